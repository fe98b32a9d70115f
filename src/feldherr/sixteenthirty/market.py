"""The market place: excess cards, the open market, exchange, collection, closing. (4.1.5, 4.2.3, 5.4)"""

from typing import TYPE_CHECKING, ClassVar, Final

from feldherr.kernel.decision import Decision, Move, Pass
from feldherr.kernel.errors import BadOption, FeldherrError, IllegalMove
from feldherr.kernel.step import SeatStep
from feldherr.sixteenthirty.bidding import PASS
from feldherr.sixteenthirty.cards import CARD_WORDS, Cards, kinds, minus, with_cards, words
from feldherr.sixteenthirty.choosing import Choosing
from feldherr.sixteenthirty.moves import Collect, Exchange, ToMarket
from feldherr.sixteenthirty.names import COLLECTION, EXCESS_CARDS, EXCHANGE, NONE
from feldherr.sixteenthirty.state import State

if TYPE_CHECKING:
    from feldherr.sixteenthirty.shapes_decisions import ExcessCardsFacts, ExchangeFacts, Offer


MOST_LISTED: Final = 10_000
"""Choices of excess cards: large hands have billions, which are drawn and checked, never listed."""


def excess(g: State, seat: int) -> int:
    """Cards due to the market place: all above the limit, and one more. (4.1.5)"""
    held = len(g.hand[seat])
    return min(held, max(0, held - g.rules.card_limit[g.turn - 1]) + 1)


class ExcessCards(Decision):
    """Which cards go face down to the market place: so many of the hand, identical ones alike."""

    __slots__ = ("choosing", "hand", "number")
    kind: ClassVar = "excess_cards"
    lists_options: ClassVar = False

    def __init__(self, seat: int, hand: Cards, number: int) -> None:
        super().__init__(seat)
        self.hand = hand
        self.number = number
        self.choosing: Choosing | None = None

    def ways(self) -> Choosing:
        """Worked out when first asked for."""
        if self.choosing is None:
            self.choosing = Choosing(self.hand, self.number)
        return self.choosing

    def count(self) -> int:
        return self.ways().count()

    def option(self, index: int) -> Move:
        return ToMarket(self.ways().option(index))

    def options(self) -> list[Move]:
        if self.count() > MOST_LISTED:
            raise BadOption("not_listable", kind=self.kind)
        return super().options()

    def number_of(self, move: Move) -> int:
        return self.ways().index(move.cards) if isinstance(move, ToMarket) else -1

    def forced(self) -> Move | None:
        """The whole hand goes unasked; a hand of identical cards would be betrayed by it."""
        return ToMarket(self.hand) if self.number == len(self.hand) else None

    def refusal(self, move: Move) -> FeldherrError:
        if not isinstance(move, ToMarket):
            return IllegalMove("market_expected", number=self.number, move=move.text[:80])
        for card in move.cards:
            if move.cards.count(card) > self.hand.count(card):
                return IllegalMove("card_not_in_hand", card=CARD_WORDS[card])
        return IllegalMove("wrong_number_to_market", given=len(move.cards), due=self.number)

    def facts(self) -> "ExcessCardsFacts":
        return {"hand": words(self.hand), "number": self.number}


class PlaceExcessCards(SeatStep[State]):
    """Excess cards and one more go face down into the market place. (4.1.5)"""

    __slots__ = ()
    beneath: ClassVar = ("PlayRound", "EndOfTurn")

    def fits(self, g: State) -> bool:
        return g.phase == EXCESS_CARDS and self.seat == g.current

    def ask(self, g: State) -> Decision | None:
        number = excess(g, self.seat)
        return ExcessCards(self.seat, g.hand[self.seat], number) if number else None

    def do(self, g: State, move: Move | None) -> None:
        cards = move.cards if isinstance(move, ToMarket) else ()
        g.hand[self.seat] = minus(g.hand[self.seat], cards)
        g.dark[self.seat] = with_cards(g.dark[self.seat], cards)
        g.tell.cards_to_market(seat=self.seat, number=len(cards))
        if cards:
            g.tell.your_market((self.seat,), seat=self.seat, cards=words(cards))


def go_to_market(g: State) -> None:
    """All market places are laid open. (4.2.3)"""
    for seat in range(g.players):
        g.see(seat, g.dark[seat])
        g.to_market(seat, g.dark[seat])
        g.dark[seat] = ()
    if g.tell.watched:
        g.tell.market_opened(market={str(seat): words(g.market[seat]) for seat in range(g.players)})


def exchange_round(g: State) -> None:
    g.phase = EXCHANGE
    g.then(*[ExchangeCard(seat) for seat in g.seats_from(g.first_player)])


def collection_round(g: State) -> None:
    g.phase = COLLECTION
    g.then(*[CollectCard(seat) for seat in g.seats_from(g.first_player)])


