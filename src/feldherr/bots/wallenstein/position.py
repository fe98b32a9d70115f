"""What a seat makes of the table before it judges single things: time left, the tower, who has how many buildings."""

from math import erf, sqrt

from feldherr.bots.wallenstein.chances import TYPICAL_THROW
from feldherr.bots.wallenstein.temper import PLAIN
from feldherr.bots.wallenstein.weights import Weights
from feldherr.wallenstein.names import COLOURS, COMBAT_A, NOBODY, PEASANTS, TILE_ATTACK, TILE_DEFENCE
from feldherr.wallenstein.rules import SCORE
from feldherr.wallenstein.scoring import standings
from feldherr.wallenstein.state import State
from feldherr.wallenstein.tower import OLDEST, age_of, colour_of, mean_chances


class Position:
    """A state seen from one seat. Nothing here looks at what the seat does not know."""

    def __init__(self, g: State, seat: int, weights: Weights) -> None:
        self.g = g
        self.seat = seat
        self.w = weights
        self.scorings = 3 - max(1, g.year)
        self.seasons_this_year = max(0, 2 - max(0, g.season))
        """Seasons to come before winter, this one apart."""
        self.seasons_after = self.seasons_this_year + (3 if self.scorings == 2 else 0)
        self.own = g.counties_of(seat)
        self.counts = standings(g)
        self.thaler = self._worth_of_a_thaler()
        self.army = weights.army * min(1.0, self.seasons_after / 2) * (1 + weights.growth * self.seasons_after)
        self.strikes = self._strikes_left()
        self.feelings = self._feelings()
        """By seat, how much more than it brings an attack on it is liked."""
        self._look_into_the_tower()

    def _worth_of_a_thaler(self) -> float:
        """Of one kept for later seasons: it builds there, and counts in the scorings after that."""
        if not self.seasons_after:
            return 0.01
        scorings = (2 * self.seasons_this_year + 3) / self.seasons_after if self.scorings == 2 else 1.0
        enough = self.w.rich * self.seasons_after
        need = 1 - self.g.thalers[self.seat] / enough
        return self.w.thaler * scorings * min(1.0, max(0.1, need))

    def _strikes_left(self) -> float:
        """How often each of the others may still attack: this season, and somewhat less surely in later ones."""
        g = self.g
        done = g.action_cards[: g.turn] if g.turn >= 0 else []
        now = 2 - sum(action >= COMBAT_A for action in done) if g.season < 3 else 0
        return now / 2 + 0.8 * min(1, self.seasons_after)

    def _feelings(self) -> list[float]:
        g, temper = self.g, self.w.temper
        if temper is PLAIN:
            return [0.0] * g.players
        stands = [
            g.points[other] + g.owner.count(other) + sum(map(sum, self.counts[other])) for other in range(g.players)
        ]
        best = max(points for other, points in enumerate(stands) if other != self.seat)
        return [temper.towards(other, stands[other] == best) for other in range(g.players)]

    def _look_into_the_tower(self) -> None:
        """For each colour the cubes that are expected to come loose, and how sure that is; the same for thrown ones."""
        g = self.g
        self.falls, chances = mean_chances(g.rules.model, TYPICAL_THROW, len(g.inside))
        self.spread = (1 - self.falls) * self.falls
        self.loose = [self.falls * g.tray[colour] for colour in range(COLOURS)] + [0.0]
        self.doubt = [self.spread * g.tray[colour] for colour in range(COLOURS)] + [0.0]
        for cube in g.inside:
            chance = chances[min(OLDEST, age_of(cube, g.throws + 1))]
            self.loose[colour_of(cube)] += chance
            self.doubt[colour_of(cube)] += chance * (1 - chance)

    # -- fights, roughly ---------------------------------------------------------------------------------------------

    def lead(self, attacker: int, armies: float, defender: int, armies_there: float, peasants: float) -> float:
        """By how many standard deviations the attackers are expected to be ahead; `peasants` below 0: they stay out."""
        helping = peasants >= 0
        green = PEASANTS if helping else NOBODY
        ahead = (
            self.falls * (armies - armies_there - max(0.0, peasants))
            + self.loose[attacker]
            - self.loose[defender]
            - self.loose[green]
        )
        doubt = (
            0.3
            + self.spread * (armies + armies_there + max(0.0, peasants))
            + self.doubt[attacker]
            + self.doubt[defender]
            + self.doubt[green]
        )
        return (ahead - 0.5) / sqrt(doubt)

    def attack(self, attacker: int, armies: float, county: int, armies_there: float | None = None) -> float:
        """The chance to conquer a county, roughly; `odds` knows it exactly."""
        g = self.g
        defender = g.owner[county]
        there = float(g.armies[county]) if armies_there is None else armies_there
        if g.has_tile(attacker, TILE_ATTACK):
            armies += 1
        if defender < 0:
            return likely(self.lead(attacker, armies, NOBODY, 0.0, 1.0))
        if g.has_tile(defender, TILE_DEFENCE):
            there += 1
        calm = g.markers[county] < g.rules.peasants_help_below
        return likely(self.lead(attacker, armies, defender, there, 0.0 if calm else -1.0))

    def put_down(self, seat: int, armies: float, peasants: float) -> float:
        """The chance to put a revolt down, roughly."""
        return likely(self.lead(seat, armies, NOBODY, 0.0, peasants)) if armies else 0.0

    # -- majorities --------------------------------------------------------------------------------------------------

    def majority(self, seat: int, region: int, building: int, more: int = 0, rival: int = -1, fewer: int = 0) -> float:
        """Points that a seat may expect from a majority in all scorings left, with so many more buildings of its own.

        `fewer` of a `rival`'s are left out.
        """
        own = self.counts[seat][region][building] + more
        if own <= 0:
            return 0.0
        others = 0
        for other in range(self.g.players):
            if other != seat:
                theirs = self.counts[other][region][building] - (fewer if other == rival else 0)
                others = max(others, theirs)
        award = SCORE[("palace", "church", "trading_post")[building]]
        lead = own - others
        total = 0.0
        for scoring in range(self.scorings):
            drift = 0.3 + self.w.rivalry * sqrt(self.seasons_this_year + 1 + 3 * scoring)
            ahead, level = likely((lead - 0.5) / drift), likely((lead + 0.5) / drift)
            total += award * ahead + max(0, award + SCORE["tied"]) * (level - ahead)
        return total


def likely(deviations: float) -> float:
    """The chance to be ahead at all.

    >>> likely(0.0)
    0.5
    """
    return 0.5 + 0.5 * erf(deviations * 0.70710678)
