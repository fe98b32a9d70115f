"""The state of a game of Couriers: small integers and sorted tuples, in flat lists."""

from typing import Final

from examples.couriers.names import NONE, value_of
from examples.couriers.told import Telling
from feldherr.kernel import state as kernel
from feldherr.kernel.chance import Chance

Numbers = tuple[int, ...]
FIELDS: Final = ("hand", "deck", "ridden", "coming", "road", "sent", "caught", "delivered", "sold", "turn")
"""All that a position keeps besides players, agenda and chance."""


class State(kernel.State):
    """Everything on and beside the table."""

    __slots__ = (*FIELDS, "marauders", "tell")

    def __init__(self, players: int, marauders: bool, chance: Chance, like: "State | None" = None) -> None:
        self.tell: Telling = Telling(None if like is None else like.tell)
        super().__init__(players, chance, self.tell)
        self.marauders = marauders
        """The house rule."""
        self.agenda = [] if like is None else like.agenda[:]
        self.hand: list[Numbers] = [()] * players if like is None else like.hand[:]
        self.deck: list[int] = [] if like is None else like.deck[:]
        """Riders for hire; the next is the last."""
        self.ridden: list[int] = [] if like is None else like.ridden[:]
        """Riders that everybody has seen, in the order in which they rode."""
        self.coming: list[int] = [] if like is None else like.coming[:]
        """Dispatches to come; the next is the last."""
        self.road: list[int] = [] if like is None else like.road[:]
        self.sent: list[int] = [NONE] * players if like is None else like.sent[:]
        """The riders of this day."""
        self.caught: int = NONE if like is None else like.caught
        """The speed that marauders caught this day."""
        self.delivered: list[Numbers] = [()] * players if like is None else like.delivered[:]
        self.sold: list[Numbers] = [()] * players if like is None else like.sold[:]
        self.turn: int = 0 if like is None else like.turn

    def copy(self) -> "State":
        return State(self.players, self.marauders, self.chance.copy(), self)

    def points(self, seat: int) -> int:
        return value_of(self.delivered[seat], self.sold[seat])

    def first_home(self) -> int | None:
        return first_home(self.sent, self.caught)


def first_home(sent: list[int], caught: int) -> int | None:
    """Who sent the fastest rider of all that come through alone: neither caught, nor as fast as another.

    >>> first_home([6, 6, 5, 2], caught=5), first_home([3, 3], caught=1)
    (3, None)
    """
    alone = [speed for speed in sent if speed not in (NONE, caught) and sent.count(speed) == 1]
    return sent.index(max(alone)) if alone else None
