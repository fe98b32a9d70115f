"""Plan individual actions and place a bid: a card for each box, in secret. (000 Plan individual actions)"""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from feldherr.kernel.decision import Check, Choice, Decision, Move
from feldherr.kernel.errors import BadOption, FeldherrError, IllegalMove
from feldherr.kernel.step import SimultaneousStep, Step
from feldherr.wallenstein.board import COUNTIES
from feldherr.wallenstein.forecast import forecast
from feldherr.wallenstein.moves import Leave, Plan, card_word
from feldherr.wallenstein.names import (
    ACTIONS,
    BID,
    BLANK,
    BOX,
    BOX_COUNT,
    BOXES,
    COINS,
    COURT_BOXES,
    EMPTY,
    MONEY,
    NO_PLAN,
    PLANNING,
    TOWER_CARD,
)
from feldherr.wallenstein.rules import SPARE_CARDS, TOWER_CARDS, Rules
from feldherr.wallenstein.state import State


def boxes_of(rules: Rules) -> list[int]:
    """The boxes that a plan covers: ten actions, the auction, the court."""
    boxes = list(range(len(ACTIONS)))
    if rules.turn_order == "auction":
        boxes.append(BID)
    if rules.court:
        boxes.extend(COURT_BOXES)
    return boxes


def spare_card(rules: Rules) -> int:
    return MONEY if rules.spare_cards == "money" else BLANK


def cards_in_hand(g: State, seat: int) -> int:
    """County cards, five money or blank cards, and at court three dice tower cards."""
    return g.owner.count(seat) + SPARE_CARDS + (TOWER_CARDS if g.rules.court else 0)


def boxes_left_empty(g: State, seat: int) -> int:
    """How many boxes stay empty for want of cards. (ruling C2)"""
    return max(0, len(boxes_of(g.rules)) - cards_in_hand(g, seat))


def plan(g: State) -> None:
    g.phase = PLANNING
    if g.rules.empty_boxes_declared:
        g.then(*[DeclareEmpty(seat) for seat in g.previous_order if boxes_left_empty(g, seat)], PlanAll())
    else:
        g.then(PlanAll())


