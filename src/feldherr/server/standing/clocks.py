"""Clocks: a bank of time with an increment for live tables, days per decision for slow ones.

An answer earns its time once. An empty clock gets it in advance, an undone answer has had it; neither gets it again.
A clock of a bank stands still for as long as it takes to read what has happened since one's last answer: that time is
nobody's to keep.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from feldherr.server.model import RUNNING, UNDO, Entry, Seat, Table

LIVE: Final = "live"
DAYS: Final = "days"
FREE: Final = "free"
DAY: Final = 24 * 3600.0
LEASE_SECONDS: Final = 30.0
MOST_READING: Final = 20.0
"""Seconds for which a clock stands still at most, however much there is to read."""
CURTAIN: Final = 120.0
"""Seconds for which a clock stands still at most behind the curtain of a shared screen."""


class Allowance(NamedTuple):
    """What an answer adds to a clock, and what a new question finds on it at least."""

    increment: float
    least: float


def allowance(pace: dict[str, Any]) -> Allowance:
    """Days are for each question; of a bank without increment a sixtieth is kept for those who emptied it.

    >>> allowance({"kind": "live", "bank": 600, "increment": 20})
    Allowance(increment=20.0, least=20.0)
    >>> allowance({"kind": "live", "bank": 600, "increment": 0})
    Allowance(increment=0.0, least=10.0)
    """
    if pace["kind"] == DAYS:
        return Allowance(0.0, pace["days"] * DAY)
    bank, increment = float(pace["bank"]), float(pace["increment"])
    return Allowance(increment, min(bank, increment or bank / 60))


def first_bank(pace: dict[str, Any]) -> float | None:
    return float(pace["bank"]) if pace["kind"] == LIVE else None


def settle(
    before: Table, after: Table, entries: Sequence[Entry], now: float, reading: Callable[[int], float] = lambda _: 0.0
) -> Table:
    """The table as a change leaves it, with bots due and clocks running for those who must decide now.

    `entries` are the answers given and undone by the change; `reading` says for how long a seat has to read.
    """
    if not entries and _asks(before) == _asks(after):
        return after
    due = after.status == RUNNING and any(after.seats[seat].played_by_bot for seat in after.waiting_for)
    after = replace(after, bots_due=due, bot_lease=now + LEASE_SECONDS if due else 0.0)
    if after.pace["kind"] == FREE:
        return after
    return replace(after, seats=tuple(_settle(after, seat, entries, now, reading) for seat in after.seats))


def _asks(table: Table) -> tuple[Any, ...]:
    """All that clocks and bots depend on."""
    return table.status, table.question, table.waiting_for, table.seats


def _settle(table: Table, seat: Seat, entries: Sequence[Entry], now: float, reading: Callable[[int], float]) -> Seat:
    runs = table.status == RUNNING and seat.seat in table.waiting_for and seat.active
    if runs and seat.asked == table.question and seat.due_at is not None:
        return seat
    allowed = allowance(table.pace)
    seat = _stopped(seat, now)
    for entry in entries:
        if entry.seat == seat.seat:
            seat = replace(seat, advance=seat.advance + 1) if entry.kind == UNDO else _answered(seat, allowed)
    if not runs:
        return seat
    asked_anew = seat.asked != table.question and table.pace["kind"] == LIVE
    shared = len(table.seats_of(seat.person_id)) > 1
    stands = 0.0 if not asked_anew else CURTAIN if shared else min(reading(seat.seat), MOST_READING)
    return _started(seat, table.question, allowed, now, stands)


def _stopped(seat: Seat, now: float) -> Seat:
    if seat.due_at is None or seat.bank is None:
        return replace(seat, asked_at=None, due_at=None)
    left = min(seat.bank, max(0.0, seat.due_at - now))
    return replace(seat, bank=left, asked_at=None, due_at=None)


def _answered(seat: Seat, allowed: Allowance) -> Seat:
    if seat.advance:
        return replace(seat, advance=seat.advance - 1)
    if seat.bank is None or not seat.active:  # what a bot answers in somebody's place earns them nothing
        return seat
    return replace(seat, bank=seat.bank + allowed.increment)


def _started(seat: Seat, question: int, allowed: Allowance, now: float, stands: float) -> Seat:
    new, empty = seat.asked != question, (seat.bank or 0.0) < allowed.least
    if seat.bank is None or (new and empty and not seat.advance):
        seat = replace(seat, bank=allowed.least, advance=seat.advance + 1)
    assert seat.bank is not None
    begins = max(now, seat.away_until or now)
    return replace(seat, asked=question, asked_at=now, due_at=begins + seat.bank + stands)


def extended(table: Table, seat: Seat) -> Seat:
    """A clock with more time: once more the days of a question, or a quarter of the first bank. On slow tables those
    who are asked get it."""
    slow = table.pace["kind"] == DAYS
    if seat.bank is None or not seat.active or (slow and seat.seat not in table.waiting_for):
        return seat
    more = table.pace["days"] * DAY if slow else table.pace["bank"] / 4
    return replace(seat, bank=seat.bank + more, due_at=None if seat.due_at is None else seat.due_at + more)


def sent_away(seat: Seat, now: float, until: float) -> Seat:
    """A seat whose clock stands still until then, or from now on goes again; what was left on it stays."""
    if seat.due_at is None:
        return replace(seat, away_until=until)
    seat = _stopped(seat, now)
    assert seat.bank is not None
    return replace(seat, away_until=until, asked_at=now, due_at=max(now, until) + seat.bank)


def lifted(seat: Seat, now: float, reads: float) -> Seat:
    """The curtain is lifted: a clock that stood still behind it goes, after what there is to read."""
    if seat.due_at is None or seat.bank is None:
        return seat
    return replace(seat, due_at=min(seat.due_at, now + seat.bank + min(reads, MOST_READING)))
