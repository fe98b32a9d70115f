"""How a game is shown in a terminal, and how its answers are typed. Games with a screen of their own override it."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from feldherr import Game
from feldherr.cli.texts import Texts
from feldherr.kernel.decision import Decision, not_offered

View = Mapping[str, Any]
SEAT_STYLES = ("bold red", "bold bright_blue", "bold yellow", "bold magenta", "bold cyan")


class Option(NamedTuple):
    """An answer that is offered: what to type for short, its text form, and what it means."""

    key: str
    text: str
    note: str = ""


class Assistant(Protocol):
    """Helps with a decision that is too large to list."""

    def show(self) -> RenderableType: ...

    def label(self) -> str:
        """What is asked just now, for the line where the player types."""

    def feed(self, line: str) -> str | None:
        """Takes what was typed; returns the move's text form when it is complete and sealed."""


OF_EVERY_TABLE: Final = frozenset(
    {"game", "options", "question", "waiting_for", "answered", "agenda", "over", "outcome", "seat", "sealed", "players"}
)
"""What every view tells, and is shown in other ways."""


class Screen:
    """Any game: its view in plain tables, its options numbered."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    # -- what is shown -------------------------------------------------------------------------------------------------

    def board(self, view: View, width: int) -> list[RenderableType]:
        """Everything on the table, in blocks that each fit a screen."""
        facts = {key: value for key, value in view.items() if key not in OF_EVERY_TABLE}
        apart = {key: value for key, value in facts.items() if isinstance(value, Mapping)}
        lines = [(key, value) for key, value in facts.items() if key not in apart]
        told = [Text(f"{self.texts.name(key, 'view')}: {self._told(value, key)}") for key, value in lines]
        players = {self.texts.player(seat): player for seat, player in enumerate(view["players"])}
        tables = [self._table(self.texts.name(key, "view"), rows) for key, rows in apart.items()]
        return [Group(*told), *tables, self._table("", players)]

    def _table(self, title: str, rows: Mapping[str, Any]) -> Table:
        """A row for each thing, a column for each fact that any of them has."""
        columns = list(dict.fromkeys(key for row in rows.values() if isinstance(row, Mapping) for key in row))
        table = Table(title, *[self.texts.name(column, "view") for column in columns], box=None, header_style="dim")
        for name, row in rows.items():
            plain = not isinstance(row, Mapping)
            cells = [self._told(row)] if plain else [self._told(row.get(column), column) for column in columns]
            table.add_row(self.texts.name(name), *cells)
        return table

    def _told(self, value: Any, kind: str = "") -> str:
        """A fact of a view; seats by their players' names, nothing as a dash."""
        if value is None or value == []:
            return "–"
        if isinstance(value, list):
            return ", ".join(self._told(item, kind) for item in value)
        return self.texts.name(str(value).lower() if isinstance(value, bool) else value, kind)

    def overview(self, decision: Decision, view: View, width: int) -> list[RenderableType]:
        """What a player wants to see before this decision."""
        return self.board(view, width)

    def news(self, events: list[dict[str, Any]]) -> RenderableType:
        """What happened, one line each; nothing that says nothing."""
        told = [event for event in events if self.worth_telling(event)]
        return Group(*[Text(self.texts.event(event), self.style_of(event)) for event in told])

    def worth_telling(self, event: Mapping[str, Any]) -> bool:
        return True

    def style_of(self, event: Mapping[str, Any]) -> str:
        return ""

    def secret(self, decision: Decision, public: View) -> bool:
        """Whether the question itself shows something that others at the keyboard must not see."""
        return True

    def mat(self, view: View) -> RenderableType | None:
        """What only this seat may look at again."""
        return None

    def odds(self, seat: int, decision: Decision) -> RenderableType | None:
        """The odds of the moves on offer, where there are any."""
        return None

    # -- what is asked -------------------------------------------------------------------------------------------------

    def options(self, decision: Decision, view: View) -> list[Option]:
        offered = enumerate(decision.options(), 1)
        return [Option(str(number), move.text, self.texts.move(self.game, move.text)) for number, move in offered]

    def question(self, decision: Decision, view: View) -> RenderableType:
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for option in self.options(decision, view):
            key = option.key if option.key != option.text else ""
            table.add_row(Text(key, "bold"), Text(option.text, "cyan"), Text(option.note))
        return table

    def assistant(self, decision: Decision) -> Assistant | None:
        return None

    def read(self, decision: Decision, view: View, line: str) -> str:
        """The text form of the move that was typed, perhaps by its number."""
        options = self.options(decision, view)
        for option in options:
            if line in (option.key, option.text):
                return option.text
        return self.as_typed(line, options)

    def as_typed(self, line: str, options: list[Option]) -> str:
        """A line that begins like a move is left to the rules; of any other the player hears what is possible."""
        if line.split(maxsplit=1)[0] in self.game.rulebook.moves.verbs:
            return line
        raise not_offered(line[:40], [option.text for option in options])


def screen_for(game: Game, texts: Texts) -> Screen:
    """The game's own screen, if it has one."""
    module = f"feldherr.cli.screens.{game.rulebook.name}"
    if find_spec(module) is None:
        return Screen(game, texts)
    screen: Screen = import_module(module).screen(game, texts)
    return screen
