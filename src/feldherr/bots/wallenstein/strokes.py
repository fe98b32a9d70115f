"""What speaks for a move of armies, as numbers: from them a level learns when to attack."""

from typing import Final, NamedTuple

from feldherr.bots.wallenstein.chances import Tower
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.wallenstein.board import BORDERS
from feldherr.wallenstein.combat import peasants_defend
from feldherr.wallenstein.names import NOBODY, TILE_ATTACK, TILE_DEFENCE
from feldherr.wallenstein.state import State

SIZE: Final = 15
_WASTED: Final = 0.1
"""How often a fight leaves a county to nobody, roughly."""
_SURVIVE: Final = 0.75
"""How many of the armies that a winner has more than the loser are left, roughly."""


class Chances(NamedTuple):
    """To win, that nobody does, and the armies left after a win."""

    win: float
    waste: float
    left: float


class Strokes:
    """Looks at moves of one seat: worths are those of the harvest, armies and tower as they are."""

    def __init__(self, harvest: Harvest, g: State) -> None:
        self.worth = harvest.worth
        self.seat = harvest.at.seat
        self.g = g
        self.tower = Tower(g)

    def of(self, origin: int, target: int, armies: int, chances: Chances | None = None) -> list[float]:
        """The numbers for so many armies going from a county to another."""
        owner = self.g.owner[target]
        if owner == self.seat:
            return self._march(origin, target, armies)
        win, waste, left = chances or self.guess(target, armies)
        gain = win * self.worth.county(target, self.seat)
        lost = armies - win * left
        shaky = gain * self.danger(target, max(1, round(left)), calm=False)
        here = self.g.armies[origin]
        laid_open = self.danger(origin, here - armies, target) - self.danger(origin, here)
        common = [laid_open * self.worth.county(origin, self.seat), float(here - armies == 1)]
        if owner < 0:
            return [0.0, 0.0, shaky, 0.0, 0.0, 0.0, 0.0, 0.0, *common, 1.0, gain, lost, 0.0, 0.0]
        theirs = self.worth.county(target, owner)
        killed = float(min(armies, self.g.armies[target]))
        return [1.0, gain, shaky, win * theirs, waste * theirs, lost, killed, win, *common, 0.0, 0.0, 0.0, 0.0, 0.0]

    def _march(self, origin: int, target: int, armies: int) -> list[float]:
        here, there = self.g.armies[origin], self.g.armies[target]
        own = (self.danger(origin, here - armies) - self.danger(origin, here)) * self.worth.county(origin, self.seat)
        new = (self.danger(target, there + armies) - self.danger(target, there)) * self.worth.county(target, self.seat)
        return [0.0] * (SIZE - 2) + [1.0, own + new]

    def guess(self, target: int, armies: int) -> Chances:
        """Rough chances of an attack."""
        g, seat, owner = self.g, self.seat, self.g.owner[target]
        thrown = armies + (1 if g.has_tile(seat, TILE_ATTACK) else 0)
        if owner < 0:
            return Chances(self.tower.win(seat, thrown, NOBODY, 0, 1), 0.0, max(1.0, _SURVIVE * (armies - 1)))
        there = g.armies[target]
        defenders = there + (1 if g.has_tile(owner, TILE_DEFENCE) else 0)
        win = self.tower.win(seat, thrown, owner, defenders, 0 if peasants_defend(g, target) else -1)
        return Chances(win, _WASTED, max(1.0, _SURVIVE * (armies - there)))

    def danger(self, county: int, armies: int, without: int = NOBODY, calm: bool | None = None) -> float:
        """How likely the most dangerous neighbour would win here against so many armies."""
        g, seat = self.g, self.seat
        if calm is None:
            calm = g.markers[county] < g.rules.peasants_help_below
        most = 0.0
        for neighbour in BORDERS[county]:
            owner = g.owner[neighbour]
            if neighbour != without and owner >= 0 and owner != seat and g.armies[neighbour] > 1:
                most = max(most, self.tower.win(owner, g.armies[neighbour] - 1, seat, armies, 0 if calm else -1))
        return most
