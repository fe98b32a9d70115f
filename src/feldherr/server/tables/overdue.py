"""Clocks that run out: a captain stands in for whoever thought too long."""

import asyncio
import logging
from functools import partial

from sqlalchemy import and_, select

from feldherr.server.live.hub import Hub
from feldherr.server.live.set_aside import by_itself
from feldherr.server.store import aside_rows, schema
from feldherr.server.tables import stand_ins
from feldherr.server.tables.vacations import apply_vacations

log = logging.getLogger("feldherr.clocks")


async def watch_clocks(hub: Hub) -> None:
    """Runs as long as the server. Every process does it; only one of them can make a given change."""
    while True:
        await look_at_clocks(hub)
        await asyncio.sleep(hub.settings.clock_interval)


async def look_at_clocks(hub: Hub) -> None:
    """Vacations first: who has gone on one is not late. But whatever is wrong with them, clocks are looked at."""
    for look in (apply_vacations, _end_overdue):
        try:
            await look(hub)
        except Exception:
            log.exception("the clocks could not be looked at")


async def _end_overdue(hub: Hub) -> None:
    seats = schema.seats.c
    now = hub.clock.now()
    due = and_(seats.due_at <= now, seats.table_id.not_in(aside_rows.tables(aside_rows.CLOCK)))
    query = select(seats.table_id, seats.seat).where(due).order_by(seats.due_at).limit(100)
    for table_id, seat in await hub.database.read(lambda c: c.execute(query).all()):
        late = partial(stand_ins.time_is_up, seat=seat, now=now)
        await by_itself(hub.database, table_id, aside_rows.CLOCK, partial(hub.change, table_id, late))
