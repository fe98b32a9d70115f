"""Ways into an account beside its password: passkeys and identities at a provider; and attempts under way."""

import secrets
from dataclasses import dataclass
from time import time
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update

from feldherr.server.errors import Refused
from feldherr.server.model import Person
from feldherr.server.store import people_rows, schema

attempts, passkeys, identities = schema.attempts.c, schema.passkeys.c, schema.identities.c


# -- attempts ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attempt:
    """Something that was begun in one browser, and is to be finished there, soon and once."""

    kind: str
    person_id: str | None
    """Who was logged in there."""
    facts: dict[str, Any]


def begin(connection: Connection, token: str, browser: str, attempt: Attempt, seconds: float) -> None:
    now = time()
    connection.execute(delete(schema.attempts).where(attempts.expires < now))
    values = {"kind": attempt.kind, "person_id": attempt.person_id, "facts": attempt.facts}
    connection.execute(
        insert(schema.attempts), {**values, "token": token, "browser": browser, "expires": now + seconds}
    )


def take(connection: Connection, token: str, browser: str, kind: str) -> Attempt | None:
    """The attempt, which is over with that; None, if there is none, or it was begun elsewhere."""
    this = and_(attempts.token == token, attempts.browser == browser, attempts.kind == kind)
    taken = delete(schema.attempts).where(this).returning(attempts.person_id, attempts.facts, attempts.expires)
    row = connection.execute(taken).first()
    return Attempt(kind, row.person_id, row.facts) if row and row.expires > time() else None


# -- passkeys ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Passkey:
    id: str
    person_id: str
    name: str
    credential: str
    public_key: bytes
    count: int
    """How often it says that it was used; always 0, if it does not count."""
    created: float
    used: float | None


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(**row._mapping)


def passkeys_of(connection: Connection, person_id: str) -> list[Passkey]:
    query = select(schema.passkeys).where(passkeys.person_id == person_id).order_by(passkeys.created, passkeys.id)
    return [_passkey(row) for row in connection.execute(query)]


def passkey_with(connection: Connection, credential: str) -> Passkey | None:
    row = connection.execute(select(schema.passkeys).where(passkeys.credential == credential)).first()
    return _passkey(row) if row else None


def add_passkey(
    connection: Connection, person_id: str, name: str, credential: str, key: bytes, count: int, most: int
) -> None:
    """IntegrityError, if somebody has it already."""
    if len(passkeys_of(connection, person_id)) >= most:
        raise Refused(409, "too_many_passkeys", most=most)
    row = {"id": secrets.token_urlsafe(9), "person_id": person_id, "name": name, "credential": credential}
    connection.execute(insert(schema.passkeys), {**row, "public_key": key, "count": count, "created": time()})


def use_passkey(connection: Connection, passkey: Passkey, count: int) -> bool:
    """Whether it has counted on since it was last used; one that has not may be a copy."""
    counted_on = passkeys.count < count if count else passkeys.count == 0
    used = update(schema.passkeys).where(passkeys.id == passkey.id, counted_on)
    return connection.execute(used.values(count=count, used=time())).rowcount == 1


def rename_passkey(connection: Connection, person_id: str, passkey_id: str, name: str) -> bool:
    own = and_(passkeys.person_id == person_id, passkeys.id == passkey_id)
    return connection.execute(update(schema.passkeys).where(own).values(name=name)).rowcount == 1


def drop_passkey(connection: Connection, person_id: str, passkey_id: str) -> bool:
    own = and_(passkeys.person_id == person_id, passkeys.id == passkey_id)
    dropped = connection.execute(delete(schema.passkeys).where(own)).rowcount == 1
    _require_way_in(connection, person_id)
    return dropped


# -- identities -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Identity:
    """Who somebody is at a provider: nothing but the two together names them."""

    issuer: str
    subject: str


def owner_of(connection: Connection, identity: Identity) -> str | None:
    query = select(identities.person_id)
    this = query.where(identities.issuer == identity.issuer, identities.subject == identity.subject)
    return connection.execute(this).scalar()


def is_linked(connection: Connection, person_id: str, issuer: str) -> bool:
    query = select(identities.subject).where(identities.person_id == person_id, identities.issuer == issuer)
    return connection.execute(query).first() is not None


def link(connection: Connection, person_id: str, identity: Identity, *, first: bool = False) -> None:
    """`first`: the account was made with it. IntegrityError, if it is somebody's, or they have another there."""
    row = {"issuer": identity.issuer, "subject": identity.subject, "person_id": person_id}
    connection.execute(insert(schema.identities), {**row, "first": first, "created": time()})


def unlink(connection: Connection, person_id: str, issuer: str) -> bool:
    own = and_(identities.person_id == person_id, identities.issuer == issuer)
    dropped = connection.execute(delete(schema.identities).where(own)).rowcount == 1
    _require_way_in(connection, person_id)
    return dropped


def new_account(connection: Connection, person: Person, identity: Identity, email: str | None) -> Person:
    """A guest becomes an account with this identity. An address that another account has stays with that one."""
    link(connection, person.id, identity, first=True)
    people_rows.change(connection, person.id, account=True, return_code=None)
    if email is not None and people_rows.by_email(connection, email) is None:
        people_rows.change(connection, person.id, email=email, confirmed=True)
    return people_rows.require(connection, person.id)


def drop_added(connection: Connection, person_id: str) -> None:
    """All ways in that whoever knew the password may have added."""
    connection.execute(delete(schema.passkeys).where(passkeys.person_id == person_id))
    connection.execute(delete(schema.identities).where(identities.person_id == person_id, ~identities.first))


def _require_way_in(connection: Connection, person_id: str) -> None:
    """Nobody shuts themselves out: what is left is a password with an address, a passkey or an identity."""
    people = schema.people.c
    by_password = select(func.count()).where(people.id == person_id, people.email.is_not(None), people.password != "")
    by_passkey = select(func.count()).where(passkeys.person_id == person_id)
    by_identity = select(func.count()).where(identities.person_id == person_id)
    if not any(connection.execute(query).scalar_one() for query in (by_password, by_passkey, by_identity)):
        raise Refused(409, "last_way_in")
