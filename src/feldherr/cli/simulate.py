"""`feldherr simulate`: many games on all cores or many machines, and what came of them."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

import feldherr
from feldherr.bots.arena.report import interval
from feldherr.cli.arguments import table_options
from feldherr.cli.texts import Texts
from feldherr.kernel.errors import BadOption
from feldherr.research.simulating import chunks, simulate
from feldherr.research.tally import Tally


def run(given: Namespace, texts: Texts) -> int:
    seed = Random().getrandbits(64) if given.seed is None else given.seed
    start = perf_counter()
    with _progress(given, texts) as progress:
        tally = simulate(
            given.policy or "random",
            given.games,
            game=given.game or feldherr.GAMES[0],
            players=4 if given.players is None else given.players,
            seed=seed,
            folder=given.output,
            observations=given.observations,
            decisions=not given.games_only,
            shard=shard(given.shard),
            chunk=given.chunk,
            jobs=given.jobs,
            on=given.on,
            progress=progress,
            **table_options(given),
        )
    if not tally.games:
        raise BadOption("empty_shard", shard=given.shard)
    summary = summarize(tally, seed, perf_counter() - start)
    if given.json:
        print(json.dumps(summary, indent=1))
    else:
        _show(summary, texts)
    return 0


def shard(text: str) -> tuple[int, int]:
    """Which part of how many.

    >>> shard("2/8")
    (2, 8)
    """
    i, slash, n = text.partition("/")
    if not (slash and i.isdecimal() and n.isdecimal() and int(i) < int(n) < 10**6):
        raise BadOption("bad_shard", given=text[:40])
    return int(i), int(n)


@contextmanager
def _progress(given: Namespace, texts: Texts) -> Iterator[Callable[[int], None] | None]:
    """A bar for a person at a terminal."""
    if given.json:
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn(texts("simulating")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        ours = chunks(given.games, shard(given.shard), given.chunk, given.output)
        task = bar.add_task("", total=sum(map(len, ours)))
        yield lambda done: bar.update(task, completed=done)


def summarize(tally: Tally, seed: int, seconds: float) -> dict[str, Any]:
    games = tally.games
    seats = []
    for seat in range(tally.players):
        mean = tally.points[seat] / games
        variance = (tally.squares[seat] - games * mean * mean) / (games - 1) if games > 1 else 0.0
        low, high = interval(tally.wins[seat], games)
        share = tally.wins[seat] / games
        seats.append({"mean": mean, "sd": sqrt(max(0.0, variance)), "win_share": share, "win_share_95": [low, high]})
    return {
        "games": games,
        "players": tally.players,
        "seed": seed,
        "seats": seats,
        "counts_per_game": {name: count / games for name, count in tally.counts.items()},
        "decisions_per_game": tally.decisions / games,
        "seconds": seconds,
        "games_per_second": games / seconds,
    }


def _show(summary: dict[str, Any], texts: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, head in enumerate(texts("simulate_heads").split("|")):
        table.add_column(head, justify="right" if number else "left")
    for seat, line in enumerate(summary["seats"]):
        low, high = line["win_share_95"]
        figures = [texts.decimal(line["mean"], 2), texts.decimal(line["sd"], 2), texts.percent(line["win_share"], 1)]
        table.add_row(texts.player(seat), *figures, f"{texts.percent(low, 1)} – {texts.percent(high, 1)}")
    console = Console(highlight=False)
    console.print(table)
    counts = [
        f"{texts.decimal(count)} {texts(f'counted_{name}')}" for name, count in summary["counts_per_game"].items()
    ]
    console.print(texts("simulated", **summary, counts=", ".join(counts)), soft_wrap=True)
