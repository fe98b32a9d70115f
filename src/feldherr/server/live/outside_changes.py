"""Changes of which nobody told the server: made by `feldherr admin` on SQLite, or lost on the way. It looks by itself.

Every table counts its changes: whoever has a smaller revision in memory than is stored has missed something.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from math import inf
from time import monotonic, time
from typing import Final

from sqlalchemy import Connection, select

from feldherr.server.live.hub import Hub
from feldherr.server.live.table import Live
from feldherr.server.store import schema

log = logging.getLogger("feldherr.outside")
LOOK_SECONDS: Final = 1.0
FORGETFUL_SECONDS: Final = 2.0
"""Where changes are told by somebody who may lose them without a word."""
TOLD_SECONDS: Final = 60.0
"""Where changes are told with their commit; but a session may just expire."""
RECENT_SECONDS: Final = 30.0
"""What changed before that, people who watch their games have been told by the looks before."""


async def watch(hub: Hub, look_at_sessions: Callable[[], Awaitable[None]]) -> None:
    """Runs as long as the server."""
    looked = asked = monotonic()
    while True:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(hub.missed.wait(), LOOK_SECONDS)
        try:
            if monotonic() - asked >= (TOLD_SECONDS if hub.database.on_postgresql else LOOK_SECONDS):
                asked = monotonic()
                await look_at_sessions()
            if hub.missed.is_set() or monotonic() - looked >= patience(hub):
                hub.missed.clear()
                looked = monotonic()
                await look(hub)
        except Exception:
            log.exception("changes from outside could not be looked for")
            looked = -inf  # storage may answer in a second


def patience(hub: Hub) -> float:
    """Seconds between two looks."""
    if not hub.database.on_postgresql or not hub.bus.hears:
        return LOOK_SECONDS
    return FORGETFUL_SECONDS if hub.bus.forgets else TOLD_SECONDS


async def look(hub: Hub) -> None:
    """Brings tables in memory up to what somebody else has written, and tells those who watch their games."""
    tables, watchers = list(hub.tables), list(hub.watchers) if hub.database.on_postgresql else []
    if not tables and not watchers:
        return
    stored, games = await hub.database.read(lambda c: (_stored(c, tables), _games(c, watchers)))
    for table_id, revision, tick in stored:
        live = hub.tables.get(table_id)
        if live is not None and _is_behind(live, revision, tick):
            hub.hear({"kind": "table", "id": table_id, "revision": revision})
    for table_id, person_id in games:
        hub.hear({"kind": "games", "id": table_id, "people": [person_id]})


def _is_behind(live: Live, revision: int, tick: int) -> bool:
    if live.standing is not None:
        return live.standing.table.revision < revision
    return any(tab.tick < tick for tab in live.listeners)


def _stored(connection: Connection, known: list[str]) -> list[tuple[str, int, int]]:
    tables = schema.tables.c
    query = select(tables.id, tables.revision, tables.tick).where(tables.id.in_(known))
    return [(row.id, row.revision, row.tick) for row in connection.execute(query)] if known else []


def _games(connection: Connection, people: list[str]) -> list[tuple[str, str]]:
    tables, seats = schema.tables.c, schema.seats.c
    query = select(tables.id, seats.person_id).join(schema.seats, tables.id == seats.table_id)
    query = query.where(seats.person_id.in_(people), tables.updated > time() - RECENT_SECONDS)
    return [(row.id, row.person_id) for row in connection.execute(query)] if people else []
