"""What speaks for a card on a box, as numbers: from them a level learns what its plans are worth."""

from typing import Final

from feldherr.bots.wallenstein.favors import Favors
from feldherr.bots.wallenstein.features import chance
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.wallenstein.board import BORDERS, REGION
from feldherr.wallenstein.building import may_build
from feldherr.wallenstein.names import (
    ACTIONS,
    BUILDINGS,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    COMBAT_A,
    COURT_BOXES,
    DEPLOY_1,
    NOBODY,
)
from feldherr.wallenstein.rules import ARMIES

SIZE: Final = 9
"""So many numbers at most speak for a card."""
NOTHING: Final = [0.0] * SIZE
BIDS: Final = 6
"""Ranks of bids: nothing, a county, 1 to 4 Thalers."""


class Pairs:
    """Looks at each pair of a box and a county once."""

    def __init__(self, harvest: Harvest) -> None:
        self.harvest = harvest
        self.at = harvest.at
        self.armies = harvest.armies
        self.worth = harvest.worth
        self.favors = Favors(harvest)
        self.threats = {county: self._threat(county) for county in self.at.own}
        self._fights: dict[int, list[float]] = {}

    def of(self, box: int, county: int) -> list[float]:
        """The numbers for a county on a box; all are 0 where nothing would happen."""
        if box < len(BUILDINGS):
            found = self._build(box, county)
        elif box in (COLLECT_GRAIN, COLLECT_TAXES):
            found = self._collect(box, county)
        elif box in COURT_BOXES:
            found = [1.0, self.favors.conversion(box, county)]
        elif box >= COMBAT_A:
            if county not in self._fights:
                self._fights[county] = self._fight(county)
            found = self._fights[county]
        else:
            found = self._deploy(box, county)
        return found + NOTHING[len(found) :]

    def _build(self, building: int, county: int) -> list[float]:
        at = self.at
        g, region = at.g, REGION[county]
        if not may_build(g, county, building):
            return []
        armies = g.armies[county]
        return [
            1.0,
            at.majority(at.seat, region, building, 1) - at.majority(at.seat, region, building),
            self.worth.taken_from_others(region, building),
            self.armies.risk(county, armies),
            self._exposed(county, armies),
            g.thalers[at.seat] / 10,
        ]

    def _collect(self, action: int, county: int) -> list[float]:
        at = self.at
        g = at.g
        armies, markers, worth = g.armies[county], g.markers[county], self.worth.county(county, at.seat)
        amount = self.harvest.income(action, county)
        needed = self.harvest.grain(amount) if action == COLLECT_GRAIN else amount * max(0, 1 - g.thalers[at.seat] / 12)
        revolt = unrest = 0.0
        if markers:
            revolt = (1 - at.put_down(at.seat, armies, markers)) * worth
        elif g.rules.peasants_help_below == 1:
            unrest = (self.armies.risk(county, armies, False) - self.armies.risk(county, armies, True)) * worth
        return [
            1.0,
            amount,
            needed,
            float(markers > 0),
            revolt,
            unrest,
            self.harvest.spoiled(county),
            self.armies.risk(county, armies),
            self._exposed(county, armies),
        ]

    def _deploy(self, action: int, county: int) -> list[float]:
        at, judge = self.at, self.armies
        g = at.g
        there, more = g.armies[county], ARMIES[ACTIONS[action]]
        if g.supply[at.seat] < more:
            return []
        after = there + more
        return [
            1.0,
            (judge.risk(county, there) - judge.risk(county, after)) * self.worth.county(county, at.seat),
            judge.hope(county, after) - judge.hope(county, there),
            self._exposed(county, there) - self._exposed(county, after),
            self._striking(county, after) - self._striking(county, there),
            float(there),
            float(self.threats[county] > 1),
            judge.best_march(county)[0] if action == DEPLOY_1 else 0.0,
            float(any(g.owner[neighbour] == NOBODY for neighbour in BORDERS[county])),
        ]

    def _fight(self, county: int) -> list[float]:
        g = self.at.g
        there = g.armies[county]
        if there < 2:
            return []
        attack = self.armies.best_attack(county)
        march = self.armies.best_march(county)[0]
        if attack is None:
            return [0.0] * 5 + [march, 0.0, 1.0]
        return [
            1.0,
            attack.value,
            attack.chance,
            attack.chance * self.armies.prize(attack.target),
            attack.chance * (g.owner[attack.target] < 0),
            march,
            float(there),
            0.0,
            self._striking(county, there),
        ]

    def _threat(self, county: int) -> int:
        """The strongest neighbour's armies."""
        g, seat = self.at.g, self.at.seat
        return max((g.armies[n] for n in BORDERS[county] if g.owner[n] >= 0 and g.owner[n] != seat), default=0)

    def _exposed(self, county: int, armies: int) -> float:
        threat = self.threats[county]
        return (1 + self.at.g.buildings[county].bit_count()) * chance(threat - 1 - armies) if threat > 1 else 0.0

    def _striking(self, county: int, armies: int) -> float:
        """What attacks from here threaten."""
        g, seat = self.at.g, self.at.seat
        if armies <= 2:
            return 0.0
        return max(
            (
                (1 + g.buildings[n].bit_count()) * chance(armies - 2 - g.armies[n])
                for n in BORDERS[county]
                if g.owner[n] >= 0 and g.owner[n] != seat
            ),
            default=0.0,
        )
