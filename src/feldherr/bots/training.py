"""Learns the value of positions from play: python -m feldherr.bots.training [--games N] [--jobs N].

In games between captains who plan somewhat at random, every season is played out several times from its beginning. What
a position is worth follows backwards: before the last season, from the points at the end; before each earlier one, from
what the positions after it are worth. One season is little luck, so a few hundred games are enough.
"""

import argparse
import json
import multiprocessing
import os
import sys
from math import exp
from random import Random
from typing import Any, Final

import numpy as np

import feldherr
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.council import Council, generator, harvest_of
from feldherr.bots.wallenstein.features import MOMENTS, NAMES, features, moment
from feldherr.bots.wallenstein.instinct import Instinct
from feldherr.bots.wallenstein.planning import Array
from feldherr.bots.wallenstein.playout import lay_plans, play_out, redraw
from feldherr.bots.wallenstein.value import FILE
from feldherr.bots.wallenstein.weights import Weights
from feldherr.kernel.game import Game
from feldherr.wallenstein.planning import PlanAll
from feldherr.wallenstein.state import State

TABLES: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    *[(4, {})] * 6,
    *[(4, {"edition": "first"})] * 2,
    *[(4, {"court": True, "landsknechte": True})] * 2,
    (3, {}),
    (5, {}),
)
SEASONS: Final = 5
"""How often a season is played out."""
DOUBTS: Final = (0.2, 0.4, 0.8)
"""By how many points the captains of the games err; those of the seasons played out err less."""
DOUBT: Final = 0.15
VARIED: Final = ("army", "thaler", "aggression", "spite", "hunger")
STIFFNESS: Final = 100.0
"""How much data it takes to move the weight of a feature away from what one would expect."""
PRIOR: Final[dict[str, tuple[float, float, float, float, float]]] = {
    "points": (1.0, 1.0, 1.0, 1.0, 1.0),
    "counties": (2.4, 2.4, 1.2, 1.2, 1.2),
    "palaces": (2.0, 2.0, 1.0, 1.0, 1.0),
    "churches": (2.0, 2.0, 1.0, 1.0, 1.0),
    "trading_posts": (2.0, 2.0, 1.0, 1.0, 1.0),
    "safe_majorities": (1.6, 1.6, 0.8, 0.8, 0.8),
    "majorities": (1.1, 1.1, 0.55, 0.55, 0.55),
    "ties": (0.7, 0.7, 0.35, 0.35, 0.35),
    "one_behind": (0.2, 0.2, 0.1, 0.1, 0.1),
    "thalers_to_6": (0.6, 0.6, 0.6, 0.5, 0.4),
    "thalers_to_12": (0.5, 0.5, 0.4, 0.3, 0.2),
    "thalers_over_12": (0.1, 0.1, 0.1, 0.1, 0.1),
    "grain_missing": (0.5, 0.6, 0.0, 0.4, 0.6),
    "grain_left": (0.1, 0.1, 0.1, 0.1, 0.1),
    "armies": (0.7, 0.6, 0.5, 0.4, 0.2),
    "exposed": (-1.2, -1.0, -0.8, -0.7, -0.5),
    "attacks": (0.1, 0.1, 0.1, 0.1, 0.1),
    "neutral": (0.2, 0.2, 0.2, 0.2, 0.2),
    "sites": (0.1, 0.1, 0.1, 0.1, 0.1),
    "taxes": (0.2, 0.2, 0.2, 0.2, 0.2),
    "harvest": (0.2, 0.2, 0.2, 0.2, 0.2),
    "revolts": (-0.1, -0.1, -0.1, -0.1, -0.1),
    "cubes_in_tower": (0.6, 0.5, 0.4, 0.3, 0.2),
    "regions": (0.7, 0.7, 0.7, 0.7, 0.7),
    "courtiers": (0.4, 0.4, 0.4, 0.4, 0.4),
}
"""What one would expect of each feature at each boundary, in points at the end; data moves it from there."""
THALERS: Final = ("thalers_to_6", "thalers_to_12", "thalers_over_12")
HARMLESS: Final = [NAMES.index(name) for name in ("points", "counties", "armies", "grain_left", *THALERS)]
"""More of these is never worse, whatever a few rare positions say."""
Row = tuple[int, list[list[float]], list[list[float]]]
"""A boundary, the features of all seats there, and their mean features (or points) after the season."""


