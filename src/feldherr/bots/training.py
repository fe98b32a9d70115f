"""Learns from play what the marshals of Wallenstein know: python -m feldherr.bots.training [--games N] [--studies N].

With `--file` it goes elsewhere than into the package; with `--again` only what positions are worth among those who know
what is in the file is learned anew, as after a change of the tower, held on to what was learned before.

First games are played by captains who err, and what a position between two seasons is worth follows from their ends,
backwards, half from the points at the end and half from what the next position is worth. Then plans and moves are tried
at random in the positions of further games, and the season is played out: the value of the positions reached tells what
each card on a box and each attack brings. At last games are played by planners who know that, and what positions are
worth among them is learned from these; with `--trying N` they try plans in so many seasons before each they play. With
`--network` a small network learns besides what weighing features leaves to tell.
"""

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from feldherr.bots.wallenstein.experience import FILE, Experience
from feldherr.bots.wallenstein.features import MOMENTS, NAMES
from feldherr.bots.wallenstein.fitting import fit_network
from feldherr.bots.wallenstein.pairs import BIDS, NOTHING
from feldherr.bots.wallenstein.planning import Array
from feldherr.bots.wallenstein.studies import Lesson, Sample, Study
from feldherr.bots.wallenstein.value import Value
from feldherr.crew import WAYS, Crew
from feldherr.wallenstein.names import BOXES

SEASONS: Final = MOMENTS + 1
STIFFNESS: Final = 150.0
"""How much data it takes to move the weight of a feature away from what one would expect."""
RIDGE: Final = 30.0
"""The same for cards and moves in all seasons together, of which nothing is expected."""
STIFF_PLANS: Final = 3000.0
STIFF_MOVES: Final = 300.0
"""The same for cards and moves in one season, of which is expected what they bring in all."""
Weighing = tuple[float, float, float, float, float]
PRIOR: Final[dict[str, Weighing]] = {
    "points": (1.0, 1.0, 1.0, 1.0, 1.0),
    "counties": (2.4, 2.4, 1.2, 1.2, 1.2),
    "palaces": (2.0, 2.0, 1.0, 1.0, 1.0),
    "churches": (2.0, 2.0, 1.0, 1.0, 1.0),
    "trading_posts": (2.0, 2.0, 1.0, 1.0, 1.0),
    "safe_majorities": (1.6, 1.6, 0.8, 0.8, 0.8),
    "majorities": (1.1, 1.1, 0.55, 0.55, 0.55),
    "ties": (0.7, 0.7, 0.35, 0.35, 0.35),
    "one_behind": (0.2, 0.2, 0.1, 0.1, 0.1),
    "thalers_to_6": (0.9, 0.9, 0.5, 0.4, 0.4),
    "thalers_to_12": (0.9, 0.7, 0.3, 0.2, 0.1),
    "thalers_over_12": (0.5, 0.3, 0.1, 0.1, 0.1),
    "grain_missing": (0.8, 0.9, 0.0, 0.5, 0.5),
    "grain_left": (0.1, 0.7, 0.1, 0.5, 0.3),
    "armies": (0.8, 0.6, 0.5, 0.4, 0.2),
    "exposed": (-0.8, -0.8, -0.5, -0.5, -0.4),
    "exposed_buildings": (-0.8, -0.8, -0.6, -0.6, -0.6),
    "regions": (0.7, 0.7, 0.7, 0.7, 0.7),
    "courtiers": (0.4, 0.4, 0.4, 0.4, 0.4),
    "taxes": (0.5, 0.4, 0.3, 0.2, 0.1),
    "harvest": (0.2, 0.2, 0.4, 0.2, 0.1),
    "cubes_in_tower": (0.4, 0.4, 0.3, 0.2, 0.1),
}
"""What one would expect of a feature at each boundary, in points at the end; of others, nothing. Data moves it."""
NONE: Final = (0.0, 0.0, 0.0, 0.0, 0.0)
HARMLESS: Final = [
    NAMES.index(name)
    for name in ("points", "counties", "armies", "grain_left", "thalers_to_6", "thalers_to_12", "thalers_over_12")
]
"""More of these is never worse, whatever a few rare positions say."""


def study(seed: str, value: Value | None, planners: Experience | None, number: int, trying: int = 0) -> Lesson:
    """One game, in a process of its own."""
    return Study(seed, number, value, planners, trying).learn()


def centred(table: list[list[float]]) -> Array:
    """By seat, how much more than the others have on average."""
    numbers = np.array(table, float)
    centred: Array = (numbers - numbers.mean(axis=0)) * len(numbers) / (len(numbers) - 1)
    return centred


