"""`make bench`: prints a table and writes the same figures as JSON to .cache/bench.json."""

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.load import report
from benchmarks.measures import details, race

TABLES = 200
SECONDS = 15.0
RATE = 150.0


def main() -> None:
    measures = race()
    figures = details()
    peer = next((m for m in measures if m.name.startswith("Catanatron")), None)
    table = Table(title="Random games on one core, processor time, median of five rounds")
    for column in ("", "games/s", "decisions/s", "times Catanatron's games"):
        table.add_column(column, justify="left" if not column else "right")
    for m in measures:
        ratio = f"{m.games / peer.games:.1f}" if peer else "-"
        table.add_row(m.name, f"{m.games:,.1f}", f"{m.decisions:,.0f}", ratio)
    console = Console()
    console.print(table)
    for name, value in figures.items():
        console.print(f"{name}: {value:,.1f}", highlight=False)
    load = report.measure("wallenstein", TABLES, SECONDS, RATE)
    console.print(report.shown(load, TABLES))
    out = Path(".cache/bench.json")
    out.parent.mkdir(exist_ok=True)
    out.write_text(
        json.dumps({"race": [vars(m) for m in measures], "details": figures, "server": load}, indent=1) + "\n"
    )
    console.print(f"JSON: {out}", highlight=False)


if __name__ == "__main__":
    main()
