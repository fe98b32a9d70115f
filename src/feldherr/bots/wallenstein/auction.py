"""What a place in the player order and its bonus tile are worth, and how much to bid for the choice."""

from typing import Final

from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.wallenstein.board import COUNTY_COUNT
from feldherr.wallenstein.names import (
    BOX_COUNT,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    COMBAT_A,
    COMBAT_B,
    DEPLOY_5,
    NO_PLAN,
    TILE_ATTACK,
    TILE_DEFENCE,
    TILE_GRAIN,
    TILE_SIX_ARMIES,
    TILE_THALER,
    TILES,
)

HIGHEST_BID: Final = 4
OTHERS_BID: Final = (0.40, 0.15, 0.20, 0.13, 0.08, 0.04)
"""How often others are expected to bid nothing, a county, and 1 to 4 Thalers: by the rank of the bid."""


class Auction:
    """Judges positions with their tiles."""

    def __init__(self, harvest: Harvest) -> None:
        self.harvest = harvest
        self.at = harvest.at

    def planned(self, *actions: int) -> float:
        """How many of these actions the seat performs; before it has planned, nearly all."""
        g = self.at.g
        start = self.at.seat * BOX_COUNT
        if g.plan[start + COLLECT_TAXES] == NO_PLAN:
            return 0.7 * len(actions)
        return float(sum(g.plan[start + action] < COUNTY_COUNT for action in actions))

    def tile(self, tile: int) -> float:
        at = self.at
        value = {
            TILE_THALER: lambda: self.planned(COLLECT_TAXES) * self.harvest.thalers(1),
            TILE_GRAIN: lambda: self.planned(COLLECT_GRAIN) * self.harvest.grain(1),
            TILE_SIX_ARMIES: lambda: self.planned(DEPLOY_5) * (0.1 + at.army),
            TILE_ATTACK: lambda: self.planned(COMBAT_A, COMBAT_B) * 0.25,
            TILE_DEFENCE: self.defence,
        }[tile]()
        return at.w.tile * value

    def defence(self) -> float:
        """One more cube in every battle for an own county."""
        armies, g = self.harvest.armies, self.at.g
        return sum(
            (armies.risk(c, g.armies[c]) - armies.risk(c, g.armies[c] + 1)) * self.harvest.worth.county(c, self.at.seat)
            for c in self.at.own
        )

    def position(self, place: int) -> float:
        """A position, counted from 0."""
        return self.tile(self.at.g.tiles[place]) + self.at.w.first * (len(TILES) - place)

    def bids(self) -> list[float]:
        """What it is worth to bid with a rank of 0 (nothing), 1 (a county) or 1 to 4 Thalers, before paying."""
        values = sorted((self.position(place) for place in range(len(TILES))), reverse=True)
        others = self.at.g.players - 1
        found = []
        for rank in range(len(OTHERS_BID)):
            ahead = others * (sum(OTHERS_BID[rank + 1 :]) + OTHERS_BID[rank] / 2)
            place = int(ahead)
            part = ahead - place
            found.append(values[place] * (1 - part) + values[min(place + 1, len(values) - 1)] * part)
        return found
