"""The fast lane beside the reference and Catanatron, in one run on one core: `python -m benchmarks.fast`.

Processor time, and the median of several rounds in which all take turns, so that a noisy moment hits none alone.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.run import catan, random_game
from feldherr import fast

ROUNDS = 5
PROTOTYPE = 31_000
"""Games a second of a prototype in C, without the reference's chance, on this kind of machine: the machine's limit."""

Play = Callable[[int, int], int]
"""Plays so many games from a seed on; the number of decisions."""


def one_by_one(game: str, **options: Any) -> Play:
    """Python decides: for every decision it draws a number and answers with it."""

    def play(seed: int, games: int) -> int:
        decisions = 0
        draw = random.Random(seed).getrandbits
        for number in range(seed, seed + games):
            lane = fast.game(game, players=4, seed=number, record=False, **options)
            answer, sample = lane.play, lane.sample
            decisions += 1
            while answer(sample(draw(62))):
                decisions += 1
        return decisions

    return play


def in_batches(game: str, **options: Any) -> Play:
    """Native code draws all answers."""

    def play(seed: int, games: int) -> int:
        return fast.batch(game, games, players=4, seed=seed, **options).play_random(seed)

    return play


def stepped(game: str, **options: Any) -> Play:
    """NumPy decides: one number for each game of a batch at a time."""

    def play(seed: int, games: int) -> int:
        lane, rng = fast.batch(game, games, players=4, seed=seed, **options), np.random.default_rng(seed)
        decisions, seats = 0, lane.seats
        while (going := int((seats >= 0).sum())) > 0:
            lane.step(rng.integers(-(2**31), -1, games, dtype=np.int32))
            decisions += going
            lane.seats_into(seats)
        return decisions

    return play


def repeated(play: Callable[[int], int]) -> Play:
    return lambda seed, games: sum(play(seed + number) for number in range(games))


def contestants() -> list[tuple[str, Play, int]]:
    """Name, how to play, and games a round."""
    found: list[tuple[str, Play, int]] = []
    try:
        found.append(("Catanatron, Catan", repeated(catan()), 6))
    except ImportError:
        print("Catanatron is not installed: left out.", file=sys.stderr)
    expanded = {"court": True, "landsknechte": True, "lineup": "draft"}
    return [
        *found,
        ("Wallenstein, reference", repeated(random_game("wallenstein")), 60),
        ("Wallenstein, one by one from Python", one_by_one("wallenstein"), 2000),
        ("Wallenstein, batches stepped by NumPy", stepped("wallenstein"), 4000),
        ("Wallenstein, batches", in_batches("wallenstein"), 8000),
        ("Wallenstein, Court + Landsknechte, draft, batches", in_batches("wallenstein", **expanded), 4000),
        ("Wallenstein 2002, batches", in_batches("wallenstein", edition="first"), 4000),
        ("Sixteen Thirty Something, reference", repeated(random_game("sixteenthirty")), 12),
        ("Sixteen Thirty Something, one by one", one_by_one("sixteenthirty"), 400),
        ("Sixteen Thirty Something, batches", in_batches("sixteenthirty"), 1500),
    ]


def race(rounds: int = ROUNDS) -> dict[str, tuple[float, float]]:
    """Games and decisions a second by name."""
    field = contestants()
    results: dict[str, list[tuple[float, float]]] = {name: [] for name, _, _ in field}
    for _, play, _ in field:
        play(0, 1)
    for number in range(rounds):
        for name, play, games in field:
            begin = time.process_time()
            decisions = play(number * games, games)
            seconds = time.process_time() - begin
            results[name].append((games / seconds, decisions / seconds))
    return {name: sorted(rows)[rounds // 2] for name, rows in results.items()}


def microseconds(call: Callable[[], Any], times: int) -> float:
    """Processor time of a call, the median of several rounds."""
    rounds = []
    for _ in range(7):
        begin = time.process_time()
        for _ in range(times):
            call()
        rounds.append((time.process_time() - begin) / times * 1e6)
    return sorted(rounds)[3]


def details() -> dict[str, float]:
    """Copies, imagined games, masks and observations, late in the first year; µs."""
    figures = {}
    for name, moves in (("wallenstein", 40), ("sixteenthirty", 200)):
        game = fast.game(name, players=4, seed=1, record=False)
        for number in range(moves):
            game.play(game.sample(number * 977))
        rng = random.Random(1)
        mask, seen = np.zeros(game.about.actions, np.uint8), np.zeros(game.about.observation, np.int16)
        figures |= {
            f"{name}: copy, µs": microseconds(game.copy, 20000),
            f"{name}: mask into a buffer, µs": microseconds(lambda g=game, m=mask: g.mask_into(m), 20000),
            f"{name}: observation into a buffer, µs": microseconds(lambda g=game, s=seen: g.observe_into(0, s), 20000),
            f"{name}: imagine, µs": microseconds(lambda g=game, r=rng: g.imagine(0, r), 100),
        }
    return figures


def main() -> None:
    if not fast.available("wallenstein", players=4):
        print("The fast lane is not compiled: python -m feldherr.fast.build says why.", file=sys.stderr)
        return
    found = race()
    peer = next((games for name, (games, _) in found.items() if name.startswith("Catanatron")), None)
    table = Table(title="Random four-player games on one core, processor time, median of five rounds")
    for column in ("", "games/s", "decisions/s", "times Catanatron's games", "of the prototype's"):
        table.add_column(column, justify="left" if not column else "right")
    for name, (games, decisions) in found.items():
        ratio = f"{games / peer:,.0f}" if peer else "-"
        share = f"{games / PROTOTYPE:.0%}" if name.startswith("Wallenstein") else "-"
        table.add_row(name, f"{games:,.0f}", f"{decisions:,.0f}", ratio, share)
    console = Console()
    console.print(table)
    figures = details()
    for name, value in figures.items():
        console.print(f"{name}: {value:,.2f}", highlight=False)
    out = Path(".cache/bench-fast.json")
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps({"race": found, "details": figures}, indent=1) + "\n")


if __name__ == "__main__":
    main()
