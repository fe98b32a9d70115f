"""Chance is fair, and the same everywhere: a key and a position say all that follows."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldherr.kernel.chance import Chance, commitment_to, fresh_seed, seed_bytes
from feldherr.kernel.errors import BadOption

KEY = bytes(range(32))


def surprise(counts: Iterable[int]) -> float:
    """How many standard deviations chi-square lies above its mean, if all cases are equally likely."""
    counts = list(counts)
    mean, freedom = sum(counts) / len(counts), len(counts) - 1
    return (sum((n - mean) ** 2 for n in counts) / mean - freedom) / sqrt(2 * freedom)


class Scripted(Chance):
    """Chance that gives the words it is told."""

    def __init__(self, *words: int) -> None:
        super().__init__(KEY)
        self.script = list(words)

    def word(self) -> int:
        return self.script.pop(0)


@pytest.mark.parametrize("n", [2, 3, 6, 10, 45, 100])
def test_below_is_even(n: int) -> None:
    chance = Chance(KEY)
    seen = Counter(chance.below(n) for _ in range(300 * n))
    assert sorted(seen) == list(range(n))
    assert surprise(seen.values()) < 4


def test_below_is_even_where_words_do_not_divide_evenly() -> None:
    """Without rejection every third of these numbers would come twice as often as the others."""
    chance = Chance(KEY)
    assert surprise(Counter(chance.below(3 << 30) % 3 for _ in range(30_000)).values()) < 4


def test_below_rejects_exactly_the_surplus_words() -> None:
    assert Scripted(0, 1).below(3) == 0  # 2**32 = 3 * 1431655765 + 1: one word is too many, and it is 0
    assert Scripted(0).below(4) == 0
    assert Scripted(2**32 - 1).below(3) == 2


def test_below_one_is_certain() -> None:
    assert {Chance(KEY, position).below(1) for position in range(40)} == {0}


def test_words_are_known() -> None:
    chance = Chance.from_seed(bytes(32))
    assert [chance.word() for _ in range(4)] == [2822192353, 532692560, 1358278674, 553686925]
    assert [Chance(KEY, position).word() for position in (0, 1, 15)] == [2545685138, 4132857109, 626896806]
    assert [Chance(KEY, position).word() for position in (16, 1 << 40)] == [454011320, 3007235484]


def test_numbers_are_known() -> None:
    chance = Chance.from_seed(seed_bytes(1618))
    cards = list(range(10))
    chance.shuffle(cards)
    assert [chance.below(6) for _ in range(10)] == [0, 0, 5, 5, 3, 2, 1, 0, 3, 5]
    assert cards == [5, 2, 3, 7, 9, 6, 8, 0, 4, 1]
    assert chance.draw(list("abcdefgh"), 3) == ["f", "c", "e"]
    assert chance.position == 22


def test_commitment_is_known() -> None:
    assert commitment_to(bytes(32)) == "9f064d1358370f0fec47e6d5958d3a9891689f80484e8615900f00812972684e"
    assert commitment_to(bytes(32)) != commitment_to(seed_bytes(1))


@given(st.integers(0, 200), st.integers(1, 40))
def test_a_position_resumes_exactly(position: int, more: int) -> None:
    chance = Chance(KEY)
    for _ in range(position):
        chance.word()
    resumed = Chance(KEY, chance.position)
    assert [resumed.word() for _ in range(more)] == [chance.word() for _ in range(more)]
    assert resumed.position == chance.position == position + more


@given(st.integers(0, 40))
def test_a_copy_goes_its_own_way(position: int) -> None:
    chance = Chance(KEY, position)
    twin = chance.copy()
    ahead = [twin.word() for _ in range(40)]
    assert chance.position == position
    assert [chance.word() for _ in range(40)] == ahead


def test_keys_differ() -> None:
    seeds = [seed_bytes(n) for n in range(100)]
    assert len({Chance.from_seed(seed).word() for seed in seeds}) == 100


def test_shuffle_gives_every_permutation_evenly() -> None:
    chance = Chance(KEY)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 400):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        seen[tuple(cards)] += 1
    assert set(seen) == set(permutations(range(4)))
    assert surprise(seen.values()) < 4


def test_draw_gives_every_hand_evenly_and_leaves_the_pile() -> None:
    chance = Chance(KEY)
    pile = [0, 1, 2, 3, 4]
    seen = Counter(tuple(chance.draw(pile, 2)) for _ in range(20 * 400))
    assert set(seen) == set(permutations(range(5), 2))
    assert surprise(seen.values()) < 4
    assert pile == [0, 1, 2, 3, 4]


def test_draw_gives_what_there_is() -> None:
    assert sorted(Chance(KEY).draw([1, 2], 5)) == [1, 2]
    assert Chance(KEY).draw([], 3) == []


@pytest.mark.parametrize("before", [0, 1, 15, 16])
@pytest.mark.parametrize("count", [0, 1, 16, 40])
def test_words_at_once_are_the_words_one_by_one(before: int, count: int) -> None:
    chance, single = Chance(KEY, before), Chance(KEY, before)
    assert chance.words(count) == [single.word() for _ in range(count)]
    assert chance.position == single.position


def test_seeds() -> None:
    assert seed_bytes(KEY) is KEY
    assert seed_bytes(0) == bytes(32)
    assert seed_bytes(256) == bytes(30) + b"\x01\x00"
    assert seed_bytes((1 << 256) - 1) == b"\xff" * 32
    assert fresh_seed(Random(1)) == fresh_seed(Random(1)) != fresh_seed(Random(2))
    assert len(fresh_seed(Random(1))) == 32


@pytest.mark.parametrize("seed", [-1, 1 << 256, True, b"short", bytes(33), "1618", 1.5, None])
def test_bad_seeds(seed: Any) -> None:
    with pytest.raises(BadOption) as error:
        seed_bytes(seed)
    assert error.value.code == "bad_seed"
