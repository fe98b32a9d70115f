"""The server's clock as it is stored: one row, which every process carries forward while it lives."""

from time import time
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from feldherr.server.store import schema

STALL_SECONDS: Final = 8.0
"""How far a process carries the clock on its own; beyond that it has stalled, and time stands still."""
GRACE_SECONDS: Final = 10.0
"""What everybody is given after a time in which nobody could move: they have to come back first."""
TOLERANCE_SECONDS: Final = 2.0
"""How far times that are shown may be off."""


_ROW: Final = select(schema.clock.c.value, schema.clock.c.ahead)


class Reading(NamedTuple):
    """How far the clock has come, and how many seconds the calendar is ahead of it."""

    value: float
    ahead: float


def calendar(connection: Connection) -> float:
    """The time of day: the database's, where several machines may have several opinions."""
    if connection.dialect.name != "postgresql":
        return time()
    return float(connection.execute(text("select extract(epoch from clock_timestamp())")).scalar_one())


def carry(connection: Connection, mine: float, today: float) -> tuple[Reading, bool]:
    """Carries the clock forward to where a process has it, and whether all that is shown of it has moved.

    Nobody but living processes moves it. What the calendar has gained meanwhile is time in which nobody could play,
    or somebody has set the calendar: either way it is no player's time.
    """
    value, ahead = _locked(connection, today)
    value = max(value, mine)
    unseen = today - ahead - value
    if unseen > STALL_SECONDS:
        value -= GRACE_SECONDS
    moved = abs(unseen) > TOLERANCE_SECONDS
    if moved:
        ahead = float(round(today - value))
        _show_anew(connection)
    connection.execute(update(schema.clock).values(value=value, ahead=ahead))
    return Reading(value, ahead), moved


def _locked(connection: Connection, today: float) -> Reading:
    """The row, which nobody else changes before this transaction ends; the first to ask makes it."""
    row = connection.execute(_ROW.with_for_update()).first()
    if row is None:
        dialect: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        first = dialect(schema.clock).values(id=1, value=today, ahead=0.0)
        connection.execute(first.on_conflict_do_nothing())
        row = connection.execute(_ROW.with_for_update()).one()
    return Reading(*row)


def _show_anew(connection: Connection) -> None:
    """A new tick for every table with a running clock: those who look at it are told its new end."""
    tables, seats = schema.tables.c, schema.seats.c
    running = select(seats.table_id).where(seats.due_at.is_not(None))
    ticks = {"tick": tables.tick + 1, "revision": tables.revision + 1}
    connection.execute(update(schema.tables).where(tables.id.in_(running)).values(ticks))


def guess(connection: Connection) -> float:
    """What the clock says now, for somebody who is no server."""
    today = calendar(connection)
    value, ahead = connection.execute(_ROW).first() or Reading(today, 0.0)
    return max(value, min(today - ahead, value + STALL_SECONDS))
