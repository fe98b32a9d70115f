"""A record that was cut off or tampered with is refused in one sentence; nothing else ever comes out of it."""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import feldherr
from feldherr import BadOption, BadRecord, FeldherrError, Game
from feldherr.kernel.chance import commitment_to
from feldherr.kernel.replay import replay
from tests.kernel.toy import Toy

Record = dict[str, Any]
SHORT = 8
"""Answers in the records that hypothesis spoils."""
NOWHERE = {"wallenstein": ("position 99",), "sixteenthirty": ("unrest france", "vote red")}
"""Moves of which at least one is illegal, whatever is asked."""


def play(game: Game, answers: int, seed: int = 1) -> Game:
    rng = Random(seed)
    for _ in range(answers):
        if not game.over:
            seat, decision = next(iter(game.pending.items()))
            game.play(seat, decision.sample(rng))
    return game


@cache
def text_of(kind: str) -> str:
    """Records of all kinds, as they lie in a file."""
    if kind == "toy":
        return json.dumps(play(feldherr.kernel.game.start(Toy(), 3, {}, 5), 999).record())
    game = feldherr.new_game("wallenstein", players=3, seed=1648, lineup="draft" if kind == "draft" else "default")
    if kind == "whole":
        play(game, 999)
    elif kind == "position":
        game = play(play(game, 20).branch(7), SHORT)
    else:
        play(game, SHORT)
    return json.dumps(game.record())


def record_of(kind: str) -> Record:
    return dict(json.loads(text_of(kind)))


def refused(record: Any, error: type[FeldherrError] = BadRecord) -> FeldherrError:
    with pytest.raises(error) as caught:
        feldherr.replay(record)
    sentence = str(caught.value)
    assert sentence
    assert "\n" not in sentence
    return caught.value


def test_the_records_to_spoil_are_good() -> None:
    for kind in ("whole", "short", "draft", "position"):
        assert json.dumps(feldherr.replay(record_of(kind)).record()) == text_of(kind)
    assert json.dumps(replay(Toy(), record_of("toy")).record()) == text_of("toy")


@pytest.mark.parametrize("record", [None, 5, "record", [], {}, [record_of("short")], {"feldherr": 1}, {"feldherr": 2}])
def test_what_is_no_record(record: Any) -> None:
    refused(record)


KEYS = ("feldherr", "game", "version", "players", "options", "seed", "commitment", "moves", "digest")


@pytest.mark.parametrize("key", KEYS)
def test_a_key_is_missing(key: str) -> None:
    record = record_of("whole")
    del record[key]
    refused(record)


@pytest.mark.parametrize("key", [*KEYS, "position", "question"])
def test_a_key_has_another_kind_of_value(key: str) -> None:
    record = record_of("position")
    spoilers: list[Any] = [None, True, -1, 1.5, "x", [], [[]], {"a": 1}]
    for value in spoilers:
        refused({**record, key: value}, FeldherrError)


def changed(record: Record, **changes: Any) -> Record:
    return {**record, **changes}


def with_moves(change: Callable[[list[str]], None]) -> Record:
    record = record_of("whole")
    change(record["moves"])
    return record


