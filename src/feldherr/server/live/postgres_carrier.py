"""News carried by PostgreSQL's LISTEN/NOTIFY: told with the commit, and heard as long as the connection lasts."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence, Set
from typing import TYPE_CHECKING, Any, Final

from feldherr.server.store.channels import News
from feldherr.server.store.database import Database

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("feldherr.bus")
RETRY_SECONDS: Final = 1.0
ALIVE: Final[dict[str, Any]] = {"keepalives_idle": 2, "keepalives_interval": 1, "keepalives_count": 3}
"""A connection that hears nothing because it is dead is noticed within seconds."""


class PostgresCarrier:
    """Hears the channels it was asked to attend; a lost connection is made again, and what was missed is said."""

    with_commit = True
    """News goes into the transaction that it tells of."""

    def __init__(self, database: Database, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        self.database = database
        self.hear = hear
        self.missed = missed
        self.wanted: Set[str] = set()
        self.hears = False
        self._heard: set[str] = set()
        self._changed = asyncio.Event()
        self._waiting: list[asyncio.Future[None]] = []
        self._started = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._listen())
        await self._started.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def attend(self, channel: str) -> None:
        """From its return on the channel is heard; while nothing is heard, all is looked at again once it is."""
        self.wanted |= {channel}
        if self.hears and channel not in self._heard:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            self._changed.set()
            await waiting

    def keep(self, channels: Set[str]) -> None:
        """Attends these no longer but those."""
        self.wanted = channels
        if self._heard - channels:
            self._changed.set()

    def tell(self, news: Sequence[News]) -> None:
        """Tells something that is not stored."""
        task = asyncio.ensure_future(self.database.write("", lambda _: None, news))
        self._telling.add(task)
        task.add_done_callback(self._told)

    def _told(self, task: "asyncio.Task[None]") -> None:
        self._telling.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("could not tell other processes")

    async def _listen(self) -> None:
        import psycopg  # where it is needed

        url = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True, **ALIVE) as connection:
                    await self._hear_on(connection)
            except psycopg.Error:
                log.warning("lost the connection that listens; trying again")
            finally:
                self.hears = False
                self._release()
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear_on(self, connection: "psycopg.AsyncConnection[Any]") -> None:
        self._heard = set()
        while True:
            self._changed.clear()
            await self._agree(connection)
            if not self.hears:
                self.hears = True
                if self._started.is_set():
                    self.missed()
                self._started.set()
            await self._read(connection)

    async def _agree(self, connection: "psycopg.AsyncConnection[Any]") -> None:
        """Tells PostgreSQL which channels are wanted now."""
        more, fewer = self.wanted - self._heard, self._heard - self.wanted
        waiting, self._waiting = self._waiting, []
        self._heard -= fewer
        try:
            if more or fewer:
                await connection.execute(
                    "; ".join([*(f"LISTEN {name}" for name in more), *(f"UNLISTEN {name}" for name in fewer)])
                )
                self._heard |= more
        finally:
            self._release(waiting)

    async def _read(self, connection: "psycopg.AsyncConnection[Any]") -> None:
        """Hears until other channels are wanted. Reading is broken off only while there is nothing to read."""
        tasks = asyncio.create_task(self._take(connection)), asyncio.create_task(self._changed.wait())
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        if isinstance(ended[0], Exception):
            raise ended[0]

    async def _take(self, connection: "psycopg.AsyncConnection[Any]") -> None:
        async for notice in connection.notifies():
            self.hear(notice.payload)

    def _release(self, waiting: "Sequence[asyncio.Future[None]] | None" = None) -> None:
        if waiting is None:
            waiting, self._waiting = self._waiting, []
        for each in waiting:
            if not each.done():
                each.set_result(None)
