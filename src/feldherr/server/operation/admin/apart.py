"""Work for an operator, done in processes of its own: one game that cannot be played again does not stop the rest."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from feldherr.server.config import Settings
from feldherr.server.work import jobs
from feldherr.server.work.queues import limits_of
from feldherr.server.work.workers import Workers

T = TypeVar("T")


def done_apart(
    settings: Settings, size: int, given: Sequence[T], prepared: Callable[[T], Callable[[], Any]]
) -> Iterator[tuple[T, Any]]:
    """What comes of a job for each thing given, be it an error; each is prepared just before its turn."""
    workers = Workers(size, limits_of(settings), 0, jobs.warm_up)

    async def do(some: Sequence[T]) -> list[Any]:
        return await asyncio.gather(*(workers.run(prepared(one)) for one in some), return_exceptions=True)

    with asyncio.Runner() as runner:
        try:
            for i in range(0, len(given), size):
                some = given[i : i + size]
                yield from zip(some, runner.run(do(some)), strict=True)
        finally:
            runner.run(workers.close())
