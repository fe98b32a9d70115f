"""Who follows whom, and who has blocked whom."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select

from feldherr.server.store import schema
from feldherr.server.store.archive_rows import folded
from feldherr.server.store.table_rows import upsert

FRIEND: Final = "friend"
BLOCK: Final = "block"
ties = schema.ties.c


def set_tie(connection: Connection, person_id: str, other_id: str, kind: str | None) -> None:
    """Makes a tie, or ends it. Who blocks somebody ends what was between them, on both sides."""
    mine = and_(ties.person_id == person_id, ties.other_id == other_id)
    theirs = and_(ties.person_id == other_id, ties.other_id == person_id, ties.kind == FRIEND)
    if kind is None:
        connection.execute(delete(schema.ties).where(mine))
        return
    upsert(connection, schema.ties, {"person_id": person_id, "other_id": other_id, "kind": kind})
    if kind == BLOCK:
        connection.execute(delete(schema.ties).where(theirs))


def count_others(connection: Connection, person_id: str, but: str) -> int:
    """How many ties somebody has to others than one."""
    others = and_(ties.person_id == person_id, ties.other_id != but)
    return connection.execute(select(func.count()).where(others)).scalar_one()


def between(connection: Connection, person_id: str, other_id: str) -> str | None:
    """What somebody has made of another: a friend, somebody blocked, or nothing."""
    query = select(ties.kind).where(ties.person_id == person_id, ties.other_id == other_id)
    return connection.execute(query).scalar()


def blocked_by(connection: Connection, person_id: str) -> set[str]:
    """Those who have blocked somebody."""
    return set(
        connection.execute(select(ties.person_id).where(ties.other_id == person_id, ties.kind == BLOCK)).scalars()
    )


def heard_by(person_id: str | None) -> ColumnElement[bool]:
    """The lines of chat that somebody is to read: none of those whom they have blocked."""
    blocked = select(ties.other_id).where(ties.person_id == (person_id or ""), ties.kind == BLOCK)
    said_by = schema.chat.c.person_id
    return or_(said_by.is_(None), said_by.not_in(blocked))


def of_person(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """Everybody whom somebody follows or has blocked, and whether they are followed in turn."""
    back = schema.ties.alias("back")
    people = schema.people.c
    returned = and_(back.c.person_id == ties.other_id, back.c.other_id == ties.person_id, back.c.kind == FRIEND)
    joined = schema.ties.join(schema.people, people.id == ties.other_id).outerjoin(back, returned)
    shown = select(people.id, people.name, ties.kind, back.c.kind.label("back")).select_from(joined)
    found = [
        {"id": row.id, "name": row.name, "tie": row.kind, "mutual": row.kind == FRIEND and row.back is not None}
        for row in connection.execute(shown.where(ties.person_id == person_id))
    ]
    return sorted(found, key=lambda one: (folded(one["name"]), one["id"]))


def friends(connection: Connection, person_id: str) -> set[str]:
    """Those whom somebody follows."""
    query = select(ties.other_id).where(ties.person_id == person_id, ties.kind == FRIEND)
    return set(connection.execute(query).scalars())


def followers(connection: Connection, person_id: str) -> list[dict[str, str]]:
    """Those who follow somebody without being followed, that they may be followed in turn."""
    people = schema.people.c
    known = select(ties.other_id).where(ties.person_id == person_id)
    query = select(people.id, people.name).join(schema.ties, ties.person_id == people.id)
    query = query.where(ties.other_id == person_id, ties.kind == FRIEND, people.id.not_in(known)).limit(100)
    return [dict(row) for row in connection.execute(query.order_by(people.name)).mappings()]
