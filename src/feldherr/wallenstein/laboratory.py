"""The tower's laboratory: throws by the thousand beside their exact odds, and models beside one another."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, lgamma, log, sqrt
from random import Random
from typing import Any, Final

from feldherr.kernel.chance import Chance, fresh_seed
from feldherr.wallenstein.names import COLOURS
from feldherr.wallenstein.tower import OLDEST, TowerModel, cube, mean_chances, throw

MOST_CUBES: Final = 62
"""Of one colour, thrown or inside."""
MOST_THROWS: Final = 20_000
POURS: Final = (31, 38, 45)
"""Cubes poured in at the start with three, four and five players."""
_LEAST_EXPECTED: Final = 5.0
_SMALLEST, _LARGEST = 4, 14
"""Throws of a usual game."""


@dataclass(frozen=True)
class Trial:
    """What is thrown onto what is inside, again and again."""

    thrown: tuple[int, ...]
    """By colour."""
    inside: tuple[tuple[int, ...], ...]
    """By colour, the ages of the cubes."""

    def cubes(self) -> list[int]:
        """What is inside, before throw number 100."""
        return [cube(colour, 100 - age) for colour, ages in enumerate(self.inside) for age in ages]


def chances(model: TowerModel, thrown: int, inside: int) -> dict[str, Any]:
    """How likely a thrown cube falls through, and one inside comes out, by its age from 1 up.

    >>> from feldherr.wallenstein.tower import MODELS
    >>> [round(chance, 3) for chance in chances(MODELS["aged2"], 6, 0)["loose"][:2]]
    [0.314, 0.281]
    """
    falls, loose = mean_chances(model, thrown, inside)
    return {"falls": falls, "loose": list(loose[1:])}


def exact(model: TowerModel, trial: Trial) -> list[list[float]]:
    """By colour, and last for all cubes together: the chances that 0, 1, 2, ... of them fall.

    >>> from feldherr.wallenstein.tower import MODELS
    >>> [round(chance, 3) for chance in exact(MODELS["classic"], Trial((2,), ((),)))[-1]]
    [0.111, 0.444, 0.444]
    """
    import numpy as np

    from feldherr.wallenstein.odds import toss

    moods = model.moods(sum(trial.thrown), sum(map(len, trial.inside)))
    falls = 1 - np.array([stays for stays, _ in moods]) / 2**32
    leaves = np.array([ages for _, ages in moods]).T / 2**32
    nothing = np.ones((1, len(moods)))
    coins = [
        [leaves[min(age, OLDEST)] for age in ages] + [falls] * thrown
        for thrown, ages in zip(trial.thrown, trial.inside, strict=True)
    ]
    sums = [toss(nothing, each) for each in [*coins, [coin for each in coins for coin in each]]]
    return [each.mean(axis=1).tolist() for each in sums]


def thrown_often(model: TowerModel, trial: Trial, times: int, seed: int) -> list[list[int]]:
    """The engine's own throws: by colour, and last for all together, how often 0, 1, 2, ... fell."""
    chance = Chance.from_seed(seed.to_bytes(32, "big"))
    inside = trial.cubes()
    handful = [*trial.thrown, *[0] * (COLOURS - len(trial.thrown))]
    sizes = [n + len(ages) for n, ages in zip(trial.thrown, trial.inside, strict=True)]
    counts = [[0] * (size + 1) for size in [*sizes, sum(sizes)]]
    for _ in range(times):
        fallen, _ = throw(model, inside, handful, 100, chance)
        for colour in range(len(sizes)):
            counts[colour][fallen[colour]] += 1
        counts[-1][sum(fallen)] += 1
    return counts


def chi_square(counts: Sequence[int], expected: Sequence[float]) -> dict[str, float]:
    """How well numbers fit their chances; rare outcomes are put together until each class is expected five times.

    >>> fit = chi_square([48, 52], [0.5, 0.5])
    >>> fit["degrees"], round(fit["chi_square"], 2), round(fit["p"], 2)
    (1, 0.16, 0.69)
    """
    times = sum(counts)
    classes: list[tuple[float, float]] = []
    seen = due = 0.0
    for count, chance in zip(counts, expected, strict=True):
        seen, due = seen + count, due + chance * times
        if due >= _LEAST_EXPECTED:
            classes.append((seen, due))
            seen = due = 0.0
    if classes:
        classes[-1] = (classes[-1][0] + seen, classes[-1][1] + due)
    value = sum((seen - due) ** 2 / due for seen, due in classes)
    degrees = max(0, len(classes) - 1)
    return {"chi_square": value, "degrees": degrees, "p": _above(value, degrees)}


def _above(value: float, degrees: int) -> float:
    """The chance of a chi-square at least so large (the regularised upper incomplete gamma function)."""
    if degrees == 0 or value <= 0:
        return 1.0
    a, x = degrees / 2, value / 2
    front = exp(-x + a * log(x) - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-12:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - total * front)
    b = x + 1 - a
    c, d = 1e300, 1 / b
    fraction = d
    for i in range(1, 500):
        b += 2
        step = -i * (i - a)
        d = 1 / (step * d + b)
        c = b + step / c
        fraction *= d * c
    return front * fraction


def experiment(model: TowerModel, trial: Trial, times: int, seed: int) -> dict[str, Any]:
    """Throws beside their odds, by colour and for all together."""
    odds, counts = exact(model, trial), thrown_often(model, trial, times, seed)
    mean = sum(n * chance for n, chance in enumerate(odds[-1]))
    spread = sqrt(sum((n - mean) ** 2 * chance for n, chance in enumerate(odds[-1])))
    found = sum(n * count for n, count in enumerate(counts[-1])) / times if times else 0.0
    parts = [
        {"exact": chances, "counts": seen, **(chi_square(seen, chances) if times else {})}
        for chances, seen in zip(odds, counts, strict=True)
    ]
    return {"times": times, "mean": mean, "sd": spread, "found": found, "colours": parts[:-1], "all": parts[-1]}


def usual_game(model: TowerModel, pour: int, throws: int, games: int, seed: int) -> dict[str, Any]:
    """How full the tower is in games of throws of 4 to 14 cubes, and how often more comes out than went in."""
    rng = Random(seed)
    stock = [0.0] * (throws + 1)
    squares, poured, more, fewer = 0.0, 0.0, 0, 0
    for _ in range(games):
        chance = Chance.from_seed(fresh_seed(rng))
        _, inside = throw(model, [], [pour, *[0] * (COLOURS - 1)], 1, chance)
        poured += len(inside)
        stock[0] += len(inside)
        for number in range(2, throws + 2):
            size = rng.randint(_SMALLEST, _LARGEST)
            fallen, inside = throw(model, inside, [size, *[0] * (COLOURS - 1)], number, chance)
            more += sum(fallen) > size
            fewer += sum(fallen) < size
            stock[number - 1] += len(inside)
            squares += len(inside) ** 2
    all_throws = games * throws
    mean = sum(stock[1:]) / all_throws
    return {
        "poured": poured / games,
        "stock": [each / games for each in stock],
        "mean": mean,
        "sd": sqrt(max(0.0, squares / all_throws - mean**2)),
        "more": more / all_throws,
        "fewer": fewer / all_throws,
    }


def compare(
    models: Mapping[str, TowerModel], pour: int, throws: int, games: int, seed: int
) -> dict[str, dict[str, Any]]:
    """Models beside one another: the same games with each, and the chances of a throw of six."""
    return {
        name: {**usual_game(model, pour, throws, games, seed), **chances(model, 6, 6)} for name, model in models.items()
    }
