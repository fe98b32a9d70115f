"""A day of Couriers: a dispatch comes, riders are sent in secret, marauders wait, and the first one home decides."""

from collections.abc import Sequence
from typing import ClassVar

from examples.couriers.moves import Deliver, Sell, Send
from examples.couriers.names import DISPATCHES, HAND, NONE, PRICE, RIDERS_OF_A_SPEED, SPEEDS, TURNS, WORTH
from examples.couriers.state import State
from feldherr.kernel.chance import Chance
from feldherr.kernel.decision import Choice, Decision, Move
from feldherr.kernel.step import SeatStep, SimultaneousStep, Step


def set_up(players: int, marauders: bool, chance: Chance) -> State:
    """All riders and dispatches lie ready. Chance is drawn by steps alone, which can be done anew."""
    g = State(players, marauders, chance)
    g.deck = [speed for speed in SPEEDS for _ in range(RIDERS_OF_A_SPEED)]
    g.coming = list(range(len(DISPATCHES)))
    begin_day(g)
    g.then(DealRiders())
    return g


def hired(g: State, number: int) -> tuple[int, ...]:
    """So many riders from the deck, as far as it has them, slowest first."""
    return tuple(sorted(g.deck.pop() for _ in range(min(number, len(g.deck)))))


def begin_day(g: State) -> None:
    g.then(LayOutDispatch(), SendRiders(), RideOut(), EndDay())


def named(dispatches: Sequence[int]) -> list[str]:
    return [DISPATCHES[one] for one in dispatches]


class SendRider(Choice):
    """Which of one's riders rides out, in secret."""

    __slots__ = ()
    kind: ClassVar = "send_rider"


class HandOver(Choice):
    """What becomes of the dispatches that one's rider carries."""

    __slots__ = ()
    kind: ClassVar = "hand_over"


class DealRiders(Step[State]):
    """Everybody is dealt riders, and dispatches wait in an order that nobody knows."""

    __slots__ = ()
    beneath: ClassVar = ("LayOutDispatch",)

    def do(self, g: State, move: Move | None) -> None:
        g.chance.shuffle(g.deck)
        g.hand = [hired(g, HAND) for _ in range(g.players)]
        g.chance.shuffle(g.coming)


class LayOutDispatch(Step[State]):
    """The next dispatch is laid on the road."""

    __slots__ = ()
    beneath: ClassVar = ("SendRiders",)

    def do(self, g: State, move: Move | None) -> None:
        g.turn += 1
        g.sent = [NONE] * g.players
        g.caught = NONE
        dispatch = g.coming.pop()
        g.road.append(dispatch)
        g.tell.day_begun(g.turn, DISPATCHES[dispatch], WORTH[DISPATCHES[dispatch]])


class SendRiders(SimultaneousStep[State]):
    """Everybody sends a rider; nobody sees whom before all have."""

    __slots__ = ()
    beneath: ClassVar = ("RideOut",)

    def ask_all(self, g: State) -> dict[int, Decision]:
        return {
            seat: SendRider(seat, [Send(speed) for speed in sorted(set(g.hand[seat]))]) for seat in range(g.players)
        }

    def do_all(self, g: State, moves: dict[int, Move]) -> None:
        for seat, move in moves.items():
            assert isinstance(move, Send)
            kept = list(g.hand[seat])
            kept.remove(move.speed)
            g.hand[seat] = tuple(kept)
            g.sent[seat] = move.speed
        g.ridden += g.sent
        g.tell.riders_shown({str(seat): speed for seat, speed in enumerate(g.sent)})


class RideOut(Step[State]):
    """Marauders catch all riders of one speed, equals hold each other up, and the fastest of the rest is home first."""

    __slots__ = ()
    beneath: ClassVar = ("EndDay",)

    def do(self, g: State, move: Move | None) -> None:
        if g.marauders:
            g.caught = SPEEDS[g.chance.below(len(SPEEDS))]
            g.tell.marauders_came(g.caught, [seat for seat, speed in enumerate(g.sent) if speed == g.caught])
        first = g.first_home()
        if first is None:
            g.tell.dispatch_stayed(named(g.road))
        else:
            g.then(HandOverDispatches(first))


class HandOverDispatches(SeatStep[State]):
    """Whoever is home first delivers all that lies on the road, or sells it."""

    __slots__ = ()
    beneath: ClassVar = ("EndDay",)

    def fits(self, g: State) -> bool:
        return self.seat == g.first_home()

    def ask(self, g: State) -> Decision | None:
        return HandOver(self.seat, [Deliver(), Sell()] if g.deck else [Deliver()])

    def do(self, g: State, move: Move | None) -> None:
        seat, road, before = self.seat, tuple(g.road), g.points(self.seat)
        g.road = []
        if isinstance(move, Sell):
            g.sold[seat] += road
            riders = hired(g, PRICE)
            g.hand[seat] = tuple(sorted(g.hand[seat] + riders))
            g.tell.dispatch_sold(seat, named(road), g.points(seat) - before, len(riders))
            g.tell.riders_hired(seat, list(riders))
        else:
            g.delivered[seat] += road
            g.tell.dispatch_delivered(seat, named(road), g.points(seat) - before)


class EndDay(Step[State]):
    """Another day begins, or the roads are closed."""

    __slots__ = ()
    beneath: ClassVar = ("",)

    def do(self, g: State, move: Move | None) -> None:
        if g.turn < TURNS:
            begin_day(g)
        else:
            g.tell.roads_closed([g.points(seat) for seat in range(g.players)])
