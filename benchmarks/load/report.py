"""The figures of all servers side by side."""

from rich.table import Table

from benchmarks.load import measuring, peer_bench
from benchmarks.load.phases import STREAMS

OURS = "Feldherr, SQLite, every move on the disk"
PEER = "boardgame.io, in memory"

Figures = dict[str, dict[str, float]]


def measure(game: str, tables: int, seconds: float, rate: float) -> Figures:
    found = {OURS: measuring.measure(game, tables, seconds, rate)}
    peer = peer_bench.measure(tables, seconds, rate)
    return found if peer is None else {**found, PEER: peer}


def shown(figures: Figures, tables: int) -> Table:
    table = Table(title=f"{tables:,} tables, {tables * STREAMS:,} live streams, one process")
    ours, peer = figures[OURS], figures.get(PEER)
    for column in ("", *figures, *(["Feldherr / boardgame.io"] if peer else [])):
        table.add_column(column, justify="right" if column else "left")
    for name, value in ours.items():
        row = [f"{value:,.1f}"]
        if peer:
            other = peer.get(name)
            row += ["-", "-"] if not other else [f"{other:,.1f}", f"{value / other:.2f}"]
        table.add_row(name, *row)
    return table
