"""Backup and restore. A backup is one SQLite file, whichever database it comes from, and goes back into either."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, delete, func, insert, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError

from feldherr.kernel.errors import BadOption
from feldherr.server.operation.admin.opening import writing
from feldherr.server.store.engine import connect, form_of, migrate
from feldherr.server.store.ready import read_all_tables, require_ours
from feldherr.server.store.schema import metadata

BATCH: Final = 500
SQLITE: Final = b"SQLite format 3\0"
OWN: Final = ("keys", "clock")
"""What a server writes that nobody has used yet."""
Counts = dict[str, int]


def backup(engine: Engine, file: Path) -> Counts:
    """Writes everything, as it stands at one moment, to a file that was not there; games go on meanwhile."""
    if file.exists():
        raise BadOption("file_exists", file=str(file))
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        beside.touch(mode=0o600, exist_ok=False)
        if engine.dialect.name == "sqlite":
            _copy_pages(engine, beside)
        else:
            _copy_rows(engine, beside)
        if not _is_sound(beside):
            raise BadOption("damaged_database", database=str(engine.url.database))
        counts = _made_sure_of(beside)
        beside.rename(file)
    except (OSError, sqlite3.OperationalError, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if not isinstance(cause, (OSError, sqlite3.OperationalError)):
            raise
        raise BadOption("cannot_write", file=str(file), reason=getattr(cause, "strerror", None) or str(cause)) from None
    finally:
        for left in (beside, Path(f"{beside}-wal"), Path(f"{beside}-shm")):
            with suppress(OSError):
                left.unlink()
    return counts


def _copy_pages(engine: Engine, target: Path) -> None:
    """SQLite's own online backup."""
    source = make_url(str(engine.url)).database
    assert source is not None
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _copy_rows(engine: Engine, target: Path) -> None:
    with _file(target) as new:
        migrate(new)
        snapshot = engine.connect().execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with snapshot as source, source.begin(), writing(new) as connection:
            _copy(source, connection)


@contextmanager
def _file(path: Path) -> Iterator[Engine]:
    engine = connect(URL.create("sqlite", database=str(path)).render_as_string(), connections=1)
    try:
        yield engine
    finally:
        engine.dispose()


def _copy(source: Connection, target: Connection) -> None:
    for table in metadata.sorted_tables:
        rows = source.execution_options(yield_per=BATCH).execute(select(table)).mappings()
        for batch in rows.partitions():
            target.execute(insert(table), [dict(row) for row in batch])


def _count(connection: Connection) -> Counts:
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
    }


def _is_sound(file: Path) -> bool:
    """Whether SQLite finds no damage in the whole of a file."""
    with closing(sqlite3.connect(file)) as connection:
        (found,) = connection.execute("PRAGMA integrity_check").fetchone()
        return bool(found == "ok")


def _made_sure_of(file: Path) -> Counts:
    """One whole file, on the disk, that can be read."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        names = [table.name for table in metadata.sorted_tables]
        counts = {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
    with file.open("rb") as written:
        os.fsync(written.fileno())
    return counts


def require_backup(file: Path) -> None:
    """Raises BadOption unless a file looks like a backup."""
    if not file.is_file():
        raise BadOption("no_such_file", file=str(file))
    try:
        with file.open("rb") as opened:
            begins = opened.read(len(SQLITE))
    except OSError as error:
        raise BadOption("cannot_read", file=str(file), reason=error.strerror or str(error)) from None
    if begins != SQLITE:
        raise BadOption("bad_backup", file=str(file))


def restore(engine: Engine, file: Path, replace: bool) -> Counts:
    """Puts a backup in the place of all that a database holds; in one step, or not at all."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "backup.db")
        try:
            shutil.copyfile(file, copy)
        except OSError as error:
            raise BadOption("cannot_read", file=str(file), reason=error.strerror or str(error)) from None
        with _file(copy) as source:
            _bring_up(source, copy, file)
            migrate(engine)
            return _put_in_place(source, engine, replace)


def _bring_up(source: Engine, copy: Path, file: Path) -> None:
    """An old backup is brought to the present form first; a damaged one, or what is none, gets no further."""
    try:
        require_ours(source)
        if form_of(source) is None or not _is_sound(copy):
            raise BadOption("bad_backup", file=str(file))
        migrate(source)
        with source.connect() as connection:
            read_all_tables(connection)
    except (DBAPIError, sqlite3.Error):
        raise BadOption("bad_backup", file=str(file)) from None
    except BadOption as error:
        raise error if error.code == "new_database" else BadOption("bad_backup", file=str(file)) from None


def _put_in_place(source: Engine, engine: Engine, replace: bool) -> Counts:
    with source.connect() as old, old.begin(), writing(engine) as connection:
        held = _count(connection)
        if any(number for name, number in held.items() if name not in OWN) and not replace:
            raise BadOption("database_not_empty", people=held["people"], tables=held["tables"])
        for table in reversed(metadata.sorted_tables):
            connection.execute(delete(table))
        _copy(old, connection)
        counts = _count(connection)
        assert counts == _count(old), "every row arrived"
        return counts
