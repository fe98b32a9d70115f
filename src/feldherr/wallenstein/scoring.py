"""Scoring in winter, and who has won. (000 Scoring; End of the game and winner)"""

from typing import Any

from feldherr.kernel.rulebook import Outcome, rank
from feldherr.wallenstein.board import COUNTIES, REGION, REGIONS
from feldherr.wallenstein.names import BUILDINGS
from feldherr.wallenstein.rules import SCORE
from feldherr.wallenstein.state import State


def score(g: State) -> None:
    """Points for counties, buildings and the majorities of each region."""
    counties = [SCORE["county"] * g.owner.count(seat) for seat in range(g.players)]
    buildings = [SCORE["building"] * sum(buildings_of(g, seat)) for seat in range(g.players)]
    majorities = [0] * g.players
    awards: list[dict[str, Any]] = []
    for region in range(len(REGIONS)):
        for building in range(len(BUILDINGS)):
            for seat, points in majority(g, region, building).items():
                majorities[seat] += points
                awards.append(
                    {"region": REGIONS[region], "building": BUILDINGS[building], "seat": seat, "points": points}
                )
    for seat in range(g.players):
        g.points[seat] += counties[seat] + buildings[seat] + majorities[seat]
    g.tell(
        "scored",
        counties=counties,
        buildings=buildings,
        majorities=majorities,
        awards=awards,
        points=g.points[:],
    )


def buildings_of(g: State, seat: int, region: int = -1) -> list[int]:
    """Palaces, churches and trading posts in a player's counties, of one region or of all."""
    counts = [0] * len(BUILDINGS)
    for county in range(len(COUNTIES)):
        if g.owner[county] == seat and g.buildings[county] and region in (-1, REGION[county]):
            for building in range(len(BUILDINGS)):
                counts[building] += g.buildings[county] >> building & 1
    return counts


def majority(g: State, region: int, building: int) -> dict[int, int]:
    """Points for the most buildings of a kind in a region; one less for all who are tied. (ruling C8)"""
    counts = [0] * g.players
    for county in range(len(COUNTIES)):
        if REGION[county] == region and g.buildings[county] >> building & 1 and g.owner[county] >= 0:
            counts[g.owner[county]] += 1
    most = max(counts)
    if not most:
        return {}
    leaders = [seat for seat in range(g.players) if counts[seat] == most]
    points = SCORE[BUILDINGS[building]] + (SCORE["tied"] if len(leaders) > 1 else 0)
    return {seat: max(0, points) for seat in leaders}


def outcome(g: State) -> Outcome:
    """Most points; ties by Thalers or by buildings; else shared."""
    if g.rules.tie_break == "thalers":
        keys: list[Any] = [(g.points[seat], g.thalers[seat]) for seat in range(g.players)]
    else:
        keys = [(g.points[seat], *buildings_of(g, seat)) for seat in range(g.players)]
    return Outcome(g.points[:], rank(keys))
