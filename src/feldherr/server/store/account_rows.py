"""Links in mails: to confirm an address, to choose a new password; and how many mails went out lately."""

import hashlib
import secrets
from dataclasses import dataclass
from time import time
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from feldherr.server.model import Person
from feldherr.server.store import door_rows, people_rows, schema

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
RESET_SECONDS: Final = HOUR
CONFIRM_SECONDS: Final = DAY
resets, confirmations, mails = schema.resets.c, schema.confirmations.c, schema.mails.c


@dataclass(frozen=True, slots=True)
class Confirmation:
    """An address that waits to be confirmed, for a new account with this password, or in place of an account's own."""

    person_id: str
    email: str
    password: str | None


def ask_confirmation(connection: Connection, token: str, asked: Confirmation) -> None:
    """Only the newest request of a person counts."""
    now = time()
    old = (confirmations.person_id == asked.person_id) | (confirmations.expires < now)
    connection.execute(delete(schema.confirmations).where(old))
    values = {"person_id": asked.person_id, "email": asked.email, "password": asked.password}
    connection.execute(insert(schema.confirmations), {**values, "token": token, "expires": now + CONFIRM_SECONDS})


def confirmation(connection: Connection, token: str) -> Confirmation | None:
    query = select(confirmations.person_id, confirmations.email, confirmations.password)
    row = connection.execute(query.where(confirmations.token == token, confirmations.expires > time())).first()
    return Confirmation(*row) if row else None


def confirm(connection: Connection, token: str) -> Person | None:
    """Binds the address; a guest becomes an account. IntegrityError, if another account has it by now."""
    asked = confirmation(connection, token)
    if asked is None:
        return None
    for links in (schema.confirmations, schema.resets):
        connection.execute(delete(links).where(links.c.person_id == asked.person_id))
    account = {} if asked.password is None else {"password": asked.password, "return_code": None, "account": True}
    return people_rows.change(connection, asked.person_id, email=asked.email, confirmed=True, **account)


def ask_reset(connection: Connection, person_id: str, token: str, seconds: float = RESET_SECONDS) -> None:
    """Only the newest request counts."""
    now = time()
    connection.execute(delete(schema.resets).where((resets.person_id == person_id) | (resets.expires < now)))
    connection.execute(insert(schema.resets), {"token": token, "person_id": person_id, "expires": now + seconds})


def reset_of(connection: Connection, token: str) -> str | None:
    """For whose new password a link was sent."""
    query = select(resets.person_id).where(resets.token == token, resets.expires > time())
    return connection.execute(query).scalar()


def use_reset(connection: Connection, token: str, password: str) -> Person | None:
    """Sets a new password and closes all doors; None, if the token is not good any more."""
    owner = reset_of(connection, token)
    if owner is None:
        return None
    people_rows.close_all(connection, owner)
    door_rows.drop_added(connection, owner)
    return people_rows.change(connection, owner, password=password)


def count_mail(connection: Connection, kind: str, to: str, per_hour: float, per_day: float) -> bool:
    """Whether one more mail of a kind may go to an address; if so, it is counted. Addresses are kept as hashes."""
    now = time()
    recipient = hashlib.blake2b(to.encode(), digest_size=32, person=b"feldherr mail").hexdigest()
    connection.execute(delete(schema.mails).where(mails.at < now - DAY))
    count = select(func.count()).where(mails.recipient == recipient, mails.kind == kind)
    if connection.execute(count).scalar_one() >= per_day:
        return False
    if connection.execute(count.where(mails.at > now - HOUR)).scalar_one() >= per_hour:
        return False
    row = {"id": secrets.token_urlsafe(12), "kind": kind, "recipient": recipient, "at": now}
    connection.execute(insert(schema.mails), row)
    return True
