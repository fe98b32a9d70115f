"""Our own server under load."""

import multiprocessing
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from benchmarks.load.generator import work
from benchmarks.load.phases import GENERATORS, phase_of, phases_of
from benchmarks.load.watching import Watched, feldherr_server

CROWD: Final = 10_000


class Generators:
    """Processes of their own, told through pipes."""

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
    """All figures of a server on SQLite with so many tables, each with five streams; two tables warm it up."""
    with tempfile.TemporaryDirectory(prefix="feldherr-bench-") as name, feldherr_server(Path(name)) as server:
        with generators(server.port, game, GENERATORS) as few:
            few.do("set_up")
            few.do("listen")
            few.do("flat_out", seconds=1.0)
            few.do("hang_up")
        with generators(server.port, game, tables) as load:
            before = server.memory()
            load.do("set_up")
            figures = phases_of(server, load, tables, before, seconds, rate)
            return {**figures, **_beside_a_crowd(server, load, game, seconds, rate)}


def _beside_a_crowd(server: Watched, load: Generators, game: str, seconds: float, rate: float) -> dict[str, float]:
    """The steady phase once more, with thousands of streams left open at other tables."""
    with generators(server.port, game, GENERATORS) as crowd:
        crowd.do("set_up")
        before = server.memory()
        crowd.do("crowd", streams=CROWD // GENERATORS)
        memory = (server.memory() - before) / CROWD / 1000
        steady = phase_of(server, load, "steady", seconds, rate=rate / GENERATORS)
    told = f"at {rate:.0f} moves/s beside {CROWD:,} idle streams"
    shown = {f"{told}: {name}": value for name, value in steady.items() if "listener" in name or "processor" in name}
    return {f"memory per stream of {CROWD:,} idle ones, kB": memory, **shown}
