"""Bots at the table: whenever they are asked, some process lets them think, and plays for them."""

import asyncio
import logging
import secrets
from contextvars import Context
from random import Random
from typing import Final

from sqlalchemy import and_, select, update

from feldherr import Game, bots
from feldherr.bots.tempers import temper_in
from feldherr.kernel.errors import FeldherrError
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.model import RUNNING, Table
from feldherr.server.play.moves import play_for_bot
from feldherr.server.play.thinking import Thinkers
from feldherr.server.standing.bots import bot_at
from feldherr.server.standing.clocks import LEASE_SECONDS
from feldherr.server.standing.rebuild import Standing, may_correct
from feldherr.server.store import aside_rows, schema
from feldherr.server.tables import lifecycle
from feldherr.server.work.queues import Asker

log = logging.getLogger("feldherr.bots")
CORRECTION: Final = 10.0
"""Seconds that bots leave for a throw into the players' own tower to be corrected, before they decide."""


class BotDriver:
    """Plays for bots and stand-ins, one task per table; leases keep other processes from doing the same."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.thinkers = Thinkers(hub.work.thinking, hub.settings.bot_budget, hub.settings.bot_simulations)
        self.driven: dict[str, asyncio.Task[None]] = {}
        hub.observers.append(self.observe)

    def observe(self, _: Table | None, after: Standing, here: bool) -> None:
        """A change made here with bots due is this process's to follow up; others' are swept up if they fail."""
        if here and after.table.bots_due:
            self.drive(after.table.id)

    def drive(self, table_id: str) -> None:
        if table_id not in self.driven:
            task = asyncio.get_running_loop().create_task(self._drive(table_id), context=Context())
            self.driven[table_id] = task
            task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        task = self.driven.pop(table_id)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):  # refused: set aside, or swept up again
            log.error("bots stopped at a table", extra={"table": table_id}, exc_info=error)

    async def _drive(self, table_id: str) -> None:
        patient: int | None = None
        while True:
            standing = await self.hub.standing(table_id)
            table, game = standing.table, standing.game
            if table.status != RUNNING or game is None:
                return
            seats = [seat for seat in table.waiting_for if table.seats[seat].played_by_bot]
            if not seats:
                return
            if may_correct(standing) and game.question != patient:
                patient = game.question  # whoever said what fell may have mistyped it
                await asyncio.sleep(CORRECTION)
                continue
            watched = self.hub.presence.is_watched(table_id) and not table.deserted
            if not any(seat.active for seat in table.seats) and not watched:
                await self.hub.change(table_id, lifecycle.sleep)
                return
            await asyncio.gather(*[self._answer(table_id, standing, seat) for seat in seats])

    async def _answer(self, table_id: str, standing: Standing, seat: int) -> None:
        game = standing.game
        assert game is not None
        name = bot_at(standing.table.seats[seat], standing.table.game)
        question = str(game.question)
        thought = await self._choice(table_id, name, game, seat)
        try:
            await play_for_bot(self.hub, table_id, seat, question, thought.move, thought.cut)
        except FeldherrError as error:
            log.warning("a bot's move was refused", extra={"bot": name, "code": error.code})
            await play_for_bot(self.hub, table_id, seat, question, any_move(game, seat))

    async def _choice(self, table_id: str, name: str, game: Game, seat: int) -> bots.Choice:
        """The bot's move; any, if it failed. On a busy server it waits as long as it must."""
        while True:
            try:
                asker, view = Asker(f"{table_id} {seat}"), bots.seen(game, seat, temper_in(name))
                thought = await self.thinkers.think(name, view, secrets.randbits(64), asker)
            except Refused:
                await asyncio.sleep(1)
                continue
            return bots.Choice(any_move(game, seat)) if thought is None else thought

    async def run(self) -> None:
        """Sweeps as long as the server runs. Every process does it; only one of them can take a given table over."""
        if (
            not self.hub.database.on_postgresql
        ):  # alone: what a process before this one had promised, it no longer keeps
            release = update(schema.tables).where(schema.tables.c.bots_due).values(bot_lease=0.0)
            await self.hub.database.write("", lambda c: c.execute(release).rowcount)
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("bots could not be looked for")
            await asyncio.sleep(self.hub.settings.clock_interval)

    async def sweep(self) -> None:
        """Takes over tables whose bots nobody thinks for: after a restart, or when another process died."""
        now = self.hub.clock.now()
        tables = schema.tables.c
        due = and_(tables.bots_due, tables.bot_lease < now, tables.id.not_in(aside_rows.tables()))
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


def any_move(game: Game, seat: int) -> str:
    return game.asked[seat].sample(Random(secrets.randbits(64))).text
