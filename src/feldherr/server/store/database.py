"""The database as the server uses it: reads in threads, writes through the group-committing writer."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection, text

from feldherr.server.config import Settings
from feldherr.server.store.engine import connect
from feldherr.server.store.writer import Writer

T = TypeVar("T")
READERS: Final = 4
WRITERS_ON_POSTGRESQL: Final = 3
CHANNEL: Final = "feldherr"


class Database:
    """Opened inside the event loop, on a database that has been migrated."""

    def __init__(self, settings: Settings) -> None:
        self.on_postgresql = settings.on_postgresql
        writers = WRITERS_ON_POSTGRESQL if self.on_postgresql else 1
        self.engine = connect(settings.database_url, connections=READERS + writers)
        self.reading = self.engine
        if self.on_postgresql:
            self.reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.writer = Writer(self.engine, writers)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        """All statements of a query see the same moment."""
        with self.reading.connect() as connection, connection.begin():
            return query(connection)

    async def write(self, key: str, job: Callable[[Connection], T], news: str | None = None) -> T:
        """Writes and commits. On PostgreSQL the news reaches all processes with the commit, never before it."""
        if news is None or not self.on_postgresql:
            return await self.writer.write(key, job)

        def telling(connection: Connection) -> T:
            result = job(connection)
            connection.execute(text("select pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})
            return result

        return await self.writer.write(key, telling)

    async def write_alone(self, job: Callable[[Connection], T]) -> T:
        """Writes in a transaction of its own: for rows that many share, which no batch of others is to hold."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._write_alone, job)

    def _write_alone(self, job: Callable[[Connection], T]) -> T:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return job(connection)

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown(cancel_futures=True)
        self.engine.dispose()
