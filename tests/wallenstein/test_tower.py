"""The tower keeps every cube, is the same on every machine, and behaves as its models say."""

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from itertools import pairwise, product
from math import log, sqrt
from random import Random
from statistics import fmean, pstdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldherr.kernel.chance import Chance, seed_bytes
from feldherr.kernel.errors import BadOption
from feldherr.wallenstein.names import COLOURS
from feldherr.wallenstein.tower import (
    MODELS,
    OLDEST,
    TowerModel,
    age_of,
    colour_of,
    cube,
    mean_chances,
    require_model,
    settle,
    throw,
)

AGED2, CLASSIC, AGED = MODELS["aged2"], MODELS["classic"], MODELS["aged"]
NUMBER = 40

counts = st.lists(st.integers(0, 12), min_size=COLOURS, max_size=COLOURS)
contents = st.lists(st.builds(cube, st.integers(0, COLOURS - 1), st.integers(0, NUMBER - 1)), max_size=40)
seeds = st.binary(min_size=32, max_size=32)
each_model = pytest.mark.parametrize("model", MODELS.values(), ids=MODELS)


def by_colour(inside: list[int]) -> list[int]:
    colours = Counter(map(colour_of, inside))
    return [colours[colour] for colour in range(COLOURS)]


def added(some: list[int], more: list[int]) -> list[int]:
    return [a + b for a, b in zip(some, more, strict=True)]


def checksum(model: str) -> str:
    """Of every chance a model can give."""
    tables = [MODELS[model].moods(k, n) for k in range(22) for n in range(32)]
    return blake2b(repr(tables).encode(), digest_size=16).hexdigest()


def test_tables_are_the_same_on_every_machine() -> None:
    """Records replay only where these tables are equal, bit for bit."""
    assert checksum("aged2") == "e15271734d1a096d957e29e1985f0292"
    assert checksum("classic") == "2e5ff8441e011c251c564c3dc1f95ad9"
    assert checksum("aged") == "92e4910cdd05933bb448a64c7d08c90b"


@each_model
def test_tables_are_chances(model: TowerModel) -> None:
    for thrown in range(25):
        for inside in range(35):
            for stays, leaves in model.moods(thrown, inside):
                assert len(leaves) == OLDEST + 1
                assert all(0 < chance < 1 << 32 for chance in (stays, *leaves))


NORMAL = (-1.663, -0.962, -0.530, -0.170, 0.170, 0.530, 0.962, 1.663)
THROWS = ((1, 0, 1), (8, 12, 1), (14, 12, 3), (20, 30, 30), (45, 50, 7))
"""Cubes thrown, cubes inside, and the age of one of these."""


def logits(model: TowerModel, k: int, n: int, age: int) -> list[tuple[float, float]]:
    return [(logit(stays), logit(leaves[age])) for stays, leaves in model.moods(k, n)]


def logit(threshold: int) -> float:
    return log(threshold / (2**32 - threshold))


@pytest.mark.parametrize(("k", "n", "age"), THROWS)
def test_aged2_follows_its_formula(k: int, n: int, age: int) -> None:
    big = min(k, 20) / 10
    moods = [
        (-1.347 + 0.212 * big + 0.064 * u, -1.544 + 1.124 * big - 0.255 * log(min(age, 30)) + 0.709 * u) for u in NORMAL
    ]
    assert sum(logits(AGED2, k, n, age), ()) == pytest.approx(sum(moods, ()), abs=0.001)


@pytest.mark.parametrize(("k", "n", "age"), THROWS)
def test_aged_is_for_ever_what_it_was(k: int, n: int, age: int) -> None:
    big, full = min(k, 20) / 10, min(n, 30) / 10
    stay = [-1.185 + 0.102 * big + 0.193 * full + 0.127 * u for u in NORMAL]
    leave = [-1.090 + 0.719 * big - 0.019 * full - 0.788 * log(age) + 0.395 * u for u in NORMAL]
    assert sum(logits(AGED, k, n, age), ()) == pytest.approx(sum(product(stay, leave), ()), abs=0.001)


def test_a_cube_knows_its_colour_and_age() -> None:
    assert [(colour_of(cube(c, 7)), age_of(cube(c, 7), 8)) for c in range(COLOURS)] == [(c, 1) for c in range(COLOURS)]


