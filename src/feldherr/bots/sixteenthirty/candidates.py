"""The moves worth a closer look: the best by the captain's judgement."""

from heapq import nlargest

from feldherr.bots.sixteenthirty import cards_play
from feldherr.bots.sixteenthirty.outlook import Outlook, Way
from feldherr.bots.sixteenthirty.playout import VALUES
from feldherr.bots.sixteenthirty.votes import under_way
from feldherr.kernel.decision import Decision, Move
from feldherr.sixteenthirty.bidding import PASS, BidChoice, lobbied
from feldherr.sixteenthirty.initial import InitialInfluence
from feldherr.sixteenthirty.market import ExcessCards, ExchangeChoice
from feldherr.sixteenthirty.moves import Bid, Exchange, ToMarket
from feldherr.sixteenthirty.special import SpecialChoice


def promising(outlook: Outlook, decision: Decision, most: int) -> list[Move]:
    """Up to so many moves, the captain's favourite first; where passing is possible, that too."""
    if isinstance(decision, BidChoice):
        return of_bids(outlook, decision, most)
    if isinstance(decision, ExchangeChoice):
        return of_exchanges(outlook, decision, most)
    if isinstance(decision, ExcessCards):
        return of_excess(outlook, decision, most)
    if decision.kind == "vote":
        return decision.options()
    if isinstance(decision, InitialInfluence) or decision.kind not in VALUES:
        return []
    options = decision.options()
    best = nlargest(most, options, key=VALUES[decision.kind](outlook))
    if isinstance(decision, SpecialChoice) and PASS not in best:
        best.append(PASS)
    return best


def of_bids(outlook: Outlook, decision: BidChoice, most: int) -> list[Move]:
    if decision.count() == 1:
        return [decision.option(0)]
    vote = under_way(outlook)

    def value(way: Way) -> float:
        return way.gain + vote.side(way.influence)[1] - 0.01 * len(way.cards)

    ways = nlargest(most, outlook.ways(lobbied(outlook.g)), key=value)
    best: list[Move] = [Bid(way.cards, way.dropped) for way in ways]
    return best if decision.must_place else [*best, PASS]


def of_exchanges(outlook: Outlook, decision: ExchangeChoice, most: int) -> list[Move]:
    """The cards wanted most for those wanted least."""
    given = sorted(decision.hand, key=lambda card: (outlook.card(card), card))[:2]
    taken = nlargest(most, decision.offers, key=lambda offer: outlook.card(offer[1], held=False))
    return [PASS, *(Exchange(*offer, card) for offer in taken for card in given)]


def of_excess(outlook: Outlook, decision: ExcessCards, most: int) -> list[Move]:
    """The cards worth least, and for the last of them each of those that follow."""
    kept = cards_play.worth_least(outlook, min(len(decision.hand), decision.number + most))
    ranked = sorted(kept, key=lambda card: (outlook.card(card), card))
    first, others = ranked[: decision.number - 1], dict.fromkeys(ranked[decision.number - 1 :])
    return [ToMarket(tuple(sorted([*first, card]))) for card in others]
