"""Influence bidding: to the left, adding to one's stack of the lobbied country or passing. (5.6.1)"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

from feldherr.kernel.decision import Check, Decision, Move, Pass
from feldherr.kernel.errors import FeldherrError, IllegalMove
from feldherr.kernel.step import SeatStep
from feldherr.sixteenthirty.cards import (
    CARD_WORDS,
    COUNTRY_OF,
    HIGHEST,
    OPEN,
    SPECIAL,
    Cards,
    at_most,
    has_named,
    minus,
    points,
    with_cards,
    words,
)
from feldherr.sixteenthirty.moves import Bid
from feldherr.sixteenthirty.names import COUNTRIES, N
from feldherr.sixteenthirty.rules import STACK
from feldherr.sixteenthirty.scoring import foreseen
from feldherr.sixteenthirty.state import State

if TYPE_CHECKING:
    from feldherr.sixteenthirty.shapes_decisions import BidFacts


PASS: Final = Pass()
Ways = tuple[tuple[Cards, Cards], ...]
"""Cards added and cards dropped, way by way."""


def lobbied(g: State) -> int:
    """The country whose Crown is lobbied: in the second vote of a league, the target. (5.6.4.4)"""
    return g.lobby[3] if g.lobby[4] else g.lobby[1]


def open_bidding(g: State) -> None:
    g.bidding = (1 << g.players) - 1


def bids(hand: Cards, stack: Cards, country: int) -> Ways:
    """All that the hand can add to the stack of a country.

    >>> [Bid(*bid).text for bid in bids((15, 50), (16, 16, 51), 3)][:3]
    ['bid france-1 drop france-2', 'bid france-1 drop open-2', 'bid open-1 drop france-2']
    """
    least = country * HIGHEST
    beyond = least + HIGHEST
    playable = [card for card in hand if least <= card < beyond or OPEN <= card < SPECIAL]
    return ways_to_bid(at_most(tuple(playable), STACK), stack) if playable else ()


@lru_cache(maxsize=1 << 12)
def ways_to_bid(playable: Cards, stack: Cards) -> Ways:
    """Added cards stay, and as many go as are too many. (5.3.1, rulings Q3, Q4)"""
    found: list[tuple[Cards, Cards]] = []
    for number in range(1, min(STACK, len(playable)) + 1):
        excess = max(0, len(stack) + number - STACK)
        drops = list(dict.fromkeys(combinations(stack, excess))) if excess else [()]
        for cards in dict.fromkeys(combinations(playable, number)):
            for dropped in drops:
                if cards[0] < OPEN or has_named(minus(stack, dropped)):
                    found.append((cards, dropped))
    return tuple(found)


class BidChoice(Decision):
    """Adjust influence, or pass. Always asked, so that a pass for want of cards looks like any other. (ruling Q12)"""

    __slots__ = ("country", "g", "hand", "must_place", "stack", "ways")
    kind: ClassVar = "bid"
    hides_a_forced_answer: ClassVar = True

    def __init__(self, seat: int, g: State, country: int, must_place: bool) -> None:
        super().__init__(seat)
        self.g = g
        self.country = country
        self.hand = g.hand[seat]
        self.stack = g.stack[seat * N + country]
        self.must_place = must_place
        self.ways: Ways | None = None

    def listed(self) -> Ways:
        """The bids, worked out when first asked for."""
        if self.ways is None:
            self.ways = bids(self.hand, self.stack, self.country)
        return self.ways

    def count(self) -> int:
        return len(self.listed()) + (0 if self.must_place else 1)

    def option(self, index: int) -> Move:
        if not self.must_place:
            if index == 0:
                return PASS
            index -= 1
        return Bid(*self.listed()[index])

    def number_of(self, move: Move) -> int:
        first = 0 if self.must_place else 1
        if isinstance(move, Bid):
            way = (move.cards, move.dropped)
            ways = self.listed()
            return ways.index(way) + first if way in ways else -1
        return 0 if isinstance(move, Pass) and not self.must_place else -1

    def forced(self) -> None:
        return None

    def refusal(self, move: Move) -> FeldherrError:
        if isinstance(move, Pass):
            return IllegalMove("caller_must_place", country=COUNTRIES[self.country])
        if not isinstance(move, Bid):
            return super().refusal(move)
        return next(self.faults(move))

    def faults(self, bid: Bid) -> Iterator[FeldherrError]:
        """All reasons against a bid that is not offered."""
        country = COUNTRIES[self.country]
        if not 1 <= len(bid.cards) <= STACK:
            yield IllegalMove("bad_number_of_bids", given=len(bid.cards), most=STACK)
        for card in bid.cards:
            if bid.cards.count(card) > self.hand.count(card):
                yield IllegalMove("card_not_in_hand", card=CARD_WORDS[card])
            if card >= SPECIAL or COUNTRY_OF[card] not in (-1, self.country):
                yield IllegalMove("card_of_other_country", card=CARD_WORDS[card], country=country)
        for card in bid.dropped:
            if bid.dropped.count(card) > self.stack.count(card):
                yield IllegalMove("card_not_in_stack", card=CARD_WORDS[card], country=country)
        due = max(0, len(self.stack) + len(bid.cards) - STACK)
        if len(bid.dropped) != due:
            yield IllegalMove("wrong_number_of_drops", given=len(bid.dropped), due=due)
        yield IllegalMove("open_card_alone", country=country)

    def checked(self, move: Move) -> Check:
        seat = int(self.seat)

        def change(g: State) -> None:
            if isinstance(move, Bid):
                adjust_influence(g, seat, self.country, move)

        return foreseen(super().checked(move), self.g, seat, change)

    def facts(self) -> "BidFacts":
        return {"country": COUNTRIES[self.country], "must_place": self.must_place}


class BidTurn(SeatStep[State]):
    """One player's turn in the bidding; a descendant stack, which all can see, takes nothing more. (5.3.3, 5.6.1)"""

    __slots__ = ()
    beneath: ClassVar = ("TakeVote",)

    def fits(self, g: State) -> bool:
        return 0 <= self.seat < g.players and bool(g.bidding >> self.seat & 1)

    def ask(self, g: State) -> Decision | None:
        country = lobbied(g)
        place = self.seat * N + country
        if g.descending[place]:
            return None
        must_place = not g.stack[place] and not g.lobby[4] and self.seat == g.lobby[0]
        return BidChoice(self.seat, g, country, must_place)

    def do(self, g: State, move: Move | None) -> None:
        if isinstance(move, Bid):
            adjust_influence(g, self.seat, lobbied(g), move)
        else:
            g.bidding &= ~(1 << self.seat)
            g.tell.bid_passed(seat=self.seat, country=COUNTRIES[lobbied(g)])
        if g.bidding:
            left = (self.seat + 1) % g.players
            while not g.bidding >> left & 1:
                left = (left + 1) % g.players
            g.then(BidTurn(left))


def adjust_influence(g: State, seat: int, country: int, bid: Bid) -> None:
    """Cards go from the hand to the stack, those that are too many from the stack to the market place."""
    place = seat * N + country
    g.leave_hand(seat, bid.cards)
    g.stack[place] = with_cards(minus(g.stack[place], bid.dropped), bid.cards)
    if bid.dropped:
        g.to_market(seat, bid.dropped)
    g.tell.influence_bid(
        seat=seat,
        country=COUNTRIES[country],
        cards=words(bid.cards),
        dropped=words(bid.dropped),
        influence=points(g.stack[place]),
    )
