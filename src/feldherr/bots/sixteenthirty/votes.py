"""Issues and votes: what each side would bring, how the others will probably vote, and who wins."""

from functools import cache
from math import exp

from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.sixteenthirty.bidding import lobbied
from feldherr.sixteenthirty.names import BLUE, JOIN, LEAGUE, REARM, RED, WAR, N
from feldherr.sixteenthirty.odds import Odds
from feldherr.sixteenthirty.odds import war_odds as exact_odds
from feldherr.sixteenthirty.rules import HIGHEST_STATUS
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.war import combat_modifiers


@cache
def war_odds(attacker_modifiers: int, defender_modifiers: int) -> Odds:
    """Modifiers are small numbers, and come again and again."""
    return exact_odds(attacker_modifiers, defender_modifiers)


class Votes:
    """Judges issues at a table as it stands: what holds for several of them is worked out once."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.known: dict[tuple[int, int], float] = {}
        self.wars: dict[tuple[int, int], Odds] = {}
        self.places: dict[int, tuple[list[tuple[int, int]], float]] = {}

    def odds(self, attacker: int, defender: int) -> Odds:
        """How a war between two countries would probably end."""
        key = attacker, defender
        if key not in self.wars:
            g = self.outlook.g
            self.wars[key] = war_odds(combat_modifiers(g, attacker, False), combat_modifiers(g, defender, True))
        return self.wars[key]

    def at(self, place: int) -> tuple[list[tuple[int, int]], float]:
        """The others with influence where a Crown is lobbied, and what it costs to lose a vote there."""
        if place not in self.places:
            outlook = self.outlook
            loss = outlook.turned(outlook.seat, place) + outlook.w.loser
            self.places[place] = others_in(outlook.g, outlook.seat, place), loss
        return self.places[place]

    def status(self, country: int, change: int) -> float:
        """What a change of a country's status is worth to the seat."""
        if not change:
            return 0.0
        key = country, change
        if key not in self.known:
            self.known[key] = self.outlook.status(country, change)
        return self.known[key]

    def effects(self, country: int, issue: int, target: int) -> tuple[float, float]:
        """What red and blue would bring the seat."""
        outlook = self.outlook
        if issue == WAR:
            return self.war(country, target), 0.0
        if issue == REARM:
            return 0.3 * outlook.w.military * outlook.turns * outlook.interest[country], 0.0
        if issue == LEAGUE:
            gain = self.league(country, target)
            return (gain, 0.0) if outlook.g.faction[target] == RED else (0.0, gain)
        return 0.0, 0.0

    def war(self, attacker: int, defender: int) -> float:
        """Status goes from the loser to the winner; the loser's army suffers."""
        outlook = self.outlook
        g = outlook.g
        odds = self.odds(attacker, defender)
        hurt = outlook.w.military * outlook.turns
        won = lost = 0.0
        if g.status[defender]:
            won = self.status(attacker, int(g.status[attacker] < HIGHEST_STATUS)) + self.status(defender, -1)
            won -= hurt * outlook.interest[defender]
        if g.status[attacker]:
            lost = self.status(attacker, -1) + self.status(defender, int(g.status[defender] < HIGHEST_STATUS))
            lost -= hurt * outlook.interest[attacker]
        return odds.win * won + odds.loss * lost

    def league(self, country: int, target: int) -> float:
        """One more point for each marker of both this turn, and a point of status for the lower one."""
        status = self.outlook.g.status
        value = self.outlook.league(country) + self.outlook.league(target)
        lower, higher = (country, target) if status[country] <= status[target] else (target, country)
        if status[higher] - status[lower] >= 2:
            value += self.status(higher, -1) + self.status(lower, 1)
        return value

    def on(self, country: int, issue: int, target: int, place: int, effects: tuple[float, float]) -> "Vote":
        """The vote on an issue of these effects; `place` is the country whose Crown is lobbied."""
        present, loss = self.at(place)
        others = [(influence, self.for_red(seat, country, issue, target)) for seat, influence in present]
        return Vote(*effects, loss, balances(others))

    def for_red(self, seat: int, country: int, issue: int, target: int) -> float:
        """How likely another seat votes red, by what its markers probably want."""
        if issue == JOIN:
            return 0.5
        theirs = self.outlook.markers[seat]
        red = theirs[country] - 0.2
        if issue == WAR:
            odds = self.odds(country, target)
            red = 2 * (theirs[country] - theirs[target]) * (odds.win - odds.loss)
        elif issue == LEAGUE:
            red += theirs[target] - 0.2
            red = red if self.outlook.g.faction[target] == RED else -red
        return 1 / (1 + exp(-1.5 * red))


class Vote:
    """What both sides of a vote would bring, and how the others will probably vote."""

    def __init__(self, red: float, blue: float, loss: float, others: dict[int, float]) -> None:
        self.red = red
        self.blue = blue
        self.loss = loss
        """What it costs to be on the side that loses."""
        self.others = others
        """How likely the others have so much more influence for red than for blue."""

    def side(self, own: int) -> tuple[int, float]:
        """The better side to vote for with so much influence, and what the vote is expected to bring."""
        red_won = red_lost = blue_won = blue_lost = 0.0
        for balance, chance in self.others.items():
            if balance > -own:
                red_won += chance
            elif balance < -own:
                red_lost += chance
            if balance < own:
                blue_won += chance
            elif balance > own:
                blue_lost += chance
        for_red = red_won * self.red + red_lost * (self.blue - self.loss)
        for_blue = blue_won * self.blue + blue_lost * (self.red - self.loss)
        return (RED, for_red) if for_red > for_blue else (BLUE, for_blue)


def balances(others: list[tuple[int, float]]) -> dict[int, float]:
    """How likely red has so much more influence than blue, by the influence and the leaning to red of each voter.

    >>> balances([(2, 0.5), (1, 0.5)])
    {3: 0.25, 1: 0.25, -1: 0.25, -3: 0.25}
    """
    found = {0: 1.0}
    for influence, leaning in others:
        more: dict[int, float] = {}
        for balance, chance in found.items():
            more[balance + influence] = more.get(balance + influence, 0.0) + chance * leaning
            more[balance - influence] = more.get(balance - influence, 0.0) + chance * (1 - leaning)
        found = more
    return found


def others_in(g: State, seat: int, country: int) -> list[tuple[int, int]]:
    """The other seats with influence in a country, and how much."""
    return [(s, g.influence(s, country)) for s in range(g.players) if s != seat and g.stack[s * N + country]]


def under_way(outlook: Outlook) -> Vote:
    """The vote on the issue that is on the table."""
    _, country, issue, target, _ = outlook.g.lobby
    votes = Votes(outlook)
    return votes.on(country, issue, target, lobbied(outlook.g), votes.effects(country, issue, target))
