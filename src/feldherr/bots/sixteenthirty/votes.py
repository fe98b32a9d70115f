"""Issues and votes: what each side would bring, how the others will probably vote, and who wins."""

from functools import cache
from math import exp
from typing import Final

from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.bots.sixteenthirty.temper import PLAIN
from feldherr.sixteenthirty.bidding import lobbied
from feldherr.sixteenthirty.names import BLUE, COUNTRY, GERMAN_STATES, JOIN, LEAGUE, NONE, REARM, RED, WAR, N
from feldherr.sixteenthirty.odds import Odds
from feldherr.sixteenthirty.odds import war_odds as exact_odds
from feldherr.sixteenthirty.rules import HIGHEST_STATUS
from feldherr.sixteenthirty.standing import Standing
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.war import combat_modifiers, in_reach

CUSTOM: Final = [RED if country in ("austria", "italy", "poland", "spain") else BLUE for country in COUNTRY]
"""The side that history chose: where nothing else speaks for one, everybody expects everybody to follow it."""
CUSTOMARY: Final = 0.01


@cache
def war_odds(attacker_modifiers: int, defender_modifiers: int) -> Odds:
    """Modifiers are small numbers, and come again and again."""
    return exact_odds(attacker_modifiers, defender_modifiers)


class Votes:
    """Judges issues at a table as it stands: what holds for several of them is worked out once."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.standing = Standing(outlook.g)
        self.known: dict[tuple[int, int], float] = {}
        self.wars: dict[tuple[int, int], Odds] = {}
        self.places: dict[int, tuple[list[tuple[int, int]], float]] = {}
        self.parties: dict[int, tuple[float, float]] = {}

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
            loss = outlook.turned(outlook.seat, place) + outlook.w.loser + outlook.w.temper.crowd
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
        return self.joining(country)

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
        luck = outlook.w.temper.luck
        if luck != 1.0 and odds.win < 1.0:
            believed = float(odds.win**luck)
            return believed * won + odds.loss * (1 - believed) / (1 - odds.win) * lost
        return odds.win * won + odds.loss * lost

    def league(self, country: int, target: int) -> float:
        """One more point for each marker of both this turn, and a point of status for the lower one."""
        status = self.outlook.g.status
        value = self.outlook.league(country) + self.outlook.league(target)
        lower, higher = (country, target) if status[country] <= status[target] else (target, country)
        if status[higher] - status[lower] >= 2:
            value += self.status(higher, -1) + self.status(lower, 1)
        return value + self.shelter(country, target) if GERMAN_STATES in (country, target) else value

    def shelter(self, country: int, target: int) -> float:
        """Wars on the German States that their league forbids: those of all who are on its side."""
        value = 0.0
        for other, side in enumerate(self.outlook.g.faction):
            if other != GERMAN_STATES and side == self.outlook.g.faction[target]:
                value -= self.wars_on(other, GERMAN_STATES) * self.war(other, GERMAN_STATES)
        return value

    def joining(self, country: int) -> tuple[float, float]:
        """What it brings the seat if a country joins either side, compared with how it stands now."""
        if country not in self.parties:
            sides = self.in_faction(country, RED), self.in_faction(country, BLUE)
            now = self.outlook.g.faction[country]
            before = 0.0 if now == NONE else sides[now]
            self.parties[country] = sides[RED] - before, sides[BLUE] - before
        return self.parties[country]

    def in_faction(self, country: int, faction: int) -> float:
        """Wars with the other side, in both directions, and leagues within the own one, as far as they are to come."""
        outlook = self.outlook
        value = CUSTOMARY * (CUSTOM[country] == faction)
        for other, side in enumerate(outlook.g.faction):
            if other == country or side == NONE:
                continue
            if side == faction:
                value += outlook.w.leagues * self.league(country, other)
            else:
                value += self.war_looms(country, other) * self.war(country, other)
                value += self.war_looms(other, country) * self.war(other, country)
        return value

    def war_looms(self, attacker: int, defender: int) -> float:
        """How many more wars are to be expected if they are enemies: the German States outside a league are
        everybody's target in any case."""
        always = defender == GERMAN_STATES and self.outlook.g.league[defender] == NONE
        return 0.0 if always else self.wars_on(attacker, defender)

    def wars_on(self, attacker: int, defender: int) -> float:
        """How many wars of one country on another are to be expected where they are allowed."""
        g = self.outlook.g
        if not g.army[attacker] or g.unrest[attacker] or not in_reach(attacker, 1 << defender, self.standing):
            return 0.0
        odds = self.odds(attacker, defender)
        return self.outlook.w.wars * self.outlook.turns * max(0.0, odds.win - odds.loss)

    def on(self, country: int, issue: int, target: int, place: int, effects: tuple[float, float]) -> "Vote":
        """The vote on an issue of these effects; `place` is the country whose Crown is lobbied."""
        present, loss = self.at(place)
        others = [(influence, self.for_red(seat, country, issue, target)) for seat, influence in present]
        red, blue = effects
        if self.outlook.w.temper is not PLAIN:
            for (seat, _), (_, leaning) in zip(present, others, strict=True):
                red += self.outlook.feelings[seat] * (1 - 2 * leaning)
        return Vote(red, blue, loss, balances(others))

    def for_red(self, seat: int, country: int, issue: int, target: int) -> float:
        """How likely another seat votes red, by what its markers probably want."""
        theirs = self.outlook.markers[seat]
        if issue == JOIN:
            return 1 / (1 + exp(-self.outlook.w.party * self.pull_to_red(country, theirs)))
        red = theirs[country] - 0.2
        if issue == WAR:
            odds = self.odds(country, target)
            red = 2 * (theirs[country] - theirs[target]) * (odds.win - odds.loss)
        elif issue == LEAGUE:
            red += theirs[target] - 0.2
            red = red if self.outlook.g.faction[target] == RED else -red
        return 1 / (1 + exp(-1.5 * red))

    def pull_to_red(self, country: int, markers: list[float]) -> float:
        """How much more somebody with such markers probably wants a country to be red than blue."""
        pull = 0.5 if CUSTOM[country] == RED else -0.5
        for other, side in enumerate(self.outlook.g.faction):
            if other == country or side == NONE:
                continue
            ahead = self.war_looms(country, other) - self.war_looms(other, country)
            hostile = ahead * (markers[country] - markers[other])
            friendly = 0.3 * self.outlook.w.leagues * (markers[country] + markers[other] - 0.4)
            pull += hostile - friendly if side == BLUE else friendly - hostile
        return pull


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

    def chance(self, colour: int, own: int) -> float:
        """How likely a side wins if so much influence is put behind it."""
        if colour == RED:
            return sum(chance for balance, chance in self.others.items() if balance > -own)
        return sum(chance for balance, chance in self.others.items() if balance < own)


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
