"""Exact odds agree with every other way to find them: all cases counted, a million throws, the tower itself."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import sqrt
from random import Random
from time import process_time

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldherr.kernel.chance import Chance
from feldherr.wallenstein.names import COLOURS, NOBODY, PEASANTS
from feldherr.wallenstein.odds import Fight, Odds, battle, battles, revolt
from feldherr.wallenstein.tower import MODELS, OLDEST, Aged, Aged2, TowerModel, age_of, colour_of, cube, throw

NUMBER = 30
CLASSIC = MODELS["classic"]
each_model = pytest.mark.parametrize("model", MODELS.values(), ids=MODELS)

Outcome = tuple[str, int]


def told(fight: Fight, tray: Sequence[int]) -> Outcome:
    """What the rules say of a tray: who has the county, and how many armies are in it."""
    attackers, peasants = tray[fight.attacker], tray[PEASANTS]
    if fight.defender == NOBODY:
        if attackers > peasants:
            return "win", attackers - peasants
        return ("tie", 0) if attackers == peasants else ("loss", 0)
    own = tray[fight.defender]
    helpers = peasants if fight.peasants_defend else 0
    if attackers > own + helpers:
        return "win", attackers - own - helpers
    if attackers == own + helpers:
        return "tie", 0
    if own + fight.held_back == 0 and fight.peasants_alone == "tie":
        return "tie", 0
    return "loss", own - max(0, attackers - helpers) + fight.held_back


def chances(odds: Odds) -> dict[Outcome, float]:
    """Odds by outcome, to be compared with others."""
    lost = {("loss", n): chance for n, chance in enumerate(odds.held_by)} or {("loss", 0): odds.loss}
    return {("tie", 0): odds.tie} | {("win", n): chance for n, chance in enumerate(odds.survivors)} | lost


def inside(**cubes: str) -> list[int]:
    """Cubes in the tower: of each colour, the throws they went in with."""
    colours = {"red": 0, "blue": 1, "yellow": 2, "black": 3, "white": 4, "peasants": PEASANTS}
    return [cube(colours[colour], int(number)) for colour, numbers in cubes.items() for number in numbers.split()]


EMPTY: list[int] = []
FRESH = inside(red="0 0", blue="0 0 0", yellow="0", black="0 0", peasants="0 0 0 0")
USUAL = inside(red="0 12 27 29", blue="0 3 28 28", yellow="20 29", white="25", peasants="0 11 26 29")
FULL = inside(red="0 0 9 17 25 28 29", blue="0 1 2 19 22 28 29 29", yellow="7 28 29", peasants="0 0 5 10 23 29 29")

POSITIONS = {
    "even, empty tower": (EMPTY, Fight((4, 4, 0, 0, 0, 0), 0, 1, True)),
    "even, fresh tower": (FRESH, Fight((5, 4, 0, 0, 0, 0), 0, 1, True)),
    "even, usual tower": (USUAL, Fight((5, 5, 0, 0, 0, 0), 0, 1, True)),
    "full tower, full tray": (FULL, Fight((6, 5, 2, 1, 0, 3), 0, 1, True)),
    "peasants keep out": (USUAL, Fight((4, 3, 2, 0, 0, 2), 0, 1, False)),
    "peasants alone": (FRESH, Fight((3, 1, 0, 0, 0, 3), 0, 4, True)),
    "peasants alone may hold": (FRESH, Fight((3, 1, 0, 0, 0, 3), 0, 4, True, peasants_alone="hold")),
    "armies held back": (USUAL, Fight((6, 2, 1, 0, 0, 0), 0, 2, True, held_back=3)),
    "neutral county": (USUAL, Fight((3, 0, 0, 0, 0, 1), 0, NOBODY, True)),
    "a great battle": (FULL, Fight((14, 12, 1, 0, 2, 2), 1, 0, True)),
}
each_position = pytest.mark.parametrize(("content", "fight"), POSITIONS.values(), ids=POSITIONS)


def coins(model: TowerModel, content: list[int], thrown: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """For each mood: each cube's colour and its threshold to come out."""
    for stays, leaves in model.moods(sum(thrown), len(content)):
        resting = [(colour_of(c), leaves[min(age_of(c, NUMBER), OLDEST)]) for c in content]
        yield resting + [(colour, 2**32 - stays) for colour in range(COLOURS) for _ in range(thrown[colour])]


