"""Issues and votes: what each side would bring, how the others will probably vote, and who wins."""

from functools import cache
from itertools import product
from math import exp

from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.sixteenthirty.bidding import lobbied
from feldherr.sixteenthirty.names import BLUE, JOIN, LEAGUE, REARM, RED, WAR, N
from feldherr.sixteenthirty.odds import Odds
from feldherr.sixteenthirty.odds import war_odds as exact_odds
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.war import combat_modifiers


@cache
def war_odds(attacker_modifiers: int, defender_modifiers: int) -> Odds:
    """Modifiers are small numbers, and come again and again."""
    return exact_odds(attacker_modifiers, defender_modifiers)


def effects(outlook: Outlook, country: int, issue: int, target: int) -> tuple[float, float]:
    """What red and blue would bring the seat."""
    g = outlook.g
    if issue == WAR:
        return war(outlook, country, target), 0.0
    if issue == REARM:
        return 0.3 * outlook.w.military * outlook.turns * outlook.interest(country), 0.0
    if issue == LEAGUE:
        gain = league(outlook, country, target)
        return (gain, 0.0) if g.faction[target] == RED else (0.0, gain)
    return 0.0, 0.0


def war(outlook: Outlook, attacker: int, defender: int) -> float:
    """Status goes from the loser to the winner; the loser's army suffers."""
    g = outlook.g
    odds = war_odds(combat_modifiers(g, attacker, False), combat_modifiers(g, defender, True))
    hurt = outlook.w.military * outlook.turns
    won = outlook.status(attacker, int(g.status[attacker] < 7)) + outlook.status(defender, -1)
    won -= hurt * outlook.interest(defender)
    lost = outlook.status(attacker, -1) + outlook.status(defender, int(g.status[defender] < 7))
    lost -= hurt * outlook.interest(attacker)
    if not g.status[defender]:
        won = 0.0
    if not g.status[attacker]:
        lost = 0.0
    return odds.win * won + odds.loss * lost


def league(outlook: Outlook, country: int, target: int) -> float:
    """One more point for each marker of both this turn, and a point of status for the lower one."""
    g = outlook.g
    value = outlook.league(country) + outlook.league(target)
    lower, higher = sorted((country, target), key=lambda c: g.status[c])
    if g.status[higher] - g.status[lower] >= 2:
        value += outlook.status(higher, -1) + outlook.status(lower, 1)
    return value


def for_red(outlook: Outlook, seat: int, country: int, issue: int, target: int) -> float:
    """How likely another seat votes red, by what its markers probably want."""
    if issue == JOIN:
        return 0.5
    theirs = [0.0] * N
    for c in range(N):
        theirs[c] = outlook.markers[seat][c] - 0.2
    red = 0.0
    if issue == WAR:
        red = theirs[country] - theirs[target]
        odds = war_odds(combat_modifiers(outlook.g, country, False), combat_modifiers(outlook.g, target, True))
        red *= 2 * (odds.win - odds.loss)
    elif issue == LEAGUE:
        red = theirs[country] + theirs[target]
        red = red if outlook.g.faction[target] == RED else -red
    else:
        red = theirs[country]
    return 1 / (1 + exp(-1.5 * red))


def chances(own: int, others: list[tuple[int, float]], red: bool) -> tuple[float, float]:
    """The chance that a side wins with the seat on it, and that nobody does; others have influence and a leaning.

    >>> chances(5, [(2, 0.5), (1, 0.5)], red=True)
    (1.0, 0.0)
    """
    won = tied = 0.0
    for sides in product((True, False), repeat=len(others)):
        chance, balance = 1.0, own
        for (influence, leaning), votes_red in zip(others, sides, strict=True):
            chance *= leaning if votes_red else 1 - leaning
            balance += influence if votes_red == red else -influence
        won += chance * (balance > 0)
        tied += chance * (balance == 0)
    return won, tied


def others_in(g: State, seat: int, country: int) -> list[tuple[int, int]]:
    """The other seats with influence in a country, and how much."""
    return [(s, g.influence(s, country)) for s in range(g.players) if s != seat and g.stack[s * N + country]]


def side(outlook: Outlook, own: int, country: int, issue: int, target: int, place: int) -> tuple[int, float]:
    """The better side to vote for with so much influence, and what the vote is expected to bring.

    `place` is the country whose Crown is lobbied.
    """
    red, blue = effects(outlook, country, issue, target)
    others = [
        (influence, for_red(outlook, seat, country, issue, target))
        for seat, influence in others_in(outlook.g, outlook.seat, place)
    ]
    loss = outlook.turned(outlook.seat, place) + outlook.w.loser
    found = []
    for colour, wanted, other in ((RED, red, blue), (BLUE, blue, red)):
        won, tied = chances(own, others, colour == RED)
        found.append((won * wanted + (1 - won - tied) * (other - loss), colour))
    value, colour = max(found)
    return colour, value


def under_way(outlook: Outlook) -> tuple[int, float]:
    """The same for the issue that is on the table."""
    g = outlook.g
    _, country, issue, target, _ = g.lobby
    place = lobbied(g)
    return side(outlook, g.influence(outlook.seat, place), country, issue, target, place)
