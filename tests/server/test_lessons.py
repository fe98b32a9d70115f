"""Lessons on the server: taken step by step, left and taken up again, and nothing accepted but what they offer."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from feldherr.lessons import lesson, lessons
from feldherr.lessons.runner import Place
from feldherr.server.errors import Refused
from feldherr.server.model import Person, Stored
from feldherr.server.play.lessons import lesson_of, made
from feldherr.server.standing.rebuild import pack, read, rebuild
from feldherr.server.work import jobs
from tests.server.client import Client, Stream
from tests.server.serving import Server

ALL_STARS = ["done", "unaided", "faultless"]


def begun(person: Client, name: str, step: int | None = None) -> Any:
    return person.post(f"/lessons/{name}", **({} if step is None else {"step": step}))


def tell(person: Client, table: str, step: int, answer: str, expect: int | None = None) -> Any:
    return person.post(f"/tables/{table}/lesson", expect, step=step, answer=answer)


def walk(person: Client, name: str, until: int | None = None) -> Any:
    """Does a lesson as a browser does: moves the way of all moves, the rest as answers to the lesson."""
    header = begun(person, name, 1)
    table, told = header["id"], header["lesson"]
    while not told["done"] and told["step"] != until:
        if told["move"] is None:
            told = tell(person, table, told["step"], told["do"])["lesson"]
            continue
        seat = header["mine"][0]
        state = person.state(table, seat)
        person.move(table, seat, state["decision"]["id"], told["move"])
        told = person.get(f"/tables/{table}")["lesson"]
    return person.get(f"/tables/{table}")


def progress(person: Client, name: str) -> Any:
    (line,) = [each for each in person.get("/lessons")["lessons"] if each["id"] == name]
    return line["progress"]


def test_who_is_not_logged_in_sees_the_roads(server: Server, guest: Callable[..., Client]) -> None:
    told = guest(server).get("/lessons")
    assert told["table"] is None
    assert [each["id"] for each in told["lessons"]] == [each.id for each in lessons()]
    assert {each["progress"] for each in told["lessons"]} == {None}
    guest(server).post("/lessons/w0", 401)


def test_all_lessons_are_walked_to_their_ends(anna: Client) -> None:
    for told in lessons():
        header = walk(anna, told.id)
        assert header["lesson"]["done"], told.id
        assert header["lesson"]["stars"] == ALL_STARS
        assert (header["waiting_for"], header["status"]) == ([], "running")
        assert progress(anna, told.id) == {"step": 1, "stars": ALL_STARS}
    assert anna.get("/tables", mine=True)["tables"] == []


def test_a_wrong_answer_gets_its_sentence_and_changes_nothing(anna: Client) -> None:
    table = begun(anna, "w0")["id"]
    before = anna.state(table, 0)
    said = tell(anna, table, 1, "pick wuerzburg")
    assert (said["right"], said["lesson"]["step"], said["lesson"]["tries"]) == (False, 1, 1)
    assert all("Würzburg" in text for text in said["say"].values())
    for step, answer in ((1, "pick kursachsen"), (2, "armies 4")):
        assert tell(anna, table, step, answer)["right"]
    decision = before["decision"]["id"]
    refused = anna.move(table, 0, decision, "pass", 422)["error"]
    assert refused["code"] == "lesson_says"
    assert "87%" in refused["sentence"]["en"]
    assert anna.move(table, 0, decision, "move wuerzburg 4", 422)["error"]["code"] == "lesson_says"
    assert anna.move(table, 0, decision, "nonsense", 422)["error"]["code"] == "lesson_says"
    after = anna.state(table, 0)
    assert after["view"] == before["view"]
    assert after["answers"] == before["answers"]
    told = anna.get(f"/tables/{table}")["lesson"]
    assert (told["step"], told["tries"], told["slips"]) == (3, 3, 4)


def test_a_plan_is_taken_only_as_the_lesson_has_it(anna: Client) -> None:
    header = walk(anna, "w1", until=6)
    table, told = header["id"], header["lesson"]
    assert told["move"] == "plan " + " ".join(f"{box}={card}" for box, card in in_order(told["move"], told["draft"]))
    decision = anna.state(table, 0)["decision"]["id"]
    other = told["move"].replace("palace=koeln", "palace=vogtland").replace("combat_a=vogtland", "combat_a=koeln")
    assert anna.move(table, 0, decision, other, 422)["error"]["code"] == "lesson_says"
    assert anna.state(table, 0)["sealed"] is None
    assert anna.move(table, 0, decision, told["move"])["move"] == told["move"]


def in_order(text: str, draft: dict[str, str]) -> list[tuple[str, str]]:
    return [(box, draft[box]) for box in (pair.split("=")[0] for pair in text.split()[1:])]


def test_a_lesson_is_left_and_taken_up_again(anna: Client) -> None:
    first = walk(anna, "w1", until=4)["id"]
    tell(anna, first, 4, "put deploy3=koeln")
    assert progress(anna, "w1") == {"step": 4, "stars": []}
    again = begun(anna, "w1")
    assert again["id"] != first
    assert (again["lesson"]["step"], again["lesson"]["slips"]) == (4, 1)
    assert again["lesson"]["draft"]["taxes"] == "trier"
    anna.get(f"/tables/{first}", 404)
    assert anna.get("/lessons")["table"] == again["id"]
    assert begun(anna, "w1", 2)["lesson"]["step"] == 2
    anna.post("/lessons/w1", 409, step=8)
    anna.post("/lessons/w1", 422, step=99)
    assert begun(anna, "w1", 1)["lesson"]["slips"] == 0


def test_after_a_move_it_is_taken_up_with_the_game_as_it_was(anna: Client) -> None:
    left = walk(anna, "w4", until=5)
    before = anna.state(left["id"], 0)
    again = begun(anna, "w4")
    assert again["lesson"]["step"] == 5
    after = anna.state(again["id"], 0)
    assert after["view"] == before["view"]
    assert after["events_from"] == before["events_from"]


def test_steps_are_shown_and_gone_back_to(anna: Client) -> None:
    table = begun(anna, "w0")["id"]
    assert tell(anna, table, 1, "show")["lesson"]["shown"]
    assert not tell(anna, table, 1, "pick kursachsen")["lesson"]["done"]
    back = tell(anna, table, 2, "back")["lesson"]
    assert (back["step"], back["back"]) == (1, False)
    tell(anna, table, 1, "back", 409)
    for step, answer in ((1, "pick kursachsen"), (2, "armies 4"), (3, "move kursachsen 4")):
        told = tell(anna, table, step, answer)["lesson"]
    assert not told["back"]
    tell(anna, table, 4, "back", 409)
    assert tell(anna, table, 4, "next")["lesson"]["stars"] == ["done", "faultless"]


def test_stars_are_never_taken_away(anna: Client) -> None:
    walk(anna, "w0")
    table = begun(anna, "w0", 1)["id"]
    tell(anna, table, 1, "pick wuerzburg")
    assert progress(anna, "w0")["stars"] == ALL_STARS


def test_side_roads_open_after_the_third_lesson(anna: Client) -> None:
    assert anna.post("/lessons/w9", 409)["error"]["code"] == "lesson_not_open"
    walk(anna, "w3")
    assert begun(anna, "w9")["lesson"]["id"] == "w9"
    anna.post("/lessons/w99", 404)


def test_the_same_answer_again_and_from_two_tabs_at_once(anna: Client) -> None:
    table = begun(anna, "w0")["id"]
    for _ in range(2):
        assert tell(anna, table, 1, "pick kursachsen")["lesson"]["step"] == 2
    assert tell(anna, table, 1, "pick wuerzburg", 409)["error"]["code"] == "other_step"
    assert tell(anna, table, 4, "next", 409)["error"]["facts"] == {"step": 2}
    tell(anna, table, 2, "armies 4")
    decision = anna.state(table, 0)["decision"]["id"]
    with ThreadPoolExecutor(4) as tabs:
        ways: list[Callable[[], Any]] = [
            lambda: anna.move(table, 0, decision, "move kursachsen 4"),
            lambda: tell(anna, table, 3, "move kursachsen 4"),
        ]
        answers = [job.result() for job in [tabs.submit(ways[i % 2]) for i in range(6)]]
    assert len({answer["tick"] for answer in answers[::2]}) == 1
    assert all(answer["right"] for answer in answers[1::2])
    state = anna.state(table, 0)
    assert (state["answers"], state["view"]["counties"]["kursachsen"]["armies"]) == (1, 3)
    assert len(anna.get(f"/tables/{table}/events", seat=0)["events"]) == state["events_from"]


def test_a_lesson_is_its_learners_alone(anna: Client, ben: Client) -> None:
    header = begun(anna, "w0")
    table = header["id"]
    for path in ("", "/state", "/events", "/stream", "/rules", "/replay"):
        ben.get(f"/tables/{table}{path}", 404)
    decision = anna.state(table, 0)["decision"]["id"]
    tell(ben, table, 1, "pick kursachsen", 404)
    ben.move(table, 0, decision, "move kursachsen 4", 404)
    ben.post(f"/tables/{table}/join", 404, code="x")
    for seat in (1, 2):
        anna.get(f"/tables/{table}/state", 403, seat=seat)
        anna.move(table, seat, decision, "pass", 403)
    own = anna.table(3)
    assert tell(anna, own, 1, "next", 409)["error"]["code"] == "no_lesson_here"


REFUSED: tuple[tuple[str, str, Any], ...] = (
    *(("POST", path, {}) for path in ("start", "rematch")),
    *(("POST", path, {"seat": 0}) for path in ("leave", "reclaim", "undo")),
    ("POST", "join", {"seat": 1}),
    ("PUT", "seats/1", {"kind": "open"}),
    ("PUT", "nonce", {"nonce": "0" * 32}),
    ("POST", "pause", {"paused": True}),
    ("POST", "end", {"agree": True}),
    ("POST", "clone", {"at": 0}),
    ("POST", "takeback", {"seat": 0, "decision": "0"}),
    ("POST", "hint", {"seat": 0, "decision": "0"}),
    ("POST", "chat", {"text": "hello"}),
    ("PUT", "notes", {"seat": 0, "text": "x"}),
    *(("GET", path, None) for path in ("record", "history", "fairness", "replay", "picture.svg")),
)


def test_lessons_are_for_learning_only(anna: Client) -> None:
    """Neither played by others nor paused, ended, talked at, cloned, taken elsewhere or looked at again."""
    table = begun(anna, "w0")["id"]
    before = anna.get(f"/tables/{table}")
    for method, path, body in REFUSED:
        answer = anna.http.request(method, f"/tables/{table}/{path}", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_at_lessons"), path
    assert anna.get(f"/tables/{table}") == before


def test_chance_from_outside_needs_everybodys_agreement_elsewhere(anna: Client, ben: Client) -> None:
    wish = {"game": "wallenstein", "players": 3, "options": {"throws": "outside"}}
    made = anna.post(
        "/tables", 201, **wish, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    )
    at = f"/tables/{made['id']}"
    ben.post(f"{at}/join", code=made["invitation"])
    assert anna.post(f"{at}/start", 409)["error"]["code"] == "own_tower_not_agreed"
    ben.post(f"{at}/proposals", kind="own_tower")
    begun = anna.post(f"{at}/start")
    assert (begun["status"], begun["promise"], begun["commitment"]) == ("running", None, None)
    asked = ben.get(f"{at}/state", seat=1)["decision"]
    assert asked["kind"] == "throw"
    ben.post(f"{at}/moves", 422, seat=1, decision=asked["id"], move="fall 0=9")
    ben.post(f"{at}/moves", 403, seat=0, decision=asked["id"], move="fall 0=5")
    ben.post(f"{at}/moves", seat=1, decision=asked["id"], move="fall 0=5 1=5 2=5 peasants=8")
    ben.post(f"{at}/moves", seat=1, decision=asked["id"], move="fall 0=5 1=5 2=5 peasants=8")
    ben.post(f"{at}/moves", 409, seat=1, decision=asked["id"], move="fall 0=1")
    assert anna.get(f"{at}/state", seat=0)["view"]["tower"]["inside"] == {"0": 2, "1": 2, "2": 2, "peasants": 2}


def test_a_lesson_is_told_like_any_game(anna: Client) -> None:
    header = begun(anna, "w0")
    table = header["id"]
    stream = anna.stream(table)
    games = Stream(anna, "/stream", None)
    anna.streams.append(games)
    stream.wait(lambda message: message["event"] == "reset")
    tell(anna, table, 1, "pick kursachsen")
    tell(anna, table, 2, "armies 4")
    tell(anna, table, 3, "move kursachsen 4")

    def told(message: Any) -> bool:
        return bool(message["event"] == "update" and message["data"]["table"]["lesson"]["step"] == 4)

    steps = stream.wait(told)["data"]["seats"]["0"]["story"]
    kinds = [event["kind"] for step in steps for event in step["events"]]
    assert {"attacked", "thrown", "battle_won"} <= set(kinds)
    thrown = next(event for step in steps for event in step["events"] if event["kind"] == "thrown")
    fought = anna.get(f"/tables/{table}/fight", seat=0, event=thrown["n"])["odds"]
    assert fought["win"] == pytest.approx(0.8726, abs=1e-4)
    assert [message for message in games.messages if message["event"] == "update"] == []


def test_whoever_leaves_the_server_leaves_no_lesson_behind(server: Server, guest: Callable[..., Client]) -> None:
    clara = guest(server, "Clara")
    table = begun(clara, "w0")["id"]
    clara.ask("DELETE", "/people/me", json={})
    other = guest(server, "Dora")
    other.get(f"/tables/{table}", 404)
    assert progress(other, "w0") is None


def test_a_guest_who_logs_in_keeps_what_they_have_learnt(server: Server, guest: Callable[..., Client]) -> None:
    account, visitor, stranger = guest(server, "Edda"), guest(server, "Edda"), guest(server, "Finn")
    mail, password = "edda.learns@example.org", "correct horse"
    account.post("/people/register", name="Edda", email=mail, password=password)
    walk(account, "w0")
    walk(account, "s1", until=3)
    table = begun(visitor, "w0", 1)["id"]
    tell(visitor, table, 1, "pick wuerzburg")
    for step, answer in ((1, "pick kursachsen"), (2, "armies 4"), (3, "move kursachsen 4"), (4, "next")):
        tell(visitor, table, step, answer)
    walk(visitor, "w1", until=4)
    account.post("/people/me/cards", card="wallenstein.first_bid")
    for _ in range(2):
        visitor.post("/people/me/cards", card="wallenstein.first_plan")
    assert visitor.post("/people/me/cards", 404, card="wallenstein.first_kiss")["error"]["code"] == "no_such_coach_card"
    visitor.post("/people/me/cards", 422, card="whatever else")
    visitor.post("/people/login", email=mail, password=password)
    assert visitor.person["id"] != visitor.get("/people/me")["person"]["id"] == account.person["id"]
    assert progress(account, "w0") == {"step": 1, "stars": ALL_STARS}
    assert progress(account, "w1") == {"step": 4, "stars": []}
    assert progress(account, "s1") == {"step": 3, "stars": []}
    assert begun(visitor, "w1")["lesson"]["step"] == 4
    assert visitor.get("/people/me/cards")["cards"] == ["wallenstein.first_bid", "wallenstein.first_plan"]
    other = "finn.learns@example.org"
    stranger.post("/people/register", name="Finn", email=other, password=password)
    account.post("/people/login", email=other, password=password)  # from one account to another
    assert progress(stranger, "w1") is None


def test_how_often_lessons_are_begun_is_limited(tmp_path: Path, guest: Callable[..., Client]) -> None:
    strict = Server(tmp_path, str(tmp_path / "server.db"), lessons_per_hour=3).start()
    try:
        anna = guest(strict, "Anna")
        ids = [begun(anna, "w0")["id"] for _ in range(3)]
        anna.post("/lessons/w0", 429)
        assert [anna.http.get(f"/tables/{each}").status_code for each in ids] == [404, 404, 200]
        table = ids[-1]
        for step, answer in ((1, "pick kursachsen"), (2, "armies 4"), (3, "move kursachsen 4")):
            tell(anna, table, step, answer)
        before = anna.state(table, 0)
        strict.stop()
        strict.start()
        assert anna.state(table, 0)["view"] == before["view"]
        assert tell(anna, table, 4, "next")["lesson"]["done"]
    finally:
        strict.stop()


def test_a_lesson_that_has_changed_is_begun_again() -> None:
    told, anna = lesson("w0"), Person("anna", "Anna")
    assert told is not None
    table, _ = made(anna, told, Place(), 0)
    assert lesson_of(table, anna) == (told, Place())
    with pytest.raises(Refused, match="has changed"):
        lesson_of(replace(table, lesson={**(table.lesson or {}), "digest": "another"}), anna)
    with pytest.raises(Refused):
        lesson_of(table, Person("ben", "Ben"))


@pytest.mark.parametrize("name", ["w5", "w8", "s6"])
def test_a_lesson_rebuilt_in_another_process_is_the_same(name: str) -> None:
    told = lesson(name)
    assert told is not None
    for at in range(len(told.steps) + 1):
        table, entries = made(Person("anna", "Anna"), told, Place(at=at), 0)
        stored = Stored(table, entries, [], None)
        here, there = rebuild(stored), read(table, jobs.rebuilt(stored))
        assert here.game is not None
        assert there.game is not None
        kept = rebuild(Stored(table, [], [], (table.number, pack(here.game))))
        assert kept.game is not None
        assert here.game.view("all") == there.game.view("all") == kept.game.view("all")


def test_operators_see_where_people_stop(server: Server, anna: Client, ben: Client, capsys: Any) -> None:
    from feldherr.cli import main

    walk(anna, "s2", until=3)
    walk(ben, "s2")
    assert main(["admin", "--database", server.database, "lessons", "--json"]) == 0
    said = capsys.readouterr().out
    assert anna.person["id"] not in said
    (found,) = [each for each in json.loads(said) if each["lesson"] == "s2"]
    assert found["begun"] > found["done"] >= 1
    assert found["stopped"]["3"] >= 1
