"""Assigning initial counties: players take county cards in turn and place their groups of armies. (000 Setup)"""

from typing import TYPE_CHECKING, ClassVar

from feldherr.kernel.decision import Choice, Decision, Move
from feldherr.kernel.step import SeatStep, Step
from feldherr.wallenstein.board import COUNTIES
from feldherr.wallenstein.moves import Draw, Exchange, Place, Take
from feldherr.wallenstein.state import State

if TYPE_CHECKING:
    from feldherr.wallenstein.shapes_decisions import DraftFacts, GroupFacts


class DraftChoice(Choice):
    """Which county card to take."""

    __slots__ = ("open_pair",)
    kind: ClassVar = "draft"

    def __init__(self, seat: int, moves: list[Move], open_pair: list[int]) -> None:
        super().__init__(seat, moves)
        self.open_pair = open_pair

    def facts(self) -> "DraftFacts":
        return {"open": [COUNTIES[c] for c in self.open_pair]}


class GroupChoice(Choice):
    """Which group of armies goes into the county just taken."""

    __slots__ = ("county",)
    kind: ClassVar = "group"

    def __init__(self, seat: int, moves: list[Move], county: int) -> None:
        super().__init__(seat, moves)
        self.county = county

    def facts(self) -> "GroupFacts":
        return {"county": COUNTIES[self.county]}


class DraftTurn(SeatStep[State]):
    """A player takes one of the two open cards or the top card of the pile."""

    __slots__ = ()
    beneath: ClassVar = ("DraftTurn", "EndDraft")

    def ask(self, g: State) -> Decision | None:
        moves: list[Move] = [Take(county) for county in g.open_pair]
        if g.pile or g.set_aside:
            moves.append(Draw())
        if may_exchange(g, self.seat):
            moves.append(Exchange())
        return DraftChoice(self.seat, moves, g.open_pair)

    def do(self, g: State, move: Move | None) -> None:
        if isinstance(move, Exchange):
            exchange_pair(g, self.seat)
            g.then(self)
            return
        g.last_pair[2 * self.seat : 2 * self.seat + 2] = g.open_pair
        if isinstance(move, Take):
            take_open(g, self.seat, move.county)
        else:
            take_top(g, self.seat)
        g.then(PlaceGroup(self.seat))


def may_exchange(g: State, seat: int) -> bool:
    """Faces the same pair as when they took their last card. (ruling P2)"""
    last = g.last_pair[2 * seat : 2 * seat + 2]
    return g.rules.draft_exchange == "own_turn" and len(g.pile) > 1 and sorted(last) == sorted(g.open_pair)


def exchange_pair(g: State, seat: int) -> None:
    under = g.open_pair
    g.open_pair = [turn_up(g), turn_up(g)]
    g.pile[:0] = under
    g.pile_known += 2
    g.tell.pair_exchanged(seat=seat, under=[COUNTIES[c] for c in under], open=[COUNTIES[c] for c in g.open_pair])


def turn_up(g: State) -> int:
    """The top card of the pile; cards set aside become the pile when it has run out. (ruling P3)"""
    if not g.pile:
        g.pile, g.set_aside = g.set_aside, []
        g.chance.shuffle(g.pile)
    g.pile_known = min(g.pile_known, len(g.pile) - 1)
    return g.pile.pop()


def take_open(g: State, seat: int, county: int) -> None:
    """An open card that is taken is replaced at once."""
    g.passed_over = 0
    g.drawn, g.drawn_openly = county, 1
    at = g.open_pair.index(county)
    g.open_pair[at : at + 1] = [turn_up(g)] if g.pile or g.set_aside else []
    g.tell.county_taken(seat=seat, county=COUNTIES[county], open=[COUNTIES[c] for c in g.open_pair])


def take_top(g: State, seat: int) -> None:
    """The card drawn is seen by its player alone until the group is placed, unless all cards of the pile are known."""
    g.passed_over += 1
    g.drawn_openly = int(g.pile_known == len(g.pile) > 0)
    g.drawn = turn_up(g)
    g.tell.county_drawn(seat=seat)
    g.tell.your_county((seat,), seat=seat, county=COUNTIES[g.drawn])


class PlaceGroup(SeatStep[State]):
    """Any one group not placed yet, whole, goes into the county taken."""

    __slots__ = ()
    beneath: ClassVar = ("DraftTurn",)

    def ask(self, g: State) -> Decision | None:
        sizes = [size for size in range(5, 0, -1) if g.groups[6 * self.seat + size]]
        return GroupChoice(self.seat, [Place(size) for size in sizes], g.drawn)

    def do(self, g: State, move: Move | None) -> None:
        assert isinstance(move, Place)
        county, g.drawn, g.drawn_openly = g.drawn, -1, 0
        g.groups[6 * self.seat + move.number] -= 1
        g.owner[county] = self.seat
        g.armies[county] = move.number
        g.supply[self.seat] -= move.number
        g.tell.group_placed(seat=self.seat, county=COUNTIES[county], armies=move.number)
        if g.rules.draft_exchange == "full_round" and g.passed_over == g.players:
            set_pair_aside(g)


def set_pair_aside(g: State) -> None:
    """Nobody took one of the pair for a full round: two new ones. (004 Setup e)"""
    g.passed_over = 0
    aside, g.open_pair = g.open_pair, []
    for _ in aside:
        if g.pile or g.set_aside:
            g.open_pair.append(turn_up(g))
    g.set_aside += aside
    g.tell.pair_set_aside(aside=[COUNTIES[c] for c in aside], open=[COUNTIES[c] for c in g.open_pair])


class EndDraft(Step[State]):
    """The cards left over are neutral counties."""

    __slots__ = ()
    beneath: ClassVar = ("PrimeTower",)

    def do(self, g: State, move: Move | None) -> None:
        g.pile, g.open_pair, g.set_aside, g.pile_known = [], [], [], 0
        g.last_pair = [-1] * (2 * g.players)
        g.passed_over = 0
        g.tell.draft_closed()
