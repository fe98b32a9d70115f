"""The laboratory: the engine's throws fit their exact odds, and a tower's level is found again from its throws."""

from random import Random
from typing import Any

import pytest

from feldherr.kernel import words
from feldherr.kernel.chance import Chance, fresh_seed
from feldherr.kernel.errors import BadOption
from feldherr.wallenstein.laboratory import Trial, chi_square, exact, experiment, usual_game
from feldherr.wallenstein.tower import MODELS, OLDEST, Aged2, throw
from feldherr.wallenstein.tower_fit import fit
from feldherr.wallenstein.tower_log import read_log

AGED2 = MODELS["aged2"]
SIX_INSIDE = Trial((5, 3), ((1, 1, 3), (2, 5, 10)))


def test_ten_thousand_throws_fit_the_exact_odds() -> None:
    found = experiment(AGED2, SIX_INSIDE, times=10_000, seed=1618)
    print(found["all"]["chi_square"], found["all"]["degrees"], found["all"]["p"])
    assert found["mean"] == pytest.approx(7.9871, abs=0.0005)
    assert found["sd"] == pytest.approx(1.7793, abs=0.0005)
    for part in [*found["colours"], found["all"]]:
        assert sum(part["counts"]) == 10_000
        assert part["p"] > 0.001


def test_the_facts_check_values_are_met() -> None:
    odds = exact(AGED2, SIX_INSIDE)[-1]
    assert odds[8] == pytest.approx(0.2231, abs=5e-5)
    assert sum(odds[9:]) == pytest.approx(0.3775, abs=5e-5)
    assert sum(odds[:8]) == pytest.approx(0.3995, abs=5e-5)
    for pour, stay in ((31, 8.820), (38, 10.812), (45, 12.804)):
        falls = exact(AGED2, Trial((pour,), ((),)))[-1]
        assert pour - sum(n * chance for n, chance in enumerate(falls)) == pytest.approx(stay, abs=0.001)


def test_the_stock_does_not_drift_over_a_hundred_throws() -> None:
    found = usual_game(AGED2, pour=38, throws=100, games=250, seed=30)
    assert found["mean"] == pytest.approx(6.45, abs=0.25)
    assert found["sd"] == pytest.approx(2.73, abs=0.2)
    assert found["stock"][5] == pytest.approx(6.75, abs=0.6)
    assert sum(found["stock"][60:]) / 41 == pytest.approx(6.37, abs=0.3)
    assert found["more"] == pytest.approx(0.397, abs=0.015)
    assert found["fewer"] == pytest.approx(0.405, abs=0.015)


def test_a_tower_that_is_not_the_model_is_found_out() -> None:
    wrong = exact(MODELS["classic"], SIX_INSIDE)[-1]
    counts = experiment(AGED2, SIX_INSIDE, times=10_000, seed=2)["all"]["counts"]
    assert chi_square(counts, wrong)["p"] < 1e-6


def written_down(levels: tuple[int, int], throws: int, rng: Random) -> str:
    """What somebody with such a tower would have written: a pour, then throws of 4 to 14 in three colours."""
    names = ("red", "blue", "green")
    model, lines = Aged2(levels), list[str]()
    inside: list[int] = []
    chance = Chance.from_seed(fresh_seed(rng))
    for number in range(1, throws + 1):
        thrown = [14, 14, 10, 0, 0, 0] if number == 1 else [0] * 6
        for _ in range(0 if number == 1 else rng.randint(4, 14)):
            thrown[rng.randrange(3)] += 1
        fallen, inside = throw(model, inside, thrown, number, chance)
        said = [
            " ".join(f"{n} {name}" for n, name in zip(cubes, names, strict=False) if n) for cubes in (thrown, fallen)
        ]
        lines.append(f"in {said[0]}, out {said[1] or 'nothing'}")
    return "\n".join(lines)


def coverage(repetitions: int, throws: int, seed: int) -> tuple[int, int, float, float]:
    """How often each level is within its interval, and how wide those are on average."""
    rng = Random(seed)
    stay = loose = 0
    widths = [0.0, 0.0]
    for _ in range(repetitions):
        true = (rng.randint(-500, 500), rng.randint(-600, 600))
        found = fit(read_log(written_down(true, throws, rng)))
        stay += found.stay.low <= true[0] <= found.stay.high
        loose += found.loose.low <= true[1] <= found.loose.high
        widths[0] += (found.stay.high - found.stay.low) / repetitions
        widths[1] += (found.loose.high - found.loose.low) / repetitions
    return stay, loose, widths[0], widths[1]


def test_a_level_is_found_again_from_a_hundred_throws() -> None:
    stay, loose, stay_width, loose_width = coverage(100, 100, seed=1632)
    print(f"within: stay {stay}, loose {loose} of 100; mean widths {stay_width:.0f} and {loose_width:.0f} thousandths")
    assert stay >= 90
    assert loose >= 90


