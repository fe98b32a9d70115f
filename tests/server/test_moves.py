"""Accepting moves: once, for the right question, by the right person; taking back and undoing."""

import random
import subprocess
import sys
from typing import Any

import pytest

from tests.server.client import Client, any_move


@pytest.fixture
def rng() -> random.Random:
    return random.Random(30)


def two_at_a_table(anna: Client, ben: Client, **more: Any) -> str:
    """Anna has seats 0 and 2, Ben has seat 1; the game has begun."""
    table = anna.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "me"}], public=True, **more)
    ben.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    return table


def test_a_repeated_request_is_answered_the_same_and_applied_once(
    anna: Client, ben: Client, rng: random.Random
) -> None:
    table = two_at_a_table(anna, ben)
    state = anna.state(table, 0)
    plan, decision = any_move(state, rng), state["decision"]["id"]
    first = anna.move(table, 0, decision, plan)
    assert anna.move(table, 0, decision, plan) == first
    assert anna.get(f"/tables/{table}")["tick"] == first["tick"]
    anna.answer(table, 2, rng)
    ben.answer(table, 1, rng)
    tick = anna.get(f"/tables/{table}")["tick"]
    assert anna.move(table, 0, decision, plan) == first
    assert anna.get(f"/tables/{table}")["tick"] == tick


def test_a_repeated_request_is_answered_the_same_also_when_nothing_is_played_any_more(
    anna: Client, ben: Client, rng: random.Random
) -> None:
    table = two_at_a_table(anna, ben)
    first = anna.answer(table, 0, rng)
    for who in (anna, ben):
        who.post(f"/tables/{table}/pause", paused=True)
    assert anna.move(table, 0, first["decision"], first["move"]) == first
    anna.move(table, 2, first["decision"], first["move"], expect=409)
    for who in (anna, ben):
        who.post(f"/tables/{table}/pause", paused=False)
    anna.answer(table, 2, rng)
    ben.answer(table, 1, rng)
    for who in (anna, ben):
        who.post(f"/tables/{table}/end", agree=True)
    assert anna.move(table, 0, first["decision"], first["move"]) == first
    late = anna.move(table, 0, first["decision"], "pass", expect=409)
    assert late["error"]["code"] == "not_running"


def test_a_late_move_gets_409_with_the_present_state(anna: Client, ben: Client, rng: random.Random) -> None:
    table = two_at_a_table(anna, ben)
    state = anna.state(table, 0)
    decision = state["decision"]["id"]
    for client, seat in ((anna, 0), (anna, 2), (ben, 1)):
        client.answer(table, seat, rng)
    late = anna.move(table, 0, decision, any_move(state, rng), expect=409)
    assert late["error"]["code"] == "late_move"
    assert late["state"]["seat"] == 0
    assert late["state"]["question"] == anna.get(f"/tables/{table}")["question"]
    assert set(late["error"]["sentence"]) >= {"en", "de"}
    anna.move(table, 0, "999", "pass", expect=409)


def test_an_illegal_move_says_why_and_changes_nothing(anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben)
    decision = anna.state(table, 0)["decision"]["id"]
    before = anna.get(f"/tables/{table}")
    for move in ("pass", "nonsense", "plan palace=nowhere", "plan"):
        refused = anna.move(table, 0, decision, move, expect=422)
        assert refused["error"]["sentence"]["de"]
    assert anna.get(f"/tables/{table}") == before


def test_only_the_holder_may_play_a_seat(server: Any, anna: Client, ben: Client, guest: Any) -> None:
    table = two_at_a_table(anna, ben)
    state = anna.state(table, 0)
    plan, decision = any_move(state, random.Random(1)), state["decision"]["id"]
    ben.move(table, 0, decision, plan, expect=403)
    guest(server, "Stranger").move(table, 0, decision, plan, expect=403)
    guest(server).move(table, 0, decision, plan, expect=401)
    ben.get(f"/tables/{table}/state", expect=403, seat=0)
    ben.get(f"/tables/{table}/events", expect=403, seat=0)
    ben.get(f"/tables/{table}/draft", expect=403, seat=0)
    ben.get(f"/tables/{table}/notes", expect=403, seat=2)
    ben.post(f"/tables/{table}/check", expect=403, seat=0, decision=decision, move=plan)
    ben.post(f"/tables/{table}/undo", expect=403, seat=0)
    ben.post(f"/tables/{table}/takeback", expect=403, seat=0, decision=decision)
    assert anna.state(table, 0)["sealed"] is None


