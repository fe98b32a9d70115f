"""Engines, server and environments, a part of `make bench`: tables, and the same figures in .cache/bench.json."""

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import environments, simulation
from benchmarks.engines import BASE, GAMES, ROUNDS, Engine, measure
from benchmarks.load import report, starting
from benchmarks.measures import details

TABLES = 200
SECONDS = 15.0
RATE = 150.0


def ratio(mine: float, other: float) -> str:
    """How many times less is used; nothing, where one of both was not measured."""
    return f"{other / mine:.1f}" if mine and other else "-"


def races(field: list[Engine]) -> Table:
    """Whole games by chance."""
    table = Table(title=f"Random games of four on one core, median of {ROUNDS} rounds; ratios in time and instructions")
    for column in ("", "games/s", "decisions/s", "million instructions", "times Catanatron", f"times {BASE}"):
        table.add_column(column, justify="left" if not column else "right")
    peer = next((engine for engine in field if engine.what == "catanatron"), Engine("", "", 0))
    for engine in field:
        if not engine.what.startswith(GAMES):
            continue
        game = engine.what.split("-")[0]
        base = next((one for one in field if one.what == game and one.name.endswith(BASE)), Engine("", "", 0))
        speed = 1 / engine.seconds
        against = [
            f"{ratio(engine.seconds, one.seconds)}, {ratio(engine.instructions, one.instructions)}"
            for one in (peer, base)
        ]
        counted = f"{engine.instructions:,.2f}" if engine.instructions else "-"
        table.add_row(engine.name, f"{speed:,.1f}", f"{engine.done * speed:,.0f}", counted, *against)
    return table


def parts(field: list[Engine]) -> Table:
    """What search and research do most."""
    table = Table(title="Parts, each on a position in the middle of a game")
    for column in ("", "µs", "thousand instructions", f"times {BASE}"):
        table.add_column(column, justify="left" if not column else "right")
    for engine in field:
        if engine.what.startswith(GAMES):
            continue
        base = next((one for one in field if one.what == engine.what and one.name.endswith(BASE)), Engine("", "", 0))
        if engine.what == "plans":
            table.add_row(engine.name, f"{engine.done:,.0f} plans", "-", ratio(base.done, engine.done))
            continue
        counted = f"{engine.instructions * 1000:,.1f}" if engine.instructions else "-"
        against = f"{ratio(engine.seconds, base.seconds)}, {ratio(engine.instructions, base.instructions)}"
        table.add_row(engine.name, f"{engine.seconds * 1e6:,.2f}", counted, against)
    return table


def main() -> None:
    field = measure()
    figures = {**details(), **simulation.details(), **starting.measure()}
    console = Console()
    console.print(races(field))
    console.print(parts(field))
    for name, value in figures.items():
        console.print(f"{name}: {value:,.2f}", highlight=False)
    steps = environments.race()
    chess = next((speed for name, speed in steps.items() if name.endswith("chess")), None)
    shown = Table(title="Steps of random agents on one core, processor time, median of five rounds")
    for column in ("", "steps/s", "times PettingZoo's chess"):
        shown.add_column(column, justify="left" if not column else "right")
    for name, speed in steps.items():
        shown.add_row(name, f"{speed:,.0f}", f"{speed / chess:.1f}" if chess else "-")
    console.print(shown)
    load = report.measure("wallenstein", TABLES, SECONDS, RATE)
    console.print(report.shown(load, TABLES))
    out = Path(".cache/bench.json")
    out.parent.mkdir(exist_ok=True)
    out.write_text(
        json.dumps(
            {
                "race": [vars(m) for m in field],
                "details": figures,
                "steps": steps,
                "server": load,
            },
            indent=1,
        )
        + "\n"
    )
    console.print(f"JSON: {out}", highlight=False)


if __name__ == "__main__":
    main()
