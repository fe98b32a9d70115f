"""Fix player order: bids, positions and their bonus tiles. (000 Fix player order)"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from feldherr.kernel.decision import Choice, Decision, Move
from feldherr.kernel.step import SeatStep, Step
from feldherr.wallenstein.board import COUNTY_COUNT
from feldherr.wallenstein.moves import Position, card_word
from feldherr.wallenstein.names import BID, BOX_COUNT, COINS, EMPTY, LOST, PLAYER_ORDER, TILES
from feldherr.wallenstein.state import State, changed

if TYPE_CHECKING:
    from feldherr.wallenstein.shapes_decisions import PositionFacts


def fix_player_order(g: State) -> None:
    g.phase = PLAYER_ORDER
    if g.rules.turn_order == "shuffled":
        g.turn_order = list(range(g.players))
        g.chance.shuffle(g.turn_order)
        g.tell.order_shuffled(order=g.turn_order[:])
        return
    reveal_bids(g)
    g.then(*[ChoosePosition(seat) for seat in bidding_order(g)], SettleOrder())


def bid_of(g: State, seat: int) -> int:
    return g.plan[seat * BOX_COUNT + BID]


def bid_value(card: int) -> int:
    """Thalers to pay: what is printed on a money card."""
    return card - COINS if card >= COINS else 0


def bid_rank(card: int) -> int:
    """4, 3, 2, 1, a county, the money card 0 (or what counts as one), no card. (000 Fix player order)"""
    if card < COUNTY_COUNT:
        return 1
    if card in (EMPTY, LOST):
        return -1
    return bid_value(card) + 1 if card > COINS else 0


def reveal_bids(g: State) -> None:
    """All bids are revealed together and paid."""
    for seat in range(g.players):
        g.shown[seat * BOX_COUNT + BID] = 1
        g.thalers[seat] -= bid_value(bid_of(g, seat))
    g.tell.bids(bids=[card_word(bid_of(g, seat)) for seat in range(g.players)])


def bidding_order(g: State) -> list[int]:
    """Highest bid first; equal bids are drawn from the bag."""
    seats = list(range(g.players))
    g.chance.shuffle(seats)
    seats.sort(key=lambda seat: -bid_rank(bid_of(g, seat)))
    g.tell.bidding_order(order=seats[:])
    return seats


POSITIONS: Final = tuple(Position(place + 1) for place in range(len(TILES)))


class PositionChoice(Choice):
    """Which free position, with the bonus tile lying there."""

    __slots__ = ("tiles",)
    kind: ClassVar = "position"

    def __init__(self, seat: int, moves: Sequence[Move], tiles: list[int]) -> None:
        super().__init__(seat, moves)
        self.tiles = tiles

    def facts(self) -> "PositionFacts":
        return {"tiles": [TILES[t] for t in self.tiles]}


class ChoosePosition(SeatStep[State]):
    """A player swaps their military leader for a bonus tile."""

    __slots__ = ()
    beneath: ClassVar = ("ChoosePosition", "SettleOrder")

    def ask(self, g: State) -> Decision | None:
        return PositionChoice(self.seat, [move for move in POSITIONS if move.number - 1 not in g.position], g.tiles)

    def do(self, g: State, move: Move | None) -> None:
        assert isinstance(move, Position)
        g.position = changed(g.position, self.seat, move.number - 1)
        g.tell.position_taken(seat=self.seat, position=move.number, tile=TILES[g.tiles[move.number - 1]])


class SettleOrder(Step[State]):
    """Positions from 1 to 5, unclaimed ones skipped."""

    __slots__ = ()
    beneath: ClassVar = ("SeasonStep",)

    def do(self, g: State, move: Move | None) -> None:
        g.turn_order = sorted(range(g.players), key=lambda seat: g.position[seat])
        g.tell.player_order(order=g.turn_order[:])
