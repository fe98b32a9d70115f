"""What was promised beside what was measured, met or missed: python -m benchmarks.targets, the end of `make bench`.

The figures are those that the other parts have left in `.cache`; what none of them has measured is said to be so. The
exit status is 1 if something is missed.
"""

import json
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from benchmarks.engines import BASE

LEFT: Final = {
    "engines": "bench",
    "lane": "bench-fast",
    "ray": "bench-cluster",
    "browser": "bench-browser",
    "workers": "bench-workers",
}
"""What the parts leave, by what this module calls it."""
Figures = dict[str, Any]


@dataclass(frozen=True)
class Target:
    """A figure, and what it should be at least, or at most."""

    name: str
    wanted: float
    measured: Callable[[Figures], float]
    at_most: bool = False
    unit: str = ""

    def ratio(self, figure: float) -> float:
        """How much better than wanted; below 1, it is missed."""
        return self.wanted / max(figure, 1e-9) if self.at_most else figure / self.wanted


def figures(folder: Path) -> Figures:
    """All that was measured."""
    files = {name: folder / f"{file}.json" for name, file in LEFT.items()}
    return {name: json.loads(file.read_text("utf-8")) for name, file in files.items() if file.exists()}


def engine(found: Figures, name: str) -> dict[str, float]:
    by_name: dict[str, dict[str, float]] = {one["name"]: one for one in found["engines"]["race"]}
    return by_name[name]


def fewer(name: str, peer: str, what: str = "instructions") -> Callable[[Figures], float]:
    """How many times less of something an engine needs than another; where none were counted, there is no figure."""
    return lambda found: engine(found, peer)[what] / engine(found, name)[what]


def micros(name: str) -> Callable[[Figures], float]:
    return lambda found: engine(found, name)["seconds"] * 1e6


def plans(found: Figures) -> float:
    now, before = (engine(found, f"plans tried in a second, {way}")["done"] for way in ("compiled", BASE))
    return now / before


def lane(name: str) -> Callable[[Figures], float]:
    """Games a second, in Catanatron's."""
    return lambda found: found["lane"]["race"][name][0] / found["lane"]["race"]["Catanatron, Catan"][0]


def steps(peer: str) -> Callable[[Figures], float]:
    """The slower of both games beside a peer."""

    def measured(found: Figures) -> float:
        speeds = found["engines"]["steps"]
        own = min(speed for name, speed in speeds.items() if name.endswith("PettingZoo"))
        return float(own / speeds[peer])

    return measured


def detail(name: str, scale: float = 1.0) -> Callable[[Figures], float]:
    return lambda found: found["engines"]["details"][name] * scale


def raced(name: str, wanted: float, peer: str, called: str) -> tuple[Target, Target]:
    """Random games beside a peer's: in instructions, which nothing disturbs, and in processor time, which is felt."""
    return (
        Target(f"{name}, times {called} in instructions", wanted, fewer(name, peer)),
        Target(f"{name}, times {called} in processor time", wanted, fewer(name, peer, "seconds")),
    )


def four_workers(carrier: str) -> Callable[[Figures], float]:
    """What four carry on four processors, times one on one, by the line on which the cost of a move grows."""

    def measured(found: Figures) -> float:
        once, each = found["workers"]["line"][carrier]
        return float(4 * (once + each) / (once + 4 * each))

    return measured


