"""Whole games by scripted clients over HTTP only, to the end."""

import random
from typing import Any

import pytest

import feldherr
from feldherr.kernel.fair import require_fair
from tests.server.client import Client

PRESETS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"court": True, "landsknechte": True, "lineup": "draft"}),
    (5, {"edition": "first", "lineup": "draft"}),
    (4, {"edition": "manual", "tower": "classic"}),
]


@pytest.mark.parametrize(("players", "options"), PRESETS)
def test_a_whole_game(anna: Client, ben: Client, players: int, options: dict[str, Any]) -> None:
    rng = random.Random(players)
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "me"}] * (players - 2)]
    table = anna.table(players, seats=seats, options=options)
    code = anna.get(f"/tables/{table}")["invitation"]
    ben.post(f"/tables/{table}/join", expect=404)
    ben.post(f"/tables/{table}/join", code=code)
    _play_to_the_end(anna, ben, table, rng)


def _play_to_the_end(anna: Client, ben: Client, table: str, rng: random.Random) -> None:
    anna.post(f"/tables/{table}/start")
    anna.get(f"/tables/{table}/record", expect=409)
    header = anna.get(f"/tables/{table}")
    while header["status"] == "running":
        anna.play_on(table, rng)
        header = ben.play_on(table, rng)
    assert header["status"] == "over"
    record = anna.get(f"/tables/{table}/record")
    require_fair(record)
    game = feldherr.replay(record)
    assert game.outcome is not None
    assert game.outcome.as_json() == header["outcome"]
    fairness = ben.get(f"/tables/{table}/fairness")
    assert fairness["seed"] == record["seed"]
    assert anna.get(f"/tables/{table}/events")["events"] == game.events(None)
