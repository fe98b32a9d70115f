"""The whole server in this process, asked things that no proper client would let one ask."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from starlette.types import Message

from feldherr.server import app as application
from feldherr.server.config import Settings

Pairs = list[tuple[bytes, bytes]]
JSON = (b"content-type", b"application/json")
OURS = (b"x-feldherr", b"1")
GENEROUS: dict[str, Any] = {
    "guests_per_hour": 1e6,
    "requests_per_second": 1e6,
    "tables_per_hour": 1e6,
    "wrong_tokens_per_minute": 1e6,
    "chat_per_minute": 1e6,
    "pictures_per_minute": 2,
    "hints_per_minute": 2,
    "orders_per_minute": 1e6,
    "logins_per_minute": 2,
}


@dataclass
class Answer:
    """What came back."""

    asked: str
    status: int
    headers: Pairs
    body: bytes

    def all(self, name: str) -> list[str]:
        return [value.decode() for key, value in self.headers if key.lower() == name.encode()]

    def one(self, name: str) -> str:
        (value,) = self.all(name)
        return value

    def json(self) -> Any:
        return json.loads(self.body)

    def require_sense(self) -> "Answer":
        """No answer is the server's own failure, and a refusal says why in both languages, or is the client's page."""
        assert self.status < 500, f"{self.asked}: {self.status} {self.body[:300]!r}"
        is_page = self.status == 404 and dict(self.headers).get(b"content-type", b"").startswith(b"text/html")
        if self.status >= 400 and not self.asked.startswith("HEAD") and not is_page:
            error = self.json()["error"]
            assert error["code"], self.asked
            assert error["sentence"]["en"].endswith("."), self.asked
            assert error["sentence"]["de"].endswith("."), self.asked
        return self


class Inside:
    """The application, and somebody who asks."""

    def __init__(self, app: Any, served: Any) -> None:
        self.app = app
        self.served = served
        self.cookie: Pairs = []

    async def ask(
        self,
        method: str,
        target: str,
        body: bytes = b"",
        headers: Iterable[tuple[bytes, bytes]] = (JSON, OURS),
        host: str = "192.0.2.1",
        scheme: str = "http",
        named: bytes = b"feldherr.test",
    ) -> Answer:
        path, _, query = target.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": scheme,
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", named), *headers, *self.cookie],
            "client": (host, 40000),
            "server": ("127.0.0.1", 1618),
            "state": {},
        }
        sent: list[Message] = []
        given = False

        async def receive() -> Message:
            nonlocal given
            if given and not path.endswith("/stream"):
                await asyncio.Event().wait()  # for the answer, however long it takes
            if given:
                return {"type": "http.disconnect"}  # so that streams end
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        await asyncio.wait_for(self.served(scope, receive, send), 120)
        told = b"".join(message.get("body", b"") for message in sent[1:])
        return Answer(f"{method} {target[:200]} {body[:200]!r}", sent[0]["status"], list(sent[0]["headers"]), told)

    async def post(self, path: str, **body: Any) -> Answer:
        answer = await self.ask("POST", f"/api/v1{path}", json.dumps(body).encode())
        assert answer.status < 300, answer
        return answer

    async def enter(self, name: str = "Anna") -> Answer:
        """As a new guest."""
        self.cookie = []
        answer = await self.post("/people/guest", name=name)
        self.cookie = [(b"cookie", answer.one("set-cookie").partition(";")[0].encode())]
        return answer

    async def table(self, **more: Any) -> str:
        """A running game on all of whose seats the guest sits."""
        seats = [{"kind": "me"}] * 3
        made = await self.post("/tables", game="wallenstein", players=3, seats=seats, **more)
        table = str(made.json()["id"])
        await self.post(f"/tables/{table}/start")
        return table

    async def decision(self, table: str) -> Any:
        answer = await self.ask("GET", f"/api/v1/tables/{table}/state?seat=0")
        return answer.json()["decision"]


@contextlib.asynccontextmanager
async def serving(database: str, **settings: Any) -> AsyncIterator[Inside]:
    chosen = Settings(database=database, **{**GENEROUS, **settings})
    app = application.create_app(chosen)
    async with application.running(chosen, app):
        yield Inside(app, application.guarded(app, chosen))


def short_record() -> dict[str, Any]:
    """An unfinished game after a few moves."""
    import feldherr

    game = feldherr.new_game("wallenstein", players=3, seed=5)
    rng = random.Random(5)
    for _ in range(4):
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    return game.branch().record()
