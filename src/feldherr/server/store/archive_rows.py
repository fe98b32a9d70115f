"""The games that somebody has finished, the one that ended last first; found by words of the table or of its people."""

from unicodedata import combining, normalize

from sqlalchemy import Connection, and_, select

from feldherr.server.model import OVER, PERSON, Table
from feldherr.server.store import schema, table_rows


def folded(text: str) -> str:
    """A text without capitals and marks. Databases differ in what they take for the same letter; so this is asked here.

    >>> folded("MÜLLER"), folded("Weiß"), folded("Žižka")
    ('muller', 'weiss', 'zizka')
    """
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))


def finished(
    connection: Connection, person_id: str, words: str, game: str | None, before: float | None, limit: int
) -> list[Table]:
    """Somebody's finished games in which the words occur: in the table's name, or in that of somebody there."""
    tables, seats = schema.tables.c, schema.seats.c
    mine = select(seats.table_id).where(seats.person_id == person_id, seats.kind == PERSON)
    where = and_(tables.status == OVER, tables.id.in_(mine), tables.lesson.is_(None), ~tables.sandbox)
    if game is not None:
        where = and_(where, tables.game == game)
    if before is not None:
        where = and_(where, tables.ended_at < before)
    latest = (tables.ended_at.desc(), tables.id)
    wanted = folded(words.strip())
    if not wanted:
        listed = select(tables.id).where(where).order_by(*latest).limit(limit)
        return _in_order(connection, list(connection.execute(listed).scalars()))
    named = select(tables.id, tables.name, seats.name.label("player")).join_from(schema.tables, schema.seats)
    found: dict[str, None] = {}
    for row in connection.execute(named.where(where).order_by(*latest)):
        if wanted in folded(row.name or "") or wanted in folded(row.player or ""):
            found[row.id] = None
    return _in_order(connection, list(found)[:limit])


def _in_order(connection: Connection, ids: list[str]) -> list[Table]:
    found = {table.id: table for table in table_rows.find(connection, schema.tables.c.id.in_(ids), max(1, len(ids)))}
    return [found[each] for each in ids]
