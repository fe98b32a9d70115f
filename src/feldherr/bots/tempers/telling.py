"""Tells tempers apart by what was done in a few games: linear discriminant analysis, which is nearest means where
distance is measured by how much the numbers of one temper vary."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy import float64
from numpy.typing import NDArray

from feldherr.bots.tempers.deeds import Deeds

Array = NDArray[float64]
RIDGE = 0.05
"""Of each number's variance, added so that numbers that always go together cannot be told apart too finely."""


class Classifier:
    """Learned from games of each temper; names the temper of others by the means of their deeds."""

    def __init__(self, games: Mapping[str, Array]) -> None:
        self.names = list(games)
        self.means = np.array([table.mean(axis=0) for table in games.values()])
        spread = sum(np.cov(table, rowvar=False) for table in games.values()) / len(games)
        self.inverse = np.linalg.inv(spread + np.diag(RIDGE * np.diag(spread) + 1e-9))

    def name(self, mean: Array) -> str:
        """The temper whose games are most like these."""
        gaps = self.means - mean
        return self.names[int(np.einsum("ij,jk,ik->i", gaps, self.inverse, gaps).argmin())]


class Told(NamedTuple):
    """How often each temper was named for each."""

    names: list[str]
    counts: NDArray[np.int64]

    @property
    def right(self) -> float:
        return float(np.trace(self.counts) / self.counts.sum())


def told_apart(games: Mapping[str, Sequence[Deeds]], together: int = 10, draws: int = 200, seed: int = 1618) -> Told:
    """How often the temper is named rightly from so many games drawn of one half, after learning from the other."""
    tables = {name: np.array([list(one.values()) for one in found], dtype=float64) for name, found in games.items()}
    numbers = np.random.default_rng(seed)
    names = list(tables)
    counts = np.zeros((len(names), len(names)), dtype=np.int64)
    for half in (0, 1):
        classifier = Classifier({name: table[half::2] for name, table in tables.items()})
        for row, table in enumerate(tables.values()):
            rest = table[1 - half :: 2]
            for _ in range(draws):
                drawn = rest[numbers.choice(len(rest), min(together, len(rest)), replace=False)]
                counts[row, names.index(classifier.name(drawn.mean(axis=0)))] += 1
    return Told(names, counts)