def test_unknown_fields_and_wrong_types_are_refused(anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben)
    anna.post(f"/tables/{table}/moves", expect=422, seat=0, decision="0", move="pass", hack=1)
    anna.post(f"/tables/{table}/moves", expect=422, seat="zero", decision="0", move="pass")
    anna.post(f"/tables/{table}/moves", expect=422, seat=0, decision=0, move="pass")
    anna.post(f"/tables/{table}/moves", expect=422, seat=0, decision="0", move="pass\u0000")
    anna.post(f"/tables/{table}/moves", expect=422, seat=7, decision="0", move="pass")
    anna.post("/tables", expect=422, game="wallenstein", players=9)
    anna.post("/tables", expect=422, game="chess", players=3)
    anna.post("/tables", expect=422, game="sixteenthirty", players=3, options={"throws": "outside"})
    anna.post("/tables", expect=422, game="wallenstein", players=3, options={"no": "such"})


def test_a_sealed_plan_can_be_changed_until_the_last_has_sealed(anna: Client, ben: Client, rng: random.Random) -> None:
    table = two_at_a_table(anna, ben)
    state = anna.state(table, 0)
    decision = state["decision"]["id"]
    anna.move(table, 0, decision, any_move(state, rng))
    second = anna.move(table, 0, decision, any_move(state, rng))["move"]
    sealed = anna.state(table, 0)
    assert sealed["sealed"] == second
    assert sealed["decision"]["id"] == decision
    assert anna.get(f"/tables/{table}")["waiting_for"] == [1, 2]
    anna.post(f"/tables/{table}/takeback", seat=0, decision=decision)
    assert anna.state(table, 0)["sealed"] is None
    assert anna.get(f"/tables/{table}")["waiting_for"] == [0, 1, 2]
    anna.post(f"/tables/{table}/takeback", expect=422, seat=0, decision=decision)
    final = anna.move(table, 0, decision, any_move(state, rng))["move"]
    anna.answer(table, 2, rng)
    ben.answer(table, 1, rng)
    anna.post(f"/tables/{table}/takeback", expect=409, seat=0, decision=decision)
    plan = anna.state(table, 0)["view"]["players"][0]["plan"]
    for pair in final.split()[1:]:
        box, card = pair.split("=")
        if box != "bid":
            assert plan[box] == card


def undoable(anna: Client, table: str, rng: random.Random) -> tuple[int, dict[str, Any]]:
    """Plays until the last decision can be undone; its seat, and the state it was made in."""
    for _ in range(400):
        header = anna.get(f"/tables/{table}")
        assert header["status"] == "running"
        seat = header["waiting_for"][0]
        before = anna.state(table, seat)
        anna.answer(table, seat, rng)
        told = {other: anna.state(table, other)["undo"] for other in range(3)}
        undo = anna.http.post(f"/tables/{table}/undo", json={"seat": seat})
        assert told == {other: other == seat and undo.status_code == 200 for other in range(3)}
        if undo.status_code == 200:
            assert not anna.state(table, seat)["undo"]
            return seat, before
        assert undo.status_code == 409
    raise AssertionError("nothing could be undone")


def test_a_stream_tells_whether_undo_is_possible(anna: Client, rng: random.Random) -> None:
    table = anna.started(3, options={"lineup": "draft"})
    stream = anna.stream(table)
    for _ in range(30):
        seat = anna.get(f"/tables/{table}")["waiting_for"][0]
        tick = anna.answer(table, seat, rng)["tick"]
        told = stream.until(tick)["data"]["seats"]
        assert {int(other): part["undo"] for other, part in told.items()} == {
            other: anna.state(table, other)["undo"] for other in range(3)
        }


