"""Plan individual actions and place a bid: a card for each box, in secret. (000 Plan individual actions)"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from feldherr.kernel.decision import Check, Choice, Decision, Move
from feldherr.kernel.errors import BadOption, FeldherrError, IllegalMove
from feldherr.kernel.step import SeatStep, SimultaneousStep
from feldherr.wallenstein.board import COUNTIES, COUNTY, COUNTY_COUNT
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
    Box,
)
from feldherr.wallenstein.rules import SPARE_CARDS, TOWER_CARDS, Rules
from feldherr.wallenstein.state import State, changed

if TYPE_CHECKING:
    from feldherr.wallenstein.shapes_decisions import PlanFacts


_COINS: Final = tuple(range(COINS, COINS + SPARE_CARDS))


def boxes_of(rules: Rules) -> tuple[int, ...]:
    """The boxes that a plan covers: ten actions, the auction, the court."""
    return _boxes(rules.turn_order == "auction", rules.court)


@cache
def _boxes(auction: bool, court: bool) -> tuple[int, ...]:
    return (*range(len(ACTIONS)), *([BID] if auction else []), *(COURT_BOXES if court else []))


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
    kind: ClassVar = "plan"
    lists_options: ClassVar = False

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

    def number_of(self, move: Move) -> int:
        return 0 if next(self.faults(move), None) is None else -1

    def forced(self) -> None:
        return None

    def refusal(self, move: Move) -> FeldherrError:
        return next(self.faults(move))

    def checked(self, move: Move) -> Check:
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
        laid = []
        for box, card in enumerate(move.cards):
            if card != NO_PLAN:
                fault = self.card_fault(box, card)
                if fault is not None:
                    yield fault
                elif card < COUNTY_COUNT and card in laid:
                    yield IllegalMove("card_twice", county=COUNTIES[card])
                laid.append(card)
        missing = self.uncovered(move) if len(laid) < len(self.boxes) else []
        spares = laid.count(self.spare) + (move.cards[BID] >= COINS)
        if spares > self.spares:
            yield IllegalMove("too_many_spare_cards", given=spares, most=self.spares)
        if laid.count(TOWER_CARD) > self.towers:
            yield IllegalMove("too_many_tower_cards", given=laid.count(TOWER_CARD), most=self.towers)
        if missing and not partial:
            yield IllegalMove("boxes_missing", boxes=missing)
        gaps = laid.count(EMPTY)
        if gaps > self.empty or (gaps < self.empty and not missing):
            yield IllegalMove("wrong_number_of_gaps", given=gaps, due=self.empty)

    def card_fault(self, box: int, card: int) -> FeldherrError | None:
        """What is wrong with this card on this box, whatever lies on the others."""
        if box not in self.boxes:
            return IllegalMove("box_not_in_play", box=BOXES[box])
        if self.declared and (card == EMPTY) != (box in self.declared):
            return IllegalMove("not_as_declared", boxes=[BOXES[b] for b in self.declared])
        if card < COUNTY_COUNT:
            own = card in self.counties
            return None if own else IllegalMove("not_your_county", county=COUNTIES[card], seat=self.seat)
        if card in _COINS and box == BID and self.spare == MONEY:
            within = card - COINS <= self.thalers
            return None if within else IllegalMove("bid_too_high", bid=card - COINS, thalers=self.thalers)
        if card in (EMPTY, TOWER_CARD) or (card == self.spare and (box != BID or card != MONEY)):
            return None
        return IllegalMove("no_such_card", box=BOXES[box], card=card_word(card))

    def uncovered(self, move: Plan) -> list[str]:
        return [BOXES[box] for box in self.boxes if move.cards[box] == NO_PLAN]

    def sample(self, rng: Random) -> Move:
        """All cards shuffled and laid out; the first one that may be bid is bid."""
        bidding = BID in self.boxes and BID not in self.declared
        pool = [*self.counties, *([TOWER_CARD] * self.towers), *([EMPTY] * (self.empty - len(self.declared)))]
        pool.extend(_COINS if bidding and self.spare == MONEY else [self.spare] * self.spares)
        pool.sort(key=lambda _: rng.random())
        cards = [NO_PLAN] * BOX_COUNT
        if bidding:
            bid = next(i for i, card in enumerate(pool) if card - COINS <= self.thalers)
            cards[BID] = pool.pop(bid)
        for box in self.declared:
            cards[box] = EMPTY
        for box in self.boxes:
            if cards[box] == NO_PLAN:
                card = pool.pop()
                cards[box] = card if card < COINS else MONEY
        plan = Plan(tuple(cards))
        self.drawn = plan
        return plan

    # -- box by box ----------------------------------------------------------------------------------------------------

    def box_order(self) -> list[Box]:
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

    def bids(self) -> list[str]:
        """What may be bid in place of a county."""
        cards = self.cards_for(BOXES[BID], {}) if BID in self.boxes else []
        return [card for card in cards if card not in COUNTY]

    def facts(self) -> "PlanFacts":
        return {
            "boxes": self.box_order(),
            "counties": [COUNTIES[c] for c in self.counties],
            "spare_card": "money" if self.spare == MONEY else "blank",
            "spare_cards": self.spares,
            "tower_cards": self.towers,
            "bids": self.bids(),
            "gaps": self.empty,
            "declared": [BOXES[box] for box in self.declared],
        }


class PlanAll(SimultaneousStep[State]):
    """Everyone plans, secretly and at the same time."""

    __slots__ = ()
    beneath: ClassVar = ("SeasonStep",)

    def ask_all(self, g: State) -> dict[int, Decision]:
        return {seat: PlanDecision(seat, g) for seat in range(g.players)}

    def do_all(self, g: State, moves: dict[int, Move]) -> None:
        g.plan = g.plan[:]
        for seat, move in moves.items():
            assert isinstance(move, Plan)
            start = seat * BOX_COUNT
            g.plan[start : start + BOX_COUNT] = move.cards
        g.shown = [int(card == EMPTY) for card in g.plan]
        g.tell.planned(empty=empty_boxes(g) if any(g.shown) else {})


def empty_boxes(g: State) -> dict[str, list[Box]]:
    """The boxes without a card, which all may see now, by seat."""
    gaps: dict[str, list[Box]] = {}
    for index, shown in enumerate(g.shown):
        if shown:
            gaps.setdefault(str(index // BOX_COUNT), []).append(BOXES[index % BOX_COUNT])
    return gaps


class LeaveDecision(Choice):
    """Which boxes stay empty, for want of cards."""

    __slots__ = ()
    kind: ClassVar = "leave"


class DeclareEmpty(SeatStep[State]):
    """Players with too few cards announce in turn which boxes they leave empty. (001 Action phases, ruling P4)"""

    __slots__ = ()
    beneath: ClassVar = ("DeclareEmpty", "PlanAll")

    def ask(self, g: State) -> Decision | None:
        boxes = boxes_of(g.rules)
        return LeaveDecision(self.seat, [Leave(c) for c in combinations(boxes, boxes_left_empty(g, self.seat))])

    def do(self, g: State, move: Move | None) -> None:
        assert isinstance(move, Leave)
        for box in move.boxes:
            g.plan = changed(g.plan, self.seat * BOX_COUNT + box, EMPTY)
            g.shown[self.seat * BOX_COUNT + box] = 1
        g.tell.boxes_declared(seat=self.seat, boxes=[BOXES[box] for box in move.boxes])
