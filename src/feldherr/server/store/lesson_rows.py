"""How far people are in lessons, and the tables they are at for them."""

from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, func, select

from feldherr.server.store import schema
from feldherr.server.store.table_rows import upsert


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is in a lesson, and what they have reached in it before."""

    person_id: str
    lesson: str
    step: int
    """Steps done; as many as there are, when it is done."""
    slips: int
    shown: bool
    stars: int
    """Bits: finished, without being shown anything, without a slip. None is ever taken away."""
    at: float


class Reached(NamedTuple):
    """So many people are just there in a lesson."""

    lesson: str
    step: int
    done: bool
    people: int


def of_person(connection: Connection, person_id: str) -> dict[str, Progress]:
    """By lesson."""
    rows = connection.execute(select(schema.lessons).where(schema.lessons.c.person_id == person_id)).mappings()
    return {row["lesson"]: Progress(**row) for row in rows}


def tables_of(connection: Connection, person_id: str) -> list[str]:
    """The tables at which the person is for lessons; there is one at most."""
    tables = schema.tables.c
    mine = and_(tables.creator == person_id, tables.lesson.is_not(None))
    return list(connection.execute(select(tables.id).where(mine)).scalars())


def drop_tables(connection: Connection, person_id: str) -> list[str]:
    """Removes them: a lesson can be taken up again from the progress alone."""
    return _drop(connection, tables_of(connection, person_id))


def drop_unused(connection: Connection, since: float) -> list[str]:
    """Removes those at which nobody has been since then; which they were."""
    tables = schema.tables.c
    unused = and_(tables.lesson.is_not(None), tables.updated < since)
    return _drop(connection, list(connection.execute(select(tables.id).where(unused)).scalars()))


def _drop(connection: Connection, found: list[str]) -> list[str]:
    if found:
        connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(found)))
    return found


def keep(connection: Connection, progress: dict[str, Any]) -> None:
    upsert(connection, schema.lessons, progress)


def carry(connection: Connection, guest_id: str, person_id: str) -> None:
    """What a guest has learnt is the person's as well, with whom they turn out to be the same: all stars, and of each
    lesson the place where they were last."""
    own = of_person(connection, person_id)
    for lesson, found in of_person(connection, guest_id).items():
        known = own.get(lesson)
        latest = found if known is None or found.at > known.at else known
        stars = found.stars | (0 if known is None else known.stars)
        keep(connection, {**asdict(latest), "person_id": person_id, "stars": stars})


def reached(connection: Connection) -> list[Reached]:
    """How far people are, counted; whoever has done a lesson once is not counted as having stopped in it."""
    lessons = schema.lessons.c
    done = (lessons.stars > 0).label("done")
    counted = select(lessons.lesson, lessons.step, done, func.count()).group_by(lessons.lesson, lessons.step, done)
    rows = connection.execute(counted.order_by(lessons.lesson, lessons.step))
    return [Reached(lesson, step, bool(is_done), people) for lesson, step, is_done, people in rows]
