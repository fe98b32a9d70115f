"""Learns the network of `network.py` from games: what is left to tell when features are weighed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from feldherr.bots.mixing import Array
from feldherr.bots.wallenstein.features import MOMENTS
from feldherr.bots.wallenstein.network import Network, inputs
from feldherr.bots.wallenstein.studies import Lesson

HIDDEN: Final = 50
ROUNDS: Final = 24
BATCH: Final = 256
SPEED: Final = 0.002
DECAY: Final = 3e-4
"""How fast what is not needed is forgotten."""
HELD_OUT: Final = 10
"""Every so manieth game is not learned from: it tells what was learned."""
Weights = dict[str, Array]


@dataclass
class Positions:
    """Positions of one number of players: what the network sees, what weights tell, what came of it, game by game."""

    games: Array
    seen: Array
    weighed: Array
    ends: Array
    after: Array
    """Which position of these follows in the game; -1 after the last."""


def centred(points: Array) -> Array:
    """How much more than the mean of all seats."""
    found: Array = points - points.mean(axis=-1, keepdims=True)
    return found


def positions(lessons: Sequence[Lesson], value: list[list[float]]) -> list[Positions]:
    """The boundaries of all games, by the number of players."""
    found = []
    for players in sorted({len(lesson.points) for lesson in lessons}):
        games: list[int] = []
        seen, weighed, ends, after = [], [], [], []
        for number, lesson in enumerate(lessons):
            if len(lesson.points) != players:
                continue
            for boundary, rows in lesson.boundaries:
                table = np.array([rows], float)
                games.append(number)
                seen.append(inputs(table, boundary, lesson.table)[0])
                weighed.append(centred(table[0] @ np.array(value[boundary])))
                ends.append(centred(np.array(lesson.points, float)))
                after.append(len(games) if boundary < lesson.boundaries[-1][0] else -1)
        parts = (np.array(part) for part in (games, seen, weighed, ends, after))
        found.append(Positions(*parts))
    return found


class Fitting:
    """Gradient descent (Adam) on the squares of what is told wrong. Aimed at is half the end of the game, and half what
    the next position tells."""

    def __init__(self, found: list[Positions], seed: int) -> None:
        self.found = found
        self.numbers = np.random.default_rng(seed)
        rows = np.concatenate([part.seen.reshape(-1, part.seen.shape[-1]) for part in found])
        self.mean, self.scale = rows.mean(axis=0), rows.std(axis=0)
        self.scale[self.scale < 1e-6] = 1.0
        many = rows.shape[1]
        self.weights: Weights = {
            "first": self.numbers.normal(0.0, many**-0.5, (many, HIDDEN)),
            "bias": np.zeros(HIDDEN),
            "second": np.zeros(HIDDEN),
        }
        self.momentum = {name: (np.zeros_like(at), np.zeros_like(at)) for name, at in self.weights.items()}
        self.steps = 0
        self.best, self.least = self.weights, float("inf")

    def told(self, seen: Array) -> tuple[Array, Array]:
        """What the network adds, and its hidden units."""
        hidden = np.tanh((seen - self.mean) / self.scale @ self.weights["first"] + self.weights["bias"])
        return hidden @ self.weights["second"], hidden

    def aims(self, part: Positions) -> Array:
        """What should be told of each position."""
        told = part.weighed + centred(self.told(part.seen)[0])
        following = np.where((part.after >= 0)[:, None], told[part.after], part.ends)
        found: Array = (part.ends + following) / 2
        return found

    def learn(self) -> None:
        for turn in range(ROUNDS):
            aims = [self.aims(part) for part in self.found]
            speed = SPEED * 0.5 * (1 + np.cos(np.pi * turn / ROUNDS))
            for part, rows in self.batches():
                self.step(self.found[part].seen[rows], (aims[part] - self.found[part].weighed)[rows], speed)
            before, now = self.missed(False), self.missed(True)
            print(f"round {turn + 1}: {before:.3f} by weights, {now:.3f} with the network", flush=True)
            if now < self.least:
                self.least, self.best = now, {name: at.copy() for name, at in self.weights.items()}

    def batches(self) -> Iterator[tuple[int, Array]]:
        found = []
        for part, one in enumerate(self.found):
            learned = np.flatnonzero(one.games % HELD_OUT)
            self.numbers.shuffle(learned)
            found += [(part, learned[at : at + BATCH]) for at in range(0, len(learned), BATCH)]
        yield from (found[at] for at in self.numbers.permutation(len(found)))

    def step(self, seen: Array, aims: Array, speed: float) -> None:
        told, hidden = self.told(seen)
        wrong = centred(centred(told) - aims) / told.size
        inside = wrong[..., None] * self.weights["second"] * (1 - hidden**2)
        flat = ((seen - self.mean) / self.scale).reshape(-1, seen.shape[-1])
        slopes = {
            "first": flat.T @ inside.reshape(-1, HIDDEN) + DECAY * self.weights["first"],
            "bias": inside.sum(axis=(0, 1)),
            "second": np.einsum("ps,psh->h", wrong, hidden) + DECAY * self.weights["second"],
        }
        self.steps += 1
        for name, slope in slopes.items():
            one, two = self.momentum[name]
            one += 0.1 * (slope - one)
            two += 0.001 * (slope**2 - two)
            mean, square = one / (1 - 0.9**self.steps), two / (1 - 0.999**self.steps)
            self.weights[name] -= speed * mean / (np.sqrt(square) + 1e-8)

    def missed(self, network: bool) -> float:
        """The mean square of what is told wrong of the ends of games that were not learned from."""
        wrong = []
        for part in self.found:
            rows = part.games % HELD_OUT == 0
            told = part.weighed[rows] + (centred(self.told(part.seen[rows])[0]) if network else 0.0)
            wrong.append((told - part.ends[rows]).ravel())
        return float(np.mean(np.concatenate(wrong) ** 2))

    def plain(self) -> dict[str, Any]:
        """As the file keeps it."""
        return {
            "mean": self.mean.round(4).tolist(),
            "scale": self.scale.round(4).tolist(),
            **{name: at.round(4).tolist() for name, at in self.best.items()},
        }


def fit_network(lessons: Sequence[Lesson], value: list[list[float]], seed: int) -> dict[str, Any]:
    """What `network.Network` is made of."""
    fitting = Fitting(positions(lessons, value), seed)
    fitting.learn()
    plain = fitting.plain()
    assert Network(plain).first.shape[1] == HIDDEN
    assert len(value) == MOMENTS
    return plain
