"""Scoring in winter, and who has won. (000 Scoring; End of the game and winner)"""

from typing import TYPE_CHECKING, Any

from feldherr.kernel.rulebook import Outcome, rank
from feldherr.wallenstein.board import REGION, REGIONS
from feldherr.wallenstein.names import BUILDINGS
from feldherr.wallenstein.rules import SCORE
from feldherr.wallenstein.state import State

if TYPE_CHECKING:
    from feldherr.wallenstein.told import Award


def score(g: State) -> None:
    """Points for counties, buildings and the majorities of each region."""
    standing = standings(g)
    counties = [SCORE["county"] * g.owner.count(seat) for seat in range(g.players)]
    buildings = [SCORE["building"] * sum(map(sum, standing[seat])) for seat in range(g.players)]
    majorities = [0] * g.players
    awards: list[Award] = []
    for region in range(len(REGIONS)):
        for building in range(len(BUILDINGS)):
            counts = [standing[seat][region][building] for seat in range(g.players)]
            for seat, points in majority(counts, SCORE[BUILDINGS[building]]).items():
                majorities[seat] += points
                awards.append(
                    {
                        "region": REGIONS[region],
                        "building": BUILDINGS[building],
                        "count": counts[seat],
                        "seat": seat,
                        "points": points,
                    }
                )
    for seat in range(g.players):
        g.gain(g.points, seat, counties[seat] + buildings[seat] + majorities[seat])
    g.tell.scored(
        counties=counties,
        buildings=buildings,
        majorities=majorities,
        awards=awards,
        points=g.points[:],
    )


def standings(g: State) -> list[list[list[int]]]:
    """Palaces, churches and trading posts: by seat, region and kind."""
    counts = [[[0] * len(BUILDINGS) for _ in REGIONS] for _ in range(g.players)]
    for county, there in enumerate(g.buildings):
        if there and g.owner[county] >= 0:
            own = counts[g.owner[county]][REGION[county]]
            for building in range(len(BUILDINGS)):
                own[building] += there >> building & 1
    return counts


def buildings_of(g: State, seat: int) -> list[int]:
    """Palaces, churches and trading posts of a player on the whole board."""
    return [sum(kinds) for kinds in zip(*standings(g)[seat], strict=True)]


def majority(counts: list[int], award: int) -> dict[int, int]:
    """Points by seat for the most buildings of a kind in a region; one less for all who are tied. (ruling C8)

    >>> majority([2, 2, 0], 3), majority([0, 1, 0], 3), majority([0, 0, 0], 3)
    ({0: 2, 1: 2}, {1: 3}, {})
    """
    leaders = leading(counts)
    if not leaders:
        return {}
    points = award + (SCORE["tied"] if len(leaders) > 1 else 0)
    return {seat: max(0, points) for seat in leaders}


def leading(counts: list[int]) -> list[int]:
    """The seats with the most of something, if anybody has any.

    >>> leading([2, 2, 0]), leading([0, 0, 0])
    ([0, 1], [])
    """
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most] if most else []


def outcome(g: State) -> Outcome:
    """Most points; ties by Thalers or by buildings; else shared."""
    if g.rules.tie_break == "thalers":
        keys: list[Any] = [(g.points[seat], g.thalers[seat]) for seat in range(g.players)]
    else:
        keys = [(g.points[seat], *buildings_of(g, seat)) for seat in range(g.players)]
    return Outcome(g.points[:], rank(keys))
