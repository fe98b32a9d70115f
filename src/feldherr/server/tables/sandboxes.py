"""Sandboxes: one's own tables to try things out, from many positions; and positions shared by link."""

import asyncio
import logging
from dataclasses import replace
from functools import partial
from time import time
from typing import Any, Final

from sqlalchemy import Connection

from feldherr.kernel import words
from feldherr.kernel.fair import seed_from
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.model import ALWAYS, OVER, RUNNING, Person, Table
from feldherr.server.standing.change import asking
from feldherr.server.standing.clocks import DAY
from feldherr.server.standing.fairness import nonces
from feldherr.server.standing.rebuild import Standing, begin
from feldherr.server.store import lesson_rows, position_rows, schema, table_rows
from feldherr.server.tables.lifecycle import SeatWish, create
from feldherr.server.tables.may import require_game
from feldherr.server.work import jobs

log = logging.getLogger("feldherr.sandboxes")
TIDY_SECONDS: Final = 3600.0
COLOURS: Final = ("red", "blue", "black", "yellow", "purple")
"""Of the seats: who plays all of them knows them by these."""

Origin = dict[str, Any]


async def open_new(hub: Hub, person: Person, game: str, players: int, options: dict[str, Any]) -> Table:
    """A sandbox at the beginning of a game."""
    return await _keep(hub, person, _seated(person, game, players, options, {"source": "new"}))


async def open_branch(hub: Hub, person: Person, branch: jobs.Branch, origin: Origin) -> Table:
    """A sandbox at a position."""
    table = _seated(person, branch.game, branch.players, branch.options, origin, branch.start, branch.question)
    return await _keep(hub, person, table)


async def branch_of_game(hub: Hub, standing: Standing, at: int) -> jobs.Branch:
    """A position of a finished game: of a running one nobody is shown what is hidden."""
    old, game = standing.table, standing.game
    require_game(old)
    if old.status != OVER or game is None:
        raise Refused(409, "not_over")
    if at > len(game.moves):
        raise Refused(422, "no_such_move", at=at, moves=len(game.moves))
    moves = [(seat, move.text) for seat, move in game.moves[:at]]
    return await hub.work.tables.do(partial(jobs.branch_at, old, moves))


async def branch_of_position(hub: Hub, position_id: str) -> jobs.Branch:
    """A position that was shared."""
    found = await hub.database.write(position_id, lambda c: position_rows.find(c, position_id, time()))
    if found is None:
        raise Refused(404, "no_such_position")
    return await hub.work.tables.do(partial(jobs.branch_of_position, found))


async def share(hub: Hub, standing: Standing) -> str:
    """Keeps the present position of a sandbox for everybody who has the link; its id."""
    table, game = standing.table, standing.game
    if not table.sandbox or game is None:
        raise Refused(409, "no_sandbox")
    if game.over:
        raise Refused(422, "position_over")
    players, agenda, _, *fields = game.rulebook.encode(game.state)
    position = {
        "game": table.game,
        "version": table.version,
        "players": table.players,
        "options": game.options,
        "position": [players, agenda, 0, *fields],
    }
    return await hub.database.write(table.id, lambda c: position_rows.keep(c, position, time()))


def _seated(
    person: Person,
    game: str,
    players: int,
    options: dict[str, Any],
    origin: Origin,
    start: list[Any] | None = None,
    question: int = 0,
) -> Table:
    """A table whose maker has all seats, and that has begun."""
    names = [words.name(person.language, colour, "colour") for colour in COLOURS]
    wishes = [SeatWish("me", name=name) for name in names[:players]]
    wishes += [SeatWish("me")] * (players - len(wishes))
    pace = {"kind": "free"}
    table = create(person, game, players, options, pace, False, wishes, ALWAYS, origin, start, question, sandbox=True)
    assert table.secret is not None
    table = replace(table, status=RUNNING, seed=seed_from(table.secret, nonces(table)))
    return asking(table, begin(table))


async def _keep(hub: Hub, person: Person, table: Table) -> Table:
    """Stores a sandbox; the one that its maker has not used for longest may have to go."""

    def write(connection: Connection) -> list[str]:
        table_rows.create(connection, table)
        own = schema.tables.c.creator == person.id
        return table_rows.drop_sandboxes(connection, own, hub.settings.sandboxes_per_person)

    _forget(hub, await hub.database.write(person.id, write))
    return table


def _forget(hub: Hub, gone: list[str]) -> None:
    for table_id in gone:
        if table_id in hub.tables:
            hub.tables[table_id].drop()


async def watch_sandboxes(hub: Hub) -> None:
    """Runs as long as the server: what nobody has used for long is dropped."""
    while True:
        try:
            await tidy(hub, time())
        except Exception:
            log.exception("sandboxes could not be tidied")
        await asyncio.sleep(TIDY_SECONDS)


async def tidy(hub: Hub, now: float) -> None:
    """Sandboxes, positions and tables of lessons that nobody uses go; progress in lessons stays."""
    settings, tables = hub.settings, schema.tables.c
    old, unused = now - settings.sandbox_days * DAY, now - settings.position_days * DAY

    def write(connection: Connection) -> list[str]:
        position_rows.drop_unused(connection, unused)
        return table_rows.drop_sandboxes(connection, tables.updated < old) + lesson_rows.drop_unused(connection, old)

    _forget(hub, await hub.database.write("sandboxes", write))
