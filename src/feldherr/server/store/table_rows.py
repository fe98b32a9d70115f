"""Tables, seats, moves and sealed answers: reading them, and writing a change of a table as one step."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib import import_module
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, bindparam, delete, exists, insert, select, update
from sqlalchemy import Table as Relation
from sqlalchemy.sql.dml import Update
from sqlalchemy.sql.elements import ColumnElement

from feldherr import rulebook
from feldherr.kernel.errors import BadOption, BadRecord
from feldherr.server.errors import Conflict
from feldherr.server.model import MOVE, OVER, UNDO, Entry, Sealed, Seat, Stored, Table
from feldherr.server.store import schema

_TABLE_FIELDS: Final = tuple(f.name for f in fields(Table) if f.name != "seats")
_SEAT_FIELDS: Final = tuple(f.name for f in fields(Seat))
_UPDATE_SEAT: Final = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("of_table"), schema.seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in _SEAT_FIELDS if name != "seat"})
)


@dataclass(frozen=True, slots=True)
class Rows:
    """What a change writes beside the table and its seats."""

    entries: Sequence[Entry] = ()
    seal: Sealed | None = None
    unseal: int | None = None
    unseal_all: bool = False
    chat: Sequence[dict[str, Any]] = ()
    snapshots_from: int | None = None
    """Snapshots from this number on no longer lead to the present position."""
    progress: dict[str, Any] | None = None
    """How far the person is in the lesson that the table is of."""
    handed_over: int | None = None
    """A seat that somebody else has now: what was begun there is not theirs to read."""


NO_ROWS: Final = Rows()


def upsert(connection: Connection, table: Relation, values: dict[str, Any]) -> None:
    """Inserts a row, or replaces the values of the one with the same key."""
    connection.execute(_upsert(connection.dialect.name, table), values)


@cache
def _upsert(dialect: str, table: Relation) -> Any:
    statement: Any = import_module(f"sqlalchemy.dialects.{dialect}").insert(table)  # one of two, the other is slow
    keys = [column.name for column in table.primary_key]
    rest = {column.name: statement.excluded[column.name] for column in table.c if column.name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=rest)


@cache
def _update_table(names: tuple[str, ...]) -> Update:
    """Statements are made once for each set of columns that change together."""
    tables = schema.tables
    here = and_(tables.c.id == bindparam("of_table"), tables.c.revision == bindparam("of_revision"))
    return update(tables).where(here).values({name: bindparam(f"new_{name}") for name in names})


_INSERT_MOVES: Final = insert(schema.moves)
_OPEN_ALL: Final = delete(schema.sealed).where(schema.sealed.c.table_id == bindparam("of_table"))


def create(connection: Connection, table: Table, entries: Sequence[Entry] = (), snapshot: bytes | None = None) -> None:
    """A new table; with the moves it has already, and a snapshot after the last of them."""
    connection.execute(insert(schema.tables), {name: getattr(table, name) for name in _TABLE_FIELDS})
    connection.execute(
        insert(schema.seats),
        [{"table_id": table.id, **{name: getattr(seat, name) for name in _SEAT_FIELDS}} for seat in table.seats],
    )
    _append(connection, table.id, entries)
    if snapshot is not None:
        values = {"table_id": table.id, "number": table.number, "content": snapshot}
        connection.execute(insert(schema.snapshots), values)


def drop(connection: Connection, table_id: str) -> None:
    """Removes a table that nobody has seen."""
    connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table_id))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))


def commit(connection: Connection, before: Table, after: Table, rows: Rows = NO_ROWS) -> None:
    """Writes what changed. Conflict, if the table is no longer as it was before."""
    names = tuple(name for name in _TABLE_FIELDS if getattr(after, name) != getattr(before, name))
    values = {f"new_{name}": getattr(after, name) for name in names}
    latest = {"of_table": before.id, "of_revision": before.revision}
    if connection.execute(_update_table(names), {**latest, **values}).rowcount != 1:
        raise Conflict
    for old, new in zip(before.seats, after.seats, strict=True):
        if new != old:
            values = {f"new_{name}": getattr(new, name) for name in _SEAT_FIELDS if name != "seat"}
            connection.execute(_UPDATE_SEAT, {"of_table": before.id, "of_seat": new.seat, **values})
    if rows is not NO_ROWS:
        _write_rows(connection, before.id, rows)


def _write_rows(connection: Connection, table_id: str, rows: Rows) -> None:
    _append(connection, table_id, rows.entries)
    sealed, snapshots = schema.sealed.c, schema.snapshots.c
    if rows.seal is not None:
        upsert(connection, schema.sealed, {"table_id": table_id, **_plain(rows.seal)})
    if rows.unseal is not None:
        connection.execute(delete(schema.sealed).where(sealed.table_id == table_id, sealed.seat == rows.unseal))
    if rows.unseal_all:
        connection.execute(_OPEN_ALL, {"of_table": table_id})
    for line in rows.chat:
        connection.execute(insert(schema.chat), {"table_id": table_id, **line})
    if rows.progress is not None:
        upsert(connection, schema.lessons, rows.progress)
    if rows.handed_over is not None:
        drafts = schema.drafts.c
        connection.execute(delete(schema.drafts).where(drafts.table_id == table_id, drafts.seat == rows.handed_over))
        handed = and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == rows.handed_over)
        connection.execute(update(schema.seats).where(handed).values(seen=None))
    if rows.snapshots_from is not None:
        stale = and_(snapshots.table_id == table_id, snapshots.number >= rows.snapshots_from)
        connection.execute(delete(schema.snapshots).where(stale))


def _append(connection: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    if entries:
        connection.execute(_INSERT_MOVES, [{"table_id": table_id, **_plain(entry)} for entry in entries])


def _plain(row: Entry | Sealed) -> dict[str, Any]:
    return {f.name: getattr(row, f.name) for f in fields(row)}


def find(
    connection: Connection, where: ColumnElement[bool], limit: int = 1, first: Sequence[ColumnElement[Any]] = ()
) -> list[Table]:
    """Tables with their seats, the latest first; before that by what else is named, the greatest first."""
    order = [*(one.desc() for one in first), schema.tables.c.updated.desc()]
    found = connection.execute(select(schema.tables).where(where).order_by(*order).limit(limit)).all()
    if not found:
        return []
    by_table: dict[str, list[Seat]] = {row.id: [] for row in found}
    seats = select(schema.seats).where(schema.seats.c.table_id.in_(list(by_table))).order_by(schema.seats.c.seat)
    for row in connection.execute(seats):
        by_table[row.table_id].append(Seat(**{name: getattr(row, name) for name in _SEAT_FIELDS}))
    return [_table(row, by_table[row.id]) for row in found]


def waiting_first(person_id: str) -> tuple[ColumnElement[bool], ...]:
    """Of somebody's tables those where their time runs, and then all others that are not over: a game by letter may
    have lain there for long."""
    tables, seats = schema.tables.c, schema.seats.c
    asked = exists().where(seats.table_id == tables.id, seats.person_id == person_id, seats.due_at.is_not(None))
    return asked, tables.status != OVER


def _table(row: Row[Any], seats: list[Seat]) -> Table:
    """A table as it goes on today: what an older version meant by its options is written out."""
    stored = Table(**{name: getattr(row, name) for name in _TABLE_FIELDS}, seats=tuple(seats))
    with suppress(
        BadRecord, BadOption
    ):  # then it cannot be played on, or its game is not registered: `rebuild` says so
        return replace(stored, options=rulebook(stored.game).of_version(stored.version, stored.options))
    return stored


def get(connection: Connection, table_id: str) -> Table | None:
    return next(iter(find(connection, schema.tables.c.id == table_id)), None)


def load(connection: Connection, table_id: str, after: int | None = None) -> Stored | None:
    """A table with its latest snapshot and the moves since; with `after`, only the moves after that number."""
    table = get(connection, table_id)
    if table is None:
        return None
    snapshot = None
    if after is None:
        snapshots = schema.snapshots
        latest = select(snapshots.c.number, snapshots.c.content).where(snapshots.c.table_id == table_id)
        row = connection.execute(latest.order_by(snapshots.c.number.desc()).limit(1)).first()
        snapshot = (row.number, row.content) if row else None
    known = after if after is not None else snapshot[0] if snapshot else 0
    sealed = connection.execute(select(schema.sealed).where(schema.sealed.c.table_id == table_id))
    return Stored(table, entries_of(connection, table_id, known), [_sealed(row) for row in sealed], snapshot)


def _sealed(row: Row[Any]) -> Sealed:
    return Sealed(row.seat, row.question, row.text, row.tick, row.at)


def entries_of(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    moves = schema.moves.c
    found = select(schema.moves).where(moves.table_id == table_id, moves.number > after).order_by(moves.number)
    return [_entry(row) for row in connection.execute(found)]


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.number, row.kind, row.seat, row.question, row.text, row.tick, row.at)


def answer_to(connection: Connection, table_id: str, seat: int, question: int) -> Entry | None:
    """A seat's answer to a question; None, if there is none, or it was undone: that is always the next entry."""
    moves = schema.moves.c
    own = and_(moves.seat == seat, moves.question == question, moves.kind == MOVE)
    row = connection.execute(select(schema.moves).where(moves.table_id == table_id, own)).first()
    if row is None:
        return None
    undone = and_(moves.table_id == table_id, moves.number == row.number + 1, moves.kind == UNDO)
    return None if connection.execute(select(moves.number).where(undone)).first() else _entry(row)


