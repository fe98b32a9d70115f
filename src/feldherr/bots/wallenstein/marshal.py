"""The marshal: has learned what plans and attacks bring, and plays seasons out in its head to find better plans."""

from random import Random
from typing import Any, ClassVar

import feldherr
from feldherr.bots.bot import Budget, Choice, Clock, Reason, best
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.council import Council, harvest_of
from feldherr.bots.wallenstein.experience import Experience, MoveJudge, experience
from feldherr.bots.wallenstein.fighting import why_move
from feldherr.bots.wallenstein.search import Effort, SeasonSearch
from feldherr.bots.wallenstein.seasons import Seasons
from feldherr.bots.wallenstein.weights import Weights
from feldherr.kernel.decision import Decision
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.names import COMBAT_A
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.state import State


class Marshal(Captain):
    """A captain with experience, who looks for plans in imagined seasons."""

    others_learned: ClassVar = False
    """Whether the others are expected to plan by the same experience, or as captains."""
    effort: ClassVar = Effort()

    def __init__(self, learned: Experience | None = None, weights: Weights | None = None) -> None:
        super().__init__(weights)
        self.learned = learned or experience()

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        clock = budget.clock()
        if view["phase"] == "planning" and view["agenda"][-1][0] == "PlanAll":
            return self.plan(view, rng, clock)
        game = feldherr.imagine(view, rng)
        g, seat = game.state, int(view["seat"])
        assert isinstance(g, State)
        decision = game.pending[seat]
        return self.look_closer(view, g, decision, rng, clock) or self.answer(g, seat, decision, rng)

    def look_closer(
        self, view: dict[str, Any], g: State, decision: Decision, rng: Random, clock: Clock
    ) -> Choice | None:
        """An answer found by a search, where a level searches for one; `g` is the view's table imagined."""
        return None

    def plan(self, view: dict[str, Any], rng: Random, clock: Clock) -> Choice:
        others = self.learned if self.others_learned else None
        seasons = Seasons(view, rng, self.weights, self.learned, others)
        search = SeasonSearch(seasons, clock, self.effort)
        plan = search.search()
        tried = {"plans": len(search.results), "seasons": seasons.known}
        return Choice(plan.text, [*seasons.council.planner.why(plan, 2), Reason("searched", tried)])

    def answer(self, g: State, seat: int, decision: Decision, rng: Random) -> Choice:
        """What experience says at once, without a search."""
        if isinstance(decision, PlanDecision):
            council = Council(harvest_of(g, seat, self.weights), self.learned)
            return Choice(council.best.text, council.planner.why(council.best))
        if isinstance(decision, MoveArmies) and decision.action >= COMBAT_A:
            values, odds = MoveJudge(harvest_of(g, seat, self.weights), g, self.learned).values(decision)
            text = best(values, rng)
            return Choice(text, why_move(text, decision, odds))
        return super().answer(g, seat, decision, rng)
