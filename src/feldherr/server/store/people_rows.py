"""People, their sessions and tokens."""

import secrets
from collections.abc import Collection
from time import time
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update

from feldherr.server.errors import Refused
from feldherr.server.model import GONE, Person
from feldherr.server.store import rating_rows, schema, tally_rows, tournament_rows

people = schema.people.c
_OWN: Final = ("account", "email", "confirmed", "confirming", "language", "notify", "mutes")
DAY: Final = 24 * 3600.0
DOORS_AT_ONCE: Final = 500


def _find(connection: Connection, condition: ColumnElement[bool]) -> Row[Any] | None:
    asked = schema.confirmations.c
    confirming = select(asked.email).where(asked.person_id == people.id, asked.expires > time()).scalar_subquery()
    return connection.execute(select(schema.people, confirming.label("confirming")).where(condition)).first()


def _person(row: Row[Any]) -> Person:
    own = {name: getattr(row, name) for name in _OWN}
    return Person(row.id, row.name, with_password=row.password is not None, **own)


def create_guest(connection: Connection, name: str, language: str, return_code: str) -> Person:
    person = Person(secrets.token_urlsafe(12), name, language=language)
    values = {"id": person.id, "name": name, "language": language, "return_code": return_code, "notify": {}}
    connection.execute(insert(schema.people), {**values, "mutes": [], "created": time()})
    return person


def get(connection: Connection, person_id: str) -> Person | None:
    row = _find(connection, people.id == person_id)
    return _person(row) if row else None


def by_token(connection: Connection, token: str) -> Person | None:
    """The person of a session or of a personal token."""
    sessions, tokens = schema.sessions.c, schema.tokens.c
    owner = select(sessions.person_id).where(sessions.token == token, sessions.expires > time())
    row = connection.execute(owner.union(select(tokens.person_id).where(tokens.token == token))).first()
    return get(connection, row.person_id) if row else None


def by_return_code(connection: Connection, code: str) -> Person | None:
    row = _find(connection, people.return_code == code)
    return _person(row) if row else None


def by_email(connection: Connection, email: str) -> tuple[Person, str | None] | None:
    row = _find(connection, people.email == email)
    return (_person(row), row.password) if row else None


def password_of(connection: Connection, person_id: str) -> str | None:
    return connection.execute(select(people.password).where(people.id == person_id)).scalar()


def change(connection: Connection, person_id: str, **values: Any) -> Person:
    connection.execute(update(schema.people).where(people.id == person_id).values(**values))
    return require(connection, person_id)


def require(connection: Connection, person_id: str) -> Person:
    person = get(connection, person_id)
    if person is None:
        raise Refused(401, "who_are_you")  # deleted while this was asked
    return person


def open_session(connection: Connection, person_id: str, token: str, days: float) -> None:
    now = time()
    connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < now))
    values = {"token": token, "person_id": person_id, "expires": now + days * DAY, "opened": now}
    connection.execute(insert(schema.sessions), values)


def open_doors(connection: Connection, doors: Collection[str]) -> set[str]:
    """Those of the sessions and tokens that still let somebody in."""
    sessions, tokens = schema.sessions.c, schema.tokens.c
    listed = list(doors)
    found: set[str] = set()
    for start in range(0, len(listed), DOORS_AT_ONCE):
        some = listed[start : start + DOORS_AT_ONCE]
        query = select(sessions.token).where(sessions.token.in_(some), sessions.expires > time())
        found.update(connection.execute(query.union(select(tokens.token).where(tokens.token.in_(some)))).scalars())
    return found


def is_fresh(connection: Connection, token: str, seconds: float) -> bool:
    """Whether a session was opened so lately."""
    sessions = schema.sessions.c
    query = select(sessions.token).where(sessions.token == token, sessions.opened > time() - seconds)
    return connection.execute(query).first() is not None


def close_session(connection: Connection, token: str) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.token == token))


def close_all(connection: Connection, person_id: str, but: str | None = None) -> None:
    """Whoever else has got in as this person is out: sessions, tokens, the code to return with, links in mails, and
    browsers that get messages. The one door `but` stays open."""
    for table in (schema.sessions, schema.tokens):
        closed = (table.c.person_id == person_id) & (table.c.token != (but or ""))
        connection.execute(delete(table).where(closed))
    for table in (schema.resets, schema.confirmations, schema.subscriptions, schema.attempts):
        connection.execute(delete(table).where(table.c.person_id == person_id))
    connection.execute(update(schema.people).where(people.id == person_id).values(return_code=None))


def list_tokens(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    tokens = schema.tokens.c
    query = (
        select(tokens.id, tokens.label, tokens.created).where(tokens.person_id == person_id).order_by(tokens.created)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def add_token(connection: Connection, person_id: str, label: str, token: str) -> dict[str, Any]:
    row = {"id": secrets.token_urlsafe(9), "label": label, "created": time()}
    connection.execute(insert(schema.tokens), {**row, "person_id": person_id, "token": token})
    return row


def drop_token(connection: Connection, person_id: str, token_id: str) -> bool:
    tokens = schema.tokens.c
    found = connection.execute(delete(schema.tokens).where(tokens.person_id == person_id, tokens.id == token_id))
    return found.rowcount == 1


def remove(connection: Connection, person_id: str) -> None:
    """Forgets a person: name, address, sessions, tokens, notes, statistics and what they said. Their seats are emptied
    before."""
    connection.execute(delete(schema.notes).where(schema.notes.c.person_id == person_id))
    said = schema.chat.c.person_id == person_id
    connection.execute(update(schema.chat).where(said).values(person_id=None, name=GONE, text=GONE))
    connection.execute(delete(schema.people).where(people.id == person_id))
    tally_rows.forget_person(connection, person_id)
    rating_rows.forget_person(connection, person_id)
    tournament_rows.forget_person(connection, person_id)
