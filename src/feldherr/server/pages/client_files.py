"""The files of the browser client, if it is there."""

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import Response
from starlette.responses import FileResponse, RedirectResponse
from starlette.types import Receive, Scope, Send

STATIC: Final = Path(__file__).parents[1] / "static"


def index() -> Path:
    """The client's one page."""
    return STATIC / "index.html"


def client_file(path: str, packed: bool) -> Response | None:
    """A file of the browser client, or its page, since the client knows its own paths; without it, the API's page."""
    if not index().is_file():
        return None if path else RedirectResponse("/docs")
    if path and _is_ours(STATIC / path):
        keep = "max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return _file((STATIC / path).resolve(), packed, keep)
    return None if "." in path.rpartition("/")[2] else _file(index(), packed, "no-cache")


def _is_ours(file: Path) -> bool:
    try:
        return file.resolve().is_relative_to(STATIC.resolve()) and file.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return False


def _file(file: Path, packed: bool, keep: str) -> Response:
    """A file as it is, or as the build has gzipped it."""
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    small = file.with_name(file.name + ".gz")
    if not packed or not small.is_file():
        return WholeFile(file, headers=headers)
    kind = mimetypes.guess_type(file.name)[0]
    return WholeFile(small, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


class WholeFile(FileResponse):
    """A file in one piece: the client's are small, and nobody needs a thousand ranges of one."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.headers["Accept-Ranges"] = "none"
        asked = [(name, value) for name, value in scope["headers"] if name != b"range"]
        await super().__call__({**scope, "headers": asked}, receive, send)
