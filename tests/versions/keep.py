"""Keeps a hundred games of the present version for the versions to come: python -m tests.versions.keep FILE.json.xz."""

import json
import lzma
import sys
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import feldherr
from feldherr import Game
from feldherr.kernel import snapshot
from tests.wallenstein.fuzz import random_rules

GAMES = 100
Shown = Callable[[dict[str, Any]], bool]


def anything(_: dict[str, Any]) -> bool:
    return True


def favor_12_for_nothing(event: dict[str, Any]) -> bool:
    return bool(event["kind"] == "favor_without_effect" and event["favor"] == 12)


TABLES: list[tuple[str, dict[str, Any], Shown]] = [
    ("wallenstein", {"edition": "manual"}, anything),
    ("wallenstein", {"court": True, "rules": {"armies_each": 40}}, favor_12_for_nothing),
    ("wallenstein", {"edition": "manual", "lineup": "draft", "tower": "classic"}, anything),
    ("sixteenthirty", {}, anything),
    ("wallenstein", {"edition": "first"}, anything),
    ("wallenstein", {"court": True, "landsknechte": True}, anything),
    ("wallenstein", {}, anything),
    ("sixteenthirty", {}, anything),
    ("wallenstein", {"rules": None}, anything),
    ("wallenstein", {"edition": "first", "lineup": "draft"}, anything),
]
"""The games in turn; rules that are None are drawn at random. Each shows an event that a later ruling may change."""
HALF_WAY = 4
"""Of every so many games one is kept half way too, as servers keep those that run."""
TRIES = 400


def kept(number: int, game: str, options: dict[str, Any], shown: Shown) -> dict[str, Any]:
    """The record of a random game, and of some the middle."""
    for seed in range(number, number + TRIES * GAMES, GAMES):
        begun = opened(seed, number, game, options)
        whole = play(begun.copy(), Random(seed), 10_000)
        if any(map(shown, whole.events("all"))):
            break
    one: dict[str, Any] = {"record": whole.record()}
    if number % HALF_WAY == 0:
        half = play(begun, Random(seed), len(whole.moves) // 2)
        one["half_way"] = {"number": len(half.moves), "snapshot": snapshot.write(half)}
    return one


def opened(seed: int, number: int, game: str, options: dict[str, Any]) -> Game:
    seats = feldherr.rulebook(game).seats
    players = seats[number // len(TABLES) % len(seats)]
    drawn = options.get("rules", {}) is None
    rules = random_rules(Random(seed)) if drawn else options.get("rules", {})
    return feldherr.new_game(game, players=players, seed=seed, **{**options, **({"rules": rules} if rules else {})})


def play(game: Game, rng: Random, most: int) -> Game:
    while not game.over and len(game.moves) < most:
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
    return game


def main() -> None:
    games = [kept(number, *table) for number, table in enumerate(islice(cycle(TABLES), GAMES))]
    Path(sys.argv[1]).write_bytes(lzma.compress(json.dumps(games, separators=(",", ":")).encode(), preset=9))


if __name__ == "__main__":
    main()
