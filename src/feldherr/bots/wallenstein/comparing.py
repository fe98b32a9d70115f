"""A player's plan beside a captain's: what each is expected to bring, box by box."""

from random import Random
from typing import Any, NamedTuple

import feldherr
from feldherr.bots.wallenstein.council import harvest_of
from feldherr.bots.wallenstein.planning import Planner
from feldherr.bots.wallenstein.weights import tuned
from feldherr.kernel.errors import BadOption
from feldherr.wallenstein.moves import card_word
from feldherr.wallenstein.names import BOXES
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.state import State


class Gap(NamedTuple):
    """A box on which the plans differ, and what the player's card brings more there, in points."""

    box: str
    mine: str
    hint: str
    points: float


class Comparison(NamedTuple):
    """Expected points of both plans, by the captain's judgement: on average over the events that may come, over usual
    bids, and over what the others may do."""

    mine: float
    hint: float
    payable: bool
    """Whether the player's purse probably lasts for all of it."""
    gaps: list[Gap]


def compare(view: dict[str, Any], mine: str, rng: Random) -> Comparison:
    """The plan of a player, who knows this view, beside the one that a captain would lay."""
    game = feldherr.imagine(view, rng)
    seat: int = view["seat"]
    decision = game.pending[seat]
    if not isinstance(decision, PlanDecision):
        raise BadOption("no_plan_to_compare")
    assert isinstance(game.state, State)
    planner = Planner(harvest_of(game.state, seat, tuned()), decision)
    plan, own = planner.plan(), planner.read(mine)
    gaps = []
    for box in planner.boxes:
        ours, theirs = own.cards[box], plan.cards[box]
        if ours != theirs:
            points = planner.of_box(box, ours) - planner.of_box(box, theirs)
            gaps.append(Gap(BOXES[box], card_word(ours), card_word(theirs), points))
    gaps.sort(key=lambda gap: gap.points)
    return Comparison(planner.total(own), planner.total(plan), planner.can_be_paid(own), gaps)
