"""Wallenstein: both editions and both expansions, one module per chapter of the rulebook."""

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from feldherr.kernel import codec
from feldherr.kernel.chance import Chance
from feldherr.kernel.decision import Move
from feldherr.kernel.editing import Edit
from feldherr.kernel.errors import BadOption
from feldherr.kernel.rulebook import Outcome, Rulebook, choice_of, steps_of
from feldherr.wallenstein import (
    actions,
    board,
    collecting,
    combat,
    court,
    deploying,
    draft,
    editing,
    house_data,
    imagining,
    landsknechte,
    planning,
    player_order,
    revolt,
    scoring,
    season,
    setup,
    sound,
    throwing,
    views,
    winter,
)
from feldherr.wallenstein.moves import VOCABULARY
from feldherr.wallenstein.names import SEASONS
from feldherr.wallenstein.orders import ORDERS
from feldherr.wallenstein.rules import (
    BEFORE,
    CHOSEN,
    EXPANSIONS,
    HOUSE_RULES,
    PRESETS,
    TOWER_BEFORE,
    house_rule,
    package_data,
    rules_of,
)
from feldherr.wallenstein.state import FIELDS, State
from feldherr.wallenstein.tower import OFFERED, require_model

if TYPE_CHECKING:
    from feldherr.wallenstein.shapes import OwnView, Position, SharedView

_CHAPTERS = (
    *(actions, collecting, combat, court, deploying, draft, landsknechte),
    *(planning, player_order, revolt, season, setup, throwing, winter),
)


