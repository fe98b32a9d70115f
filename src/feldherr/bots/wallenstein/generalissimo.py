"""Wallenstein himself: knows positions from marshals' games, and thinks while the season goes on too."""

from random import Random
from typing import Any, ClassVar, Final

from feldherr.bots.bot import Choice, Clock
from feldherr.bots.wallenstein.auction import Auction
from feldherr.bots.wallenstein.captain import why_position
from feldherr.bots.wallenstein.closer import RestOfSeason
from feldherr.bots.wallenstein.experience import Experience, MoveJudge, experience
from feldherr.bots.wallenstein.fighting import why_move
from feldherr.bots.wallenstein.marshal import Marshal
from feldherr.bots.wallenstein.search import Effort
from feldherr.bots.wallenstein.weights import Weights
from feldherr.kernel.decision import Decision
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.names import COMBAT_A
from feldherr.wallenstein.state import State

LOOKS: Final = 8
"""Every answer is tried in so many seasons at first."""


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
        if isinstance(decision, MoveArmies) and decision.action >= COMBAT_A:
            rest = RestOfSeason(view, g, rng, self.learned, self.weights)
            values, odds = MoveJudge(rest.harvests[rest.seat], g, self.learned).values(decision)
            text = rest.best(values, LOOKS, clock)
            return Choice(text, why_move(text, decision, odds))
        if decision.kind == "position":
            rest = RestOfSeason(view, g, rng, self.learned, self.weights)
            auction = Auction(rest.harvests[rest.seat])
            places = {option.text: auction.position(option.fields()[0] - 1) for option in decision.options()}
            return why_position(auction, rest.best(places, LOOKS, clock))
        return None
