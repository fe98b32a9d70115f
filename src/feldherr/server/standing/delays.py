"""When standing orders are looked at: a while after the question, drawn before anybody knows what they will say.

Others see when a seat answers. So the moment is drawn for every question to a seat that has orders, from one
distribution for the table's pace: it depends on no hand and no order, and it is stored with the question. Where no
clock runs, people sit together or write letters: there it also depends on whether the person is at the table, which
nobody is told.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import exp, log
from secrets import SystemRandom
from typing import Any, Final

from feldherr.server.model import PAUSED, RUNNING, UNDO, Entry, Seat, Table
from feldherr.server.standing.clocks import DAYS, FREE

SECONDS: Final = (2.0, 9.0)
"""At tables where people sit together, also those without a clock as long as the person is there, ..."""
SLOW_SECONDS: Final = (60.0, 1800.0)
"""... and at those with days for a decision, and without a clock while the person is elsewhere."""
Draw = Callable[[dict[str, Any], bool], float]
"""Takes the pace, and whether the person is at the table."""
_RANDOM: Final = SystemRandom()


def delay(pace: dict[str, Any], here: bool) -> float:
    """Seconds from the question to the look at the orders; short ones are likelier than long ones.

    >>> 2.0 <= delay({"kind": "live", "bank": 600, "increment": 20}, False) <= 9.0
    True
    >>> delay({"kind": "free"}, False) >= 60.0
    True
    """
    slow = pace["kind"] == DAYS or (pace["kind"] == FREE and not here)
    least, most = SLOW_SECONDS if slow else SECONDS
    return exp(_RANDOM.uniform(log(least), log(most)))


def nowhere(_: str | None) -> bool:
    """Nobody is at the table, as far as is known."""
    return False


def settle_orders(
    before: Table,
    after: Table,
    entries: Sequence[Entry],
    now: float,
    is_here: Callable[[str | None], bool] = nowhere,
    draw: Draw = delay,
) -> Table:
    """The table as a change leaves it, with a moment drawn for each seat with orders that is asked something new;
    `is_here` says of people whether they are at the table."""
    drawn = lambda seat: draw(after.pace, is_here(seat.person_id))  # noqa: E731
    seats = tuple(
        _settled(after, before.seats[seat.seat], seat, entries, now, drawn) if seat.orders or seat.carried else seat
        for seat in after.seats
    )
    return after if seats == after.seats else replace(after, seats=seats)


def _settled(
    table: Table, old: Seat, seat: Seat, entries: Sequence[Entry], now: float, draw: Callable[[Seat], float]
) -> Seat:
    if seat.person_id != old.person_id:  # whoever sits here now has given none
        return replace(seat, orders=None, order_asked=None, order_due=None, carried=None)
    if table.status == PAUSED:  # an order that fell due meanwhile would answer at once: it is drawn anew
        return seat if seat.order_due is None else replace(seat, order_asked=None, order_due=None)
    waits = table.status == RUNNING and seat.active and seat.seat in table.waiting_for
    if not waits or not seat.orders:
        return replace(seat, order_due=None)
    if any(entry.kind == UNDO and entry.seat == seat.seat for entry in entries):
        return replace(seat, order_asked=table.question, order_due=None)  # whoever undoes, decides
    if seat.order_asked == table.question:
        return seat
    wait = draw(seat)
    if seat.due_at is not None:  # what is left on a clock is known to all
        wait = min(wait, max(0.0, seat.due_at - now) / 2)
    return replace(seat, order_asked=table.question, order_due=now + wait)