OTHER_SEED = "00" * 32
SPOILED = {
    "another seed": (lambda: changed(record_of("whole"), seed=OTHER_SEED), "commitment_differs"),
    "another commitment": (lambda: changed(record_of("whole"), commitment="00" * 32), "commitment_differs"),
    "a seed and its own commitment": (
        lambda: changed(record_of("whole"), seed=OTHER_SEED, commitment=commitment_to(bytes(32))),
        None,
    ),
    "a short seed": (lambda: changed(record_of("whole"), seed="ab", commitment=commitment_to(b"\xab")), "bad_start"),
    "no hex": (lambda: changed(record_of("whole"), seed="xyz"), "bad_key"),
    "another version": (lambda: changed(record_of("whole"), version=99), "other_version"),
    "another digest": (lambda: changed(record_of("whole"), digest="00" * 16), "digest_differs"),
    "another outcome": (
        lambda: changed(record_of("whole"), outcome={"scores": [9, 9, 9], "ranking": [[0, 1, 2]]}),
        "outcome_differs",
    ),
    "no outcome": (lambda: changed(record_of("whole"), outcome=None), "outcome_differs"),
    "an outcome too early": (lambda: changed(record_of("short"), outcome={"scores": []}), "outcome_differs"),
    "more players": (lambda: changed(record_of("whole"), players=4), None),
    "too many players": (lambda: changed(record_of("whole"), players=77), "bad_start"),
    "another edition": (lambda: changed(record_of("whole"), options={"edition": "first"}), None),
    "an unknown option": (lambda: changed(record_of("whole"), options={"colour": "red"}), "bad_start"),
    "an option without such a value": (lambda: changed(record_of("whole"), options={"edition": "third"}), "bad_start"),
    "an unknown rule": (lambda: changed(record_of("whole"), options={"rules": {"luck": 7}}), "bad_start"),
    "rules that are no rules": (lambda: changed(record_of("whole"), options={"rules": 7}), "bad_start"),
    "cut off": (lambda: with_moves(lambda moves: moves.__delitem__(slice(40, None))), "digest_differs"),
    "a move missing": (lambda: with_moves(lambda moves: moves.__delitem__(5)), None),
    "a move too many": (lambda: with_moves(lambda moves: moves.append("0 pass")), "impossible_move"),
    "an illegal move": (lambda: with_moves(lambda moves: moves.insert(3, "0 move baden 3")), "impossible_move"),
    "a move of nobody": (lambda: with_moves(lambda moves: moves.insert(3, "9 pass")), "impossible_move"),
    "a garbled move": (lambda: with_moves(lambda moves: moves.insert(3, "0 plan palace")), "impossible_move"),
    "garbage": (lambda: with_moves(lambda moves: moves.insert(3, "\x00\ud800 \x00")), "bad_line"),
    "one word": (lambda: with_moves(lambda moves: moves.insert(3, "pass")), "bad_line"),
    "an empty line": (lambda: with_moves(lambda moves: moves.insert(3, "")), "bad_line"),
    "a seat without a move": (lambda: with_moves(lambda moves: moves.insert(0, "0 ")), "impossible_move"),
    "a seat in other digits": (lambda: with_moves(lambda moves: moves.insert(0, "² pass")), "bad_line"),
    "a number among the moves": (lambda: changed(record_of("whole"), moves=[7]), "bad_line"),
    "chance among the seats": (lambda: with_moves(lambda moves: moves.insert(0, "chance fall 0=1")), "impossible_move"),
}


@pytest.mark.parametrize("how", SPOILED)
def test_a_spoiled_record(how: str) -> None:
    spoil, code = SPOILED[how]
    error = refused(spoil())
    assert code is None or error.code == code


def test_an_unknown_game() -> None:
    error = refused(changed(record_of("whole"), game="chess"), BadOption)
    assert error.code == "unknown_game"


def test_a_place_of_the_fault_is_named() -> None:
    error = refused(with_moves(lambda moves: moves.__setitem__(11, "0 dance")))
    assert error.facts["number"] == 12


def test_a_position_cut_off_or_spoiled_at_any_place() -> None:
    record = record_of("position")
    position = record["position"]
    spoilers: list[Any] = [None, "x", [], [None], {}, 10**30, -(10**30), 1.5, [10**30], [["PlayYear", 10**9]]]
    for at in range(len(position)):
        refused({**record, "position": position[:at]})
        for spoiler in spoilers:
            either_way({**record, "position": [*position[:at], spoiler, *position[at + 1 :]]})


