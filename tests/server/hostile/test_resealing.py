"""Who seals another answer in place of a sealed one changes their own mind, and nobody else notices anything."""

import random
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from feldherr.server.play import moves
from tests.server.client import Client, Stream, any_move
from tests.server.hostile.test_clocks import LIVE, Evening
from tests.server.serving import Server, new_database
from tests.server.test_moves import two_at_a_table


def all_that_is_told(who: Client, table: str, seat: int | None) -> list[tuple[object, ...]]:
    """To the letter, and with the heads of the answers but for the time of day."""
    own = {} if seat is None else {"seat": seat}
    asked: list[tuple[str, dict[str, int]]] = [
        (path, {}) for path in ("", "/fairness", "/chat", "/replay", "/picture.svg")
    ]
    asked += [(path, own) for path in ("/state", "/events", "/picture.svg")]
    found: list[tuple[object, ...]] = []
    for path, params in asked:
        answer = who.http.get(f"/tables/{table}{path}", params=params)
        headers = {name: value for name, value in answer.headers.items() if name not in ("date", "x-request-id")}
        found.append((path, answer.status_code, sorted(headers.items()), answer.content))
    return found


def news(stream: Stream) -> list[dict[str, Any]]:
    """All that a stream told, but for who has come to the table: that is told when it is noticed."""
    return [message for message in stream.messages if message and message["event"] != "presence"]


def test_others_hear_and_see_nothing(server: Server, anna: Client, ben: Client, guest: Callable[..., Client]) -> None:
    rng = random.Random(4)
    carl = guest(server, "Carl")
    table = two_at_a_table(anna, ben)
    state = anna.state(table, 0)
    decision = state["decision"]["id"]
    first = anna.move(table, 0, decision, any_move(state, rng))
    watching = [anna.stream(table), ben.stream(table), carl.stream(table)]
    mine, *others = watching
    others.append(Stream(ben, "/stream", None))
    ben.streams.append(others[-1])
    for stream in watching:
        stream.until(first["tick"])
    all_that_is_told(ben, table, 1)  # whoever asks is present from now on
    before = [all_that_is_told(ben, table, 1), all_that_is_told(carl, table, None)]
    heard = [news(stream) for stream in others]
    plans = []
    for _ in range(5):
        plans.append(anna.move(table, 0, decision, any_move(state, rng)))
        plans.append(anna.move(table, 0, decision, plans[-1]["move"]))
    assert {plan["tick"] for plan in plans} == {first["tick"]}
    own = mine.wait(lambda m: m["event"] == "own" and m["data"]["seats"]["0"]["sealed"] == plans[-1]["move"])
    assert own["data"]["seats"]["0"]["view"]["sealed"] == {"0": plans[-1]["move"]}
    assert "id" not in own
    time.sleep(0.3)
    assert [news(stream) for stream in others] == heard
    assert [all_that_is_told(ben, table, 1), all_that_is_told(carl, table, None)] == before
    late = carl.stream(table, last=first["tick"])
    resumed = anna.stream(table, last=first["tick"])
    assert resumed.wait(lambda m: m["event"] == "own")["data"]["seats"]["0"]["sealed"] == plans[-1]["move"]
    assert news(late) == []
    anna.answer(table, 2, rng)
    ben.answer(table, 1, rng)
    plan = anna.state(table, 0)["view"]["players"][0]["plan"]
    for pair in plans[-1]["move"].split()[1:]:
        box, card = pair.split("=")
        if box != "bid":
            assert plan[box] == card


def test_neither_tick_nor_clock_nor_date_moves_and_the_first_sealing_counts() -> None:
    rng = random.Random(9)
    evening = Evening.begun(LIVE)
    while len(evening.standing.table.waiting_for) < 3:
        evening.answer(evening.turn(), rng)
    evening.now += 30
    evening.answer(1, rng)
    before = evening.standing
    for _ in range(5):
        evening.now += 100
        evening.answer(1, rng)
    after = evening.standing
    own = after.table.seats[1]
    assert own.answers > before.table.seats[1].answers
    unseen = replace(own, answers=before.table.seats[1].answers)
    assert replace(after.table.with_seat(unseen), revision=before.table.revision) == before.table
    assert after.sealed[1] == replace(before.sealed[1], text=after.sealed[1].text)
    assert after.game is not None
    assert moves.answer(after, 1, str(after.game.question), after.sealed[1].text) is None


def test_a_plan_sealed_again_elsewhere_is_the_one_that_is_played(
    postgres: str, tmp_path: Path, guest: Callable[..., Client]
) -> None:
    """Two processes: one has the old plan in memory when the last seat answers there."""
    rng = random.Random(11)
    url = new_database(postgres)
    first, second = Server(tmp_path / "one", url).start(), Server(tmp_path / "two", url).start()
    try:
        anna = guest(first, "Anna")
        table = anna.started(3)
        elsewhere = guest(second)
        elsewhere.http.cookies = anna.http.cookies
        state = anna.state(table, 0)
        for seat in (0, 1):
            anna.answer(table, seat, rng)
        stream = anna.stream(table)
        last = elsewhere.move(table, 0, state["decision"]["id"], any_move(state, rng))["move"]
        anna.answer(table, 2, rng)
        stream.wait(lambda m: m["event"] == "update")
        plan = anna.state(table, 0)["view"]["players"][0]["plan"]
        for pair in last.split()[1:]:
            box, card = pair.split("=")
            if box != "bid":
                assert plan[box] == card
    finally:
        first.stop()
        second.stop()
