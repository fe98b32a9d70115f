"""Connections to the database, and bringing it to the present form."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from feldherr.kernel.errors import BadOption

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 1_618_1648
"""Two processes that start together do not migrate at once on PostgreSQL."""
CONNECT_SECONDS: Final = 10
"""How long PostgreSQL may take to answer, unless the URL names a `connect_timeout` of its own."""


def connect(url: str, *, connections: int = 6) -> Engine:
    """An engine whose SQLite connections lose nothing that was committed, and whose savepoints work."""
    database = file_of(url)
    if database is None:
        return _connect_postgresql(url, connections)
    require_folder(database)
    engine = create_engine(url, pool_size=connections, max_overflow=0, connect_args={"timeout": 30})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _connect_postgresql(url: str, connections: int) -> Engine:
    try:
        patience = {} if "connect_timeout" in make_url(url).query else {"connect_timeout": CONNECT_SECONDS}
        return create_engine(url, pool_size=connections, max_overflow=0, pool_pre_ping=True, connect_args=patience)
    except (ArgumentError, ImportError, ValueError):
        raise BadOption("bad_database") from None


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None, if it is another kind."""
    if not url.startswith("sqlite"):
        return None
    path = make_url(url).database
    if not path or path == ":memory:":
        raise BadOption("bad_database")
    return Path(path).resolve()


def require_folder(file: Path) -> None:
    """Makes the folder of a database that is to be, if it can be made."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except (FileExistsError, NotADirectoryError):
        raise BadOption("not_a_folder", folder=str(file.parent)) from None
    except OSError as error:
        raise BadOption("cannot_write", file=str(file), reason=error.strerror or str(error)) from None
    if file.is_dir():
        raise BadOption("not_a_file", file=str(file))


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where SQLAlchemy says, not where sqlite3 guesses
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine) -> None:
    """Brings the database to the present schema; safe when several processes start at once."""
    if form_of(engine) == newest_form():
        return
    from alembic import command  # a third of the time a start takes
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def form_of(engine: Engine) -> str | None:
    """The last migration that was made; None where there was none, as in a database that is new or another's."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        form: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
        return form


def forms() -> list[str]:
    """The names of all migrations, in their order."""
    return sorted(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def newest_form() -> str:
    return forms()[-1]