def counted(model: TowerModel, content: list[int], fight: Fight) -> dict[Outcome, Fraction]:
    """All cases, one by one."""
    cases: dict[Outcome, Fraction] = {}
    moods = list(coins(model, content, fight.thrown))
    for cubes in moods:
        for falls in product((False, True), repeat=len(cubes)):
            tray, chance = [0] * COLOURS, Fraction(1, len(moods))
            for (colour, threshold), fell in zip(cubes, falls, strict=True):
                tray[colour] += fell
                chance *= Fraction(threshold if fell else 2**32 - threshold, 2**32)
            outcome = told(fight, tray)
            cases[outcome] = cases.get(outcome, Fraction(0)) + chance
    return cases


TINY = inside(red="29", blue="2", yellow="28", peasants="27")


@each_model
@pytest.mark.parametrize(
    "fight",
    [
        Fight((2, 1, 0, 0, 0, 0), 0, 1, True),
        Fight((2, 1, 0, 0, 0, 0), 0, 1, False),
        Fight((1, 0, 0, 0, 0, 1), 0, 1, True),
        Fight((1, 0, 0, 0, 0, 1), 0, 1, True, peasants_alone="hold"),
        Fight((1, 0, 0, 0, 0, 1), 0, 1, True, held_back=2),
        Fight((1, 0, 0, 0, 0, 1), 0, NOBODY, True),
    ],
)
def test_odds_are_those_of_all_cases_counted(model: TowerModel, fight: Fight) -> None:
    cases = counted(model, TINY, fight)
    assert sum(cases.values()) == 1
    odds = chances(battle(model, TINY, NUMBER, fight))
    assert set(cases) <= set(odds)
    for outcome, chance in odds.items():
        assert chance == pytest.approx(float(cases.get(outcome, 0)), rel=1e-13)


def sampled(model: TowerModel, content: list[int], thrown: Sequence[int], throws: int) -> dict[tuple[int, ...], int]:
    """How often each tray came up: moods drawn for each throw, and then every cube for itself."""
    rng = np.random.default_rng(1618)
    by_mood = np.array([[threshold for _, threshold in cubes] for cubes in coins(model, content, thrown)], np.uint32)
    colours = [colour for colour, _ in next(coins(model, content, thrown))]
    moods = rng.integers(len(by_mood), size=throws)
    trays = np.zeros(throws, np.int64)
    for thresholds, colour in zip(by_mood.T, colours, strict=True):
        trays += (rng.integers(2**32, size=throws, dtype=np.uint32) < thresholds[moods]).astype(np.int64) << 8 * colour
    found, times = np.unique(trays, return_counts=True)
    return {tuple(int(tray).to_bytes(COLOURS, "little")): int(n) for tray, n in zip(found, times, strict=True)}


def assert_agree(odds: Odds, fight: Fight, trays: Mapping[tuple[int, ...], int]) -> None:
    """Every outcome came up as often as it should, within 4.5 standard errors."""
    throws, seen, seen_in_all = sum(trays.values()), Counter[Outcome](), Counter[str]()
    for tray, times in trays.items():
        seen[told(fight, tray)] += times
        seen_in_all[told(fight, tray)[0]] += times
    assert set(seen) <= set(chances(odds))
    for times, chance in [
        *((seen[outcome], chance) for outcome, chance in chances(odds).items()),
        *((seen_in_all[name], getattr(odds, name)) for name in ("win", "tie", "loss")),
    ]:
        # One throw more or less is no error where an outcome is so rare that errors are not normal.
        assert times == pytest.approx(throws * chance, abs=4.5 * sqrt(throws * chance * (1 - chance)) + 1)


@each_model
@each_position
def test_odds_agree_with_a_million_throws(model: TowerModel, content: list[int], fight: Fight) -> None:
    assert_agree(battle(model, content, NUMBER, fight), fight, sampled(model, content, fight.thrown, 1_000_000))


@each_model
@each_position
def test_odds_agree_with_the_tower(model: TowerModel, content: list[int], fight: Fight) -> None:
    chance, thrown = Chance.from_seed(bytes(32)), list(fight.thrown)
    trays = Counter(tuple(throw(model, content, thrown, NUMBER, chance)[0]) for _ in range(20_000))
    assert_agree(battle(model, content, NUMBER, fight), fight, trays)


@each_model
@each_position
def test_odds_sum_to_one(model: TowerModel, content: list[int], fight: Fight) -> None:
    odds = battle(model, content, NUMBER, fight)
    assert odds.win + odds.tie + odds.loss == pytest.approx(1, abs=1e-13)
    assert sum(odds.survivors) == pytest.approx(odds.win)
    assert odds.survivors[0] == 0
    assert sum(odds.held_by) == pytest.approx(0 if fight.defender == NOBODY else odds.loss)
    assert len(odds.survivors) == 1 + fight.thrown[fight.attacker] + colours_in(content)[fight.attacker]


def colours_in(content: list[int]) -> Counter[int]:
    return Counter(map(colour_of, content))


