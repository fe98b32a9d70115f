"""Tunes the captain of Wallenstein by self-play: python -m feldherr.bots.tuning [--games N] [--weights a,b].

A coordinate search: one weight after another is made larger and smaller, and the change is kept if two captains with
it score more points than two without at the same tables, all seatings in turn. The file of weights is written then.
"""

import argparse
import sys
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import feldherr
from feldherr.bots.arena.contest import seatings
from feldherr.bots.bot import Budget
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.weights import FILE, NUMBERS, Weights, tuned
from feldherr.crew import WAYS, Crew

STEPS = (1.6, 0.6)
SEATINGS = tuple(tuple(entrant == 0 for entrant in way) for way in seatings(2, 4, "mixed"))
TABLES: tuple[dict[str, Any], ...] = (
    {"edition": "second"},
    {"edition": "second", "lineup": "draft", "court": True, "landsknechte": True},
    {"edition": "second"},
    {"edition": "first"},
)
SURE = 1.0
"""Standard errors by which a change must be better."""


def duel(changed: Weights, weights: Weights, seed: int, number: int) -> float:
    """Two captains of each kind at a table: by how many points the changed ones do better on average."""
    block, place = divmod(number, len(SEATINGS))
    seating, options = SEATINGS[place], TABLES[block % len(TABLES)]
    chance = Random(f"{seed} {block}").randbytes(32)
    game = feldherr.new_game("wallenstein", players=len(seating), seed=chance, **options)
    players = [Captain(changed if own else weights) for own in seating]
    rngs = [Random(f"{seed} {block} {seat}") for seat in range(len(seating))]
    while not game.over:
        asked = next(iter(game.pending))
        assert isinstance(asked, int)
        game.play(asked, players[asked].decide(game.view(asked), rngs[asked], Budget()).move)
    assert game.outcome is not None
    signed = [score if own else -score for score, own in zip(game.outcome.scores, seating, strict=True)]
    return 2 * sum(signed) / len(seating)


def mean(gaps: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    middle = sum(gaps) / len(gaps)
    variance = sum((gap - middle) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return middle, sqrt(variance / len(gaps))


def commands(path: Path = FILE) -> list[str]:
    """The commands that led to the weights in the file, one after another."""
    return [line.removeprefix("# ") for line in path.read_text("utf-8").splitlines() if line.startswith("# python")]


def write(weights: Weights, commands: list[str], path: Path = FILE) -> None:
    lines = ["# The weights of the captain of Wallenstein, tuned by self-play, one command after another:"]
    lines += [*(f"# {command}" for command in commands), "", "[weights]"]
    lines += [f"{name} = {round(float(getattr(weights, name)), 4)}" for name in NUMBERS]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m feldherr.bots.tuning", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each change")
    parser.add_argument("--rounds", type=int, default=1, help="times through all weights")
    parser.add_argument("--seed", type=int, default=1618)
    parser.add_argument("--jobs", type=int, help="otherwise one for each core")
    parser.add_argument("--on", choices=WAYS, default=WAYS[0], help="processes of this machine, or a Ray cluster")
    parser.add_argument("--weights", help="only these, with commas between them")
    parser.add_argument("--go-on", action="store_true", help="start from the file of weights, not from the defaults")
    given = parser.parse_args()
    names = given.weights.split(",") if given.weights else list(NUMBERS)
    weights = tuned() if given.go_on else Weights()
    before = commands() if given.go_on else []
    command = " ".join(["python -m feldherr.bots.tuning", *sys.argv[1:]])
    with Crew(given.jobs, given.on) as crew:
        for turn in range(given.rounds):
            for name in names:
                for factor in STEPS:
                    value = getattr(weights, name)
                    changed = weights.but(**{name: value * factor if value else factor - 1})
                    games = range(given.games)
                    found = crew.all(partial(duel, changed, weights, given.seed + turn), games)
                    gain, error = mean(found)
                    print(f"{name} {value:.3g} -> {getattr(changed, name):.3g}: {gain:+.2f} ± {error:.2f}", flush=True)
                    if gain > SURE * error:
                        weights = changed
                        write(weights, [*before, command])
                        print(f"kept {name} = {getattr(weights, name):.3g}", flush=True)
                        break


if __name__ == "__main__":
    main()
