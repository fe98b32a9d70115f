"""HTTP as uvicorn speaks it, with patience that ends: requests must arrive, and answers be taken, in time; heads of
requests are short; and nobody holds more connections, or asks more ahead, than a browser would."""

import asyncio
import socket
import struct
import sys
from collections import Counter
from typing import Any, ClassVar, Final

from httptools import HttpParserError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from feldherr.server.config import Settings
from feldherr.server.errors import Refused
from feldherr.server.http.gate import headers_for, told
from feldherr.server.limits import network_of

URL_LIMIT: Final = 8 * 1024
HEADER_COUNT: Final = 100
PIECE: Final = 1024
"""Bytes that are read at once. What a connection can make us keep is this much more than what it may."""
AHEAD: Final = 64 * 1024
"""Bytes of requests that may wait until earlier ones are answered."""
UNTAKEN: Final = 256 * 1024
"""Bytes that the system keeps of an answer that nobody takes; left to itself, it would keep megabytes."""
AT_ONCE: Final = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
LINGER: Final = 2.0
"""Seconds in which one who is refused may go on talking: closed at once, they would not hear why."""


class PatientProtocol(HttpToolsProtocol):
    """Closes connections that open, or begin a request, and then say nothing more; and those that no longer listen."""

    settings: ClassVar[Settings] = Settings()
    trusted: ClassVar[Any] = ()
    """Proxies, who speak for many."""
    opened: ClassVar[Counter[str]] = Counter()
    """Connections by address."""

    @classmethod
    def obey(cls, settings: Settings) -> None:
        cls.settings = settings
        nobody: Any = None
        cls.trusted = ProxyHeadersMiddleware(nobody, settings.trusted_proxies).trusted_hosts

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._timer: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None
        self._network: str | None = None
        self._refused: Refused | None = None
        self._in_head = True
        self._whole = True
        self._loose = 0
        """Bytes since the request, or the last piece of its body, began."""
        self._head_size = 0
        self._held = b""
        """Asked ahead; looked at when what was asked before is answered."""

    # -- connections --------------------------------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect()
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNTAKEN)
        if self.client is not None and self.client[0] not in self.trusted:
            self._network = network_of(self.client[0])
            self.opened[self._network] += 1
            if self.opened[self._network] > self.settings.connections_per_address:
                self._refuse(Refused(429, "too_many_connections", most=self.settings.connections_per_address))
                self.transport.close()  # at once: it is one too many

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self.resume_writing()
        self._held = b""
        self.pipeline.clear()  # nobody waits for what was asked ahead
        if self._network is not None:
            self.opened[self._network] -= 1
            if not self.opened[self._network]:
                del self.opened[self._network]
        if self._answering is not None:
            self._answering.disconnected = True
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(self.settings.request_timeout, self._cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _cut(self) -> None:
        """At once, with all that the system still holds for them."""
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()

    def _expect(self) -> None:
        self._stop()
        self._timer = self.loop.call_later(self.settings.request_timeout, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()

    # -- what comes in ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._refused is None:
            self._held += data
            self._read_on()

    def _read_on(self) -> None:
        """Piece by piece, so that the first thing too many ends it; nothing more while others wait in the line."""
        held, self._held, at = self._held, b"", 0
        if self.transport.is_closing():
            return
        while at < len(held) and not self.pipeline and self._refused is None and not self.transport.is_closing():
            piece = held[at : at + PIECE]
            at += PIECE
            self._loose += len(piece)
            if self._loose > self.settings.head_limit + PIECE:
                self._refuse(self._too_large())
            else:
                super().data_received(piece)
        if self._refused is None:
            self._hold(held[at:])

    def _hold(self, ahead: bytes) -> None:
        if len(ahead) > AHEAD:
            self._refuse(self._too_large())
        elif ahead:
            self._held = ahead
            self.flow.pause_reading()
        elif self._whole and self._idle() and self._timer is None:
            self._expect()  # empty lines between two requests must not keep a connection

    def _idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._whole = True, False
        self._loose = self._head_size = 0
        self._expect()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > URL_LIMIT:
            self._raise(Refused(414, "url_too_long", most=URL_LIMIT))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Trailers are passed over: what follows a body says nothing about who sent it."""
        if not self._in_head:
            return
        self._head_size += len(name) + len(value) + 4
        if len(self.headers) >= HEADER_COUNT or self._head_size + len(self.url) > self.settings.head_limit:
            self._raise(self._too_large())
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._stop()
        self._in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._loose = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._whole = True
        self._loose = 0
        self._stop()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """With several requests in the line, the one that is answered is not the last that came."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._whole:
            self._expect()  # answered already, and still talking
        self._read_on()

    def _unsupported_upgrade_warning(self) -> None:
        """No other protocol is spoken here, and anybody may ask for one: the request is answered as it stands."""

    # -- refusals -----------------------------------------------------------------------------------------------------

    def _too_large(self) -> Refused:
        return Refused(431, "head_too_large", most=self.settings.head_limit, lines=HEADER_COUNT)

    def _raise(self, refused: Refused) -> None:
        """Out of the parser, which calls `send_400_response`."""
        self._refused = refused
        raise HttpParserError

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._refused or Refused(400, "bad_http"))

    def _refuse(self, refused: Refused) -> None:
        """Says why, if nothing else is being said, and hangs up."""
        self._refused = refused
        self._held = b""
        if not self._idle():
            self.transport.close()
            return
        own, body = told(refused)
        headers = [*own, *headers_for("", self.scheme or "http", own), (b"connection", b"close")]
        lines = [STATUS_LINE[refused.status], *(b"%s: %s\r\n" % header for header in headers), b"\r\n", body]
        self.transport.write(b"".join(lines))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._stop()
        self._timer = self.loop.call_later(LINGER, self._give_up)
