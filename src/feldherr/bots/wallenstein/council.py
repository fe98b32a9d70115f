"""What a seat makes of a position: its values of counties, armies and harvests, and the plans that it may lay."""

from random import Random

import numpy as np

from feldherr.bots.wallenstein.armies import Armies
from feldherr.bots.wallenstein.experience import Experience, ExperiencedPlanner
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.bots.wallenstein.planning import Planner
from feldherr.bots.wallenstein.position import Position
from feldherr.bots.wallenstein.temper import PLAIN
from feldherr.bots.wallenstein.weights import Weights
from feldherr.bots.wallenstein.worth import Worth
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.state import State


def harvest_of(g: State, seat: int, weights: Weights) -> Harvest:
    """How a seat values everything in a position."""
    return Harvest(Armies(Worth(Position(g, seat, weights))))


def harvests_of(g: State, own: int, weights: Weights) -> list[Harvest]:
    """How every seat values everything: the others are not taken to have a temper of one's own."""
    others = weights if weights.temper is PLAIN else weights.but(temper=PLAIN)
    return [harvest_of(g, seat, weights if seat == own else others) for seat in range(g.players)]


class Council:
    """Plans of a seat by a captain's values, or by what a level has learned, as they are or somewhat otherwise."""

    def __init__(self, harvest: Harvest, learned: Experience | None = None) -> None:
        at = harvest.at
        self.planner = (
            ExperiencedPlanner(harvest, learned) if learned else Planner(harvest, PlanDecision(at.seat, at.g))
        )
        self.best = self.planner.plan()

    def shaken(self, rng: np.random.Generator, doubt: float) -> Plan:
        """The best plan when every value is off by about so many points."""
        return self.planner.plan(rng.normal(0.0, doubt, self.planner.matrix.shape)) if doubt else self.best


def generator(rng: Random) -> np.random.Generator:
    """Many random numbers at once, from a generator of single ones."""
    return np.random.default_rng(rng.getrandbits(64))
