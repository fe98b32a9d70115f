"""Peasants against a player: a revolt. (000 Combat rules: Peasants vs. a player)"""

from typing import ClassVar

from feldherr.kernel.decision import Decision, Move
from feldherr.kernel.step import Step
from feldherr.wallenstein.board import COUNTIES, COUNTY_COUNT
from feldherr.wallenstein.combat import DefendChoice, take_from_tray
from feldherr.wallenstein.moves import Defend
from feldherr.wallenstein.names import NOBODY, PEASANTS, WINTER
from feldherr.wallenstein.rules import SUPPLY_TABLE
from feldherr.wallenstein.state import State
from feldherr.wallenstein.throwing import Throw


def may_revolt(g: State, seat: int, county: int) -> bool:
    """Whether a revolt against that seat can be under way there: of an action, or in winter."""
    if not g.has_seat(seat) or not 0 <= county < COUNTY_COUNT or g.owner[county] != seat:
        return False
    return g.phase == WINTER or (county == g.planned(seat, g.action) and g.markers[county] > 0)


def peasants_sent(g: State) -> list[int]:
    """How many additional peasants a revolt may have: those of the provisions table in winter, else none."""
    return [peasants for _, _, peasants in SUPPLY_TABLE] if g.phase == WINTER else [0]


class Revolt(Step[State]):
    """The armies of the county against one peasant for each marker, and some more in winter."""

    __slots__ = ("seat", "county", "additional")
    beneath: ClassVar = ("AfterRevolt", "NextRevolt", "CheckSupply", "WinterStep")

    def __init__(self, seat: int, county: int, additional: int) -> None:
        self.seat = seat
        self.county = county
        self.additional = additional

    def fields(self) -> tuple[int, ...]:
        return self.seat, self.county, self.additional

    def fits(self, g: State) -> bool:
        return may_revolt(g, self.seat, self.county) and self.additional in peasants_sent(g)

    def ask(self, g: State) -> Decision | None:
        if g.rules.revolt_defenders == "all" or not g.armies[self.county]:
            return None
        return DefendChoice(self.seat, self.county, g.armies[self.county], NOBODY)

    def do(self, g: State, move: Move | None) -> None:
        garrison = g.armies[self.county]
        thrown = move.number if isinstance(move, Defend) else garrison
        g.armies[self.county] -= thrown
        g.pot[self.seat] += thrown
        peasants = rising(g, self.county, self.additional)
        g.peasants -= peasants
        g.pot[PEASANTS] += peasants
        g.tell.revolt(seat=self.seat, county=COUNTIES[self.county], armies=thrown, peasants=peasants)
        g.then(Throw(), RevoltResult(self.seat, self.county, garrison))


def rising(g: State, county: int, additional: int) -> int:
    """Peasants thrown in, as far as the common supply reaches. (ruling C4)"""
    return min(g.markers[county] + additional, g.peasants)


class RevoltResult(Step[State]):
    """The player must have more cubes in the tray than the peasants, or loses the county. (000 Combat result)

    Where no army stood, cubes that fall from tray and tower defend the county all the same. (ruling C19)
    """

    __slots__ = ("seat", "county", "garrison")
    beneath: ClassVar = ("AfterRevolt", "NextRevolt", "CheckSupply", "WinterStep")

    def __init__(self, seat: int, county: int, garrison: int) -> None:
        self.seat = seat
        self.county = county
        self.garrison = garrison

    def fields(self) -> tuple[int, ...]:
        return self.seat, self.county, self.garrison

    def fits(self, g: State) -> bool:
        garrison = g.pot[self.seat] + g.armies[self.county] if may_revolt(g, self.seat, self.county) else -1
        return self.garrison == garrison

    def do(self, g: State, move: Move | None) -> None:
        own = take_from_tray(g, self.seat)
        peasants = take_from_tray(g, PEASANTS)
        g.peasants += peasants
        name = COUNTIES[self.county]
        unguarded = not self.garrison and g.rules.unguarded_revolts == "won"
        if own > peasants and not unguarded:
            g.supply[self.seat] += peasants
            g.armies[self.county] += own - peasants
            g.tell.revolt_put_down(self.seat, name, own, peasants, g.armies[self.county])
        else:
            g.supply[self.seat] += own
            g.tell.revolt_won(self.seat, name, own, peasants)
            g.lay_waste(self.county)
