"""Looks for good plans while the others mix, also for those that differ in the bid or follow an idea."""

from itertools import combinations
from typing import Final

import numpy as np

from feldherr.bots.bot import Clock
from feldherr.bots.mixing import Array
from feldherr.bots.wallenstein.mixed import Mixed, Share
from feldherr.bots.wallenstein.pools import IDEAS, bonus, with_bids
from feldherr.bots.wallenstein.search import LEARNING, Effort, SeasonSearch
from feldherr.bots.wallenstein.studies import rank_of
from feldherr.wallenstein.board import COUNTY_COUNT
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import BID

TOGETHER: Final = 0.3
"""The part of the budget for seasons in which the plans of all seats are tried."""
OPENINGS: Final = 6
"""So many of the own plans tried in them are looked at first."""
BOLD: Final = 4
"""Every so manieth new plan follows an idea, in turn."""
CHANGED: Final = 3
"""So many of the best are."""
CHANGING: Final = 0.8
"""The part of the budget that is used when no more changes are tried."""


class MixedSearch(SeasonSearch):
    """Begins with what seasons of all seats' plans have told."""

    def __init__(self, seasons: Mixed, clock: Clock, effort: Effort) -> None:
        super().__init__(seasons, clock, effort)
        self.mixed = seasons
        self.learned_bids: Array = np.zeros(len(self.planner.bids))
        self.proposals = 0

    def shares(self) -> list[Share]:
        """The plans to play and how often, the most often first."""
        self.mixed.think(self.clock, TOGETHER)
        best = self.search()
        if self.effort.changing:
            self.change()
            best = self.best()
        sure = self.sure(2 * self.effort.first_look)
        return self.mixed.mixture({plan: self.gain(plan) for plan in {best: None, **dict.fromkeys(sure)}})

    def expects(self, plan: Plan) -> float:
        return self.mixed.expects(plan)

    def explore(self) -> None:
        for plan in self.mixed.openings(OPENINGS):
            if plan not in self.results:
                self.expect(plan, self.expects(plan))
                if not self.look_at(plan, self.effort.first_look):
                    return
                self.learn(plan)
        super().explore()

    def change(self) -> None:
        """The best plans with one card laid otherwise, or two in each other's place; then what became the best of
        these, as long as there is something new."""
        looks, changed = self.effort.first_look, set[Plan]()
        while self.clock.part() < CHANGING:
            best = [plan for plan in (self.sure(4 * looks) or [self.best()])[:CHANGED] if plan not in changed]
            if not best:
                return
            changed.update(best)
            for other in dict.fromkeys(other for plan in best for other in self.changes(plan)):
                if self.clock.part() >= CHANGING:
                    break
                if other not in self.results:
                    self.expect(other, self.expects(other))
                    self.look_at(other, looks)
            self.compare(self.sure(looks)[: self.effort.finalists], 2 * looks)

    def sure(self, looks: int) -> list[Plan]:
        """The plans tried in so many seasons, the best first."""
        tried = [plan for plan, results in self.results.items() if len(results) >= looks]
        return sorted(tried, key=self.gain, reverse=True)

    def changes(self, plan: Plan) -> list[Plan]:
        """All that lie one card away, in any order."""
        boxes = [box for box in self.planner.boxes if box != BID]
        laid, found = list(plan.cards), []
        spare = [county for county in self.planner.counties if county not in laid]
        for box in boxes:
            found += [Plan((*laid[:box], card, *laid[box + 1 :])) for card in spare]
        for one, other in combinations(self.planner.boxes, 2):
            if laid[one] != laid[other] and (other != BID or laid[other] < COUNTY_COUNT):
                cards = laid[:]
                cards[one], cards[other] = laid[other], laid[one]
                found.append(Plan(tuple(cards)))
        found += with_bids(self.planner, plan)
        legal = [other for other in found if self.planner.decision.index(other) >= 0]
        return [legal[i] for i in self.numbers.permutation(len(legal)).tolist()]

    def proposed(self, doubt: float) -> Plan:
        self.proposals += 1
        plan = super().proposed(doubt)
        if self.proposals % BOLD == 0:
            idea = IDEAS[self.proposals // BOLD % len(IDEAS)]
            liked = bonus(self.planner, self.mixed.learned.value, idea)
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
