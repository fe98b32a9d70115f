"""What the native module of Wallenstein needs to know: rules and board as numbers, and its moves as Python's."""

from array import array
from dataclasses import fields
from functools import lru_cache
from typing import Any, Final

from feldherr.kernel.decision import Move, Pass
from feldherr.wallenstein import moves
from feldherr.wallenstein.board import (
    BORDERS,
    COUNTY_COUNT,
    GRAIN,
    NOT_WITH_THREE,
    REGION,
    SITES,
    TAXES,
    lineup,
)
from feldherr.wallenstein.names import ACTIONS, BUILDINGS, TILES
from feldherr.wallenstein.rules import (
    ARMIES,
    BENEFITS,
    COURTIERS,
    GROUPS,
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
    Rules,
    rules_of,
)
from feldherr.wallenstein.tower import BIGGEST, MODELS, Levels, model_of

MOST_BORDERS: Final = 8
MOST_INSIDE: Final = 30
EFFECTS: Final = (
    *("", "market_calms", "peasants_rise", "palace_guard", "church_peace", "tax_ceiling", "tax_floor"),
    *("harvest_floor", "harvest_ceiling", "short_levy", "crop_failure", "good_harvest", "palace_peasants"),
    *("weary_peasants", "trade_bonus"),
)
FAVOR_EFFECTS: Final = (*BENEFITS, "remove_event", "remove_revolt_marker", "deploy", "building", "immunity")
KNOWN: Final = {
    *HOUSE_RULES,
    *("court", "landsknechte", "tower", "tower_levels", "throws", "events", "favors", "favor_costs"),
    *("landsknechte_cards", "landsknechte_reconstructed"),
}
"""The fields of the rules object that the native module plays by; with any other, Python plays."""


def knows(players: int, options: dict[str, Any]) -> bool:
    """Whether the native module can play by these options: all that is settled inside the game."""
    rules = rules_of(options)
    return (
        {field.name for field in fields(Rules)} == KNOWN
        and options["throws"] == "inside"
        and all(card.effect in EFFECTS for card in rules.events)
        and all(favor.effect in FAVOR_EFFECTS for favor in rules.favors)
        and COUNTY_COUNT == 45
        and max(map(len, BORDERS)) <= MOST_BORDERS
    )


def first_seat(options: dict[str, Any]) -> int:
    seat: int = options["first_seat"]
    return seat


def numbers_of(players: int, options: dict[str, Any]) -> dict[str, int | list[int]]:
    """Rules, board and box as the native rules object names them."""
    rules = rules_of(options)
    plain = {name: _place(name, getattr(rules, name)) for name in HOUSE_RULES}
    return {
        **plain,
        **{"court": int(rules.court), "landsknechte": int(rules.landsknechte)},
        "draft": int(options["lineup"] == "draft"),
        **_cards(rules),
        **_board(players),
        **_box(),
        **_tower(rules),
    }


def _place(name: str, value: Any) -> int | list[int]:
    """A number as it is; a word as its place among those allowed."""
    if isinstance(value, str):
        place: int = HOUSE_RULES[name].metadata["values"].index(value)
        return place
    return list(value) if isinstance(value, tuple) else int(value)


def _filled(numbers: list[int], length: int) -> list[int]:
    return numbers + [0] * (length - len(numbers))


def _cards(rules: Rules) -> dict[str, int | list[int]]:
    events, favors = rules.events, rules.favors
    return {
        "events": len(events),
        "event_number": _filled([card.number for card in events], 25),
        "event_effect": _filled([EFFECTS.index(card.effect) for card in events], 25),
        "event_amount": _filled([card.amount for card in events], 25),
        "event_region": _filled([card.region for card in events], 25),
        "event_loss": _filled([card.grain_loss for card in events], 25),
        "favor_effect": [FAVOR_EFFECTS.index(favor.effect) for favor in favors],
        "favor_amount": [favor.amount for favor in favors],
        "favor_building": [favor.building for favor in favors],
        "favor_against": [sum(1 << action for action in favor.against) for favor in favors],
        "favor_costs": list(rules.favor_costs),
        "landsknechte_cards": [card.get(benefit, 0) for card in rules.landsknechte_cards for benefit in BENEFITS],
    }


