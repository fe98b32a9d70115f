"""Live tables: what is in memory of them, and the one way to change them: commit first, tell second."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from contextvars import Context
from functools import partial
from time import monotonic
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from feldherr.kernel.errors import FeldherrError
from feldherr.server import tracing
from feldherr.server.config import Settings
from feldherr.server.errors import Conflict, Refused
from feldherr.server.live.bus import Bus
from feldherr.server.live.listeners import Listener, Watcher
from feldherr.server.live.presence import Presence
from feldherr.server.live.server_clock import ServerClock
from feldherr.server.live.set_aside import unless_set_aside
from feldherr.server.live.table import Live
from feldherr.server.model import EDIT, UNDO, Stored, Table
from feldherr.server.standing.change import Next, following
from feldherr.server.standing.ratings import ends_rated, rate
from feldherr.server.standing.rebuild import Standing, catch_up, pack, read
from feldherr.server.store import aside_rows, table_rows
from feldherr.server.store.database import Database
from feldherr.server.work import jobs
from feldherr.server.work.queues import ASKER, Work

log = logging.getLogger("feldherr.live")
ATTEMPTS: Final = 8
STOP_SECONDS: Final = 0.5
SLICE_SECONDS: Final = 0.1
FEW: Final = 8
"""Moves that a table catches up with where it stands; it is rebuilt for more."""


def _is_little(stored: Stored) -> bool:
    """Whether what others have written can simply be played on."""
    return len(stored.entries) <= FEW and not any(entry.kind in (UNDO, EDIT) for entry in stored.entries)


def _end_rated(connection: Connection, before: Table, after: Table, rows: table_rows.Rows) -> None:
    """The end of a game and what it makes of the ratings: both, or neither."""
    table_rows.commit(connection, before, after, rows)
    rate(connection, after)


Make = Callable[[Standing], Next | None]
Observer = Callable[[Table | None, Standing, bool], None]
"""Takes the table before, the standing after, and whether this process made the change."""


class Hub:
    """All tables in memory, and who listens to them."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.bus = Bus(settings, database, self.hear)
        self.clock = ServerClock(database, self._show_clocks)
        self.work = Work(settings)
        self.tables: dict[str, Live] = {}
        self.watchers: dict[str, set[Watcher]] = {}
        """Those who listen to all their games, by person."""
        self.streams: Counter[str] = Counter()
        """How many are open, by whom they are counted to."""
        self.presence = Presence(settings.presence_seconds, self.bus, self.tables)
        self.observers: list[Observer] = []
        """Told of every change, here or elsewhere, after it is committed: bots, notifications."""
        self.person_changed: Callable[[str | None], None] = lambda _: None
        """Told of people about whom another process wrote something; None: that news were missed."""
        self.missed = asyncio.Event()
        """That news were lost: whoever heals that looks at storage now."""
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- finding ------------------------------------------------------------------------------------------------------

    async def standing(self, table_id: str) -> Standing:
        """How a table stands now; from memory, else rebuilt from storage."""
        live = self.tables.get(table_id)
        if live is None or live.standing is None:
            live = await self.live(table_id)
        assert live.standing is not None
        live.used = monotonic()
        return live.standing

    async def table(self, table_id: str) -> Table | None:
        """A table without its game; from memory, else as it is stored."""
        live = self.tables.get(table_id)
        if live is not None and live.standing is not None:
            return live.standing.table
        return await self.database.read(lambda c: table_rows.get(c, table_id))

    async def live(self, table_id: str) -> Live:
        live = self.tables.setdefault(table_id, Live(table_id))
        async with live.lock:
            await self._load(live)
        return live

    async def _load(self, live: Live) -> Standing:
        if live.standing is None:
            await self.bus.attend_table(live.id)
            stored = await self.database.read(lambda c: table_rows.load(c, live.id))
            if stored is None:
                if self.tables.get(live.id) is live and not live.listeners:
                    del self.tables[live.id]
                raise Refused(404, "no_such_table")
            live.used = monotonic()
            live.adopt(await self._rebuild(stored))
        assert live.standing is not None
        return live.standing

    async def _rebuild(self, stored: Stored) -> Standing:
        """A game is rebuilt in a process of its own; here it is only read."""
        table = stored.table
        if table.seed is None:
            return Standing(table)
        job = partial(jobs.rebuilt, stored)
        done = unless_set_aside(
            self.database,
            table,
            aside_rows.REBUILD,
            lambda: self.work.tables.do(job, asker=ASKER.get().staying),
        )
        return read(table, await done)

    # -- changing -----------------------------------------------------------------------------------------------------

    async def change(self, table_id: str, make: Make) -> Standing:
        """Makes the next standing of a table, stores it, and tells everyone. A caller that goes away stops nothing."""
        task = asyncio.ensure_future(self._change(table_id, make))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _change(self, table_id: str, make: Make) -> Standing:
        for _ in range(ATTEMPTS):
            live = await self.live(table_id)
            async with live.lock:
                before = await self._load(live)
                try:
                    made = make(before)
                except (Refused, FeldherrError):
                    if await self._is_current(before.table):
                        raise
                    live.drop()  # refused because of what another process has changed meanwhile: look again
                    continue
                if made is None:
                    if await self._is_current(before.table):
                        return before
                    live.drop()  # nothing to do, it seemed, from what is no longer so
                    continue
                try:
                    after = await self._commit(before, made)
                except (Conflict, IntegrityError):
                    live.drop()  # another process was faster: look again
                    continue
                except Exception:
                    live.drop()  # nobody knows whether it was written
                    log.exception("a change could not be stored", extra={"table": table_id})
                    raise Refused(503, "storage_failed") from None
                rewound = made.rows.snapshots_from is not None
                live.used = monotonic()
                live.adopt(after, rewound)
            self._tell(live, before.table, after, here=True)
            self._snapshot(before.table, after)
            return after
        raise Refused(503, "too_busy")

    async def change_aside(self, table: Table, make: Make) -> None:
        """Changes a table that is set aside: whatever its game is, people may leave it."""
        made = make(Standing(table))
        if made is not None:
            await self._commit(Standing(table), made)

    async def _is_current(self, table: Table) -> bool:
        """Whether storage says the same; alone, a process knows it."""
        if not self.database.on_postgresql:
            return True
        stored = await self.database.read(lambda c: table_rows.get(c, table.id))
        return stored is not None and stored.revision == table.revision

    async def _commit(self, before: Standing, made: Next) -> Standing:
        after = following(before, made, self.clock.now(), partial(self.presence.is_here, before.table.id))
        table = after.table
        people = set() if made.quiet else before.table.members | table.members
        with tracing.span("commit"):
            news = self.bus.of_table(table.id, table.revision, people, **tracing.carried())
            told = self.bus.with_commit(news)
            if ends_rated(before.table, table):
                await self.database.write_alone(lambda c: _end_rated(c, before.table, table, made.rows), told)
            else:
                job = lambda c: table_rows.commit(c, before.table, table, made.rows)  # noqa: E731
                await self.database.write(table.id, job, told)
        self.bus.after_commit(news)
        return after

    def _snapshot(self, before: Table, after: Standing) -> None:
        every, number = self.settings.snapshot_every, after.table.number
        if after.game is not None and not before.sandbox and number // every > before.number // every:
            game = after.game
            job = self.database.write(
                after.table.id, lambda c: table_rows.keep_snapshot(c, after.table.id, number, pack(game))
            )
            self.spawn(job)

    # -- telling ------------------------------------------------------------------------------------------------------

    def _tell(self, live: Live, before: Table | None, after: Standing, here: bool, trace: object = None) -> None:
        live.telling = tracing.telling(live.telling, live.listeners, trace)
        for listener in live.listeners:
            listener.wake()
        if before is not None and before.tick == after.table.tick:
            return
        self._tell_people(live.id, (before.members if before else set()) | after.table.members)
        for observer in self.observers:
            try:
                observer(before, after, here)
            except Exception:
                log.exception("an observer failed", extra={"table": live.id})

    def _tell_people(self, table_id: str, people: set[str]) -> None:
        for person in people:
            for watcher in self.watchers.get(person, ()):
                watcher.changed(table_id)

    def tell_made(self, table: Table) -> None:
        """Tells the people of a table that was made for them."""
        self._tell_people(table.id, table.members)
        self.bus.publish(self.bus.of_table(table.id, table.revision, table.members))

    def hear(self, news: dict[str, Any]) -> None:
        """News from another process."""
        kind = news["kind"]
        if kind == "table":
            live = self.tables.get(news["id"])
            if live is not None:
                self.spawn(self._refresh(live, news["revision"], news.get("trace")))
        elif kind == "games":
            self._tell_people(news["id"], set(news["people"]))
        elif kind == "seen":
            self.presence.seen[news["person"]] = monotonic()
        elif kind == "here":
            if news["id"] in self.tables:
                self.presence.met(self.tables[news["id"]], news["person"])
        elif kind == "watched":
            if news["id"] in self.tables:
                self.tables[news["id"]].watched = monotonic()
        elif kind == "person":
            self.person_changed(news["id"])
        elif kind == "missed":
            self.person_changed(None)
            self.missed.set()
        elif kind == "clock":
            self.spawn(self._read_clock())

    def _look_again(self) -> None:
        for live in list(self.tables.values()):
            self.spawn(self._refresh(live, None))

    def _show_clocks(self) -> None:
        """All running clocks end at another time of day than was told."""
        self._look_again()
        self.bus.publish_to_everyone("clock")

    async def _read_clock(self) -> None:
        """Another process has found that out."""
        await self.clock.beat()
        self._look_again()

    async def _refresh(self, live: Live, revision: int | None, trace: object = None) -> None:
        """Brings a table that is in memory, or listened to, up to what another process has written."""
        async with live.lock:
            before = live.standing
            if before is None and not live.listeners:
                return
            if before is not None and revision is not None and before.table.revision >= revision:
                return
            after = await self._caught_up(live, before)
        if before is None or after.table.revision > before.table.revision:
            self._tell(live, None if before is None else before.table, after, here=False, trace=trace)

    async def _caught_up(self, live: Live, before: Standing | None) -> Standing:
        if before is not None:
            known = before.table.number
            stored = await self.database.read(lambda c: table_rows.load(c, live.id, known))
            if stored is not None and _is_little(stored):
                try:
                    after = catch_up(before, stored)
                except FeldherrError:
                    log.exception("a table could not catch up, and is rebuilt", extra={"table": live.id})
                else:
                    live.adopt(after)
                    return after
            live.drop()
        return await self._load(live)

    # -- housekeeping -------------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """A task of its own, kept until it ends: the server's, whoever's request led to it."""
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused):
            log.error("a task failed", exc_info=error)

    def tidy(self) -> None:
        """Drops from memory what was not used for a while."""
        now = monotonic()
        for live in list(self.tables.values()):
            self.presence.forget_visitors(live)
            if live.lock.locked() or now - live.used < self.settings.cache_seconds:
                continue
            live.drop()
            if not live.listeners:
                del self.tables[live.id]
        self.bus.keep(self.tables, self.watchers)
        self.presence.forget()

    async def heartbeat(self) -> None:
        """Wakes every stream now and then, a few at a time so that no move has to wait for thousands; and tidies."""
        slices = max(1, round(self.settings.heartbeat / SLICE_SECONDS))
        while True:
            everyone = self.listeners()
            for i in range(slices):
                await asyncio.sleep(self.settings.heartbeat / slices)
                for listener in everyone[i::slices]:
                    listener.beat()
            self.tidy()

    def listeners(self) -> list[Listener]:
        tabs = [tab for live in self.tables.values() for tab in live.listeners]
        return [*tabs, *(watcher for watchers in self.watchers.values() for watcher in watchers)]

    def close_streams(self) -> None:
        for listener in self.listeners():
            listener.close()

    async def stop(self) -> None:
        self.close_streams()
        await self.bus.stop()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOP_SECONDS)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.work.close()
