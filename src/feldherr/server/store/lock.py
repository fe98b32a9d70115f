"""One server on one SQLite file: a lock that the system holds for as long as the process lives, killed or not."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from feldherr.kernel.errors import BadOption
from feldherr.server.store.engine import file_of, require_folder

if sys.platform == "win32":
    import msvcrt

    FAR: Final = 1 << 20
    """The byte that is locked there, beyond all that is written: what is locked cannot be read."""

    def _take(lock: int) -> None:
        os.lseek(lock, FAR, os.SEEK_SET)
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        os.lseek(lock, 0, os.SEEK_SET)
else:
    import fcntl

    def _take(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone_on(url: str) -> Iterator[Callable[[str], None]]:
    """Keeps other servers from a SQLite file; what is yielded notes where this one is served, for them to say.

    PostgreSQL lets as many servers share a database as like.
    """
    database = file_of(url)
    if database is None:
        yield lambda _: None
        return
    require_folder(database)
    path = database.with_name(f"{database.name}.lock")
    lock = _opened(path)
    try:
        try:
            _take(lock)
        except OSError:
            raise _refusal(database, path) from None
        _note(lock, "")
        yield lambda address: _note(lock, address)
    finally:
        os.close(lock)


def _opened(path: Path) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadOption("cannot_write", file=str(path), reason=error.strerror or str(error)) from None


def _note(lock: int, address: str) -> None:
    os.ftruncate(lock, 0)
    os.write(lock, address.encode())


def _refusal(database: Path, path: Path) -> BadOption:
    url = path.read_text("utf-8", errors="replace")[:200]
    if not url:
        return BadOption("database_being_opened", database=str(database))
    return BadOption("database_in_use", database=str(database), url=url)