def _board(players: int) -> dict[str, int | list[int]]:
    columns = [[column.get(county, 0) for county in range(COUNTY_COUNT)] for column in lineup(players)]
    return {
        "region": list(REGION),
        "taxes": list(TAXES),
        "grain": list(GRAIN),
        "sites": list(SITES),
        "out_with_three": [int(county in NOT_WITH_THREE) for county in range(COUNTY_COUNT)],
        "border_count": [len(border) for border in BORDERS],
        "borders": [neighbour for border in BORDERS for neighbour in _filled(list(border), MOST_BORDERS)],
        "lineup": _filled([armies for column in columns for armies in column], 5 * COUNTY_COUNT),
    }


def _box() -> dict[str, int | list[int]]:
    armies = [ARMIES.get(action, 0) for action in ACTIONS]
    short = [ARMIES["short_levy"].get(action, due) for action, due in zip(ACTIONS, armies, strict=True)]
    return {
        "stock_peasants": STOCK["peasants"],
        "stock_buildings": [STOCK[building] for building in BUILDINGS],
        "stock_markers": STOCK["revolt_markers"],
        "groups": list(GROUPS),
        "primed_armies": PRIMED_ARMIES,
        "primed_peasants": PRIMED_PEASANTS,
        "spares": SPARE_CARDS,
        "courtiers": COURTIERS,
        "tower_cards": TOWER_CARDS,
        "regions_needed": REGIONS_NEEDED,
        "prices": [PRICES.get(action, 0) for action in ACTIONS],
        "armies": armies,
        "short_levy": short,
        "tile_amount": [TILE_AMOUNT[tile] for tile in TILES],
        "supply_table": [number for row in SUPPLY_TABLE for number in row],
        "score_county": SCORE["county"],
        "score_building": SCORE["building"],
        "score_majority": [SCORE[building] for building in BUILDINGS],
        "score_tied": SCORE["tied"],
    }


def _tower(rules: Rules) -> dict[str, int | list[int]]:
    return {
        "moods": len(rules.model.moods(1, 0)),
        "tower_rows": BIGGEST + 1,
        "tower_columns": _columns(rules.tower, rules.tower_levels),
    }


def _columns(name: str, levels: Levels) -> int:
    """How many numbers of cubes inside make a difference."""
    return MOST_INSIDE + 1 if model_of(name, levels) is MODELS["aged"] else 1


@lru_cache(maxsize=16)
def _chances(name: str, levels: Levels) -> bytes:
    """For each number thrown, and inside where it matters: eight chances to stay, and eight rows of chances to leave.

    Models with 64 moods combine each chance to stay with each row.
    """
    numbers, model = array("I"), model_of(name, levels)
    assert numbers.itemsize == 4
    for thrown in range(BIGGEST + 1):
        for inside in range(_columns(name, levels)):
            moods = model.moods(thrown, inside)
            stays = [mood[0] for mood in (moods[::8] if len(moods) == 64 else moods)]
            leaves = [mood[1] for mood in moods[:8]]
            numbers.extend((stays * 8)[:8])
            for row in (leaves * 8)[:8]:
                numbers.extend(row)
    return numbers.tobytes()


def tables_of(options: dict[str, Any]) -> bytes:
    """The chances of the table's tower."""
    rules = rules_of(options)
    return _chances(rules.tower, rules.tower_levels)


VERBS: Final[tuple[type[Move], ...]] = (
    *(Pass, moves.Plan, moves.Leave, moves.Position, moves.March, moves.Recruit, moves.RecruitAndMarch, moves.Defend),
    *(moves.Revolt, moves.Take, moves.Draw, moves.Exchange, moves.Place, moves.TakeFavor, moves.RemoveEvent),
    *(moves.Calm, moves.Build, moves.Deploy, moves.Benefit),
)
"""In the order in which the native module numbers them."""
VERB: Final = {kind: verb for verb, kind in enumerate(VERBS)}


def move_from(plain: tuple[int, ...]) -> Move:
    """The move that the native module means."""
    verb, *values = plain
    kind = VERBS[verb]
    if kind in (moves.Plan, moves.Leave):
        return kind(tuple(values))
    return moves.Benefit(BENEFITS[values[0]]) if kind is moves.Benefit else kind(*values)


def move_to(move: Move) -> tuple[int, ...]:
    """A move as the native module reads it; ValueError, if it knows none such."""
    if type(move) not in VERB:
        raise ValueError(move.text)
    verb, values = VERB[type(move)], move.fields()
    if isinstance(move, moves.Plan | moves.Leave):
        return verb, *values[0]
    return (verb, BENEFITS.index(move.kind)) if isinstance(move, moves.Benefit) else (verb, *values)
