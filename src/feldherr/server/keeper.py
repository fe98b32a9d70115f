"""The keeper of time: looks at the clocks, and at bots that nobody thinks for."""

import asyncio
import logging

from sqlalchemy import select, update

from feldherr.server import tables as lobby
from feldherr.server.bots import BotDriver
from feldherr.server.live import Hub
from feldherr.server.store import schema

log = logging.getLogger("feldherr.keeper")


async def keep(hub: Hub, driver: BotDriver) -> None:
    """Runs as long as the server. Every process does it; only one of them can make a given change."""
    if not hub.database.on_postgresql:  # alone: what a process before this one had promised, it no longer keeps
        release = update(schema.tables).where(schema.tables.c.bots_due).values(bot_lease=0.0)
        await hub.database.write("", lambda c: c.execute(release).rowcount)
    while True:
        try:
            await _end_overdue(hub)
            await driver.sweep()
        except Exception:
            log.exception("the clocks could not be looked at")
        await asyncio.sleep(hub.settings.clock_interval)


async def _end_overdue(hub: Hub) -> None:
    seats = schema.seats.c
    now = hub.clock.now()
    query = select(seats.table_id, seats.seat).where(seats.due_at <= now).order_by(seats.due_at).limit(100)
    for table_id, seat in await hub.database.read(lambda c: c.execute(query).all()):
        await hub.change(table_id, lambda standing, late=seat: lobby.time_is_up(standing, late, now))  # type: ignore[misc]
