"""Notices: who is to be told of which decision, whether they have been; push subscriptions; the server's own keys."""

import secrets
from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass
from time import time
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, exists, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from feldherr.server.model import OPEN, OVER, PAUSED, PERSON, RUNNING, TIME
from feldherr.server.notices.push import Subscription
from feldherr.server.notices.wishes import MAIL, PUSH, Wishes
from feldherr.server.store import schema

WAITING: Final = "waiting"
SENT: Final = "sent"
FAILED: Final = "failed"
BATCH: Final = 200
LINES_KEPT: Final = 24 * 3600.0
"""For so long it is known who was told of a line."""
FULL: Final = "full"
TO_ALL: Final = "to_all"
PROPOSED: Final = "proposed"
STOOD_IN: Final = "stood_in"
CARRIED_OUT: Final = "carried_out"
CALLING: Final = (TO_ALL, FULL, PROPOSED, STOOD_IN, CARRIED_OUT)
"""The kinds of lines that call somebody at a table."""
KEPT: Final = -(2**31)
"""What a notice is about that a seat is kept for somebody who was invited, or drawn to a table: before all lines."""
MOST_SUBSCRIPTIONS: Final = 10
KEY: Final = ["table_id", "question", "person_id", "channel"]
notices = schema.notices.c


@dataclass(frozen=True, slots=True)
class Notice:
    """One person is to hear of one decision, of one line that calls everybody, or of a seat kept for them, over one
    channel: at most once."""

    table_id: str
    question: int
    """The decision; of line n, it is -n; of a seat that is kept, `KEPT`."""
    person_id: str
    channel: str

    @property
    def of_line(self) -> bool:
        return KEPT < self.question < 0


def _is(notice: Notice) -> Any:
    return and_(*(notices[name] == value for name, value in zip(KEY, astuple(notice), strict=True)))


def asked(connection: Connection, since: float, until: float, with_mail: bool) -> set[Notice]:
    """What people who wait to be told should hear about the tables that last changed between two moments."""
    tables, seats, people = schema.tables.c, schema.seats.c, schema.people.c
    pushes = exists().where(schema.subscriptions.c.person_id == people.id).label("pushes")
    joined = schema.tables.join(schema.seats, seats.table_id == tables.id).join(
        schema.people, people.id == seats.person_id
    )
    quiet = and_(
        tables.public.in_([True, False]),  # lets the index of tables by their last change be used
        tables.status == RUNNING,
        ~tables.sandbox,
        tables.lesson.is_(None),
        tables.updated > since,
        tables.updated <= until,
        seats.kind == PERSON,
        seats.stand_in.is_(False),
    )
    own = (seats.seat, seats.person_id, people.confirmed, people.notify)
    columns = (tables.id, tables.question, tables.waiting_for, tables.options, *own)
    found = set()
    for row in connection.execute(select(*columns, pushes).select_from(joined).where(quiet)):
        if not _is_awaited(row):
            continue
        found |= {Notice(row.id, row.question, row.person_id, channel) for channel in _channels(row, with_mail)}
    return found


def waiting_for(connection: Connection, person_id: str) -> int:
    """At how many tables a person is to decide."""
    tables, seats = schema.tables.c, schema.seats.c
    own = and_(
        seats.person_id == person_id,
        seats.kind == PERSON,
        seats.stand_in.is_(False),
        tables.status == RUNNING,
        ~tables.sandbox,
        tables.lesson.is_(None),
    )
    joined = schema.seats.join(schema.tables, seats.table_id == tables.id)
    found = connection.execute(
        select(tables.id, tables.waiting_for, tables.options, seats.seat).select_from(joined).where(own)
    )
    return len({row.id for row in found if _is_awaited(row)})


def _is_awaited(row: Any) -> bool:
    """Whether somebody who plays at a table that runs is to answer there: see `Table.awaited`."""
    return row.seat in row.waiting_for or (not row.waiting_for and row.options.get("throws") == "outside")


