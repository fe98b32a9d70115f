"""Tournaments that go on by themselves: when a table ends, and now and then in any case."""

import asyncio
import logging

from sqlalchemy import ColumnElement, Connection, and_

from feldherr.kernel.errors import FeldherrError
from feldherr.server.live.hub import Hub
from feldherr.server.model import OPEN, OVER, PAUSED, Table
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store import schema, table_rows, tournament_rows, vacation_rows
from feldherr.server.store.tournament_rows import RUNNING, Tournament
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
                    await self._look_at_one(tournament_id)
            except Exception:
                log.exception("the tournaments could not be looked at")
            await asyncio.sleep(self.hub.settings.clock_interval)

    async def _look_at_one(self, tournament_id: str) -> None:
        try:
            await self.look(tournament_id)
        except Exception:  # of this one: all others go on
            log.exception("a tournament could not be looked at", extra={"tournament": tournament_id})

    async def look(self, tournament_id: str) -> None:
        """Begins tables to which all should have come, and waits no longer for those that rest; then the next step.
        Those to which all have come have begun."""
        try:
            tournament = await self.hub.database.read(lambda c: tournament_rows.get(c, tournament_id))
            if tournament is None or tournament.status != RUNNING:
                return
            patience = steps.patience(tournament)
            if self.hub.clock.now() > tournament.opened + patience:
                for table_id in await self.hub.database.read(lambda c: self._begun_without(c, tournament)):
                    await self.hub.change(table_id, lifecycle.start_without)
            since = self.hub.clock.now() - patience
            resting = and_(schema.tables.c.status == PAUSED, schema.tables.c.paused_at <= since)
            for table_id in await self._drawn(tournament_id, resting):
                await self.hub.change(table_id, lambda s: lifecycle.wait_no_longer(s, since))
            await self.step(tournament_id)
        except FeldherrError as error:
            log.warning("a tournament could not go on", extra={"tournament": tournament_id, "code": error.code})

    def _begun_without(self, connection: Connection, tournament: Tournament) -> list[str]:
        """Tables at which nobody is waited for any more: who is on vacation is, as long as the table allows it."""
        now, ahead, found = self.hub.clock.now(), self.hub.clock.ahead, []
        for table in _unfinished(connection, tournament.id, schema.tables.c.status == OPEN):
            missing = [seat.person_id for seat in table.seats if seat.kind == OPEN and seat.person_id is not None]
            planned = (vacation_rows.of_person(connection, person) for person in missing)
            if all(now > steps.comes_by(tournament, each, ahead) for each in planned):
                found.append(table.id)
        return found

    async def clear(self, tournament_id: str) -> None:
        """When its maker has ended a tournament, nobody waits for tables that nobody plays at; others are played on."""
        for table_id in await self._drawn(tournament_id, schema.tables.c.status.in_((OPEN, PAUSED))):
            await self.hub.change(table_id, lifecycle.give_up)

    async def _drawn(self, tournament_id: str, where: ColumnElement[bool]) -> list[str]:
        """Tables of the tournament without a result, of which something is so."""
        return await self.hub.database.read(lambda c: [table.id for table in _unfinished(c, tournament_id, where)])


def _unfinished(connection: Connection, tournament_id: str, where: ColumnElement[bool]) -> list[Table]:
    found = [each.table_id for each in tournament_rows.tables(connection, tournament_id) if each.result is None]
    return table_rows.find(connection, schema.tables.c.id.in_(found) & where, max(1, len(found)))
