"""A database that is ready to be used, or one sentence that says why it is not."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from time import time
from typing import Any, Final

from sqlalchemy import Connection, Engine, inspect, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from feldherr.kernel.errors import BadOption
from feldherr.server.config import without_password
from feldherr.server.store import schema
from feldherr.server.store.engine import connect, file_of, form_of, forms, migrate, newest_form

CHECK_SECONDS: Final = 3.0
"""Long enough for two gigabytes; damage in what comes after that is met when it is read."""
DAMAGED: Final = ("SQLITE_NOTADB", "SQLITE_CORRUPT", "SQLITE_IOERR_SHORT_READ")
UNWRITABLE: Final = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")
PROBE: Final = "probe"
SOUND: Final = "ok"


def make_ready(url: str) -> None:
    """Brings a database to the present form, and makes sure that it can be read and written."""
    with explained(url):
        engine = connect(url, connections=2)
        try:
            require_ours(engine)
            require_whole(engine)
            migrate(engine)
            with engine.connect().execution_options(writes=True) as connection, connection.begin():
                probe(connection)
        finally:
            engine.dispose()


def read_all_tables(connection: Connection) -> None:
    """Fails unless every table is there, with all its columns, and begins with something that can be read."""
    for table in schema.metadata.sorted_tables:
        connection.execute(select(table).limit(1)).all()


def probe(connection: Connection) -> None:
    """Fails unless every table can be read and something can be written; the caller sees whether it is committed."""
    read_all_tables(connection)
    dialect: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    content = f"{time():.0f}".encode()
    written = dialect(schema.keys).values(name=PROBE, content=content)
    connection.execute(written.on_conflict_do_update(index_elements=["name"], set_={"content": content}))


def require_ours(engine: Engine) -> None:
    """Raises BadOption for a database of another program, or of a Feldherr newer than this."""
    form = form_of(engine)
    if form is None:
        found = set(inspect(engine).get_table_names())
        if found if engine.dialect.name == "sqlite" else found & set(schema.metadata.tables):
            raise BadOption("other_database", database=_named(str(engine.url)))
    elif form not in forms():
        if form.isdigit() and form > newest_form():
            raise BadOption("new_database", form=form)
        raise BadOption("other_database", database=_named(str(engine.url)))


def require_whole(engine: Engine) -> None:
    """Raises BadOption if SQLite finds damage; it looks through the file for as long as a start may take."""
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        raw: Any = connection.connection.driver_connection
        patience = Timer(CHECK_SECONDS, raw.interrupt)
        patience.start()
        try:
            (found,) = raw.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname != "SQLITE_INTERRUPT":
                raise
            found = SOUND
        finally:
            patience.cancel()
    if found != SOUND:
        raise BadOption("damaged_database", database=_named(str(engine.url)))


@contextmanager
def explained(url: str) -> Iterator[None]:
    """What a database fails with, as one sentence."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        cause = getattr(error, "orig", None) or error
        reason = str(cause).strip().splitlines()[0].rstrip(".")
        raise BadOption(_code(cause), database=_named(url), reason=reason) from error


def _code(cause: BaseException) -> str:
    name = getattr(cause, "sqlite_errorname", None) or ""
    if name.startswith(DAMAGED):
        return "damaged_database"
    if name.startswith(UNWRITABLE):
        return "database_unwritable"
    refused = type(cause).__module__.startswith("psycopg") and getattr(cause, "sqlstate", "") is None
    return "database_unreachable" if refused else "database_failed"


def _named(url: str) -> str:
    return str(file_of(url) or without_password(url).replace("+psycopg:", ":", 1))
