"""`feldherr simulate`: many random games on all cores, and what came of them."""

import json
import os
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

import feldherr
from feldherr.bots.arena.report import interval
from feldherr.cli.arguments import table_options
from feldherr.cli.texts import Texts

CHUNKS_PER_JOB: Final = 16
LARGEST_CHUNK: Final = 200


@dataclass
class Tally:
    """Sums over games; tallies of chunks add up to the tally of all."""

    players: int
    games: int = 0
    decisions: int = 0
    points: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.points = self.points or [0] * self.players
        self.squares = self.squares or [0] * self.players
        self.wins = self.wins or [0.0] * self.players

    def add(self, game: feldherr.Game) -> None:
        outcome = game.outcome
        assert outcome is not None
        self.games += 1
        self.decisions += len(game.moves)
        for seat, points in enumerate(outcome.scores):
            self.points[seat] += points
            self.squares[seat] += points * points
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        kinds = Counter(kind for kind, _, _ in game.state.events)
        self.counts.update({name: kinds[kind] for kind, name in game.rulebook.counted.items()})

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        for seat in range(self.players):
            self.points[seat] += other.points[seat]
            self.squares[seat] += other.squares[seat]
            self.wins[seat] += other.wins[seat]
        self.counts.update(other.counts)


def run(given: Namespace, texts: Texts) -> int:
    name = given.game or feldherr.GAMES[0]
    players = 4 if given.players is None else given.players
    options = table_options(given)
    seed = Random().getrandbits(64) if given.seed is None else given.seed
    feldherr.new_game(name, players=players, seed=seed, **options)  # says what is wrong before processes start
    jobs = min(given.jobs or os.cpu_count() or 1, given.games)
    start = perf_counter()
    tally = _play(_chunks(name, players, options, seed, given.games, jobs), jobs, given, texts)
    summary = summarize(tally, seed, perf_counter() - start)
    if given.json:
        print(json.dumps(summary, indent=1))
    else:
        _show(summary, texts)
    return 0


Chunk = tuple[str, int, dict[str, Any], int, range]


def _chunks(name: str, players: int, options: dict[str, Any], seed: int, games: int, jobs: int) -> list[Chunk]:
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [(name, players, options, seed, range(i, min(i + size, games))) for i in range(0, games, size)]


def play_chunk(chunk: Chunk) -> Tally:
    """Plays games by their numbers; a game depends on the seed and its number, not on the process it runs in."""
    name, players, options, seed, numbers = chunk
    tally = Tally(players)
    for number in numbers:
        rng = Random(f"{seed} {number}")
        game = feldherr.new_game(name, players=players, seed=rng.randbytes(32), **options)
        while not game.over:
            seat, decision = next(iter(game.pending.items()))
            game.play(seat, decision.sample(rng))
        tally.add(game)
    return tally


def _play(chunks: list[Chunk], jobs: int, given: Namespace, texts: Texts) -> Tally:
    tally = Tally(chunks[0][1])
    for part in _with_progress(_results(chunks, jobs), given, texts):
        tally.merge(part)
    return tally


def _results(chunks: list[Chunk], jobs: int) -> Iterator[Tally]:
    if jobs == 1:
        yield from map(play_chunk, chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_chunk, chunks)


def _with_progress(results: Iterator[Tally], given: Namespace, texts: Texts) -> Iterator[Tally]:
    if given.json:
        yield from results
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn(texts("simulating")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=given.games)
        for part in results:
            progress.advance(task, part.games)
            yield part


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