def offers(g: State, besides: int = NONE) -> list[tuple[int, int]]:
    """Seat and card of all that lies in the market places, identical cards of a seat once."""
    return [(seat, card) for seat in range(g.players) if seat != besides for card in kinds(g.market[seat])]


class ExchangeChoice(Decision):
    """Pass, or any card of the others' market places for any of the hand."""

    __slots__ = ("hand", "offers")
    kind: ClassVar = "exchange"
    lists_options: ClassVar = False

    def __init__(self, seat: int, hand: Cards, offers: list[tuple[int, int]]) -> None:
        super().__init__(seat)
        self.hand = kinds(hand)
        self.offers = offers

    def count(self) -> int:
        return 1 + len(self.offers) * len(self.hand)

    def option(self, index: int) -> Move:
        if index == 0:
            return PASS
        offer, given = divmod(index - 1, len(self.hand))
        return Exchange(*self.offers[offer], self.hand[given])

    def number_of(self, move: Move) -> int:
        if isinstance(move, Pass):
            return 0
        if not isinstance(move, Exchange) or move.given not in self.hand:
            return -1
        offer = (move.seat, move.taken)
        if offer not in self.offers:
            return -1
        return 1 + self.offers.index(offer) * len(self.hand) + self.hand.index(move.given)

    def refusal(self, move: Move) -> FeldherrError:
        if not isinstance(move, Exchange):
            return super().refusal(move)
        if move.seat == self.seat:
            return IllegalMove("own_market")
        if move.given not in self.hand:
            return IllegalMove("card_not_in_hand", card=CARD_WORDS[move.given])
        return IllegalMove("not_in_market", card=CARD_WORDS[move.taken], seat=move.seat)

    def facts(self) -> "ExchangeFacts":
        offered: list[Offer] = [{"seat": seat, "card": CARD_WORDS[card]} for seat, card in self.offers]
        return {"hand": [CARD_WORDS[card] for card in self.hand], "offers": offered}


class ExchangeCard(SeatStep[State]):
    """A player may exchange one card of the hand for one in another player's market place. (4.2.3.1)"""

    __slots__ = ()
    beneath: ClassVar = ("ExchangeCard", "EndOfTurn")

    def fits(self, g: State) -> bool:
        return g.phase == EXCHANGE and 0 <= self.seat < g.players

    def ask(self, g: State) -> Decision | None:
        offered = offers(g, self.seat)
        return ExchangeChoice(self.seat, g.hand[self.seat], offered) if offered and g.hand[self.seat] else None

    def do(self, g: State, move: Move | None) -> None:
        if not isinstance(move, Exchange):
            g.tell.not_exchanged(seat=self.seat)
            return
        g.leave_market(move.seat, move.taken)
        g.leave_hand(self.seat, (move.given,))
        g.to_market(move.seat, (move.given,))
        g.take_openly(self.seat, move.taken)
        taken, given = CARD_WORDS[move.taken], CARD_WORDS[move.given]
        g.tell.exchanged(seat=self.seat, at=move.seat, taken=taken, given=given)


class CollectChoice(Decision):
    """Which card to pick up."""

    __slots__ = ("offers",)
    kind: ClassVar = "collect"

    def __init__(self, seat: int, offers: list[tuple[int, int]]) -> None:
        super().__init__(seat)
        self.offers = offers

    def count(self) -> int:
        return len(self.offers)

    def option(self, index: int) -> Move:
        seat, card = self.offers[index]
        return Collect(seat, card)

    def number_of(self, move: Move) -> int:
        if not isinstance(move, Collect) or (move.seat, move.card) not in self.offers:
            return -1
        return self.offers.index((move.seat, move.card))


class CollectCard(SeatStep[State]):
    """A player picks up a card from any market place. (4.2.3.2)"""

    __slots__ = ()
    beneath: ClassVar = ("CollectCard", "EndOfTurn")

    def fits(self, g: State) -> bool:
        return g.phase == COLLECTION and 0 <= self.seat < g.players

    def ask(self, g: State) -> Decision | None:
        offered = offers(g)
        return CollectChoice(self.seat, offered) if offered else None

    def do(self, g: State, move: Move | None) -> None:
        if not isinstance(move, Collect):
            g.tell.nothing_collected(seat=self.seat)
            return
        g.leave_market(move.seat, move.card)
        g.take_openly(self.seat, move.card)
        g.tell.card_collected(seat=self.seat, at=move.seat, card=CARD_WORDS[move.card])


def close_the_market(g: State) -> None:
    """What is left goes to the discard pile. (4.2.3.3)"""
    cards = [card for market in g.market for card in market]
    g.discard.extend(cards)
    g.market = [()] * g.players
    g.tell.market_closed(number=len(cards))
