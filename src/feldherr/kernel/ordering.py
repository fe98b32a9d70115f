"""A seat's standing orders at a game: as they are kept when they are given, and what they answer."""

from collections.abc import Sequence
from typing import NamedTuple

from feldherr.kernel.decision import Move
from feldherr.kernel.errors import FeldherrError, NotPending
from feldherr.kernel.game import Game
from feldherr.kernel.orders import Order, last_of_each


class Ordered(NamedTuple):
    """An order and the move that it answers with."""

    order: Order
    move: Move


def given(game: Game, seat: int, texts: Sequence[str]) -> list[Order]:
    """Orders as they are kept when a seat gives them now: those for what is under way are bound to it, and those for
    what is over are left out.

    >>> import feldherr
    >>> given(feldherr.new_game("sixteenthirty", players=3, seed=1630), 0, ["only_answer"])
    [<only_answer>]
    """
    read = [order.bound(game.state, seat) for order in game.rulebook.orders.read_all(texts)]
    return [order for order in last_of_each(read) if not order.lapsed(game.state, seat)]


def answer(game: Game, seat: int, orders: Sequence[Order]) -> Ordered | None:
    """What a seat's orders answer to what it is asked now; None, if the player must decide. Narrow orders come first,
    and of equally narrow ones those that were given first.

    >>> import feldherr
    >>> from feldherr.kernel.orders import OnlyAnswer
    >>> game = feldherr.new_game("wallenstein", players=3, seed=1618)
    >>> answer(game, 0, [OnlyAnswer()])
    """
    decision = game.asked.get(seat)
    if decision is None:
        raise NotPending("not_asked", seat=seat)
    for order in sorted(orders, key=lambda one: one.breadth):
        try:
            move = order.answer(game.state, decision)
            if move is not None and decision.index(move) >= 0:
                return Ordered(order, move)
        except FeldherrError:  # it has no answer to this
            continue
    return None
