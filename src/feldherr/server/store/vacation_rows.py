"""Vacations of people, in the calendar's time."""

import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from feldherr.server.model import PERSON, RUNNING
from feldherr.server.store import aside_rows, schema

vacations = schema.vacations.c


@dataclass(frozen=True, slots=True)
class Vacation:
    """Whole days on which somebody is away, from the midnight before the first to that after the last."""

    id: str
    person_id: str
    first: str
    """The first day, as the person's calendar names it."""
    days: int
    start: float
    end: float


def of_person(connection: Connection, person_id: str) -> list[Vacation]:
    """All that somebody has had or planned, in their order."""
    found = select(schema.vacations).where(vacations.person_id == person_id).order_by(vacations.start)
    return [Vacation(*row) for row in connection.execute(found)]


def add(connection: Connection, person_id: str, first: str, days: int, start: float, end: float) -> Vacation:
    vacation = Vacation(secrets.token_urlsafe(9), person_id, first, days, start, end)
    values: dict[str, Any] = {name: getattr(vacation, name) for name in Vacation.__slots__}
    connection.execute(insert(schema.vacations), values)
    return vacation


def drop(connection: Connection, vacation: Vacation) -> None:
    connection.execute(delete(schema.vacations).where(vacations.id == vacation.id))


def cut_short(connection: Connection, vacation: Vacation, days: int, end: float) -> None:
    """It ends now; the days that were begun are spent."""
    shorter = update(schema.vacations).where(vacations.id == vacation.id).values(days=days, end=end)
    connection.execute(shorter)


def to_apply(connection: Connection, today: float, ahead: float) -> list[tuple[str, int, Vacation]]:
    """Seats at running tables whose clocks do not stand as the vacations of their people want it: one has begun, or
    was cut short."""
    seats, tables = schema.seats.c, schema.tables.c
    joined = schema.vacations.join(schema.seats, seats.person_id == vacations.person_id)
    joined = joined.join(schema.tables, tables.id == seats.table_id)
    other = or_(seats.vacation.is_(None), seats.vacation != vacations.id)
    begun = and_(vacations.start <= today, vacations.end > today, other)
    cut = and_(seats.vacation == vacations.id, seats.away_until > today - ahead, vacations.end <= today)
    set_aside = seats.table_id.in_(aside_rows.tables(aside_rows.VACATION))
    here = and_(tables.status == RUNNING, seats.kind == PERSON, ~set_aside, or_(begun, cut))
    found = select(seats.table_id, seats.seat, schema.vacations).select_from(joined).where(here).limit(100)
    return [(row[0], row[1], Vacation(*row[2:])) for row in connection.execute(found)]
