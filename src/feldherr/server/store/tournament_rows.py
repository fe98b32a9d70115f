"""Tournaments, those who entered them, and the tables of their rounds."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from time import time
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, insert, or_, select, update

from feldherr.server.model import GONE
from feldherr.server.store import schema

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"

tournaments = schema.tournaments.c
entries = schema.tournament_entries.c
drawn = schema.tournament_tables.c


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament; its rounds are numbered from 1, and 0 is before the first."""

    id: str
    name: str
    creator: str | None
    game: str
    options: dict[str, Any]
    pace: dict[str, Any]
    rated: bool
    kind: str
    size: int
    """Entrants at a table, at most."""
    rounds: int
    places: int
    """How many may enter; it begins by itself when so many have."""
    created: float
    updated: float
    status: str = OPEN
    round: int = 0
    opened: float = 0.0
    """When the present round was drawn, by the server's clock."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody who takes part."""

    entry: int
    person_id: str | None
    name: str
    present: bool
    """Whether they are drawn in the next round: not those who have left, or did not come."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A table of a round."""

    round: int
    number: int
    table_id: str
    seating: list[int | None]
    """Entries by seat; none for a bot."""
    result: dict[str, Any] | None
    """`ranking`, seats by place, and `missed`, seats whose entrant did not play to the end; none before the end."""


def _tournament(row: Row[Any]) -> Tournament:
    return Tournament(**row._mapping)


def create(connection: Connection, tournament: Tournament) -> None:
    connection.execute(insert(schema.tournaments), asdict(tournament))


def get(connection: Connection, tournament_id: str) -> Tournament | None:
    row = connection.execute(select(schema.tournaments).where(tournaments.id == tournament_id)).first()
    return _tournament(row) if row else None


def lock(connection: Connection, tournament_id: str) -> Tournament | None:
    """A tournament that nobody else changes until the transaction ends."""
    query = select(schema.tournaments).where(tournaments.id == tournament_id).with_for_update()
    row = connection.execute(query).first()
    return _tournament(row) if row else None


def change(connection: Connection, tournament_id: str, **values: Any) -> None:
    here = tournaments.id == tournament_id
    connection.execute(update(schema.tournaments).where(here).values(updated=time(), **values))


def find(connection: Connection, where: ColumnElement[bool], limit: int) -> list[tuple[Tournament, int]]:
    """Tournaments with the number of those who entered, the latest first."""
    counted = select(func.count()).where(entries.tournament_id == tournaments.id).scalar_subquery()
    query = select(schema.tournaments, counted.label("entered")).where(where)
    rows = connection.execute(query.order_by(tournaments.updated.desc(), tournaments.id).limit(limit)).all()
    names = [column.name for column in schema.tournaments.c]
    return [(Tournament(**{name: getattr(row, name) for name in names}), row.entered) for row in rows]


def of_person(person_id: str) -> ColumnElement[bool]:
    """The tournaments that somebody made or entered."""
    entered = select(entries.tournament_id).where(entries.person_id == person_id)
    return or_(tournaments.creator == person_id, tournaments.id.in_(entered))


def unfinished_of(connection: Connection, person_id: str) -> int:
    """How many tournaments somebody has made that are not over."""
    own = and_(tournaments.creator == person_id, tournaments.status.in_((OPEN, RUNNING)))
    return connection.execute(select(func.count()).where(own)).scalar_one()


def running(connection: Connection) -> list[str]:
    query = select(tournaments.id).where(tournaments.status == RUNNING).order_by(tournaments.id)
    return list(connection.execute(query).scalars())


def entrants(connection: Connection, tournament_id: str) -> list[Entry]:
    query = select(schema.tournament_entries).where(entries.tournament_id == tournament_id).order_by(entries.entry)
    return [Entry(row.entry, row.person_id, row.name, row.present) for row in connection.execute(query)]


def enter(connection: Connection, tournament_id: str, entry: Entry) -> None:
    connection.execute(insert(schema.tournament_entries), {"tournament_id": tournament_id, **asdict(entry)})


def set_present(connection: Connection, tournament_id: str, entry: int, present: bool) -> None:
    here = and_(entries.tournament_id == tournament_id, entries.entry == entry)
    connection.execute(update(schema.tournament_entries).where(here).values(present=present))


def withdraw(connection: Connection, tournament_id: str, entry: int) -> None:
    here = and_(entries.tournament_id == tournament_id, entries.entry == entry)
    connection.execute(delete(schema.tournament_entries).where(here))


def tables(connection: Connection, tournament_id: str) -> list[Drawn]:
    where = drawn.tournament_id == tournament_id
    query = select(schema.tournament_tables).where(where).order_by(drawn.round, drawn.number)
    return [Drawn(r.round, r.number, r.table_id, r.seating, r.result) for r in connection.execute(query)]


def add_tables(connection: Connection, tournament_id: str, made: Sequence[Drawn]) -> None:
    connection.execute(
        insert(schema.tournament_tables), [{"tournament_id": tournament_id, **asdict(each)} for each in made]
    )


def keep_result(connection: Connection, table_id: str, result: dict[str, Any]) -> None:
    here = drawn.table_id == table_id
    connection.execute(update(schema.tournament_tables).where(here).values(result=result))


def forget_person(connection: Connection, person_id: str) -> None:
    """Somebody forgotten keeps a place in the standings, without a name, and is drawn no more."""
    mine = entries.person_id == person_id
    connection.execute(update(schema.tournament_entries).where(mine).values(person_id=None, name=GONE, present=False))
    own = tournaments.creator == person_id
    connection.execute(update(schema.tournaments).where(own).values(creator=None))
