"""Games in files: written so that a crash at any moment leaves the old file or the new one, never half of one."""

import contextlib
import json
import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Any

from feldherr.kernel.errors import BadOption, BadRecord


def folder() -> Path:
    """Where games are kept: below FELDHERR_HOME, or in the user's data folder."""
    home = os.environ.get("FELDHERR_HOME")
    if home:
        return Path(home) / "games"
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "feldherr" / "games"


def new_path(game: str) -> Path:
    return folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{token_hex(2)}.json"


def last() -> Path:
    """The game that was played last."""
    try:
        games = list(folder().glob("*.json"))
        return max(games, key=lambda path: path.stat().st_mtime_ns)
    except (OSError, ValueError):
        raise BadOption("no_game_yet", folder=str(folder())) from None


def save(path: Path, content: dict[str, Any]) -> None:
    """Writes beside the file, makes sure of it, and puts it in the file's place."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with beside.open("w", encoding="utf-8") as file:
            json.dump(content, file, indent=1, ensure_ascii=False)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        _make_sure_of(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise BadOption("cannot_save", file=str(path), reason=error.strerror or str(error)) from None


def write(path: Path, content: bytes) -> None:
    """Writes what can be made again at any time: a picture, a page."""
    with _told(path):
        path.write_bytes(content)


def require_writable(*paths: str | Path | None) -> None:
    """BadOption, if one of these files cannot be written: known before the work, and not after it."""
    for path in [Path(given) for given in paths if given]:
        with _told(path):
            was_there = path.exists()
            path.open("ab").close()
            if not was_there:
                path.unlink()


@contextlib.contextmanager
def _told(path: Path) -> Iterator[None]:
    """Says why a file cannot be written."""
    try:
        yield
    except IsADirectoryError:
        raise BadOption("not_a_file", file=str(path)) from None
    except OSError as error:
        raise BadOption("cannot_write", file=str(path), reason=error.strerror or str(error)) from None


def _make_sure_of(directory: Path) -> None:
    with contextlib.suppress(OSError):  # not every file system lets a directory be opened
        handle = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def load(path: Path) -> dict[str, Any]:
    """The record in a file; BadRecord says why there is none."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("not_json", file=str(path)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord("cannot_read", file=str(path), reason=reason) from None
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("not_json", file=str(path)) from None
    if not isinstance(content, dict):
        raise BadRecord("no_record")
    return content
