"""Quick answers for all seats while a season is played out in a bot's head: good enough, in a few microseconds."""

from functools import cache
from math import erf, sqrt
from random import Random
from typing import Final

from feldherr.bots.wallenstein.auction import Auction
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.kernel.decision import Decision, Move, Pass
from feldherr.wallenstein.board import BORDERS
from feldherr.wallenstein.combat import peasants_defend
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.moves import March, Recruit
from feldherr.wallenstein.names import COLOURS, COMBAT_A, NOBODY, PEASANTS, TILE_ATTACK, TILE_DEFENCE, TILES
from feldherr.wallenstein.state import State
from feldherr.wallenstein.tower import MODELS, OLDEST

TYPICAL_THROW: Final = 9
RECRUIT: Final = Recruit()
_GRAIN: Final = float(2**32)


@cache
def tower_chances(model: str, inside: int) -> tuple[float, tuple[float, ...]]:
    """The chance that a thrown cube falls through, and by age that one inside comes loose."""
    staying = MODELS[model].staying(TYPICAL_THROW, inside)
    leaving = MODELS[model].leaving(TYPICAL_THROW, inside)
    stays = sum(staying) / len(staying) / _GRAIN
    return 1 - stays, tuple(sum(ages) / len(leaving) / _GRAIN for ages in zip(*leaving, strict=True))


class Tower:
    """What the tower will probably let go of, by colour."""

    __slots__ = ("doubt", "falls", "loose")

    def __init__(self, g: State) -> None:
        self.falls, chances = tower_chances(g.rules.tower, len(g.inside))
        spread = self.falls * (1 - self.falls)
        self.loose = [self.falls * n for n in g.tray] + [0.0]
        self.doubt = [spread * n for n in g.tray] + [0.0]
        number = g.throws + 1
        for cube in g.inside:
            chance = chances[min(OLDEST, number - (cube >> 3))]
            self.loose[cube & 7] += chance
            self.doubt[cube & 7] += chance * (1 - chance)

    def win(self, attacker: int, armies: int, defender: int, there: int, peasants: int) -> float:
        """The chance that so many armies are ahead of so many others; peasants below 0 stay out."""
        green = PEASANTS if peasants >= 0 else COLOURS
        more = max(0, peasants)
        side = COLOURS if defender < 0 else defender
        ahead = self.falls * (armies - there - more) + self.loose[attacker] - self.loose[side] - self.loose[green]
        doubt = 0.3 + self.falls * (1 - self.falls) * (armies + there + more)
        doubt += self.doubt[attacker] + self.doubt[side] + self.doubt[green]
        return 0.5 + 0.5 * erf((ahead - 0.5) / sqrt(2 * doubt))


class Instinct:
    """Answers by what things were worth where the play-outs begin."""

    def __init__(self, harvests: list[Harvest], captain: Captain) -> None:
        self.harvests = harvests
        self.captain = captain
        self._places: dict[int, list[float]] = {}

    def answer(self, g: State, seat: int, decision: Decision, rng: Random) -> Move | str:
        if decision.kind == "move":
            assert isinstance(decision, MoveArmies)
            return self.move(g, seat, decision)
        if decision.kind == "position":
            return self.position(seat, decision)
        if decision.kind == "defend":
            return decision.option(decision.count() - 1)
        if decision.kind == "revolt_order":
            return decision.option(0)
        if decision.kind == "recruit":
            return RECRUIT if decision.index(RECRUIT) >= 0 else decision.option(0)
        return self.captain.answer(g, seat, decision, rng).move

    def position(self, seat: int, decision: Decision) -> Move:
        if seat not in self._places:
            auction = Auction(self.harvests[seat])
            self._places[seat] = [auction.position(place) for place in range(len(TILES))]
        places = self._places[seat]
        return max(decision.options(), key=lambda option: places[option.fields()[0] - 1])

    def move(self, g: State, seat: int, decision: MoveArmies) -> Move:
        """The attack, march or nothing that promises most."""
        origin, most = decision.origin, decision.most
        best: tuple[float, Move | None] = (0.0, Pass()) if decision.may_decline else (-1e9, None)
        tower = Tower(g) if decision.action >= COMBAT_A else None
        before = self.danger(g, seat, origin, g.armies[origin], NOBODY)
        for target in decision.targets:
            if g.owner[target] == seat:
                value = self.march(g, seat, origin, target, most)
                best = max(best, (value, March(target, most)), key=_value)
            elif tower is not None:
                for armies in {most, max(1, most - 1), max(1, most - 2)}:
                    value = self.attack(g, seat, tower, target, armies)
                    value += before - self.danger(g, seat, origin, g.armies[origin] - armies, target)
                    best = max(best, (value, March(target, armies)), key=_value)
        move = best[1]
        assert move is not None
        return move

    def attack(self, g: State, seat: int, tower: Tower, target: int, armies: int) -> float:
        worth, at = self.harvests[seat].worth, self.harvests[seat].at
        army, spite = 0.02 + (1 - at.w.tower) * at.army, at.w.spite
        owner = g.owner[target]
        thrown = armies + (1 if g.has_tile(seat, TILE_ATTACK) else 0)
        if owner < 0:
            win = tower.win(seat, thrown, NOBODY, 0, 1)
            return win * worth.county(target, seat) - army * (armies - win * max(1.0, 0.75 * (armies - 1)))
        there = g.armies[target]
        defenders = there + (1 if g.has_tile(owner, TILE_DEFENCE) else 0)
        win = tower.win(seat, thrown, owner, defenders, 0 if peasants_defend(g, target) else -1)
        gain = 0.9 * win * worth.county(target, seat)
        gain += (win + 0.1) * spite * worth.county(target, owner)
        gain += spite * army * min(armies, there)
        return gain - army * (armies - win * max(1.0, 0.75 * (armies - there)))

    def danger(self, g: State, seat: int, county: int, armies: int, without: int) -> float:
        """What a county may lose to its strongest neighbour."""
        threat = 0
        for neighbour in BORDERS[county]:
            if neighbour != without and g.owner[neighbour] not in (seat, NOBODY) and g.armies[neighbour] > threat:
                threat = g.armies[neighbour]
        lead = threat - 1 - armies
        if threat < 2 or lead < -3:
            return 0.0
        return 0.06 * min(5, lead + 4) * 0.4 * self.harvests[seat].worth.county(county, seat)

    def march(self, g: State, seat: int, origin: int, target: int, armies: int) -> float:
        here, there = g.armies[origin], g.armies[target]
        gain = self.danger(g, seat, origin, here, NOBODY) - self.danger(g, seat, origin, here - armies, NOBODY)
        gain += self.danger(g, seat, target, there, NOBODY) - self.danger(g, seat, target, there + armies, NOBODY)
        return gain - 0.01


def _value(option: tuple[float, Move | None]) -> float:
    return option[0]
