"""Looks for the best plan: tries plans in imagined seasons, and learns from each what its cards are worth."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from mypy_extensions import mypyc_attr

from feldherr.bots.bot import Clock
from feldherr.bots.wallenstein.council import Council
from feldherr.bots.wallenstein.planning import Array
from feldherr.bots.wallenstein.seasons import Seasons
from feldherr.bots.wallenstein.trials import MOST_SEASONS, Trials
from feldherr.wallenstein.moves import Plan

EXPLORING: Final = 0.55
"""The part of the budget for new plans; the rest goes to the best of them."""
DOUBTS: Final[tuple[float, ...]] = (0.6, 0.4, 0.25)
"""How far from the values known so far new plans are looked for, in points, in turn."""
LEARNING: Final = 0.5
TRUST: Final = 5.0
MISSES: Final = 60
"""So many plans in a row that were tried before: then there are no more new ones."""


@dataclass(frozen=True)
class Effort:
    """How broad a search is."""

    first_look: int = 4
    """Every plan is tried in so many seasons, the same for all, before it is judged."""
    plans: int = 8
    """So many plans at most are tried."""
    finalists: int = 3
    """So many of them go on to twice as many seasons, then half of these, and so on."""
    exploring: float = EXPLORING
    """The part of the budget that is used when no new plans are tried any more."""
    trust: float = TRUST
    """What is expected of a plan weighs as much as so many seasons."""
    doubts: tuple[float, ...] = DOUBTS
    misses: int = MISSES
    most: int = MOST_SEASONS
    """A plan is tried in about so many seasons at most."""
    changing: bool = False
    """Whether the best plans are changed card by card in the end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanSearch(Trials[Plan]):
    """Begins with the plan that is expected to be the best."""

    def __init__(
        self,
        council: Council,
        trial: Callable[[Plan, int], float],
        clock: Clock,
        numbers: np.random.Generator,
        effort: Effort,
    ) -> None:
        super().__init__(trial, clock, council.best, effort.trust)
        self.planner = council.planner
        self.numbers = numbers
        self.effort = effort
        self.most = effort.most
        self.learned: Array = np.zeros_like(self.planner.matrix)
        self.rows = {box: row for row, box in enumerate(self.planner.boxes)}
        self.columns = {card: column for column, card in enumerate(self.planner.counties)}

    def search(self) -> Plan:
        """The best plan found within the budget."""
        looks = self.effort.first_look
        self.expect(self.first, self.expects(self.first))
        if self.look_at(self.first, looks):
            self.explore()
        tried = [plan for plan, results in self.results.items() if len(results) >= looks]
        self.compare(sorted(tried, key=self.gain, reverse=True)[: self.effort.finalists], 2 * looks)
        return self.best()

    def explore(self) -> None:
        """New plans by what was learned so far, somewhat shaken."""
        missed = 0
        while (
            self.clock.part() < self.effort.exploring
            and len(self.results) < self.effort.plans
            and missed < self.effort.misses
        ):
            plan = self.proposed(self.effort.doubts[len(self.results) % len(self.effort.doubts)])
            if plan in self.results:
                missed += 1
                continue
            missed = 0
            self.expect(plan, self.expects(plan))
            if not self.look_at(plan, self.effort.first_look):
                return
            self.learn(plan)

    def expects(self, plan: Plan) -> float:
        """What is expected of a plan before it is tried."""
        return self.planner.total(plan)

    def proposed(self, doubt: float) -> Plan:
        """A plan by what was learned so far, shaken by about so many points."""
        return self.planner.plan(self.learned + self.numbers.normal(0.0, doubt, self.learned.shape))

    def learn(self, plan: Plan) -> None:
        """What a plan brought more than was expected is put down to the cards that it lays otherwise than the first."""
        pairs = [
            (self.rows[box], self.columns[card])
            for box, card in enumerate(plan.cards)
            if card != self.first.cards[box] and box in self.rows and card in self.columns
        ]
        if pairs:
            share = LEARNING * self.surprise(plan) / len(pairs)
            for pair in pairs:
                self.learned[pair] += share


@mypyc_attr(allow_interpreted_subclasses=True)
class SeasonSearch(PlanSearch):
    """Looks for the best plan in seasons that are played many at once, where they can be."""

    def __init__(self, seasons: Seasons, clock: Clock, effort: Effort) -> None:
        super().__init__(seasons.council, seasons.trial, clock, seasons.numbers, effort)
        self.seasons = seasons
        self.at_once = seasons.quick.at_once

    def in_seasons(self, option: Plan, numbers: range) -> list[float]:
        return self.seasons.in_seasons(option, numbers)
