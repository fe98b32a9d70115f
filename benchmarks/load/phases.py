"""The phases of a measurement, the same for every server, and their figures."""

from typing import Any, Final, Protocol

from benchmarks.load.watching import Watched

GENERATORS: Final = 2
STREAMS: Final = 5
"""For each table: four who play, one who looks on."""


class Load(Protocol):
    """Load generators, all told the same at the same time."""

    def do(self, phase: str, **facts: Any) -> list[Any]: ...


def phases_of(server: Watched, load: Load, tables: int, before: int, seconds: float, rate: float) -> dict[str, float]:
    """Figures of a server on which so many tables have been set up; `before` is the memory it had before that."""
    idle = server.memory()
    load.do("listen")
    listening = server.memory()
    flat_out = phase_of(server, load, "flat_out", seconds)
    steady = phase_of(server, load, "steady", seconds, rate=rate / GENERATORS)
    return {
        "memory per idle table, kB": (idle - before) / tables / 1000,
        "memory per stream, kB": (listening - idle) / tables / STREAMS / 1000,
        **{f"flat out: {name}": value for name, value in flat_out.items()},
        **{f"at {rate:.0f} moves/s: {name}": value for name, value in steady.items()},
    }


def phase_of(server: Watched, load: Load, phase: str, seconds: float, **facts: Any) -> dict[str, float]:
    before = server.processor()
    results = load.do(phase, seconds=seconds, **facts)
    used = server.processor() - before
    waits = sorted(wait for result in results for wait in result["waits"])
    missed = sum(result.get("missed", 0) for result in results)
    return {
        "moves/s": len(waits) / max(result["seconds"] for result in results),
        "moves per second of processor time": len(waits) / used,
        "processor time per move, ms": used / len(waits) * 1000,
        "to the last listener, median, ms": waits[len(waits) // 2] * 1000,
        "to the last listener, 99th percentile, ms": waits[int(len(waits) * 0.99)] * 1000,
        **({"moves not sent, since no table was ready": float(missed)} if missed else {}),
    }