@each_model
@given(inside=contents, thrown=counts, seed=seeds)
def test_throw_keeps_every_cube(model: TowerModel, inside: list[int], thrown: list[int], seed: bytes) -> None:
    before = inside[:], thrown[:]
    fallen, rest = throw(model, inside, thrown, NUMBER, Chance(seed))
    assert added(fallen, by_colour(rest)) == added(by_colour(inside), thrown)
    assert (inside, thrown) == before
    stayed = [resting for resting in rest if age_of(resting, NUMBER) > 0]
    assert not Counter(stayed) - Counter(inside)
    assert rest[: len(stayed)] == stayed


@each_model
@given(inside=contents, thrown=counts, seed=seeds)
def test_throw_is_determined_by_chance(model: TowerModel, inside: list[int], thrown: list[int], seed: bytes) -> None:
    chance = Chance(seed)
    again = chance.copy()
    assert throw(model, inside, thrown, NUMBER, chance) == throw(model, inside, thrown, NUMBER, again)
    assert chance.position == again.position


def test_a_throw_is_known() -> None:
    """Changing this breaks every record."""
    inside = [cube(colour, number) for number in (1, 3, 6) for colour in range(COLOURS)]
    aged2 = throw(AGED2, inside, [4, 3, 0, 0, 1, 2], 7, Chance.from_seed(seed_bytes(1618)))
    assert aged2 == ([5, 4, 1, 2, 1, 2], [8, 10, 11, 12, 25, 28, 29, 48, 49, 50, 52, 53, 61])
    aged = throw(AGED, inside, [4, 3, 0, 0, 1, 2], 7, Chance.from_seed(bytes(32)))
    assert aged == ([4, 2, 1, 1, 2, 2], [8, 9, 10, 11, 12, 13, 24, 25, 26, 27, 28, 29, 48, 49, 53, 57])
    classic = throw(CLASSIC, inside, [4, 3, 0, 0, 1, 2], 7, Chance.from_seed(bytes(32)))
    assert classic == ([5, 4, 2, 1, 2, 3], [11, 12, 24, 26, 27, 28, 29, 48, 49, 53, 57])


@given(inside=contents, thrown=counts, data=st.data())
def test_settle_keeps_every_cube_and_lets_the_newest_fall(
    inside: list[int], thrown: list[int], data: st.DataObject
) -> None:
    inside = sorted(inside, key=lambda resting: -age_of(resting, NUMBER))
    total = added(by_colour(inside), thrown)
    counted = [data.draw(st.integers(0, most)) for most in total]
    rest = settle(inside, thrown, NUMBER, counted)
    assert added(counted, by_colour(rest)) == total
    everything = inside + [cube(colour, NUMBER) for colour in range(COLOURS) for _ in range(thrown[colour])]
    for colour in range(COLOURS):
        of_colour = [resting for resting in everything if colour_of(resting) == colour]
        assert [resting for resting in rest if colour_of(resting) == colour] == of_colour[
            : total[colour] - counted[colour]
        ]


@pytest.mark.parametrize(("poured", "mean", "sd"), [(31, 8.820, 2.543), (38, 10.812, 2.824), (45, 12.804, 3.082)])
def test_aged2_keeps_about_a_quarter_of_the_first_pour(poured: int, mean: float, sd: float) -> None:
    staying = [stays / 2**32 for stays, _ in AGED2.moods(poured, 0)]
    assert poured * sum(staying) / 8 == pytest.approx(mean, abs=0.001)
    squares = sum(poured * p * (1 - p) + (poured * p) ** 2 for p in staying) / 8
    assert sqrt(squares - (poured * sum(staying) / 8) ** 2) == pytest.approx(sd, abs=0.001)


@pytest.mark.parametrize(
    ("thrown", "stays", "by_age"),
    [(6, 0.2282, {1: 0.3142, 5: 0.2396, 30: 0.1710}), (14, 0.2594, {1: 0.5066, 5: 0.4157, 30: 0.3204})],
)
def test_aged2_is_shaken_by_big_throws_and_lets_old_cubes_rest(
    thrown: int, stays: float, by_age: dict[int, float]
) -> None:
    for inside in (0, 6, 40):
        falls, loose = mean_chances(AGED2, thrown, inside)
        assert 1 - falls == pytest.approx(stays, abs=0.0001)
        assert {age: loose[age] for age in by_age} == pytest.approx(by_age, abs=0.0001)


