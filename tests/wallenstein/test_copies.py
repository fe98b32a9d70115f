"""Copies share lists that nobody changes: none of them may change under another game."""

from random import Random
from typing import Any

import pytest

import feldherr
from feldherr.kernel.game import Game
from feldherr.wallenstein.state import FIELDS

TABLES: list[dict[str, Any]] = [
    {},
    {"court": True, "landsknechte": True, "lineup": "draft"},
    {"edition": "first", "lineup": "draft"},
]


def play_on(game: Game, rng: Random, decisions: int) -> None:
    for _ in range(decisions):
        if game.over:
            return
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))


def all_of(game: Game) -> tuple[Any, ...]:
    return game.rulebook.encode(game.state), game.moves[:], dict(game.sealed), game.question, game.events("all")


@pytest.mark.parametrize("options", TABLES)
def test_neither_a_game_nor_its_copy_changes_the_other(options: dict[str, Any]) -> None:
    rng, game = Random(30), feldherr.new_game("wallenstein", players=4, seed=1630, **options)
    while not game.over:
        twin, before = game.copy(), all_of(game)
        assert all_of(twin) == before
        play_on(twin, rng, 60)
        assert all_of(game) == before
        still, after = twin.copy(), all_of(twin)
        play_on(game, rng, 12)
        play_on(still, rng, 12)
        assert all_of(twin) == after


def test_a_copy_shares_only_what_is_replaced() -> None:
    """Whoever shares one more list adds it here, and makes sure that all rules replace it."""
    game = feldherr.new_game("wallenstein", players=4, seed=1630, court=True, landsknechte=True)
    play_on(game, Random(1), 60)
    g, twin = game.state, game.copy().state
    lists = [name for name in FIELDS if isinstance(getattr(g, name), list)]
    assert {name for name in lists if getattr(g, name) is getattr(twin, name)} == {
        *(
            "action_cards",
            "building_stock",
            "event_deck",
            "events_open",
            "events_used",
            "groups",
            "inside",
            "last_pair",
        ),
        *(
            "open_pair",
            "pile",
            "plan",
            "position",
            "previous_order",
            "revolting",
            "set_aside",
            "tiles",
            "tray",
            "turn_order",
        ),
    }
