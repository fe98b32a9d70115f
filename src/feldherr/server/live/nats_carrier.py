"""News carried by NATS, for operators whose moves are more than one PostgreSQL should announce.

NATS promises nothing: what it loses is found in storage by the tables' revisions (`live.outside_changes`).
"""

import asyncio
import contextlib
import logging
import ssl
from collections.abc import Callable, Sequence, Set
from typing import Any, Final

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError
from nats.errors import SlowConsumerError

from feldherr.server.config import Settings
from feldherr.server.store.channels import News

log = logging.getLogger("feldherr.bus")
START_SECONDS: Final = 2.0
"""So long the server waits for NATS before it serves; then it serves without, and goes on trying."""
RETRY_SECONDS: Final = 1
PATIENCE_SECONDS: Final = 2
WAITING: Final = 10_000
"""News that may wait to be sent; more is dropped, and found in storage by those whom it concerns."""


class SecureClient(Client):
    """Says nothing, and no password first of all, to a `tls://` server that speaks without encryption."""

    def _connect_command(self) -> bytes:
        server = self._current_server
        if server is not None and server.uri.scheme == "tls" and not self._server_info.get("tls_required"):
            raise NatsError("nats: the server offers no encryption")
        return super()._connect_command()


class NatsCarrier:
    """Hears the subjects it was asked to attend."""

    with_commit = False
    """News is told after the commit."""

    def __init__(self, settings: Settings, hear: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        self.settings = settings
        self.hear = hear
        self.missed = missed
        self.wanted: Set[str] = set()
        self.client = SecureClient()
        self._subscribed: dict[str, Subscription] = {}
        self._queue: asyncio.Queue[News] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def hears(self) -> bool:
        return self.client.is_connected

    async def start(self) -> None:
        connecting = asyncio.create_task(self._connect())
        self._tasks = [connecting, asyncio.create_task(self._send())]
        await asyncio.wait([connecting], timeout=START_SECONDS)
        if not self.hears:
            log.warning("NATS cannot be reached; news between processes take longer until it can")

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self.client.close()

    async def attend(self, channel: str) -> None:
        """From its return on the channel is heard; while nothing is heard, all is looked at again once it is."""
        self.wanted |= {channel}
        if self.hears and channel not in self._subscribed:
            with contextlib.suppress(NatsError, TimeoutError, OSError):
                await self._subscribe(channel)
                await self.client.flush(PATIENCE_SECONDS)

    def keep(self, channels: Set[str]) -> None:
        """Attends these no longer but those."""
        self.wanted = channels
        for channel in self._subscribed.keys() - channels:
            task = asyncio.ensure_future(self._unsubscribe(self._subscribed.pop(channel)))
            self._tasks.append(task)
            task.add_done_callback(self._tasks.remove)

    def tell(self, news: Sequence[News]) -> None:
        """Never waits, and never fails."""
        for each in news:
            with contextlib.suppress(asyncio.QueueFull):
                self._queue.put_nowait(each)

    async def _send(self) -> None:
        while True:
            news = await self._queue.get()
            try:
                await self.client.publish(self._subject(news.channel), news.payload.encode())
            except (NatsError, OSError):
                log.debug("news could not be told by NATS")

    async def _connect(self) -> None:
        """Tries until it has succeeded; after that, the client comes back by itself."""
        options: dict[str, Any] = {}
        if self.settings.nats_ca:
            options["tls"] = ssl.create_default_context(cafile=self.settings.nats_ca)
        await self.client.connect(
            servers=self.settings.nats_servers,
            name="feldherr",
            no_echo=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RETRY_SECONDS,
            connect_timeout=PATIENCE_SECONDS,
            ping_interval=PATIENCE_SECONDS,
            error_cb=self._failed,
            disconnected_cb=self._disconnected,
            reconnected_cb=self._came_back,
            **options,
        )
        await self._came_back()

    async def _came_back(self) -> None:
        """What the client subscribed to before, it has subscribed to again; the rest follows here."""
        for channel in list(self.wanted):
            with contextlib.suppress(NatsError):
                await self._subscribe(channel)
        with contextlib.suppress(NatsError, TimeoutError, OSError):
            await self.client.flush(PATIENCE_SECONDS)
        log.info("news between processes are carried by NATS")
        self.missed()

    async def _disconnected(self) -> None:
        log.warning("lost the connection with NATS; trying again")

    async def _failed(self, error: Exception) -> None:
        if isinstance(error, SlowConsumerError):
            self.missed()
        log.warning("NATS: %s", str(error)[:200] or type(error).__name__)

    async def _subscribe(self, channel: str) -> None:
        if channel not in self._subscribed:
            self._subscribed[channel] = await self.client.subscribe(self._subject(channel), cb=self._take)

    async def _unsubscribe(self, subscription: Subscription) -> None:
        with contextlib.suppress(NatsError, OSError):
            await subscription.unsubscribe()

    async def _take(self, message: Msg) -> None:
        self.hear(message.data)

    def _subject(self, channel: str) -> str:
        """Two installations that share a NATS have prefixes of their own."""
        return f"{self.settings.nats_prefix}.{channel}"
