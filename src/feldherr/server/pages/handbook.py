"""The handbook: the site that `make docs` builds, served as it lies in its folder."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

from fastapi import Response
from starlette.responses import RedirectResponse

from feldherr.server.pages.client_files import WholeFile, lies_in

INLINE: Final = re.compile(rb"<script(?![^>]*\ssrc\s*=)[^>]*>(.*?)</script\s*>", re.S | re.I)
"""Data in a script is named too: a browser runs none of it, and what it may run has many types."""


def handbook_file(folder: Path, path: str, usual: str) -> Response | None:
    """A file of the handbook; a folder is its first page. Its pages have the usual policy, and their own scripts."""
    file = folder / (f"{path}index.html" if not path or path.endswith("/") else path)
    if not lies_in(folder, file):
        is_folder = path and not path.endswith("/") and lies_in(folder, file / "index.html")
        return RedirectResponse(f"/handbook/{path}/") if is_folder else None
    headers = {"Cache-Control": "no-cache"}
    if file.suffix == ".html":
        headers["Content-Security-Policy"] = policy(file.read_bytes(), usual)
    return WholeFile(file, headers=headers)


def policy(page: bytes, usual: str) -> str:
    """What a page may do: as the client's, and run the scripts that are written in it, each named by its hash.

    >>> policy(b"<script>1</script>", "script-src 'self'; base-uri 'none'")
    "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; base-uri 'none'"
    """
    named = "".join(f" 'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in INLINE.findall(page))
    return usual.replace("script-src 'self'", f"script-src 'self'{named}")
