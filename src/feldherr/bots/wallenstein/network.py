"""What a small network has learned of positions between two seasons, besides what weighing their features tells."""

from typing import Any

import numpy as np

from feldherr.bots.mixing import Array
from feldherr.bots.wallenstein.features import MOMENTS
from feldherr.wallenstein.state import State


def table(g: State) -> list[float]:
    """What kind of table it is: how many play, whether peasants help in unrest, and the expansions."""
    rules = g.rules
    kinds = (g.players == 3, g.players == 5, rules.peasants_help_below > 1, rules.court, rules.landsknechte)
    return [float(kind) for kind in kinds]


def inputs(rows: Array, boundary: int, kind: list[float]) -> Array:
    """By position and seat: its own features, how they differ from the others' mean, and where and when this is."""
    players = rows.shape[1]
    others = (rows.sum(axis=1, keepdims=True) - rows) / (players - 1)
    when = np.zeros(MOMENTS)
    when[boundary] = 1.0
    place = np.broadcast_to(np.concatenate([when, kind]), (*rows.shape[:2], MOMENTS + len(kind)))
    found: Array = np.concatenate([rows, rows - others, place], axis=2)
    return found


class Network:
    """One hidden layer; it says by how many points a seat will have more than the features' weights tell."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.mean, self.scale = np.array(plain["mean"]), np.array(plain["scale"])
        self.first, self.bias = np.array(plain["first"]), np.array(plain["bias"])
        self.second = np.array(plain["second"])

    def points(self, rows: Array, boundary: int, kind: list[float]) -> Array:
        """By position and seat."""
        found: Array = (
            np.tanh(((inputs(rows, boundary, kind) - self.mean) / self.scale) @ self.first + self.bias) @ self.second
        )
        return found
