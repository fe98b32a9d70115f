"""Throws of recorded games, for the tower that shows them: what went in, what fell, what rested inside before."""

import json
import sys
from random import Random
from typing import Any

import feldherr
from feldherr.wallenstein.names import COLOURS
from feldherr.wallenstein.tower import colour_of

NAMES = ("red", "blue", "black", "yellow", "purple", "peasants")


def colours(cubes: list[int]) -> list[str]:
    return [NAMES[colour] for colour in range(COLOURS) for _ in range(cubes[colour])]


def throws_of(seed: int) -> list[dict[str, list[str]]]:
    """All throws of a game of random moves after the pour."""
    rng = Random(seed)
    game = feldherr.new_game("wallenstein", players=rng.choice((3, 4, 5)), seed=seed)
    found = []
    told = len(game.events("all"))  # the pour
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        state: Any = game.state
        before = [NAMES[colour_of(cube)] for cube in state.inside]
        game.play(seat, decision.sample(rng))
        events = game.events("all", since=told)
        told += len(events)
        for event in events:
            if event["kind"] == "thrown":
                thrown, fallen = (_counts(event[key], game.players) for key in ("thrown", "fallen"))
                found.append({"thrown": colours(thrown), "fallen": colours(fallen), "inside": before})
                before = _after(before, colours(thrown), colours(fallen))
    return found


def _counts(cubes: dict[str, int], players: int) -> list[int]:
    return [cubes.get(str(seat), 0) for seat in range(players)] + [0] * (5 - players) + [cubes.get("peasants", 0)]


def _after(before: list[str], thrown: list[str], fallen: list[str]) -> list[str]:
    rest = before + thrown
    for colour in fallen:
        rest.remove(colour)
    return rest


if __name__ == "__main__":
    wanted, seed, throws = int(sys.argv[1]), 1618, list[dict[str, list[str]]]()
    while len(throws) < wanted:
        throws += throws_of(seed)
        seed += 1
    print(json.dumps(throws[:wanted]))
