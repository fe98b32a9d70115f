"""What an operator may see: tables, people and reports; never a seed, a secret, a plan or a note."""

from typing import Any, Final

from sqlalchemy import Connection, and_, func, or_, select, true

from feldherr.kernel.errors import BadOption
from feldherr.lessons import lessons as written_lessons
from feldherr.server.model import OPEN, OVER, PAUSED, RUNNING, Person, Table
from feldherr.server.store import aside_rows, lesson_rows, people_rows, schema, table_rows

STATUSES: Final = (OPEN, RUNNING, PAUSED, OVER)
MOST: Final = 10_000


def games(connection: Connection, status: str | None) -> list[dict[str, Any]]:
    """Tables, the latest first."""
    if status is not None and status not in STATUSES:
        raise BadOption("bad_value", option="--status", value=status[:80], allowed=list(STATUSES))
    tables = schema.tables.c
    where = and_(tables.lesson.is_(None), true() if status is None else tables.status == status)
    aside = aside_rows.reasons(connection)
    return [_summary(table, aside) for table in table_rows.find(connection, where, MOST)]


def _summary(table: Table, aside: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "version": table.version,
        "moves": table.number,
        "updated": table.updated,
        "names": table.names,
        "set_aside": aside.get(table.id, []),
    }


def lessons(connection: Connection) -> list[dict[str, Any]]:
    """How many people have begun and done each lesson, and at which step others stopped; nobody is named."""
    reached = lesson_rows.reached(connection)
    return [
        {
            "lesson": lesson.id,
            "steps": len(lesson.steps),
            "begun": sum(each.people for each in reached if each.lesson == lesson.id),
            "done": sum(each.people for each in reached if each.lesson == lesson.id and each.done),
            "stopped": {each.step + 1: each.people for each in reached if each.lesson == lesson.id and not each.done},
        }
        for lesson in written_lessons()
    ]


def require_table(connection: Connection, table_id: str) -> Table:
    table = table_rows.get(connection, table_id)
    if table is None:
        raise BadOption("unknown_table", table=table_id[:80])
    return table


def show(connection: Connection, table_id: str) -> dict[str, Any]:
    """All about one table that is no secret."""
    table = require_table(connection, table_id)
    shown = ("public", "pace", "options", "created", "question", "waiting_for", "pause", "outcome", "ended", "creator")
    seats = [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "level": seat.level,
            "name": seat.name,
            "person": seat.person_id,
            "stand_in": seat.stand_in,
            "due_at": seat.due_at,
        }
        for seat in table.seats
    ]
    return {
        **_summary(table, aside_rows.reasons(connection)),
        **{name: getattr(table, name) for name in shown},
        "seats": seats,
    }


def players(connection: Connection) -> list[dict[str, Any]]:
    """People, the latest first, and at how many tables they sit."""
    people, seats = schema.people.c, schema.seats.c
    count = func.count(func.distinct(seats.table_id)).label("tables")
    joined = schema.people.outerjoin(schema.seats, seats.person_id == people.id)
    query = select(people.id, people.name, people.email, people.language, people.created, count).select_from(joined)
    query = query.group_by(people.id, people.name, people.email, people.language, people.created)
    return [dict(row) for row in connection.execute(query.order_by(people.created.desc())).mappings()]


def require_person(connection: Connection, word: str) -> Person:
    """The one person with this id, e-mail address or name."""
    people = schema.people.c
    query = select(people.id).where(or_(people.id == word, people.email == word.lower(), people.name == word))
    found = list(connection.execute(query.limit(10)).scalars())
    if word in found:
        found = [word]
    if not found:
        raise BadOption("unknown_person", person=word[:80])
    if len(found) > 1:
        raise BadOption("several_people", person=word[:80], ids=found)
    person = people_rows.get(connection, found[0])
    assert person is not None
    return person


def reports(connection: Connection) -> list[dict[str, Any]]:
    """Lines of chat that were reported, the latest first: who said what, and who found it wrong."""
    told, chat = schema.reports.c, schema.chat.c
    joined = schema.reports.join(schema.chat, (chat.table_id == told.table_id) & (chat.n == told.n))
    query = select(
        told.at,
        told.table_id.label("table"),
        told.n,
        chat.person_id.label("person"),
        chat.name,
        chat.text,
        told.person_id.label("reporter"),
        told.reason,
    )
    return [dict(row) for row in connection.execute(query.select_from(joined).order_by(told.at.desc())).mappings()]
