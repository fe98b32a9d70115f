"""What a seat is told in a game from answer to answer, for the test of how long that is shown: `python -m
tests.web.reading GAME PLAYERS SEED` prints for each answer the view before it, the story until the next, and the
seconds that the server allows for it."""

import json
import random
import sys
from typing import Any

import feldherr
from feldherr import Game
from feldherr.server.history.story import Story
from feldherr.server.standing.change import reading_time
from feldherr.server.standing.clocks import MOST_READING

SEAT = 0


def spans(game: Game, rng: random.Random) -> list[dict[str, Any]]:
    """The game played at random to its end; before and after every answer of the seat."""
    found: list[dict[str, Any]] = []
    before: Game | None = None
    while True:
        if before is not None and (SEAT in game.pending or game.over):
            steps, _ = Story(before, game).steps_for(SEAT, len(before.events(SEAT)))
            allowed = reading_time(game, {SEAT: len(before.state.events)}, 0, SEAT)
            found.append({"view": before.view(SEAT), "steps": json.loads(steps), "allowed": min(allowed, MOST_READING)})
            before = None
        if game.over:
            return found
        seat = SEAT if SEAT in game.pending else next(iter(game.pending))
        if seat == SEAT:
            before = game.copy()
        game.play(seat, game.pending[seat].sample(rng))


if __name__ == "__main__":
    name, players, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    played = feldherr.new_game(name, players=players, seed=seed)
    print(json.dumps({"most": MOST_READING, "spans": spans(played, random.Random(seed))}))
