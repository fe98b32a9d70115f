"""The fast lane: games played with numbers, natively where the accelerator knows the rules, else by the reference.

    from feldherr import fast

    game = fast.game("wallenstein", players=4, seed=1618)
    while game.play(game.sample(rng.getrandbits(64))):  # or game.play(number) with game.mask()[number]
        ...
    fast.batch("wallenstein", 4096, players=4).play_random(7)

Python stays the reference: a native game has the same chance, the same legal moves and the same record, to the last
cube, and tests hold it to that. `python -m feldherr.fast.build` compiles it with any C compiler.
"""

import secrets
from functools import lru_cache
from json import dumps, loads
from typing import Any

from feldherr.fast.face import About, Batch, Game
from feldherr.fast.games import module_for, rulebook_of
from feldherr.fast.lane import rules_for, types_of
from feldherr.fast.plain import PlainBatch, PlainGame
from feldherr.kernel import replay as reference
from feldherr.kernel.chance import seed_bytes
from feldherr.kernel.codec import copied
from feldherr.kernel.errors import BadRecord
from feldherr.kernel.game import Game as WholeGame
from feldherr.kernel.game import start

__all__ = ["Batch", "Game", "available", "batch", "game", "of", "replay"]


@lru_cache(maxsize=64)
def _rules(name: str, players: int, options: str) -> tuple[About, Any, Any]:
    """What a table plays by, the native module for it and its rules object; None twice, where Python plays."""
    rulebook = rulebook_of(name)
    about = About(rulebook, rulebook.read_options(players, loads(options)), 0, 0)
    module = module_for(rulebook, players, about.options)
    return about, module, None if module is None else rules_for(module, about, players)


def _table(name: str, players: int, options: dict[str, Any]) -> tuple[About, Any, Any]:
    """The same for options as they are given; those that JSON cannot tell are refused as the reference refuses them."""
    rulebook = rulebook_of(name)
    settled = rulebook.read_options(players, options)
    return _rules(name, players, dumps(settled))


def available(name: str, *, players: int, **options: Any) -> bool:
    """Whether native code plays at such a table; else Python does, behind the same face.

    >>> available("wallenstein", players=4, throws="outside")
    False
    """
    return _table(name, players, options)[1] is not None


def game(name: str, *, players: int, seed: int | bytes | None = None, record: bool = True, **options: Any) -> Game:
    """A new game, up to its first decision. Without a record it is a little faster, and its moves are forgotten.

    >>> game("sixteenthirty", players=4, seed=1630).pending
    (0, 1, 2, 3)
    """
    secret = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
    about, module, rules = _table(name, players, options)
    if module is None:
        return PlainGame(about, start(about.rulebook, players, copied(about.options), secret))
    made: Game = types_of(module)[0](rules, secret, record)
    return made


def batch(name: str, games: int, *, players: int, seed: int | bytes | None = None, **options: Any) -> Batch:
    """Many games side by side, whose seeds follow the first.

    >>> many = batch("wallenstein", 8, players=3, seed=1)
    >>> many.play_random(7) > 8, many.over.all(), many.scores.shape
    (True, np.True_, (8, 3))
    """
    first = int.from_bytes(secrets.token_bytes(32) if seed is None else seed_bytes(seed), "big")
    seeds = [((first + index) % (1 << 256)).to_bytes(32, "big") for index in range(games)]
    about, module, rules = _table(name, players, options)
    if module is None:
        return PlainBatch(about, players, seeds)
    made: Batch = types_of(module)[1](rules, b"".join(seeds))
    return made


def of(game: WholeGame) -> Game:
    """A game of the reference on the fast lane, from where it stands and with the same future chance. It keeps no
    record: the reference does."""
    about, module, rules = _table(game.rulebook.name, game.players, game.options)
    if module is None:
        return PlainGame(about, game.copy())
    position = game.rulebook.encode(game.state)
    made: Game = types_of(module)[0](rules, game.seed, False, position, game.question)
    for seat, move in sorted(game.sealed.items()):
        made.answer(seat, move)
    return made


def replay(record: dict[str, Any]) -> Game:
    """The game that a record tells. BadRecord says where it tells no possible game, or another than it claims.

    >>> first = game("wallenstein", players=3, seed=1618)
    >>> _ = first.play_random(7)
    >>> replay(first.record()).scores == first.scores
    True
    """
    whole = reference.begin(rulebook_of(record["game"]), record)
    about, module, rules = _table(whole.rulebook.name, whole.players, whole.options)
    if module is None:
        return PlainGame(about, reference.replay(whole.rulebook, record))
    made: Game = types_of(module)[0](rules, whole.seed, True, whole.position, whole.first_question)
    for number, line in enumerate(record["moves"], 1):
        seat, _, text = line.partition(" ")
        try:
            made.answer(int(seat), text)
        except ValueError:
            raise BadRecord("bad_line", number=number) from None
    reference.require_claims(made.as_game(), record)
    return made