class Wallenstein(Rulebook[State]):
    """The game as the kernel knows it."""

    name: ClassVar = "wallenstein"
    version: ClassVar = 3
    seats: ClassVar = range(3, 6)
    defaults: ClassVar = {
        "edition": "second",
        "court": False,
        "landsknechte": False,
        "lineup": "default",
        "first_seat": 0,
        "tower": "aged2",
        "throws": "inside",
        "rules": {},
        "data": {},
    }
    moves: ClassVar = VOCABULARY
    orders: ClassVar = ORDERS
    counted: ClassVar = {"attacked": "battles", "revolt": "revolts"}
    chapters: ClassVar = ("season_begun", "game_over")
    parting: ClassVar = frozenset(
        {
            *("action_begun", "season_begun", "year_begun", "planned", "event_drawn", "bids", "position_taken"),
            *("player_order", "pile_advanced", "favors_displayed", "court_order", "favor_taken", "court_closed"),
            *("grain_lost", "supply_checked", "marched", "season_closed", "county_taken", "group_placed"),
        }
    )
    apart: ClassVar = frozenset(
        {
            *("attacked", "revolt", "thrown", "battle_won", "battle_held", "battle_tied", "battle_repelled"),
            *("revolt_put_down", "revolt_won", "scored", "game_over"),
        }
    )
    reading: ClassVar = {
        **{"action_card_turned": 0.6, "action_begun": 0.7, "skipped": 0.8, "action_lost": 0.8, "built": 0.8},
        **{"collected": 0.8, "deployed": 0.8, "marched": 0.9, "attacked": 0.9, "thrown": 4.8, "battle_won": 1.6},
        **{"battle_held": 1.6, "battle_tied": 1.6, "battle_repelled": 1.6, "peasants_alone": 0.9, "revolt": 1.3},
        **{"revolt_put_down": 1.5, "revolt_won": 1.5, "marker_added": 0.5, "event_drawn": 1.4, "bids": 1.4},
        **{"position_taken": 0.7, "favor_taken": 0.9, "converted": 0.5, "pile_advanced": 0.9, "granted": 0.7},
        **{"county_taken": 0.7, "group_placed": 0.7, "grain_lost": 1.4, "supply_checked": 1, "scored": 2.2},
    }
    befalling: ClassVar = frozenset({"skipped", "action_lost", "revolt", "revolt_put_down", "revolt_won"})
    revealing: ClassVar = frozenset(
        {
            *("action_card_turned", "action_cards", "action_lost", "bids", "bonus_tiles", "county_drawn"),
            *("county_taken", "draft_opened", "event_drawn", "favors_displayed", "order_shuffled", "pair_exchanged"),
            *("pair_set_aside", "planned", "revealed", "supply_checked", "thrown", "year_begun", "your_county"),
        }
    )
    steps: ClassVar = steps_of(*_CHAPTERS)

    def moment(self, state: State) -> dict[str, Any]:
        return {"year": state.year, "season": SEASONS[state.season] if state.season >= 0 else None}

    def of_version(self, version: int, options: dict[str, Any]) -> dict[str, Any]:
        if version not in BEFORE:
            return super().of_version(version, options)
        edition, rules = options.get("edition", self.defaults["edition"]), options.get("rules", {})
        if not (isinstance(edition, str) and isinstance(rules, dict)):
            return options  # which `check_options` refuses
        return {"tower": TOWER_BEFORE, **options, "rules": {**BEFORE[version].get(edition, {}), **rules}}

    def check_options(self, players: int, options: dict[str, Any]) -> None:
        choice_of("edition", options["edition"], tuple(PRESETS))
        choice_of("lineup", options["lineup"], ("default", "draft"))
        require_model("tower", options["tower"])
        choice_of("throws", options["throws"], ("inside", "outside"))
        choice_of("first_seat", options["first_seat"], tuple(range(players)))
        for expansion in ("court", "landsknechte"):
            choice_of(expansion, options[expansion], (True, False))
            if options[expansion] and expansion not in EXPANSIONS[options["edition"]]:
                raise BadOption("expansion_of_second", expansion=expansion)
        options["rules"] = {str(rule): _plain(house_rule(rule, value)) for rule, value in options["rules"].items()}
        options["data"] = house_data.settle(options["data"])
        if "tower" in options["data"]:
            choice_of("tower", options["tower"], ("aged2",))  # levels are those of this model

    def choices(self) -> dict[str, Any]:
        return {
            "options": {
                "edition": list(PRESETS),
                "court": [False, True],
                "landsknechte": [False, True],
                "lineup": ["default", "draft"],
                "tower": list(OFFERED),
            },
            "presets": {
                edition: {name: _plain(getattr(rules, name)) for name in HOUSE_RULES}
                for edition, rules in PRESETS.items()
            },
            "expansions": {edition: list(expansions) for edition, expansions in EXPANSIONS.items()},
            "rules": {
                name: {key: list(allowed) for key, allowed in rule.metadata.items()}
                for name, rule in HOUSE_RULES.items()
            },
        }

    def rules_in_force(self, options: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
        rules, preset = rules_of(options), PRESETS[options["edition"]]
        return {name: (_plain(getattr(rules, name)), _plain(getattr(preset, name))) for name in (*HOUSE_RULES, *CHOSEN)}

    def rule_facts(self, options: dict[str, Any]) -> dict[str, Any]:
        from feldherr.wallenstein.rule_facts import rule_facts  # most games are played without

        return rule_facts(options)

    def package_data(self) -> dict[str, Any]:
        return package_data()

    def board(self) -> dict[str, Any]:
        return board.printed()

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
        return imagining.imagine(view, rules_of(options), self.read_agenda(view["agenda"]), chance)

    def redraw(self, g: State, chance: Chance) -> None:
        hidden, pile, events, favors = (
            *(g.action_cards[g.actions_open :], g.pile[g.pile_known :]),
            *(g.event_deck[:], g.favor_deck[:]),
        )
        for cards in (hidden, pile, events, favors):
            chance.shuffle(cards)
        g.action_cards = g.action_cards[: g.actions_open] + hidden
        g.pile = g.pile[: g.pile_known] + pile
        g.event_deck, g.favor_deck = events, favors

    def encode(self, g: State) -> list[Any]:
        return codec.write(g, FIELDS)

    def decode(self, plain: list[Any], options: dict[str, Any], chance: Chance) -> State:
        g = State(rules_of(options), plain[0], chance)
        g.agenda = self.read_agenda(plain[1])
        codec.read_into(g, FIELDS, plain)
        return g

    def sound(self, g: State) -> None:
        sound.sound(g)

    def edit(self, g: State, edit: Edit) -> bool:
        return editing.edit(g, edit)

    def odds(self, g: State, seat: int, move: Move) -> Any:
        from feldherr.wallenstein.odds_of_moves import explained_odds  # brings NumPy

        return explained_odds(g, seat, move)

    def odds_of_all(self, g: State, seat: int, moves: list[Move]) -> dict[str, Any]:
        from feldherr.wallenstein.odds_of_moves import explained_odds_of_all  # brings NumPy

        return dict(explained_odds_of_all(g, seat, moves))


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


@cache
def rulebook() -> Wallenstein:
    return Wallenstein()


__all__ = ["State", "Wallenstein", "rulebook"]
