"""Winter game round: supply, revolts, scoring, and the end of the game. (000 Winter game round)"""

from typing import TYPE_CHECKING, ClassVar, Final

from feldherr.kernel.decision import Choice, Decision, Move
from feldherr.kernel.sound import BOTTOM
from feldherr.kernel.step import SeatStep, Step
from feldherr.wallenstein import moves
from feldherr.wallenstein.board import COUNTIES
from feldherr.wallenstein.names import OVER, SEASONS, WINTER
from feldherr.wallenstein.revolt import Revolt
from feldherr.wallenstein.rules import SUPPLY_TABLE
from feldherr.wallenstein.scoring import score
from feldherr.wallenstein.state import State

if TYPE_CHECKING:
    from feldherr.wallenstein.shapes_decisions import RevoltOrderFacts


class PlayWinter(Step[State]):
    """The intermediate round after fall."""

    __slots__ = ()
    beneath: ClassVar = ("PlayYear", "EndGame")

    def do(self, g: State, move: Move | None) -> None:
        g.phase = WINTER
        g.season = SEASONS.index("winter")
        g.tell.season_begun(year=g.year, season="winter")
        g.then(*[WinterStep(line) for line in range(len(WINTER_ROUND))])


class WinterStep(Step[State]):
    """One line of the winter round, known by its place in `WINTER_ROUND`."""

    __slots__ = ("line",)
    beneath: ClassVar = ("WinterStep", "PlayYear", "EndGame")

    def __init__(self, line: int) -> None:
        self.line = line

    def fields(self) -> tuple[int, ...]:
        return (self.line,)

    def fits(self, g: State) -> bool:
        return 0 <= self.line < len(WINTER_ROUND)

    def do(self, g: State, move: Move | None) -> None:
        WINTER_ROUND[self.line](g)


def after_loss(grain: int, loss: int) -> int:
    """Grain never falls below 0. (ruling C6)"""
    return max(0, grain - loss)


def supply_left(grain: list[int], counties: list[int], loss: int) -> list[int]:
    """The grain that each would have left after so great a loss, or, below zero, want for their counties.

    >>> supply_left([7, 3], [4, 5], 2)
    [1, -4]
    """
    return [after_loss(store, loss) - eaten for store, eaten in zip(grain, counties, strict=True)]


def lose_grain(g: State) -> None:
    """The event card left over says how much."""
    *g.events_open, card = g.events_open
    g.events_used = [*g.events_used, card]
    event = g.rules.events[card]
    g.grain = [after_loss(grain, event.grain_loss) for grain in g.grain]
    g.tell.grain_lost(number=event.number, effect=event.effect, loss=event.grain_loss, grain=g.grain[:])


def supply_counties(g: State) -> None:
    """Players are looked at in the player order of fall. (000 Revolts)"""
    g.then(*[CheckSupply(seat) for seat in g.turn_order])


def revolts_for(shortage: int) -> tuple[int, int]:
    """Revolting counties and additional peasants. (000 Provisions table)

    >>> [revolts_for(n) for n in (0, 1, 2, 4, 6, 9)]
    [(0, 0), (1, 1), (1, 2), (2, 2), (2, 3), (3, 3)]
    """
    result = (0, 0)
    for least, counties, peasants in SUPPLY_TABLE:
        if shortage >= least:
            result = (counties, peasants)
    return result


class CheckSupply(SeatStep[State]):
    """One grain for each county; for want of it, counties drawn at random revolt."""

    __slots__ = ()
    beneath: ClassVar = ("CheckSupply", "WinterStep")

    def do(self, g: State, move: Move | None) -> None:
        counties = g.counties_of(self.seat)
        shortage = max(0, len(counties) - g.grain[self.seat])
        revolts, peasants = revolts_for(shortage)
        drawn = sorted(g.chance.draw(counties, revolts))
        rising = [COUNTIES[county] for county in drawn]
        g.tell.supply_checked(seat=self.seat, counties=len(counties), shortage=shortage, revolts=rising)
        if drawn:
            g.revolting = [peasants, *drawn]
            g.then(NextRevolt(self.seat))


class RevoltOrder(Choice):
    """Which of the drawn counties revolts next."""

    __slots__ = ()
    kind: ClassVar = "revolt_order"

    def facts(self) -> "RevoltOrderFacts":
        return {"revolts": len(self.moves)}


class NextRevolt(SeatStep[State]):
    """The player chooses the order of their revolts. Number and strength were fixed before. (ruling P13)"""

    __slots__ = ()
    beneath: ClassVar = ("CheckSupply", "WinterStep")

    def fits(self, g: State) -> bool:
        counties = g.revolting[1:]
        return bool(counties) and all(county in g.counties_of(self.seat) for county in counties)

    def ask(self, g: State) -> Decision | None:
        return RevoltOrder(self.seat, [moves.Revolt(county) for county in g.revolting[1:]])

    def do(self, g: State, move: Move | None) -> None:
        assert isinstance(move, moves.Revolt)
        peasants, *counties = g.revolting
        counties.remove(move.county)
        g.revolting = [peasants, *counties] if counties else []
        g.then(Revolt(self.seat, move.county, peasants), *([self] if counties else []))


def remove_revolt_markers(g: State) -> None:
    """All of them, from all counties. (000 End of the year)"""
    g.marker_stock += sum(g.markers)
    g.markers = [0] * len(g.markers)
    g.tell.markers_removed()


def end_year(g: State) -> None:
    """Between the years grain goes back to 0 and the Landsknechte piles to their order. (000 End of the year)"""
    if g.year == 1:
        g.grain = [0] * g.players
    g.landsknechte = [0] * g.players
    g.tell.year_ended(year=g.year)


WINTER_ROUND: Final = (
    lose_grain,
    supply_counties,
    score,
    remove_revolt_markers,
    end_year,
)


class EndGame(Step[State]):
    """After the second scoring. (000 End of the game and winner)"""

    __slots__ = ()
    beneath: ClassVar = (BOTTOM,)

    def do(self, g: State, move: Move | None) -> None:
        g.phase = OVER
        g.tell.game_over(points=g.points[:])
