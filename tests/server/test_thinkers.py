"""Bots that crash or err are replaced by a random move."""

import asyncio
import os
import signal

import pytest

import feldherr
from feldherr.server.bots import Thinkers


@pytest.fixture
def game() -> feldherr.Game:
    return feldherr.new_game("wallenstein", players=3, seed=5)


def test_a_bot_that_errs_or_dies_is_replaced(game: feldherr.Game, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> list[str]:
        thinkers = Thinkers(1, 1.0)
        moves = [await thinkers.choose("random", game.view(0)), await thinkers.choose("no such level", game.view(1))]
        assert thinkers.pool is not None
        for process in list(thinkers.pool._processes.values()):
            os.kill(process.pid or 0, signal.SIGKILL)
        moves.append(await thinkers.choose("random", game.view(2)))
        moves.append(await thinkers.choose("random", game.view(2)))
        thinkers.close()
        return moves

    moves = asyncio.run(play())
    assert "a bot failed" in caplog.text
    for seat, move in enumerate(moves[:3]):
        game.play(seat, move)
    assert game.question == 1
