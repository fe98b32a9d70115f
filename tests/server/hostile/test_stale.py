"""A request that arrives late, or twice, does nothing that its sender no longer wants."""

import random
from typing import Any

import pytest

from tests.server.client import Client, any_move
from tests.server.test_moves import two_at_a_table


@pytest.fixture
def rng() -> random.Random:
    return random.Random(30)


def send(client: Client, table: str, act: str, expect: int | None = None, **body: Any) -> Any:
    return client.post(f"/tables/{table}/{act}", expect, **body)


def two_plans(state: dict[str, Any], rng: random.Random) -> tuple[str, str]:
    first = any_move(state, rng)
    return first, next(move for move in iter(lambda: any_move(state, rng), "") if move != first)


def test_a_move_that_was_undone_is_refused_when_it_comes_again(anna: Client, rng: random.Random) -> None:
    table = anna.started(3, options={"lineup": "draft"})
    for _ in range(400):
        seat = anna.get(f"/tables/{table}")["waiting_for"][0]
        state = anna.state(table, seat)
        move, decision = any_move(state, rng), state["decision"]["id"]
        anna.move(table, seat, decision, move)
        if anna.state(table, seat)["undo"]:
            break
    send(anna, table, "undo", seat=seat)
    before = anna.get(f"/tables/{table}")
    for more in ({}, {"after": state["answers"]}):
        late = send(anna, table, "moves", 409, seat=seat, decision=decision, move=move, **more)
        assert late["error"]["code"] == "late_move"
        assert late["state"]["question"] == before["question"]
    assert anna.get(f"/tables/{table}") == before


def test_a_plan_that_was_taken_back_is_not_sealed_by_a_late_duplicate(
    anna: Client, ben: Client, rng: random.Random
) -> None:
    table = two_at_a_table(anna, ben)
    state = anna.state(table, 0)
    plan, other = two_plans(state, rng)
    question = {"seat": 0, "decision": state["decision"]["id"]}
    sealing = {**question, "move": plan, "after": state["answers"]}
    first = send(anna, table, "moves", **sealing)
    assert send(anna, table, "moves", **sealing) == first
    sealed = anna.state(table, 0)
    taking = {**question, "after": sealed["answers"]}
    send(anna, table, "takeback", **taking)
    stale = send(anna, table, "moves", 409, **sealing)
    assert stale["error"]["code"] == "stale_move"
    assert set(stale["error"]["sentence"]) >= {"en", "de"}
    assert stale["state"]["sealed"] is None
    assert anna.state(table, 0)["sealed"] is None
    fresh = {**question, "move": other, "after": stale["state"]["answers"]}
    told = send(anna, table, "moves", **fresh)["move"]
    assert send(anna, table, "takeback", 409, **taking)["error"]["code"] == "stale_move"
    assert anna.state(table, 0)["sealed"] == told


def test_a_plan_that_was_replaced_does_not_come_back(anna: Client, ben: Client, rng: random.Random) -> None:
    table = two_at_a_table(anna, ben)
    state = anna.state(table, 0)
    plan, other = two_plans(state, rng)
    question = {"seat": 0, "decision": state["decision"]["id"]}
    sealing = {**question, "move": plan, "after": state["answers"]}
    send(anna, table, "moves", **sealing)
    again = anna.state(table, 0)["answers"]
    told = send(anna, table, "moves", **question, move=other, after=again)["move"]
    send(anna, table, "moves", 409, **sealing)
    assert anna.state(table, 0)["sealed"] == told
    assert send(anna, table, "moves", **question, move=other, after=again)["move"] == told


def test_a_late_undo_undoes_nothing_else(anna: Client, rng: random.Random) -> None:
    table = anna.started(3, options={"lineup": "draft"})
    for _ in range(400):
        seat = anna.get(f"/tables/{table}")["waiting_for"][0]
        anna.answer(table, seat, rng)
        state = anna.state(table, seat)
        if state["undo"]:
            break
    undoing = {"seat": seat, "after": state["answers"]}
    send(anna, table, "undo", **undoing)
    answered = anna.answer(table, seat, rng)
    assert send(anna, table, "undo", 409, **undoing)["error"]["code"] == "stale_move"
    assert anna.get(f"/tables/{table}")["tick"] == answered["tick"]


def test_requests_that_do_not_say_what_they_follow_stay_valid(anna: Client, ben: Client, rng: random.Random) -> None:
    table = two_at_a_table(anna, ben)
    state = anna.state(table, 0)
    for plan in two_plans(state, rng):
        anna.move(table, 0, state["decision"]["id"], plan)
    send(anna, table, "takeback", seat=0, decision=state["decision"]["id"])
    send(anna, table, "moves", 422, seat=0, decision=state["decision"]["id"], move=plan, after=-1)
    send(anna, table, "moves", 422, seat=0, decision=state["decision"]["id"], move=plan, after=2**63)
