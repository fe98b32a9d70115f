"""Pictures of tables: drawn away from the event loop, turned into PNG in a process of their own, the last ones kept."""

import asyncio
import hashlib
import importlib.util
import logging
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, NamedTuple

from feldherr.server.bots import belong_to_the_server
from feldherr.server.errors import Refused
from feldherr.server.interrupts import deaf_to_interrupts
from feldherr.server.model import Table
from feldherr.server.rebuild import Standing

log = logging.getLogger("feldherr.pictures")
KEPT_BYTES: Final = 32 * 1024 * 1024
WAITING: Final = 8
"""Pictures that may be under way at once; more are refused."""
SECONDS: Final = 20.0


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
    return hashlib.blake2b(repr(seen).encode(), digest_size=12).hexdigest()


def draw(view: dict[str, Any], wish: Wish, names: list[str]) -> bytes:
    """Runs in a thread, or for PNG, which would keep all threads waiting, in a worker process."""
    from feldherr import svg

    drawn = svg.picture(view, wish.shape, wish.seat, language=wish.language, players=names)
    return svg.png(drawn) if wish.kind == "png" else drawn.encode()


class Pictures:
    """What has been drawn lately, and the process that makes PNGs."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.size = 0
        self.under_way: dict[str, asyncio.Task[bytes]] = {}
        self.pool: ProcessPoolExecutor | None = None

    async def get(self, standing: Standing, wish: Wish, allow: Callable[[], None]) -> bytes:
        """The picture, kept or drawn now; `allow` is asked before anything is drawn."""
        table, game = standing.table, standing.game
        if game is None:
            raise Refused(409, "not_running", status=table.status)
        if wish.kind == "png" and importlib.util.find_spec("resvg_py") is None:
            raise Refused(503, "no_rasteriser")
        tag = tag_of(table, wish)
        if tag in self.kept:
            self.kept.move_to_end(tag)
            return self.kept[tag]
        task = self.under_way.get(tag)
        if task is None:
            allow()
            if len(self.under_way) >= WAITING:
                raise Refused(503, "too_many_pictures")
            task = asyncio.create_task(self._draw(partial(draw, game.view(wish.seat), wish, table.names), wish.kind))
            self.under_way[tag] = task
            task.add_done_callback(lambda done: self._keep(tag, done))
        return await asyncio.shield(task)

    async def _draw(self, work: Callable[[], bytes], kind: str) -> bytes:
        if kind == "svg":
            return await asyncio.to_thread(work)
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=belong_to_the_server)
        try:
            with deaf_to_interrupts():
                future = self.pool.submit(work)
            return await asyncio.wait_for(asyncio.wrap_future(future), SECONDS)
        except (BrokenProcessPool, TimeoutError, OSError):
            log.warning("the process that draws was lost")
            self.close()
            raise Refused(503, "too_many_pictures") from None

    def _keep(self, tag: str, done: asyncio.Task[bytes]) -> None:
        del self.under_way[tag]
        if done.cancelled() or done.exception() is not None:
            return
        self.kept[tag] = done.result()
        self.size += len(self.kept[tag])
        while self.size > KEPT_BYTES:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest)

    def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
