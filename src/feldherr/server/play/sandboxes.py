"""Sandboxes: whatever was decided can be undone, and positions can be changed by hand. Both are done by a worker."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from time import time

from feldherr.server.errors import Refused
from feldherr.server.live.hub import ATTEMPTS, Hub
from feldherr.server.model import EDIT, RUNNING, UNDO, Entry, Person, Stored, Table
from feldherr.server.play.moves import counted, require_room, take_back
from feldherr.server.standing.change import Next, asking
from feldherr.server.standing.rebuild import Standing, pack, read
from feldherr.server.store import table_rows
from feldherr.server.store.table_rows import Rows
from feldherr.server.work import jobs


class Moved(Exception):
    """Something else happened at the table meanwhile."""


async def undo(hub: Hub, table_id: str, person: Person) -> Standing:
    """Takes back the answer that was sealed last, else undoes the last decision or edit, whoever's it was."""

    async def store(standing: Standing) -> Stored:
        table = standing.table
        if standing.previous is None:
            raise Refused(409, "at_beginning")
        entries = await hub.database.read(lambda c: table_rows.entries_of(c, table.id))
        known = [entry for entry in entries if entry.number <= table.number]
        return Stored(table, [*known, entry_after(table, UNDO, "")], [], None)

    standing = await hub.standing(table_id)
    require_maker(standing.table, person)
    if standing.sealed:
        last = max(standing.sealed.values(), key=lambda seal: seal.tick)
        return await hub.change(table_id, lambda s: take_back(s, person, last.seat, str(last.question)))
    return await _changed(hub, table_id, person, store)


async def edit(hub: Hub, table_id: str, person: Person, edits: Sequence[str]) -> Standing:
    """Changes the position; BadEdit says why it cannot be so."""

    async def store(standing: Standing) -> Stored:
        table = standing.table
        assert standing.game is not None
        entry = entry_after(table, EDIT, "\n".join(edits), places=len(edits))
        return Stored(table, [entry], [], (table.number, pack(standing.game)))

    return await _changed(hub, table_id, person, store)


def require_maker(table: Table, person: Person) -> None:
    if not table.sandbox:
        raise Refused(409, "no_sandbox")
    if table.creator != person.id:
        raise Refused(403, "members_only")


def entry_after(table: Table, kind: str, text: str, places: int = 1) -> Entry:
    """The next entry; as many places as it takes are no longer free."""
    return Entry(table.number + places, kind, 0, table.question, text, table.tick + 1, time())


async def _changed(hub: Hub, table_id: str, person: Person, store: Callable[[Standing], Awaitable[Stored]]) -> Standing:
    """The table after the last of the entries that are to be stored: rebuilt by a worker, then committed, if nothing
    else has happened meanwhile."""
    for _ in range(ATTEMPTS):
        before = await hub.standing(table_id)
        require_maker(before.table, person)
        require_room(before.table)
        stored = await store(before)
        entry = stored.entries[-1]
        made = read(stored.table, await hub.work.tables.do(partial(jobs.rebuilt, stored)))
        try:
            return await hub.change(table_id, partial(_stands, stored.table.revision, made, entry))
        except Moved:
            continue
    raise Refused(503, "too_busy")


def _stands(revision: int, made: Standing, entry: Entry, now: Standing) -> Next:
    if now.table.revision != revision:
        raise Moved
    assert made.game is not None
    table = replace(now.table, number=entry.number, status=RUNNING, pause=None, ended=None, outcome=None, proposals=[])
    for seat in range(table.players):
        table = counted(table, seat)
    rows = Rows(entries=[entry], unseal_all=True, snapshots_from=0)
    return Next(Standing(asking(table, made.game), made.game, made.previous), rows)
