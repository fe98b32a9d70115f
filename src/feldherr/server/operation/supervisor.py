"""Several processes that serve together, and the one that starts them, replaces them, and ends them with itself."""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from threading import Thread
from time import monotonic, sleep
from types import FrameType
from typing import Final

from prometheus_client import multiprocess

from feldherr.kernel.errors import BadOption, FeldherrError
from feldherr.server.config import Settings
from feldherr.server.operation import log as logs
from feldherr.server.operation.interrupts import deaf_to_interrupts
from feldherr.server.operation.process import ServingProcess

log = logging.getLogger("feldherr.supervisor")
LOOK_SECONDS: Final = 0.1
END_SECONDS: Final = 1.8
"""Workers end by themselves within less."""
LONGEST_PAUSE: Final = 30.0
FAILED: Final = 2


def serve(settings: Settings, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
    """Serves until told to end, with as many processes as the settings say."""
    try:
        if settings.workers == 1:
            ServingProcess(settings, ready).run(sockets)
            return
        with tempfile.TemporaryDirectory(prefix="feldherr-") as figures:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures
            Supervisor(settings, sockets, ready).run()
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # impatience changes nothing any more


def work(settings: Settings, sockets: list[socket.socket], news: Connection) -> None:
    """Runs in a worker process: says that it serves, or why it cannot."""
    Thread(target=_end_with_the_supervisor, name="supervisor", daemon=True).start()
    try:
        ServingProcess(settings, lambda: _say(news)).run(sockets)
    except FeldherrError as error:
        _say(news, error)
        sys.exit(FAILED)
    except Exception:
        log.exception("a worker failed")
        sys.exit(FAILED)


def _say(news: Connection, error: FeldherrError | None = None) -> None:
    with suppress(BrokenPipeError):  # the supervisor is gone, and this process is about to end with it
        news.send(error)


def _end_with_the_supervisor() -> None:
    supervisor = multiprocessing.parent_process()
    assert supervisor is not None
    supervisor.join()
    for _ in range(2):  # no time to drain: whoever starts the next one wants the port
        os.kill(os.getpid(), signal.SIGTERM)
        sleep(LOOK_SECONDS)


class Worker:
    """A process that serves, as its supervisor sees it."""

    def __init__(self, settings: Settings, sockets: list[socket.socket]) -> None:
        context = multiprocessing.get_context("spawn")
        self.news, told = context.Pipe(duplex=False)
        self.process = context.Process(target=work, args=(settings, sockets, told))
        with deaf_to_interrupts():
            self.process.start()
        told.close()
        self.ready = False
        self.failure: FeldherrError | None = None

    def hear(self) -> None:
        while not self.news.closed and self.news.poll():
            try:
                self.failure = self.news.recv()
                self.ready = self.failure is None
            except EOFError:
                self.news.close()


@dataclass(slots=True)
class Place:
    """Where a worker is, or is to be after a pause."""

    worker: Worker | None = None
    pause: float = 0.0
    due: float = 0.0


class Supervisor:
    """A worker that dies is replaced at once; one that cannot even start, after pauses that grow.

    When none has ever served, or none is left, there is no point in going on.
    """

    def __init__(self, settings: Settings, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
        logs.set_up(settings.log_level)
        self.settings = settings
        self.sockets = sockets
        self.tell_ready: Callable[[], None] | None = ready
        self.places = [Place() for _ in range(settings.workers)]
        self.told_to_end = False

    def run(self) -> None:
        for told in (signal.SIGINT, signal.SIGTERM):
            signal.signal(told, self._end)
        try:
            while not self.told_to_end:
                self._look()
                wait(
                    [w.process.sentinel for w in self.workers] + [w.news for w in self.workers if not w.news.closed],
                    LOOK_SECONDS,
                )
        finally:
            self._end_workers()

    @property
    def workers(self) -> list[Worker]:
        return [place.worker for place in self.places if place.worker is not None]

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        """Whoever is told twice, hurries."""
        if self.told_to_end:
            for worker in self.workers:
                worker.process.terminate()
        self.told_to_end = True

    def _look(self) -> None:
        for place in self.places:
            if place.worker is None and monotonic() >= place.due:
                place.worker = Worker(self.settings, self.sockets)
            elif place.worker is not None:
                self._look_after(place, place.worker)
        if self.tell_ready is not None and sum(worker.ready for worker in self.workers) == len(self.places):
            self.tell_ready()
            self.tell_ready = None

    def _look_after(self, place: Place, worker: Worker) -> None:
        worker.hear()
        if worker.process.is_alive():
            return
        multiprocess.mark_process_dead(worker.process.pid)  # type: ignore[no-untyped-call]
        place.worker = None
        served = [other for other in self.workers if other.ready]
        if not worker.ready and (self.tell_ready is not None or not served):
            raise worker.failure or BadOption("worker_failed", exitcode=worker.process.exitcode)
        place.pause = 0.0 if worker.ready else min(LONGEST_PAUSE, 2 * place.pause or 1.0)
        place.due = monotonic() + place.pause
        facts = {"pid": worker.process.pid, "code": worker.process.exitcode, "pause": place.pause}
        log.error("a worker ended, and is replaced", extra={**facts, "reason": worker.failure})

    def _end_workers(self) -> None:
        deadline = monotonic() + self.settings.drain_seconds + END_SECONDS
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join(max(0.0, deadline - monotonic()))
            worker.process.kill()
            worker.process.join()
