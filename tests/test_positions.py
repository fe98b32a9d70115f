"""Written positions of both games are proven: honest ones are accepted, tampered ones refused or as good as others."""

import json
from random import Random
from time import perf_counter
from typing import Any

import pytest

import feldherr
from feldherr import BadOption, BadRecord
from feldherr.kernel.codec import MOST_VALUES
from feldherr.kernel.record import MOST_MOVES, MOST_QUESTIONS
from tests.fuzz_positions import CHANGED, MOMENTS, fuzz, require_accepted, some_moments, tables, with_claims

SEEDS = 1_000 // (CHANGED * MOMENTS)
AT_ONCE = 2
QUICK = 1.0
"""Seconds in which anything absurd is refused; a few thousandths of one, where nothing else runs."""


@pytest.mark.parametrize("first", range(0, SEEDS, AT_ONCE))
def test_tampered_records(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        fuzz(seed)


@pytest.mark.parametrize("table", dict.fromkeys(tables()), ids=lambda table: f"{type(table).__module__}-{table.name}")
def test_honest_positions_are_accepted(table: Any) -> None:
    for record in some_moments(table.open(7), Random(7)):
        require_accepted(record)


def record_of(name: str) -> dict[str, Any]:
    """A game in its middle, which starts from there."""
    game = feldherr.new_game(name, players=4, seed=30)
    return dict(json.loads(json.dumps(list(some_moments(game, Random(30)))[1])))


def deep(depth: int) -> Any:
    nested: Any = 0
    for _ in range(depth):
        nested = [nested]
    return nested


ABSURD: dict[str, Any] = {
    "a number beyond all": 2**63,
    "a truth": True,
    "a list without end": [0] * 300_000,
    "a list of lists without end": [[0] * 1_000] * 1_000,
    "a depth without end": deep(50_000),
    "a text": "x" * 1_000_000,
}


@pytest.mark.parametrize("what", ABSURD)
@pytest.mark.parametrize("name", feldherr.GAMES)
def test_absurd_positions_are_refused_at_once(name: str, what: str) -> None:
    record = record_of(name)
    for place in range(len(record["position"])):
        position = [*record["position"]]
        position[place] = ABSURD[what]
        began = perf_counter()
        with pytest.raises(BadRecord):
            feldherr.replay({**record, "position": position})
        assert perf_counter() - began < QUICK


@pytest.mark.parametrize("name", feldherr.GAMES)
def test_an_agenda_without_end_is_refused(name: str) -> None:
    record = record_of(name)
    for step in record["position"][1]:
        agenda = [step] * 100_000
        with pytest.raises(BadRecord):
            feldherr.replay({**record, "position": [record["position"][0], agenda, *record["position"][2:]]})


@pytest.mark.parametrize("question", [-1, MOST_QUESTIONS, 2**31, 2**63, 10**30])
def test_questions_have_small_numbers(question: int) -> None:
    with pytest.raises(BadRecord):
        feldherr.replay({**record_of("wallenstein"), "question": question})


def test_the_last_question_can_still_be_answered() -> None:
    game = feldherr.replay(with_claims({**record_of("wallenstein"), "question": MOST_QUESTIONS - 1}))
    seat, decision = next(iter(game.pending.items()))
    game.play(seat, decision.sample(Random(1)))
    assert game.question < 2**31


def test_a_record_has_no_end_of_moves() -> None:
    began = perf_counter()
    with pytest.raises(BadRecord) as caught:
        feldherr.replay({**record_of("wallenstein"), "moves": ["0 pass"] * (MOST_MOVES + 1)})
    assert caught.value.code == "too_many_moves"
    with pytest.raises(BadRecord) as caught:
        feldherr.replay({**record_of("wallenstein"), "moves": ["0 " + "pass " * 100_000]})
    assert caught.value.code == "bad_line"
    assert perf_counter() - began < QUICK


@pytest.mark.parametrize("name", feldherr.GAMES)
@pytest.mark.parametrize("option", ["rules", "data", "throws"])
def test_options_without_end_are_refused(name: str, option: str) -> None:
    endless: list[Any] = [[0] * MOST_VALUES, deep(100), deep(50_000), "x" * 1_000, 2**70, {"x" * 1_000: 0}]
    for value in [*endless, *({"favors": value, "deck": value} for value in endless)]:
        began = perf_counter()
        with pytest.raises(BadOption) as caught:
            feldherr.new_game(name, players=4, seed=1, **{option: value})
        assert caught.value.code == "options_too_large"
        assert perf_counter() - began < QUICK


def test_nonces_without_end_are_refused() -> None:
    fair = {"secret": "00" * 32, "promise": "", "nonces": ["00"] * 4, "drawn": [0] * 500_000}
    began = perf_counter()
    with pytest.raises(BadRecord):
        feldherr.replay({**record_of("wallenstein"), "fair": fair})
    assert perf_counter() - began < QUICK
