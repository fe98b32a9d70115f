"""Changes of which nobody tells the server, as by `feldherr admin` on SQLite: it looks by itself."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import select

from feldherr.server.live.hub import Hub
from feldherr.server.store import schema

log = logging.getLogger("feldherr.outside")
LOOK_SECONDS: Final = 1.0
TOLD_SECONDS: Final = 60.0
"""Where changes are told with their commit; but a session may just expire."""


async def watch(hub: Hub, look_at_sessions: Callable[[], Awaitable[None]]) -> None:
    """Runs as long as the server."""
    told = hub.database.on_postgresql
    while True:
        await asyncio.sleep(TOLD_SECONDS if told else LOOK_SECONDS)
        try:
            await look_at_sessions()
            if not told:
                await look(hub)
        except Exception:
            log.exception("changes from outside could not be looked for")


async def look(hub: Hub) -> None:
    """Brings tables in memory up to what somebody else has written."""
    known = {live.id: live.standing.table.revision for live in hub.tables.values() if live.standing is not None}
    if not known:
        return
    tables = schema.tables.c
    query = select(tables.id, tables.revision).where(tables.id.in_(list(known)))
    for table_id, revision in await hub.database.read(lambda c: c.execute(query).all()):
        if revision > known[table_id]:
            hub.hear({"kind": "table", "id": table_id, "revision": revision, "people": []})