def play(task: tuple[int, int]) -> list[Row]:
    """One game, with every season played out from its beginning."""
    seed, number = task
    rng = Random(f"{seed} {number}")
    numbers = generator(rng)
    players, options = TABLES[number % len(TABLES)]
    captain = Captain()
    varied = [_varied(captain.weights, rng) for _ in range(players)]
    game = feldherr.new_game("wallenstein", players=players, seed=rng.randbytes(32), **options)
    rows: list[Row] = []
    while not game.over:
        g = game.state
        assert isinstance(g, State)
        if not isinstance(g.agenda[-1], PlanAll):
            seat, decision = next(iter(game.pending.items()))
            game.play(seat, captain.answer(g, int(seat), decision, rng).move)
            continue
        if moment(g) >= 0:
            rows.append(_season(game, captain, rng, numbers))
        harvests = [harvest_of(g, seat, varied[seat]) for seat in range(players)]
        lay_plans(game, {h.at.seat: Council(h).shaken(numbers, rng.choice(DOUBTS)) for h in harvests})
        play_out(game, Instinct(harvests, captain), rng)
    return rows


def _varied(weights: Weights, rng: Random) -> Weights:
    """Captains who differ, so that positions do."""
    return weights.but(**{name: getattr(weights, name) * exp(rng.gauss(0, 0.5)) for name in VARIED})


def _season(game: Game, captain: Captain, rng: Random, numbers: np.random.Generator) -> Row:
    g = game.state
    assert isinstance(g, State)
    harvests = [harvest_of(g, seat, captain.weights) for seat in range(g.players)]
    councils = [Council(harvest) for harvest in harvests]
    instinct = Instinct(harvests, captain)
    ends = []
    for _ in range(SEASONS):
        twin = game.copy()
        redraw(twin, rng)
        lay_plans(twin, {seat: council.shaken(numbers, DOUBT) for seat, council in enumerate(councils)})
        end = play_out(twin, instinct, rng)
        ends.append(features(end) if end.agenda else [[float(points)] for points in end.points])
    return moment(g), features(g), np.mean(ends, axis=0).tolist()


def centred(table: list[list[float]]) -> Array:
    """By seat, how much more than the others have on average."""
    numbers = np.array(table)
    centred: Array = (numbers - numbers.mean(axis=0)) * len(numbers) / (len(numbers) - 1)
    return centred


def fit(rows: list[Row]) -> list[list[float]]:
    """Weights for each boundary, from the last to the first."""
    weights: Array = np.zeros((MOMENTS, len(NAMES)))
    for at in reversed(range(MOMENTS)):
        here = [row for row in rows if row[0] == at]
        before = np.vstack([centred(row[1]) for row in here])
        after = np.vstack([centred(row[2]) for row in here])
        target = after[:, 0] if at == MOMENTS - 1 else after @ weights[at + 1]
        scale = before.std(axis=0) + 1e-6
        expected = np.array([PRIOR[name][at] for name in NAMES]) * scale
        inputs = before / scale
        gram = inputs.T @ inputs + STIFFNESS * np.eye(len(NAMES))
        learned = expected + np.linalg.solve(gram, inputs.T @ (target - inputs @ expected))
        learned[HARMLESS] = np.maximum(0.0, learned[HARMLESS])
        weights[at] = learned / scale
        unexplained = np.var(target - inputs @ learned) / np.var(target)
        print(f"boundary {at}: {len(target)} rows, {1 - unexplained:.1%} explained", flush=True)
    plain: list[list[float]] = weights.round(4).tolist()
    return plain


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m feldherr.bots.training", description=__doc__)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--seed", type=int, default=1618)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    with multiprocessing.Pool(given.jobs) as pool:
        games = pool.map(play, [(given.seed, number) for number in range(given.games)], chunksize=4)
    weights = fit([row for game in games for row in game])
    found = {
        "command": " ".join(["python -m feldherr.bots.training", *sys.argv[1:]]),
        "features": NAMES,
        "weights": weights,
    }
    FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
