"""Quick answers for all seats while a season is played out in a bot's head: good enough, in a few microseconds."""

from random import Random
from typing import Final

from feldherr.bots.wallenstein.auction import Auction
from feldherr.bots.wallenstein.captain import HARM, HARMLESS, Captain
from feldherr.bots.wallenstein.chances import Tower
from feldherr.bots.wallenstein.favors import Favors
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.kernel.decision import Decision, Move, Pass
from feldherr.wallenstein.board import BORDERS
from feldherr.wallenstein.combat import peasants_defend
from feldherr.wallenstein.court import FavorChoice, FavorUse
from feldherr.wallenstein.landsknechte import BenefitChoice
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.moves import Benefit, March, Recruit, RemoveEvent, TakeFavor
from feldherr.wallenstein.names import COMBAT_A, NOBODY, TILE_ATTACK, TILE_DEFENCE, TILES
from feldherr.wallenstein.state import State

RECRUIT: Final = Recruit()
REMOVE_EVENT: Final = RemoveEvent()
NO_FAVOR: Final[Move] = Pass()


class Instinct:
    """Answers by what things were worth where the play-outs begin."""

    def __init__(self, harvests: list[Harvest], captain: Captain) -> None:
        self.harvests = harvests
        self.captain = captain
        self._places: dict[int, list[float]] = {}
        self._favors: dict[tuple[int, int], float] = {}
        self._uses: dict[tuple[int, int, int], float] = {}

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
        return self.at_court(g, seat, decision) or self.captain.answer(g, seat, decision, rng).move

    def at_court(self, g: State, seat: int, decision: Decision) -> Move | None:
        """Favors, and what the Landsknechte bring."""
        if isinstance(decision, BenefitChoice):
            return self.benefit(seat, decision)
        if isinstance(decision, FavorChoice):
            return self.favor(seat, decision)
        return self.use(g, seat, decision) if isinstance(decision, FavorUse) else None

    def benefit(self, seat: int, decision: BenefitChoice) -> Move:
        favors = Favors(self.harvests[seat])
        kind = max(decision.benefits, key=lambda kind: favors.grant(kind, decision.benefits[kind]))
        return Benefit(kind)

    def favor(self, seat: int, decision: FavorChoice) -> Move:
        """The favor that brings most, if one is worth its courtiers."""
        price, found, most = Favors(self.harvests[seat]).price(1), NO_FAVOR, 0.0
        for number, cost in decision.costs.items():
            gain = self.favor_worth(seat, number) - price * cost
            option = TakeFavor(number)
            if gain > most and decision.index(option) >= 0:
                most, found = gain, option
        return found

    def favor_worth(self, seat: int, number: int) -> float:
        key = seat, number
        if key not in self._favors:
            self._favors[key] = Favors(self.harvests[seat]).favor(number)
        return self._favors[key]

    def use(self, g: State, seat: int, decision: FavorUse) -> Move:
        """Where a favor that was taken brings most."""
        options, number = decision.options(), decision.favor
        if options[0] == REMOVE_EVENT:
            return REMOVE_EVENT if HARM.get(g.event_effect(), HARMLESS) > 0 else NO_FAVOR
        return max(options, key=lambda option: self.use_worth(seat, number, option.fields()[0]))

    def use_worth(self, seat: int, number: int, county: int) -> float:
        key = seat, number, county
        if key not in self._uses:
            self._uses[key] = Favors(self.harvests[seat]).use(number, county)
        return self._uses[key]

    def position(self, seat: int, decision: Decision) -> Move:
        if seat not in self._places:
            auction = Auction(self.harvests[seat])
            self._places[seat] = [auction.position(place) for place in range(len(TILES))]
        places = self._places[seat]
        return max(decision.options(), key=lambda option: places[option.fields()[0] - 1])

    def move(self, g: State, seat: int, decision: MoveArmies) -> Move:
        """The attack, march or nothing that promises most."""
        origin, most, here = decision.origin, decision.most, g.armies[decision.origin]
        value, target, armies = (0.0, NOBODY, 0) if decision.may_decline else (-1e9, NOBODY, 0)
        tower = Tower(g) if decision.action >= COMBAT_A else None
        threat = self.threat(g, seat, origin)
        before = self.danger(seat, origin, here, threat)
        for there in decision.targets:
            if g.owner[there] == seat:
                gain = self.march(g, seat, origin, there, most)
                if gain > value:
                    value, target, armies = gain, there, most
            elif tower is not None:
                rest = threat if g.armies[there] < threat else self.threat(g, seat, origin, there)
                for number in (most, max(1, most - 1), max(1, most - 2)):
                    gain = self.attack(g, seat, tower, there, number)
                    gain += before - self.danger(seat, origin, here - number, rest)
                    if gain > value:
                        value, target, armies = gain, there, number
        return March(target, armies) if armies else Pass()

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

    def threat(self, g: State, seat: int, county: int, without: int = NOBODY) -> int:
        """The armies of the strongest neighbour."""
        most = 0
        for neighbour in BORDERS[county]:
            if g.armies[neighbour] > most and g.owner[neighbour] != seat and neighbour != without:
                most = g.armies[neighbour]
        return most

    def danger(self, seat: int, county: int, armies: int, threat: int) -> float:
        """What a county may lose to a neighbour of so many armies."""
        lead = threat - 1 - armies
        if threat < 2 or lead < -3:
            return 0.0
        return 0.06 * min(5, lead + 4) * 0.4 * self.harvests[seat].worth.county(county, seat)

    def march(self, g: State, seat: int, origin: int, target: int, armies: int) -> float:
        here, there = g.armies[origin], g.armies[target]
        threat = self.threat(g, seat, origin)
        gain = self.danger(seat, origin, here, threat) - self.danger(seat, origin, here - armies, threat)
        threat = self.threat(g, seat, target)
        gain += self.danger(seat, target, there, threat) - self.danger(seat, target, there + armies, threat)
        return gain - 0.01
