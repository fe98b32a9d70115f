"""Copies, branches, imagined games, and games that are kept."""

import json
import pickle
from random import Random

import pytest

from feldherr.kernel.errors import IllegalMove
from feldherr.kernel.game import imagine
from feldherr.kernel.replay import replay
from tests.kernel.toy import Bid
from tests.kernel.toy_games import TOY, all_of, asks, finish, moments, new, until

# -- copies, branches, imagined games --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_copy_is_independent_and_has_the_same_future(seed: int) -> None:
    for game in moments(seed):
        before = all_of(game)
        one, two = game.copy(), game.copy()
        assert all_of(one) == before
        assert all_of(finish(one, Random(seed))) == all_of(finish(two, Random(seed)))
        assert all_of(game) == before


def test_a_copy_keeps_sealed_answers_to_itself() -> None:
    game = new()
    game.play(0, "bid 1")
    twin = game.copy()
    twin.take_back(0)
    twin.play(1, "bid 2")
    assert list(game.pending) == [1, 2]
    assert list(twin.pending) == [0, 2]


@pytest.mark.parametrize("seed", range(5))
def test_a_branch_goes_on_from_here_with_chance_of_its_own(seed: int) -> None:
    for game in moments(seed):
        branch = game.branch()
        assert branch.seed != game.seed
        assert branch.state.chance.key != game.state.chance.key
        here, there = game.view("all"), branch.view("all")
        for key in ("coins", "open", "looked_at", "hands", "agenda", "over"):
            assert here[key] == there[key]
        assert sorted(here["deck"]) == sorted(there["deck"])
        again = replay(TOY, json.loads(json.dumps(branch.record())))
        assert all_of(finish(again, Random(seed))) == all_of(finish(branch, Random(seed)))


def test_what_nobody_knows_is_drawn_anew_in_a_branch() -> None:
    game = new(3)
    assert game.branch(bytes(31) + b"\7").record() == game.branch(7).record() == game.branch(f"{7:064x}").record()
    orders = {tuple(game.branch(seed).view("all")["deck"]) for seed in range(20)}
    assert len(orders) > 10


def test_chance_of_branches_differs() -> None:
    """All bid the same: who wins is left to chance."""
    game = new(4)
    for seat in range(3):
        game.play(seat, "bid 1")
    winners = set()
    for seed in range(30):
        branch = game.branch(seed)
        for seat in range(4):
            branch.play(seat, "bid 1")
        winners.add(branch.events("all")[0]["winner"])
    assert winners == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", range(10))
def test_an_imagined_game_agrees_with_all_that_is_known(seed: int) -> None:
    rng = Random(seed)
    for game in moments(seed):
        before = all_of(game)
        for seat in (0, 1, 2, None):
            view = json.loads(json.dumps(game.view(seat)))
            for imagined in (imagine(TOY, view, rng), game.imagine(seat, rng)):
                assert imagined.view(seat) == game.view(seat)
                assert imagined.seed != game.seed
                assert {s: d.id for s, d in imagined.pending.items()} == {s: d.id for s, d in game.pending.items()}
                assert finish(imagined, rng).over
        assert all_of(game) == before


def test_an_imagined_game_keeps_own_sealed_answers_and_draws_those_of_others() -> None:
    game, rng = new(), Random(1)
    game.play(0, "bid 5")
    game.play(1, "bid 4")
    others = set()
    for _ in range(100):
        imagined = game.imagine(0, rng)
        assert list(imagined.pending) == [2]
        assert imagined.sealed[0] == Bid(5)
        others.add(imagined.sealed[1])
    assert others == {Bid(n) for n in range(6)}


def test_an_imagined_game_draws_what_is_hidden() -> None:
    game = until(asks("keep", 2))
    (chooser,) = game.pending
    assert isinstance(chooser, int)
    rng = Random(1)
    looks = [game.imagine((chooser + 1) % 3, rng).view("all")["looked_at"] for _ in range(100)]
    own_looks = [game.imagine(chooser, rng).view("all")["looked_at"] for _ in range(10)]
    decks = {tuple(game.imagine(chooser, rng).view("all")["deck"]) for _ in range(100)}
    assert len({tuple(look) for look in looks}) > 5
    assert own_looks == [game.view("all")["looked_at"]] * 10
    assert len(decks) > 20


# -- keeping ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_gives_the_same_game(seed: int, players: int) -> None:
    for game in moments(seed, players):
        again = replay(TOY, json.loads(json.dumps(game.record())))
        assert all_of(again) == all_of(game)
        assert all_of(finish(again, Random(seed))) == all_of(finish(game.copy(), Random(seed)))


def test_a_record_holds_sealed_answers() -> None:
    game = new()
    game.play(2, "bid 3")
    game.play(0, "bid 1")
    assert game.record()["moves"] == ["0 bid 1", "2 bid 3"]
    again = replay(TOY, game.record())
    assert list(again.pending) == [1]
    again.take_back(2)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_can_be_pickled_at_any_moment(seed: int) -> None:
    for game in moments(seed):
        for kept in (game, game.imagine(0, Random(seed)), game.branch(seed)):
            again = pickle.loads(pickle.dumps(kept))
            assert all_of(again) == all_of(kept)


def test_errors_can_be_pickled() -> None:
    game = new()
    with pytest.raises(IllegalMove) as caught:
        game.play(0, "bid 99")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), again.code, again.facts) == (IllegalMove, caught.value.code, caught.value.facts)


def test_options_shown_are_not_the_game_s_own() -> None:
    game = new()
    for shown in (game.view(0), game.record(), game.view("all")):
        shown["options"].clear()
    assert game.view(0)["options"] == game.options != {}
