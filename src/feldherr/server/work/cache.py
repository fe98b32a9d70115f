"""What takes a while to make is kept as long as there is room."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable


class Cache:
    """Bytes by key, up to a size; what was not asked for longest goes first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        made = await make()
        self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: bytes) -> None:
        if key in self.kept or len(made) > self.limit:
            return
        self.kept[key] = made
        self.size += len(made)
        while self.size > self.limit:
            self.size -= len(self.kept.popitem(last=False)[1])
