"""The life of a table: seats, hot seat, invitation, pause, the end, rematch, clone and import."""

import random
import time
from dataclasses import replace
from typing import Any

import feldherr
from feldherr.server.model import OVER, RUNNING, Person
from feldherr.server.store import schema, table_rows
from feldherr.server.tables.lifecycle import SeatWish, create
from tests.server.client import Client
from tests.server.test_moves import two_at_a_table
from tests.server.test_ratings import account, stored


def finished(anna: Client, **more: Any) -> str:
    table = anna.started(3, **more)
    assert anna.play_on(table, random.Random(9))["status"] == "over"
    return table


def test_seats_are_taken_and_freed_before_the_start(server: Any, anna: Client, ben: Client, guest: Any) -> None:
    table = anna.table(4, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], public=True)
    assert table in [t["id"] for t in ben.get("/tables", open=1)["tables"]]
    header = ben.post(f"/tables/{table}/join", seat=2)
    assert header["mine"] == [2]
    ben.post(f"/tables/{table}/join", expect=409)
    anna.post(f"/tables/{table}/start", expect=409)
    ben.put(f"/tables/{table}/seats/3", expect=403, kind="bot")
    anna.put(f"/tables/{table}/seats/3", expect=422, kind="bot", level="grandmaster")
    anna.put(f"/tables/{table}/seats/3", kind="bot", level="random")
    guest(server, "Cleo").post(f"/tables/{table}/join", expect=409)
    assert ben.post(f"/tables/{table}/leave", seat=2)["seats"][2]["kind"] == "open"
    ben.post(f"/tables/{table}/join")
    started = ben.post(f"/tables/{table}/start")
    assert started["status"] == "running"
    assert started["promise"] == header["promise"]
    assert started["invitation"] is None
    ben.post(f"/tables/{table}/start", expect=409)
    assert table in [t["id"] for t in ben.get("/tables", watch=1)["tables"]]
    assert table in [t["id"] for t in ben.get("/tables", mine=1)["tables"]]


def test_hot_seat_several_seats_from_one_browser(anna: Client) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Otto"}, {"kind": "open"}]
    table = anna.table(3, seats=seats)
    header = anna.post(f"/tables/{table}/join", name="Karl")
    assert [seat["name"] for seat in header["seats"]] == ["Anna", "Otto", "Karl"]
    assert header["mine"] == [0, 1, 2]


def test_an_invitation_lets_in(anna: Client, ben: Client) -> None:
    table = anna.table(3, seats=[{"kind": "me"}])
    ben.get(f"/tables/{table}", expect=404)
    ben.post(f"/tables/{table}/join", expect=404, code="wrong")
    code = anna.get(f"/tables/{table}")["invitation"]
    assert ben.get(f"/tables/{table}", code=code)["invitation"] is None
    assert ben.post(f"/tables/{table}/join", code=code)["mine"] == [1]
    assert ben.get(f"/tables/{table}")["invitation"] == code


def test_leaving_a_running_game_and_coming_back(anna: Client, ben: Client) -> None:
    rng = random.Random(2)
    table = two_at_a_table(anna, ben)
    ben.post(f"/tables/{table}/leave", seat=1)
    deadline = time.monotonic() + 20
    while (header := anna.play_on(table, rng, most=2))["moves"] < 8:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert header["seats"][1]["stand_in"]
    state = ben.state(table, 1)
    assert state["view"]["seat"] == 1
    ben.move(table, 1, state["question"], "pass", expect=409)
    assert not ben.post(f"/tables/{table}/reclaim", seat=1)["seats"][1]["stand_in"]
    ben.post(f"/tables/{table}/reclaim", expect=409, seat=1)


def test_pause_and_an_end_agreed_by_all(anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben)
    asked = ben.post(f"/tables/{table}/pause", paused=True)
    assert asked["status"] == "running"
    assert [(each["kind"], each["by"], each["agreed"]) for each in asked["proposals"]] == [("pause", 1, [1])]
    paused = anna.post(f"/tables/{table}/pause", paused=True)
    assert (paused["status"], paused["pause"], paused["paused_by"]) == ("paused", "person", 1)
    decision = anna.state(table, 0)["decision"]["id"]
    anna.move(table, 0, decision, "pass", expect=409)
    assert anna.post(f"/tables/{table}/pause", paused=False)["status"] == "paused"
    assert ben.post(f"/tables/{table}/pause", paused=False)["status"] == "running"
    assert anna.post(f"/tables/{table}/end", agree=True)["proposals"][0]["agreed"] == [0, 2]
    assert anna.post(f"/tables/{table}/end", agree=False)["proposals"] == []
    anna.post(f"/tables/{table}/end", agree=True)
    ended = ben.post(f"/tables/{table}/end", agree=True)
    assert (ended["status"], ended["ended"]) == ("over", "agreed")
    assert feldherr.replay(ben.get(f"/tables/{table}/record")).outcome is None
    assert ben.get(f"/tables/{table}/fairness")["secret"]