class PlanDecision(Decision):
    """A season's plan. There are millions: it is drawn, checked, or asked for box by box, never listed."""

    __slots__ = ("boxes", "counties", "declared", "empty", "g", "spare", "spares", "thalers", "towers")
    kind = "plan"

    def __init__(self, seat: int, g: State) -> None:
        super().__init__(seat)
        self.g = g
        self.boxes = boxes_of(g.rules)
        self.counties = g.counties_of(seat)
        self.spare = spare_card(g.rules)
        self.spares = SPARE_CARDS
        self.towers = TOWER_CARDS if g.rules.court else 0
        self.thalers = g.thalers[seat]
        self.empty = max(0, len(self.boxes) - len(self.counties) - self.spares - self.towers)
        start = seat * BOX_COUNT
        self.declared = [box for box in self.boxes if g.plan[start + box] == EMPTY]

    # -- whole plans ---------------------------------------------------------------------------------------------------

    def count(self) -> int:
        raise BadOption("not_listable", kind=self.kind)

    def index(self, move: Move) -> int:
        return 0 if next(self.faults(move), None) is None else -1

    def forced(self) -> None:
        return None

    def require(self, move: Move) -> None:
        fault = next(self.faults(move), None)
        if fault is not None:
            raise fault

    def why_not(self, move: Move) -> FeldherrError:
        return next(self.faults(move))

    def check(self, move: Move) -> Check:
        """What is wrong with a plan, boxes not yet covered apart, and what it would bring."""
        partial = isinstance(move, Plan) and any(move.cards[box] == NO_PLAN for box in self.boxes)
        reasons = list(self.faults(move, partial=partial))
        seat = int(self.seat)
        return Check(reasons, forecast(self.g, seat, move.cards) if isinstance(move, Plan) else {})

    def faults(self, move: Move, partial: bool = False) -> Iterator[FeldherrError]:
        """All reasons against a plan; a partial one may leave boxes out."""
        if not isinstance(move, Plan):
            yield IllegalMove("plan_expected", move=move.text[:80])
            return
        covered = [(box, card) for box, card in enumerate(move.cards) if card != NO_PLAN]
        missing = self.uncovered(move)
        for box, card in covered:
            yield from self.card_faults(box, card)
        laid = [card for _, card in covered]
        for county in {card for card in laid if card < len(COUNTIES) and laid.count(card) > 1}:
            yield IllegalMove("card_twice", county=COUNTIES[county])
        spares = sum(card == self.spare or card >= COINS for card in laid)
        if spares > self.spares:
            yield IllegalMove("too_many_spare_cards", given=spares, most=self.spares)
        if laid.count(TOWER_CARD) > self.towers:
            yield IllegalMove("too_many_tower_cards", given=laid.count(TOWER_CARD), most=self.towers)
        if missing and not partial:
            yield IllegalMove("boxes_missing", boxes=missing)
        gaps = laid.count(EMPTY)
        if gaps > self.empty or (gaps < self.empty and not missing):
            yield IllegalMove("wrong_number_of_gaps", given=gaps, due=self.empty)

    def card_faults(self, box: int, card: int) -> Iterator[FeldherrError]:
        """What is wrong with this card on this box, whatever lies on the others."""
        if box not in self.boxes:
            yield IllegalMove("box_not_in_play", box=BOXES[box])
        if self.declared and (card == EMPTY) != (box in self.declared):
            yield IllegalMove("not_as_declared", boxes=[BOXES[b] for b in self.declared])
        if card < len(COUNTIES):
            if card not in self.counties:
                yield IllegalMove("not_your_county", county=COUNTIES[card], seat=self.seat)
        elif card >= COINS:
            if box != BID or self.spare != MONEY:
                yield IllegalMove("no_such_card", box=BOXES[box], card=card_word(card))
            elif card - COINS > self.thalers:
                yield IllegalMove("bid_too_high", bid=card - COINS, thalers=self.thalers)
        elif card not in (EMPTY, TOWER_CARD, self.spare) or (card == MONEY and box == BID):
            yield IllegalMove("no_such_card", box=BOXES[box], card=card_word(card))

    def uncovered(self, move: Plan) -> list[str]:
        return [BOXES[box] for box in self.boxes if move.cards[box] == NO_PLAN]

    def sample(self, rng: Random) -> Move:
        """All cards shuffled and laid out; the first one that may be bid is bid."""
        pool = [*self.counties, *([TOWER_CARD] * self.towers)]
        bids = self.spare == MONEY and BID in self.boxes
        pool.extend(range(COINS, COINS + self.spares) if bids else [self.spare] * self.spares)
        pool.extend([EMPTY] * (self.empty - len(self.declared)))
        rng.shuffle(pool)
        cards = [NO_PLAN] * BOX_COUNT
        for box in self.declared:
            cards[box] = EMPTY
        if BID in self.boxes:
            bid = next(i for i, card in enumerate(pool) if card < COINS or card - COINS <= self.thalers)
            cards[BID] = pool.pop(bid)
        for box in self.boxes:
            if cards[box] == NO_PLAN:
                card = pool.pop()
                cards[box] = MONEY if card >= COINS else card
        return Plan(tuple(cards))

    # -- box by box ----------------------------------------------------------------------------------------------------

    def box_order(self) -> list[str]:
        """The boxes in the order to ask for them: the bid first, since it decides which money cards are left."""
        return [BOXES[box] for box in sorted(self.boxes, key=lambda box: (box != BID, box))]

    def cards_for(self, box: str, laid: dict[str, str]) -> list[str]:
        """The cards that may lie on a box when those boxes before it in `box_order` hold these cards.

        Whatever is chosen from these lists, the plan comes out legal.
        """
        used = list(laid.values())
        index = BOX[box]
        if index in self.declared:
            return ["-"]
        spare = card_word(self.spare)
        coins = sum(word.isdigit() for word in used)
        cards = [COUNTIES[c] for c in self.counties if COUNTIES[c] not in used]
        if used.count("tower") < self.towers:
            cards.append("tower")
        if index == BID and self.spare == MONEY:
            cards.extend(str(coin) for coin in range(min(self.thalers, SPARE_CARDS - 1) + 1))
        elif used.count(spare) + coins < self.spares:
            cards.append(spare)
        if not self.declared and used.count("-") < self.empty:
            cards.append("-")
        return cards

    def facts(self) -> dict[str, Any]:
        return {
            "boxes": self.box_order(),
            "counties": [COUNTIES[c] for c in self.counties],
            "spare_card": card_word(self.spare),
            "spare_cards": self.spares,
            "tower_cards": self.towers,
            "highest_bid": min(self.thalers, SPARE_CARDS - 1) if BID in self.boxes and self.spare == MONEY else None,
            "gaps": self.empty,
            "declared": [BOXES[box] for box in self.declared],
        }

    def as_json(self) -> dict[str, Any]:
        return {"id": self.id, "seat": self.seat, "kind": self.kind, **self.facts()}


class PlanAll(SimultaneousStep[State]):
    """Everyone plans, secretly and at the same time."""

    __slots__ = ()

    def ask_all(self, g: State) -> dict[int, Decision]:
        return {seat: PlanDecision(seat, g) for seat in range(g.players)}

    def do_all(self, g: State, moves: dict[int, Move]) -> None:
        for seat, move in moves.items():
            assert isinstance(move, Plan)
            start = seat * BOX_COUNT
            g.plan[start : start + BOX_COUNT] = move.cards
            g.tell_only((seat,), "your_plan", seat=seat, plan=move.text)
        g.shown = [int(card == EMPTY) for card in g.plan]
        gaps = {seat: [box for box in range(BOX_COUNT) if g.shown[seat * BOX_COUNT + box]] for seat in moves}
        g.tell("planned", empty={str(seat): [BOXES[b] for b in boxes] for seat, boxes in gaps.items() if boxes})


class LeaveDecision(Choice):
    """Which boxes stay empty, for want of cards."""

    __slots__ = ()
    kind = "leave"


class DeclareEmpty(Step[State]):
    """Players with too few cards announce in turn which boxes they leave empty. (001 Action phases, ruling P4)"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, g: State) -> Decision | None:
        boxes = boxes_of(g.rules)
        return LeaveDecision(self.seat, [Leave(c) for c in combinations(boxes, boxes_left_empty(g, self.seat))])

    def do(self, g: State, move: Move | None) -> None:
        assert isinstance(move, Leave)
        for box in move.boxes:
            g.plan[self.seat * BOX_COUNT + box] = EMPTY
            g.shown[self.seat * BOX_COUNT + box] = 1
        g.tell("boxes_declared", seat=self.seat, boxes=[BOXES[box] for box in move.boxes])
