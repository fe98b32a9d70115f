"""Looks for the best plan: tries plans in imagined seasons, and learns from each what its cards are worth."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from feldherr.bots.bot import Clock
from feldherr.bots.wallenstein.planning import Array, Planner
from feldherr.wallenstein.moves import Plan

Trial = Callable[[Plan, int], float]
"""What a plan brings in the imagined season of that number, in points."""
EXPLORING: Final = 0.6
"""The part of the budget for new plans; the rest goes to the best of them."""
DOUBTS: Final = (0.8, 0.5, 0.25)
"""How far from the values known so far new plans are looked for, in points, in turn."""
LEARNING: Final = 0.5
MOST_SEASONS: Final = 400
MISSES: Final = 60
"""So many plans in a row that were tried before: then there are no more new ones."""


@dataclass(frozen=True)
class Effort:
    """How broad a search is."""

    first_look: int = 3
    """Every plan is tried in so many seasons, the same for all, before it is judged."""
    plans: int = 60
    """So many plans at most are tried."""
    finalists: int = 6
    """So many of them go on to twice as many seasons, then half of these, and so on."""


class PlanSearch:
    """Tries plans with common random numbers: the same number of a season means the same luck and the same others."""

    def __init__(
        self, planner: Planner, trial: Trial, clock: Clock, numbers: np.random.Generator, effort: Effort
    ) -> None:
        self.planner = planner
        self.trial = trial
        self.clock = clock
        self.numbers = numbers
        self.effort = effort
        self.results: dict[Plan, list[float]] = {}
        self.learned: Array = np.zeros_like(planner.matrix)
        self.rows = {box: row for row, box in enumerate(planner.boxes)}
        self.columns = {card: column for column, card in enumerate(planner.counties)}

    def best(self, first: Plan) -> Plan:
        """The best plan found within the budget, starting from one that is good already."""
        if self.look_at(first, self.effort.first_look):
            self.explore(first)
        self.compare()
        return max(self.results, key=self.rank, default=first)

    def rank(self, plan: Plan) -> tuple[int, float]:
        """A plan tried more often has been better so far."""
        results = self.results[plan]
        return len(results), sum(results) / max(1, len(results))

    def look_at(self, plan: Plan, worlds: int) -> bool:
        """Tries a plan in seasons up to this number; whether the budget was enough."""
        results = self.results.setdefault(plan, [])
        while len(results) < worlds:
            if not self.clock.more():
                return False
            results.append(self.trial(plan, len(results)))
        return True

    def explore(self, first: Plan) -> None:
        """New plans by what was learned so far, somewhat shaken."""
        base = self.rank(first)[1]
        missed = 0
        while self.clock.part() < EXPLORING and len(self.results) < self.effort.plans and missed < MISSES:
            doubt = DOUBTS[len(self.results) % len(DOUBTS)]
            plan = self.planner.plan(self.learned + self.numbers.normal(0.0, doubt, self.learned.shape))
            if plan in self.results:
                missed += 1
                continue
            missed = 0
            if not self.look_at(plan, self.effort.first_look):
                return
            self.learn(first, plan, self.rank(plan)[1] - base)

    def learn(self, first: Plan, plan: Plan, gain: float) -> None:
        """What a plan brought more than the first is put down to the cards that it lays otherwise."""
        pairs = [
            (self.rows[box], self.columns[card])
            for box, card in enumerate(plan.cards)
            if card != first.cards[box] and box in self.rows and card in self.columns
        ]
        if pairs:
            share = LEARNING * gain / len(pairs)
            for pair in pairs:
                self.learned[pair] += share

    def compare(self) -> None:
        """The best plans are tried on more and more seasons, half of them given up each time."""
        worlds = self.effort.first_look
        tried = [plan for plan, results in self.results.items() if len(results) >= worlds]
        left = sorted(tried, key=self.rank, reverse=True)[: self.effort.finalists]
        while len(left) > 1 and worlds < MOST_SEASONS:
            worlds *= 2
            for plan in left:
                if not self.look_at(plan, worlds):
                    return
            left = sorted(left, key=self.rank, reverse=True)[: (len(left) + 1) // 2]
