"""Which VP markers the others probably have, from the markers passed and every sum they scored."""

import json
from typing import Any, Final

from feldherr.bots.sixteenthirty.reading import read
from feldherr.kernel.chance import Chance, seed_bytes
from feldherr.sixteenthirty.imagining_markers import imagine_markers
from feldherr.sixteenthirty.names import N

SAMPLES: Final = 6
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
    players = len(view["players"])
    counts = [[0.0] * N for _ in range(players)]
    for sample in range(SAMPLES):
        g = read(view)
        g.chance = Chance.from_seed(seed_bytes(sample))
        imagine_markers(g, view)
        for seat in range(players):
            for country in g.vp_markers[seat]:
                counts[seat][country] += 1 / SAMPLES
    return counts
