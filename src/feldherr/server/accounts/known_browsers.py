"""Browsers in which somebody was logged in to an account before: a cookie proves it.

Attempts to log in from there are counted for themselves. So strangers who try passwords lock out strangers alone.
"""

import hashlib
import secrets
from hmac import compare_digest
from typing import Final

from fastapi import Request, Response

from feldherr.server.accounts.sessions import address, set_cookie

COOKIE: Final = "feldherr_place"
DAYS: Final = 400


def remember(request: Request, response: Response, email: str | None) -> None:
    """Marks this browser as one in which the account with this address was at home."""
    if email is not None:
        name = secrets.token_urlsafe(12)
        set_cookie(request, response, COOKIE, f"{name}.{_proof(request, name, email)}", DAYS)


def require_room(request: Request, email: str) -> None:
    """Counts an attempt to log in, whether or not there is such an account; Refused, if there were too many."""
    limits = request.app.state.limits
    known = _name(request, email)
    if known is not None:
        limits.logins.require(f"place {known}")
        return
    limits.logins.require(address(request))
    limits.pairs.require(f"{address(request)} {email}")
    limits.strangers.require(email)


def _name(request: Request, email: str) -> str | None:
    """The name of this browser, if it is known to the account."""
    name, _, proof = request.cookies.get(COOKIE, "").partition(".")
    return name if compare_digest(proof.encode(), _proof(request, name, email).encode()) else None


def _proof(request: Request, name: str, email: str) -> str:
    key: bytes = request.app.state.notifier.stop_key
    said = f"{name} {email}".encode()
    return hashlib.blake2b(said, digest_size=16, key=key, person=b"feldherr place").hexdigest()
