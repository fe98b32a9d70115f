"""Sixteen Thirty Something's screen: countries, displays, the issue under way, and the player's own cards."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from feldherr import Game
from feldherr.cli.screen import SEAT_STYLES, Option, Screen, View
from feldherr.cli.spelling import matching
from feldherr.cli.texts import Texts
from feldherr.kernel.decision import Decision
from feldherr.kernel.errors import FeldherrError

HEADINGS: Final = {"turn_begun", "round_begun", "market_opened", "game_ended"}
FACTION_STYLES: Final = {"red": "bold red", "blue": "bold bright_blue", None: "dim"}
MOST_LISTED: Final = 40


class SixteenThirtyScreen(Screen):
    """The table in two blocks: Europe, and the players."""

    def board(self, view: View, width: int) -> list[RenderableType]:
        return [Group(self._header(view), self._countries(view)), Group(self._players(view), self._displays(view))]

    def overview(self, decision: Decision, view: View, width: int) -> list[RenderableType]:
        own = self.mat(view)
        return [*self.board(view, width), *([own] if own is not None else [])]

    def style_of(self, event: Mapping[str, Any]) -> str:
        return "bold" if event["kind"] in HEADINGS else ""

    def secret(self, decision: Decision, public: View) -> bool:
        return True  # every question is answered with one's own cards in view

    def mat(self, view: View) -> RenderableType | None:
        """The player's hand, VP markers and face-down market place."""
        if view["seat"] is None:
            return None
        player = view["players"][view["seat"]]
        kinds = ("hand", "vp_markers", "market")
        lines = [(self.texts(f"own_{kind}"), player[kind]) for kind in kinds if player[kind]]
        return Group(*[Text.assemble((f"{title}: ", "bold"), self._cards(cards)) for title, cards in lines])

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _header(self, view: View) -> Text:
        header = Text(self.texts("turn_of", turn=view["turn"], limit=view["card_limit"]), "bold")
        header.append("  " + self.texts("pile_sizes", deck=_size(view["deck"]), discard=_size(view["discard"])), "dim")
        if any(view["reconstructed"].values()):
            header.append(f"  [{self.texts('reconstructed')}]", "dim")
        issue = view["issue"]
        if issue:
            named = [self.texts.name(issue["country"]), self.texts.name(issue["issue"], "issue")]
            named += [self.texts.name(issue["target"])] if issue["target"] else []
            header.append(f"\n{self.texts('issue_called')}: {' – '.join(named)}", "yellow")
        return header

    def _countries(self, view: View) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for number, head in enumerate(self.texts("country_heads").split("|")):
            table.add_column(head, justify="right" if 0 < number < 4 else "left")
        for country, there in view["countries"].items():
            marks = [self.texts(mark) for mark in ("leader", "unrest") if there[mark]]
            marks += [f"{self.texts('league')} ({self.texts.name(there['league'])})"] if there["league"] else []
            faction = self.texts.name(there["faction"]) if there["faction"] else "–"
            table.add_row(
                Text(self.texts.name(country), FACTION_STYLES[there["faction"]]),
                *[str(there[figure]) for figure in ("status", "army_size", "military_ability")],
                Text(faction, FACTION_STYLES[there["faction"]]),
                Text(", ".join(marks), "yellow"),
            )
        return table

    def _players(self, view: View) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for number, head in enumerate(self.texts("politician_heads").split("|")):
            table.add_column(head, justify="right" if number else "left")
        for seat, player in enumerate(view["players"]):
            first = " ①" if seat == view["first_player"] else ""
            name = Text(self.texts.player(seat) + first, SEAT_STYLES[seat % len(SEAT_STYLES)])
            table.add_row(name, *[str(player[figure]) for figure in ("victory_points", "hand_size", "market_size")])
        return table

    def _displays(self, view: View) -> RenderableType:
        """Influence by player: the sum of a stack, an arrow for its direction, and its cards."""
        lines = []
        for seat, player in enumerate(view["players"]):
            stacks = [
                f"{self.texts.name(country)} {sum(map(_value, stack['cards']))}{'↑' if stack['ascending'] else '↓'}"
                f" ({'+'.join(str(_value(card)) + ('*' if _is_open(card) else '') for card in stack['cards'])})"
                for country, stack in player["display"].items()
            ]
            name = (f"{self.texts.player(seat)}: ", SEAT_STYLES[seat % len(SEAT_STYLES)])
            lines.append(Text.assemble(name, ", ".join(stacks) or "–"))
        return Group(*lines, Text(self.texts("display_signs"), "dim"))

    def _cards(self, cards: list[str]) -> str:
        counted = {card: cards.count(card) for card in cards}
        return ", ".join(f"{n} × {self.texts.name(c)}" if n > 1 else self.texts.name(c) for c, n in counted.items())

    # -- what is asked -------------------------------------------------------------------------------------------------

    def question(self, decision: Decision, view: View) -> RenderableType:
        if decision.count() <= MOST_LISTED:
            return super().question(decision, view)
        some = [decision.option(i).text for i in range(0, decision.count(), decision.count() // 6)]
        return Group(Text(self.texts("some_answers", number=decision.count()), "dim"), *[Text(s, "cyan") for s in some])

    def options(self, decision: Decision, view: View) -> list[Option]:
        if decision.count() > MOST_LISTED:
            return []
        return super().options(decision, view)

    def read(self, decision: Decision, view: View, line: str) -> str:
        options = self.options(decision, view)
        for option in options:
            if line in (option.key, option.text):
                return option.text
        found = matching(line, [option.text for option in options], self.texts)
        return found if found else self.as_typed(line, options)

    # -- odds ----------------------------------------------------------------------------------------------------------

    def odds(self, seat: int, decision: Decision) -> RenderableType | None:
        """The wars that may be called or voted for."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for number, head in enumerate(self.texts("war_heads").split("|")):
            table.add_column(head, justify="right" if number else "left")
        for move in decision.options() if decision.kind in ("lobby", "vote") else []:
            try:
                odds = self.game.odds(move)
            except FeldherrError:
                continue
            shares = [self.texts.percent(share) for share in (odds.win, odds.draw, odds.loss)]
            table.add_row(Text(move.text, "cyan"), *shares)
        return table if table.row_count else None


def _size(pile: Any) -> int:
    return pile if isinstance(pile, int) else len(pile)


def _value(card: str) -> int:
    return int(card.rsplit("-", 1)[1])


def _is_open(card: str) -> bool:
    return card.startswith("open")


def screen(game: Game, texts: Texts) -> SixteenThirtyScreen:
    return SixteenThirtyScreen(game, texts)
