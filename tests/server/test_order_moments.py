"""The moments at which standing orders answer: drawn once for each question, whatever happens at the table."""

from dataclasses import replace
from typing import Any

import pytest

import feldherr
from feldherr.server.model import PAUSED, RUNNING, UNDO, Entry, Person, Seat, Table
from feldherr.server.notices.notifier import ORDER_SECONDS, _order_due
from feldherr.server.standing.delays import SECONDS, SLOW_SECONDS, delay, settle_orders
from feldherr.server.tables.lifecycle import SeatWish, create

LIVE = {"kind": "live", "bank": 6000, "increment": 20}


def a_table(**more: Any) -> Table:
    anna = Person("anna", "Anna")
    made = create(anna, "sixteenthirty", 3, {}, more.pop("pace", {"kind": "free"}), True, [SeatWish("me")] * 3)
    seats = tuple(replace(seat, orders=["only_answer"]) for seat in made.seats)
    return replace(made, status=RUNNING, question=5, waiting_for=[0], seats=seats, **more)


def draw(pace: dict[str, Any], here: bool) -> float:
    return 7.0


def test_a_moment_is_drawn_once_for_each_question() -> None:
    table = a_table()
    asked = settle_orders(table, table, (), 100.0, draw=draw)
    assert [seat.order_due for seat in asked.seats] == [107.0, None, None]
    assert settle_orders(asked, asked, (), 103.0, draw=draw) == asked
    paused = settle_orders(asked, replace(asked, status=PAUSED), (), 103.0, draw=draw)
    assert paused.seats[0].order_due is None
    again = settle_orders(paused, replace(paused, status=RUNNING), (), 500.0, draw=draw)
    assert [seat.order_due for seat in again.seats] == [507.0, None, None]
    decided = asked.with_seat(replace(asked.seats[0], order_due=None))
    rested = settle_orders(decided, replace(decided, status=PAUSED), (), 103.0, draw=draw)
    assert settle_orders(rested, replace(rested, status=RUNNING), (), 500.0, draw=draw).seats[0].order_due is None
    answered = settle_orders(asked, replace(asked, question=6, waiting_for=[1]), (), 108.0, draw=draw)
    assert [seat.order_due for seat in answered.seats] == [None, 115.0, None]
    undone = [Entry(3, UNDO, 0, 6, "", 9, 0.0)]
    assert (
        settle_orders(answered, replace(answered, question=7, waiting_for=[0]), undone, 109.0, draw=draw)
        .seats[0]
        .order_due
        is None
    )


def test_a_bot_that_stands_in_and_another_person_have_no_orders() -> None:
    table = settle_orders(a_table(), a_table(), (), 100.0, draw=draw)
    absent = table.with_seat(replace(table.seats[0], stand_in=True))
    assert settle_orders(table, absent, (), 101.0, draw=draw).seats[0].order_due is None
    other = table.with_seat(replace(table.seats[0], person_id="ben"))
    sat = settle_orders(table, other, (), 101.0, draw=draw).seats[0]
    assert (sat.orders, sat.order_due, sat.carried) == (None, None, None)


def test_a_moment_comes_before_the_clock_has_run_out() -> None:
    table = a_table(pace=LIVE)
    short = table.with_seat(replace(table.seats[0], bank=4.0, due_at=104.0))
    assert settle_orders(short, short, (), 100.0, draw=draw).seats[0].order_due == 102.0


FREE, SLOW = {"kind": "free"}, {"kind": "days", "days": 1}


@pytest.mark.parametrize(
    ("pace", "here", "least", "most"),
    [
        *((LIVE, here, *SECONDS) for here in (True, False)),
        *((SLOW, here, *SLOW_SECONDS) for here in (True, False)),
        (FREE, True, *SECONDS),
        (FREE, False, *SLOW_SECONDS),
    ],
)
def test_moments_are_spread_over_all_of_their_range(
    pace: dict[str, Any], here: bool, least: float, most: float
) -> None:
    drawn = [delay(pace, here) for _ in range(2000)]
    assert least <= min(drawn) < least * 1.2
    assert most / 1.2 < max(drawn) <= most


def test_where_no_clock_runs_it_matters_who_is_at_the_table() -> None:
    table = replace(a_table(), waiting_for=[0, 1])
    table = table.with_seat(replace(table.seats[1], person_id="ben"))
    asked = settle_orders(
        table, table, (), 100.0, lambda person: person == "ben", lambda _, here: 5.0 if here else 90.0
    )
    assert [seat.order_due for seat in asked.seats] == [190.0, 105.0, None]


def test_nobody_is_sent_for_while_orders_may_answer() -> None:
    table, anna = a_table(), Person("anna", "Anna")
    assert _order_due(table, anna, 3.0) is None
    asked = settle_orders(table, table, (), 100.0, draw=draw)
    assert _order_due(asked, anna, 3.0) == 110.0 + ORDER_SECONDS
    both = replace(asked, waiting_for=[0, 1])
    assert _order_due(both, anna, 3.0) is None


def test_a_new_seat_has_no_orders() -> None:
    assert Seat(0).orders is None
    assert feldherr.rulebook("sixteenthirty").orders.read_all([]) == []
