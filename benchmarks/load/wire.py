"""HTTP as a load generator speaks it: kept-alive requests and endless streams, with next to no cost of its own."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Any, TypeVar

import orjson

P = TypeVar("P", bound=asyncio.Protocol)
Heard = Callable[[int, bytes, float], None]
"""Takes the tick of a message, its data, and when it arrived."""


class Line(asyncio.Protocol):
    """A kept-alive connection: one request after another."""

    def __init__(self) -> None:
        self.transport: Any = None
        self.held = b""
        self.answer: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(exc or ConnectionError("the server hung up"))

    async def ask(self, method: str, path: str, cookie: str, body: Any = None) -> tuple[int, Any, str]:
        """Status, body, and the cookie that was set."""
        data = b"" if body is None else orjson.dumps(body)
        head = (
            f"{method} /api/v1{path} HTTP/1.1\r\nhost: bench\r\nx-feldherr: 1\r\ncookie: {cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
        )
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(head.encode() + data)
        status, answered = await self.answer
        head_of, _, content = answered.partition(b"\r\n\r\n")
        _, _, cookies = head_of.partition(b"set-cookie: ")
        return status, orjson.loads(content) if content else None, cookies.partition(b";")[0].decode()

    def data_received(self, data: bytes) -> None:
        self.held += data
        head, found, content = self.held.partition(b"\r\n\r\n")
        if not found or self.answer is None:
            return
        length = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0] or 0)
        if len(content) >= length:
            whole, self.held = self.held[: len(head) + 4 + length], content[length:]
            self.answer.set_result((int(head[9:12]), whole))


class Ear(asyncio.Protocol):
    """A stream of server-sent events, taken out of its chunks."""

    def __init__(self, path: str, cookie: str, heard: Heard) -> None:
        self.request = f"GET /api/v1{path} HTTP/1.1\r\nhost: bench\r\ncookie: {cookie}\r\n\r\n".encode()
        self.heard = heard
        self.transport: Any = None
        self.raw = b""
        self.said = b""
        self.headless = True

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self.raw += data
        if self.headless:
            head, found, rest = self.raw.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 200 " in head, head
            self.raw, self.headless = rest, False
        while True:
            size, found, rest = self.raw.partition(b"\r\n")
            length = int(size, 16) if found else 0
            if not found or len(rest) < length + 2:
                break
            self.said += rest[:length]
            self.raw = rest[length + 2 :]
        *messages, self.said = self.said.split(b"\n\n")
        for message in messages:
            if message.startswith(b"id: "):
                number, _, content = message.split(b"\n", 2)
                self.heard(int(number[4:]), content[6:], now)


class Server:
    """Where the server is."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def line(self) -> Line:
        return await self._connect(Line)

    async def listen(self, path: str, cookie: str, heard: Heard) -> Ear:
        return await self._connect(lambda: Ear(path, cookie, heard))

    async def _connect(self, make: Callable[[], P]) -> P:
        _, protocol = await asyncio.get_running_loop().create_connection(make, "127.0.0.1", self.port)
        return protocol
