"""Ratings made anew from the games that counted, and games struck out of them."""

from collections.abc import Iterator
from dataclasses import asdict
from math import isclose
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, select

from feldherr.kernel.errors import BadOption
from feldherr.server.config import Settings
from feldherr.server.operation.admin.opening import writing
from feldherr.server.operation.admin.recheck import Finding, recheck
from feldherr.server.standing.ratings import end_of, from_records, left_out, rate
from feldherr.server.store import rating_rows, schema
from feldherr.server.store.rating_rows import STRUCK, Rating


class Recomputed(NamedTuple):
    """What came of it."""

    games: int
    """How many count."""
    differing: list[tuple[str, str, str]]
    """Whose ratings are not what these games lead to: person, game and pace."""
    left_out: list[str]
    """Tables that should have counted and did not; those that count now, where all is put right."""


def recompute(engine: Engine, anew: bool = False) -> Recomputed:
    """Whether all ratings are what the games that counted lead to, and all that should have counted did; `anew` puts
    both right. A game that was left out counts from now on, after all others."""
    with writing(engine) as connection:
        rating_rows.lock(connection)
        missing = left_out(connection)
        if anew:  # of some that should have counted, others of the same day may be too many
            missing = [table for table in missing if rate(connection, table, end_of(table))]
        games, differing = _compared(connection, anew)
        return Recomputed(games, differing, [table.id for table in missing])


def _compared(connection: Connection, anew: bool) -> tuple[int, list[tuple[str, str, str]]]:
    made, played = from_records(connection)
    stored = rating_rows.everyone(connection)
    people = rating_rows.accounts(connection, {person for person, _, _ in made})
    there = {key: rating for key, rating in made.items() if key[0] in people}
    differing = sorted(key for key in there.keys() | stored.keys() if not _same(there.get(key), stored.get(key)))
    if anew:
        _write(connection, there)
        for table_id, seats in played.items():
            rating_rows.correct(connection, table_id, seats)
    return len(played), differing


def replayed(engine: Engine, settings: Settings, processes: int | None = None) -> Iterator[Finding]:
    """Plays the records of all games that counted again: what is to be said of those that end otherwise."""
    with engine.connect() as connection, connection.begin():
        rated = schema.rated_games.c
        ids = list(connection.execute(select(rated.table_id).where(rated.pace != STRUCK)).scalars())
    found = recheck(engine, settings, processes, schema.tables.c.id.in_(ids)) if ids else ()
    return (finding for finding in found if finding is not None and finding.differs)


def _same(one: Rating | None, other: Rating | None) -> bool:
    if one is None or other is None:
        return False
    pairs: list[tuple[Any, Any]] = list(zip(asdict(one).values(), asdict(other).values(), strict=True))
    return all(isclose(a, b, rel_tol=1e-9) for a, b in pairs)


def _write(connection: Connection, ratings: dict[tuple[str, str, str], Rating]) -> None:
    rating_rows.clear(connection)
    for (person, game, pace), rating in sorted(ratings.items()):
        rating_rows.put(connection, person, game, pace, rating)


def unrate(engine: Engine, table_id: str) -> None:
    """A game no longer counts, and all ratings are made anew without it."""
    with writing(engine) as connection:
        rating_rows.lock(connection)
        if not rating_rows.strike(connection, table_id):
            raise BadOption("not_rated", table=table_id)
        _compared(connection, anew=True)
