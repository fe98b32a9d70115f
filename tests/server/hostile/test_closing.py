"""Closing means closed: at once, on every worker, for requests, streams, tokens and codes alike."""

import asyncio
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

import psycopg
import pytest

from feldherr.server.accounts.sessions import COOKIE, Sessions, digest
from feldherr.server.limits import Bucket
from feldherr.server.live.listeners import Listener
from feldherr.server.live.streams import EventStream
from feldherr.server.model import Person
from tests.server.client import Client, Stream
from tests.server.post import Mailbox, register
from tests.server.serving import Server, new_database

SOON = 15.0
"""It takes a moment; a busy machine is given more. Without news it would take a minute, and streams would never end."""
OLD, NEW = "korrekt pferd", "neues pferd"
numbers = count()


@dataclass(frozen=True)
class House:
    """Two workers on one PostgreSQL, or the one that there is on SQLite, and a mailbox."""

    near: Server
    far: Server
    mailbox: Mailbox


@pytest.fixture(scope="module")
def house(database: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[House]:
    folder = tmp_path_factory.mktemp(f"closing-{database}")
    shared = database == "postgresql"
    url = new_database(request.getfixturevalue("postgres")) if shared else str(folder / "server.db")
    mailbox = Mailbox()
    mail = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_starttls": "false", "mail_from": "f@example.org"}
    near = Server(folder / "near", url, **mail).start()
    far = Server(folder / "far", url, **mail).start() if shared else near
    yield House(near, far, mailbox)
    for server in {near, far}:
        server.stop()
        assert '"level":"error"' not in server.log()
    mailbox.stop()


class Way:
    """One way in, used at the far worker, which knows it well and has streams open through it."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        assert client.get("/people/me")["person"]["name"] == "Anna"
        self.streams = [client.stream(table), Stream(client, "/stream", None)]
        client.streams.append(self.streams[1])
        self.streams[0].wait(lambda message: message["event"] == "reset")

    @property
    def is_open(self) -> bool:
        return self.is_known and not any(s.ended(0) for s in self.streams)

    @property
    def is_known(self) -> bool:
        answer = self.client.http.get("/people/me")
        return answer.status_code == 200 and answer.json()["person"] is not None

    def require_closed(self) -> None:
        begun = time.monotonic()
        deadline = begun + SOON
        while self.is_known:
            assert time.monotonic() < deadline, "the door stays open"
            time.sleep(0.05)
        assert all(stream.ended(max(0.1, deadline - time.monotonic())) for stream in self.streams), "a stream goes on"
        print(f"closed after {time.monotonic() - begun:.2f} s")


class Anna:
    """Somebody with an account who is in by three doors: her desk, her phone, and a script."""

    def __init__(self, house: House, guest: Callable[..., Client]) -> None:
        self.house = house
        self.guest = guest
        self.email = f"anna{next(numbers)}@example.org"
        self.desk = guest(house.near)
        register(self.desk, house.mailbox, self.email, OLD, name="Anna")
        self.table = self.desk.started(3)
        self.code = self.desk.post("/people/me/code")["return_code"]
        made = self.desk.post("/people/me/tokens", label="script")
        self.token_id = made["id"]
        phone, script, twin = guest(house.far), guest(house.far), guest(house.far)
        phone.post("/people/login", email=self.email, password=OLD)
        script.http.headers["Authorization"] = f"Bearer {made['token']}"
        twin.http.cookies.set(COOKIE, self.desk.http.cookies[COOKIE])
        self.ways = {name: Way(who, self.table) for name, who in (("desk", twin), ("phone", phone), ("script", script))}

    def require(self, *still_open: str, code: bool) -> None:
        """Which doors are open at the far worker, and whether the code still works."""
        for name, way in self.ways.items():
            if name not in still_open:
                way.require_closed()
        for name in still_open:
            assert self.ways[name].is_open, f"{name} was closed too"
        self.guest(self.house.far).post("/people/return", expect=200 if code else 403, code=self.code)


@pytest.fixture
def anna(house: House, guest: Callable[..., Client]) -> Anna:
    return Anna(house, guest)


def test_logging_out_ends_that_session(anna: Anna) -> None:
    anna.desk.ask("POST", "/people/logout", 204)
    anna.require("phone", "script", code=True)


def test_removing_a_token_ends_what_it_opened(anna: Anna) -> None:
    anna.desk.ask("DELETE", f"/people/me/tokens/{anna.token_id}", 204)
    anna.require("desk", "phone", code=True)


def test_a_new_password_ends_all_but_the_session_that_sets_it(anna: Anna) -> None:
    anna.desk.ask("PUT", "/people/me/password", 403, json={"old": "wrong horse", "new": NEW})
    assert anna.ways["phone"].is_open
    anna.desk.ask("PUT", "/people/me/password", 204, json={"old": OLD, "new": NEW})
    anna.require("desk", code=False)
    anna.guest(anna.house.far).post("/people/login", expect=403, email=anna.email, password=OLD)
    anna.guest(anna.house.far).post("/people/login", email=anna.email, password=NEW)


def test_a_reset_ends_everything(anna: Anna) -> None:
    thief = anna.guest(anna.house.near)
    thief.ask("POST", "/people/reset", 202, json={"email": anna.email})
    link = anna.house.mailbox.link(anna.email, "reset")
    thief.ask("POST", "/people/reset/confirm", 204, json={"token": link, "password": NEW})
    anna.require(code=False)


def test_deleting_an_account_ends_everything(anna: Anna) -> None:
    anna.desk.ask("DELETE", "/people/me", 204, json={"password": OLD})
    anna.require(code=False)


def test_an_operator_who_removes_a_player_ends_everything(anna: Anna) -> None:
    database = ["--database", anna.house.near.database]
    command = [sys.executable, "-m", "feldherr", "admin", *database, "remove-player", anna.email]
    subprocess.run(command, check=True, capture_output=True)
    anna.require(code=False)


def test_what_was_not_heard_of_counts_as_closed(anna: Anna, database: str) -> None:
    if database != "postgresql":
        return
    with psycopg.connect(anna.house.far.database, autocommit=True) as connection:
        listening = "datname = current_database() and query like 'LISTEN%'"
        connection.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {listening}")
    anna.desk.ask("PUT", "/people/me/password", 204, json={"old": OLD, "new": NEW})
    anna.require("desk", code=False)


class SlowDatabase:
    """Answers a read only after something else has happened."""

    def __init__(self, answer: Any, meanwhile: Callable[[], None]) -> None:
        self.answer = answer
        self.meanwhile = meanwhile
        self.reads = 0

    async def read(self, _: Any) -> Any:
        self.reads += 1
        self.meanwhile()
        return self.answer


class Bus:
    listening = True


class SmallHub:
    """As much of a hub as sessions need."""

    def __init__(self) -> None:
        self.bus = Bus()
        self.database = SlowDatabase(Person("anna", "Anna"), lambda: None)
        self.person_changed: Callable[[str | None], None] = lambda _: None

    def listeners(self) -> list[Any]:
        return []

    def spawn(self, work: Any) -> None:
        work.close()


def test_what_was_read_before_the_news_is_not_remembered() -> None:
    hub: Any = SmallHub()
    sessions = Sessions(hub)
    hub.database.meanwhile = lambda: hub.person_changed("anna")
    assert asyncio.run(sessions.person("token", Bucket(100, 1), "somewhere")) is not None, (
        "it was right when it was asked"
    )
    assert sessions.known == {}


def test_nothing_is_taken_on_trust_while_no_news_come() -> None:
    hub: Any = SmallHub()
    sessions = Sessions(hub)
    for _ in range(2):
        asyncio.run(sessions.person("token", Bucket(100, 1), "somewhere"))
    assert hub.database.reads == 1
    assert digest("token") in sessions.known
    hub.bus.listening = False
    asyncio.run(sessions.person("token", Bucket(100, 1), "somewhere"))
    assert hub.database.reads == 2
    hub.person_changed(None)
    assert sessions.known == {}


class SmallStream(EventStream):
    """A stream with one thing to tell."""

    async def first(self) -> bytes:
        return b"secret"

    async def next(self) -> bytes:
        return b""

    def register(self) -> None:
        pass

    def leave(self) -> None:
        pass


@pytest.mark.parametrize("is_open", [True, False])
def test_a_stream_that_opens_while_its_door_closes_tells_nothing(is_open: bool) -> None:
    hub: Any = SmallHub()
    hub.streams = Counter()
    hub.database.answer = {"door"} if is_open else set()
    listener = Listener("anna", "anna", "door")
    said: list[bytes] = []

    async def receive() -> Any:
        await asyncio.sleep(0.5)
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        said.append(message.get("body", b""))

    asyncio.run(SmallStream(hub, listener)({"type": "http"}, receive, send))
    assert (b"secret" in b"".join(said)) is is_open
