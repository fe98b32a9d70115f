"""Bots finish games, clocks run out, and nobody's processor is burnt for nobody."""

import random

from tests.server.client import Client
from tests.server.patience import until


def test_bots_finish_a_game_that_somebody_watches(anna: Client) -> None:
    table = anna.table(3, seats=[{"kind": "bot"}] * 3)
    stream = anna.stream(table)
    anna.post(f"/tables/{table}/start")
    stream.wait(lambda m: m["data"].get("table", {}).get("status") == "over")
    assert anna.get(f"/tables/{table}/record")["outcome"]


def test_a_person_and_bots(anna: Client) -> None:
    rng = random.Random(8)
    table = anna.started(4, seats=[{"kind": "me"}, *[{"kind": "bot"}] * 3])
    until(lambda: anna.play_on(table, rng)["moves"] > 20)
    assert anna.post(f"/tables/{table}/end", agree=True)["status"] == "over"


def test_bots_rest_when_nobody_is_there(anna: Client) -> None:
    table = anna.started(3, seats=[{"kind": "bot"}] * 3)
    header = until(lambda: (h := anna.get(f"/tables/{table}"))["status"] == "paused" and h)
    assert header["pause"] == "nobody"
    stream = anna.stream(table)
    stream.wait(lambda m: m["data"]["table"]["status"] == "running")
    until(lambda: anna.get(f"/tables/{table}")["moves"] > header["moves"])


def test_a_bot_stands_in_when_time_is_up(anna: Client, ben: Client) -> None:
    pace = {"kind": "live", "bank": 1, "increment": 0}
    table = anna.table(3, seats=[{"kind": "me"}], public=True, pace=pace)
    ben.post(f"/tables/{table}/join")
    anna.put(f"/tables/{table}/seats/2", kind="bot")
    started = anna.post(f"/tables/{table}/start")
    clock = started["seats"][0]["clock"]
    assert clock["due_at"] - clock["asked_at"] == 1
    ben.answer(table, 1, random.Random(1))
    stood_in = until(lambda: (h := anna.get(f"/tables/{table}"))["seats"][0]["stand_in"] and h)
    assert stood_in["status"] == "running"
    back = anna.post(f"/tables/{table}/reclaim", seat=0)
    assert not back["seats"][0]["stand_in"]
    assert back["seats"][0]["clock"]["bank"] < 1


def test_days_per_decision(anna: Client) -> None:
    table = anna.started(3, pace={"kind": "days", "days": 2})
    seat = anna.get(f"/tables/{table}")["seats"][0]
    assert seat["clock"]["due_at"] - seat["clock"]["asked_at"] == 2 * 24 * 3600
    anna.answer(table, 0, random.Random(1))
    assert anna.get(f"/tables/{table}")["seats"][0]["clock"] is None
    paused = anna.post(f"/tables/{table}/pause", paused=True)
    clocks = [seat["clock"] for seat in paused["seats"]]
    assert clocks[0] is None
    assert all(clock["due_at"] is None and clock["bank"] > 0 for clock in clocks[1:])
