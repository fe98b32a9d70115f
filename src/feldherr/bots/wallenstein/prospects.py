"""What positions at the end of imagined seasons are worth to all seats, many at once."""

import numpy as np

from feldherr.bots.mixing import Array
from feldherr.bots.wallenstein.experience import Experience
from feldherr.bots.wallenstein.features import MOMENTS, POINTS, moment
from feldherr.bots.wallenstein.network import table
from feldherr.wallenstein.names import WINTER
from feldherr.wallenstein.state import State


class Prospects:
    """Judges the features of positions where the next season is planned, or the game is over."""

    def __init__(self, learned: Experience, g: State) -> None:
        self.value = learned.value
        self.network = learned.network
        self.kind = table(g)
        self.boundary = moment(g) + (g.phase != WINTER)

    def points(self, rows: Array) -> Array:
        """By position and seat, what it will have at the end of the game, up to a number that is the same for all."""
        if self.boundary >= MOMENTS:
            return rows[..., POINTS]
        boundary = max(0, self.boundary)
        found: Array = rows @ np.array(self.value.weights[boundary])
        return found if self.network is None else found + self.network.points(rows, boundary, self.kind)

    def leads(self, rows: Array) -> Array:
        """How far ahead of the others each seat will probably be (`Value.lead`)."""
        points, spread = self.points(rows), self.value.spread[min(MOMENTS, max(0, self.boundary))]
        weights = np.exp((points - points.max(axis=1, keepdims=True)) / spread)
        others = weights.sum(axis=1, keepdims=True) - weights
        leads: Array = spread * (np.log(weights) - np.log(np.maximum(others, 1e-300)))
        return leads
