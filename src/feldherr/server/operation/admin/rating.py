"""Ratings made anew from the games that counted, and games struck out of them."""

from dataclasses import asdict
from math import isclose
from typing import Any

from sqlalchemy import Connection, Engine

from feldherr.kernel.errors import BadOption
from feldherr.server.operation.admin.opening import writing
from feldherr.server.standing.ratings import from_records
from feldherr.server.store import rating_rows
from feldherr.server.store.rating_rows import Rating


def recompute(engine: Engine, anew: bool = False) -> tuple[int, list[tuple[str, str, str]]]:
    """How many games count, and whose ratings are not what these games lead to; `anew` puts them right."""
    with writing(engine) as connection:
        rating_rows.lock(connection)
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
    recompute(engine, anew=True)
