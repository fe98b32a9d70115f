"""Analyses of finished games on a server: for those who may see the game, when it is over, one at a time, and kept."""

import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import feldherr
from feldherr.bots import Budget, decide
from tests.server.client import Client
from tests.server.patience import PATIENCE
from tests.server.serving import Server


@cache
def record(seed: int = 1618) -> dict[str, Any]:
    game = feldherr.new_game("wallenstein", players=3, seed=seed)
    rng = Random(1)
    while not game.over:
        seat = next(iter(game.pending))
        game.play(seat, decide("recruit", game.view(seat), rng, Budget(simulations=1)).move)
    return game.record()


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose analyses imagine few games."""
    folder: Path = tmp_path_factory.mktemp("analyses")
    server = Server(folder, str(folder / "server.db"), analysis_effort=0.01).start()
    yield server
    server.stop()


def made(client: Client, table: str, seat: int) -> Any:
    """The analysis, when it is there, and all that was told of its progress."""
    deadline, told = time.monotonic() + 4 * PATIENCE, []
    while time.monotonic() < deadline:
        answer = client.get(f"/tables/{table}/analysis", seat=seat)
        told.append(answer["progress"])
        if answer["status"] == "done":
            assert told == sorted(told)
            return answer["analysis"]
        assert answer["status"] == "running"
        time.sleep(0.2)
    raise TimeoutError


def test_a_finished_game_is_analysed_once_and_kept(quick: Server, guest: Callable[..., Client]) -> None:
    anna = guest(quick, "Anna")
    table = anna.post("/tables/import", record=record())["id"]
    path = f"/tables/{table}/analysis"
    assert anna.get(path, seat=1) == {"status": "none", "progress": 0.0, "analysis": None}
    assert anna.post(path, seat=1)["status"] == "running"
    assert anna.post(path, seat=2, expect=409)["error"]["code"] == "analysis_under_way"
    found = made(anna, table, 1)
    sums = [one["by"] for one in (*found["fortune"], *found["decisions"])]
    assert found["start"] + sum(sums) + found["outlook"] == pytest.approx(found["end"], abs=0.002)
    assert found["points"][-1]["chances"][1] == found["end"]
    for one in (*found["costly"], *found["good"]):
        assert set(one["told"]["sentence"]) >= {"en", "de"}
    assert anna.post(path, seat=1)["analysis"] == found


def test_a_game_under_way_is_not_analysed(quick: Server, guest: Callable[..., Client]) -> None:
    anna = guest(quick, "Anna")
    table = anna.started(3)
    assert anna.get(f"/tables/{table}/analysis", seat=0, expect=409)["error"]["code"] == "not_over"
    assert anna.post(f"/tables/{table}/analysis", seat=0, expect=409)["error"]["code"] == "not_over"


def test_only_those_who_may_see_a_game_see_its_analysis(quick: Server, guest: Callable[..., Client]) -> None:
    anna, ben = guest(quick, "Anna"), guest(quick, "Ben")
    table = anna.post("/tables/import", record=record())["id"]
    ben.get(f"/tables/{table}/analysis", seat=0, expect=404)
    ben.post(f"/tables/{table}/analysis", seat=0, expect=404)


def test_a_seat_that_is_not_there_is_refused(quick: Server, guest: Callable[..., Client]) -> None:
    anna = guest(quick, "Anna")
    table = anna.post("/tables/import", record=record())["id"]
    assert anna.post(f"/tables/{table}/analysis", seat=3, expect=422)["error"]["code"] == "no_such_seat"
