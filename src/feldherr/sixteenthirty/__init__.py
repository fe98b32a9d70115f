"""Sixteen Thirty Something, the game of 2007: one module per chapter of the rulebook."""

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from feldherr.kernel import codec
from feldherr.kernel.chance import Chance
from feldherr.kernel.decision import Move
from feldherr.kernel.editing import Edit
from feldherr.kernel.errors import BadOption
from feldherr.kernel.rulebook import Outcome, Rulebook, choice_of, steps_of
from feldherr.sixteenthirty import (
    bidding,
    editing,
    house_data,
    imagining,
    influence,
    lobby,
    market,
    odds,
    scoring,
    setup,
    sound,
    special,
    turn,
    views,
    voting,
    war,
)
from feldherr.sixteenthirty.moves import VOCABULARY
from feldherr.sixteenthirty.orders import ORDERS
from feldherr.sixteenthirty.rules import HOUSE_RULES, PRINTED, SEATS, board, package_data, rules_of
from feldherr.sixteenthirty.state import FIELDS, State

if TYPE_CHECKING:
    from feldherr.sixteenthirty.shapes import OwnView, Position, SharedView

_CHAPTERS = (bidding, influence, lobby, market, scoring, setup, special, turn, voting, war)


class SixteenThirty(Rulebook[State]):
    """The game as the kernel knows it."""

    name: ClassVar = "sixteenthirty"
    version: ClassVar = 1
    seats: ClassVar = SEATS
    defaults: ClassVar = {"throws": "inside", "rules": {}, "data": {}}
    moves: ClassVar = VOCABULARY
    orders: ClassVar = ORDERS
    counted: ClassVar = {"war_begun": "wars", "league_enacted": "leagues"}
    chapters: ClassVar = ("turn_begun", "game_ended")
    parting: ClassVar = frozenset(
        {
            *("turn_begun", "round_begun", "join_proposed", "rearm_proposed", "war_proposed", "league_proposed"),
            *("special_played", "influence_bid", "second_vote_called", "market_opened", "influence_removed"),
        }
    )
    apart: ClassVar = frozenset(
        {
            *("votes_shown", "war_begun", "war_won", "war_drawn", "assassinated", "unrest_placed", "exchanged"),
            *("points_added", "end_rolled", "game_ended"),
        }
    )
    reading: ClassVar = {
        **{"special_played": 2.0, "assassinated": 3.0, "unrest_placed": 3.0, "influence_bid": 1.0},
        **{"join_proposed": 2.0, "rearm_proposed": 2.0, "war_proposed": 2.0, "league_proposed": 2.0},
        **{"votes_shown": 4.0, "war_won": 5.0, "war_drawn": 5.0, "points_added": 6.0, "exchanged": 1.0},
    }
    revealing: ClassVar = frozenset(
        {
            *("card_collected", "cards_dealt", "cards_drawn", "deck_shuffled", "end_rolled", "exchanged"),
            *("first_player_chosen", "influence_shown", "market_opened", "markers_drawn", "markers_passed"),
            *("points_added", "votes_shown", "war_begun"),
        }
    )
    steps: ClassVar = steps_of(*_CHAPTERS)

    def moment(self, state: State) -> dict[str, Any]:
        return {"turn": state.turn}

    def check_options(self, players: int, options: dict[str, Any]) -> None:
        choice_of("throws", options["throws"], ("inside", "outside"))
        for rule, value in options["rules"].items():
            if rule not in HOUSE_RULES:
                raise BadOption("unknown_rule", rule=str(rule)[:80], allowed=sorted(HOUSE_RULES))
            choice_of(rule, value, HOUSE_RULES[rule])
        options["rules"] = dict(options["rules"])
        options["data"] = house_data.settle(options["data"])

    def choices(self) -> dict[str, Any]:
        rules = {name: {"values": list(values)} for name, values in HOUSE_RULES.items()}
        return {"options": {}, "presets": {}, "rules": rules}

    def rules_in_force(self, options: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
        chosen = {"throws": options["throws"], **options["rules"]}
        return {name: (chosen.get(name, printed), printed) for name, printed in PRINTED.items()}

    def rule_facts(self, options: dict[str, Any]) -> dict[str, Any]:
        from feldherr.sixteenthirty.rule_facts import rule_facts  # most games are played without

        return rule_facts(options)

    def package_data(self) -> dict[str, Any]:
        return package_data()

    def board(self) -> dict[str, Any]:
        return board()

    def set_up(self, players: int, options: dict[str, Any], chance: Chance) -> State:
        return setup.set_up(players, options, chance)

    def copy(self, g: State) -> State:
        return g.copy()

    def outcome(self, g: State) -> Outcome:
        return scoring.outcome(g)

    def view(self, g: State, seat: int | str | None) -> "Position":
        return {**views.shared(g), **views.own(g, seat)}

    def shared_view(self, g: State) -> "SharedView":
        return views.shared(g)

    def own_view(self, g: State, seat: int | str | None) -> "OwnView":
        return views.own(g, seat)

    def imagine(self, view: dict[str, Any], options: dict[str, Any], chance: Chance) -> State:
        rules = rules_of(len(view["players"]), options)
        return imagining.imagine(view, rules, self.read_agenda(view["agenda"]), chance)

    def redraw(self, g: State, chance: Chance) -> None:
        chance.shuffle(g.deck)

    def encode(self, g: State) -> list[Any]:
        return codec.write(g, FIELDS)

    def decode(self, plain: list[Any], options: dict[str, Any], chance: Chance) -> State:
        g = State(rules_of(plain[0], options), plain[0], chance)
        g.agenda = self.read_agenda(plain[1])
        codec.read_into(g, FIELDS, plain)
        return g

    def sound(self, g: State) -> None:
        sound.sound(g)

    def edit(self, g: State, edit: Edit) -> bool:
        return editing.edit(g, edit)

    def odds(self, g: State, seat: int, move: Move) -> odds.Odds:
        return odds.odds_of(g, move)


@cache
def rulebook() -> SixteenThirty:
    return SixteenThirty()


__all__ = ["SixteenThirty", "State", "package_data", "rulebook"]
