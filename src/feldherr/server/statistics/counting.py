"""Counting games: each once, when it ends; every page reads sums that are there already."""

import asyncio
import logging
from functools import partial
from time import monotonic, time
from typing import Any, Final
from zlib import decompress

import orjson
from sqlalchemy import Connection, and_, select

from feldherr.kernel.errors import FeldherrError
from feldherr.server.live.hub import Hub
from feldherr.server.live.set_aside import unless_set_aside
from feldherr.server.model import OVER, Table
from feldherr.server.standing.rebuild import Standing
from feldherr.server.statistics.figures import counts, rows_of
from feldherr.server.store import aside_rows, schema, table_rows, tally_rows
from feldherr.server.work import jobs, queues

log = logging.getLogger("feldherr.statistics")
DAY: Final = 24 * 3600.0
REST: Final = 4
"""Times as long as it took to count a game that ended long ago, the next one waits."""


def keep(connection: Connection, table_id: str, content: bytes) -> None:
    """Keeps the history of a finished game, and counts it, once."""
    table = table_rows.get(connection, table_id)
    if table is None:
        return
    if tally_rows.keep_result(connection, table_id, content, counts(table)) and counts(table):
        people = tally_rows.still_there(connection, {s.person_id for s in table.seats if s.person_id})
        told = read(content)
        assert told is not None
        tally_rows.add(connection, rows_of(table, told, people))


def read(content: bytes | None) -> dict[str, Any] | None:
    """A history as it was kept; None, if there is none in the present form."""
    form, told = orjson.loads(decompress(content)) if content else (None, None)
    found: dict[str, Any] | None = told
    return found if form == jobs.FORM else None


async def history_of(hub: Hub, table: Table, asker: queues.Asker | None = None) -> dict[str, Any]:
    """The history of a finished game: as it was kept, else made and kept now."""
    told = read(await hub.database.read(lambda c: tally_rows.result(c, table.id)))
    if told is not None:
        return told
    entries = await hub.database.read(lambda c: table_rows.entries_of(c, table.id))
    job, key = partial(jobs.told_again, table, entries), ("history", table.id)
    done = unless_set_aside(
        hub.database, table, aside_rows.HISTORY, lambda: hub.work.long.do(job, key=key, asker=asker)
    )
    content = await done
    await hub.database.write_alone(lambda c: keep(c, table.id, content))
    told = read(content)
    assert told is not None
    return told


class Counter:
    """Counts games as they end, and at the start those that ended when nobody was there to count."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.observers.append(self._observe)

    def _observe(self, before: Table | None, after: Standing, here: bool) -> None:
        ended = after.table.status == OVER and before is not None and before.status != OVER
        if here and ended and after.game is not None and not after.table.sandbox:
            self.hub.spawn(self._count(after.table.id))

    async def _count(self, table_id: str) -> None:
        try:
            table = await self.hub.database.read(lambda c: table_rows.get(c, table_id))
            if table is not None:
                await history_of(self.hub, table, queues.SERVER)
        except FeldherrError as error:
            log.warning("a game could not be counted", extra={"table": table_id, "code": error.code})
        except Exception:
            log.exception("a game could not be counted", extra={"table": table_id})

    async def catch_up(self) -> None:
        """Slowly: nobody waits for it."""
        for table_id in await self.hub.database.read(lambda c: uncounted(c, time() - DAY)):
            begun = monotonic()
            await self._count(table_id)
            await asyncio.sleep(REST * (monotonic() - begun))


def uncounted(connection: Connection, since: float = 0.0) -> list[str]:
    """Finished games that have no result yet, as far as they changed since."""
    tables, results = schema.tables.c, select(schema.results.c.table_id)
    over = and_(tables.status == OVER, tables.seed.is_not(None), tables.updated >= since, ~tables.sandbox)
    where = and_(over, tables.id.not_in(results), tables.id.not_in(aside_rows.tables(aside_rows.HISTORY)))
    return list(connection.execute(select(tables.id).where(where).order_by(tables.updated)).scalars())
