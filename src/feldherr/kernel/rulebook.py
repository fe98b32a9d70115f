"""What a game must provide. The kernel knows nothing else of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from feldherr.kernel.chance import Chance
from feldherr.kernel.codec import copied, is_modest
from feldherr.kernel.decision import Move, Vocabulary
from feldherr.kernel.editing import Edit, apply
from feldherr.kernel.errors import BadOption, BadRecord, Unsound
from feldherr.kernel.orders import Orders
from feldherr.kernel.sound import require
from feldherr.kernel.step import S, SimultaneousStep, Step

if TYPE_CHECKING:
    from feldherr.kernel.shapes import Outcome as OutcomeShape


class Outcome(NamedTuple):
    """The end of a game: points by seat, and seats from first to last with ties together."""

    scores: list[int]
    ranking: list[list[int]]

    @property
    def winners(self) -> list[int]:
        """The seats that nobody is ahead of."""
        return self.ranking[0]

    def as_json(self) -> "OutcomeShape":
        """For programs."""
        return {"scores": self.scores, "ranking": self.ranking}


def rank(keys: list[Any]) -> list[list[int]]:
    """Seats by key, highest first, equal keys together.

    >>> rank([3, 5, 3])
    [[1], [0, 2]]
    """
    return [[seat for seat, own in enumerate(keys) if own == key] for key in sorted(set(keys), reverse=True)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(ABC, Generic[S]):
    """A game: its name, its options, its set-up and what may be seen of it. Steps do the rest."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Rises whenever the same options would give another game."""
    seats: ClassVar[range]
    defaults: ClassVar[dict[str, Any]]
    """The options of a table with their default values."""
    moves: ClassVar[Vocabulary]
    orders: ClassVar[Orders]
    """The standing orders that its players may give."""
    counted: ClassVar[dict[str, str]] = {}
    """Event kinds that statistics count, and under which name."""
    chapters: ClassVar[tuple[str, str]]
    """The kind of event with which a chapter of its story begins, as a season or a turn, and the one that ends it."""
    parting: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events with which another part of the story begins; what follows is told along with them."""
    apart: ClassVar[frozenset[str]] = frozenset()
    """Those that are shown by themselves, as the steps of a fight are."""
    reading: ClassVar[dict[str, float]] = {}
    """Seconds for which events are shown, by kind, before whoever reads of them can go on; other kinds are not seen."""
    befalling: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that happen to the seat they name; others with a seat tell what it does."""
    steps: ClassVar[dict[str, type[Step[Any]]]]
    revealing: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that show something hidden before: no decision that led to one can be undone."""

    def moment(self, state: S) -> dict[str, Any]:
        """How far a game has come, in the words of its own sequence of play."""
        return {}

    def read_agenda(self, plain: list[list[Any]]) -> list[Step[Any]]:
        """The steps that `Step.encode` wrote down; Unsound where the game has no such step."""
        return [self._read_step(*step) for step in plain]

    def _read_step(self, name: str, *fields: int) -> Step[Any]:
        require(name in self.steps, "agenda", name)
        try:
            return self.steps[name](*fields)
        except TypeError:  # so many fields it does not have
            raise Unsound("unsound", part="agenda", found=name) from None

    def of_version(self, version: int, options: dict[str, Any]) -> dict[str, Any]:
        """The options with which a game begun with that version goes on as it began; BadRecord, if there are none."""
        if version != self.version:
            raise BadRecord("other_version", version=version, current=self.version)
        return options

    def read_options(self, players: Any, given: dict[str, Any]) -> dict[str, Any]:
        """All options of a table, checked; what was not given has its default."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            raise BadOption("bad_players", game=self.name, least=self.seats[0], most=self.seats[-1], given=players)
        if not is_modest(given):
            raise BadOption("options_too_large")
        for option in given:
            if option not in self.defaults:
                raise BadOption("unknown_option", option=str(option), allowed=sorted(self.defaults))
        options: dict[str, Any] = copied({**self.defaults, **given})
        if not isinstance(options.get("rules", {}), dict):
            raise BadOption("bad_value", option="rules", value=str(options["rules"])[:80], allowed=["{rule: value}"])
        self.check_options(players, options)
        return options

    @abstractmethod
    def check_options(self, players: int, options: dict[str, Any]) -> None:
        """Raises BadOption for a value that an option cannot have, and brings values into their plain form."""

    def choices(self) -> dict[str, Any]:
        """What a table can choose, for menus: `options` with the values they may have, `presets` with the rules that
        each sets, `expansions` with the options that go with each preset, and `rules` that can be set one by one, each
        with its `values` or its `range`."""
        return {"options": {}, "presets": {}, "expansions": {}, "rules": {}}

    def rules_in_force(self, options: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
        """Every rule that a table can set: its value there, and the value as printed."""
        return {}

    def rule_facts(self, options: dict[str, Any]) -> dict[str, Any]:
        """What the rulebook for players depends on and tells: the table's rules and figures, by name."""
        return {}

    def package_data(self) -> dict[str, Any]:
        """The figures that a table can replace by its own, in the shape of the option `data`."""
        return {}

    def board(self) -> dict[str, Any]:
        """What is printed on the board: its places by id, with their figures and where they border."""
        return {}

    @abstractmethod
    def set_up(self, players: int, options: dict[str, Any], chance: Chance) -> S:
        """The state before the first step, with everything that follows on its agenda."""

    @abstractmethod
    def copy(self, g: S) -> S:
        """An independent state in microseconds: slices of its lists, its events and steps shared."""

    @abstractmethod
    def outcome(self, g: S) -> Outcome:
        """Points and places at the end."""

    @abstractmethod
    def view(self, g: S, seat: int | str | None) -> Mapping[str, Any]:
        """What a seat may know (None: anybody; "all": everything), built up from nothing, JSON-able."""

    def shared_view(self, g: S) -> Mapping[str, Any]:
        """The parts of a view that are the same for everybody: made once where many look on."""
        return {}

    def own_view(self, g: S, seat: int | str | None) -> Mapping[str, Any]:
        """The other parts."""
        return self.view(g, seat)

    @abstractmethod
    def imagine(self, view: dict[str, Any], options: dict[str, Any], chance: Chance) -> S:
        """A state that gives this view, with everything the view does not say drawn from chance."""

    @abstractmethod
    def redraw(self, g: S, chance: Chance) -> None:
        """Puts everything that nobody at the table knows, such as the order of decks, into a new random order."""

    @abstractmethod
    def encode(self, g: S) -> list[Any]:
        """The whole state but its events as plain lists."""

    @abstractmethod
    def decode(self, plain: list[Any], options: dict[str, Any], chance: Chance) -> S:
        """The state that was written as plain lists."""

    def sound(self, g: S) -> None:
        """Raises Unsound for a position that no game can come to: for those that come from outside."""

    def edit(self, g: S, edit: Edit) -> bool:
        """Changes a position by hand; whether the game goes on by itself then. BadEdit, where something is missing."""
        return apply({}, g, edit)

    def odds(self, g: S, seat: int, move: Move) -> Any:
        """Exact odds of a move that has any; BadOption in a game without."""
        raise BadOption("no_odds", game=self.name)

    def odds_of_all(self, g: S, seat: int, moves: list[Move]) -> dict[str, Any]:
        """Odds of those moves that have any, by their text."""
        found = {}
        for move in moves:
            with suppress(BadOption):
                found[move.text] = self.odds(g, seat, move)
        return found


def steps_of(*chapters: ModuleType) -> dict[str, type[Step[Any]]]:
    """The steps that a game's chapters define, by name."""
    found = [thing for chapter in chapters for thing in vars(chapter).values() if isinstance(thing, type)]
    return {step.__name__: step for step in found if issubclass(step, Step) and step not in (Step, SimultaneousStep)}


def choice_of(option: str, value: Any, allowed: tuple[Any, ...]) -> None:
    """Raises BadOption unless an option's value is one of those allowed."""
    if not any(value == one and type(value) is type(one) for one in allowed):
        raise BadOption("bad_value", option=option, value=str(value)[:80], allowed=[str(one) for one in allowed])