def test_more_throws_say_more() -> None:
    rng = Random(5)
    few, many = (fit(read_log(written_down((200, -200), throws, rng))) for throws in (40, 300))
    assert many.stay.high - many.stay.low < 0.6 * (few.stay.high - few.stay.low)
    assert few.as_json()["few"] is True
    assert many.as_json()["few"] is False
    assert many.gain > 0


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_the_laboratory_writes_down_can_be_read_in_every_language(language: str) -> None:
    colours = ("red", "blue", "black", "yellow", "purple", "peasants")
    said = [f"1 {words.sentence(language, 'tower', colour, {}).lower()}" for colour in colours]
    line = words.sentence(language, "tower", "log_line", {"into": " ".join(said), "out": said[0]})
    assert read_log(line)[0].thrown == dict.fromkeys(colours, 1)
    assert read_log(words.sentence(language, "tower", "fit_placeholder", {}))[0].thrown.keys() <= {*colours}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("in 3 red", "log_line"),
        ("thrown 3 red", "log_line"),
        ("in 0 red, out 0", "log_line"),
        ("in red three, out 1 red", "log_cubes"),
        ("in 120 red, out 1 red", "log_cubes"),
        ("in 2 red, out 3 red", "log_too_many"),
        ("in 2 red, out 1 blue", "log_too_many"),
        ("in 2 red, out 0\nempty\nin 1 blue, out 1 red", "log_too_many"),
        ("in 1 a 1 b 1 c 1 d 1 e 1 f 1 g 1 h 1 i, out 0", "log_colours"),
        ("x\n" * 3000, "log_too_long"),
        ("#" * 70_000, "log_too_long"),
    ],
)
def test_a_log_that_cannot_be_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_log(text)
    assert refused.value.code == code
    assert refused.value.sentence("de") != refused.value.sentence("en")


def test_a_log_may_be_written_in_german_and_with_notes() -> None:
    throws = read_log(
        "# Abend mit Anna\nRein 4 rot 2 blau, raus 3 rot.\n\nrein 1 rot raus nichts\nleer\nin 2 rot, out 1 rot"
    )
    assert [(each.thrown, each.fallen, each.inside, each.poured) for each in throws] == [
        ({"red": 4, "blue": 2}, {"red": 3}, {}, True),
        ({"red": 1}, {}, {"red": 1, "blue": 2}, False),
        ({"red": 2}, {"red": 1}, {}, True),
    ]


def test_a_colour_is_the_same_by_any_of_its_names() -> None:
    mixed = read_log("in 4 red 3 green, out 1 rot 1 grün\nrein 2 rote 1 Bauern 1 mauve, out 4 red 1 peasants")
    assert [(each.thrown, each.fallen, each.inside) for each in mixed] == [
        ({"red": 4, "peasants": 3}, {"red": 1, "peasants": 1}, {}),
        ({"red": 2, "peasants": 1, "mauve": 1}, {"red": 4, "peasants": 1}, {"red": 3, "peasants": 2}),
    ]
    with pytest.raises(BadOption, match="7 rote"):
        read_log("in 4 red 2 rote, out 7 rote")


def test_a_short_log_says_too_little() -> None:
    with pytest.raises(BadOption) as refused:
        fit(read_log("in 4 red, out 3 red\n" * 3))
    assert refused.value.code == "log_too_short"


def test_a_table_plays_with_a_tower_of_its_own() -> None:
    import feldherr

    game = feldherr.new_game("wallenstein", players=3, seed=1, data={"tower": {"stay": 900, "loose": -900}})
    own: Any = game.state
    plain: Any = feldherr.new_game("wallenstein", players=3, seed=1).state
    again: Any = feldherr.replay(game.record()).state
    assert own.rules.model.moods(6, 0) == Aged2((900, -900)).moods(6, 0)
    assert len(own.inside) > len(plain.inside)
    assert again.rules.model is own.rules.model
    assert len(own.rules.model.moods(6, 0)[0][1]) == OLDEST + 1


@pytest.mark.parametrize(
    "options",
    [
        {"data": {"tower": {"stay": 100}}},
        {"data": {"tower": {"stay": 100, "loose": 4000}}},
        {"data": {"tower": {"stay": 0.5, "loose": 1}}},
        {"data": {"tower": [1, 2]}},
        {"tower": "classic", "data": {"tower": {"stay": 1, "loose": 1}}},
    ],
)
def test_a_tower_that_cannot_be_is_refused(options: dict[str, Any]) -> None:
    import feldherr

    with pytest.raises(BadOption):
        feldherr.new_game("wallenstein", players=3, **options)
