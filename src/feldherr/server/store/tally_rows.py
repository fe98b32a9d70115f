"""Results of finished games, and sums over them that grow with every game."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.elements import ColumnElement

from feldherr.server.store import schema

PERSON: Final = "person"
BOT: Final = "bot"
SERVER: Final = "server"

Row = tuple[str, str, str, str, bool, str, float]
"""Kind, subject, game, company, whether the table was public, figure, value."""


@dataclass(frozen=True, slots=True)
class Sums:
    """What one subject's games of one kind, in one company, add up to."""

    kind: str
    subject: str
    game: str
    company: str
    public: bool
    figures: dict[str, float]


def result(connection: Connection, table_id: str) -> bytes | None:
    results = schema.results.c
    return connection.execute(select(results.content).where(results.table_id == table_id)).scalar()


def keep_result(connection: Connection, table_id: str, content: bytes, counted: bool) -> bool:
    """False, if the game had a result already: then it was counted before, and only the content is new."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"table_id": table_id, "content": content, "counted": counted}
    statement = dialect.insert(schema.results).on_conflict_do_nothing(index_elements=["table_id"])
    if connection.execute(statement.returning(schema.results.c.table_id), values).first() is not None:
        return True
    here = schema.results.c.table_id == table_id
    connection.execute(update(schema.results).where(here).values(content=content))
    return False


def add(connection: Connection, rows: Iterable[Row]) -> None:
    """Adds to the sums; always in the same order, so that no two processes wait for each other."""
    names = [column.name for column in schema.tallies.c]
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(schema.tallies)
    grown = {"value": schema.tallies.c.value + statement.excluded.value}
    statement = statement.on_conflict_do_update(index_elements=names[:-1], set_=grown)
    given = [dict(zip(names, row, strict=True)) for row in sorted(rows) if row[-1]]
    if given:
        connection.execute(statement, given)


def sums(connection: Connection, where: ColumnElement[bool]) -> list[Sums]:
    """All sums of some subjects; those of a game and company together."""
    found: dict[tuple[str, str, str, str, bool], dict[str, float]] = {}
    for row in connection.execute(select(schema.tallies).where(where)):
        key = (row.kind, row.subject, row.game, row.company, row.public)
        found.setdefault(key, {})[row.figure] = row.value
    return [Sums(*key, figures) for key, figures in sorted(found.items())]


def still_there(connection: Connection, people: set[str]) -> set[str]:
    """Those who have not been forgotten; nobody can be until the transaction ends."""
    who = schema.people.c.id
    return set(connection.execute(select(who).where(who.in_(people)).with_for_update(read=True)).scalars())


def forget_person(connection: Connection, person_id: str) -> None:
    tallies = schema.tallies.c
    connection.execute(delete(schema.tallies).where(tallies.kind == PERSON, tallies.subject == person_id))


def leaders(connection: Connection, game: str, company: str, most: int) -> list[dict[str, Any]]:
    """Accounts with the most wins at public tables of a game."""
    wins, games, people = schema.tallies.alias("wins"), schema.tallies.alias("games"), schema.people
    same = (games.c.kind == wins.c.kind) & (games.c.subject == wins.c.subject) & (games.c.game == wins.c.game)
    same &= (games.c.company == wins.c.company) & (games.c.public == wins.c.public) & (games.c.figure == "games")
    joined = wins.join(people, people.c.id == wins.c.subject).join(games, same)
    shown = select(
        people.c.id.label("person"), people.c.name, wins.c.value.label("wins"), games.c.value.label("games")
    ).select_from(joined)
    of_these = (wins.c.figure == "wins") & (wins.c.kind == PERSON) & (wins.c.game == game)
    of_these &= (wins.c.company == company) & wins.c.public & people.c.account
    ordered = shown.where(of_these).order_by(wins.c.value.desc(), games.c.value, people.c.name).limit(most)
    return [dict(row) for row in connection.execute(ordered).mappings()]


def strongest(connection: Connection, people: Iterable[str], game: str) -> dict[str, str]:
    """Where each of some people held most, at public tables of a game."""
    tallies = schema.tallies.c
    mine = (tallies.kind == PERSON) & tallies.subject.in_(list(people)) & (tallies.game == game) & tallies.public
    query = select(tallies.subject, tallies.figure, func.sum(tallies.value).label("held"))
    query = query.where(mine, tallies.figure.like("in:%")).group_by(tallies.subject, tallies.figure)
    found: dict[str, str] = {}
    for row in connection.execute(query.order_by(func.sum(tallies.value), tallies.figure.desc())):
        found[row.subject] = row.figure.removeprefix("in:")
    return found


def clear(connection: Connection) -> None:
    """All results and sums, before they are made anew."""
    connection.execute(delete(schema.tallies))
    connection.execute(delete(schema.results))
