"""Changes made from outside, by `feldherr admin` on SQLite, where nobody tells the server: it looks by itself."""

import asyncio
import logging
from typing import Final

from sqlalchemy import select

from feldherr.server.live import Hub
from feldherr.server.store import schema

log = logging.getLogger("feldherr.outside")
LOOK_SECONDS: Final = 2.0


async def watch(hub: Hub) -> None:
    """Runs as long as the server. On PostgreSQL there is nothing to do: changes are told with their commit."""
    while not hub.database.on_postgresql:
        await asyncio.sleep(LOOK_SECONDS)
        try:
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