def see(connection: Connection, table_id: str, seat: int, person_id: str, events: int) -> int | None:
    """Notes how many events somebody has seen at their seat, if they are more; how many they were before."""
    seats = schema.seats.c
    mine = and_(seats.table_id == table_id, seats.seat == seat, seats.person_id == person_id)
    before: int | None = connection.execute(select(seats.seen).where(mine)).scalar()
    if events > (before or 0):
        connection.execute(update(schema.seats).where(mine).values(seen=events))
    return before


def drop_sandboxes(connection: Connection, where: ColumnElement[bool], keep: int = 0) -> list[str]:
    """Forgets sandboxes with all that belongs to them, but for the latest; which they were."""
    tables = schema.tables.c
    latest = select(tables.id).where(tables.sandbox, where).order_by(tables.updated.desc())
    gone = list(connection.execute(latest.offset(keep)).scalars())
    if gone:
        connection.execute(delete(schema.tables).where(tables.id.in_(gone)))
    return gone


def keep_snapshot(connection: Connection, table_id: str, number: int, content: bytes) -> None:
    """Keeps a snapshot and the one before, for an undo; none, if its last move has been undone meanwhile."""
    connection.execute(select(schema.tables.c.tick).where(schema.tables.c.id == table_id).with_for_update())
    moves = schema.moves.c
    later = and_(moves.table_id == table_id, moves.number > number, moves.kind == UNDO)
    if connection.execute(select(moves.number).where(later).limit(1)).first():
        return
    upsert(connection, schema.snapshots, {"table_id": table_id, "number": number, "content": content})
    snapshots = schema.snapshots.c
    numbers = select(snapshots.number).where(snapshots.table_id == table_id).order_by(snapshots.number.desc())
    old = connection.execute(numbers.offset(2)).scalars().all()
    if old:
        where = and_(snapshots.table_id == table_id, snapshots.number <= old[0])
        connection.execute(delete(schema.snapshots).where(where))
