"""Clocks that run out: a captain stands in for whoever thought too long."""

import asyncio
import logging

from sqlalchemy import and_, select

from feldherr.kernel.errors import FeldherrError
from feldherr.server.live.hub import Hub
from feldherr.server.store import aside_rows, schema
from feldherr.server.tables import stand_ins
from feldherr.server.tables.vacations import apply_vacations

log = logging.getLogger("feldherr.clocks")


async def watch_clocks(hub: Hub) -> None:
    """Runs as long as the server. Every process does it; only one of them can make a given change."""
    while True:
        try:
            await apply_vacations(hub)
            await _end_overdue(hub)
        except Exception:
            log.exception("the clocks could not be looked at")
        await asyncio.sleep(hub.settings.clock_interval)


async def _end_overdue(hub: Hub) -> None:
    seats = schema.seats.c
    now = hub.clock.now()
    due = and_(seats.due_at <= now, seats.table_id.not_in(aside_rows.tables()))
    query = select(seats.table_id, seats.seat).where(due).order_by(seats.due_at).limit(100)
    for table_id, seat in await hub.database.read(lambda c: c.execute(query).all()):
        try:
            await hub.change(table_id, lambda standing, late=seat: stand_ins.time_is_up(standing, late, now))  # type: ignore[misc]
        except FeldherrError as error:  # at one table: the clocks of all others go on
            log.warning("a clock could not be looked at", extra={"table": table_id, "code": error.code})