PEER: Final = "Catanatron, Catan"
TARGETS: Final = (
    *raced("Wallenstein, compiled", 45, PEER, "Catanatron"),
    *raced("Wallenstein, compiled, unwatched", 65, PEER, "Catanatron"),
    *raced("Sixteen Thirty Something, compiled", 20, PEER, "Catanatron"),
    *raced("Wallenstein, plain", 1.3, f"Wallenstein, {BASE}", BASE),
    *raced("Sixteen Thirty Something, plain", 1.3, f"Sixteen Thirty Something, {BASE}", BASE),
    Target(
        "imagined game of Sixteen Thirty Something, compiled",
        300,
        micros("imagined game, Sixteen Thirty Something, compiled"),
        at_most=True,
        unit="µs",
    ),
    Target(
        "copy of Wallenstein, compiled", 2, micros("copy of a game, Wallenstein, compiled"), at_most=True, unit="µs"
    ),
    Target(
        f"seasons in a bot's head as bots play them, natively, times the pure ones of {BASE} in processor time",
        10,
        fewer("24 seasons in a bot's head, compiled", f"24 seasons in a bot's head, {BASE}", "seconds"),
    ),
    Target(f"plans that Wallenstein tries in a second, compiled, times {BASE}", 8, plans),
    Target("fast lane, one game at a time, times Catanatron", 300, lane("Wallenstein, one by one from Python")),
    Target("fast lane, batches, times Catanatron", 1000, lane("Wallenstein, batches")),
    Target("steps of PettingZoo, the slower game, times its chess", 20, steps("PettingZoo's chess")),
    Target("steps of PettingZoo, the slower game, times its Texas hold'em", 1, steps("PettingZoo's Texas hold'em")),
    Target(
        "first answer of a bot, captain",
        0.3,
        detail("first answer of a bot, captain, ms", 1e-3),
        at_most=True,
        unit="s",
    ),
    Target(
        "first answer of a bot, wallenstein",
        0.3,
        detail("first answer of a bot, wallenstein, ms", 1e-3),
        at_most=True,
        unit="s",
    ),
    Target("start of a server", 2, detail("server start, s of processor time"), at_most=True, unit="s"),
    Target("two cores, times one", 1.8, detail("two cores, times one (work)")),
    Target("a million games", 500, detail("simulate, a million games, MB"), at_most=True, unit="MB"),
    Target("four workers with a processor each, times one, PostgreSQL", 2, four_workers("postgresql")),
    Target("four workers with a processor each, times one, NATS", 2, four_workers("nats")),
    Target("what Ray costs on top", 0.05, lambda found: found["ray"]["ray, share on top"], at_most=True),
    Target(
        "longest task in the browser while a story is told, CPU x4",
        50,
        lambda found: found["browser"]["longest task while a story is told, ms"],
        at_most=True,
        unit="ms",
    ),
    Target(
        "longest task of an update of a table in the browser, CPU x4",
        100,
        lambda found: found["browser"]["longest task of an update, ms"],
        at_most=True,
        unit="ms",
    ),
)


def judged(found: Figures) -> list[tuple[Target, float | None]]:
    """Every target with its figure; None, where nothing was measured."""
    rows: list[tuple[Target, float | None]] = []
    for target in TARGETS:
        try:
            rows.append((target, target.measured(found)))
        except (KeyError, ZeroDivisionError):
            rows.append((target, None))
    return rows


def machine() -> str:
    """What it was measured on."""
    path = Path("/proc/cpuinfo")
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    named = f"{len(models)} x {models[0]}" if models else platform.machine()
    return f"{named}, {platform.system()}, Python {platform.python_version()}"


def main() -> int:
    missed = 0
    table = Table(title=f"What was promised; {machine()}")
    for column in ("", "wanted", "measured", "ratio", ""):
        table.add_column(column, justify="right" if column in ("wanted", "measured", "ratio") else "left")
    for target, figure in judged(figures(Path(".cache"))):
        wanted = f"{'at most' if target.at_most else 'at least'} {target.wanted:g} {target.unit}".rstrip()
        if figure is None:
            table.add_row(target.name, wanted, "-", "-", "not measured")
            continue
        ratio = target.ratio(figure)
        missed += ratio < 1
        table.add_row(target.name, wanted, f"{figure:,.2f}", f"{ratio:.2f}", "met" if ratio >= 1 else "missed")
    Console(width=150).print(table)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
