"""Which VP markers the others probably have, from the markers passed and every sum they scored."""

import json
from typing import Any, Final

from feldherr.bots.sixteenthirty.reading import read
from feldherr.kernel.chance import Chance, seed_bytes
from feldherr.sixteenthirty.imagining_markers import certainties, possible, read_passed, sums_of, unpacked, ways_to_draw
from feldherr.sixteenthirty.names import N
from feldherr.sixteenthirty.rules import MARKERS
from feldherr.sixteenthirty.state import State

MOST_KEPT: Final = 400

Markers = list[list[float]]
_known: dict[str, Markers] = {}


def markers(view: dict[str, Any]) -> Markers:
    """For each seat how many markers of each country it is expected to have; of its own the seat is sure.

    What is worked out once for a turn is kept: it follows from the view alone.
    """
    players = view["players"]
    key = json.dumps(
        [view["seat"], [[p["vp_markers"], p["passed"]] for p in players], view["memory"]["scorings"], view["options"]]
    )
    if key not in _known:
        if len(_known) >= MOST_KEPT:
            _known.clear()
        _known[key] = expected(view)
    return _known[key]


def expected(view: dict[str, Any]) -> Markers:
    """Each seat by itself: that two seats cannot both have the last marker of a country is left aside."""
    g = read(view)
    g.chance = Chance.from_seed(seed_bytes(1))
    read_passed(g, view)
    own: int = view["seat"]
    supply = list(MARKERS)
    for country in g.vp_markers[own]:
        supply[country] -= 1
    others = [seat for seat in range(g.players) if seat != own]
    required = next(certainties(g, own, len(view["players"][0]["passed"]), others))
    return [
        [float(g.vp_markers[own].count(country)) for country in range(N)]
        if seat == own
        else of_another(g, seat, supply, required)
        for seat in range(g.players)
    ]


def of_another(g: State, seat: int, supply: list[int], required: dict[int, list[int]]) -> list[float]:
    """The average of all sets of markers that agree with all that the seat scored."""
    own = required.get(seat, [])
    left = supply[:]
    for country in own:
        left[country] -= 1
    number, sums = g.rules.vp_markers - len(own), sums_of(g, seat, required)
    if number < 0:
        return of_another(g, seat, supply, {})
    if not sums:
        return [own.count(country) + number * left[country] / sum(left) for country in range(N)]
    there = tuple(left)
    sets = [unpacked(markers) for markers in possible(number, there, sums)]
    if not sets and own:  # the first of the markers that were passed is not there any more
        return of_another(g, seat, supply, {})
    ways = [ways_to_draw(numbers, there) for numbers in sets]
    total = sum(ways)
    counts = [float(own.count(country)) for country in range(N)]
    for numbers, weight in zip(sets, ways, strict=True):
        for country in range(N):
            counts[country] += numbers[country] * weight / total
    return counts