def either_way(record: Any) -> None:
    """A spoiled record is refused, or tells a game after all; there is no third way."""
    try:
        feldherr.replay(record)
    except FeldherrError as error:
        sentence = str(error)
        assert sentence
        assert "\n" not in sentence


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-3, 70) | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@st.composite
def mutations_of(draw: st.DrawFn, value: Any) -> Any:
    """Plain data with something changed, dropped, doubled or put in at any depth, one to three times."""
    for _ in range(draw(st.integers(1, 3))):
        value = mutated(draw, value)
    return value


def mutated(draw: st.DrawFn, value: Any) -> Any:
    if isinstance(value, dict) and value and draw(st.integers(0, 9)):
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: mutated(draw, value[key])}
    if isinstance(value, list) and value and draw(st.integers(0, 9)):
        at = draw(st.integers(0, len(value) - 1))
        kept = [mutated(draw, value[at])] * draw(st.sampled_from((1, 1, 1, 0, 2)))
        return [*value[:at], *kept, *value[at + 1 :]]
    if isinstance(value, str) and draw(st.booleans()):
        at = draw(st.integers(0, len(value)))
        return value[:at] + draw(st.text(max_size=3)) + value[at + draw(st.integers(0, 3)) :]
    if type(value) is int and draw(st.booleans()):
        return value + draw(st.sampled_from((-1, 1, 7, 100)))
    return draw(JUNK)


@pytest.mark.parametrize("kind", ["short", "draft", "position"])
@given(data=st.data())
@settings(max_examples=300)
def test_no_mutation_raises_anything_else(kind: str, data: st.DataObject) -> None:
    either_way(data.draw(mutations_of(record_of(kind))))


@given(data=st.data())
@settings(max_examples=40)
def test_no_mutation_of_a_whole_game_raises_anything_else(data: st.DataObject) -> None:
    either_way(data.draw(mutations_of(record_of("whole"))))


@given(data=st.data())
@settings(max_examples=300)
def test_no_mutated_position_raises_anything_else(data: st.DataObject) -> None:
    record = record_of("position")
    either_way({**record, "position": data.draw(mutations_of(record["position"]))})


@given(st.text() | st.binary())
def test_no_text_is_a_move_by_accident(text: str | bytes) -> None:
    game = feldherr.new_game("wallenstein", players=3, seed=1)
    before = json.dumps(game.record())
    line = text if isinstance(text, str) else text.decode("latin-1")
    for start in ("", "plan ", "plan palace=", "position ", "move ", "fall ", "recruit ", "leave "):
        with pytest.raises(FeldherrError):
            game.play(0, start + line)
    assert json.dumps(game.record()) == before


def test_a_new_game_takes_the_seed_of_a_record() -> None:
    game = feldherr.new_game("wallenstein", players=3)
    twin = feldherr.new_game("wallenstein", players=3, seed=game.record()["seed"])
    assert twin.view("all") == game.view("all")


def test_a_text_is_checked_like_its_move() -> None:
    asked = feldherr.new_game("sixteenthirty", players=3, seed=1).pending
    decision = next(iter(asked.values()))
    assert decision.check(decision.option(0).text).legal
    assert [error.code for error in decision.check("dance").reasons] == ["unknown_verb"]


@pytest.mark.parametrize("table", ["wallenstein", "sixteenthirty"])
def test_whatever_takes_a_move_takes_its_text(table: str) -> None:
    game, rng, seen = feldherr.new_game(table, players=3, seed=1), Random(1), set()
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        move = decision.sample(rng)
        if decision.kind not in seen:
            seen.add(decision.kind)
            assert decision.index(move.text) == decision.index(move) >= 0
            decision.require(move.text)
            assert (decision.read(move.text), decision.index("dance")) == (move, -1)
            assert decision.why_not("dance").code == "unknown_verb"
            refused = next(text for text in NOWHERE[table] if decision.index(text) < 0)
            with pytest.raises(FeldherrError) as reason:
                decision.require(refused)
            assert reason.value.code == decision.why_not(refused).code == decision.check(refused).reasons[0].code
        game.play(seat, move)
