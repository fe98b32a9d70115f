"""Where to lobby, for what, and how much influence to put behind it."""

from math import inf
from random import Random

from feldherr.bots.bot import best
from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.bots.sixteenthirty.votes import Votes, under_way
from feldherr.kernel.decision import Decision
from feldherr.sixteenthirty.bidding import BidChoice, lobbied
from feldherr.sixteenthirty.cards import points
from feldherr.sixteenthirty.moves import Bid, Lobby
from feldherr.sixteenthirty.names import LEAGUE, N


def bid(outlook: Outlook, decision: Decision, rng: Random) -> str:
    """Cards that bring points, and those that win the vote, as long as they are worth it."""
    assert isinstance(decision, BidChoice)
    g = outlook.g
    place = lobbied(g)
    influence = points(decision.stack)
    values: dict[str, float] = {}
    vote = under_way(outlook)
    if not decision.must_place:
        values["pass"] = vote.side(influence)[1] if influence else 0.0
    for way in outlook.ways(place):
        values[Bid(way.cards, way.dropped).text] = way.gain + vote.side(way.influence)[1] - 0.01 * len(way.cards)
    return best(values, rng)


def lobby(outlook: Outlook, decision: Decision, rng: Random) -> str:
    judge = Lobbies(outlook)
    values = {option.text: judge.value(option) for option in decision.options() if isinstance(option, Lobby)}
    return best(values, rng)


class Lobbies:
    """What lobbies bring; what holds for all of a country is worked out once."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.votes = Votes(outlook)
        self.known: dict[int, tuple[float, int]] = {}

    def value(self, move: Lobby, least: float = -inf) -> float:
        """Influence placed, the vote, and what the others may gain by placing theirs; not worked out to the end where
        it cannot be more than the least that is asked for."""
        outlook, country, issue = self.outlook, move.country, move.issue
        if country not in self.known:
            gain, influence = placed(outlook, country)
            self.known[country] = gain - outlook.w.outsider * others_gain(outlook, country), influence
        without_vote, influence = self.known[country]
        without_vote += outlook.w.temper.issues[issue]
        passes = 0.6 if issue == LEAGUE else 1.0  # it takes a second vote
        effects = self.votes.effects(country, issue, move.target)
        at_most = without_vote + passes * max(0.0, *effects)
        if at_most <= least:
            return at_most
        return without_vote + passes * self.votes.on(country, issue, move.target, country, effects).side(influence)[1]


def placed(outlook: Outlook, country: int) -> tuple[float, int]:
    """The best that placing cards in a country brings, and the influence after it."""
    g = outlook.g
    at = outlook.place(country)
    stack = g.stack[at]
    influence = points(stack)
    if g.descending[at]:
        return 0.0, influence
    found = (0.0, influence)
    if not stack:
        found = (-0.5, 1)
    for way in outlook.ways(country):
        if way.gain > found[0]:
            found = (way.gain, way.influence)
    return found


def others_gain(outlook: Outlook, country: int) -> float:
    """What the others may gain by adding influence here."""
    g = outlook.g
    total = 0.0
    for seat in range(g.players):
        at = seat * N + country
        if seat != outlook.seat and not g.descending[at]:
            room = min(3, max(0, g.status[country] - points(g.stack[at])))
            total += outlook.spite[seat] * outlook.markers[seat][country] * room * outlook.rising / 2
    return total
