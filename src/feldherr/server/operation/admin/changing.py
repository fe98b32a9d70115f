"""What an operator may change: seats and people. Servers that run hear of it, and go on from it."""

from collections.abc import Callable
from dataclasses import replace
from time import time
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, or_, select

from feldherr.kernel.errors import BadOption
from feldherr.server.accounts.sessions import digest, new_token
from feldherr.server.config import Settings
from feldherr.server.errors import Conflict
from feldherr.server.live.outside_changes import LOOK_SECONDS
from feldherr.server.model import OVER, Person, Table
from feldherr.server.notices import texts
from feldherr.server.operation.admin.looking import require_person, require_table
from feldherr.server.operation.admin.opening import writing
from feldherr.server.standing.change import Next
from feldherr.server.standing.clocks import settle
from feldherr.server.standing.delays import settle_orders
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store import account_rows, aside_rows, clock_rows, lesson_rows, people_rows, schema, table_rows
from feldherr.server.store.channels import EVERYONE, News, notify, written
from feldherr.server.tables import stand_ins

T = TypeVar("T")
ATTEMPTS: Final = 20
OPERATORS_RESET_SECONDS: Final = 24 * 3600.0
NOTICED_SECONDS: Final = 1.5 * LOOK_SECONDS


def remove_player(engine: Engine, word: str) -> tuple[Person, int]:
    """Forgets a person, as if they had deleted their account; the number of tables whose seats they leave."""
    return _transaction(engine, lambda connection: _remove(connection, word))


def _remove(connection: Connection, word: str) -> tuple[Person, int]:
    person = require_person(connection, word)
    lesson_rows.drop_tables(connection, person.id)
    seats, tables = schema.seats.c, schema.tables.c
    own = select(seats.table_id).where(seats.person_id == person.id)
    query = select(tables.id).where(or_(tables.id.in_(own), tables.creator == person.id)).order_by(tables.id)
    found = list(connection.execute(query).scalars())
    for table_id in found:
        before = require_table(connection, table_id)
        _commit(connection, before, stand_ins.forget(Standing(before), person))
    people_rows.remove(connection, person.id)
    _tell(connection, "person", id=person.id)
    return person, len(found)


def confirm_address(engine: Engine, word: str) -> Person:
    """Takes the address of an account as confirmed."""
    return _transaction(engine, lambda connection: _confirm(connection, word))


def _confirm(connection: Connection, word: str) -> Person:
    person = require_person(connection, word)
    if person.email is None:
        raise BadOption("has_no_address", person=person.name)
    confirmed = people_rows.change(connection, person.id, confirmed=True)
    _tell(connection, "person", id=person.id)
    return confirmed


def reset_password(engine: Engine, settings: Settings, word: str) -> tuple[Person, str]:
    """A link with which the owner of an account chooses a new password, once and within a day."""
    token = new_token()

    def ask(connection: Connection) -> Person:
        person = require_person(connection, word)
        if person.email is None:
            raise BadOption("has_no_address", person=person.name)
        account_rows.ask_reset(connection, person.id, digest(token), OPERATORS_RESET_SECONDS)
        return person

    return _transaction(engine, ask), texts.reset_url(settings, token)


def hand_over(engine: Engine, table_id: str, seat: int, word: str) -> Person:
    """Gives a seat to a person; whoever sat there, a bot or somebody else, no longer does."""
    return _transaction(engine, lambda connection: _hand_over(connection, table_id, seat, word))


def _hand_over(connection: Connection, table_id: str, seat: int, word: str) -> Person:
    before = require_table(connection, table_id)
    person = require_person(connection, word)
    if before.status == OVER:
        raise BadOption("table_over", table=table_id)
    if not 0 <= seat < before.players:
        raise BadOption("no_such_seat", seat=seat, seats=before.players)
    old = before.seats[seat]
    if old.person_id == person.id and old.active:
        raise BadOption("sits_there", person=person.name, seat=seat)
    _commit(connection, before, stand_ins.hand_over(Standing(before), person, seat))
    return person


def try_again(engine: Engine, table_id: str) -> int:
    """What was set aside at a table is tried again when somebody asks for it."""

    def clear(connection: Connection) -> int:
        return aside_rows.clear(connection, require_table(connection, table_id).id)

    return _transaction(engine, clear)


def _transaction(engine: Engine, change: Callable[[Connection], T]) -> T:
    """Makes a change in one transaction; anew, if a server changed the same table meanwhile."""
    for _ in range(ATTEMPTS):
        try:
            with writing(engine) as connection:
                return change(connection)
        except Conflict:
            continue
    raise BadOption("table_busy")


def _commit(connection: Connection, before: Table, made: Next) -> None:
    """Writes a table as a server would; any server may think for its bots once it has noticed."""
    now = clock_rows.guess(connection)
    after = settle_orders(before, settle(before, made.standing.table, (), now), (), now)
    after = replace(after, tick=before.tick + 1, revision=before.revision + 1)
    after = replace(after, updated=time(), bot_lease=now + NOTICED_SECONDS)
    table_rows.commit(connection, before, after, made.rows)
    _tell(connection, "table", id=after.id, revision=after.revision)
    _tell(connection, "games", id=after.id, people=sorted(before.members | after.members))


def _tell(connection: Connection, kind: str, **facts: Any) -> None:
    """On PostgreSQL all servers hear of it at once, whatever carries their own news; on SQLite they look."""
    notify(connection, [News(EVERYONE, written("admin", kind, **facts))])
