"""Collect grain, collect taxes: income, perhaps a revolt, and a revolt marker. (000 Collect grain, Collect taxes)"""

from feldherr.kernel.decision import Move
from feldherr.kernel.step import Step
from feldherr.wallenstein.board import COUNTIES, GRAIN, REGION, TAXES
from feldherr.wallenstein.names import ACTIONS, COLLECT_GRAIN, TILE_GRAIN, TILE_THALER
from feldherr.wallenstein.revolt import Revolt
from feldherr.wallenstein.rules import TILE_AMOUNT, EventCard
from feldherr.wallenstein.state import State


def collect(g: State, seat: int, action: int) -> None:
    """With a marker in the county the peasants revolt, after the income or before it."""
    county = g.planned(seat, action)
    income, unrest = Income(action, seat), Unrest(action, seat)
    if not g.markers[county]:
        g.then(income, unrest)
    elif g.rules.revolt_before_income:
        g.then(Revolt(seat, county, 0), income, unrest)
    else:
        g.then(income, Revolt(seat, county, 0), unrest)


def yield_of(action: int, county: int, event: EventCard | None) -> int:
    """What the county brings, changed by an event."""
    amount = GRAIN[county] if action == COLLECT_GRAIN else TAXES[county]
    if event is None or event.region not in (-1, REGION[county]):
        return amount
    kind = ("tax", "harvest")[action == COLLECT_GRAIN]
    if event.effect == f"{kind}_ceiling":
        return min(amount, event.amount)
    if event.effect == f"{kind}_floor":
        return max(amount, event.amount)
    if action == COLLECT_GRAIN and event.effect in ("crop_failure", "good_harvest"):
        return max(0, amount + event.amount)
    return amount


def bonus_of(g: State, seat: int, action: int) -> int:
    """The bonus tile, applied after the event."""
    if action == COLLECT_GRAIN:
        return int(TILE_AMOUNT["grain"]) if g.has_tile(seat, TILE_GRAIN) else 0
    return int(TILE_AMOUNT["thaler"]) if g.has_tile(seat, TILE_THALER) else 0


class Income(Step[State]):
    """Grain or Thalers from the planned county."""

    __slots__ = ("action", "seat")

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat

    def do(self, g: State, move: Move | None) -> None:
        county = g.planned(self.seat, self.action)
        if county < 0:
            return
        event = None if g.event < 0 or g.event_removed else g.rules.events[g.event]
        amount = yield_of(self.action, county, event) + bonus_of(g, self.seat, self.action)
        purse = g.grain if self.action == COLLECT_GRAIN else g.thalers
        purse[self.seat] += amount
        g.tell("collected", seat=self.seat, action=ACTIONS[self.action], county=COUNTIES[county], amount=amount)


class Unrest(Step[State]):
    """A revolt marker, if the county is still the player's."""

    __slots__ = ("action", "seat")

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat

    def do(self, g: State, move: Move | None) -> None:
        county = g.planned(self.seat, self.action)
        if county >= 0:
            g.add_marker(county)
