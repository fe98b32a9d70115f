"""Tournaments that go on by themselves: when a table ends, and now and then in any case."""

import asyncio
import logging

from sqlalchemy import Connection

from feldherr.kernel.errors import FeldherrError
from feldherr.server.live.hub import Hub
from feldherr.server.model import OPEN, OVER, Table
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store import schema, table_rows, tournament_rows
from feldherr.server.store.tournament_rows import RUNNING
from feldherr.server.tables import lifecycle
from feldherr.server.tournaments import steps

log = logging.getLogger("feldherr.tournaments")


class Director:
    """Every process has one; a step is done by whoever is first."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.observers.append(self._observe)

    def _observe(self, before: Table | None, after: Standing, here: bool) -> None:
        table = after.table
        ended = table.status == OVER and before is not None and before.status != OVER
        if here and ended and table.tournament is not None:
            self.hub.spawn(self.step(table.tournament))

    async def step(self, tournament_id: str) -> None:
        """Does what is due in a tournament, and tells those for whom a table was made."""
        now = self.hub.clock.now()
        made = await self.hub.database.write_alone(lambda c: steps.step(c, tournament_id, now))
        for table in made:
            self.hub.tell_made(table)

    async def run(self) -> None:
        """Whatever was missed, because a process ended or nobody came, is made up for here."""
        while True:
            try:
                for tournament_id in await self.hub.database.read(tournament_rows.running):
                    await self.look(tournament_id)
            except Exception:
                log.exception("the tournaments could not be looked at")
            await asyncio.sleep(self.hub.settings.clock_interval)

    async def look(self, tournament_id: str) -> None:
        """Begins tables to which all should have come; then the next step. Those to which all have come have begun."""
        try:
            tournament = await self.hub.database.read(lambda c: tournament_rows.get(c, tournament_id))
            if tournament is None or tournament.status != RUNNING:
                return
            late = self.hub.clock.now() > tournament.opened + steps.patience(tournament)
            for table_id in await self.hub.database.read(lambda c: _waiting(c, tournament_id)) if late else ():
                await self.hub.change(table_id, lambda s: lifecycle.start_without(s, steps.SUBSTITUTE))
            await self.step(tournament_id)
        except FeldherrError as error:
            log.warning("a tournament could not go on", extra={"tournament": tournament_id, "code": error.code})


def _waiting(connection: Connection, tournament_id: str) -> list[str]:
    """Tables that have not begun."""
    found = [each.table_id for each in tournament_rows.tables(connection, tournament_id) if each.result is None]
    waiting = schema.tables.c.id.in_(found) & (schema.tables.c.status == OPEN)
    return [table.id for table in table_rows.find(connection, waiting, max(1, len(found)))]
