"""The phases of the measurement, and their figures."""

import multiprocessing
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from benchmarks.load.generator import work
from benchmarks.load.watching import Watched, feldherr_server

GENERATORS: Final = 2


class Generators:
    """Load generators, told the same at the same time."""

    def __init__(self, pipes: list[Connection]) -> None:
        self.pipes = pipes

    def do(self, phase: str, **facts: Any) -> list[Any]:
        for pipe in self.pipes:
            pipe.send((phase, facts))
        return [pipe.recv() for pipe in self.pipes]


@contextmanager
def generators(port: int, game: str, tables: int) -> Iterator[Generators]:
    context = multiprocessing.get_context("spawn")
    share = tables // GENERATORS
    pairs = [context.Pipe() for _ in range(GENERATORS)]
    processes = [
        context.Process(target=work, args=(theirs, port, game, share, i * share), daemon=True)
        for i, (_, theirs) in enumerate(pairs)
    ]
    for process, (_, theirs) in zip(processes, pairs, strict=True):
        process.start()
        theirs.close()
    try:
        yield Generators([ours for ours, _ in pairs])
    finally:
        for (ours, _), process in zip(pairs, processes, strict=True):
            ours.send((None, {}))
            process.join(30)


def measure(game: str, tables: int, seconds: float, rate: float) -> dict[str, float]:
    """All figures of a Feldherr server with so many tables, each with five streams."""
    with tempfile.TemporaryDirectory(prefix="feldherr-bench-") as name, feldherr_server(Path(name)) as server:
        with generators(server.port, game, 2) as warm:
            for phase in ("set_up", "listen"):
                warm.do(phase)
            warm.do("flat_out", seconds=1)
            warm.do("hang_up")
        with generators(server.port, game, tables) as load:
            before = server.memory()
            load.do("set_up")
            idle = (server.memory() - before) / tables
            figures = {"memory per idle table, kB": idle / 1000}
            before = server.memory()
            load.do("listen")
            figures["memory per stream, kB"] = (server.memory() - before) / tables / 5 / 1000
            figures |= {f"flat out: {key}": value for key, value in _phase(server, load, "flat_out", seconds).items()}
            each = rate / GENERATORS
            steady = _phase(server, load, "steady", seconds, rate=each)
            figures |= {f"at {rate:.0f}/s: {key}": value for key, value in steady.items()}
    return figures


def _phase(server: Watched, load: Generators, phase: str, seconds: float, **facts: Any) -> dict[str, float]:
    before = server.processor()
    results = load.do(phase, seconds=seconds, **facts)
    used = server.processor() - before
    waits = sorted(wait for result in results for wait in result["waits"])
    wall = max(result["seconds"] for result in results)
    return {
        "moves/s": len(waits) / wall,
        "moves per CPU second": len(waits) / used,
        "CPU ms/move": used / len(waits) * 1000,
        "median ms": waits[len(waits) // 2] * 1000,
        "p99 ms": waits[int(len(waits) * 0.99)] * 1000,
        **({"not sent": float(sum(result["missed"] for result in results))} if "missed" in results[0] else {}),
    }


def shown(figures: dict[str, float]) -> Table:
    table = Table(title="200 tables, 1,000 streams")
    table.add_column("")
    table.add_column("", justify="right")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.1f}")
    return table
