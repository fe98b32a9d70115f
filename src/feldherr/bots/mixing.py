"""Games in which all choose at once: how often each seat should choose what, so that nobody can count on anything.

What a seat gets is taken to be a sum: of what its own choice brings, and of what each of the others' does to that.
Found by regret matching: each seat chooses, again and again, what it regrets not having chosen; what it does on average
comes near a mixture that leaves it nothing to regret.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np
from numpy import float64
from numpy.typing import NDArray

Array = NDArray[float64]


@dataclass
class Payoffs:
    """What the seats get, in points."""

    own: Sequence[Any]
    """By seat, what each of its choices brings. Several rows are several minds that the seat may have: the others do
    not know in which it chooses, and take each to be as likely."""
    cross: Mapping[tuple[int, int], Any] = field(default_factory=dict)
    """For a seat and another one, what each choice of the seat (rows) gets from each of the other's (columns)."""


def average(payoffs: Payoffs, rounds: int = 400) -> list[Array]:
    """By seat, how likely each choice is, whatever its mind; later rounds weigh more (regret matching+).

    >>> pennies = [[1.0, -1.0], [-1.0, 1.0]]
    >>> matching = Payoffs([[0.1, 0.0], [0.0, 0.0]], {(0, 1): np.array(pennies), (1, 0): -np.array(pennies)})
    >>> [strategy.round(1).tolist() for strategy in average(matching)]
    [[0.5, 0.5], [0.5, 0.5]]
    """
    own = [np.atleast_2d(np.array(values, float)) for values in payoffs.own]
    tables: list[list[tuple[int, Array]]] = [[] for _ in own]
    for (seat, other), table in payoffs.cross.items():
        tables[seat].append((other, np.asarray(table, float)))
    regrets = [np.zeros_like(values) for values in own]
    now = [_matched(values).sum(axis=0) / len(values) for values in regrets]
    total = [np.zeros_like(strategy) for strategy in now]
    for weight in range(1, rounds + 1):
        for seat, alone in enumerate(own):
            values = alone
            for other, table in tables[seat]:
                values = values + table @ now[other]
            chosen = _matched(regrets[seat])
            regrets[seat] = np.maximum(0.0, regrets[seat] + values - (chosen * values).sum(axis=1, keepdims=True))
            now[seat] = _matched(regrets[seat]).sum(axis=0) / len(alone)
            total[seat] += weight * now[seat]
    return [summed / summed.sum() for summed in total]


def _matched(regrets: Array) -> Array:
    """Each choice as often as it is regretted; without regrets, all alike."""
    matched: Array = regrets + 1e-12
    matched /= matched.sum(axis=1, keepdims=True)
    return matched


def purified(strategy: Array, least: float) -> Array:
    """A mixture without what is hardly ever chosen: such choices are mostly what the search has not yet given up.

    >>> purified(np.array([0.6, 0.3, 0.1]), 0.2).round(2).tolist()
    [0.67, 0.33, 0.0]
    """
    kept = np.where(strategy >= min(least, strategy.max()), strategy, 0.0)
    pure: Array = kept / kept.sum()
    return pure


def draw(strategy: Array, rng: Random) -> int:
    """A choice at random.

    >>> draw(np.array([0.0, 1.0]), Random(1))
    1
    """
    return rng.choices(range(len(strategy)), strategy.tolist())[0]
