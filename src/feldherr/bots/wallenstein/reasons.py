"""Why an answer is a good one, whoever found it: in facts that a player finds on the board."""

from random import Random
from typing import Any

import feldherr
from feldherr.bots.bot import Reason
from feldherr.bots.wallenstein import captain, draft, fighting
from feldherr.bots.wallenstein.armies import Armies
from feldherr.bots.wallenstein.auction import Auction
from feldherr.bots.wallenstein.favors import Favors
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.bots.wallenstein.position import Position
from feldherr.bots.wallenstein.weights import Weights, tuned
from feldherr.bots.wallenstein.worth import Worth
from feldherr.kernel.decision import Decision
from feldherr.wallenstein.combat import Battle
from feldherr.wallenstein.deploying import RecruitDecision
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.revolt import Revolt
from feldherr.wallenstein.state import State


def why(view: dict[str, Any], text: str, rng: Random, weights: Weights | None = None) -> Reason:
    """What speaks for an answer that the seat of a view may give; plans are told box by box elsewhere."""
    game = feldherr.imagine(view, rng)
    assert isinstance(game.state, State)
    seat: int = view["seat"]
    return reason(Position(game.state, seat, weights or tuned()), game.pending[seat], text)


def reason(at: Position, decision: Decision, text: str) -> Reason:
    """The same for somebody who has looked at the table already."""
    if decision.kind in ("draft", "group"):
        return draft.why_take(draft.unseen_by(at.g), text) if decision.kind == "draft" else draft.why_place(at)
    armies = Armies(Worth(at))
    if decision.kind in ("move", "recruit", "defend", "revolt_order"):
        return _in_the_field(armies, decision, text)
    return _at_leisure(Harvest(armies), decision, text)


def _in_the_field(armies: Armies, decision: Decision, text: str) -> Reason:
    if isinstance(decision, RecruitDecision):
        return fighting.why_recruit(armies, decision)
    if isinstance(decision, MoveArmies):
        return fighting.why_any_move(decision, text)
    step = armies.at.g.agenda[-1]
    if decision.kind == "defend" and isinstance(step, Battle | Revolt):
        return fighting.why_defend(armies, step, text, fighting.defences(armies, step))
    return fighting.why_revolt(armies, text)


def _at_leisure(harvest: Harvest, decision: Decision, text: str) -> Reason:
    """Of answers between the fights."""
    if decision.kind == "leave":
        return captain.why_leave(harvest, text)
    if decision.kind == "position":
        return captain.why_position(Auction(harvest), text).why[0]
    favors = Favors(harvest)
    if decision.kind == "benefit":
        return captain.why_benefit(favors, decision, text)
    return captain.why_favor(favors, decision, text) if decision.kind == "favor" else captain.why_use(favors, text)