def fit_value(lessons: list[Lesson], expected: Array) -> list[list[float]]:
    """Weights of the features for each boundary, from the last to the first, held on to what is expected of them."""
    weights: Array = np.zeros((MOMENTS, len(NAMES)))
    for at in reversed(range(MOMENTS)):
        inputs, targets = [], []
        for lesson in lessons:
            boundaries = dict(lesson.boundaries)
            if at in boundaries:
                end = centred([[float(points)] for points in lesson.points])[:, 0]
                after = centred(boundaries[at + 1]) @ weights[at + 1] if at + 1 in boundaries else end
                inputs.append(centred(boundaries[at]))
                targets.append((end + after) / 2)
        rows, target = np.vstack(inputs), np.concatenate(targets)
        weights[at] = ridge(rows, target, expected[at], STIFFNESS, f"boundary {at}")
        weights[at, HARMLESS] = np.maximum(0.0, weights[at, HARMLESS])
    plain: list[list[float]] = weights.round(4).tolist()
    return plain


def fit_samples(samples: list[Sample], what: str, stiffness: float) -> Array:
    """Weights for each season, held on to those of all seasons together."""
    common = ridge(*compared(samples), np.zeros(samples[0].numbers.shape[1]), RIDGE, what)
    found = []
    for season in range(SEASONS):
        here = [sample for sample in samples if sample.season == season]
        found.append(ridge(*compared(here), common, stiffness, f"{what}, season {season}") if here else common)
    return np.array(found).round(4)


def compared(samples: list[Sample]) -> tuple[Array, Array]:
    """Within a position, what was tried is compared with what else was tried there."""
    rows = np.vstack([sample.numbers - sample.numbers.mean(axis=0) for sample in samples]).astype(float)
    return rows, np.concatenate([sample.results - sample.results.mean() for sample in samples])


def ridge(rows: Array, target: Array, expected: Array, stiffness: float, what: str) -> Array:
    """Least squares that hold on to what is expected."""
    scale = rows.std(axis=0)
    known = scale > 1e-6
    scale[~known] = 1.0
    inputs = rows / scale
    start = expected * scale
    gram = inputs.T @ inputs + stiffness * np.eye(len(start))
    learned = start + np.linalg.solve(gram, inputs.T @ (target - inputs @ start))
    unexplained = np.var(target - inputs @ learned) / np.var(target)
    print(f"{what}: {len(target)} rows, {1 - unexplained:.1%} explained", flush=True)
    weights: Array = np.where(known, learned / scale, expected)
    return weights


def by_box(weights: Array) -> dict[str, list[list[float]]]:
    """Weights of plans, by box and season."""
    shaped = weights.reshape(SEASONS, len(BOXES), len(NOTHING))
    return {
        box: shaped[:, number, : BIDS if box == "bid" else len(NOTHING)].tolist() for number, box in enumerate(BOXES)
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m feldherr.bots.training", description=__doc__)
    parser.add_argument("--games", type=int, default=2400, help="of captains")
    parser.add_argument("--studies", type=int, default=1200, help="games in which plans and moves are tried")
    parser.add_argument("--marshals", type=int, default=4800, help="games of planners with experience")
    parser.add_argument("--file", type=Path, default=FILE, help="what is written, and with --again read before")
    parser.add_argument("--again", action="store_true", help="learn only the values among marshals")
    parser.add_argument(
        "--trying", type=int, default=0, help="seasons in which marshals try plans before each they play"
    )
    parser.add_argument("--network", action="store_true", help="learn a network besides, from the same games")
    parser.add_argument("--seed", default="1618")
    parser.add_argument("--jobs", type=int, help="otherwise one for each core")
    parser.add_argument("--on", choices=WAYS, default=WAYS[0], help="processes of this machine, or a Ray cluster")
    given = parser.parse_args()
    with Crew(given.jobs, given.on) as crew:

        def play(
            what: str, number: int, value: Value | None = None, planners: Experience | None = None, trying: int = 0
        ) -> list[Lesson]:
            return crew.all(partial(study, f"{given.seed} {what}", value, planners, trying=trying), range(number))

        command = " ".join(["python -m feldherr.bots.training", *sys.argv[1:]])
        if given.again:
            data = json.loads(given.file.read_text("utf-8"))
            data["command"] = f"{data['command']}; {command}"
            before = data["value_among_marshals"]
        else:
            value = fit_value(play("games", given.games), np.array([PRIOR.get(name, NONE) for name in NAMES]).T)
            lessons = play("studies", given.studies, Value(value))
            plans = [sample for lesson in lessons for sample in lesson.plans]
            moves = [sample for lesson in lessons for sample in lesson.moves]
            data = {
                "command": command,
                "features": NAMES,
                "value": value,
                "plans": by_box(fit_samples(plans, "plans", STIFF_PLANS)),
                "moves": fit_samples(moves, "moves", STIFF_MOVES).tolist(),
            }
            before = value
        value_of = "value_among_marshals" if given.again else "value"
        among = play("marshals", given.marshals, planners=Experience.of(data, value_of), trying=given.trying)
        data["value_among_marshals"] = fit_value(among, np.array(before))
        if given.network:
            data["network"] = fit_network(among, data["value_among_marshals"], 1618)
    given.file.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
