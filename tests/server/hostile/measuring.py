"""What an attack costs others: somebody plays on meanwhile, and the server's own figures tell the rest."""

import random
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, sleep

from tests.server.client import Client, any_move
from tests.server.patience import PATIENCE, fetch
from tests.server.serving import Server

PAUSE = 0.06
"""Seconds between two moves: not even one who hurries may ask more often than the server allows."""
LOOP_SECONDS = 0.1
"""Processor time for which one request may keep the event loop."""
QUEUED_SECONDS = 0.5
"""The same for all requests together that came while other programs had the processor, and are answered in one go."""
FEW = 10
"""So many bursts come about without a long request: many short ones at once, or a full collection of garbage."""
SECONDS = 0.25
"""The 99th percentile of the time that others' moves take, on a machine with nothing else to do."""
BUSY = 8
"""So many times as long moves may take, or as they took before, where the machine itself is busy with other tests."""
MEGABYTES = 50
_BUCKET = re.compile(r'feldherr_loop_seconds_bucket\{le="([^"]+)"\} (\S+)')


class Bystander(threading.Thread):
    """Plays one game after the other, and notes how long each move took."""

    def __init__(self, server: Server, seed: int = 1) -> None:
        super().__init__(daemon=True)
        self.client = Client(server.url, "Bystander")
        self.rng = random.Random(seed)
        self.took: list[float] = []
        self.enough = threading.Event()
        self.failed: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self._play(self.client.started(3))
        except BaseException as error:
            self.failed = error
        self.client.close()

    def _play(self, table: str) -> None:
        while not self.enough.is_set():
            header = self.client.get(f"/tables/{table}")
            if header["status"] != "running":
                return
            for seat in header["waiting_for"]:
                state = self.client.state(table, seat)
                move = any_move(state, self.rng)
                begun = perf_counter()
                self.client.move(table, seat, state["decision"]["id"], move)
                self.took.append(perf_counter() - begun)
                sleep(PAUSE)

    def wait_for_moves(self, number: int, seconds: float = PATIENCE) -> None:
        wanted, end = len(self.took) + number, perf_counter() + seconds
        while len(self.took) < wanted:
            if self.failed is not None:
                raise self.failed
            assert perf_counter() < end, "nobody can play any more"
            sleep(0.01)


def percentile(values: list[float], share: float) -> float:
    """
    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5)
    3.0
    """
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def loop_bursts(server: Server) -> dict[str, int]:
    """How often the event loop was kept for at most so many seconds, as the server counts it."""
    text = fetch("GET", f"{server.url}/metrics").text
    return {most: int(float(times)) for most, times in _BUCKET.findall(text)}


def long_bursts(server: Server) -> dict[float, int]:
    """How often the event loop was kept for longer than one request may, and longer than many may."""
    counted = loop_bursts(server)
    return {most: counted["+Inf"] - counted[str(most)] for most in (LOOP_SECONDS, QUEUED_SECONDS)}


def megabytes(server: Server) -> float:
    """The memory of the serving process itself."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]


class Costs:
    """What others felt of an attack."""

    def __init__(self, before: list[float], during: list[float], bursts: dict[float, int], grown: float) -> None:
        self.usual = percentile(before, 0.99)
        self.slowest = percentile(during, 0.99)
        self.bursts = bursts
        self.grown = grown

    def __str__(self) -> str:
        return f"moves {1000 * self.usual:.0f} ms before, {1000 * self.slowest:.0f} ms meanwhile; {self.grown:+.0f} MB"

    def require_small(self, busy: float = BUSY, megabytes: float = MEGABYTES) -> None:
        """Few bursts may be garbage collected, or crowds; a request that takes long makes one each time it is asked."""
        most = LOOP_SECONDS if self.usual < SECONDS / 2 else QUEUED_SECONDS
        assert self.bursts[most] <= FEW, f"the event loop was kept longer than {most} s, {self.bursts[most]} times"
        allowed = busy * max(SECONDS, self.usual)
        assert self.slowest < allowed, f"moves of others took {self.slowest:.3f} s, {self.usual:.3f} s before"
        assert self.grown < megabytes, f"the server grew by {self.grown:.0f} MB"


@contextmanager
def beside(server: Server, moves: int = 60) -> Iterator[list[Costs]]:
    """While the body attacks, somebody plays; afterwards the list holds what it cost them."""
    bystander = Bystander(server)
    bystander.start()
    bystander.wait_for_moves(moves)
    before, bursts, memory = bystander.took[:], long_bursts(server), megabytes(server)
    costs: list[Costs] = []
    try:
        yield costs
        bystander.wait_for_moves(moves)
    finally:
        bystander.enough.set()
        bystander.join(PATIENCE)
    if bystander.failed is not None:
        raise bystander.failed
    during = bystander.took[len(before) :]
    more = {most: times - bursts[most] for most, times in long_bursts(server).items()}
    costs.append(Costs(before, during, more, megabytes(server) - memory))
