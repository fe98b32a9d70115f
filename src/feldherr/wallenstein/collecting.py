"""Collect grain, collect taxes: income, perhaps a revolt, and a revolt marker. (000 Collect grain, Collect taxes)"""

from typing import ClassVar

from feldherr.kernel.decision import Move
from feldherr.kernel.step import Step
from feldherr.wallenstein.board import COUNTIES, GRAIN, REGION, TAXES
from feldherr.wallenstein.names import ACTIONS, COLLECT_GRAIN, COLLECT_TAXES, TILE_GRAIN, TILE_THALER
from feldherr.wallenstein.revolt import Revolt
from feldherr.wallenstein.rules import TILE_AMOUNT, EventCard
from feldherr.wallenstein.state import State


def collect(g: State, seat: int, action: int) -> None:
    """With a marker in the county the peasants revolt, after the income or before it."""
    county = g.planned(seat, action)
    if not g.markers[county]:
        take_income(g, seat, action, county)
        g.add_marker(county)
    elif g.rules.revolt_before_income:
        g.then(Revolt(seat, county, 0), AfterRevolt(action, seat))
    else:
        take_income(g, seat, action, county)
        g.then(Revolt(seat, county, 0), AfterRevolt(action, seat))


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


def income_of(g: State, seat: int, action: int, county: int) -> int:
    """What the seat would collect there now."""
    return yield_of(action, county, g.event_card()) + bonus_of(g, seat, action)


def take_income(g: State, seat: int, action: int, county: int) -> None:
    """Grain or Thalers from the county."""
    amount = income_of(g, seat, action, county)
    purse = g.grain if action == COLLECT_GRAIN else g.thalers
    g.gain(purse, seat, amount)
    g.tell.collected(seat=seat, action=ACTIONS[action], county=COUNTIES[county], amount=amount)


class AfterRevolt(Step[State]):
    """If the county is still the player's: the income, where it was still due, and one more revolt marker."""

    __slots__ = ("action", "seat")
    beneath: ClassVar = ("PerformAction",)

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return self.action, self.seat

    def fits(self, g: State) -> bool:
        return g.has_seat(self.seat) and self.action == g.action and self.action in (COLLECT_GRAIN, COLLECT_TAXES)

    def do(self, g: State, move: Move | None) -> None:
        county = g.planned(self.seat, self.action)
        if county < 0:
            return
        if g.rules.revolt_before_income:
            take_income(g, self.seat, self.action, county)
        g.add_marker(county)
