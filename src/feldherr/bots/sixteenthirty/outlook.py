"""What a seat may expect from the turns to come: its influence, its cards, and what the others have."""

from functools import cache
from typing import NamedTuple

from feldherr.bots.sixteenthirty.beliefs import Markers
from feldherr.bots.sixteenthirty.weights import Weights
from feldherr.sixteenthirty.bidding import Ways, bids
from feldherr.sixteenthirty.cards import (
    COUNTRY_OF,
    HIGHEST,
    OPEN,
    SPECIAL,
    SPECIALS,
    VALUE,
    Cards,
    minus,
    points,
    without,
)
from feldherr.sixteenthirty.names import NONE, N
from feldherr.sixteenthirty.rules import ENDS_AT, LAST_TURN, STACK
from feldherr.sixteenthirty.state import State

MOST_BIDS = 120
SPECIAL_WORTH = {
    "lobby_the_crown": 1.2,
    "military_improvement": 0.4,
    "increase_army_size": 0.2,
    "increase_status": 1.2,
    "military_leader": 0.4,
    "assassin": 1.0,
    "unrest": 1.0,
}


@cache
def turns_left(turn: int) -> float:
    """Scorings still to come on average, this turn's included.

    >>> round(turns_left(1), 2), turns_left(10)
    (9.39, 1.0)
    """
    total, goes_on = 0.0, 1.0
    for one in range(turn, LAST_TURN + 1):
        total += goes_on
        goes_on *= 1 - ENDS_AT.get(one, 0) / 6
    return total


@cache
def lasting(turn: int, stays: float) -> float:
    """For how many scorings a point of influence counts, if so much of it is there a turn later."""
    total, there, left = 0.0, 1.0, turns_left(turn)
    while left > 0:
        total += there * min(1.0, left)
        there *= stays
        left -= 1
    return total


def open_worth(turns: float, weight: float) -> float:
    """What a point of an Open card in hand is worth, with so many turns left."""
    return weight * min(4.0, turns - 0.5) / 2


class Way(NamedTuple):
    """Cards placed and dropped, what that brings, and the influence after it."""

    cards: Cards
    dropped: Cards
    gain: float
    influence: int


def likely_bids(ways: Ways) -> Ways:
    """All of them, or where there are too many, those that drop least."""
    if len(ways) <= MOST_BIDS:
        return ways
    return tuple(sorted(ways, key=lambda way: points(way[1]) - points(way[0]))[:MOST_BIDS])


