"""What a position between two seasons tells about each seat's prospects: numbers from which a value is learned."""

from math import exp
from typing import Final

from feldherr.wallenstein.board import BORDERS, GRAIN, REGION, REGIONS, SITES, TAXES
from feldherr.wallenstein.names import BUILDINGS, NOBODY
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
_CERTAIN: Final = 8
_CHANCE: Final = tuple(1 / (1 + exp(-0.8 * lead)) for lead in range(-_CERTAIN, _CERTAIN + 1))


def chance(lead: int) -> float:
    """How likely so many armies more than the other side win, roughly.

    >>> chance(0), round(chance(3), 2)
    (0.5, 0.92)
    """
    return _CHANCE[min(2 * _CERTAIN, max(0, lead + _CERTAIN))]


def moment(g: State) -> int:
    """Which boundary this is, seen when the next season is about to be planned."""
    return 3 * (g.year - 1) + g.season - 1


def features(g: State) -> list[list[float]]:
    """By seat, in the order of `NAMES`."""
    players = range(g.players)
    rows = [_Row() for _ in players]
    counts = [[0] * g.players for _ in range(len(REGIONS) * len(BUILDINGS))]
    for county, seat in enumerate(g.owner):
        if seat >= 0:
            rows[seat].count(g, county)
            rows[seat].look_around(g, county, seat)
            there, place = g.buildings[county], REGION[county] * len(BUILDINGS)
            if there:
                for building in range(len(BUILDINGS)):
                    counts[place + building][seat] += there >> building & 1
    return [rows[seat].numbers(g, seat, _majorities(counts, seat)) for seat in players]


def _majorities(counts: list[list[int]], seat: int) -> list[float]:
    """Points at stake where a seat leads by two, by one, ties, or is one behind."""
    found = [0.0] * 4
    for place, by_seat in enumerate(counts):
        own = by_seat[seat]
        most = max((n for other, n in enumerate(by_seat) if other != seat), default=0)
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
        "harvest",
        "neutral",
        "regions",
        "revolts",
        "sites",
        "taxes",
    )

    def __init__(self) -> None:
        self.counties = self.armies = self.sites = self.revolts = self.neutral = self.regions = 0
        self.exposed = self.attacks = 0.0
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

    def look_around(self, g: State, county: int, seat: int) -> None:
        """Who may come to a county, and where its armies may go."""
        here, threat, attack, neutral = g.armies[county], 0, 0.0, 0
        for neighbour in BORDERS[county]:
            other = g.owner[neighbour]
            if other == seat:
                continue
            if other >= 0:
                there = g.armies[neighbour]
                threat = max(threat, there)
                if here > 2:
                    worth = 1 + g.buildings[neighbour].bit_count()
                    attack = max(attack, worth * chance(here - 2 - there))
            elif other == NOBODY:
                neutral = 1
        if threat > 1:
            self.exposed += (1 + g.buildings[county].bit_count()) * chance(threat - 1 - here)
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