def test_expected_survivors_are_those_of_the_wins() -> None:
    odds = Odds(0.5, 0.25, 0.25, [0, 0.25, 0, 0.25], [0, 0.25])
    assert odds.expected_survivors == 2
    assert Odds(0, 1, 0, [0], []).expected_survivors == 0
    assert odds.as_json() == {
        "win": 0.5,
        "tie": 0.25,
        "loss": 0.25,
        "survivors": [0, 0.25, 0, 0.25],
        "held_by": [0, 0.25],
        "alone_ties": False,
        "thrown": {},
        "expected_survivors": 2,
    }


def test_odds_say_whether_peasants_alone_make_a_tie() -> None:
    fight = Fight((4, 3, 0, 0, 0, 1), 0, 1, True)
    others = (
        replace(fight, peasants_alone="hold"),
        replace(fight, peasants_defend=False),
        replace(fight, defender=NOBODY),
        replace(fight, held_back=1),
    )
    odds = battles(MODELS["aged2"], USUAL, NUMBER, [fight, *others])
    assert [each.alone_ties for each in odds] == [True, False, False, False, False]


def test_odds_are_plain_data() -> None:
    odds = battle(MODELS["aged2"], USUAL, NUMBER, Fight((4, 3, 0, 0, 0, 1), 0, 1, True)).as_json()
    assert json.loads(json.dumps(odds)) == odds


models = st.sampled_from(list(MODELS.values()))
trays = st.tuples(*[st.integers(0, 7)] * COLOURS)
contents = st.lists(st.builds(cube, st.integers(0, COLOURS - 1), st.integers(0, NUMBER - 1)), max_size=25)
fights = st.builds(
    Fight,
    thrown=trays,
    attacker=st.integers(0, 1),
    defender=st.sampled_from([2, 3, 4, NOBODY]),
    peasants_defend=st.booleans(),
    held_back=st.integers(0, 2),
    peasants_alone=st.sampled_from(["tie", "hold"]),
)


def same(one: Odds, other: Odds) -> bool:
    return chances(one) == pytest.approx(chances(other), abs=1e-13)


@given(models, contents, fights)
def test_any_odds_are_chances(model: TowerModel, content: list[int], fight: Fight) -> None:
    odds = chances(battle(model, content, NUMBER, fight))
    assert all(chance >= 0 for chance in odds.values())
    assert sum(odds.values()) == pytest.approx(1, abs=1e-12)


@given(models, contents, st.lists(fights, max_size=6))
def test_many_at_once_are_each_by_itself(model: TowerModel, content: list[int], several: list[Fight]) -> None:
    for fight, odds in zip(several, battles(model, content, NUMBER, several), strict=True):
        assert same(odds, battle(model, content, NUMBER, fight))


@given(models, contents, fights, st.permutations(range(5)))
def test_colours_are_only_names(model: TowerModel, content: list[int], fight: Fight, names: list[int]) -> None:
    new = [*names, PEASANTS]
    renamed = replace(
        fight,
        thrown=tuple(fight.thrown[new.index(colour)] for colour in range(COLOURS)),
        attacker=new[fight.attacker],
        defender=new[fight.defender] if fight.defender != NOBODY else NOBODY,
    )
    recoloured = [cube(new[colour_of(c)], c >> 3) for c in content]
    assert same(battle(model, content, NUMBER, fight), battle(model, recoloured, NUMBER, renamed))


@given(models, contents, trays)
def test_without_peasants_sides_are_equal(model: TowerModel, content: list[int], thrown: tuple[int, ...]) -> None:
    there = battle(model, content, NUMBER, Fight(thrown, 0, 1, peasants_defend=False))
    back = battle(model, content, NUMBER, Fight(thrown, 1, 0, peasants_defend=False))
    assert (there.win, there.tie, there.loss) == pytest.approx((back.loss, back.tie, back.win), abs=1e-13)
    assert there.survivors == pytest.approx(back.held_by, abs=1e-13)


@given(contents, fights)
def test_more_attackers_win_more_often(content: list[int], fight: Fight) -> None:
    """Where a cube more does not shake the others."""
    more = list(fight.thrown)
    more[fight.attacker] += 1
    few, many = battles(CLASSIC, content, NUMBER, [fight, replace(fight, thrown=tuple(more))])
    assert many.win > few.win - 1e-13
    assert many.loss < few.loss + 1e-13


