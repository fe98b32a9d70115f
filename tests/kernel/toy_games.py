"""Games of the toy, and ways to the moment that a test wants."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from feldherr.kernel.game import Game, start
from tests.kernel.toy import Toy

TOY = Toy()


def new(players: int = 3, seed: int | bytes | None = 1618, **options: Any) -> Game:
    return start(TOY, players, options, seed)


def all_of(game: Game) -> str:
    """All that anybody can learn of a game."""
    audiences = [*range(game.players), None, "all"]
    return json.dumps([game.record(), [[game.view(a), game.events(a)] for a in audiences]])


def finish(game: Game, rng: Random) -> Game:
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    return game


def moments(seed: int, players: int = 3) -> Iterator[Game]:
    """A random game before each of its answers, and when it is over."""
    game, rng = new(players, seed), Random(seed)
    while not game.over:
        yield game
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
    yield game


def until(wanted: Callable[[Game], bool], seed: int = 0) -> Game:
    """The first moment of that kind in any random game."""
    for more in range(1000):
        for game in moments(seed + more):
            if wanted(game):
                return game
    raise LookupError("no such moment")


def asks(kind: str, options: int | None = None) -> Callable[[Game], bool]:
    """Somebody is asked that, perhaps with so many options."""
    return lambda game: any(d.kind == kind and options in (None, d.count()) for d in game.pending.values())
