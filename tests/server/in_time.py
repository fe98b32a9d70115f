"""A whole server in this process whose clocks stand still until they are put forward."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from starlette.types import Message

from feldherr.server import app as application
from feldherr.server.config import Settings
from feldherr.server.live.hub import Hub
from feldherr.server.model import Seat
from feldherr.server.play.orders import Orderly
from tests.server.hostile.inside import GENEROUS, JSON, OURS, Pairs

TIMED = ("standing.change", "play.moves", "tables.lifecycle")
START = 1_630_000_000.0


class World:
    """The server, and the moment that all its clocks show."""

    def __init__(self, app: Any, served: Any, hub: Hub) -> None:
        self.app = app
        self.served = served
        self.hub = hub
        self.now = START
        hub.clock.now = lambda: self.now  # type: ignore[method-assign]
        hub.clock.ahead = 0.0

    @property
    def orderly(self) -> Orderly:
        found: Orderly = self.app.state.orderly
        return found

    async def seat(self, table: str, seat: int) -> Seat:
        return (await self.hub.standing(table)).table.seats[seat]


class Someone:
    """Somebody who asks, and listens."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.cookie: Pairs = []
        self.heard: list[bytes] = []
        """All that came by streams."""
        self.person: dict[str, Any] = {}

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Pairs, bytes]:
        given = False

        async def receive() -> Message:
            nonlocal given
            if given:
                await asyncio.Event().wait()
            given = True
            content = b"" if body is None else json.dumps(body).encode()
            return {"type": "http.request", "body": content, "more_body": False}

        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        await asyncio.wait_for(self.world.served(self._scope(method, path), receive, send), 120)
        told = b"".join(message.get("body", b"") for message in sent[1:])
        return sent[0]["status"], list(sent[0]["headers"]), told

    def _scope(self, method: str, target: str) -> dict[str, Any]:
        path, _, query = f"/api/v1{target}".partition("?")
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", b"feldherr.test"), JSON, OURS, *self.cookie],
            "client": ("192.0.2.1", 40000),
            "server": ("127.0.0.1", 1618),
            "state": {},
        }

    async def do(self, method: str, path: str, expect: int = 200, **body: Any) -> Any:
        status, _, told = await self.ask(method, path, body if method != "GET" else None)
        assert status == expect, f"{method} {path}: {status} {told[:500]!r}"
        return json.loads(told) if told else None

    async def enter(self, name: str) -> "Someone":
        status, headers, told = await self.ask("POST", "/people/guest", {"name": name})
        assert status < 300, told
        cookie = next(value for key, value in headers if key.lower() == b"set-cookie")
        self.cookie = [(b"cookie", cookie.partition(b";")[0])]
        self.person = json.loads(told)["person"]
        return self

    def again(self) -> "Someone":
        """The same person on another screen."""
        twin = Someone(self.world)
        twin.cookie, twin.person = self.cookie, self.person
        return twin

    def listen(self, table: str) -> "asyncio.Task[None]":
        """Keeps all that a stream of the table sends, until the task is cancelled."""
        return self.listen_to(f"/tables/{table}/stream")

    def listen_to(self, path: str) -> "asyncio.Task[None]":
        """Keeps all that a stream sends."""

        async def receive() -> Message:
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: Message) -> None:
            self.heard.append(message.get("body", b""))

        return asyncio.create_task(self.world.served(self._scope("GET", path), receive, send))


@contextlib.asynccontextmanager
async def world(database: str, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> AsyncIterator[World]:
    """A server that does nothing by itself."""

    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    async def at_once(*_: Any) -> None:
        pass

    monkeypatch.setattr("feldherr.server.live.server_clock.ServerClock.run", never)
    monkeypatch.setattr("feldherr.server.live.server_clock.ServerClock.stop", at_once)
    monkeypatch.setattr("feldherr.server.play.orders.Orderly.run", never)
    monkeypatch.setattr("feldherr.server.app.watch_clocks", never)
    quiet = {"heartbeat": 1e6, "presence_seconds": 1e6, "clock_interval": 1e6, "orders_per_minute": 1e6}
    chosen = Settings(database=database, **{**GENEROUS, **quiet, **settings})
    app = application.create_app(chosen)
    async with application.running(chosen, app) as hub:
        made = World(app, application.guarded(app, chosen), hub)
        for module in TIMED:
            monkeypatch.setattr(f"feldherr.server.{module}.time", lambda: made.now)
        yield made
