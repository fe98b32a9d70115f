"""Special cards, the market place, and cards that leave the display."""

from math import inf
from random import Random

from feldherr.bots.bot import best
from feldherr.bots.sixteenthirty import lobbying
from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.kernel.decision import Decision, Move
from feldherr.sixteenthirty.cards import Cards, has_named, points, without
from feldherr.sixteenthirty.initial import InitialInfluence
from feldherr.sixteenthirty.market import ExcessCards, ExchangeChoice
from feldherr.sixteenthirty.moves import (
    Assassinate,
    CauseUnrest,
    Collect,
    Exchange,
    ImproveMilitary,
    IncreaseArmySize,
    IncreaseStatus,
    LobbyTheCrown,
    PlaceInfluence,
    PlaceLeader,
    Remove,
    ToMarket,
)
from feldherr.sixteenthirty.names import N
from feldherr.sixteenthirty.special import CARD_OF

WORTHWHILE = 0.3
"""What an exchange must bring at least."""


def special(outlook: Outlook, decision: Decision, rng: Random) -> str:
    """The card that brings most on its best target, if that is more than keeping it."""
    values, judge = {"pass": 0.0}, lobbying.Lobbies(outlook)
    for option in decision.options():
        if option.text != "pass":
            values[option.text] = (
                effect(outlook, option, judge) - outlook.card(CARD_OF[type(option)]) + outlook.w.temper.specials
            )
    return best(values, rng)


def effect(outlook: Outlook, move: Move, lobbies: lobbying.Lobbies, least: float = -inf) -> float:
    """What a special card does for the seat, or something that is no more than the least that is asked for."""
    value = 0.0
    match move:
        case LobbyTheCrown():
            value = lobbies.value(move, least)
        case Assassinate():
            value = assassinated(outlook, move)
        case CauseUnrest():
            value = unrest(outlook, move.country)
        case IncreaseStatus():
            value = lobbies.votes.status(move.country, 1)
        case ImproveMilitary():
            value = outlook.w.military * outlook.turns * outlook.interest[move.country]
        case IncreaseArmySize():
            value = 0.5 * outlook.w.military * outlook.turns * outlook.interest[move.country]
        case PlaceLeader():
            value = 0.3 * outlook.interest[move.country]
    return value


def assassinated(outlook: Outlook, move: Assassinate) -> float:
    if move.seat == outlook.seat:
        return -1.0
    g = outlook.g
    at = move.seat * N + move.country
    falls = bool(g.descending[at])
    rest = without(g.stack[at], move.card)
    left = points(rest) if has_named(rest) else 0
    before = outlook.on_display(move.seat, move.country, points(g.stack[at]), falls)
    lost = before - outlook.on_display(move.seat, move.country, left, falls)
    return outlook.spite[move.seat] * lost + outlook.feelings[move.seat]


def unrest(outlook: Outlook, country: int) -> float:
    """Who has most influence suffers; a league breaks."""
    g = outlook.g
    influence = [g.influence(seat, country) for seat in range(g.players)]
    most = max(influence)
    total = 0.0
    for seat in range(g.players):
        if most and influence[seat] == most:
            lost = outlook.turned(seat, country)
            total += -lost if seat == outlook.seat else outlook.spite[seat] * lost + outlook.feelings[seat]
    if g.league[country] >= 0:
        total -= sum(outlook.interest[c] for c in range(N) if g.league[c] == g.league[country])
    return total


def to_market(outlook: Outlook, decision: Decision, rng: Random) -> str:
    """The cards that are worth least, one after another."""
    assert isinstance(decision, ExcessCards)
    return ToMarket(worth_least(outlook, decision.number)).text


def worth_least(outlook: Outlook, number: int) -> Cards:
    g, seat = outlook.g, outlook.seat
    hand, given = g.hand[seat], []
    for _ in range(number):
        least = min(g.hand[seat], key=lambda card: (outlook.card(card), card))
        given.append(least)
        g.hand[seat] = without(g.hand[seat], least)
    g.hand[seat] = hand
    return tuple(sorted(given))


def market(outlook: Outlook, decision: Decision, rng: Random) -> str:
    """The card one wants most, for the one wanted least."""
    if isinstance(decision, ExchangeChoice):
        given = min(decision.hand, key=lambda card: (outlook.card(card), card))
        price = outlook.card(given) + WORTHWHILE
        values = {"pass": 0.0}
        for seat, card in decision.offers:
            values[Exchange(seat, card, given).text] = outlook.card(card, held=False) - price
        return best(values, rng)
    values = {}
    for option in decision.options():
        assert isinstance(option, Collect)
        values[option.text] = outlook.card(option.card, held=False)
    return best(values, rng)


def remove(outlook: Outlook, decision: Decision, rng: Random) -> str:
    """The card of the display that is missed least."""
    values = {option.text: removed(outlook, option) for option in decision.options() if isinstance(option, Remove)}
    return best(values, rng)


def removed(outlook: Outlook, move: Remove) -> float:
    """What changes when a card leaves the seat's own display."""
    stack = outlook.g.stack[outlook.place(move.country)]
    rest = without(stack, move.card)
    left: Cards = rest if has_named(rest) else ()
    here = outlook.named(move.country)
    before = outlook.own(move.country, stack, here, True)
    freed = 0.4 * outlook.markers[outlook.seat][move.country] * (not left)  # an empty place can be built up again
    return outlook.own(move.country, left, here, bool(left)) - before + freed


def initial(outlook: Outlook, decision: Decision, rng: Random) -> str:
    """Up to three cards where they bring most."""
    assert isinstance(decision, InitialInfluence)
    values: dict[str, float] = {}
    for placed in decision.listed():
        stacks: dict[int, list[int]] = {}
        for country, card in placed:
            stacks.setdefault(country, []).append(card)
        value = 0.0
        for country, cards in stacks.items():
            value += outlook.bid(country, tuple(sorted(cards)))
        values[PlaceInfluence(placed).text] = value
    return best(values, rng)
