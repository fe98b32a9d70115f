"""The files of the browser client, if it is there."""

import json
import mimetypes
import re
from pathlib import Path
from typing import Final

from fastapi import Response
from starlette.responses import FileResponse, RedirectResponse
from starlette.types import Receive, Scope, Send

STATIC: Final = Path(__file__).parents[1] / "static"
PARTS: Final = {"{id}": "[^/]+", "{at}": "[0-9]+"}


def _pattern(address: str) -> str:
    """What an address of the client's looks like.

    >>> re.fullmatch(_pattern("/t/{id}/replay/{at}"), "/t/abc/replay/12/") is not None
    True
    """
    return "".join(PARTS.get(part, re.escape(part)) for part in re.split(r"({\w+})", address.rstrip("/"))) + "/?"


ADDRESSES: Final = re.compile(
    "|".join(map(_pattern, json.loads(Path(__file__).with_name("addresses.json").read_text("utf-8"))))
)
"""The pages that the client has; it reads the same list."""


ENTRY: Final = re.compile(r'<script[^>]* src="/assets/([A-Za-z0-9_.-]+)\.js"')


def index() -> Path:
    """The client's one page."""
    return STATIC / "index.html"


def build() -> str:
    """Which client is here: its first file, whose name changes with anything in it. Pages of another load anew."""
    try:
        found = ENTRY.search(index().read_text("utf-8"))
    except OSError:
        return ""
    return found[1] if found else ""


def client_file(path: str, packed: bool) -> Response | None:
    """A file of the browser client, or its page, which says that there is nothing; without it, the API's page."""
    if not index().is_file():
        return None if path else RedirectResponse("/docs")
    if path and lies_in(STATIC, STATIC / path):
        keep = "max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return _file((STATIC / path).resolve(), packed, keep)
    if "." in path.rpartition("/")[2]:
        return None
    return _file(index(), packed, "no-cache", 404)


def lies_in(folder: Path, file: Path) -> bool:
    """Whether it is a file of that folder, wherever its name may lead."""
    try:
        return file.resolve().is_relative_to(folder.resolve()) and file.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return False


def _file(file: Path, packed: bool, keep: str, status: int = 200) -> Response:
    """A file as it is, or as the build has gzipped it."""
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    small = file.with_name(file.name + ".gz")
    if not packed or not small.is_file():
        return WholeFile(file, status, headers=headers)
    kind = mimetypes.guess_type(file.name)[0]
    return WholeFile(small, status, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


class WholeFile(FileResponse):
    """A file in one piece: the client's are small, and nobody needs a thousand ranges of one."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.headers["Accept-Ranges"] = "none"
        asked = [(name, value) for name, value in scope["headers"] if name != b"range"]
        await super().__call__({**scope, "headers": asked}, receive, send)
