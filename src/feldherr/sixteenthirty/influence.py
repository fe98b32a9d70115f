"""Influence: the display and its stacks, ascendant and descendant, Open cards. (5.3, 5.6.3)"""

from typing import TYPE_CHECKING, ClassVar

from feldherr.kernel.decision import Check, Choice, Decision, Move
from feldherr.kernel.step import SeatStep, Step
from feldherr.sixteenthirty.bidding import lobbied
from feldherr.sixteenthirty.cards import Cards, has_named, kinds, without, words
from feldherr.sixteenthirty.moves import Remove
from feldherr.sixteenthirty.names import COUNTRIES, REMOVE_INFLUENCE, SPECIAL_CARDS, N
from feldherr.sixteenthirty.scoring import foreseen
from feldherr.sixteenthirty.state import State

if TYPE_CHECKING:
    from feldherr.sixteenthirty.shapes_decisions import LoseInfluenceFacts


def discard_from_display(g: State, seat: int, country: int, card: int) -> Cards:
    """One card goes to the owner's market place, and with the last named card all Open ones. (5.1, 5.3.4)"""
    place = seat * N + country
    rest = without(g.stack[place], card)
    gone: Cards = (card,)
    if not has_named(rest):
        gone, rest = (card, *rest), ()
        g.descending[place] = 0
    g.stack[place] = rest
    g.to_market(seat, gone)
    return gone


class CardOnDisplay(Choice):
    """Which card of one's own display goes to the market place."""

    __slots__ = ("g",)
    kind: ClassVar = "remove_influence"

    def __init__(self, seat: int, g: State, countries: list[int]) -> None:
        super().__init__(seat, [move for country in countries for move in removals(g, seat, country)])
        self.g = g

    def checked(self, move: Move) -> Check:
        seat = int(self.seat)

        def change(g: State) -> None:
            assert isinstance(move, Remove)
            discard_from_display(g, seat, move.country, move.card)

        return foreseen(super().checked(move), self.g, seat, change)


class LostCard(CardOnDisplay):
    """Which card of a descendant stack is lost, after unrest or a lost vote."""

    __slots__ = ("country",)
    kind: ClassVar = "lose_influence"

    def __init__(self, seat: int, g: State, country: int) -> None:
        super().__init__(seat, g, [country])
        self.country = country

    def facts(self) -> "LoseInfluenceFacts":
        return {"country": COUNTRIES[self.country]}


def removals(g: State, seat: int, country: int) -> list[Move]:
    """One way for each kind of card in the stack."""
    stack = g.stack[seat * N + country]
    return [Remove(country, card) for card in kinds(stack)]


class RemoveDescending(SeatStep[State]):
    """One card from any descending stack. (4.1.1)"""

    __slots__ = ()
    beneath: ClassVar = ("RoundStep",)

    def fits(self, g: State) -> bool:
        return g.phase == REMOVE_INFLUENCE and self.seat == g.current

    def ask(self, g: State) -> Decision | None:
        start = self.seat * N
        if not any(g.descending[start : start + N]):
            return None
        falling = [country for country in range(N) if g.descending[start + country]]
        return CardOnDisplay(self.seat, g, falling)

    def do(self, g: State, move: Move | None) -> None:
        if isinstance(move, Remove):
            gone = discard_from_display(g, self.seat, move.country, move.card)
            g.tell.influence_removed(seat=self.seat, country=COUNTRIES[move.country], cards=words(gone), lost=False)


class LoseInfluence(Step[State]):
    """A victim of unrest or a resolution loser: ascendant influence turns, descendant loses a card. (4.1.3.7, 5.6.3)"""

    __slots__ = ("seat", "country")
    beneath: ClassVar = ("LoseInfluence", "CallSecondVote", "EndLobby", "PlaySpecialCard", "RoundStep")

    def __init__(self, seat: int, country: int) -> None:
        self.seat = seat
        self.country = country

    def fields(self) -> tuple[int, ...]:
        return self.seat, self.country

    def fits(self, g: State) -> bool:
        if not (0 <= self.seat < g.players and 0 <= self.country < N) or not g.stack[self.seat * N + self.country]:
            return False
        return self.country == lobbied(g) if g.lobby else g.phase == SPECIAL_CARDS and g.unrest[self.country] == 1

    def ask(self, g: State) -> Decision | None:
        if not g.descending[self.seat * N + self.country]:
            return None
        return LostCard(self.seat, g, self.country)

    def do(self, g: State, move: Move | None) -> None:
        if isinstance(move, Remove):
            gone = discard_from_display(g, self.seat, self.country, move.card)
            g.tell.influence_removed(seat=self.seat, country=COUNTRIES[self.country], cards=words(gone), lost=True)
        else:
            g.descending[self.seat * N + self.country] = 1
            g.tell.influence_turned(seat=self.seat, country=COUNTRIES[self.country])


def lose_influence(g: State, seats: list[int], country: int) -> list[Step[State]]:
    """What befalls these players, from the current player to the left. (ruling Q10)"""
    order = g.seats_from(max(g.current, 0))
    return [LoseInfluence(seat, country) for seat in order if seat in seats]
