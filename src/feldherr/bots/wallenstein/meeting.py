"""What plans laid at once do to each other: who marches where others deploy or build, and who is outbid."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from feldherr.bots.mixing import Array
from feldherr.wallenstein.board import BORDERS, COUNTY_COUNT
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import (
    BID,
    BUILDINGS,
    COINS,
    COMBAT_A,
    COMBAT_B,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    NOBODY,
)
from feldherr.wallenstein.state import State

WAYS: Final = ("met", "razes", "wards", "razed", "contested", "outbid")
"""An attack may go where the other deploys, or builds; the other's may go where one deploys, or builds; both may want
the same land of nobody; and the other may bid more."""


class Aims:
    """Where the plans of a seat act, plan by plan and county by county."""

    def __init__(self, g: State, seat: int, plans: Sequence[Plan]) -> None:
        self.within: Array = np.zeros((len(plans), COUNTY_COUNT))
        """Where its attacks may go."""
        self.deploys = np.zeros_like(self.within)
        self.builds = np.zeros_like(self.within)
        self.bids = np.array([_rank(plan.cards[BID]) for plan in plans])
        for row, plan in enumerate(plans):
            for box in (COMBAT_A, COMBAT_B):
                if plan.cards[box] < COUNTY_COUNT:
                    near = [there for there in BORDERS[plan.cards[box]] if g.owner[there] != seat]
                    self.within[row, near] = 1.0
            for boxes, where in (((DEPLOY_5, DEPLOY_3, DEPLOY_1), self.deploys), (range(len(BUILDINGS)), self.builds)):
                counties = [plan.cards[box] for box in boxes if plan.cards[box] < COUNTY_COUNT]
                where[row, counties] = 1.0
        self.land = self.within * [owner == NOBODY for owner in g.owner]

    def meet(self, others: "Aims") -> Array:
        """How much of each of the ways there is between each plan and each of another seat's."""
        return np.stack(
            [
                self.within @ others.deploys.T,
                self.within @ others.builds.T,
                self.deploys @ others.within.T,
                self.builds @ others.within.T,
                np.minimum(1.0, self.land @ others.land.T),
                np.less.outer(self.bids, others.bids).astype(float),
            ]
        )


def _rank(bid: int) -> int:
    """Nothing, a county, 1 to 4 Thalers."""
    return 1 if bid < COUNTY_COUNT else bid - COINS + 1 if bid > COINS else 0
