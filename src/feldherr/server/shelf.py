"""What takes a while to make is made once, in a thread of its own, and kept as long as there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor


class Shelf:
    """Bytes by key, up to a size; what was not asked for longest goes first. Those who ask together wait for one."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}
        self._maker = ThreadPoolExecutor(1, thread_name_prefix="shelf")

    async def get(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self._making:
            self._making[key] = asyncio.ensure_future(self._make(key, make))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        try:
            made = await asyncio.get_running_loop().run_in_executor(self._maker, make)
        finally:
            del self._making[key]
        self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: bytes) -> None:
        if len(made) > self.limit:
            return
        self.kept[key] = made
        self.size += len(made)
        while self.size > self.limit:
            self.size -= len(self.kept.popitem(last=False)[1])

    def close(self) -> None:
        self._maker.shutdown(wait=False, cancel_futures=True)
