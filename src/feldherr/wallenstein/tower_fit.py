"""How firm somebody's own tower is: both levels of the model, from throws that they wrote down.

Which of two cubes of one colour fell cannot be seen. So the ages of those inside are carried along as what is to be
expected of them, separately for every pair of levels that is tried; all else is exact: for each mood of a throw the
cubes of a colour that fell are a sum of two binomials, and moods are averaged over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import lgamma
from typing import TYPE_CHECKING, Any, Final

from feldherr.kernel.errors import BadOption
from feldherr.wallenstein.tower import BIGGEST, MOST_LEVEL, NORMAL, OLDEST, Aged2
from feldherr.wallenstein.tower_log import Logged

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Array = NDArray[float64]

LEAST_THROWS: Final = 10
ENOUGH_THROWS: Final = 60
"""With fewer, the answer is told with a warning."""
_WIDE: Final = 1.5
"""Standard deviation, in logits, of what is taken for likely before anything is known."""
_STEP: Final = 0.02
_ROUNDS: Final = 12
_NORMAL_95: Final = 1.96


@dataclass(frozen=True)
class Level:
    """A level in thousandths of a logit above the model's; its interval holds the true one in 95 of 100 cases."""

    value: int
    low: int
    high: int

    def as_json(self) -> dict[str, int]:
        return {"value": self.value, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Fit:
    throws: int
    cubes: int
    stay: Level
    loose: Level
    gain: float
    """How much better than the model as it is the throws are explained, in nats."""

    @property
    def levels(self) -> tuple[int, int]:
        return self.stay.value, self.loose.value

    def as_json(self) -> dict[str, Any]:
        return {
            "throws": self.throws,
            "cubes": self.cubes,
            "stay": self.stay.as_json(),
            "loose": self.loose.as_json(),
            "gain": self.gain,
            "few": self.throws < ENOUGH_THROWS,
            "data": {"tower": {"stay": self.stay.value, "loose": self.loose.value}},
        }


def fit(log_of_throws: Sequence[Logged]) -> Fit:
    """Both levels by Newton's method on the likelihood, and their intervals by its curvature."""
    import numpy as np

    if len(log_of_throws) < LEAST_THROWS:
        raise BadOption("log_too_short", throws=len(log_of_throws), least=LEAST_THROWS)
    stencil = np.array([(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)], dtype=float) * _STEP
    at = np.zeros(2)
    for _ in range(_ROUNDS):
        values = _likelihood(log_of_throws, at + stencil)
        gradient, curvature = _derivatives(values)
        step = np.clip(np.linalg.solve(curvature, gradient), -0.7, 0.7)
        at = np.clip(at - step, -MOST_LEVEL / 1000, MOST_LEVEL / 1000)
        if abs(step).max() < 0.002:
            break
    _, curvature = _derivatives(_likelihood(log_of_throws, at + stencil))
    spread = np.sqrt(np.diag(np.linalg.inv(-curvature)))
    best, plain = _likelihood(log_of_throws, np.array([at, [0.0, 0.0]]))
    stay, loose = (_level(value, sd) for value, sd in zip(at.tolist(), spread.tolist(), strict=True))
    cubes = sum(sum(each.thrown.values()) for each in log_of_throws)
    return Fit(len(log_of_throws), cubes, stay, loose, float(best - plain))


def _level(value: float, spread: float) -> Level:
    low, high = value - _NORMAL_95 * spread, value + _NORMAL_95 * spread
    return Level(round(1000 * value), round(1000 * low), round(1000 * high))


def _derivatives(values: "Array") -> "tuple[Array, Array]":
    """Gradient and curvature from the nine points of a stencil."""
    import numpy as np

    grid = values.reshape(3, 3)
    gradient = np.array([grid[2, 1] - grid[0, 1], grid[1, 2] - grid[1, 0]]) / (2 * _STEP)
    stay = grid[2, 1] - 2 * grid[1, 1] + grid[0, 1]
    loose = grid[1, 2] - 2 * grid[1, 1] + grid[1, 0]
    both = (grid[2, 2] - grid[2, 0] - grid[0, 2] + grid[0, 0]) / 4
    curvature = np.array([[stay, both], [both, loose]]) / _STEP**2
    # Never uphill, however flat it is.
    least = np.linalg.eigvalsh(curvature).max()
    return gradient, curvature - max(0.0, least + 0.1) * np.eye(2)


def _likelihood(log_of_throws: Sequence[Logged], points: "Array") -> "Array":
    """The logarithm for each pair of levels, with what is taken for likely before."""
    import numpy as np

    moods = np.array(NORMAL)
    ages = np.log(np.arange(1, OLDEST + 1))
    total: Array = -((points / _WIDE) ** 2).sum(axis=1) / 2
    inside: dict[str, Array] = {}
    for each in log_of_throws:
        if each.poured:
            inside = {}
        size = min(sum(each.thrown.values()), BIGGEST) / 10
        stays = _logistic(Aged2.STAY + points[:, :1] + Aged2.STAY_SIZE * size + Aged2.STAY_MOOD * moods)
        level = Aged2.LOOSE + points[:, 1:] + Aged2.LOOSE_SIZE * size + Aged2.LOOSE_MOOD * moods
        leaves = _logistic(level[:, :, None] - Aged2.LOOSE_AGE * ages)
        colours = sorted({*each.thrown, *each.inside})
        seen = {c: _Seen(inside.get(c), each.thrown.get(c, 0), each.fallen.get(c, 0), stays, leaves) for c in colours}
        product = np.prod([colour.chance for colour in seen.values()], axis=0) if seen else np.ones(stays.shape)
        chance = product.mean(axis=1)
        total = total + np.log(np.maximum(chance, 1e-300))
        weight = product / np.maximum(product.sum(axis=1, keepdims=True), 1e-300)
        inside = {c: colour.after(weight) for c, colour in seen.items()}
    return total


class _Seen:
    """What one colour did in one throw, for all pairs of levels and all moods."""

    def __init__(self, resting: "Array | None", thrown: int, fallen: int, stays: "Array", leaves: "Array") -> None:
        import numpy as np

        points = len(stays)
        self.resting = np.zeros((points, OLDEST)) if resting is None else resting
        """Cubes by age, as far as it is to be expected."""
        self.leaves = leaves
        self.thrown, self.fallen = thrown, fallen
        self.number = round(float(self.resting[0].sum()))
        held = np.maximum(self.resting.sum(axis=1), 1e-9)[:, None]
        loose = np.einsum("pa,pma->pm", self.resting, leaves) / held
        came = range(max(0, fallen - thrown), min(self.number, fallen) + 1)
        """How many of those inside may be among the fallen."""
        parts = [_binomial(self.number, n, loose) * _binomial(thrown, fallen - n, 1 - stays) for n in came]
        self.chance = sum(parts, np.zeros(stays.shape))
        weighted = sum((n * part for n, part in zip(came, parts, strict=True)), np.zeros(stays.shape))
        self.expected = weighted / np.maximum(self.chance, 1e-300)

    def after(self, weight: "Array") -> "Array":
        """Cubes by age after the throw: those likelier to leave have left sooner, all others are a throw older."""
        import numpy as np

        left = (self.expected * weight).sum(axis=1)
        going = self.resting * np.einsum("pm,pma->pa", weight, self.leaves)
        share = left / np.maximum(going.sum(axis=1), 1e-9)
        stayed = np.clip(self.resting - going * share[:, None], 0.0, None)
        # Clipping must not lose cubes: the number of each colour is known.
        kept = self.number - left
        stayed *= (kept / np.maximum(stayed.sum(axis=1), 1e-9))[:, None]
        older: Array = np.zeros_like(stayed)
        older[:, 1:] = stayed[:, :-1]
        older[:, -1] += stayed[:, -1]
        older[:, 0] = self.thrown - (self.fallen - left)
        return older


def _binomial(n: int, k: int, chance: "Array") -> "Array":
    import numpy as np

    if not 0 <= k <= n:
        return np.zeros_like(chance)
    ways = lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)
    safe = np.clip(chance, 1e-12, 1 - 1e-12)
    found: Array = np.exp(ways + k * np.log(safe) + (n - k) * np.log1p(-safe))
    return found


def _logistic(x: "Array") -> "Array":
    import numpy as np

    return 1 / (1 + np.exp(-x))
