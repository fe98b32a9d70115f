"""Answers to positions of the day."""

from typing import Any

from sqlalchemy import Connection, and_, func, select
from sqlalchemy.dialects import postgresql, sqlite

from feldherr.server.store import schema

answers = schema.puzzle_answers.c


def give(connection: Connection, values: dict[str, Any]) -> bool:
    """Keeps an answer; False, if the person has given one that day."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(schema.puzzle_answers).on_conflict_do_nothing()
    return connection.execute(statement.returning(answers.answer), values).first() is not None


def find(connection: Connection, person_id: str, puzzle: str, day: str) -> int | None:
    """What the person has answered."""
    mine = and_(answers.person_id == person_id, answers.puzzle == puzzle, answers.day == day)
    found: int | None = connection.execute(select(answers.answer).where(mine)).scalar()
    return found


def counted(connection: Connection, puzzle: str, day: str) -> dict[int, int]:
    """How many people gave each answer that day."""
    here = and_(answers.puzzle == puzzle, answers.day == day)
    rows = connection.execute(select(answers.answer, func.count()).where(here).group_by(answers.answer))
    return {row[0]: row[1] for row in rows}
