"""The native engine against the reference: whole games by their records, and games in step, decision by decision."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

import feldherr
from feldherr import fast
from feldherr.fast import build, native
from feldherr.fast.face import Game as FastGame
from feldherr.fast.numbers import NUMBERS, legal, meant
from feldherr.fast.plain import PlainGame
from feldherr.kernel.decision import Decision, Move
from feldherr.kernel.game import Game
from feldherr.wallenstein.planning import PlanDecision
from tests.fuzzing import answer, plain
from tests.sixteenthirty import fuzz as sixteenthirty
from tests.wallenstein import fuzz as wallenstein

TABLES: dict[str, list[Any]] = {
    "wallenstein": [table for table in wallenstein.TABLES if table.throws == "inside"],
    "sixteenthirty": [table for table in sixteenthirty.TABLES if table.throws == "inside"],
}
"""All presets, expansions and models of the tower, house rules and figures of the table's own; what is thrown outside
of the game is played by the reference alone."""
LISTED = 400
"""Options of a decision that are compared one by one; of more, the number and some."""
GAMES_A_SEED = 10


@cache
def why_not_native() -> str:
    """Compiles what is not compiled; "" if it is there now."""
    if not all(build.is_built(game) for game in build.GAMES):
        try:
            build.build()
        except build.CannotBuild as error:
            return str(error)
        native.module.cache_clear()
    return ""


def require_native() -> None:
    """Without a compiler there is no native engine to test; the face is tested all the same."""
    if why_not_native():
        pytest.skip(f"not compiled: {why_not_native()}")


def open_table(name: str, seed: int) -> Game:
    tables = TABLES[name]
    game: Game = tables[seed % len(tables)].open(seed)
    return game


def twin_of(game: Game) -> FastGame:
    """The native game of the same table, from its beginning."""
    twin = fast.game(game.rulebook.name, players=game.players, seed=game.seed, **game.options)
    assert twin.native, "the accelerator does not know this table"
    return twin


def check_whole_game(name: str, seed: int) -> None:
    """A game that the native engine plays at random: the reference replays its record, to the very same record."""
    twin = twin_of(open_table(name, seed))
    twin.play_random(seed)
    record = twin.record()
    assert plain(feldherr.replay(record).record()) == plain(record)


def check_replay(name: str, seed: int) -> None:
    """A game that the reference plays at random, stubborn players among them: replayed by the native engine."""
    rng = Random(seed)
    game = open_table(name, seed)
    tempers = rng.choices(("even", "first", "last"), k=game.players)
    while not game.over:
        seat = rng.choice(list(game.pending))
        game.play(seat, answer(game.pending[seat], tempers[int(seat)], 0.2, rng))
    record = game.record()
    assert plain(fast.replay(record).record()) == plain(record)


def check_in_step(name: str, seed: int, hard: bool = False) -> None:
    """Before every answer: the same seats are asked, with the same options, numbers, observations and positions."""
    rng = Random(seed)
    game = open_table(name, seed)
    if hard:
        game = wallenstein.hard_times(game, rng)
    twin = fast.of(game) if hard else twin_of(game)
    assert twin.native
    while not game.over:
        check_same(game, twin, rng)
        seat = rng.choice(list(game.pending))
        decision = game.pending[seat]
        if rng.random() < 0.3:
            move = spell_out(game, twin, int(seat), decision, rng)
        else:
            move = decision.sample(rng)
            twin.answer(int(seat), move)
        game.play(seat, move)
    assert twin.over
    assert twin.seat == -1
    assert plain(twin.position()) == plain(game.rulebook.encode(game.state))
    assert twin.outcome == game.outcome


def check_same(game: Game, twin: FastGame, rng: Random) -> None:
    assert twin.pending == tuple(game.pending)
    assert twin.question == game.question
    assert plain(twin.position()) == plain(game.rulebook.encode(game.state))
    for seat, decision in game.pending.items():
        check_options(twin, int(seat), decision, rng)
    if rng.random() < 0.2:
        reference = PlainGame(twin.about, game)
        seat = rng.randrange(game.players)
        assert twin.observe(seat).tolist() == reference.observe(seat).tolist()
        assert np.array_equal(twin.mask(), reference.mask())


def check_options(twin: FastGame, seat: int, decision: Decision, rng: Random) -> None:
    if isinstance(decision, PlanDecision):
        return
    native: Any = twin
    count = decision.count()
    assert native.count(seat) == count
    indices = range(count) if count <= LISTED else [rng.randrange(count) for _ in range(20)]
    read = fast.games.GAMES[twin.about.rulebook.name].move_from
    for index in indices:
        assert read(native.option(seat, index)) == decision.option(index)


def spell_out(game: Game, twin: FastGame, seat: int, decision: Decision, rng: Random) -> Move:
    """Answers part by part in numbers, any that the reference offers; the reference's move for it."""
    numbers = NUMBERS[twin.about.rulebook.name]
    reference = PlainGame(twin.about, game.copy())
    given: list[int] = []
    while True:
        offered = legal(numbers, decision, given)
        if seat == twin.seat:
            assert np.flatnonzero(twin.mask()).tolist() == offered
            assert twin.observe(seat).tolist() == reference.observe(seat).tolist()
        wrong = rng.randrange(-5, numbers.actions + 5)
        if wrong not in offered and wrong >= 0:
            with pytest.raises(ValueError, match="no legal action"):
                twin.play_for(seat, wrong)
        action = rng.choice(offered)
        given.append(action)
        twin.play_for(seat, action)
        move = meant(numbers, decision, given)
        if move is not None:
            return move
        reference.play_for(seat, action)


def fuzz(seed: int) -> None:
    """For the long run: several whole games either way, and now and then one in step."""
    assert not why_not_native(), why_not_native()
    name = "sixteenthirty" if seed % 5 == 0 else "wallenstein"
    for number in range(GAMES_A_SEED - 1):
        check_whole_game(name, seed * GAMES_A_SEED + number)
    check_replay(name, seed * GAMES_A_SEED + GAMES_A_SEED - 1)
    if seed % 20 == 0:
        check_in_step(name, seed)
    if seed % 20 == 1:
        check_in_step("wallenstein", seed, hard=True)
