"""Who asks: sessions in cookies, personal tokens, and protection against requests from other sites."""

import asyncio
import hashlib
import secrets
from functools import cache
from time import monotonic
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import Depends, Request, Response

from feldherr.server.errors import Refused
from feldherr.server.limits import Bucket, network_of
from feldherr.server.live import Hub
from feldherr.server.model import Person
from feldherr.server.store import people_rows

COOKIE: Final = "feldherr_session"
TOKEN_PREFIX: Final = "fh_"
CACHE_SECONDS: Final = 60.0
CACHE_SIZE: Final = 20_000
FORGOTTEN_SECONDS: Final = 600.0
CSRF_HEADER: Final = "x-feldherr"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
DAY: Final = 24 * 3600.0

hasher = PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=1)
_hashing = asyncio.Semaphore(2)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_return_code() -> str:
    """79 random bits that a person can copy from one screen to another, in four groups of four."""
    letters = [secrets.choice(ALPHABET) for _ in range(16)]
    return "-".join("".join(letters[i : i + 4]) for i in range(0, 16, 4))


def plain_code(code: str) -> str:
    """A return code as it is compared: however it was typed."""
    return "".join(letter for letter in code.upper() if letter in ALPHABET)


def digest(token: str) -> str:
    """What is stored of a token: it is random, so a fast hash is enough."""
    return hashlib.blake2b(token.encode(), digest_size=32, person=b"feldherr token").hexdigest()


async def hash_password(password: str) -> str:
    async with _hashing:
        return await asyncio.to_thread(hasher.hash, password)


async def check_password(stored: str | None, password: str) -> bool:
    """Takes the same time whether or not there is such an account."""
    async with _hashing:
        return await asyncio.to_thread(_verify, stored, password)


@cache
def _nobodys() -> str:
    """Something to compare with where there is no account."""
    return hasher.hash(secrets.token_hex())


def _verify(stored: str | None, password: str) -> bool:
    try:
        return hasher.verify(stored or _nobodys(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


class Sessions:
    """Tokens to people, remembered for a minute."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.known: dict[str, tuple[Person, float]] = {}
        self.unknown: dict[str, float] = {}
        """Tokens that nobody has, and since when that is known: nobody can get one of them later."""
        hub.forget_person = self.forget

    async def person(self, token: str, wrong: Bucket, who: str) -> Person | None:
        """Whose token it is. Those who try many wrong ones are not looked up any more."""
        hashed = digest(token)
        found = self.known.get(hashed)
        if found is not None and monotonic() - found[1] < CACHE_SECONDS:
            return found[0]
        if monotonic() - self.unknown.get(hashed, -FORGOTTEN_SECONDS) < FORGOTTEN_SECONDS:
            return None
        if found is None and not wrong.has(who):
            raise Refused(429, "too_many_requests")
        person = await self.hub.database.read(lambda c: people_rows.by_token(c, hashed))
        if person is None:
            wrong.take(who)
            self.known.pop(hashed, None)
            _remember(self.unknown, hashed, monotonic())
            return None
        _remember(self.known, hashed, (person, monotonic()))
        return person

    async def open(self, person: Person, request: Request, response: Response) -> None:
        """A new session for this browser."""
        token = new_token()
        days = self.hub.settings.session_days
        await self.hub.database.write(person.id, lambda c: people_rows.open_session(c, person.id, digest(token), days))
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, token, max_age=int(days * DAY), httponly=True, samesite="lax", secure=secure)

    async def close(self, request: Request, response: Response) -> None:
        token = request.cookies.get(COOKIE)
        if token:
            hashed = digest(token)
            self.known.pop(hashed, None)
            await self.hub.database.write("", lambda c: people_rows.close_session(c, hashed))
        forget_cookie(request, response)

    def forget(self, person_id: str) -> None:
        """Something about a person changed."""
        for hashed, (person, _) in list(self.known.items()):
            if person.id == person_id:
                del self.known[hashed]

    def forget_everywhere(self, person_id: str) -> None:
        self.forget(person_id)
        self.hub.bus.publish("person", id=person_id)


def forget_cookie(request: Request, response: Response) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")


def _remember(kept: dict[str, Any], key: str, value: Any) -> None:
    if len(kept) >= CACHE_SIZE:
        kept.clear()
    kept[key] = value


async def hub_of(request: Request) -> Hub:  # asynchronous, or the framework would run it in a thread
    hub: Hub = request.app.state.hub
    return hub


async def sessions_of(request: Request) -> Sessions:
    sessions: Sessions = request.app.state.sessions
    return sessions


async def whoever(request: Request) -> Person | None:
    """The person who asks, if any. Cookies alone change nothing: other sites can make a browser send them."""
    sessions = await sessions_of(request)
    limits = request.app.state.limits
    who = address(request)
    bearer = request.headers.get("authorization", "")
    if bearer:
        scheme, _, token = bearer.partition(" ")
        right = scheme.lower() == "bearer"
        person = await sessions.person(token.strip(), limits.wrong_tokens, who) if right else None
        if person is None:
            limits.requests.require(f"@{who}")
            raise Refused(401, "bad_token")
    else:
        require_same_site(request)
        cookie = request.cookies.get(COOKIE)
        person = await sessions.person(cookie, limits.wrong_tokens, who) if cookie else None
    if person is not None:
        request.state.person = person.id
        sessions.hub.saw(person.id)
    limits.requests.require(person.id if person else f"@{who}")
    return person


def require_same_site(request: Request) -> None:
    """Unsafe methods need a header that a form of another site cannot send, and no foreign origin."""
    if request.method in SAFE:
        return
    origin = request.headers.get("origin")
    if origin is not None and _host_of(origin) != request.headers.get("host"):
        raise Refused(403, "foreign_origin")
    if request.headers.get(CSRF_HEADER) != "1":
        raise Refused(403, "header_needed")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # nothing that a browser would send
        return None


async def somebody(person: Annotated[Person | None, Depends(whoever)]) -> Person:
    if person is None:
        raise Refused(401, "who_are_you")
    return person


def address(request: Request) -> str:
    """By what strangers are counted."""
    return network_of(request.client.host if request.client else "")


Anyone = Annotated[Person | None, Depends(whoever)]
Me = Annotated[Person, Depends(somebody)]
TheHub = Annotated[Hub, Depends(hub_of)]
TheSessions = Annotated[Sessions, Depends(sessions_of)]
