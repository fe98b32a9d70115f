"""Bots that crash, hang or err cost their own thought and nothing else."""

import asyncio
import os
import signal
import subprocess
import sys
from time import monotonic, sleep

import pytest

import feldherr
from feldherr.server.config import Settings
from feldherr.server.play.bots import any_move
from feldherr.server.play.thinking import Thinkers
from feldherr.server.work.queues import Asker, Work


@pytest.fixture
def game() -> feldherr.Game:
    return feldherr.new_game("wallenstein", players=3, seed=5)


def test_a_bot_that_errs_or_dies_is_replaced(game: feldherr.Game, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> list[str | None]:
        work = Work(Settings(bot_workers=1))
        thinkers = Thinkers(work.thinking, 1.0)

        async def move(level: str, seat: int) -> str | None:
            thought = await thinkers.think(level, game.view(seat), 1, Asker("bot"))
            return thought and thought.move

        moves = [await move("random", 0), await move("no such level", 1)]
        for worker in work.thinking.workers.all:
            os.kill(worker.process.pid, signal.SIGKILL)
        moves += [await move("random", 1), await move("random", 2)]
        await work.close()
        return moves

    first, failed, *others = asyncio.run(play())
    assert failed is None
    assert "a bot failed" in caplog.text
    for seat, text in enumerate([first, *others]):
        assert text is not None
        game.play(seat, text)
    assert game.question == 1


@pytest.mark.parametrize(("size", "ready"), [(1, 1), (4, 2)])
def test_processes_are_ready_before_the_first_bots_turn(game: feldherr.Game, size: int, ready: int) -> None:
    """As many as a table's bots are asked at once, and no more than there are to be."""

    async def wake() -> tuple[int, bool]:
        work = Work(Settings(bot_workers=size))
        thinkers = Thinkers(work.thinking, 1.0)
        await thinkers.wake()
        found = set(work.thinking.workers.idle)
        askers = [Asker(f"bot {seat}") for seat in range(ready)]
        await asyncio.gather(*(thinkers.think("captain", game.view(0), 1, asker) for asker in askers))
        same = work.thinking.workers.all == found
        await work.close()
        return len(found), same

    assert asyncio.run(wake()) == (ready, True)


WARM = """
import sys
from random import Random
import feldherr
from feldherr import bots
from feldherr.bots.sixteenthirty.value import learned
from feldherr.bots.wallenstein.experience import experience
from feldherr.server.work import jobs

jobs.warm_up_thinker()
loaded, modules = experience.cache_info().misses + learned.cache_info().misses, set(sys.modules)
for game in feldherr.HOUSE:
    table, rng = feldherr.new_game(game, players=4, seed=1), Random(1)
    for _ in range(24):
        seat, decision = next(iter(table.pending.items()))
        for level in bots.offered(game):
            jobs.think(level.name, table.view(seat), 0, bots.Budget(simulations=1))
        table.play(seat, decision.sample(rng))
print(loaded, experience.cache_info().misses + learned.cache_info().misses - loaded, *set(sys.modules) - modules)
"""


def test_what_levels_have_learned_is_loaded_before_the_first_bots_turn() -> None:
    """Of every level in every game of the house: nothing is read from disk when a table asks."""
    said = subprocess.run([sys.executable, "-c", WARM], capture_output=True, text=True, check=True).stdout
    assert said.split() == ["3", "0"]


def test_there_is_a_move_for_a_bot_that_fails(game: feldherr.Game) -> None:
    for seat in range(3):
        game.play(seat, any_move(game, seat))
    assert game.question == 1


SERVER = """
import asyncio, sys, feldherr
from feldherr.server.config import Settings
from feldherr.server.work.queues import Asker, Work
from feldherr.server.play.thinking import Thinkers

async def think():
    work = Work(Settings(bot_workers=1))
    view = feldherr.new_game("wallenstein", players=3, seed=5).view(0)
    await Thinkers(work.thinking, 1.0).think("random", view, 1, Asker("bot"))
    print(*(worker.process.pid for worker in work.thinking.workers.all), flush=True)
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