def _channels(row: Any, with_mail: bool) -> frozenset[str]:
    """How a person can be reached, and wants to be."""
    reachable = {MAIL} if with_mail and row.confirmed else set()
    reachable |= {PUSH} if row.pushes else set()
    return Wishes.of(row.notify).channels & reachable


def called(connection: Connection, since: float, until: float, with_mail: bool) -> set[Notice]:
    """Lines said between two moments that call people at a table, and whom they call."""
    tables, seats, people, chat = schema.tables.c, schema.seats.c, schema.people.c, schema.chat.c
    pushes = exists().where(schema.subscriptions.c.person_id == people.id).label("pushes")
    joined = schema.tables.join(schema.chat, chat.table_id == tables.id)
    joined = joined.join(schema.seats, seats.table_id == tables.id).join(schema.people, people.id == seats.person_id)
    lately = and_(
        tables.public.in_([True, False]),  # lets the index of tables by their last change be used
        tables.status.in_([OPEN, RUNNING, PAUSED, OVER]),
        tables.updated > since,
        chat.kind.in_(CALLING),
        chat.at > max(since, until - LINES_KEPT),  # of older ones it is not known any more who was told
        chat.at <= until,
        seats.kind == PERSON,
    )
    line = (chat.n, chat.kind.label("line"), chat.facts, chat.person_id.label("by"))
    columns = (tables.id, *line, seats.seat, seats.person_id, seats.stand_in, people.confirmed, people.notify, pushes)
    rows = [row for row in connection.execute(select(*columns).select_from(joined).where(lately)) if _is_called(row)]
    return {Notice(row.id, -row.n, row.person_id, channel) for row in rows for channel in _channels(row, with_mail)}


def _is_called(row: Any) -> bool:
    """Whether a line calls whoever sits somewhere: a word to all and a proposal everybody else, what happened to a
    seat the one whose it is, unless they wanted it so."""
    facts = row.facts or {}
    if row.line == STOOD_IN:
        return facts.get("seat") == row.seat and facts.get("why") == TIME
    if row.line == CARRIED_OUT:
        return facts.get("what") == "replace" and facts.get("about") == row.seat
    return row.by is not None and row.by != row.person_id and not (row.line == PROPOSED and row.stand_in)


def kept(connection: Connection, since: float, until: float, with_mail: bool) -> set[Notice]:
    """Seats that wait for somebody at tables that last changed between two moments, if that was not long ago."""
    tables, seats, people = schema.tables.c, schema.seats.c, schema.people.c
    pushes = exists().where(schema.subscriptions.c.person_id == people.id).label("pushes")
    joined = schema.tables.join(schema.seats, seats.table_id == tables.id)
    joined = joined.join(schema.people, people.id == seats.person_id)
    lately = and_(
        tables.public.in_([True, False]),  # lets the index of tables by their last change be used
        tables.status == OPEN,
        tables.updated > max(since, until - LINES_KEPT),
        tables.updated <= until,
        seats.kind == OPEN,
    )
    rows = connection.execute(
        select(tables.id, seats.person_id, people.confirmed, people.notify, pushes).select_from(joined).where(lately)
    )
    return {Notice(row.id, KEPT, row.person_id, channel) for row in rows for channel in _channels(row, with_mail)}


def line_kind(connection: Connection, notice: Notice) -> str | None:
    """Of the line that a notice is about."""
    chat = schema.chat.c
    own = select(chat.kind).where(chat.table_id == notice.table_id, chat.n == -notice.question)
    return connection.execute(own).scalar()


def add(connection: Connection, found: Iterable[Notice], due: float) -> None:
    """Writes notices down; those that are there already stay as they are, sent or not."""
    make: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    rows = [
        {**dict(zip(KEY, astuple(notice), strict=True)), "state": WAITING, "due": due, "attempts": 0}
        for notice in sorted(found, key=astuple)
    ]
    for row in rows:
        connection.execute(make(schema.notices).values(row).on_conflict_do_nothing())


def due(connection: Connection, now: float) -> list[Notice]:
    query = select(*(notices[name] for name in KEY)).where(notices.state == WAITING, notices.due <= now)
    return [Notice(*row) for row in connection.execute(query.order_by(notices.due).limit(BATCH))]