class Outlook:
    """Judges a table. `markers` are the seat's own, and what it believes of the others."""

    def __init__(self, g: State, seat: int, markers: Markers, weights: Weights) -> None:
        self.g = g
        self.seat = seat
        self.markers = markers
        self.w = weights
        self.turns = turns_left(g.turn)
        self.rising = lasting(g.turn, weights.ascending)
        self.falling = lasting(g.turn, weights.descending)
        self.held = weights.in_hand * max(0.0, self.rising - 0.5)
        leader = max(points for other, points in enumerate(g.points) if other != seat)
        self.spite = [
            0.0 if other == seat else weights.spite * (1.5 if g.points[other] == leader else 1.0)
            for other in range(g.players)
        ]
        self.feelings = [weights.temper.towards(other, g.points[other] == leader) for other in range(g.players)]
        """By seat, how much it is liked to be against it."""
        self._ways: dict[tuple[int, Cards, Cards, int, int], list[Way]] = {}
        self.interest = [
            markers[seat][country] - sum([self.spite[s] * markers[s][country] for s in range(g.players)])
            for country in range(N)
        ]
        """How much the seat wants each country to thrive: its own markers less those of the others."""

    # -- one country -------------------------------------------------------------------------------------------------

    def on_display(self, seat: int, country: int, influence: int, falls: bool, status: int | None = None) -> float:
        """Points from a seat's influence in a country, by the markers it has or may have."""
        number = self.markers[seat][country]
        if not number:
            return 0.0
        most = self.g.status[country] if status is None else status
        return number * (influence if influence < most else most) * (self.falling if falls else self.rising)

    def own(self, country: int, stack: Cards, hand: Cards, falls: bool) -> float:
        """What a stack of the seat's own brings, now and with the cards in hand; `hand` holds named cards of it."""
        influence = points(stack)
        number = self.markers[self.seat][country]
        value = self.w.foreign * influence
        if not number:
            return value + 0.5 * self.w.foreign * points(hand)
        value += self.on_display(self.seat, country, influence, falls)
        status = self.g.status[country]
        if not falls and influence < status and hand:
            together = sorted([VALUE[card] for card in (*stack, *hand)], reverse=True)[:STACK]
            value += number * self.held * (min(sum(together), status) - influence)
        return value + 0.02 * number * points(hand)

    def named(self, country: int) -> Cards:
        """The cards of a country in the seat's hand."""
        first = country * HIGHEST
        return tuple([card for card in self.g.hand[self.seat] if first <= card < first + HIGHEST])

    def place(self, country: int) -> int:
        return self.seat * N + country

    def status(self, country: int, change: int) -> float:
        """What a change of a country's status is worth: to the seat, less what it is to the others."""
        g = self.g
        after = g.status[country] + change
        total = 0.0
        for seat in range(g.players):
            number = self.markers[seat][country]
            if not number:
                continue
            at = seat * N + country
            influence, falls = points(g.stack[at]), bool(g.descending[at])
            gain = self.on_display(seat, country, influence, falls, after) - self.on_display(
                seat, country, influence, falls
            )
            gain += self.w.status * number * change * self.turns
            total += gain if seat == self.seat else -self.spite[seat] * gain
        return total

    def turned(self, seat: int, country: int) -> float:
        """What a seat loses when its stack turns to descend, or a descendant one loses a card."""
        g = self.g
        at = seat * N + country
        stack = g.stack[at]
        if not stack:
            return 0.0
        influence = points(stack)
        if g.descending[at]:
            fewer = influence - min(VALUE[card] for card in stack)
            return self.on_display(seat, country, influence, True) - self.on_display(seat, country, fewer, True)
        return self.on_display(seat, country, influence, False) - self.on_display(seat, country, influence, True)

    # -- cards -------------------------------------------------------------------------------------------------------

    def card(self, card: int, held: bool = True) -> float:
        """What a card is worth in the hand: what is lost without it, or won with it."""
        if card >= SPECIAL:
            return SPECIAL_WORTH[SPECIALS[card - SPECIAL]] * min(1.0, self.turns / 3)
        if card >= OPEN:
            return VALUE[card] * open_worth(self.turns, self.w.open_card)
        country = COUNTRY_OF[card]
        at = self.place(country)
        stack, falls = self.g.stack[at], bool(self.g.descending[at])
        here = self.named(country)
        less, more = (without(here, card), here) if held else (here, tuple(sorted((*here, card))))
        return self.own(country, stack, more, falls) - self.own(country, stack, less, falls)

    def bid(self, country: int, cards: Cards, dropped: Cards = ()) -> float:
        """What changes for the seat when it places cards of its hand, votes apart."""
        at = self.place(country)
        stack, named = self.g.stack[at], self.named(country)
        after = tuple(sorted((*minus(stack, dropped), *cards)))
        rest = minus(named, tuple([card for card in cards if card < OPEN]))
        cost = sum([self.card(card) for card in cards if card >= OPEN])
        before = self.own(country, stack, named, bool(self.g.descending[at]))
        return self.own(country, after, rest, False) - before - cost

    def liked_bid(self, country: int, cards: Cards, dropped: Cards) -> float:
        return self.bid(country, cards, dropped) + self.w.temper.placing * len(cards)

    def ways(self, country: int) -> list[Way]:
        """The likely ways to place cards in a country. They are kept: games that are copies of one another ask for the
        same ones again and again."""
        g, at = self.g, self.place(country)
        stack, hand = g.stack[at], g.hand[self.seat]
        key = country, stack, hand, g.status[country], g.descending[at]
        if key not in self._ways:
            influence = points(stack)
            self._ways[key] = [
                Way(
                    cards, dropped, self.liked_bid(country, cards, dropped), influence + points(cards) - points(dropped)
                )
                for cards, dropped in likely_bids(bids(hand, stack, country))
            ]
        return self._ways[key]

    def league(self, country: int) -> float:
        """What the additional point of a league member brings this turn."""
        if self.g.league[country] != NONE:
            return 0.0
        return self.interest[country]
