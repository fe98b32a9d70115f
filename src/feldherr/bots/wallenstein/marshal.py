"""The marshal: plays the season out in its head many times, and improves its plan."""

from random import Random
from typing import Any, ClassVar

from feldherr.bots.bot import Budget, Choice, Reason
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.search import Effort, PlanSearch
from feldherr.bots.wallenstein.seasons import Seasons
from feldherr.bots.wallenstein.value import learned
from feldherr.bots.wallenstein.weights import Weights, tuned


class Marshal(Captain):
    """A captain who has learned what positions are worth, and looks for his plan in imagined seasons.

    All other decisions depend on odds that are known exactly, and are made at once.
    """

    effort: ClassVar = Effort()
    others: ClassVar = "captain"
    """Whose weights the others are expected to plan by."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(weights or tuned("marshal"))

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        if view["phase"] != "planning" or view["agenda"][-1][0] != "PlanAll":
            return super().decide(view, rng, budget)
        clock = budget.clock()
        seasons = Seasons(view, rng, self.weights, tuned(self.others), learned())
        search = PlanSearch(seasons.council.planner, seasons.trial, clock, seasons.numbers, self.effort)
        plan = search.best(seasons.council.best)
        tried = {"plans": len(search.results), "seasons": len(seasons.imagined)}
        return Choice(plan.text, [*seasons.council.planner.why(plan, 2), Reason("searched", tried)])
