"""What a position between two seasons tells about each seat's prospects: numbers from which a value is learned."""

from math import exp
from typing import Final

from feldherr.wallenstein.board import BORDERS, GRAIN, REGION, REGIONS, SITES, TAXES
from feldherr.wallenstein.names import BUILDINGS, NOBODY, PEASANTS
from feldherr.wallenstein.rules import SCORE
from feldherr.wallenstein.state import State

NAMES: Final = (
    "points",
    "counties",
    "palaces",
    "churches",
    "trading_posts",
    "safe_majorities",
    "majorities",
    "ties",
    "one_behind",
    "thalers_to_6",
    "thalers_to_12",
    "thalers_over_12",
    "grain_missing",
    "grain_left",
    "armies",
    "exposed",
    "exposed_buildings",
    "fronts",
    "foes",
    "attacks",
    "neutral",
    "sites",
    "taxes",
    "harvest",
    "revolts",
    "cubes_in_tower",
    "regions",
    "courtiers",
)
POINTS: Final = NAMES.index("points")
MOMENTS: Final = 5
"""Boundaries between seasons: after spring, summer and winter of the first year, spring and summer of the second."""
_AWARDS: Final = tuple(SCORE[building] for building in BUILDINGS)
_FALLS: Final = 0.72
"""How much of a thrown cube, or of one in the tray, is expected to fall through."""
_LOOSENS: Final = 0.25
"""How much of a cube in the tower is expected to come out in a throw."""
_MAKES_SURE: Final = 0.6
"""How likely it is that one who could attack does."""
_FINE: Final = 4
_CERTAIN: Final = 9 * _FINE
_CHANCE: Final = tuple(1 / (1 + exp(-lead / _FINE)) for lead in range(-_CERTAIN, _CERTAIN + 1))


def chance(lead: float) -> float:
    """How likely it is to win when so many cubes more are expected to fall out, roughly.

    >>> chance(0), round(chance(3), 2)
    (0.5, 0.95)
    """
    return _CHANCE[min(2 * _CERTAIN, max(0, round(lead * _FINE) + _CERTAIN))]


def strengths(g: State) -> list[float]:
    """By colour, what comes out of tower and tray besides the armies of a fight."""
    found = [_FALLS * cubes for cubes in g.tray]
    for cube in g.inside:
        found[cube & 7] += _LOOSENS
    return found


def moment(g: State) -> int:
    """Which boundary this is, seen when the next season is about to be planned."""
    return 3 * (g.year - 1) + g.season - 1


def features(g: State) -> list[list[float]]:
    """By seat, in the order of `NAMES`."""
    players = range(g.players)
    rows = [_Row() for _ in players]
    strong = strengths(g)
    counts = [[0] * g.players for _ in range(len(REGIONS) * len(BUILDINGS))]
    for county, seat in enumerate(g.owner):
        if seat >= 0:
            rows[seat].count(g, county)
            rows[seat].look_around(g, county, seat, strong)
            there, place = g.buildings[county], REGION[county] * len(BUILDINGS)
            if there:
                for building in range(len(BUILDINGS)):
                    counts[place + building][seat] += there >> building & 1
    return [rows[seat].numbers(g, seat, _majorities(counts, seat)) for seat in players]


def _majorities(counts: list[list[int]], seat: int) -> list[float]:
    """Points at stake where a seat leads by two, by one, ties, or is one behind."""
    found = [0.0] * 4
    for place, by_seat in enumerate(counts):
        if not any(by_seat):
            continue
        own = by_seat[seat]
        most = max(by_seat[:seat] + by_seat[seat + 1 :])
        award = _AWARDS[place % len(BUILDINGS)]
        if own and own >= most:
            found[2 - min(2, own - most)] += award
        elif most == own + 1:
            found[3] += award
    return found


class _Row:
    """What is counted for a seat on the way over the board."""

    __slots__ = (
        "armies",
        "attacks",
        "built",
        "counties",
        "exposed",
        "exposed_buildings",
        "foes",
        "fronts",
        "harvest",
        "neutral",
        "regions",
        "revolts",
        "sites",
        "taxes",
    )

    def __init__(self) -> None:
        self.counties = self.armies = self.sites = self.revolts = self.neutral = self.regions = 0
        self.fronts = self.foes = 0
        self.exposed = self.exposed_buildings = self.attacks = 0.0
        self.built = [0, 0, 0]
        self.taxes: list[int] = []
        self.harvest: list[int] = []

    def count(self, g: State, county: int) -> None:
        """What stands in a county, and what it brings."""
        there = g.buildings[county]
        self.counties += 1
        self.armies += g.armies[county]
        self.sites += SITES[county] - there.bit_count()
        self.regions |= 1 << REGION[county]
        if g.markers[county]:
            self.revolts += 1
        else:
            self.taxes.append(TAXES[county])
            self.harvest.append(GRAIN[county])
        if there:
            for building in range(len(BUILDINGS)):
                self.built[building] += there >> building & 1

    def look_around(self, g: State, county: int, seat: int, strong: list[float]) -> None:
        """Who may come to a county, and where its armies may go."""
        here, neutral, helping = g.armies[county], 0, g.rules.peasants_help_below
        firm = _FALLS * here + strong[seat] + (strong[PEASANTS] if g.markers[county] < helping else 0.0)
        free = _FALLS * (here - 1) + strong[seat]
        threat, attack, safe, foes = 0.0, 0.0, 1.0, 0
        for neighbour in BORDERS[county]:
            other = g.owner[neighbour]
            if other == seat:
                continue
            if other >= 0:
                there = g.armies[neighbour]
                foes |= 1 << other
                if there > 1:
                    lost = chance(_FALLS * (there - 1) + strong[other] - firm)
                    safe *= 1 - _MAKES_SURE * lost
                    threat = max(threat, lost)
                if here > 1:
                    peasants = strong[PEASANTS] if g.markers[neighbour] < helping else 0.0
                    won = chance(free - _FALLS * there - strong[other] - peasants)
                    attack = max(attack, won * (1 + g.buildings[neighbour].bit_count()))
            elif other == NOBODY:
                neutral = 1
        built = g.buildings[county].bit_count()
        self.exposed += (1 - safe) * (1 + built)
        self.exposed_buildings += threat * built
        self.fronts += foes > 0
        self.foes += foes.bit_count()
        self.attacks += attack
        self.neutral += neutral * min(1, here // 3)

    def numbers(self, g: State, seat: int, majorities: list[float]) -> list[float]:
        thalers = g.thalers[seat]
        grain = g.grain[seat] - self.counties
        self.taxes.sort()
        self.harvest.sort()
        return [
            g.points[seat],
            self.counties,
            *self.built,
            *majorities,
            min(6, thalers),
            min(6, max(0, thalers - 6)),
            min(10, max(0, thalers - 12)),
            max(-12, min(0, grain)),
            max(0, min(6, grain)),
            self.armies,
            self.exposed,
            self.exposed_buildings,
            self.fronts,
            self.foes,
            self.attacks,
            self.neutral,
            min(12, self.sites),
            sum(self.taxes[-2:]),
            sum(self.harvest[-2:]),
            self.revolts,
            sum(cube & 7 == seat for cube in g.inside) + g.tray[seat],
            min(4, self.regions.bit_count()) if g.rules.landsknechte else 0,
            g.entrance[seat] if g.rules.court else 0,
        ]
