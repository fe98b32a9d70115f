"""Rulebooks as they are sent: made in a process of their own, the last ones kept."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from feldherr.server.work import jobs
from feldherr.server.work.cache import Cache
from feldherr.server.work.queues import Queue

KEPT_BYTES: Final = 16 * 1024 * 1024


class Rulebooks:
    """What has been read lately."""

    def __init__(self, queue: Queue) -> None:
        self.queue = queue
        self.cache = Cache(KEPT_BYTES)

    async def figure(
        self, options: dict[str, Any], name: str, part: str, language: str, allow: Callable[[], None]
    ) -> bytes:
        """A picture of that book, as SVG."""
        key = json.dumps([options, name, part, language], sort_keys=True)

        async def made() -> bytes:
            allow()
            return await self.queue.do(partial(jobs.figure, options, name, part, language), key=key)

        return await self.cache.get(key, made)

    async def get(
        self, game: str, options: dict[str, Any], players: int | None, language: str, allow: Callable[[], None]
    ) -> bytes:
        """The rulebook for a table's options, as JSON; `allow` is asked before a new one is made."""
        key = json.dumps([game, options, players, language], sort_keys=True)

        async def made() -> bytes:
            allow()
            return await self.queue.do(partial(jobs.rulebook, game, options, players, language), key=key)

        return await self.cache.get(key, made)
