"""Who asks: sessions in cookies, personal tokens, and protection against requests from other sites."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from functools import cache
from time import monotonic
from typing import Annotated, Any, Final, TypeVar
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import Depends, Request, Response
from sqlalchemy import Connection

from feldherr.server.errors import Refused
from feldherr.server.limits import Bucket, network_of
from feldherr.server.live.hub import Hub
from feldherr.server.model import Person
from feldherr.server.store import card_rows, lesson_rows, people_rows
from feldherr.server.work.queues import ASKER, Asker

T = TypeVar("T")
COOKIE: Final = "feldherr_session"
TOKEN_PREFIX: Final = "fh_"
CACHE_SECONDS: Final = 60.0
CACHE_SIZE: Final = 20_000
FORGOTTEN_SECONDS: Final = 600.0
CSRF_HEADER: Final = "x-feldherr"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
DAY: Final = 24 * 3600.0

hasher = PasswordHasher(time_cost=3, memory_cost=40 * 1024, parallelism=1)
"""Less memory than one request may cost at most, and twice what is commonly asked for."""
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
    nobodys = _nobodys()  # made in either case, or the first one to ask would be told something
    try:
        return hasher.verify(stored or nobodys, password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


class Sessions:
    """Doors, that is sessions and tokens by their digests, and the people whom they let in, remembered for a minute.

    What closes a door is told to all processes with its commit. Each then forgets the person and looks which of their
    doors are still open; streams that came through another end.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.known: dict[str, tuple[Person, float]] = {}
        self.unknown: dict[str, float] = {}
        """Tokens that nobody has, and since when that is known: nobody can get one of them later."""
        self._changes = 0
        hub.person_changed = self.changed

    async def person(self, token: str, wrong: Bucket, who: str) -> Person | None:
        """Whose token it is. Those who try many wrong ones are not looked up any more."""
        door = digest(token)
        found = self.known.get(door)
        if found is not None and monotonic() - found[1] < CACHE_SECONDS and self.hub.bus.listening:
            return found[0]
        if monotonic() - self.unknown.get(door, -FORGOTTEN_SECONDS) < FORGOTTEN_SECONDS:
            return None
        if found is None and not wrong.has(who):
            raise Refused(429, "too_many_requests")
        changes = self._changes
        person = await self.hub.database.read(lambda c: people_rows.by_token(c, door))
        if person is None:
            wrong.take(who)
            _remember(self.unknown, door, monotonic())
        if person is None or changes != self._changes:  # what changed while it was read is not remembered
            self.known.pop(door, None)
            return person
        _remember(self.known, door, (person, monotonic()))
        return person

    async def open(self, person: Person, request: Request, response: Response) -> None:
        """A new session for this browser. A guest who sat here is that person, and keeps what they have learnt."""
        token = new_token()
        days = self.hub.settings.session_days
        before: str | None = getattr(request.state, "person", None)

        def enter(connection: Connection) -> None:
            people_rows.open_session(connection, person.id, digest(token), days)
            here = None if before in (None, person.id) else people_rows.get(connection, before)
            if here is not None and here.guest:
                lesson_rows.carry(connection, here.id, person.id)
                card_rows.carry(connection, here.id, person.id)

        await self.hub.database.write(person.id, enter)
        set_cookie(request, response, COOKIE, token, days)

    async def close(self, person: Person | None, request: Request, response: Response) -> None:
        """Ends the session of this browser, and its streams."""
        door = door_of(request)
        if person is not None and door is not None:
            await self.write(person.id, lambda c: people_rows.close_session(c, door))
        forget_cookie(request, response)

    async def write(self, person_id: str, job: Callable[[Connection], T]) -> T:
        """Writes something about a person, doors they lose included; when it returns, this process acts by it."""
        try:
            return await self.hub.database.write(person_id, job, self.hub.bus.for_everyone("person", id=person_id))
        finally:
            self._forget(person_id)
            await self.end_streams(person_id)

    def changed(self, person_id: str | None) -> None:
        """Another process wrote something about a person; None: about anybody, news were missed."""
        self._forget(person_id)
        self.hub.spawn(self.end_streams(person_id))

    def _forget(self, person_id: str | None) -> None:
        self._changes += 1
        for door, (person, _) in list(self.known.items()):
            if person_id in (None, person.id):
                del self.known[door]

    async def end_streams(self, person_id: str | None) -> None:
        """Ends the streams, of a person or all, that came through a door which is closed now."""
        listeners = [one for one in self.hub.listeners() if one.door and person_id in (None, one.person_id)]
        gone = await self._closed({one.door for one in listeners if one.door})
        for listener in listeners:
            if listener.door in gone:
                listener.close()

    async def look(self) -> None:
        """Forgets all doors that somebody has closed without a word, and ends their streams."""
        for gone in await self._closed(set(self.known)):
            self.known.pop(gone, None)
        await self.end_streams(None)

    async def _closed(self, doors: set[str]) -> set[str]:
        return doors - await self.hub.database.read(lambda c: people_rows.open_doors(c, doors)) if doors else set()


def set_cookie(request: Request, response: Response, name: str, value: str, days: float) -> None:
    """A cookie that no script reads and no other site sends."""
    age, secure = int(days * DAY), request.url.scheme == "https"
    response.set_cookie(name, value, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")


def door_of(request: Request) -> str | None:
    """The session or token with which this is asked."""
    door: str | None = getattr(request.state, "door", None)
    return door


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
        scheme, _, given = bearer.partition(" ")
        token = given.strip()
        right = scheme.lower() == "bearer"
        person = await sessions.person(token, limits.wrong_tokens, who) if right else None
        if person is None:
            limits.requests.require(f"@{who}")
            raise Refused(401, "bad_token")
    else:
        require_same_site(request)
        token = request.cookies.get(COOKIE, "")
        person = await sessions.person(token, limits.wrong_tokens, who) if token else None
    if person is not None:
        request.state.person = person.id
        request.state.door = digest(token)
        sessions.hub.presence.saw(person.id)
    asker = person.id if person else f"@{who}"
    ASKER.set(Asker(asker, request.receive))
    limits.requests.require(asker)
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
