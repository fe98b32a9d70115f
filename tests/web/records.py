"""Finished games for the browser tests: `python -m tests.web.records GAME PLAYERS SEED` prints the record of one; with
a further number, of the same game so many moves before its end."""

import json
import random
import sys

import feldherr


def record(game: str, players: int, seed: int, left: int = 0) -> dict[str, object]:
    """A game played at random to its end, or until so many moves are left."""
    played, rng = feldherr.new_game(game, players=players, seed=seed), random.Random(seed)
    before = [played.copy()]
    while not played.over:
        seat, decision = next(iter(played.pending.items()))
        played.play(seat, decision.sample(rng))
        before = [*before, played.copy()][-1 - left :]
    return before[0].record()


if __name__ == "__main__":
    print(json.dumps(record(sys.argv[1], *map(int, sys.argv[2:]))))
