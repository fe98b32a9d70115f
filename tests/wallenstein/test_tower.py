"""The tower keeps every cube, is the same on every machine, and behaves as its models say."""

from collections import Counter
from hashlib import blake2b
from math import log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldherr.kernel.chance import Chance
from feldherr.wallenstein.names import COLOURS
from feldherr.wallenstein.tower import MODELS, OLDEST, TowerModel, age_of, colour_of, cube, settle, throw

AGED, CLASSIC = MODELS["aged"], MODELS["classic"]
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
    tables = [(MODELS[model].staying(k, n), MODELS[model].leaving(k, n)) for k in range(22) for n in range(32)]
    return blake2b(repr(tables).encode(), digest_size=16).hexdigest()


def test_tables_are_the_same_on_every_machine() -> None:
    """Records replay only where these tables are equal, bit for bit."""
    assert checksum("aged") == "249d4b6c2cce0462b65607d78438bacf"
    assert checksum("classic") == "b81c9016d6701e72a119134781434488"


@each_model
def test_tables_are_chances(model: TowerModel) -> None:
    for thrown in range(25):
        for inside in range(35):
            assert all(0 < chance < 1 << 32 for chance in model.staying(thrown, inside))
            for ages in model.leaving(thrown, inside):
                assert len(ages) == OLDEST + 1
                assert all(0 < chance < 1 << 32 for chance in ages)


def test_aged_follows_its_formula() -> None:
    moods = (-1.663, -0.962, -0.530, -0.170, 0.170, 0.530, 0.962, 1.663)
    for k, n, age in ((1, 0, 1), (8, 12, 1), (14, 12, 3), (20, 30, 30), (45, 50, 7)):
        big, full = min(k, 20) / 10, min(n, 30) / 10
        stay = [-1.185 + 0.102 * big + 0.193 * full + 0.127 * mood for mood in moods]
        leave = [-1.090 + 0.719 * big - 0.019 * full - 0.788 * log(age) + 0.395 * mood for mood in moods]
        assert [logit(p) for p in AGED.staying(k, n)] == pytest.approx(stay, abs=0.001)
        assert [logit(p[age]) for p in AGED.leaving(k, n)] == pytest.approx(leave, abs=0.001)


def logit(threshold: int) -> float:
    return log(threshold / (2**32 - threshold))


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


class Watched:
    """Games of a pour of 38 cubes and 50 throws of 4 to 14: what the tower did."""

    def __init__(self, games: int) -> None:
        chance, rng = Chance.from_seed(bytes(32)), Random(1618)
        self.poured: list[int] = []
        self.stock: list[int] = []
        self.more_out_than_in: list[bool] = []
        self.inside: Counter[int] = Counter()
        self.left: Counter[int] = Counter()
        for _ in range(games):
            _, inside = throw(AGED, [], [7, 7, 7, 7, 0, 10], 0, chance)
            self.poured.append(len(inside))
            for number in range(1, 51):
                count = rng.randint(4, 14)
                fallen, rest = throw(AGED, inside, [count, 0, 0, 0, 0, 0], number, chance)
                self.inside.update(age_of(resting, number) for resting in inside)
                self.left.update(age_of(resting, number) for resting in (Counter(inside) - Counter(rest)).elements())
                self.stock.append(len(rest))
                self.more_out_than_in.append(sum(fallen) > count)
                inside = rest

    def leaving(self, *ages: int) -> float:
        return sum(self.left[age] for age in ages) / sum(self.inside[age] for age in ages)


@pytest.fixture(scope="module")
def watched() -> Watched:
    return Watched(games=400)


def mean(values: list[int] | list[bool]) -> float:
    return sum(values) / len(values)


def test_aged_keeps_about_a_quarter_of_the_first_pour(watched: Watched) -> None:
    assert sum(AGED.staying(38, 0)) / 8 / 2**32 * 38 == pytest.approx(10.2, abs=0.25)
    assert mean(watched.poured) == pytest.approx(10.2, abs=0.5)


def test_aged_keeps_its_stock(watched: Watched) -> None:
    assert mean(watched.stock) == pytest.approx(12.7, abs=0.5)
    assert mean(watched.more_out_than_in) == pytest.approx(0.39, abs=0.02)


def test_aged_lets_old_cubes_rest(watched: Watched) -> None:
    by_age = [watched.leaving(age) for age in (1, 2, 3, 4)]
    assert by_age == pytest.approx([0.40, 0.34, 0.29, 0.22], abs=0.08)
    assert by_age == sorted(by_age, reverse=True)
    assert watched.leaving(*range(20, 51)) == pytest.approx(0.04, abs=0.02)


def test_aged_is_shaken_by_big_throws_and_livelier_in_some_moods() -> None:
    for quiet, shaken in zip(AGED.leaving(4, 12), AGED.leaving(14, 12), strict=True):
        assert all(few < many for few, many in zip(quiet, shaken, strict=True))
    for quieter, livelier in zip(AGED.leaving(8, 12), AGED.leaving(8, 12)[1:], strict=False):
        assert all(few < many for few, many in zip(quieter, livelier, strict=True))


def test_classic_is_a_third_always() -> None:
    for thrown, inside in ((1, 0), (9, 12), (38, 40)):
        (stays,), (leaves,) = CLASSIC.staying(thrown, inside), CLASSIC.leaving(thrown, inside)
        assert [stays, *leaves] == pytest.approx([2**32 / 3] * (OLDEST + 2), rel=1e-4)
