"""Moves of Wallenstein as an analysis tells them, and why another would have been better."""

from random import Random
from typing import Any, Final

import feldherr
from feldherr.bots.analysis.foresight import Told
from feldherr.bots.bot import Reason
from feldherr.bots.wallenstein import reasons
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.council import Council, harvest_of
from feldherr.bots.wallenstein.experience import experience
from feldherr.bots.wallenstein.planning import Planner
from feldherr.wallenstein.board import COUNTIES
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.moves import Plan, card_word
from feldherr.wallenstein.names import BID, BOX, BOX_COUNT, BOXES, NO_PLAN
from feldherr.wallenstein.state import State

MOST_BOXES: Final = 3
"""So many boxes at most are named of a plan that differs in more."""


def told(g: State, seat: int, text: str, instead_of: str) -> Told:
    """A move with the counties that it is about; of a plan the boxes that it lays otherwise."""
    if text.startswith("plan "):
        return _plan(g, seat, text, instead_of)
    decision = g.agenda[-1].ask(g)
    origin = [COUNTIES[decision.origin]] if isinstance(decision, MoveArmies) else []
    named = [word for word in text.split() if word in COUNTIES]
    return Told(text, places=tuple(dict.fromkeys([*origin, *named])))


def _plan(g: State, seat: int, text: str, instead_of: str) -> Told:
    planner = _planner(g, seat)
    own, other = planner.read(text), planner.read(instead_of)
    boxes = differing(planner, own, other)
    named = boxes[:MOST_BOXES]
    laid = [f"{BOXES[box]}={card_word(own.cards[box])}" for box in named]
    counties = [COUNTIES[card] for box in named if (card := own.cards[box]) < len(COUNTIES)]
    return Told(" ".join(["plan", *laid]), len(boxes) - len(named), tuple(counties))


def _planner(g: State, seat: int) -> Planner:
    return Council(harvest_of(g, seat, Captain().weights), experience("value_among_marshals")).planner


def differing(planner: Planner, one: Plan, other: Plan) -> list[int]:
    """The boxes in which two plans differ, those first that matter most."""

    def weight(box: int) -> float:
        return abs(_worth(planner, box, one.cards[box]) - _worth(planner, box, other.cards[box]))

    boxes = [box for box in range(BOX_COUNT) if one.cards[box] != other.cards[box] and one.cards[box] != NO_PLAN]
    return sorted(boxes, key=weight, reverse=True)


def _worth(planner: Planner, box: int, card: int) -> float:
    if box == BID:
        bare = Plan(tuple(card if at == BID else NO_PLAN for at in range(BOX_COUNT)))
        return planner.total(bare)
    return planner.gain(box, card) if card < len(COUNTIES) else planner.tray.get(box, 0.0)


def why(view: dict[str, Any], text: str, instead_of: str, rng: Random, about: str = "") -> Reason:
    """What speaks for an answer; of a plan, for what lies on the box that it is about, else on the one that matters
    most of those that it lays otherwise."""
    if not text.startswith("plan "):
        return reasons.why(view, text, rng)
    g = feldherr.imagine(view, rng).state
    assert isinstance(g, State)
    planner = _planner(g, int(view["seat"]))
    plan, other = planner.read(text), planner.read(instead_of)
    boxes = [BOX[about]] if about else differing(planner, plan, other)[:MOST_BOXES]
    best = max(boxes, key=lambda box: _worth(planner, box, plan.cards[box]))
    card = plan.cards[best]
    acts = (best, card) in planner.values
    return planner.reason(best, card) if acts else planner.idea(plan, best, card).why
