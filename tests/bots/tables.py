"""Positions from whole games, for tests of bots."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import feldherr
from feldherr.bots import Budget, bot

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("wallenstein", 4, {"lineup": "draft", "court": True, "landsknechte": True}),
    ("wallenstein", 3, {"edition": "first"}),
    ("wallenstein", 5, {"edition": "manual", "lineup": "draft"}),
    ("wallenstein", 4, {}),
    ("sixteenthirty", 4, {}),
]
BUDGET = Budget(simulations=20)


@cache
def positions(number: int) -> tuple[tuple[int, str, feldherr.Game], ...]:
    """Seat, kind of decision and a copy of the game: the first three of each kind that a game of captains meets."""
    name, players, options = TABLES[number]
    game = feldherr.new_game(name, players=players, seed=1618, **options)
    rng = Random(number)
    found: list[tuple[int, str, feldherr.Game]] = []
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        assert isinstance(seat, int)
        if sum(kind == decision.kind for _, kind, _ in found) < 3:
            found.append((seat, decision.kind, game.copy()))
        level = "captain" if rng.random() < 0.7 else "random"
        game.play(seat, bot(level, name).decide(game.view(seat), rng, BUDGET).move)
    return tuple(found)


def all_positions() -> Iterator[tuple[int, str, feldherr.Game]]:
    for number in range(len(TABLES)):
        yield from positions(number)
