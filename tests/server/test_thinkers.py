"""Bots that crash or err are replaced by a random move."""

import asyncio
import os
import signal
import subprocess
import sys
from time import monotonic, sleep

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


SERVER = """
import asyncio, sys, feldherr
from feldherr.server.bots import Thinkers

async def think():
    thinkers = Thinkers(1, 1.0)
    await thinkers.choose("random", feldherr.new_game("wallenstein", players=3, seed=5).view(0))
    print(*thinkers.pool._processes, flush=True)
    await asyncio.sleep(600)

asyncio.run(think())
"""


def test_thinkers_end_with_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        thinker = int(server.stdout.readline())
        server.kill()
    until = monotonic() + 60
    while is_running(thinker):
        assert monotonic() < until, "a thinker outlived its server"
        sleep(0.05)


def is_running(process: int) -> bool:
    """Whether there is such a process; one that waits to be fetched by nobody does not run."""
    found = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False
    ).stdout
    return bool(found.strip()) and not found.strip().startswith("Z")
