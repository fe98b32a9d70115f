"""The dice tower: what stays inside and what falls into the tray. (000 Combat rules: general dice tower rules)

The tower is of glass: a cube inside is known by its colour and by the number of the throw it went in with.
"""

from abc import ABC, abstractmethod
from functools import lru_cache
from itertools import product
from math import exp, log
from typing import Any, Final

from feldherr.kernel.chance import Chance
from feldherr.kernel.rulebook import choice_of
from feldherr.wallenstein.names import COLOURS

OLDEST: Final = 30
"""Older cubes behave like cubes of this age."""
BIGGEST: Final = 20
"""Bigger throws behave like throws of so many cubes."""
_GRAIN: Final = 1 << 16
"""Probabilities are rounded to this grain, so that they are the same on every machine."""
NORMAL: Final = (-1.663, -0.962, -0.530, -0.170, 0.170, 0.530, 0.962, 1.663)
"""A unit normal in eight equally likely steps."""

Mood = tuple[int, tuple[int, ...]]
"""Chances as thresholds of 2**32: that a thrown cube stays inside, and by age in throws that a cube inside comes loose
(index 0 is not used)."""


Levels = tuple[int, int]
"""How much firmer thrown cubes get stuck and how much easier resting ones come loose than in `aged2`, in thousandths of
a logit: what people have found out about a tower of their own."""
MOST_LEVEL: Final = 3000


class TowerModel(ABC):
    """How the tower treats cubes. It does not see colours."""

    @abstractmethod
    def moods(self, thrown: int, inside: int) -> tuple[Mood, ...]:
        """When so many are thrown onto so many inside: a throw is in one of these moods, each equally likely, and given
        the mood all cubes are independent."""


def _threshold(probability: float) -> int:
    return round(probability * _GRAIN) * _GRAIN


def _logistic(x: float) -> int:
    return _threshold(1 / (1 + exp(-x)))


class Classic(TowerModel):
    """Independent coins: a thrown cube falls through with 2/3, a cube inside comes loose with 1/3."""

    _third: Final = _threshold(1 / 3)
    _moods: Final = ((_third, (_third,) * (OLDEST + 1)),)

    def moods(self, thrown: int, inside: int) -> tuple[Mood, ...]:
        return self._moods


class Aged2(TowerModel):
    """Fitted to a physical simulation: big throws shake more loose, old cubes sit a little firmer, some throws are
    livelier. How many are inside does not matter."""

    STAY: Final = -1.347
    STAY_SIZE: Final = 0.212
    STAY_MOOD: Final = 0.064
    LOOSE: Final = -1.544
    LOOSE_SIZE: Final = 1.124
    LOOSE_AGE: Final = 0.255
    LOOSE_MOOD: Final = 0.709

    def __init__(self, levels: Levels = (0, 0)) -> None:
        self._moods: list[tuple[Mood, ...]] = [()] * (BIGGEST + 1)
        self._stay, self._loose = levels[0] / 1000, levels[1] / 1000

    def moods(self, thrown: int, inside: int) -> tuple[Mood, ...]:
        k = thrown if thrown < BIGGEST else BIGGEST
        if not self._moods[k]:
            loose = self.LOOSE + self._loose + self.LOOSE_SIZE / 10 * k
            ages = [0.0, *(self.LOOSE_AGE * log(age) for age in range(1, OLDEST + 1))]
            self._moods[k] = tuple(
                (
                    _logistic(self.STAY + self._stay + self.STAY_SIZE / 10 * k + self.STAY_MOOD * u),
                    tuple(_logistic(loose - age + self.LOOSE_MOOD * u) for age in ages),
                )
                for u in NORMAL
            )
        return self._moods[k]


class Aged(TowerModel):
    """The first fit, for games that began with it: staying and leaving have moods apart, and old cubes sit firm."""

    def __init__(self) -> None:
        self._moods: dict[int, tuple[Mood, ...]] = {}

    def moods(self, thrown: int, inside: int) -> tuple[Mood, ...]:
        k, n = min(thrown, BIGGEST), min(inside, 30)
        key = k * 64 + n
        if key not in self._moods:
            stays, leaves = -1.185 + 0.0102 * k + 0.0193 * n, -1.090 + 0.0719 * k - 0.0019 * n
            ages = [0.0, *(0.788 * log(age) for age in range(1, OLDEST + 1))]
            staying = [_logistic(stays + 0.127 * mood) for mood in NORMAL]
            leaving = [tuple(_logistic(leaves - age + 0.395 * mood) for age in ages) for mood in NORMAL]
            self._moods[key] = tuple(product(staying, leaving))
        return self._moods[key]


MODELS: Final[dict[str, TowerModel]] = {"aged2": Aged2(), "classic": Classic(), "aged": Aged()}
OFFERED: Final = ("aged2", "classic")
"""What new tables choose from; `aged` is for ever what it was, for the records and tables that began with it."""


@lru_cache(maxsize=256)
def _own(levels: Levels) -> TowerModel:
    return Aged2(levels)


def model_of(name: str, levels: Levels = (0, 0)) -> TowerModel:
    """A model by its name, or `aged2` at levels of a table's own."""
    return MODELS[name] if levels == (0, 0) else _own(levels)


def require_model(option: str, name: Any) -> None:
    """Raises BadOption, which tells of those offered, unless there is a model of that name."""
    if name != "aged":
        choice_of(option, name, OFFERED)


@lru_cache(maxsize=4096)
def mean_chances(model: TowerModel, thrown: int, inside: int) -> tuple[float, tuple[float, ...]]:
    """Over all moods: the chance that a thrown cube falls through, and by age that one inside comes loose.

    >>> falls, loose = mean_chances(MODELS["aged2"], 6, 0)
    >>> f"{falls:.3f}, at first {loose[1]:.3f}, after five throws {loose[5]:.3f}"
    '0.772, at first 0.314, after five throws 0.240'
    """
    moods = model.moods(thrown, inside)
    stays = sum(mood[0] for mood in moods) / len(moods) / 2**32
    return 1 - stays, tuple(sum(ages) / len(moods) / 2**32 for ages in zip(*(mood[1] for mood in moods), strict=True))


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
    moods = model.moods(count, len(inside))
    stays, leaves = moods[chance.below(len(moods))]
    coins = chance.words(len(inside) + count)
    fallen = [0] * COLOURS
    rest: list[int] = []
    for resting, coin in zip(inside, coins, strict=False):
        age = number - (resting >> 3)
        if coin < leaves[age if age < OLDEST else OLDEST]:
            fallen[resting & 7] += 1
        else:
            rest.append(resting)
    at = len(inside)
    for colour in range(COLOURS):
        through = 0
        for coin in coins[at : at + thrown[colour]]:
            if coin < stays:
                rest.append(number << 3 | colour)
            else:
                through += 1
        fallen[colour] += through
        at += thrown[colour]
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