def claim(connection: Connection, notice: Notice) -> bool:
    """Whether this process is the one to send it; from now on no other will."""
    taken = update(schema.notices).where(_is(notice), notices.state == WAITING).values(state=SENT)
    return connection.execute(taken).rowcount == 1


def postpone(connection: Connection, notice: Notice, until: float) -> None:
    connection.execute(update(schema.notices).where(_is(notice), notices.state == WAITING).values(due=until))


def drop(connection: Connection, notice: Notice) -> None:
    """Forgets a notice that was not sent: there is nothing to tell any more."""
    connection.execute(delete(schema.notices).where(_is(notice), notices.state == WAITING))


def not_sent(connection: Connection, notice: Notice, delays: tuple[float, ...], again: bool) -> bool:
    """Notes that a claimed notice did not go out; whether it will be tried again."""
    attempts = connection.execute(select(notices.attempts).where(_is(notice))).scalar()
    if attempts is None:
        return False
    retry = again and attempts < len(delays)
    values: dict[str, Any] = {"state": WAITING if retry else FAILED, "attempts": attempts + 1}
    if retry:
        values["due"] = time() + delays[attempts]
    connection.execute(update(schema.notices).where(_is(notice)).values(**values))
    return retry


def tidy(connection: Connection) -> None:
    """Forgets the notices of decisions that are made, whose number is never asked again, of old lines, and of seats at
    tables that have begun."""
    tables = schema.tables.c
    present = exists().where(tables.id == notices.table_id, tables.question == notices.question, tables.status != OVER)
    still_open = exists().where(tables.id == notices.table_id, tables.status == OPEN)
    made = and_(notices.question >= 0, ~present)
    old_line = and_(notices.question < 0, notices.question > KEPT, notices.due < time() - LINES_KEPT)
    begun = and_(notices.question == KEPT, ~still_open)
    connection.execute(delete(schema.notices).where(or_(made, old_line, begun)))


def subscriptions_of(connection: Connection, person_id: str) -> list[Subscription]:
    found = select(schema.subscriptions).where(schema.subscriptions.c.person_id == person_id)
    rows = connection.execute(found.order_by(schema.subscriptions.c.created))
    return [Subscription(row.id, row.endpoint, row.p256dh, row.auth) for row in rows]


def subscribe(connection: Connection, person_id: str, endpoint: str, p256dh: str, auth: str) -> None:
    """Adds a browser, or renews it; of too many the oldest go. A browser belongs to one person at a time."""
    rows = schema.subscriptions.c
    connection.execute(delete(schema.subscriptions).where(rows.endpoint == endpoint))
    old = [one.id for one in subscriptions_of(connection, person_id)][: -MOST_SUBSCRIPTIONS + 1]
    connection.execute(delete(schema.subscriptions).where(rows.id.in_(old)))
    values = {"id": secrets.token_urlsafe(12), "person_id": person_id, "created": time()}
    connection.execute(insert(schema.subscriptions), {**values, "endpoint": endpoint, "p256dh": p256dh, "auth": auth})


def unsubscribe(connection: Connection, person_id: str, endpoint: str) -> None:
    rows = schema.subscriptions.c
    connection.execute(delete(schema.subscriptions).where(rows.person_id == person_id, rows.endpoint == endpoint))


def drop_subscription(connection: Connection, subscription_id: str) -> None:
    connection.execute(delete(schema.subscriptions).where(schema.subscriptions.c.id == subscription_id))


def key(connection: Connection, name: str, make: Callable[[], bytes]) -> bytes:
    """One of the server's keys; the first process to ask makes it."""
    keys = schema.keys.c
    query = select(keys.content).where(keys.name == name)
    content = connection.execute(query).scalar()
    if content is None:
        dialect: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        connection.execute(dialect(schema.keys).values(name=name, content=make()).on_conflict_do_nothing())
        content = connection.execute(query).scalar_one()
    return bytes(content)
