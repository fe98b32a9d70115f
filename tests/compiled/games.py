"""Random games on all kinds of tables, each told as one hash: python -m tests.compiled.games FIRST COUNT.

A hash covers views and questions on the way, imagined games, all events, and the record.
"""

import sys
from hashlib import blake2b
from json import dumps
from random import Random
from typing import Any, Final

import feldherr
from feldherr.kernel.decision import CHANCE

EXPANSIONS: Final = ({"court": True, "landsknechte": True}, {"court": True}, {"landsknechte": True})
WALLENSTEIN: Final[list[dict[str, Any]]] = [
    *({"edition": edition} for edition in ("second", "first", "manual")),
    *EXPANSIONS,
    *({"tower": tower} for tower in ("classic", "aged")),
    {"throws": "outside"},
]
TABLES: Final[list[tuple[str, dict[str, Any]]]] = [
    *(
        ("wallenstein", {**options, "players": players, "lineup": lineup})
        for options in WALLENSTEIN
        for players in (3, 4, 5)
        for lineup in ("default", "draft")
    ),
    *(("sixteenthirty", {"players": players}) for players in (3, 4, 5, 6) for _ in range(4)),
    *(("sixteenthirty", {"players": players, "throws": "outside"}) for players in (3, 4, 5, 6)),
]


def fingerprint(number: int) -> str:
    """What becomes of the game of that number."""
    name, options = TABLES[number % len(TABLES)]
    game = feldherr.new_game(name, seed=number, **options)
    rng, digest, asked = Random(number), blake2b(digest_size=12), 0
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        if asked % 61 == 0:
            look_at(digest, game.view(None), game.view(0), game.view("all"), decision.as_json())
        if asked % 173 == 0 and seat != CHANCE:
            look_at(digest, game.imagine(int(seat), Random(asked)).view("all"))
        game.play(seat, decision.sample(rng))
        asked += 1
    look_at(digest, game.record(), game.copy().record(), *(game.events(audience) for audience in (None, 0, "all")))
    return f"{number} {name} {asked} {digest.hexdigest()}"


def look_at(digest: Any, *things: Any) -> None:
    for thing in things:
        digest.update(dumps(thing).encode())


def main(first: int, count: int) -> None:
    for number in range(first, first + count):
        print(fingerprint(number))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
