"""Finished games for the browser tests: `python -m tests.web.records GAME PLAYERS SEED` prints the record of one."""

import json
import random
import sys

import feldherr


def record(game: str, players: int, seed: int) -> dict[str, object]:
    """A game played at random to its end."""
    played, rng = feldherr.new_game(game, players=players, seed=seed), random.Random(seed)
    while not played.over:
        seat, decision = next(iter(played.pending.items()))
        played.play(seat, decision.sample(rng))
    return played.record()


if __name__ == "__main__":
    print(json.dumps(record(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
