"""Group commit: all writes that wait are put into one transaction, committed once, and only then answered.

A job may run twice: again, when another of its batch has failed and nothing was written. So it does nothing but write.
"""

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from zlib import crc32

from sqlalchemy import Connection, Engine

T = TypeVar("T")
log = logging.getLogger("feldherr.writer")
BATCH: Final = 200


@dataclass(slots=True)
class Job:
    """Something to write, and who waits for it."""

    key: str
    run: Callable[[Connection], Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class Writer:
    """Threads that write. Jobs with the same key go to the same thread, in their order."""

    def __init__(self, engine: Engine, threads: int) -> None:
        self.engine = engine
        self.loop = asyncio.get_running_loop()
        self.queues: list[queue.SimpleQueue[Job | None]] = [queue.SimpleQueue() for _ in range(threads)]
        self.threads = [
            threading.Thread(target=self._work, args=(jobs,), name=f"writer-{i}", daemon=True)
            for i, jobs in enumerate(self.queues)
        ]
        for thread in self.threads:
            thread.start()

    async def write(self, key: str, run: Callable[[Connection], T]) -> T:
        """Runs a job in a transaction; returns when it is committed."""
        future: asyncio.Future[T] = self.loop.create_future()
        self.queues[crc32(key.encode()) % len(self.queues)].put(Job(key, run, future))
        return await future

    def close(self) -> None:
        """Writes what is queued, then ends."""
        for jobs in self.queues:
            jobs.put(None)
        for thread in self.threads:
            thread.join()

    def _work(self, jobs: "queue.SimpleQueue[Job | None]") -> None:
        connection: Connection | None = None
        going_on = True
        while going_on:
            taken = [jobs.get()]
            while len(taken) < BATCH and not jobs.empty():
                taken.append(jobs.get())
            going_on = None not in taken
            # One order of keys for all processes: two batches never wait for each other's rows.
            batch = sorted((job for job in taken if job is not None), key=lambda job: job.key)
            if batch:
                connection = self._commit(batch, connection)
                self.loop.call_soon_threadsafe(_answer, batch)
        if connection is not None:
            connection.close()

    def _commit(self, batch: list[Job], connection: Connection | None) -> Connection | None:
        """Commits a batch; the connection to go on with, or None after a failure."""
        try:
            if connection is None:
                connection = self.engine.connect().execution_options(writes=True)
            if len(batch) == 1 or not _all_at_once(connection, batch):
                with connection.begin():
                    for job in batch:
                        _run(connection, job, alone=len(batch) == 1)
        except Exception as error:
            lost = [job for job in batch if job.error is None]
            for job in lost:
                job.error = error
            if lost:
                log.exception("commit failed", extra={"jobs": len(batch)})
                if connection is not None:
                    with contextlib.suppress(Exception):
                        connection.invalidate()
                        connection.close()
                return None
        return connection


def _all_at_once(connection: Connection, batch: list[Job]) -> bool:
    """Writes a batch without savepoints, at half the cost; False, if one of them failed and nothing was written."""
    try:
        with connection.begin():
            for job in batch:
                job.result = job.run(connection)
    except Exception:
        if connection.invalidated:
            raise
        return False
    return True


def _run(connection: Connection, job: Job, alone: bool) -> None:
    """Runs a job so that its failure spoils nobody else's."""
    try:
        with contextlib.nullcontext() if alone else connection.begin_nested():
            job.result = job.run(connection)
    except Exception as error:
        job.error = error
        if alone or connection.invalidated:
            raise


def _answer(batch: list[Job]) -> None:
    for job in batch:
        if job.future.cancelled():
            continue
        if job.error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(job.error)
