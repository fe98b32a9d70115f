"""Whole games of Couriers: what the kernel promises of every game holds for this one."""

import json
from random import Random
from typing import Any

import pytest

import feldherr
from feldherr import BadRecord, FeldherrError, Game
from feldherr.kernel.errors import Unsound
from feldherr.kernel.game import start


def games(number: int) -> Any:
    for seed in range(number):
        rules = {"marauders": seed % 3 > 0}
        yield feldherr.new_game("couriers", players=2 + seed % 3, seed=seed, rules=rules), Random(seed)


def play_one(game: Game, rng: Random) -> None:
    seat, decision = rng.choice(list(game.pending.items()))
    game.play(seat, decision.sample(rng))


def test_a_record_gives_the_same_game_again() -> None:
    for game, rng in games(40):
        while not game.over:
            play_one(game, rng)
        assert feldherr.replay(game.record()).view("all") == game.view("all")


def test_an_imagined_game_agrees_with_all_that_a_seat_knows_and_goes_on() -> None:
    for game, rng in games(30):
        while not game.over:
            for audience in (*range(game.players), None, "all"):
                view = json.loads(json.dumps(game.view(audience)))
                imagined = feldherr.imagine(view, rng)
                assert imagined.view(audience) == view
            play_one(imagined, rng)
            play_one(game, rng)


def test_what_is_hidden_is_in_no_view_of_the_others() -> None:
    for game, rng in games(30):
        while not game.over:
            for seat in (None, *range(game.players)):
                view = game.view(seat)
                known = [own["hand"] is not None for own in view["players"]]
                assert known == [other == seat for other in range(game.players)]
                assert (type(view["deck"]), type(view["coming"])) == (int, int)
            play_one(game, rng)


def test_every_position_is_sound_and_is_read_as_it_was_written() -> None:
    for game, rng in games(30):
        while not game.over:
            written = json.loads(json.dumps(game.rulebook.encode(game.state)))
            again = start(game.rulebook, game.players, game.options, 7, written)
            assert again.rulebook.view(again.state, "all") == game.rulebook.view(game.state, "all")
            play_one(game, rng)
        game.rulebook.sound(game.state)


def test_a_copy_goes_its_own_way() -> None:
    for game, rng in games(10):
        play_one(game, rng)
        before, twin = game.view("all"), game.copy()
        while not twin.over:
            play_one(twin, rng)
        assert game.view("all") == before


def tampered(plain: Any, rng: Random) -> Any:
    """The same with one number changed, taken away or doubled, or a list in its place."""
    if not isinstance(plain, list) or not plain:
        return rng.choice([-1, 0, 1, 7, 99, [], [[1]]])
    at = rng.randrange(len(plain))
    how = rng.random()
    if how < 0.1:
        return plain[:at] + plain[at + 1 :]
    if how < 0.2:
        return [*plain[:at], plain[at], *plain[at:]]
    return [*plain[:at], tampered(plain[at], rng), *plain[at + 1 :]]


def test_a_tampered_position_is_refused_or_can_be_played() -> None:
    refused = 0
    for game, rng in games(60):
        for _ in range(rng.randrange(8)):
            if not game.over:
                play_one(game, rng)
        written = json.loads(json.dumps(game.rulebook.encode(game.state)))
        for _ in range(20):
            try:
                again = start(game.rulebook, game.players, game.options, 7, tampered(written, rng))
            except Unsound:
                refused += 1
                continue
            while not again.over:
                play_one(again, rng)
    assert refused > 900


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"rules": {"dragons": True}}, "unknown_rule"),
        ({"rules": {"marauders": 1}}, "bad_value"),
        ({"data": {"riders": 3}}, "bad_value"),
        ({"edition": "second"}, "unknown_option"),
    ],
)
def test_options_that_no_table_has(options: dict[str, Any], code: str) -> None:
    with pytest.raises(FeldherrError) as refusal:
        feldherr.new_game("couriers", players=3, **options)
    assert refusal.value.code == code


def test_records_of_another_version_are_refused() -> None:
    record = feldherr.new_game("couriers", players=2, seed=1).record()
    with pytest.raises(BadRecord):
        feldherr.replay({**record, "version": 2})
