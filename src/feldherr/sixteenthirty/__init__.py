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
        **{"markers_passed": 0.6, "influence_shown": 1.2, "turn_begun": 0.7, "round_begun": 0.4},
        **{"influence_removed": 0.7, "influence_turned": 0.8, "cards_drawn": 0.3, "special_played": 0.9},
        **{"ability_raised": 0.9, "army_raised": 0.9, "status_raised": 0.9, "leader_placed": 0.9},
        **{"assassinated": 1.2, "unrest_placed": 1.1, "league_dissolved": 0.9, "join_proposed": 1.1},
        **{"rearm_proposed": 1.1, "war_proposed": 1.2, "league_proposed": 1.2, "lobby_skipped": 0.9},
        **{"influence_bid": 0.7, "bid_passed": 0.35, "votes_shown": 2, "second_vote_called": 1, "faction_joined": 1},
        **{"rearmed": 0.9, "war_begun": 1.2, "war_won": 2.4, "war_drawn": 2.4, "status_captured": 1},
        **{"army_damaged": 0.7, "ability_damaged": 0.7, "league_enacted": 1.2, "league_values": 0.7},
        **{"cards_to_market": 0.3, "points_added": 1.6, "end_rolled": 1.4, "market_opened": 0.9, "exchanged": 0.9},
        **{"not_exchanged": 0.25, "card_collected": 0.8, "board_cleared": 0.5, "game_ended": 1.2},
    }
    befalling: ClassVar = frozenset({"influence_turned", "influence_removed", "lobby_skipped"})
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
        return {**super().choices(), "rules": rules}

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
