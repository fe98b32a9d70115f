"""What the rulebook for players depends on and tells: every rule of a table by name, and the figures of the data."""

from typing import Any, Final

from feldherr.wallenstein.board import (
    COUNTIES,
    COUNTY_COUNT,
    GRAIN,
    NOT_WITH_THREE,
    REGION,
    REGIONS,
    SITES,
    TAXES,
    in_play,
    lineup,
)
from feldherr.wallenstein.names import ACTIONS, BUILDINGS, SEASONS, TILES
from feldherr.wallenstein.planning import boxes_of
from feldherr.wallenstein.rules import (
    ARMIES,
    BENEFITS,
    CHOSEN,
    COURTIERS,
    HOUSE_RULES,
    PRICES,
    PRIMED_ARMIES,
    PRIMED_PEASANTS,
    REGIONS_NEEDED,
    SCORE,
    SPARE_CARDS,
    STOCK,
    SUPPLY_TABLE,
    TILE_AMOUNT,
    TOWER_CARDS,
    EventCard,
    Favor,
    Rules,
    rules_of,
)
from feldherr.wallenstein.setup import starting_groups
from feldherr.wallenstein.winter import revolts_for

SEATS: Final = (3, 4, 5)
COLUMNS: Final = "ABCDE"
SEASONS_WITH_COURT: Final = 2 * SEASONS.index("winter")
"""Of both years."""


def rule_facts(options: dict[str, Any]) -> dict[str, Any]:
    """All facts; those that are lists are the rows of tables.

    >>> from feldherr.wallenstein import rulebook
    >>> facts = rule_facts(rulebook().read_options(3, {"edition": "first"}))
    >>> facts["peasants_help_below"], facts["thalers_5"], facts["price_palace"], facts["event_cards_in_all"]
    (2, 13, 3, 25)
    """
    rules = rules_of(options)
    fields = {name: getattr(rules, name) for name in (*HOUSE_RULES, *CHOSEN) if name != "start_money"}
    return {
        **fields,
        "edition": options["edition"],
        **_by_players(rules),
        **_components(rules),
        **_cards(rules),
    }


def _by_players(rules: Rules) -> dict[str, Any]:
    """What depends on the number of players: `thalers_3`, `thalers_4`, `thalers_5`."""
    facts: dict[str, Any] = {}
    for players, thalers in zip(SEATS, rules.start_money, strict=True):
        groups = starting_groups(players)
        facts |= {
            f"thalers_{players}": thalers,
            f"groups_{players}": len(groups),
            f"armies_{players}": sum(groups),
            f"supply_{players}": rules.armies_each - sum(groups) - PRIMED_ARMIES,
            f"neutral_{players}": len(in_play(players)) - players * len(groups),
            f"primed_{players}": players * PRIMED_ARMIES + PRIMED_PEASANTS,
            f"lineup_{players}": _lineup(players),
        }
    return {**facts, "groups": starting_groups(SEATS[0])}


def _lineup(players: int) -> list[dict[str, Any]]:
    return [
        {"key": column.lower(), "column": column, "counties": {COUNTIES[c]: armies for c, armies in places.items()}}
        for column, places in zip(COLUMNS, lineup(players), strict=False)
    ]


def _components(rules: Rules) -> dict[str, Any]:
    return {
        "regions": len(REGIONS),
        "counties_in_all": COUNTY_COUNT,
        "counties_of_a_region": COUNTY_COUNT // len(REGIONS),
        "counties_with_three": len(in_play(3)),
        "out_with_three": [COUNTIES[c] for c in sorted(NOT_WITH_THREE)],
        "boxes": len(boxes_of(rules)),
        "spare_cards_each": SPARE_CARDS,
        "highest_money_card": SPARE_CARDS - 1,
        "primed_armies": PRIMED_ARMIES,
        "primed_peasants": PRIMED_PEASANTS,
        **{f"stock_{thing}": number for thing, number in STOCK.items()},
        **{f"price_{action}": price for action, price in PRICES.items()},
        **{f"armies_{action}": ARMIES[action] for action in ("deploy5", "deploy3", "deploy1")},
        **{f"short_{action}": armies for action, armies in ARMIES["short_levy"].items()},
        **{f"tile_{tile}": TILE_AMOUNT[tile] for tile in TILES},
        "tiles": len(TILES),
        **{f"score_{thing}": points for thing, points in SCORE.items() if thing != "tied"},
        **{f"tied_{building}": max(0, SCORE[building] + SCORE["tied"]) for building in BUILDINGS},
        "winter_table": _winter_table(),
        **_winter_example(),
        "county_table": [_county(c) for c in range(COUNTY_COUNT)],
    }


