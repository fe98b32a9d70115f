"""What collecting is worth: Thalers to build with, grain against the revolts of winter, and the unrest it makes."""

from feldherr.bots.wallenstein.armies import Armies
from feldherr.wallenstein.board import GRAIN, TAXES
from feldherr.wallenstein.collecting import yield_of
from feldherr.wallenstein.forecast import possible_events
from feldherr.wallenstein.names import COLLECT_GRAIN, COLLECT_TAXES
from feldherr.wallenstein.winter import revolts_for

_USUAL_LOSSES = [0, 2, 3, 3, 4, 5, 6]
_PEASANTS = range(4)


class Harvest:
    """Judges grain and Thalers in one position."""

    def __init__(self, armies: Armies) -> None:
        self.armies = armies
        self.at = armies.at
        self.worth = armies.worth
        g = self.at.g
        self.events = possible_events(g)
        self.losses = [g.rules.events[e].grain_loss for e in g.events_open] or _USUAL_LOSSES
        self.calm = [c for c in self.at.own if not g.markers[c]]
        later = self.at.seasons_this_year
        self.grains = sorted((GRAIN[c] for c in self.calm), reverse=True)
        self.taxes = sorted((TAXES[c] for c in self.calm), reverse=True)
        self.to_come = round(self.at.w.relief * sum(self.grains[1 : later + 1]))
        self.revolt = [self._cost_of_a_revolt(peasants) for peasants in _PEASANTS]
        self._winter: dict[int, float] = {}

    def _cost_of_a_revolt(self, peasants: int) -> float:
        """What a county drawn at random costs when it revolts in winter."""
        at = self.at
        costs = [
            (1 - at.put_down(at.seat, at.g.armies[c], at.g.markers[c] + peasants)) * self.worth.county(c, at.seat)
            for c in at.own
        ]
        return sum(costs) / len(costs) if costs else 0.0

    def winter(self, grain: int) -> float:
        """What the revolts of winter cost with so much grain, over all event cards that may be the one left."""
        if grain not in self._winter:
            mouths = len(self.at.own)
            total = 0.0
            for loss in self.losses:
                revolts, peasants = revolts_for(max(0, mouths - max(0, grain - loss)))
                total += min(revolts, mouths) * self.revolt[peasants]
            self._winter[grain] = self.at.w.hunger * total / len(self.losses)
        return self._winter[grain]

    def grain(self, amount: float) -> float:
        """What so much more grain is worth. Nobody knows yet exactly how much will be there."""
        now = self.at.g.grain[self.at.seat] + self.to_come
        more = round(amount)
        saved = [self.winter(max(0, now + d)) - self.winter(max(0, now + d + more)) for d in (-2, -1, 0, 1)]
        return sum(saved) / len(saved) + 0.03 * amount

    def income(self, action: int, county: int) -> float:
        """What an action collects here, on average over the events that may come."""
        amounts = self.amounts(action, county)
        return sum(amounts) / len(amounts)

    def amounts(self, action: int, county: int) -> list[int]:
        """What an action collects here, by each of the events that may come."""
        return [yield_of(action, county, event) for event in self.events]

    def thalers(self, amount: float) -> float:
        """What so many Thalers are worth, those that still serve this season included."""
        at = self.at
        if at.seasons_after:
            return at.thaler * amount
        g = at.g
        short = max(0, 10 - g.thalers[at.seat])
        known = g.action_cards[: g.actions_open]
        early = 0.35 if COLLECT_TAXES in known[:3] else 0.15
        return at.thaler * amount + early * min(amount, short)

    def collect(self, action: int, county: int) -> float:
        """What collecting here brings, less what it spoils: unrest now, and this county's income later in the year."""
        at = self.at
        g = at.g
        amount = self.income(action, county)
        value = self.grain(amount) if action == COLLECT_GRAIN else self.thalers(amount)
        markers = g.markers[county]
        worth = self.worth.county(county, at.seat)
        armies = g.armies[county]
        if markers:
            holds = at.put_down(at.seat, armies, markers)
            value = (value * holds if g.rules.revolt_before_income else value) - (1 - holds) * worth
            return value - (1 - holds) * at.army * armies
        if g.rules.peasants_help_below == 1:
            value -= (self.armies.risk(county, armies, False) - self.armies.risk(county, armies, True)) * worth
        return value - at.w.reserve * self.spoiled(county)

    def spoiled(self, county: int) -> float:
        """What other counties bring less than this one in the seasons to come before winter."""
        later = self.at.seasons_this_year
        if not later:
            return 0.0
        grain = GRAIN[county] - nth(self.grains, later)
        taxes = TAXES[county] - nth(self.taxes, later)
        return max(0.0, 0.25 * grain, self.at.thaler * taxes)


def nth(numbers: list[int], place: int) -> int:
    """The number at a place, or nothing.

    >>> nth([5, 3], 1), nth([5, 3], 2)
    (3, 0)
    """
    return numbers[place] if place < len(numbers) else 0
