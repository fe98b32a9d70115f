"""Wallenstein's screen: what is shown before each decision, and how answers may be typed."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from feldherr import Game
from feldherr.cli.screen import Assistant, Option, Screen, View
from feldherr.cli.screens import wallenstein_board as drawn
from feldherr.cli.screens.wallenstein_plan import PlanAssistant
from feldherr.cli.spelling import matching
from feldherr.cli.texts import Texts
from feldherr.kernel.decision import Decision, Move
from feldherr.wallenstein.board import COUNTIES
from feldherr.wallenstein.deploying import RecruitDecision
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.names import ACTIONS
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.state import State

NO_NEWS: Final = {"money", "blank", "tower", "-", "lost"}
HEADINGS: Final = {"season_begun", "year_begun", "action_begun", "game_over", "scored"}
QUIET: Final = {"thrown", "action_card_turned", "revealed", "marker_added"}
FIGHTS: Final = {"battle_won", "battle_held", "battle_tied", "battle_repelled", "revolt_put_down", "revolt_won"}
ABOVE_THE_MAT: Final = {"action_cards", "bonus_tiles", "favors_displayed", "your_plan"}
MOST_LISTED: Final = 30


class WallensteinScreen(Screen):
    """The board in regions, and moves by target rather than by the hundred."""

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        assert isinstance(game.state, State)
        self.state = game.state

    def board(self, view: View, width: int) -> list[RenderableType]:
        season = drawn.season(view, self.texts)
        return [drawn.board(view, width, self.texts), Group(season, drawn.players(view, self.texts))]

    def overview(self, decision: Decision, view: View, width: int) -> list[RenderableType]:
        if decision.kind == "plan":
            return self.board(view, width)
        if decision.kind == "draft":
            return [drawn.board(view, width, self.texts)]
        if decision.kind == "group":
            return []
        event = drawn.event_lines(view, self.texts) if view["event"] else []
        return [Group(Text(""), drawn.header(view, self.texts), *event, drawn.tower_line(view, self.texts))]

    def worth_telling(self, event: Mapping[str, Any]) -> bool:
        if event["kind"] == "revealed":  # what an action does is told anyway
            return event["action"] not in ACTIONS and event["card"] not in NO_NEWS
        return event["kind"] not in ABOVE_THE_MAT

    def style_of(self, event: Mapping[str, Any]) -> str:
        if event["kind"] in HEADINGS:
            return "bold"
        if event["kind"] in FIGHTS:
            return "yellow"
        return "dim" if event["kind"] in QUIET else ""

    def secret(self, decision: Decision, public: View) -> bool:
        return bool(public["draft"]) and public["draft"]["drawn"] == "hidden"

    def mat(self, view: View) -> RenderableType | None:
        plan = view["players"][view["seat"]]["plan"]
        if not plan:
            return None
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for box, card in plan.items():
            table.add_row(self.texts.name(box, "action"), self.texts.name(card))
        return table

    def assistant(self, decision: Decision) -> Assistant | None:
        if not isinstance(decision, PlanDecision):
            return None
        return PlanAssistant(decision, self.game.view(int(decision.seat)), self.texts)

    # -- questions -----------------------------------------------------------------------------------------------------

    def options(self, decision: Decision, view: View) -> list[Option]:
        listed = enumerate(decision.options(), 1)
        return [Option(_key(move, number), move.text, self._note(move, decision, view)) for number, move in listed]

    def question(self, decision: Decision, view: View) -> RenderableType:
        if isinstance(decision, MoveArmies):
            return self._targets(decision, view)
        if decision.kind == "throw" or decision.count() > MOST_LISTED:
            return Text(self.texts("many_answers", form=self.texts.name(decision.kind, "form")), "dim")
        return super().question(decision, view)

    def _targets(self, decision: MoveArmies, view: View) -> RenderableType:
        facts = decision.facts()
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for number, target in enumerate(facts["targets"], 1):
            owner = view["counties"][target]["owner"]
            note = "to_own" if owner == decision.seat else "to_neutral" if owner is None else "to_other"
            table.add_row(
                Text(str(number), "bold"),
                drawn.county_line(view, target, drawn.LONGEST_NAME + drawn.FIGURES, self.texts),
                Text(target, "cyan"),
                Text(self.texts(note, owner=owner), "" if note == "to_own" else "yellow"),
            )
        hints = [self.texts("move_hint", target=facts["targets"][0] if facts["targets"] else "", most=decision.most)]
        if isinstance(decision, RecruitDecision) and decision.recruits:
            hints.append(self.texts("recruit_hint"))
        if decision.may_decline:
            hints.append(self.texts("pass_hint"))
        return Group(table, Text(" ".join(hints), "dim"))

    def _note(self, move: Move, decision: Decision, view: View) -> str:
        verb, *words = move.text.split()
        if verb == "position":
            return self.texts.name(view["tiles"][int(words[0]) - 1], "tile")
        if verb == "favor":
            cost = self.texts("courtiers", number=decision.facts()["costs"][words[0]])
            card = next(card for card in view["court"]["cards"] if card and card["number"] == int(words[0]))
            return f"{drawn.favor_text(card, self.texts)} ({cost})"
        if verb == "benefit":
            card = view["players"][decision.seat]["landsknechte_card"]
            amount = f"{self.texts.name(words[0], 'benefit')}: {card['benefits'][words[0]]}"
            return f"{amount} [{self.texts('reconstructed')}]" if card["reconstructed"] else amount
        if words and words[-1] in COUNTIES:
            line = drawn.county_line(view, words[-1], drawn.LONGEST_NAME + drawn.FIGURES, self.texts)
            return line.plain
        return self.texts(f"note_{verb}", number=words[0] if words else 0)

    def read(self, decision: Decision, view: View, line: str) -> str:
        """Moves by county and number; anything else by its key, or the beginning of its last word."""
        if isinstance(decision, MoveArmies):
            return self._read_march(decision, line)
        if decision.kind == "throw" or decision.count() > MOST_LISTED:
            return line
        options = self.options(decision, view)
        for option in options:
            if line in (option.key, option.text):
                return option.text
        last_words = {option.text.split()[-1]: option.text for option in options}
        found = matching(line, list(last_words), self.texts)
        return last_words[found] if found else self.as_typed(line, options)

    def _read_march(self, decision: MoveArmies, line: str) -> str:
        targets: list[str] = decision.facts()["targets"]
        words = line.split()
        if matching(line, ["pass"], self.texts):
            return "pass"
        verb = words.pop(0) if words[0] in ("move", "recruit") else "move"
        if not words:
            return verb
        where, *rest = words
        if where.isascii() and where.isdigit() and len(where) < 3 and 0 < int(where) <= len(targets):
            return " ".join([verb, targets[int(where) - 1], *rest])
        return " ".join([verb, matching(where, targets, self.texts) or where, *rest])

    # -- odds ----------------------------------------------------------------------------------------------------------

    def odds(self, seat: int, decision: Decision) -> RenderableType | None:
        if isinstance(decision, MoveArmies):
            from feldherr.wallenstein.odds_of_moves import odds_of_attacks

            odds = odds_of_attacks(self.state, seat, decision.options())
        elif decision.kind == "revolt_order":
            odds = {move.text: self.game.odds(move) for move in decision.options()}
        else:
            return None
        if not odds:
            return None
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for number, head in enumerate(self.texts("odds_heads").split("|")):
            table.add_column(head, justify="right" if number else "left")
        for text, chances in odds.items():
            shares = [self.texts.percent(share) for share in (chances.win, chances.tie, chances.loss)]
            table.add_row(Text(text, "cyan"), *shares, self.texts.decimal(chances.expected_survivors))
        return table


def _key(move: Move, number: int) -> str:
    """A move that is a verb and a number is known by its number, any other by its place in the list."""
    words = move.text.split()
    return words[1] if len(words) == 2 and words[1].isdigit() else words[0] if len(words) == 1 else str(number)


def screen(game: Game, texts: Texts) -> WallensteinScreen:
    return WallensteinScreen(game, texts)
