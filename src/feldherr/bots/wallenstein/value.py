"""The learned value of positions between two seasons: what each seat will probably have at the end, and who wins."""

from math import exp, log
from typing import Final

from feldherr.bots.wallenstein.features import MOMENTS, features, moment
from feldherr.wallenstein.state import State

SPREAD: Final[list[float]] = [7.5, 7.0, 5.5, 5.0, 4.5, 2.0]
"""At each boundary, and at the end: by so many points more a seat's odds to win are e times better."""


class Value:
    """Weights of the features for each boundary."""

    def __init__(self, weights: list[list[float]], spread: list[float] = SPREAD) -> None:
        self.weights = weights
        self.spread = spread

    def points(self, g: State) -> list[float]:
        """What each seat will have at the end of the game, up to a number that is the same for all."""
        if not g.agenda:
            return [float(points) for points in g.points]
        weights = self.weights[max(0, moment(g))]
        return [sum(map(float.__mul__, weights, row)) for row in features(g)]

    def chances(self, g: State) -> list[float]:
        """The chance of every seat to win, while the game goes on."""
        points, spread = self.points(g), self.spread[moment(g)]
        most = max(points)
        weights = [exp((own - most) / spread) for own in points]
        together = sum(weights)
        return [weight / together for weight in weights]

    def lead(self, g: State, seat: int) -> float:
        """How far ahead of the others a seat will probably be, in points; its chance to win grows with it and nothing
        else: the nearer another one is to the top, the more it counts."""
        return self._ahead(self.points(g), self._spread(g), seat)

    def leads(self, g: State) -> list[float]:
        """The same of every seat."""
        points, spread = self.points(g), self._spread(g)
        return [self._ahead(points, spread, seat) for seat in range(g.players)]

    def _spread(self, g: State) -> float:
        return self.spread[moment(g) if g.agenda else MOMENTS]

    def _ahead(self, points: list[float], spread: float, seat: int) -> float:
        others = [theirs for other, theirs in enumerate(points) if other != seat]
        most = max(others)
        return points[seat] - most - spread * log(sum(exp((theirs - most) / spread) for theirs in others))
