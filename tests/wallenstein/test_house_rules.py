"""House rules and figures of the table's own: options `rules` and `data`."""

from random import Random
from typing import Any

import pytest

import feldherr
from feldherr.wallenstein.rules import CHOSEN, HOUSE_RULES, PRESETS
from tests.fuzzing import check_replay, play_out
from tests.wallenstein.fuzz import check_imagined
from tests.wallenstein.house import EXPANDED, legal_values, quick_look, refusal, settled
from tests.wallenstein.invariants import check

EVERY_VALUE = [(field, value) for field in HOUSE_RULES for value in legal_values(field)]


@pytest.mark.parametrize(("field", "value"), EVERY_VALUE, ids=lambda part: str(part).replace(" ", ""))
def test_every_value_of_every_rule_plays_a_whole_game(field: str, value: Any) -> None:
    seed = EVERY_VALUE.index((field, value))
    edition = list(PRESETS)[seed % 3]
    options: dict[str, Any] = {"edition": edition, "rules": {field: value}, "lineup": ("default", "draft")[seed % 2]}
    expansions: dict[str, Any] = EXPANDED if edition == "second" else {}
    game = feldherr.new_game("wallenstein", players=3 + seed % 3, seed=seed, **options, **expansions)
    in_force = getattr(game.state.rules, field)  # type: ignore[attr-defined]
    assert (list(in_force) if isinstance(in_force, tuple) else in_force) == value
    play_out(game, Random(seed), quick_look)
    check(game)
    check_replay(game)


def random_rules(rng: Random) -> dict[str, Any]:
    return {field: rng.choice(legal_values(field)) for field in HOUSE_RULES if rng.random() < 0.5}


@pytest.mark.parametrize("seed", range(12))
def test_any_mixture_of_rules_plays_a_whole_game(seed: int) -> None:
    rng = Random(seed)
    options: dict[str, Any] = {
        "rules": random_rules(rng),
        "court": rng.random() < 0.5,
        "landsknechte": rng.random() < 0.5,
    }
    game = feldherr.new_game("wallenstein", players=rng.choice((3, 4, 5)), seed=seed, lineup="draft", **options)
    check(game)
    stop = rng.randrange(20, 60)
    for _ in range(stop):
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
    check_imagined(game, rng)
    play_out(game, rng, quick_look)
    check_replay(game)


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("defenders", "some", "bad_value"),
        ("defenders", None, "bad_value"),
        ("combat_may_be_declined", 1, "bad_value"),
        ("combat_may_be_declined", "true", "bad_value"),
        ("armies_each", 39, "bad_number"),
        ("armies_each", 63, "bad_number"),
        ("armies_each", 50.0, "bad_number"),
        ("peasants_help_below", -1, "bad_number"),
        ("peasants_help_below", True, "bad_number"),
        ("neutral_conquest_markers", "2", "bad_number"),
        ("start_money", 18, "bad_start_money"),
        ("start_money", [18, 15], "bad_start_money"),
        ("start_money", [18, 15, -1], "bad_start_money"),
        ("start_money", [18, 15, 100], "bad_start_money"),
        ("start_money", [18, 15, True], "bad_start_money"),
        ("no_such_rule", 1, "unknown_rule"),
        ("court", True, "unknown_rule"),
        ("events", [], "unknown_rule"),
        ("favors", [], "unknown_rule"),
    ],
)
def test_bad_rules_are_refused(field: str, value: Any, code: str) -> None:
    assert refusal(rules={field: value}).code == code


@pytest.mark.parametrize("value", [None, [], "defenders=all", 3])
def test_rules_have_to_be_a_table(value: Any) -> None:
    assert refusal(rules=value).code == "bad_value"


def test_the_rules_in_force_and_what_differs() -> None:
    options = settled(edition="first", rules={"armies_each": 50, "tie_break": "buildings", "start_money": [9, 9, 9]})
    found = feldherr.rulebook("wallenstein").rules_in_force(options)
    assert set(found) == {*HOUSE_RULES, *CHOSEN}
    assert found["armies_each"] == (50, 61)
    assert found["start_money"] == ([9, 9, 9], [18, 15, 13])
    assert found["tie_break"] == ("buildings", "buildings")
    assert [field for field, (now, printed) in found.items() if now != printed] == ["start_money", "armies_each"]
    expanded = feldherr.rulebook("wallenstein").rules_in_force(settled(**EXPANDED))
    assert {field for field, (now, printed) in expanded.items() if now != printed} == {"court", "landsknechte"}
