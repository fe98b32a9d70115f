"""Looks for good plans while the others mix, also for those that differ in the bid or follow an idea."""

from typing import Final

import numpy as np

from feldherr.bots.bot import Clock
from feldherr.bots.mixing import Array
from feldherr.bots.wallenstein.mixed import Mixed, Share
from feldherr.bots.wallenstein.pools import IDEAS, bonus, with_bids
from feldherr.bots.wallenstein.search import LEARNING, Effort, PlanSearch
from feldherr.bots.wallenstein.studies import rank_of
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import BID

TOGETHER: Final = 0.3
"""The part of the budget for seasons in which the plans of all seats are tried."""
OPENINGS: Final = 6
"""So many of the own plans tried in them are looked at first."""
BOLD: Final = 4
"""Every so manieth new plan follows an idea, in turn."""


class MixedSearch(PlanSearch):
    """Begins with what seasons of all seats' plans have told."""

    def __init__(self, seasons: Mixed, clock: Clock, effort: Effort) -> None:
        super().__init__(seasons.council, seasons.trial, clock, seasons.numbers, effort)
        self.seasons = seasons
        self.learned_bids: Array = np.zeros(len(self.planner.bids))
        self.proposals = 0

    def shares(self) -> list[Share]:
        """The plans to play and how often, the most often first."""
        self.seasons.think(self.clock, TOGETHER)
        best = self.search()
        sure = [plan for plan, results in self.results.items() if len(results) >= 2 * self.effort.first_look]
        return self.seasons.mixture({plan: self.gain(plan) for plan in {best: None, **dict.fromkeys(sure)}})

    def expects(self, plan: Plan) -> float:
        return self.seasons.expects(plan)

    def explore(self) -> None:
        for plan in self.seasons.openings(OPENINGS):
            if plan not in self.results:
                self.expect(plan, self.expects(plan))
                if not self.look_at(plan, self.effort.first_look):
                    return
                self.learn(plan)
        super().explore()

    def proposed(self, doubt: float) -> Plan:
        self.proposals += 1
        plan = super().proposed(doubt)
        if self.proposals % BOLD == 0:
            idea = IDEAS[self.proposals // BOLD % len(IDEAS)]
            liked = bonus(self.planner, self.seasons.learned.value, idea)
            plan = self.planner.plan(self.learned + liked + self.numbers.normal(0.0, doubt, liked.shape))
        bids = with_bids(self.planner, plan)
        if not bids:
            return plan
        values = self.learned_bids + self.numbers.normal(0.0, doubt, len(self.learned_bids))
        return max(
            [plan, *bids], key=lambda one: self.planner.of_box(BID, one.cards[BID]) + values[rank_of(one.cards[BID])]
        )

    def learn(self, plan: Plan) -> None:
        super().learn(plan)
        rank = rank_of(plan.cards[BID])
        if rank != rank_of(self.first.cards[BID]):
            differing = sum(card != other for card, other in zip(plan.cards, self.first.cards, strict=True))
            self.learned_bids[rank] += LEARNING * self.surprise(plan) / differing
