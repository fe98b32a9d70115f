"""Tunes the captain of Wallenstein by self-play: python -m feldherr.bots.tuning [--games N] [--rounds N] [--seed S] [--weights a,b].

A coordinate search: one weight after another is made larger and smaller, and the change is kept if a captain with it
scores better, at the same tables with the same luck, than the one without. The file of weights is written at the end.
"""

import argparse
import multiprocessing
import os
import sys
from dataclasses import asdict, fields
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random

import feldherr
from feldherr.bots.bot import Bot, Budget
from feldherr.bots.levels import bot
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.weights import FILE, Weights, tuned

STEPS = (1.4, 0.7)
TABLES: tuple[dict[str, object], ...] = (
    {"edition": "second"},
    {"edition": "second", "lineup": "draft", "court": True, "landsknechte": True},
    {"edition": "second"},
    {"edition": "first"},
)
SURE = 0.8
"""Standard errors by which a change must be better."""


def margin(weights: Weights, others: list[Weights | str], seed: int, number: int) -> float:
    """How well a captain does against three others: a share of the win, and a little for points ahead of the best."""
    seat = number % 4
    block = number // 4
    rng = Random(f"{seed} {block}")
    game = feldherr.new_game("wallenstein", players=4, seed=rng.randbytes(32), **TABLES[block % len(TABLES)])
    players: list[Bot] = []
    for place in range(4):
        other = others[(place + block) % len(others)]
        one: Weights | str = weights if place == seat else other
        players.append(bot(one, "wallenstein") if isinstance(one, str) else Captain(one))
    rngs = [Random(f"{seed} {block} {place}") for place in range(4)]
    while not game.over:
        place, _ = next(iter(game.pending.items()))
        assert isinstance(place, int)
        game.play(place, players[place].decide(game.view(place), rngs[place], Budget()).move)
    assert game.outcome is not None
    scores = game.outcome.scores
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    won = (seat in game.outcome.winners) / len(game.outcome.winners)
    return won + ahead / 40


def compare(base: list[float], changed: list[float]) -> tuple[float, float]:
    """By how much the second is better on average, and the standard error of that."""
    gaps = [b - a for a, b in zip(base, changed, strict=True)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean, sqrt(variance / len(gaps))


def write(weights: Weights, command: str, path: Path = FILE) -> None:
    lines = ["# The weights of the captain of Wallenstein, tuned by self-play:", f"# {command}", "", "[weights]"]
    lines += [f"{name} = {value:.4g}" if value else f"{name} = 0.0" for name, value in asdict(weights).items()]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m feldherr.bots.tuning", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each change")
    parser.add_argument("--rounds", type=int, default=1, help="times through all weights")
    parser.add_argument("--seed", type=int, default=1618)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--weights", help="only these, with commas between them")
    parser.add_argument("--go-on", action="store_true", help="start from the file of weights, not from the defaults")
    given = parser.parse_args()
    names = given.weights.split(",") if given.weights else [field.name for field in fields(Weights)]
    weights = tuned() if given.go_on else Weights()
    command = " ".join(["python -m feldherr.bots.tuning", *sys.argv[1:]])
    with multiprocessing.Pool(given.jobs) as pool:
        for turn in range(given.rounds):
            seed = given.seed + turn
            others: list[Weights | str] = [weights, "recruit", weights]
            base = pool.map(partial(margin, weights, others, seed), range(given.games), chunksize=4)
            for name in names:
                for factor in STEPS:
                    value = getattr(weights, name)
                    changed = weights.but(**{name: value * factor if value else factor - 1})
                    found = pool.map(partial(margin, changed, others, seed), range(given.games), chunksize=4)
                    gain, error = compare(base, found)
                    better = gain > SURE * error
                    print(f"{name} {value:.3g} -> {getattr(changed, name):.3g}: {gain:+.3f} ± {error:.3f}", flush=True)
                    if better:
                        weights, base = changed, found
                        write(weights, command)
                        print(f"kept {name} = {getattr(weights, name):.3g}", flush=True)
                        break


if __name__ == "__main__":
    main()
