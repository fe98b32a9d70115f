"""What carries the news is killed and started again while people play at many tables: each listener hears all, once."""

import os
import random
import sys
import threading
import time
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from tests.server.client import Client, Stream
from tests.server.nats import Nats
from tests.server.patience import PATIENCE, until
from tests.server.serving import Server, new_database, postgresql_server
from tests.server.test_carriers import is_ready, moved, require_whole

TABLES, LISTENERS, SEATS = 20, 3, 3
KILLS = 4
"""Of PostgreSQL; of NATS, where it carries the news, as many."""
BETWEEN = 3 * TABLES
"""So many moves are made before something is killed again."""
pytestmark = pytest.mark.skipif("FELDHERR_SOAK" not in os.environ, reason="some minutes, for make soak")


class Mover(threading.Thread):
    """Plays on at a table of its own, all of whose seats are its own, until it is told that it is enough."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(daemon=True)
        self.client = Client(server.url, f"Mover {number}")
        self.rng = random.Random(number)
        self.table = self.client.started(SEATS)
        self.streams = [self.client.stream(self.table) for _ in range(LISTENERS)]
        self.acknowledged: list[int] = []
        """The tick of each move that was accepted."""
        self.refused = 0
        self.enough = threading.Event()
        self.failed: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                answer = moved(self.client, self.table, self.rng)
                if answer is not None:
                    self.acknowledged.append(answer["tick"])
                else:
                    self.refused += 1
                    time.sleep(0.05)
        except BaseException as error:
            self.failed = error


@pytest.mark.parametrize("carrier", ["postgresql", "nats"])
def test_each_listener_hears_all_once_whatever_is_killed_under_load(
    carrier: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    nats: Nats | None = request.getfixturevalue("nats") if carrier == "nats" else None
    with postgresql_server() as postgresql:
        settings = {"nats": nats.url} if nats else {}
        server = Server(tmp_path, new_database(postgresql.get_uri()), workers=2, **settings).start()
        movers = [Mover(server, number) for number in range(TABLES)]
        try:
            for mover in movers:
                mover.start()
            for _ in range(KILLS):
                wait_for(movers, BETWEEN)
                if nats is not None:
                    nats.kill()
                    wait_for(movers, BETWEEN)  # moves need no news
                    nats.start()
                    wait_for(movers, BETWEEN)
                kill(postgresql)
                refused = sum(mover.refused for mover in movers)
                until(lambda: sum(mover.refused for mover in movers) > refused + TABLES)  # noqa: B023
                postgresql.ensure_postgres_running()
            wait_for(movers, BETWEEN)
            for mover in movers:
                mover.enough.set()
            for mover in movers:
                mover.join(PATIENCE)
            require_none_failed(movers)
            until(lambda: is_ready(server))
            told = count(movers)
            with capsys.disabled():
                print(f"\n{carrier}, {KILLS} kills each: {told}", file=sys.stderr)
            assert (told["lost"], told["doubled"]) == (0, 0)
            assert all(sorted(set(mover.acknowledged)) == mover.acknowledged for mover in movers)
        finally:
            for mover in movers:
                mover.client.close()
            server.stop()


def wait_for(movers: list[Mover], number: int) -> None:
    """Until so many moves more are accepted."""
    wanted = sum(len(mover.acknowledged) for mover in movers) + number
    end = time.monotonic() + PATIENCE
    while sum(len(mover.acknowledged) for mover in movers) < wanted:
        require_none_failed(movers)
        assert time.monotonic() < end, "no moves any more"
        time.sleep(0.01)


def require_none_failed(movers: list[Mover]) -> None:
    for mover in movers:
        if mover.failed is not None:
            raise mover.failed


def kill(postgresql: Any) -> None:
    """All its processes at once, as the kernel would."""
    first = psutil.Process(postgresql.get_pid())
    family = [first, *first.children(recursive=True)]
    for process in family:
        process.kill()
    psutil.wait_procs(family, PATIENCE)


def count(movers: list[Mover]) -> dict[str, int]:
    """What all listeners together were told, and what they missed or heard again."""
    told = {
        "moves": 0,
        "refused": 0,
        "listeners": TABLES * LISTENERS,
        "events": 0,
        "lost": 0,
        "doubled": 0,
        "shown as a whole": 0,
    }
    for mover in movers:
        told["moves"] += len(mover.acknowledged)
        told["refused"] += mover.refused
        for seat in range(SEATS):
            state = mover.client.state(mover.table, seat)
            wanted = set(range(state["events_from"]))
            for stream in mover.streams:
                until(lambda: max(heard(stream, seat)[0], default=-1) + 1 >= len(wanted))  # noqa: B023
                numbers, again = heard(stream, seat)
                told["events"] += len(numbers)
                told["lost"] += len(wanted - set(numbers))
                told["doubled"] += len(numbers) - len(set(numbers))
                told["shown as a whole"] += again
                require_whole(stream, state, str(seat))
    return told


def heard(stream: Stream, seat: int) -> tuple[list[int], int]:
    """The numbers of all events that a listener was told of a seat, and how often it was shown the whole again."""
    numbers: list[int] = []
    resets = -1
    for message in [m for m in list(stream.messages) if m["event"] in ("reset", "update")]:
        part = message["data"]["seats"][str(seat)]
        if message["event"] == "reset":
            resets += 1
            numbers += range(max(numbers, default=-1) + 1, part["events_from"])
        else:
            numbers += [event["n"] for step in part["story"] for event in step["events"]]
    return numbers, resets
