"""Those who listen: browser tabs at one table, and watchers of all games of a person."""

import asyncio


class Listener:
    """Waits to be woken. Wakings that come while it is busy are one."""

    __slots__ = ("_future", "_woken", "beating", "closed", "door", "owner", "person_id")

    def __init__(self, person_id: str | None, owner: str, door: str | None) -> None:
        self.person_id = person_id
        self.owner = owner
        """To whose streams it is counted: a person, or the address of somebody unknown."""
        self.door = door
        """The session or token with which it was opened; when that is closed, so is this."""
        self.closed = False
        self.beating = False
        self._woken = False
        self._future: asyncio.Future[None] | None = None

    def wake(self) -> None:
        self._woken = True
        if self._future is not None and not self._future.done():
            self._future.set_result(None)

    def beat(self) -> None:
        """Time for a sign of life."""
        self.beating = True
        self.wake()

    def close(self) -> None:
        self.closed = True
        self.wake()

    async def wait(self) -> bool:
        """Waits until woken; False, if it is closed."""
        if not self._woken:
            self._future = asyncio.get_running_loop().create_future()
            await self._future
            self._future = None
        self._woken = False
        return not self.closed


class Tab(Listener):
    """A browser tab at a table, and the tick it has seen last."""

    __slots__ = ("tick",)

    def __init__(self, person_id: str | None, owner: str, door: str | None, tick: int) -> None:
        super().__init__(person_id, owner, door)
        self.tick = tick


class Watcher(Listener):
    """A page with all games of a person, and the tables that changed since it was last told."""

    __slots__ = ("tables",)

    def __init__(self, person_id: str, door: str | None) -> None:
        super().__init__(person_id, person_id, door)
        self.tables: set[str] = set()

    def changed(self, table_id: str) -> None:
        self.tables.add(table_id)
        self.wake()