def test_undo_follows_one_rule(anna: Client, rng: random.Random) -> None:
    table = anna.started(3, options={"lineup": "draft"})
    seat, before = undoable(anna, table, rng)
    after = anna.state(table, seat)
    assert int(after["question"]) > int(before["question"])
    ignored = ("question",)
    assert {k: v for k, v in after["view"].items() if k not in ignored} == {
        k: v for k, v in before["view"].items() if k not in ignored
    }
    assert after["events_from"] == before["events_from"]
    anna.post(f"/tables/{table}/undo", expect=409, seat=seat)
    old = before["decision"]["id"]
    anna.move(table, seat, old, "nonsense", expect=409)
    header = anna.play_on(table, rng)
    assert header["status"] == "over"
    record = anna.get(f"/tables/{table}/record")
    assert record["outcome"] == header["outcome"]
    anna.post(f"/tables/{table}/undo", expect=409, seat=seat)


def test_a_list_says_what_one_is_asked_and_who_has_sealed(anna: Client, ben: Client, rng: random.Random) -> None:
    table = two_at_a_table(anna, ben)
    assert anna.get(f"/tables/{table}")["asked"] == {"0": "plan", "2": "plan"}
    assert ben.get(f"/tables/{table}")["asked"] == {"1": "plan"}
    ben.answer(table, 1, rng)
    header = next(each for each in anna.get("/tables", mine=True)["tables"] if each["id"] == table)
    assert (header["sealed"], header["waiting_for"], header["ordered"]) == ([1], [0, 2], [])
    assert ben.get(f"/tables/{table}")["asked"] == {}
    anna.put(f"/tables/{table}/orders", seat=0, orders=["defend_all"])
    assert [who.get(f"/tables/{table}")["ordered"] for who in (anna, ben)] == [[0], []], "nobody else is told"


def test_drafts_notes_and_checks_are_for_their_seat(anna: Client, ben: Client, rng: random.Random) -> None:
    table = two_at_a_table(anna, ben)
    state = anna.state(table, 0)
    decision = state["decision"]["id"]
    anna.put(f"/tables/{table}/draft", seat=0, decision=decision, text="plan bid=1")
    assert anna.get(f"/tables/{table}/draft", seat=0)["text"] == "plan bid=1"
    assert ben.get(f"/tables/{table}/draft", seat=1)["text"] == ""
    anna.put(f"/tables/{table}/notes", seat=0, text="Ben bluffs.\nAlways.")
    assert anna.get(f"/tables/{table}/notes", seat=0)["text"] == "Ben bluffs.\nAlways."
    seen = f"/tables/{table}/seen"
    assert [anna.put(seen, seat=0, events=n)["before"] for n in (0, 7, 3, 0)] == [None, None, 7, 7], "on any screen"
    ben.put(seen, 403, seat=0, events=9)
    ben.put(seen, 422, seat=1, events=-1)
    checked = anna.post(f"/tables/{table}/check", seat=0, decision=decision, move="plan bid=1")
    assert checked["legal"]
    county = state["decision"]["counties"][0]
    risky = anna.post(f"/tables/{table}/check", seat=0, decision=decision, move=f"plan bid=1 palace={county}")
    assert checked["forecast"]["boxes"] == {}
    assert risky["forecast"]["boxes"]["palace"].keys() == {"county", "unpaid", "unpaid_by_event", "fails", "revolt"}
    wrong = anna.post(f"/tables/{table}/check", seat=0, decision=decision, move="plan bid=9")
    assert not wrong["legal"]
    assert anna.get(f"/tables/{table}/odds", seat=0, decision=decision) == {"odds": {}}


def test_no_request_waits_for_what_forecasts_need() -> None:
    code = "import sys, feldherr.server.operation.process; sys.exit('numpy' not in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