def _winter_table() -> list[dict[str, Any]]:
    """For want of `least` to `most` grain: one number, from one to another, or that and more."""
    ends = [row[0] - 1 for row in SUPPLY_TABLE[1:]]
    return [
        {
            "key": least,
            "least": least,
            "most": most,
            "span": "more" if not most else "one" if least == most else "range",
            "revolts": revolts,
            "peasants": peasants,
        }
        for (least, revolts, peasants), most in zip(SUPPLY_TABLE, [*ends, 0], strict=True)
    ]


def _winter_example() -> dict[str, Any]:
    """Of a player who is short of 2, with a revolt marker in the county."""
    revolts, peasants = revolts_for(2)
    return {"example_revolts": revolts, "example_peasants": peasants, "example_peasants_in_all": peasants + 1}


def _county(c: int) -> dict[str, Any]:
    return {
        "key": COUNTIES[c],
        "county": COUNTIES[c],
        "region": REGIONS[REGION[c]],
        "taxes": TAXES[c],
        "grain": GRAIN[c],
        "sites": SITES[c],
        "with_three": c not in NOT_WITH_THREE,
    }


def _cards(rules: Rules) -> dict[str, Any]:
    return {
        "event_cards_in_all": len(rules.events),
        "event_effects": len({card.effect for card in rules.events}),
        "event_table": [_event(card) for card in rules.events],
        "events_reconstructed": any(card.reconstructed for card in rules.events),
        "courtiers": COURTIERS,
        "tower_cards": TOWER_CARDS,
        "favor_cards": len(rules.favors),
        "favors_shown": SEASONS_WITH_COURT * len(rules.favor_costs),
        **{f"favor_cost_{place}": cost for place, cost in enumerate(rules.favor_costs, 1)},
        "favor_table": [_favor(number, favor) for number, favor in enumerate(rules.favors, 1)],
        "favors_reconstructed": any(favor.reconstructed for favor in rules.favors),
        "favor_deployed": next((favor.amount for favor in rules.favors if favor.effect == "deploy"), 0),
        "regions_needed": REGIONS_NEEDED,
        "landsknechte_table": [
            {"key": level, "level": level, "reconstructed": reconstructed}
            | {benefit: benefits.get(benefit, 0) for benefit in BENEFITS}
            for level, (benefits, reconstructed) in enumerate(
                zip(rules.landsknechte_cards, rules.landsknechte_reconstructed, strict=True), 1
            )
        ],
        "landsknechte_reconstructed": any(rules.landsknechte_reconstructed),
    }


def _event(card: EventCard) -> dict[str, Any]:
    return {
        "key": card.number,
        "number": card.number,
        "effect": card.effect,
        "amount": card.amount,
        "region": None if card.region < 0 else REGIONS[card.region],
        "grain_loss": card.grain_loss,
        "reconstructed": card.reconstructed,
        "says": ("rules", f"event_{card.effect}"),
    }


def _favor(number: int, favor: Favor) -> dict[str, Any]:
    return {
        "key": number,
        "number": number,
        "amount": favor.amount,
        "building": None if favor.building < 0 else BUILDINGS[favor.building],
        "against": [ACTIONS[action] for action in favor.against],
        "reconstructed": favor.reconstructed,
        "says": ("rules", f"favor_{favor.effect}"),
    }
