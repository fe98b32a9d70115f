"""The recruit: lobbies where its markers are, adds what it has, and votes with its feelings."""

from random import Random
from typing import Any

from feldherr.bots.bot import Bot, Budget, Choice, Reason
from feldherr.bots.sixteenthirty.reading import asked, read
from feldherr.kernel.decision import Decision, Move, Pass
from feldherr.sixteenthirty.bidding import BidChoice, lobbied
from feldherr.sixteenthirty.cards import COUNTRY_OF, OPEN, SPECIAL, VALUE, points
from feldherr.sixteenthirty.market import ExcessCards
from feldherr.sixteenthirty.moves import Bid, Collect, Exchange, IncreaseStatus, Lobby, PlaceInfluence, Remove, ToMarket
from feldherr.sixteenthirty.names import WAR
from feldherr.sixteenthirty.state import State

SAMPLES = 12
"""A recruit thinks of so many moves at most, and takes the one it likes best."""


class Recruit(Bot):
    """Likes cards of countries whose markers it has, and does not look at the others."""

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        g = read(view)
        seat: int = view["seat"]
        decision = asked(g, seat)
        if isinstance(decision, ExcessCards):
            return Choice(market(g, seat, decision, rng).text, [Reason("habit")])
        options = thought_of(decision, rng)
        liked = max(options, key=lambda move: taste(g, seat, move) + 1.5 * rng.random())
        return Choice(liked.text, [Reason("habit")])


def thought_of(decision: Decision, rng: Random) -> list[Move]:
    """Some of the moves, a pass always among them where it is possible."""
    if isinstance(decision, BidChoice) and decision.must_place:
        return [decision.sample(rng) for _ in range(SAMPLES)]
    if decision.count() <= SAMPLES:
        return decision.options()
    first = [decision.option(0)] if isinstance(decision.option(0), Pass) else []
    return [*first, *(decision.sample(rng) for _ in range(SAMPLES))]


def taste(g: State, seat: int, move: Move) -> float:
    """How much a recruit likes a move."""
    markers = g.vp_markers[seat]
    liking = 0.0
    match move:
        case Lobby():
            liking = markers.count(move.country) - (1.5 * markers.count(move.target) if move.issue == WAR else 0.0)
        case Bid():
            useful = lobbied(g) in markers
            liking = points(move.cards) - points(move.dropped) if useful else 0.3 - len(move.cards)
        case PlaceInfluence():
            liking = sum(VALUE[card] for country, card in move.placed if country in markers)
        case Remove():
            liking = (move.country not in markers) - VALUE[move.card]
        case Collect():
            liking = likes(g, seat, move.card)
        case Exchange():
            liking = likes(g, seat, move.taken) - likes(g, seat, move.given) - 0.5
        case IncreaseStatus():
            liking = 1.0 if move.country in markers else -2.0
    return liking


def likes(g: State, seat: int, card: int) -> float:
    """How much a recruit likes a card in its hand."""
    if card >= SPECIAL:
        return 1.0
    if card >= OPEN:
        return 1.5
    return float(VALUE[card]) if COUNTRY_OF[card] in g.vp_markers[seat] else 0.0


def market(g: State, seat: int, decision: ExcessCards, rng: Random) -> ToMarket:
    """The cards liked least."""
    hand = sorted(decision.hand, key=lambda card: likes(g, seat, card) + rng.random())
    return ToMarket(tuple(sorted(hand[: decision.number])))