def test_aged2_is_livelier_in_some_moods() -> None:
    for (stays, quieter), (more, livelier) in pairwise(AGED2.moods(8, 12)):
        assert stays < more
        assert all(few < many for few, many in zip(quieter, livelier, strict=True))


class Watched:
    """Games of a pour of 38 cubes and 50 throws of 4 to 14: what the tower did."""

    def __init__(self, model: TowerModel, games: int) -> None:
        chance, rng = Chance.from_seed(bytes(32)), Random(1618)
        self.poured: list[int] = []
        self.stock: list[list[int]] = []
        """What is inside after each throw of a game."""
        self.gain: list[int] = []
        """How many more came out than went in."""
        self.inside: Counter[int] = Counter()
        self.left: Counter[int] = Counter()
        for _ in range(games):
            _, inside = throw(model, [], [7, 7, 7, 7, 0, 10], 0, chance)
            self.poured.append(len(inside))
            self.stock.append([])
            for number in range(1, 51):
                count = rng.randint(4, 14)
                fallen, rest = throw(model, inside, [count, 0, 0, 0, 0, 0], number, chance)
                self.inside.update(age_of(resting, number) for resting in inside)
                self.left.update(age_of(resting, number) for resting in (Counter(inside) - Counter(rest)).elements())
                self.stock[-1].append(len(rest))
                self.gain.append(sum(fallen) - count)
                inside = rest

    def leaving(self, *ages: int) -> float:
        return sum(self.left[age] for age in ages) / sum(self.inside[age] for age in ages)

    def share(self, which: Callable[[int], bool]) -> float:
        return sum(map(which, self.gain)) / len(self.gain)


@pytest.fixture(scope="module")
def watched() -> Watched:
    return Watched(AGED2, games=2500)


def test_aged2_keeps_its_stock(watched: Watched) -> None:
    stock = [n for game in watched.stock for n in game]
    assert fmean(stock) == pytest.approx(6.53, abs=0.1)
    assert pstdev(stock) == pytest.approx(2.73, abs=0.1)
    assert fmean(game[4] for game in watched.stock) == pytest.approx(6.75, abs=0.2)
    assert fmean(game[49] for game in watched.stock) == pytest.approx(6.37, abs=0.2)


def test_aged2_gives_as_often_as_it_takes(watched: Watched) -> None:
    assert watched.share(lambda gain: gain > 0) == pytest.approx(0.397, abs=0.01)
    assert watched.share(lambda gain: gain == 0) == pytest.approx(0.198, abs=0.01)
    assert watched.share(lambda gain: gain < 0) == pytest.approx(0.405, abs=0.01)
    gains = sorted(watched.gain)
    assert (gains[len(gains) // 20], gains[-len(gains) // 20]) == (-3, 4)


def test_aged2_ages_mildly(watched: Watched) -> None:
    by_age = [watched.leaving(age) for age in (1, 2, 4, 8)]
    assert by_age == sorted(by_age, reverse=True)
    assert by_age[3] > by_age[0] / 2


def test_aged_holds_more_and_lets_old_cubes_rest() -> None:
    watched = Watched(AGED, games=400)
    assert fmean(watched.poured) == pytest.approx(10.2, abs=0.5)
    assert fmean(n for game in watched.stock for n in game) == pytest.approx(12.7, abs=0.5)
    assert watched.share(lambda gain: gain > 0) == pytest.approx(0.39, abs=0.02)
    by_age = [watched.leaving(age) for age in (1, 2, 3, 4)]
    assert by_age == pytest.approx([0.40, 0.34, 0.29, 0.22], abs=0.08)
    assert by_age == sorted(by_age, reverse=True)
    assert watched.leaving(*range(20, 51)) == pytest.approx(0.04, abs=0.02)


def test_classic_is_a_third_always() -> None:
    for thrown, inside in ((1, 0), (9, 12), (38, 40)):
        ((stays, leaves),) = CLASSIC.moods(thrown, inside)
        assert [stays, *leaves] == pytest.approx([2**32 / 3] * (OLDEST + 2), rel=1e-4)


def test_a_model_that_is_not_there_is_refused_with_those_offered() -> None:
    for name in MODELS:
        require_model("tower", name)
    with pytest.raises(BadOption, match="aged2, classic"):
        require_model("tower", "tall")
