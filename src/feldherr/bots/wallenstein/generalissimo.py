"""Wallenstein himself: mixes his plans, knows positions from marshals' games, and thinks while the season goes on."""

from random import Random
from typing import Any, ClassVar, Final

from feldherr.bots.bot import Choice, Clock, Reason
from feldherr.bots.wallenstein.closer import QuickRest, answer_closely
from feldherr.bots.wallenstein.experience import FILE, Experience, experience
from feldherr.bots.wallenstein.marshal import Marshal
from feldherr.bots.wallenstein.mixed import Mixed, drawn
from feldherr.bots.wallenstein.mixed_search import MixedSearch
from feldherr.bots.wallenstein.search import Effort
from feldherr.bots.wallenstein.weights import Weights
from feldherr.kernel.decision import Decision
from feldherr.wallenstein.state import State

MANY: Final = 3000
"""So many seasons or more are enough for a broad search."""


class Wallenstein(Marshal):
    """The best that this house has."""

    effort: ClassVar = Effort(first_look=6, plans=400, finalists=8, exploring=0.65)
    broad: ClassVar = Effort(
        first_look=24, plans=4000, finalists=48, exploring=0.5, trust=12.0, doubts=(1.6, 0.6, 1.0, 0.3), misses=200,
        most=3000, changing=True,
    )  # fmt: skip
    """Where seasons are played natively, and so many more of them."""
    steady: ClassVar = False
    """Whether the plan is played that should be played most often, and not one of several by chance."""

    def __init__(
        self, learned: Experience | None = None, weights: Weights | None = None, file: str = str(FILE)
    ) -> None:
        super().__init__(learned or experience("value_among_marshals", file), weights)

    def plan(self, view: dict[str, Any], rng: Random, clock: Clock) -> Choice:
        seasons = Mixed(view, rng, self.weights, self.learned)
        many = seasons.quick.at_once > 1 and (clock.budget.simulations or MANY) >= MANY
        search = MixedSearch(seasons, clock, self.broad if many else self.effort)
        shares = search.shares()
        plan, share = shares[0] if self.steady else drawn(shares, rng)
        why = seasons.council.planner.why(plan, 2)
        if share < 1.0:
            why.append(Reason("mixed", {"share": round(100 * share), "plans": len(shares)}))
        tried = {"plans": len(search.results), "seasons": seasons.known}
        return Choice(plan.text, [*why, Reason("searched", tried)])

    def look_closer(
        self, view: dict[str, Any], g: State, decision: Decision, rng: Random, clock: Clock
    ) -> Choice | None:
        """Before armies march to fight, and before a place in the player order is taken."""
        return answer_closely(view, g, decision, rng, clock, self.learned, self.weights, QuickRest)


class Adviser(Wallenstein):
    """Says what is best to play most often: to the same question always the same."""

    steady: ClassVar = True
