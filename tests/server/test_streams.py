"""Live updates: told after the commit, resumed from the last event seen, one stream for all seats."""

import asyncio
import random
from typing import Any, cast

import pytest
from sqlalchemy.exc import OperationalError

from feldherr.server.history.changes import applied
from feldherr.server.live import streams
from feldherr.server.live.hub import Hub
from feldherr.server.live.listeners import Watcher
from tests.server.client import Client, Stream
from tests.server.patience import PATIENCE
from tests.server.test_moves import two_at_a_table


def test_a_stream_tells_all_that_changes(anna: Client, ben: Client) -> None:
    rng = random.Random(5)
    table = two_at_a_table(anna, ben)
    stream = anna.stream(table)
    first = stream.wait(lambda m: m["event"] == "reset")["data"]
    assert sorted(first["seats"]) == ["0", "2"]
    views = {seat: state["view"] for seat, state in first["seats"].items()}
    heard = {seat: state["events_from"] for seat, state in first["seats"].items()}
    told = len(stream.messages)
    for _ in range(30):
        header = anna.get(f"/tables/{table}")
        if header["waiting_for"][0] == 1:
            tick = ben.answer(table, 1, rng)["tick"]
        else:
            tick = anna.answer(table, header["waiting_for"][0], rng)["tick"]
        stream.until(tick)
    for message in stream.messages[told:]:
        assert message["event"] == "update"
        assert message["id"] == str(message["data"]["tick"])
        for seat, update in message["data"]["seats"].items():
            for step in update["story"]:
                views[seat] = applied(views[seat], step["changes"])
                for event in step["events"]:
                    assert event["n"] == heard[seat]
                    heard[seat] += 1
    for seat in ("0", "2"):
        state = anna.state(table, int(seat))
        assert views[seat] == state["view"]
        assert heard[seat] == state["events_from"]


def test_a_stream_resumes_from_the_last_event_seen(anna: Client, ben: Client) -> None:
    rng = random.Random(6)
    table = two_at_a_table(anna, ben)
    first = ben.stream(table)
    tick = first.wait(lambda m: m["event"] == "reset")["data"]["tick"]
    first.close()
    anna.answer(table, 0, rng)
    anna.post(f"/tables/{table}/chat", text="Hurry up, Ben!")
    anna.answer(table, 2, rng)
    again = ben.stream(table, last=tick)
    update = again.wait(lambda m: m["event"] == "update")["data"]
    assert [line["text"] for line in update["chat"]] == ["Hurry up, Ben!"]
    assert update["table"]["waiting_for"] == [1]
    assert update["seats"]["1"]["decision"]["kind"] == "plan"
    ben.answer(table, 1, rng)
    message = again.until(update["tick"] + 1)
    story = message["data"]["seats"]["1"]["story"]
    assert story[0]["events"][0]["kind"] == "planned"
    assert len(story) > 2
    assert all(path and path[0] != "options" for step in story for path, *_ in step["changes"])
    old = ben.stream(table, last=0)
    old.wait(lambda m: m["event"] == "reset")
    current = ben.stream(table, last=ben.get(f"/tables/{table}")["tick"])
    assert [message for message in current.messages if message["event"] != "presence"] == []


def test_a_spectator_sees_what_anybody_may_see(server: Any, anna: Client, ben: Client, guest: Any) -> None:
    table = two_at_a_table(anna, ben)
    watcher = guest(server, "Cleo")
    stream = watcher.stream(table)
    seen = stream.wait(lambda m: m["event"] == "reset")["data"]
    assert seen["seats"] == {}
    assert seen["spectator"]["view"] == watcher.state(table)["view"]
    tick = anna.answer(table, 0, random.Random(1))["tick"]
    update = stream.until(tick)["data"]
    assert update["spectator"]["decision"] is None
    (step,) = update["spectator"]["story"]
    assert step["events"] == []
    assert applied(seen["spectator"]["view"], step["changes"])["waiting_for"] == [1, 2]
    private = anna.table(3, seats=[{"kind": "me"}])
    watcher.get(f"/tables/{private}/state", expect=404)
    watcher.get(f"/tables/{private}/stream", expect=404)
    code = anna.get(f"/tables/{private}")["invitation"]
    assert watcher.get(f"/tables/{private}", code=code)["mine"] == []


def test_who_leaves_a_private_table_hears_no_more_of_it(server: Any, anna: Client, ben: Client, guest: Any) -> None:
    table = anna.table(3, seats=[{"kind": "me"}])
    code = anna.get(f"/tables/{table}")["invitation"]
    ben.post(f"/tables/{table}/join", code=code)
    invited = guest(server, "Cleo")
    watching = Stream(invited, f"/tables/{table}/stream?code={code}", None)
    invited.streams.append(watching)
    own = ben.stream(table)
    for stream in (own, watching):
        stream.wait(lambda m: m["event"] == "reset")
    ben.post(f"/tables/{table}/leave", seat=1)
    anna.post(f"/tables/{table}/chat", text="Among ourselves.")
    watching.wait(lambda m: m["data"].get("chat"))
    assert own.ended(PATIENCE)
    assert not any("Among ourselves." in line for line in own.lines)
    ben.get(f"/tables/{table}/stream", expect=404)


def test_my_games_stream(anna: Client, ben: Client) -> None:
    stream = Stream(ben, "/stream", None)
    ben.streams.append(stream)
    table = two_at_a_table(anna, ben)
    stream.wait(lambda m: any(t["id"] == table and t["status"] == "running" for t in m["data"]["tables"]))


def test_undo_resets_streams(anna: Client) -> None:
    from tests.server.test_moves import undoable

    table = anna.started(3, options={"lineup": "draft"})
    stream = anna.stream(table)
    stream.wait(lambda m: m["event"] == "reset")
    undoable(anna, table, random.Random(30))
    tick = anna.get(f"/tables/{table}")["tick"]
    assert stream.until(tick)["event"] == "reset"


def test_a_stream_that_cannot_read_looks_again_and_forgets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "AGAIN_SECONDS", 0.0)
    asyncio.run(_look_again())


async def _look_again() -> None:
    answers = [OperationalError("select", {}, Exception("gone")), None]

    class Storage:
        async def table(self, _: str) -> None:
            if error := answers.pop(0):
                raise error

    watcher = Watcher("anna", None)
    stream = streams.GamesStream(cast(Hub, Storage()), watcher)
    watcher.changed("table")
    for _ in range(2):
        assert await watcher.wait()
        assert await stream._next() == b""
    assert answers == []
    assert watcher.tables == set()
