"""Plays an imagined game on by the captain's judgement, without its words: moves alone, and quickly."""

from collections.abc import Callable
from math import inf
from typing import Any, Final, Protocol

from feldherr.bots.sixteenthirty import cards_play, lobbying
from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.bots.sixteenthirty.votes import under_way
from feldherr.bots.sixteenthirty.weights import Weights
from feldherr.kernel.decision import CHANCE, Decision, Move
from feldherr.kernel.step import SimultaneousStep, Step
from feldherr.sixteenthirty.bidding import PASS, BidTurn, lobbied
from feldherr.sixteenthirty.cards import HIGHEST, OPEN, SPECIAL, points
from feldherr.sixteenthirty.market import PlaceExcessCards, excess
from feldherr.sixteenthirty.moves import Bid, Collect, Exchange, Lobby, Remove, ToMarket
from feldherr.sixteenthirty.names import N
from feldherr.sixteenthirty.special import CARD_OF, PlaySpecialCard
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.voting import VOTES, TakeVote

Until = Callable[[Step[Any]], bool]


class Table:
    """The judgements of all seats of a game, each with what it knows; they serve every copy of the game."""

    def __init__(self, g: State, weights: Weights) -> None:
        markers = [[float(own.count(country)) for country in range(N)] for own in g.vp_markers]
        self.outlooks = [Outlook(g, one, markers, weights) for one in range(g.players)]

    def sit(self, g: State) -> None:
        """Looks at another game of the same turn."""
        for outlook in self.outlooks:
            outlook.g = g

    def play(self, g: State, until: Until) -> None:
        """Plays on until a step is due that ends the simulation, or the game is over."""
        self.sit(g)
        agenda = g.agenda
        while agenda and not until(step := agenda[-1]):
            agenda.pop()
            if isinstance(step, SimultaneousStep):
                step.do_all(g, self.answers(g, step))
            else:
                step.do(g, self.answer(g, step))

    def answers(self, g: State, step: SimultaneousStep[State]) -> dict[int, Move]:
        if isinstance(step, TakeVote):
            country = lobbied(g)
            return {seat: self.vote(seat) for seat in range(g.players) if g.stack[seat * N + country]}
        return {seat: decision.option(0) for seat, decision in step.ask_all(g).items()}

    def answer(self, g: State, step: Step[State]) -> Move | None:
        """What the seat that is asked would do, if one is."""
        known = ANSWERS.get(type(step))
        if known is not None:
            return known(self.outlooks[step.fields()[0]])
        decision = step.ask(g)
        if decision is None or decision.seat == CHANCE:
            return None  # dice are thrown inside
        return decision.forced() or best_of(self.outlooks[int(decision.seat)], decision)

    def vote(self, seat: int) -> Move:
        outlook = self.outlooks[seat]
        return VOTES[under_way(outlook).side(outlook.g.influence(seat, lobbied(outlook.g)))[0]]


def bid(outlook: Outlook) -> Move:
    """The captain's bid, at once where there is nothing to place."""
    g, seat = outlook.g, outlook.seat
    caller, *_, second = g.lobby
    place = lobbied(g)
    at = seat * N + place
    if g.descending[at]:
        return PASS
    stack, hand = g.stack[at], g.hand[seat]
    first = place * HIGHEST
    if not any(first <= card < first + HIGHEST or (stack and OPEN <= card < SPECIAL) for card in hand):
        return PASS
    influence = points(stack)
    vote = under_way(outlook)
    must_place = not stack and not second and seat == caller
    found: Move = PASS
    most = -1e9 if must_place else vote.side(influence)[1] if influence else 0.0
    for way in outlook.ways(place):
        value = way.gain + vote.side(way.influence)[1] - 0.01 * len(way.cards)
        if value > most + 1e-9:
            most, found = value, Bid(way.cards, way.dropped)
    return found


def special(outlook: Outlook) -> Move:
    """The special card that brings most, or none."""
    g, seat = outlook.g, outlook.seat
    if g.hand[seat][-1:] < (SPECIAL,):
        return PASS
    decision = PlaySpecialCard(seat, 1).ask(g)
    assert decision is not None
    return best_of(outlook, decision)


def excess_cards(outlook: Outlook) -> Move | None:
    """The cards that are worth least."""
    number = excess(outlook.g, outlook.seat)
    return ToMarket(cards_play.worth_least(outlook, number)) if number else None


def best_of(outlook: Outlook, decision: Decision) -> Move:
    """The best of all options by the captain's judgement, the first of equal ones."""
    value = VALUES[decision.kind](outlook)
    options = decision.options()
    found, most = options[0], value(options[0], -inf)
    for option in options[1:]:
        one = value(option, most)
        if one > most:
            found, most = option, one
    return found


class Judge(Protocol):
    """What a move is worth; any number up to `least` may stand for one that is worth no more than that."""

    def __call__(self, move: Move, least: float = -inf) -> float: ...


def of_lobbies(outlook: Outlook) -> Judge:
    judge = lobbying.Lobbies(outlook)
    return lambda move, least=-inf: judge.value(move, least) if isinstance(move, Lobby) else 0.0


def of_specials(outlook: Outlook) -> Judge:
    judge = lobbying.Lobbies(outlook)

    def value(move: Move, least: float = -inf) -> float:
        if move == PASS:
            return 0.0
        price = outlook.card(CARD_OF[type(move)])
        return cards_play.effect(outlook, move, judge, least + price) - price

    return value


def of_exchanges(outlook: Outlook) -> Judge:
    def value(move: Move, least: float = -inf) -> float:
        if not isinstance(move, Exchange):
            return 0.0
        return outlook.card(move.taken, held=False) - outlook.card(move.given) - cards_play.WORTHWHILE

    return value


def of_collected(outlook: Outlook) -> Judge:
    return lambda move, least=-inf: outlook.card(move.card, held=False) if isinstance(move, Collect) else 0.0


def of_removals(outlook: Outlook) -> Judge:
    return lambda move, least=-inf: cards_play.removed(outlook, move) if isinstance(move, Remove) else 0.0


VALUES: Final[dict[str, Callable[[Outlook], Judge]]] = {
    "lobby": of_lobbies,
    "special_card": of_specials,
    "exchange": of_exchanges,
    "collect": of_collected,
    "remove_influence": of_removals,
    "lose_influence": of_removals,
}
ANSWERS: Final[dict[type[Step[Any]], Callable[[Outlook], Move | None]]] = {
    BidTurn: bid,
    PlaySpecialCard: special,
    PlaceExcessCards: excess_cards,
}
