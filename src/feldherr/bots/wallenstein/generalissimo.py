"""Wallenstein himself: knows positions from marshals' games, and thinks while the season goes on too."""

from random import Random
from typing import Any, ClassVar

from feldherr.bots.bot import Choice, Clock
from feldherr.bots.wallenstein.closer import answer_closely
from feldherr.bots.wallenstein.experience import Experience, experience
from feldherr.bots.wallenstein.marshal import Marshal
from feldherr.bots.wallenstein.search import Effort
from feldherr.bots.wallenstein.weights import Weights
from feldherr.kernel.decision import Decision
from feldherr.wallenstein.state import State


class Wallenstein(Marshal):
    """The best that this house has."""

    others_learned: ClassVar = True
    effort: ClassVar = Effort(first_look=6, plans=400, finalists=8)

    def __init__(self, learned: Experience | None = None, weights: Weights | None = None) -> None:
        super().__init__(learned or experience("value_among_marshals"), weights)

    def look_closer(
        self, view: dict[str, Any], g: State, decision: Decision, rng: Random, clock: Clock
    ) -> Choice | None:
        """Before armies march to fight, and before a place in the player order is taken."""
        return answer_closely(view, g, decision, rng, clock, self.learned, self.weights)
