"""Clocks: a bank of time with an increment for live tables, days per decision for slow ones."""

from dataclasses import replace
from typing import Any

from feldherr.server.model import RUNNING, Seat, Table

LIVE = "live"
DAYS = "days"
FREE = "free"
DAY = 24 * 3600.0


def first_bank(pace: dict[str, Any]) -> float | None:
    return float(pace["bank"]) if pace["kind"] == LIVE else None


def settle(table: Table, now: float) -> Table:
    """The same table with its clocks as its position asks: running for those who must decide, standing for others."""
    if table.pace["kind"] == FREE:
        return table
    return replace(table, seats=tuple(_settle(table, seat, now) for seat in table.seats))


def _settle(table: Table, seat: Seat, now: float) -> Seat:
    runs = table.status == RUNNING and seat.seat in table.waiting_for and seat.active
    same = seat.asked == table.question
    if runs and same and seat.asked_at is not None:
        return seat
    bank = seat.bank
    if bank is not None:
        if seat.asked_at is not None:
            bank = max(0.0, bank - (now - seat.asked_at))
        if seat.asked is not None and not same:
            bank += float(table.pace["increment"])
    if not runs:
        asked = seat.asked if same else None
        return replace(seat, bank=bank, asked=asked, asked_at=None, due_at=None)
    limit = bank if bank is not None else float(table.pace["days"]) * DAY
    return replace(seat, bank=bank, asked=table.question, asked_at=now, due_at=now + limit)


def refill(pace: dict[str, Any], seat: Seat) -> Seat:
    """The clock of somebody who comes back after it ran out: a quarter of the bank at least."""
    if seat.bank is None or pace["kind"] != LIVE:
        return seat
    least = max(float(pace["increment"]), float(pace["bank"]) / 4)
    return replace(seat, bank=max(seat.bank, least))
