"""Landsknechte: counties in four regions bring a benefit each season. (000 Wallenstein Landsknechte)"""

from typing import TYPE_CHECKING, ClassVar

from feldherr.kernel.decision import Choice, Decision, Move
from feldherr.kernel.step import SeatStep
from feldherr.wallenstein.board import REGION
from feldherr.wallenstein.moves import Benefit
from feldherr.wallenstein.names import LANDSKNECHTE
from feldherr.wallenstein.rules import REGIONS_NEEDED
from feldherr.wallenstein.state import State, changed

if TYPE_CHECKING:
    from feldherr.wallenstein.shapes_decisions import BenefitFacts


def check_landsknechte(g: State) -> None:
    """One player after another, in player order."""
    if g.rules.landsknechte:
        g.phase = LANDSKNECHTE
        g.then(*[AdvancePile(seat) for seat in g.turn_order])


def regions_of(g: State, seat: int) -> int:
    return len({REGION[county] for county in g.counties_of(seat)})


class AdvancePile(SeatStep[State]):
    """Who owns counties in enough regions puts the top card under the pile."""

    __slots__ = ()
    beneath: ClassVar = ("AdvancePile", "SeasonStep")

    def do(self, g: State, move: Move | None) -> None:
        if regions_of(g, self.seat) >= REGIONS_NEEDED:
            g.landsknechte[self.seat] += 1
            g.tell.pile_advanced(seat=self.seat, card=g.landsknechte[self.seat] + 1)
            g.then(ChooseBenefit(self.seat))


class BenefitChoice(Choice):
    """Which benefit of the new top card."""

    __slots__ = ("benefits",)
    kind: ClassVar = "benefit"

    def __init__(self, seat: int, benefits: dict[str, int]) -> None:
        super().__init__(seat, [Benefit(kind) for kind in benefits])
        self.benefits = benefits

    def facts(self) -> "BenefitFacts":
        return {"benefits": self.benefits.copy()}


def top_card(g: State, seat: int) -> dict[str, int]:
    """The benefits on the top card of the player's pile."""
    return g.rules.landsknechte_cards[g.landsknechte[seat]]


class ChooseBenefit(SeatStep[State]):
    """Exactly one of the benefits on the new top card. (ruling C14)"""

    __slots__ = ()
    beneath: ClassVar = ("AdvancePile", "SeasonStep")

    def ask(self, g: State) -> Decision | None:
        benefits = top_card(g, self.seat)
        return BenefitChoice(self.seat, benefits) if benefits else None

    def do(self, g: State, move: Move | None) -> None:
        if isinstance(move, Benefit):
            grant(g, self.seat, move.kind, top_card(g, self.seat)[move.kind])


def grant(g: State, seat: int, kind: str, amount: int) -> None:
    """Thalers, grain, victory points, or armies from the supply into the tray, as many as there are."""
    stock = stock_of(g, kind)
    if stock is not None:
        g.gain(stock, seat, amount)
    else:
        amount = min(amount, g.supply[seat])
        g.supply[seat] -= amount
        g.tray = changed(g.tray, seat, g.tray[seat] + amount)
    g.tell.granted(seat=seat, benefit=kind, amount=amount)


def stock_of(g: State, kind: str) -> list[int] | None:
    """By seat, what a benefit adds to; nothing for armies, which go into the tray."""
    if kind == "thalers":
        return g.thalers
    if kind == "grain":
        return g.grain
    return g.points if kind == "victory_points" else None
