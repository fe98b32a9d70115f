"""Around every request: limits on bodies and time, security headers, a line in the log, figures."""

import asyncio
import logging
from collections.abc import Iterator
from time import perf_counter
from typing import Final

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from feldherr.server import metrics, tracing
from feldherr.server.config import Settings
from feldherr.server.errors import Refused, error_json
from feldherr.server.http.bodies import is_json, require_plain_json, require_plain_path
from feldherr.server.limits import Pace, network_of

log = logging.getLogger("feldherr.web")
Headers = list[tuple[bytes, bytes]]
OWN_PAGES: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PICTURE: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox"
SECURITY: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
BUILD: Final = b"x-feldherr-build"
"""Which client the server has, for pages that were opened before it was upgraded."""
RECORD_PATH: Final = "/api/v1/tables/import"
PICTURES: Final = ("/picture.svg", "/picture.png")
CUT_OFF: Final = 499
"""Of a request that was under way when the server ended: nobody waits for its answer any more."""
QUIET: Final = ("/healthz", "/readyz", "/metrics")
PEOPLE: Final = 4
"""As many may ask from one address as often as one person may; then all from there wait for their turns."""
BURST_SECONDS: Final = 2.0
LONGEST_TURN: Final = 5.0
"""Seconds; whoever would have to wait longer for their turn is refused."""
PIECE: Final = 64 * 1024
"""Bytes of an answer that are on their way at once: what nobody takes is not kept ready for them."""


class Gate:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, settings: Settings, build: str = "") -> None:
        self.app = app
        self.settings = settings
        self.marks = [(BUILD, build.encode())] if build else []
        self.pace = Pace(PEOPLE * settings.requests_per_second, BURST_SECONDS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = perf_counter()
        scope["straight"] = send
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = message["headers"]
                message["headers"] = [*own, *headers_for(scope["path"], scope["scheme"], own), *self.marks]
            for piece in pieces(message):
                await send(piece)

        try:
            await self._turn(scope)
            require_plain_path(scope["path"])
            body = await self._body(scope, receive)
            with tracing.request(scope["method"], scope["path"]) as traced:
                await self.app(scope, body, sending)
                tracing.answered(traced, scope["method"], _route(scope), status)
        except Refused as refused:
            await _answer(sending, refused)
        except asyncio.CancelledError:
            status = CUT_OFF
        except Exception:
            if status:
                raise  # half an answer is out: the connection must go
            log.exception("failed")
            await _answer(sending, Refused(500, "server_failed"))
        finally:
            self._note(scope, status or 500, perf_counter() - begun)

    async def _turn(self, scope: Scope) -> None:
        """Whatever is asked costs something, refusals too: one address is not to keep all others waiting."""
        client = scope["client"]
        seconds = self.pace.wait(network_of(client[0] if client else ""), LONGEST_TURN)
        if seconds:
            await asyncio.sleep(seconds)

    async def _body(self, scope: Scope, receive: Receive) -> Receive:
        """The whole body at once, if it is not too large, comes in time and is what it says."""
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return receive
        limit = self.settings.record_limit if scope["path"] == RECORD_PATH else self.settings.body_limit
        length = header_of(scope, b"content-length")
        if length.isdigit() and int(length) > limit:
            raise Refused(413, "body_too_large", most=limit)
        try:
            async with asyncio.timeout(self.settings.request_timeout):
                body = await _read(receive, limit)
        except TimeoutError:
            raise Refused(408, "body_too_slow") from None
        if body and is_json(header_of(scope, b"content-type")):
            require_plain_json(body)
        given = False

        async def replay() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        return replay

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        path = _route(scope)
        metrics.REQUESTS.labels(scope["method"], path, str(status)).inc()
        metrics.SECONDS.labels(path).observe(seconds)
        if scope["path"] in QUIET:
            return
        facts = {
            "method": scope["method"],
            "path": scope["path"][:200],
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        person = scope.get("state", {}).get("person")
        level = logging.INFO if status < 500 else logging.ERROR
        log.log(level, "answered", extra={**facts, "person": person})


def _route(scope: Scope) -> str:
    return getattr(scope.get("route"), "path", None) or "other"


def pieces(message: Message) -> Iterator[Message]:
    """A part of an answer, cut so that each piece is taken before the next is sent."""
    body, more = message.get("body", b""), message.get("more_body", False)
    if len(body) <= PIECE:
        yield message
        return
    for at in range(0, len(body), PIECE):
        yield {**message, "body": body[at : at + PIECE], "more_body": more or at + PIECE < len(body)}


async def _read(receive: Receive, limit: int) -> bytes:
    chunks = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refused(400, "body_incomplete")
        chunks.append(message.get("body", b""))
        size += len(chunks[-1])
        if size > limit:
            raise Refused(413, "body_too_large", most=limit)
        if not message.get("more_body", False):
            return b"".join(chunks)


def header_of(scope: Scope, wanted: bytes) -> bytes:
    """A header as it was sent, or nothing."""
    found: bytes = next((value for name, value in scope["headers"] if name == wanted), b"")
    return found


def headers_for(path: str, scheme: str, own: Headers) -> Headers:
    """What every answer says; one that does not say how long it is good for is kept by nobody."""
    drawn = path.endswith(PICTURES)
    said = {name.lower() for name, _ in own}
    headers = [*SECURITY, (b"cross-origin-resource-policy", b"cross-origin" if drawn else b"same-origin")]
    if b"content-security-policy" not in said:
        headers.append((b"content-security-policy", (PICTURE if drawn else OWN_PAGES).encode()))
    if scheme == "https":
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    if b"cache-control" not in said:
        headers.append((b"cache-control", b"no-store"))
    return headers


def told(refused: Refused) -> tuple[Headers, bytes]:
    """A refusal where no router answers."""
    body = orjson.dumps({"error": error_json(refused)})
    return [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))], body


async def _answer(send: Send, refused: Refused) -> None:
    headers, body = told(refused)
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
