"""The dice tower: what stays inside and what falls into the tray. (000 Combat rules: general dice tower rules)

The tower is of glass: a cube inside is known by its colour and by the number of the throw it went in with.
"""

from math import exp, log
from typing import Final, Protocol

from feldherr.kernel.chance import Chance
from feldherr.wallenstein.names import COLOURS

OLDEST: Final = 30
"""Older cubes behave like cubes of this age."""
_GRAIN: Final = 1 << 16
"""Probabilities are rounded to this grain, so that they are the same on every machine."""

Thresholds = tuple[int, ...]


class TowerModel(Protocol):
    """Chances, as thresholds of 2**32, when so many cubes are thrown onto so many inside.

    A throw has a mood of each kind, drawn once and equally likely; given the moods all cubes are independent.
    """

    def staying(self, thrown: int, inside: int) -> Thresholds:
        """For each mood: the chance that a thrown cube stays inside."""

    def leaving(self, thrown: int, inside: int) -> tuple[Thresholds, ...]:
        """For each mood: the chance that a cube inside comes loose, by its age in throws (index 0 is not used)."""


def _threshold(probability: float) -> int:
    return round(probability * _GRAIN) * _GRAIN


class Classic:
    """Independent coins: a thrown cube falls through with 2/3, a cube inside comes loose with 1/3."""

    _third: Final = _threshold(1 / 3)

    def staying(self, thrown: int, inside: int) -> Thresholds:
        return (self._third,)

    def leaving(self, thrown: int, inside: int) -> tuple[Thresholds, ...]:
        return ((self._third,) * (OLDEST + 1),)


class Aged:
    """Fitted to a physical simulation: old cubes sit fast, big throws shake more loose, some throws are livelier."""

    _moods: Final = (-1.663, -0.962, -0.530, -0.170, 0.170, 0.530, 0.962, 1.663)

    def __init__(self) -> None:
        self._staying: dict[int, Thresholds] = {}
        self._leaving: dict[int, tuple[Thresholds, ...]] = {}

    def staying(self, thrown: int, inside: int) -> Thresholds:
        k, n = min(thrown, 20), min(inside, OLDEST)
        key = k * 64 + n
        if key not in self._staying:
            middle = -1.185 + 0.0102 * k + 0.0193 * n
            self._staying[key] = tuple(_threshold(_logistic(middle + 0.127 * mood)) for mood in self._moods)
        return self._staying[key]

    def leaving(self, thrown: int, inside: int) -> tuple[Thresholds, ...]:
        k, n = min(thrown, 20), min(inside, OLDEST)
        key = k * 64 + n
        if key not in self._leaving:
            middle = -1.090 + 0.0719 * k - 0.0019 * n
            ages = [0.0, *(0.788 * log(age) for age in range(1, OLDEST + 1))]
            self._leaving[key] = tuple(
                tuple(_threshold(_logistic(middle - age + 0.395 * mood)) for age in ages) for mood in self._moods
            )
        return self._leaving[key]


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


MODELS: Final[dict[str, TowerModel]] = {"aged": Aged(), "classic": Classic()}


def cube(colour: int, number: int) -> int:
    """A cube inside: its colour and the number of the throw it went in with."""
    return number << 3 | colour


def colour_of(inside: int) -> int:
    return inside & 7


def age_of(inside: int, number: int) -> int:
    """Throws since the cube went in, at the throw of that number; 1 at the first throw after."""
    return number - (inside >> 3)


def throw(
    model: TowerModel, inside: list[int], thrown: list[int], number: int, chance: Chance
) -> tuple[list[int], list[int]]:
    """Throws cubes (numbers by colour) as throw `number`: what fell by colour, and what is inside afterwards."""
    count = sum(thrown)
    staying = model.staying(count, len(inside))
    leaving = model.leaving(count, len(inside))
    lively, loose = divmod(chance.below(len(staying) * len(leaving)), len(leaving))
    stays, leaves = staying[lively], leaving[loose]
    coins = iter(chance.words(len(inside) + count))
    fallen = [0] * COLOURS
    rest: list[int] = []
    for resting, coin in zip(inside, coins, strict=False):
        age = number - (resting >> 3)
        if coin < leaves[age if age < OLDEST else OLDEST]:
            fallen[resting & 7] += 1
        else:
            rest.append(resting)
    for colour, cubes in enumerate(thrown):
        for _ in range(cubes):
            if next(coins) < stays:
                rest.append(number << 3 | colour)
            else:
                fallen[colour] += 1
    return fallen, rest


def settle(inside: list[int], thrown: list[int], number: int, fallen: list[int]) -> list[int]:
    """What is inside after a throw whose fallen cubes somebody else counted: of each colour the newest fell."""
    everything = inside + [cube(colour, number) for colour in range(COLOURS) for _ in range(thrown[colour])]
    to_go = fallen[:]
    rest: list[int] = []
    for resting in reversed(everything):
        if to_go[colour_of(resting)]:
            to_go[colour_of(resting)] -= 1
        else:
            rest.append(resting)
    rest.reverse()
    return rest
