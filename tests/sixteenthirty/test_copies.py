"""A copy shares what nobody changes in place: no rule may change it under another game."""

from random import Random
from typing import Any

import pytest

import feldherr
from feldherr.kernel.game import Game
from feldherr.sixteenthirty.state import FIELDS, State
from tests.sixteenthirty.fuzz import TABLES, Table

TWINS = 12
"""Copies of a game, each taken at another moment, that are played on to the end of the turn or so."""


def state_of(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def lists_of(g: State) -> dict[str, list[Any]]:
    return {name: value for name in FIELDS if isinstance(value := getattr(g, name), list)}


def all_of(game: Game) -> tuple[Any, ...]:
    return game.rulebook.encode(game.state), game.moves[:], dict(game.sealed), game.question, game.events("all")


def play_on(game: Game, rng: Random, decisions: int) -> None:
    for _ in range(decisions):
        if not game.over:
            seat = rng.choice(list(game.pending))
            game.play(seat, game.pending[seat].sample(rng))


@pytest.mark.parametrize("table", TABLES[:: max(1, len(TABLES) // 4)], ids=lambda table: table.name)
def test_games_and_copies_leave_each_other_alone(table: Table) -> None:
    """Also copies of copies, of imagined games, and such as are taken while answers are sealed."""
    rng, game = Random(table.name), table.open(1630)
    for _ in range(TWINS):
        for one in (game, game.imagine(rng.randrange(game.players), rng)):
            before, twin = all_of(one), one.copy()
            assert all_of(twin) == before
            play_on(twin, rng, 40)
            assert all_of(one) == before
            still, after = twin.copy(), all_of(twin)
            play_on(twin, rng, 20)
            play_on(one.copy(), rng, 20)
            assert all_of(still) == after
            assert all_of(one) == before
        play_on(game, rng, 60)


def test_only_what_is_replaced_as_a_whole_is_shared() -> None:
    """Whoever shares one more list adds it here, and makes sure that all rules replace it."""
    g = state_of(feldherr.new_game("sixteenthirty", players=4, seed=1))
    twin = g.copy()
    shared = {name for name, value in lists_of(g).items() if value is getattr(twin, name)}
    assert shared == {"lobby"}


def test_nothing_that_lies_in_lists_can_be_changed() -> None:
    """Lists are flat: numbers and cards in tuples, so that a copied list shares nothing that changes."""
    game = feldherr.new_game("sixteenthirty", players=3, seed=1)
    play_on(game, Random(1), 300)
    for name, values in lists_of(state_of(game)).items():
        assert all(isinstance(value, int | tuple) for value in values), name
