"""Pictures of tables: drawn in a process of their own, the last ones kept."""

import hashlib
import importlib.util
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from feldherr.server.errors import Refused
from feldherr.server.model import Table
from feldherr.server.standing.rebuild import Standing
from feldherr.server.work import jobs
from feldherr.server.work.cache import Cache
from feldherr.server.work.queues import Queue

KEPT_BYTES: Final = 32 * 1024 * 1024


class Wish(NamedTuple):
    """Which picture of a table, for whom."""

    kind: str
    """svg or png"""
    shape: str
    seat: int | None
    language: str


def tag_of(table: Table, wish: Wish) -> str:
    """Changes whenever the picture may: with the position, with who has answered, with names."""
    seen = (table.id, table.number, table.question, table.waiting_for, table.status, table.names, tuple(wish))
    return tag_for(seen)


def tag_for(*what: object) -> str:
    """The same for what is drawn of something else than a table."""
    return hashlib.blake2b(repr(what).encode(), digest_size=12).hexdigest()


class Pictures:
    """What has been drawn lately."""

    def __init__(self, queue: Queue) -> None:
        self.queue = queue
        self.cache = Cache(KEPT_BYTES)

    async def get(self, standing: Standing, wish: Wish, allow: Callable[[], None]) -> bytes:
        """The picture of a table; `allow` is asked before a new one is drawn."""
        table, game = standing.table, standing.game
        if game is None:
            raise Refused(409, "not_running", status=table.status)
        if wish.kind == "png" and importlib.util.find_spec("resvg_py") is None:
            raise Refused(503, "no_rasteriser")
        tag = tag_of(table, wish)

        async def drawn() -> bytes:
            allow()
            return await self.queue.do(partial(jobs.draw, game.view(wish.seat), *wish, table.names), key=tag)

        return await self.cache.get(tag, drawn)

    async def drawn(self, tag: str, job: Callable[[], bytes], allow: Callable[[], None]) -> bytes:
        """Any other picture, as PNG, known by a tag that changes whenever it may."""
        if importlib.util.find_spec("resvg_py") is None:
            raise Refused(503, "no_rasteriser")

        async def made() -> bytes:
            allow()
            return await self.queue.do(job, key=tag)

        return await self.cache.get(tag, made)
