"""The database as the server uses it: reads in threads, writes through the group-committing writer."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection

from feldherr.server.config import Settings
from feldherr.server.store.channels import News, notify
from feldherr.server.store.engine import connect
from feldherr.server.store.writer import Writer

T = TypeVar("T")
READERS: Final = 4
WRITERS_ON_POSTGRESQL: Final = 3


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

    async def write(self, key: str, job: Callable[[Connection], T], news: Sequence[News] = ()) -> T:
        """Writes and commits. On PostgreSQL the news reaches all processes with the commit, never before it."""
        return await self.writer.write(key, self._telling(job, news))

    def _telling(self, job: Callable[[Connection], T], news: Sequence[News]) -> Callable[[Connection], T]:
        if not news:
            return job

        def telling(connection: Connection) -> T:
            result = job(connection)
            notify(connection, news)
            return result

        return telling

    async def write_alone(self, job: Callable[[Connection], T], news: Sequence[News] = ()) -> T:
        """Writes in a transaction of its own: for rows that many share, which no batch of others is to hold."""
        return await asyncio.get_running_loop().run_in_executor(
            self.readers, self._write_alone, self._telling(job, news)
        )

    def _write_alone(self, job: Callable[[Connection], T]) -> T:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return job(connection)

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown(cancel_futures=True)
        self.engine.dispose()
