"""Connections to the database, and bringing it to the present form."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url

from feldherr.kernel.errors import BadOption

MIGRATIONS: Final = Path(__file__).parent.parent / "migrations"
MIGRATION_LOCK: Final = 1_618_1648
"""Two processes that start together do not migrate at once on PostgreSQL."""


def connect(url: str, *, connections: int = 6) -> Engine:
    """An engine whose SQLite connections lose nothing that was committed, and whose savepoints work."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=connections, max_overflow=0, pool_pre_ping=True)
    path = make_url(url).database
    if not path or path == ":memory:":
        raise BadOption("bad_setting", setting="database", reason="SQLite needs a file")
    Path(path).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_engine(url, pool_size=connections, max_overflow=0, connect_args={"timeout": 30})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where SQLAlchemy says, not where sqlite3 guesses
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine) -> None:
    """Brings the database to the present schema; safe when several processes start at once."""
    if _is_current(engine):
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


def _is_current(engine: Engine) -> bool:
    """Whether the newest migration has been made."""
    newest = max(file.name for file in (MIGRATIONS / "versions").glob("[0-9]*.py")).partition("_")[0]
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return False
        return connection.execute(text("select version_num from alembic_version")).scalar() == newest