@given(models, contents, fights, st.data())
def test_a_cube_that_changes_sides_helps_its_side(
    model: TowerModel, content: list[int], fight: Fight, data: st.DataObject
) -> None:
    """For a throw of as many onto as many the moods are the same."""
    chosen = data.draw(st.integers(0, len(content)))
    turned = content[:chosen] + [cube(fight.attacker, c >> 3) for c in content[chosen : chosen + 1]]
    turned += content[chosen + 1 :]
    assert battle(model, turned, NUMBER, fight).win > battle(model, content, NUMBER, fight).win - 1e-13


@given(models, contents, fights)
def test_peasants_help_the_defender(model: TowerModel, content: list[int], fight: Fight) -> None:
    alone = battle(model, content, NUMBER, replace(fight, peasants_defend=False))
    helped = battle(model, content, NUMBER, replace(fight, peasants_defend=True))
    assert helped.win < alone.win + 1e-13
    if fight.defender == NOBODY:
        assert same(helped, alone)


@given(models, contents, fights)
def test_armies_held_back_join_the_survivors(model: TowerModel, content: list[int], fight: Fight) -> None:
    fight = replace(fight, peasants_alone="hold", held_back=0)
    none, two = battles(model, content, NUMBER, [fight, replace(fight, held_back=2)])
    assert same(two, replace(none, held_by=[0.0, 0.0, *none.held_by] if none.held_by else []))


@given(models, contents, trays)
def test_a_revolt_is_a_fight_against_all_peasants(
    model: TowerModel, content: list[int], thrown: tuple[int, ...]
) -> None:
    odds = revolt(model, content, NUMBER, thrown, 2, held_back=3)
    against = battle(model, content, NUMBER, Fight(thrown, 2, NOBODY, peasants_defend=True))
    assert same(odds, replace(against, survivors=[0.0, 0.0, 0.0, *against.survivors]))
    assert odds.held_by == []


def test_a_revolt_counted() -> None:
    """Two armies against one peasant, no cube inside: each falls with two in three."""
    fall = 1 - CLASSIC.moods(3, 0)[0][0] / 2**32
    stay = 1 - fall
    odds = revolt(CLASSIC, [], 1, [2, 0, 0, 0, 0, 1], 0, held_back=1)
    one, two = 2 * fall * stay, fall * fall
    assert odds.survivors == pytest.approx([0, 0, one * stay + two * fall, two * stay])
    assert odds.tie == pytest.approx(one * fall + stay * stay * stay)
    assert odds.loss == pytest.approx(stay * stay * fall)


def best_of(tries: int, work: Callable[[], object]) -> float:
    """Milliseconds of the quickest try: others may be using the machine."""
    times = []
    for _ in range(tries):
        start = process_time()
        work()
        times.append(1000 * (process_time() - start))
    return min(times)


def test_a_throw_counted_from_eight_moods() -> None:
    """Eight of one colour thrown onto six of it: how many fall is known."""
    content = [cube(0, NUMBER - age) for age in (1, 1, 2, 3, 5, 10)]
    odds = battle(MODELS["aged2"], content, NUMBER, Fight((8, 0, 0, 0, 0, 0), 0, NOBODY, peasants_defend=True))
    fall = [odds.tie, *odds.survivors[1:]]
    mean = sum(n * chance for n, chance in enumerate(fall))
    assert mean == pytest.approx(7.9871, abs=0.0002)
    assert sqrt(sum((n - mean) ** 2 * chance for n, chance in enumerate(fall))) == pytest.approx(1.7793, abs=0.0002)
    assert (fall[8], sum(fall[9:]), sum(fall[:8])) == pytest.approx((0.2231, 0.3775, 0.3995), abs=0.0001)
    assert len(MODELS["aged2"].moods(8, 6)) == 8


def attack_options() -> list[Fight]:
    """Up to twelve armies against each of six neighbours, some cubes in the tray."""
    rng = Random(1630)
    targets = [(defender, rng.randint(1, 7)) for defender in (1, 2, 3, 4, 1)]
    options = [Fight((n, 1, 0, 2, 1, 3), 0, NOBODY, True) for n in range(1, 13)]
    for defender, armies in targets:
        others = [0, 1, 0, 2, 1, 2]
        others[defender] += armies
        options += [Fight((n, *others[1:]), 0, defender, armies % 2 == 0) for n in range(1, 13)]
    return options


@pytest.mark.parametrize("model", [Aged2, Aged])
def test_odds_are_quick(model: type[TowerModel]) -> None:
    """With the tables of a new model built each time."""
    options = attack_options()
    assert len(options) == 72
    assert best_of(5, lambda: battle(model(), FULL, NUMBER, options[-1])) < 10
    assert best_of(5, lambda: battles(model(), FULL, NUMBER, options)) < 100


def test_numpy_waits_until_odds_are_asked_for() -> None:
    code = "import sys, feldherr, feldherr.wallenstein.odds; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
