"""Bots at the table: they think in processes of their own, with their seat's view and nothing else."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from threading import Thread
from typing import Any, Final

from sqlalchemy import and_, select, update

from feldherr import bots
from feldherr.kernel.errors import FeldherrError
from feldherr.server import tables as lobby
from feldherr.server.accept import play_for_bot
from feldherr.server.clocks import LEASE_SECONDS
from feldherr.server.interrupts import deaf_to_interrupts
from feldherr.server.live import Hub
from feldherr.server.model import RUNNING, Table
from feldherr.server.rebuild import Standing
from feldherr.server.store import schema

log = logging.getLogger("feldherr.bots")
GRACE_SECONDS: Final = 20.0
"""How much longer than its budget a bot may take before its process is given up."""


def think(level: str, view: dict[str, Any], seed: int, budget: float) -> bots.Choice:
    """Runs in a worker process."""
    return bots.decide(bots.level(level).name, view, Random(seed), budget)


class Thinkers:
    """The processes in which bots think; replaced when one dies."""

    def __init__(self, workers: int, budget: float) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, view: dict[str, Any]) -> str:
        """The bot's move. A bot that crashes, hangs or errs is replaced by a random one, and the log tells of it."""
        thought = await self.think(level, view, secrets.randbits(64))
        if thought is None:
            thought = await asyncio.to_thread(think, bots.LEVELS[0], view, secrets.randbits(64), self.budget)
        return thought.move

    async def think(self, level: str, view: dict[str, Any], seed: int) -> bots.Choice | None:
        """What a bot would play and why; None if it crashes, hangs or errs, and the log tells of it."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=belong_to_the_server)
        try:
            with deaf_to_interrupts():
                future = self.pool.submit(think, level, view, seed, self.budget)
            return await asyncio.wait_for(asyncio.wrap_future(future), self.budget + GRACE_SECONDS)
        except (BrokenProcessPool, TimeoutError, OSError):
            log.exception("a process in which bots think was lost", extra={"bot": level})
            self._give_up()
        except Exception:
            log.exception("a bot failed", extra={"bot": level})
        return None

    def _give_up(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._give_up()


def belong_to_the_server() -> None:
    """An interrupt is the server's to handle; and when the server ends, killed or not, its thinkers end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def leave_with() -> None:
        server.join()
        os._exit(0)

    Thread(target=leave_with, daemon=True).start()


class BotDriver:
    """Plays for bots and stand-ins, one task per table; leases keep other processes from doing the same."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.thinkers = Thinkers(hub.settings.bot_workers, hub.settings.bot_budget)
        self.driven: dict[str, asyncio.Task[None]] = {}
        hub.observers.append(self.observe)

    def observe(self, _: Table | None, after: Standing, here: bool) -> None:
        """A change made here with bots due is this process's to follow up; others' are swept up if they fail."""
        if here and after.table.bots_due:
            self.drive(after.table.id)

    def drive(self, table_id: str) -> None:
        if table_id not in self.driven:
            task = asyncio.create_task(self._drive(table_id))
            self.driven[table_id] = task
            task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        task = self.driven.pop(table_id)
        if not task.cancelled() and task.exception() is not None:
            log.error("bots stopped at a table", extra={"table": table_id}, exc_info=task.exception())

    async def _drive(self, table_id: str) -> None:
        while True:
            standing = await self.hub.standing(table_id)
            table, game = standing.table, standing.game
            if table.status != RUNNING or game is None:
                return
            seats = [seat for seat in table.waiting_for if table.seats[seat].played_by_bot]
            if not seats:
                return
            if not any(seat.active for seat in table.seats) and not self.hub.is_watched(table_id):
                await self.hub.change(table_id, lobby.sleep)
                return
            await asyncio.gather(*[self._answer(table_id, standing, seat) for seat in seats])

    async def _answer(self, table_id: str, standing: Standing, seat: int) -> None:
        game = standing.game
        assert game is not None
        level = standing.table.seats[seat].level or bots.LEVELS[0]
        question = str(game.question)
        text = await self.thinkers.choose(level, game.view(seat))
        try:
            await play_for_bot(self.hub, table_id, seat, question, text)
        except FeldherrError as error:
            log.warning("a bot's move was refused", extra={"bot": level, "code": error.code})
            choice = game.asked[seat].sample(Random(secrets.randbits(64))).text
            await play_for_bot(self.hub, table_id, seat, question, choice)

    async def sweep(self) -> None:
        """Takes over tables whose bots nobody thinks for: after a restart, or when another process died."""
        now = self.hub.clock.now()
        tables = schema.tables.c
        due = and_(tables.bots_due, tables.bot_lease < now)
        found = await self.hub.database.read(
            lambda c: c.execute(select(tables.id, tables.bot_lease).where(due).limit(50)).all()
        )
        for table_id, lease in found:
            if table_id in self.driven:
                continue
            mine = and_(tables.id == table_id, tables.bot_lease == lease)
            claim = update(schema.tables).where(mine).values(bot_lease=now + LEASE_SECONDS)
            won = await self.hub.database.write(table_id, lambda c, one=claim: c.execute(one).rowcount)  # type: ignore[misc]
            if won:
                self.drive(table_id)

    async def stop(self) -> None:
        for task in list(self.driven.values()):
            task.cancel()
        await asyncio.gather(*self.driven.values(), return_exceptions=True)
        self.thinkers.close()
