"""Whether players can have planned what lies on their mats, and as much of it is revealed as the season says."""

from feldherr.kernel.sound import require
from feldherr.wallenstein.actions import PerformAction
from feldherr.wallenstein.board import COUNTY_COUNT
from feldherr.wallenstein.names import (
    ACTING,
    ACTIONS,
    BID,
    BOX_COUNT,
    COINS,
    COURT,
    EMPTY,
    LOST,
    MONEY,
    NO_PLAN,
    PLANNING,
    TOWER_CARD,
)
from feldherr.wallenstein.planning import DeclareEmpty, boxes_left_empty, boxes_of, spare_card
from feldherr.wallenstein.rules import SPARE_CARDS, TOWER_CARDS
from feldherr.wallenstein.state import State


def require_plans(g: State) -> None:
    boxes = boxes_of(g.rules) if PLANNING < g.phase <= ACTING else ()
    for seat in range(g.players):
        plan = g.plan[seat * BOX_COUNT : (seat + 1) * BOX_COUNT]
        part = f"plan of seat {seat}"
        if g.phase == PLANNING:
            require_declared(g, seat, plan)
        else:
            require(all((card != NO_PLAN) == (box in boxes) for box, card in enumerate(plan)), part, plan)
            require_cards(g, seat, plan, part)
        shown = g.shown[seat * BOX_COUNT : (seat + 1) * BOX_COUNT]
        due = [int(is_shown(g, seat, box, card)) for box, card in enumerate(plan)]
        require(shown == due, f"shown of seat {seat}", shown)


def require_declared(g: State, seat: int, plan: list[int]) -> None:
    """While players plan, only those boxes lie open that were declared to stay empty."""
    declares = g.rules.empty_boxes_declared and DeclareEmpty(seat) not in g.agenda
    empty = [box for box, card in enumerate(plan) if card != NO_PLAN]
    fits = set(empty) <= set(boxes_of(g.rules)) and all(plan[box] == EMPTY for box in empty)
    due = boxes_left_empty(g, seat) if declares else 0
    require(fits and len(empty) == due, f"plan of seat {seat}", plan)


def require_cards(g: State, seat: int, plan: list[int], part: str) -> None:
    """Counties of the player's own, each once; no more spare cards and gaps than the hand had."""
    spare = spare_card(g.rules)
    for box, card in enumerate(plan):
        if 0 <= card < COUNTY_COUNT:
            require(g.owner[card] == seat and not g.newly_won[card] and plan.count(card) == 1, part, plan)
        elif COINS <= card < COINS + SPARE_CARDS:
            require(box == BID and spare == MONEY, part, plan)
        else:
            known = card in (spare, TOWER_CARD, EMPTY, NO_PLAN) or (card == LOST and g.phase == ACTING)
            require(known and not (card == MONEY and box == BID), part, plan)
    spares = sum(card == spare or card >= COINS for card in plan)
    towers = TOWER_CARDS if g.rules.court else 0
    require(spares <= SPARE_CARDS and plan.count(TOWER_CARD) <= towers, part, plan)
    if EMPTY in plan:
        own = sum(owner == seat and not new for owner, new in zip(g.owner, g.newly_won, strict=True))
        require(plan.count(EMPTY) <= len(boxes_of(g.rules)) - own - SPARE_CARDS - towers, part, plan)


def is_shown(g: State, seat: int, box: int, card: int) -> bool:
    """Whether a box lies open for all: it has no card (any more), or the time for it has come."""
    if card in (EMPTY, LOST):
        return True
    if card == NO_PLAN or g.phase == PLANNING:
        return False
    if box >= len(ACTIONS):
        return box == BID or g.phase >= COURT
    if g.phase != ACTING:
        return False
    turn = g.action_cards.index(box)
    return turn < g.turn or (turn == g.turn and g.turn_order.index(seat) < place_in_turn(g))


def place_in_turn(g: State) -> int:
    """How many players have begun the present action."""
    return next(step.place for step in g.agenda if isinstance(step, PerformAction) and step.turn == g.turn)
