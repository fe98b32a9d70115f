"""A process that serves: it starts whole or not at all, and ends within two seconds of being told to, or of draining.

Nothing is acknowledged before it is stored, so whatever is under way when the time is up may be cut off.
"""

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from threading import Event, Thread, Timer
from types import FrameType
from typing import Final

import numpy  # noqa: F401  # forecasts of plans need it: loaded before the first request, not while all wait for it
import uvicorn

from feldherr.server.app import create_app, guarded, running
from feldherr.server.config import Settings
from feldherr.server.http.protocol import PatientProtocol
from feldherr.server.live.hub import Hub
from feldherr.server.operation import log as logs
from feldherr.server.store.ready import explained

log = logging.getLogger("feldherr.process")
GRACE_SECONDS: Final = 0.6
"""For requests that are under way."""
LAST_SECONDS: Final = 1.5
"""For everything; then the process ends as it is."""


class ServingProcess(uvicorn.Server):
    """uvicorn, with our parts around it and an end of our own."""

    hub: Hub

    def __init__(self, settings: Settings, ready: Callable[[], None]) -> None:
        logs.set_up(settings.log_level)
        PatientProtocol.obey(settings)
        self.settings = settings
        self.ready = ready
        self.application = create_app(settings)
        self.parts = AsyncExitStack()
        self.told_to_end = Event()
        super().__init__(
            uvicorn.Config(
                guarded(self.application, settings),
                lifespan="off",
                http=PatientProtocol,
                ws="none",
                log_config=None,
                access_log=False,
                proxy_headers=True,
                forwarded_allow_ips=settings.trusted_proxies,
                server_header=False,
                timeout_keep_alive=75,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        Thread(target=self._end_in_time, name="end", daemon=True).start()
        with explained(self.settings.database_url):
            self.hub = await self.parts.enter_async_context(running(self.settings, self.application))
        await super().startup(sockets)
        log.info("serving")
        self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """To be told to end is no failure: the signal is not raised again at the end, as uvicorn would.

        Whoever balances reads at `/readyz` that nobody is to be sent here any more, and has time to see it; to be told
        twice is to be told to hurry.
        """
        hurry = self.application.state.draining or not self.settings.drain_seconds
        self.application.state.draining = True
        if hurry:
            self._end()
            return
        log.info("draining", extra={"seconds": self.settings.drain_seconds})
        timer = Timer(self.settings.drain_seconds, self._end)
        timer.daemon = True
        timer.start()

    def _end(self) -> None:
        self.should_exit = True
        self.told_to_end.set()

    def _end_in_time(self) -> None:
        self.told_to_end.wait()
        time.sleep(LAST_SECONDS)
        os._exit(0)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams end first; requests under way have a moment; then connections are cut, and our parts stop."""
        begun = time.monotonic()
        for server in self.servers:
            server.close()
        for sock in sockets or ():
            sock.close()
        self.hub.close_streams()
        state = self.server_state
        for connection in list(state.connections):
            connection.shutdown()
        if state.tasks:
            await asyncio.wait(state.tasks, timeout=GRACE_SECONDS)
        for connection in list(state.connections):
            connection.transport.abort()
        await asyncio.sleep(0)  # those who waited for a reader find that there is none
        for task in state.tasks:
            task.cancel()
        if state.tasks:
            await asyncio.wait(state.tasks)
        await self.parts.aclose()
        log.info("ended", extra={"seconds": round(time.monotonic() - begun, 2)})
