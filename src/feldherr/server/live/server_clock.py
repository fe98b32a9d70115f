"""The server's clock: it goes while a server lives and can take moves, whatever the calendar does."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from time import monotonic, time
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from feldherr.server.store import clock_rows
from feldherr.server.store.clock_rows import STALL_SECONDS
from feldherr.server.store.database import Database

log = logging.getLogger("feldherr.uptime")
BEAT_SECONDS: Final = 4.0


class ServerClock:
    """One clock for all processes: each carries it forward by its own stopwatch, and storage keeps the furthest."""

    def __init__(
        self,
        database: Database,
        moved: Callable[[], None] = lambda: None,
        stopwatch: Callable[[], float] = monotonic,
        calendar: Callable[[Connection], float] = clock_rows.calendar,
    ) -> None:
        self.ahead = 0.0
        """What to add for a time of day that people can read."""
        self._database = database
        self._moved = moved
        self._stopwatch = stopwatch
        self._calendar = calendar
        self._value = time()
        self._read_at = stopwatch()

    def now(self) -> float:
        """Seconds; no time of day, but near it on a server that always ran."""
        return self._value + min(self._stopwatch() - self._read_at, STALL_SECONDS)

    async def start(self) -> None:
        """Goes on from where the last process left it."""
        await self._carry(0.0)

    async def beat(self) -> None:
        await self._carry(self.now())

    async def stop(self) -> None:
        """Writes down how far it came; what cannot be written any more costs nobody anything."""
        with contextlib.suppress(SQLAlchemyError):
            await self.beat()

    async def run(self) -> None:
        """Keeps the clock going as long as the server."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except Exception:
                log.exception("the clock could not be kept")

    async def _carry(self, mine: float) -> None:
        read_at = self._stopwatch()
        reading, moved = await self._database.write_alone(
            lambda connection: clock_rows.carry(connection, mine, self._calendar(connection))
        )
        self._value, self._read_at, self.ahead = reading.value, read_at, reading.ahead
        if moved:
            self._moved()