def test_a_rematch_keeps_the_seats(anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben, options={"court": True})
    anna.post(f"/tables/{table}/rematch", expect=409)
    for client in (anna, ben):
        client.post(f"/tables/{table}/end", agree=True)
    again = ben.post(f"/tables/{table}/rematch", expect=201)
    assert again["mine"] == [1]
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Ben", "Anna (2)"]
    assert again["options"]["court"]
    assert anna.get(f"/tables/{table}")["rematch"] == again["id"]
    joined = anna.post(f"/tables/{table}/rematch", expect=201)
    assert joined["id"] == again["id"]
    assert joined["mine"] == [0, 2]
    assert anna.post(f"/tables/{again['id']}/start")["status"] == "running"


def test_a_finished_game_is_cloned_from_any_position(anna: Client, ben: Client) -> None:
    table = finished(anna)
    record = anna.get(f"/tables/{table}/record")
    at = len(record["moves"]) // 2
    ben.post(f"/tables/{table}/clone", expect=404, at=at)
    clone = anna.post(f"/tables/{table}/clone", expect=201, at=at, seats=[{"kind": "me"}] * 3)
    anna.post(f"/tables/{table}/clone", expect=422, at=100_000)
    assert clone["origin"] == {"table": table, "move": at}
    anna.post(f"/tables/{clone['id']}/start")
    header = anna.play_on(clone["id"], random.Random(4))
    assert header["status"] == "over"
    again = anna.get(f"/tables/{clone['id']}/record")
    assert again["seed"] != record["seed"]
    assert feldherr.replay(again).outcome is not None


def test_records_are_imported(anna: Client) -> None:
    record = anna.get(f"/tables/{finished(anna)}/record")
    imported = anna.post("/tables/import", expect=201, record=record)
    assert (imported["status"], imported["ended"]) == ("over", "imported")
    assert [seat["name"] for seat in imported["seats"]][:2] == ["Player 1", "Player 2"]
    again = anna.get(f"/tables/{imported['id']}/record")
    assert again["moves"] == record["moves"]
    assert again["digest"] == record["digest"]
    assert anna.post(f"/tables/{imported['id']}/clone", expect=201, at=3)["status"] == "open"
    half = feldherr.new_game("wallenstein", players=3, seed=3)
    half.play(1, half.pending[1].sample(random.Random(1)))
    going_on = anna.post("/tables/import", expect=201, record=half.record())
    assert going_on["status"] == "open"
    anna.post("/tables/import", expect=422, record={})
    anna.post("/tables/import", expect=422, record={**record, "digest": "00"})
    anna.post("/tables/import", expect=422, record={**record, "moves": ["0 pass"]})


def test_chat_is_numbered_muted_and_reported(anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben)
    ben.post(f"/tables/{table}/chat", text="Böhmen is mine.")
    anna.post(f"/tables/{table}/chat", text="Never!")
    lines = anna.get(f"/tables/{table}/chat")["lines"]
    told = [(line["n"], line["kind"], line["name"]) for line in lines]
    assert told == [(1, "full", "Ben"), (2, "said", "Ben"), (3, "said", "Anna")]
    assert anna.get(f"/tables/{table}/chat", since=1)["lines"] == lines[1:]
    anna.ask("POST", f"/tables/{table}/chat/2/report", 204, json={"reason": "rude"})
    anna.post(f"/tables/{table}/chat/4/report", expect=404)
    assert anna.put("/people/me/mutes", people=[lines[0]["person"]])["person"]["mutes"] == [lines[0]["person"]]
    ben.post(f"/tables/{table}/chat", expect=422, text="")
    ben.post(f"/tables/{table}/chat", expect=422, text="x" * 2000)


def test_games_are_described(anna: Client) -> None:
    games = {game["name"]: game for game in anna.get("/games")["games"]}
    wallenstein = games["wallenstein"]
    assert wallenstein["seats"] == [3, 4, 5]
    assert "random" in wallenstein["bots"]
    assert "throws" not in wallenstein["options"]
    assert wallenstein["rules"]["defenders"] == {"values": ["all", "chosen"]}


def test_among_many_games_those_that_wait_are_listed_first(own_url: str) -> None:
    with stored(own_url) as connection:
        anna = Person(account(connection, "Anna"), "Anna")
        made = create(anna, "wallenstein", 3, {}, {"kind": "days", "days": 3}, True, [SeatWish("me")])

        def keep(name: str, updated: float, due: float | None = None, **facts: Any) -> None:
            table = replace(made, id=name, updated=updated, **facts)
            table_rows.create(connection, table.with_seat(replace(table.seats[0], due_at=due)))

        keep("letter", 1.0, due=5.0, status=RUNNING)
        keep("others", 2.0, status=RUNNING)
        for number in range(4):
            keep(f"over{number}", 10.0 + number, status=OVER)
        found = table_rows.find(connection, schema.tables.c.creator == anna.id, 3, table_rows.waiting_first(anna.id))
        assert [table.id for table in found] == ["letter", "others", "over3"]
