"""Analyses of finished games: under way, with how much is done, and those that are made."""

from dataclasses import dataclass
from typing import Any
from zlib import compress, decompress

import orjson
from sqlalchemy import Connection, and_, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.elements import ColumnElement

from feldherr.server.store import schema

analyses = schema.analyses.c


@dataclass(frozen=True, slots=True)
class Kept:
    """An analysis as far as it is made; whoever makes it renews the lease."""

    progress: float
    lease: float
    content: dict[str, Any] | None


def find(connection: Connection, table_id: str, seat: int) -> Kept | None:
    wanted = select(analyses.progress, analyses.lease, analyses.content)
    row = connection.execute(wanted.where(_here(table_id, seat))).first()
    if row is None:
        return None
    return Kept(row.progress, row.lease, None if row.content is None else orjson.loads(decompress(row.content)))


def is_busy(connection: Connection, person_id: str, now: float) -> bool:
    """Whether one is being made for this person."""
    under_way = and_(analyses.person_id == person_id, analyses.content.is_(None), analyses.lease > now)
    return connection.execute(select(analyses.seat).where(under_way).limit(1)).first() is not None


def begin(connection: Connection, table_id: str, seat: int, person_id: str, now: float, lease: float) -> bool:
    """Takes the place of one that was given up, or is of an older form; False, if somebody else was quicker."""
    connection.execute(delete(schema.analyses).where(_here(table_id, seat), analyses.lease < now))
    values = {"table_id": table_id, "seat": seat, "person_id": person_id, "progress": 0.0, "lease": lease}
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(schema.analyses).on_conflict_do_nothing(index_elements=["table_id", "seat"])
    return connection.execute(statement.returning(analyses.seat), values).first() is not None


def go_on(connection: Connection, table_id: str, seat: int, progress: float, lease: float) -> None:
    connection.execute(update(schema.analyses).where(_here(table_id, seat)).values(progress=progress, lease=lease))


def finish(connection: Connection, table_id: str, seat: int, content: dict[str, Any]) -> None:
    values = {"progress": 1.0, "lease": 0.0, "content": compress(orjson.dumps(content), 6)}
    connection.execute(update(schema.analyses).where(_here(table_id, seat)).values(**values))


def give_up(connection: Connection, table_id: str, seat: int) -> None:
    unfinished = and_(_here(table_id, seat), analyses.content.is_(None))
    connection.execute(delete(schema.analyses).where(unfinished))


def _here(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(analyses.table_id == table_id, analyses.seat == seat)
