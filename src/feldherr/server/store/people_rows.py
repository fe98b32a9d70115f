"""People, their sessions, tokens and password resets."""

import secrets
from time import time
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from feldherr.server.model import GONE, Person
from feldherr.server.store import schema, tally_rows

people = schema.people.c
DAY: Final = 24 * 3600.0
RESET_SECONDS: Final = 3600.0


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.email, row.language, row.notify, row.mutes)


def create_guest(connection: Connection, name: str, language: str, return_code: str) -> Person:
    person = Person(secrets.token_urlsafe(12), name, language=language)
    values = {"id": person.id, "name": name, "language": language, "return_code": return_code, "notify": {}}
    connection.execute(insert(schema.people), {**values, "mutes": [], "created": time()})
    return person


def get(connection: Connection, person_id: str) -> Person | None:
    row = connection.execute(select(schema.people).where(people.id == person_id)).first()
    return _person(row) if row else None


def by_token(connection: Connection, token: str) -> Person | None:
    """The person of a session or of a personal token."""
    sessions, tokens = schema.sessions.c, schema.tokens.c
    owner = select(sessions.person_id).where(sessions.token == token, sessions.expires > time())
    row = connection.execute(owner.union(select(tokens.person_id).where(tokens.token == token))).first()
    return get(connection, row.person_id) if row else None


def by_return_code(connection: Connection, code: str) -> Person | None:
    row = connection.execute(select(schema.people).where(people.return_code == code)).first()
    return _person(row) if row else None


def by_email(connection: Connection, email: str) -> tuple[Person, str] | None:
    row = connection.execute(select(schema.people).where(people.email == email)).first()
    return (_person(row), row.password) if row else None


def password_of(connection: Connection, person_id: str) -> str | None:
    return connection.execute(select(people.password).where(people.id == person_id)).scalar()


def change(connection: Connection, person_id: str, **values: Any) -> Person:
    connection.execute(update(schema.people).where(people.id == person_id).values(**values))
    return _person(connection.execute(select(schema.people).where(people.id == person_id)).one())


def open_session(connection: Connection, person_id: str, token: str, days: float) -> None:
    now = time()
    connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < now))
    values = {"token": token, "person_id": person_id, "expires": now + days * DAY}
    connection.execute(insert(schema.sessions), values)


def close_session(connection: Connection, token: str) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.token == token))


def close_all_sessions(connection: Connection, person_id: str) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.person_id == person_id))


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


def ask_reset(connection: Connection, person_id: str, token: str) -> None:
    """Only the newest request counts."""
    now = time()
    resets = schema.resets.c
    connection.execute(delete(schema.resets).where((resets.person_id == person_id) | (resets.expires < now)))
    connection.execute(insert(schema.resets), {"token": token, "person_id": person_id, "expires": now + RESET_SECONDS})


def use_reset(connection: Connection, token: str, password: str) -> str | None:
    """Sets a new password and ends all sessions; the id of the person, if the token was good."""
    resets = schema.resets.c
    owner = connection.execute(select(resets.person_id).where(resets.token == token, resets.expires > time())).scalar()
    if owner is None:
        return None
    connection.execute(delete(schema.resets).where(resets.person_id == owner))
    close_all_sessions(connection, owner)
    change(connection, owner, password=password)
    return str(owner)


def remove(connection: Connection, person_id: str) -> None:
    """Forgets a person: name, address, sessions, tokens, notes, statistics and what they said. Their seats are emptied
    before."""
    connection.execute(delete(schema.notes).where(schema.notes.c.person_id == person_id))
    said = schema.chat.c.person_id == person_id
    connection.execute(update(schema.chat).where(said).values(person_id=None, name=GONE, text=GONE))
    connection.execute(delete(schema.people).where(people.id == person_id))
    tally_rows.forget_person(connection, person_id)
