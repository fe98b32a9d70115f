"""News between processes: what changed travels by LISTEN/NOTIFY on PostgreSQL; alone, a process needs none."""

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable
from typing import Any, Final

from feldherr.server.store.database import CHANNEL, Database

log = logging.getLogger("feldherr.bus")
RETRY_SECONDS: Final = 1.0
ALIVE: Final[dict[str, Any]] = {"keepalives_idle": 2, "keepalives_interval": 1, "keepalives_count": 3}
"""A connection that hears nothing because it is dead is noticed within seconds."""

Handler = Callable[[dict[str, Any]], None]


class Bus:
    """Hears what other processes wrote, and tells them what this one does."""

    def __init__(self, database: Database, handler: Handler) -> None:
        self.database = database
        self.handler = handler
        self.me = secrets.token_hex(6)
        self._task: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()
        self.ready = asyncio.Event()

    @property
    def listening(self) -> bool:
        """Whether this process hears of what others write; alone, there is nothing to hear."""
        return not self.database.on_postgresql or self.ready.is_set()

    def news(self, kind: str, **facts: Any) -> str:
        """What is to be told with a commit."""
        return json.dumps({"from": self.me, "kind": kind, **facts}, separators=(",", ":"))

    def publish(self, kind: str, **facts: Any) -> None:
        """Tells other processes something that is not stored."""
        if self.database.on_postgresql:
            task = asyncio.ensure_future(self.database.write("", lambda _: None, self.news(kind, **facts)))
            self._telling.add(task)
            task.add_done_callback(self._told)

    def _told(self, task: asyncio.Task[None]) -> None:
        self._telling.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("could not tell other processes")

    async def start(self) -> None:
        if self.database.on_postgresql:
            self._task = asyncio.create_task(self._listen())
            await self.ready.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        import psycopg  # where it is needed

        url = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        missed = False
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True, **ALIVE) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    if missed:
                        self.handler({"kind": "missed"})
                    async for notice in connection.notifies():
                        self._hear(notice.payload)
            except psycopg.Error:
                log.warning("lost the connection that listens; trying again")
            self.ready.clear()
            missed = True
            await asyncio.sleep(RETRY_SECONDS)

    def _hear(self, payload: str) -> None:
        news = json.loads(payload)
        if news.pop("from", None) == self.me:
            return
        try:
            self.handler(news)
        except Exception:
            log.exception("news could not be handled")
