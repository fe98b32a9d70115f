"""What armies are worth where they stand: the safety of a county, the attacks it offers, and what an attack brings."""

from dataclasses import dataclass
from math import exp

from feldherr.bots.wallenstein.worth import Worth
from feldherr.wallenstein.board import BORDERS
from feldherr.wallenstein.marching import may_enter
from feldherr.wallenstein.names import CLOSED, COMBAT_A, NOBODY


@dataclass(frozen=True, slots=True)
class Attack:
    """Armies of a county against a neighbour."""

    origin: int
    target: int
    armies: int
    chance: float
    value: float


class Armies:
    """Judges where armies stand in one position."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.at = worth.at
        self._risk: dict[tuple[int, int, bool], float] = {}
        self._hope: dict[tuple[int, int], float] = {}
        self._march: dict[int, tuple[float, int, int]] = {}

    def risk(self, county: int, armies: int, calm: bool | None = None) -> float:
        """The chance that a county of the seat, with so many armies in it, is lost to an attack."""
        at = self.at
        g = at.g
        if calm is None:
            calm = g.markers[county] < g.rules.peasants_help_below
        key = (county, armies, calm)
        if key not in self._risk:
            safe = 1.0
            for neighbour in BORDERS[county]:
                owner = g.owner[neighbour]
                if owner not in (at.seat, NOBODY, CLOSED):
                    strength = g.armies[neighbour] - 1 + at.w.fear
                    lead = at.lead(owner, strength, at.seat, armies, 0.0 if calm else -1.0)
                    if lead > -3:
                        lost = self._lost(lead)
                        safe *= 1 - min(0.95, at.w.aggression * at.strikes * lost)
            self._risk[key] = 1 - safe
        return self._risk[key]

    def _lost(self, lead: float) -> float:
        """The chance that an attack is made and takes the county or lays it waste; nobody attacks at bad odds."""
        chance = 1 / (1 + exp(-1.7 * lead))
        return chance * min(1.0, 1.5 * chance)

    def standing(self, county: int, armies: int) -> float:
        """What so many armies are worth in an own county: what they keep, what they threaten, and themselves."""
        safety = -self.risk(county, armies) * self.worth.county(county, self.at.seat)
        return safety + self.hope(county, armies) + self.at.army * armies

    def hope(self, county: int, armies: int) -> float:
        """What attacks of a later season from here may bring."""
        at = self.at
        if not at.seasons_after or armies < 2:
            return 0.0
        key = (county, armies)
        if key not in self._hope:
            values = [self._gain(target, armies - 1) for target in self.targets(county)]
            self._hope[key] = at.w.ambition * max(0.0, *values) if values else 0.0
        return self._hope[key]

    def targets(self, county: int) -> list[int]:
        g, seat = self.at.g, self.at.seat
        return [t for t in BORDERS[county] if g.owner[t] not in (seat, CLOSED)]

    def _gain(self, target: int, armies: int) -> float:
        chance = self.at.attack(self.at.seat, armies, target)
        return chance * self.prize(target) - (1 - chance) * self.at.army * armies

    def prize(self, target: int) -> float:
        """What conquering a county brings: the county, and its owner's loss."""
        at = self.at
        value = self.worth.county(target, at.seat)
        owner = at.g.owner[target]
        return value + at.w.spite * self.worth.county(target, owner) if owner >= 0 else value

    def attack(self, origin: int, target: int, armies: int, chances: tuple[float, float, float] | None = None) -> float:
        """What an attack is expected to bring: `chances` are to win, to lay waste, and the armies left after a win."""
        at = self.at
        g = at.g
        owner = g.owner[target]
        if chances is None:
            win = at.attack(at.seat, armies, target)
            there = g.armies[target] if owner >= 0 else 1
            chances = (win, 0.1 if owner >= 0 else 0.0, max(1.0, 0.75 * (armies - there)))
        win, waste, left = chances
        if at.w.temper.luck != 1.0:
            win = float(win**at.w.temper.luck)
        keeps = 1 - self._risk_after(target, left)
        gain = win * self.worth.county(target, at.seat) * keeps
        if owner >= 0:
            gain += (win + waste) * at.w.spite * self.worth.county(target, owner)
            gain += at.w.spite * at.army * min(armies, g.armies[target]) + at.feelings[owner]
        lost = armies - win * left
        stays = g.armies[origin] - armies
        own = self.worth.county(origin, at.seat)
        exposed = (self.risk(origin, stays) - self.risk(origin, g.armies[origin])) * own
        later = self.hope(origin, g.armies[origin]) - self.hope(origin, stays)
        return gain - (1 - at.w.tower) * at.army * lost - exposed - at.w.foresight * later

    def _risk_after(self, target: int, left: float) -> float:
        """A county just won is in danger from its other neighbours."""
        return 0.8 * self.risk(target, max(1, round(left)))

    def best_attack(self, origin: int, action: int = COMBAT_A) -> Attack | None:
        """The best attack that all armies but one can make, or all but two."""
        at = self.at
        g = at.g
        most = g.armies[origin] - 1
        found: list[Attack] = []
        for target in self.targets(origin):
            if most < 1 or not may_enter(g, at.seat, action, target):
                continue
            for armies in range(max(1, most - 2), most + 1):
                value = self.attack(origin, target, armies)
                found.append(Attack(origin, target, armies, at.attack(at.seat, armies, target), value))
        return max(found, key=lambda attack: attack.value) if found else None

    def best_march(self, origin: int) -> tuple[float, int, int]:
        """What moving to an own neighbour brings at best, with the neighbour and the number of armies."""
        if origin not in self._march:
            self._march[origin] = self._best_march(origin)
        return self._march[origin]

    def _best_march(self, origin: int) -> tuple[float, int, int]:
        g, seat = self.at.g, self.at.seat
        here = g.armies[origin]
        best = (0.0, -1, 0)
        before = self.standing(origin, here)
        for target in BORDERS[origin]:
            if g.owner[target] == seat:
                there = g.armies[target]
                base = self.standing(target, there)
                for armies in range(1, here):
                    gain = self.standing(origin, here - armies) - before
                    gain += self.standing(target, there + armies) - base
                    best = max(best, (gain, target, armies))
        return best
