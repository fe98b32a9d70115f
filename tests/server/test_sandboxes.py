"""Sandboxes: all seats, everything undone, positions edited and shared; and nothing of it reaches anywhere else."""

import random
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import feldherr
from feldherr.lessons import lessons
from tests.server.client import Client
from tests.server.presets import PRESETS
from tests.server.serving import Server
from tests.server.test_tables import finished


def opened(who: Client, expect: int | None = None, **source: Any) -> Any:
    return who.post("/sandboxes", expect, source=source)


def fresh(who: Client, game: str = "wallenstein", players: int = 3, **options: Any) -> str:
    found: str = opened(who, kind="new", game=game, players=players, options=options)["id"]
    return found


def whole(who: Client, table: str) -> Any:
    return who.get(f"/sandboxes/{table}/position")["view"]


def edit(who: Client, table: str, *edits: str, expect: int | None = None) -> Any:
    return who.post(f"/sandboxes/{table}/edits", expect, edits=list(edits))


def undo(who: Client, table: str, expect: int | None = None) -> Any:
    return who.post(f"/tables/{table}/undo", expect, seat=0)


@pytest.mark.parametrize("preset", ["second", "both", "sixteenthirty-6"])
def test_all_seats_are_the_makers_and_everything_can_be_undone(anna: Client, preset: str) -> None:
    rng, (game, players, options) = random.Random(3), PRESETS[preset]
    header = opened(anna, kind="new", game=game, players=players, options=options)
    table = header["id"]
    assert (header["mine"], header["status"], header["public"]) == (list(range(players)), "running", False)
    assert header["sandbox"]
    before = whole(anna, table)
    told = [before]
    for _ in range(4):
        question = anna.get(f"/tables/{table}")["question"]
        while (now := anna.get(f"/tables/{table}"))["question"] == question:
            anna.answer(table, now["waiting_for"][0], rng)
        told.append(whole(anna, table))
    assert anna.state(table, 0)["undo"]
    for earlier in reversed(told[:-1]):
        undo(anna, table)
        assert position(whole(anna, table)) == position(earlier)
    assert undo(anna, table, expect=409)["error"]["code"] == "at_beginning"
    assert not anna.state(table, 0)["undo"]


def position(view: Any) -> Any:
    return {key: value for key, value in view.items() if key != "question"}


def test_the_last_sealed_answer_is_taken_back_first(anna: Client) -> None:
    table = fresh(anna)
    anna.answer(table, 0, random.Random(1))
    anna.answer(table, 2, random.Random(1))
    undo(anna, table)
    assert anna.get(f"/tables/{table}")["waiting_for"] == [1, 2]
    undo(anna, table)
    assert anna.get(f"/tables/{table}")["waiting_for"] == [0, 1, 2]


def test_an_edit_is_done_or_refused_in_both_languages(anna: Client) -> None:
    table = fresh(anna)
    edit(anna, table, "county baden owner=1 armies=5 buildings=church", "player 1 thalers=30")
    view = whole(anna, table)
    assert view["counties"]["baden"]["armies"] == 5
    assert view["players"][1]["thalers"] == 30
    error = edit(anna, table, "player 0 thalers=1", "county baden armies=60", expect=422)["error"]
    assert error["code"] == "edit_no_armies"
    assert "Vorrat" in error["sentence"]["de"]
    assert "supply" in error["sentence"]["en"]
    assert whole(anna, table) == view, "all edits of a request are done, or none"
    undo(anna, table)
    assert whole(anna, table)["players"][1]["thalers"] != 30


def test_a_sandbox_survives_a_restart(own_url: str, tmp_path: Path, guest: Any) -> None:
    """Edits, undone moves and what came after them are played again from storage, to the last cube."""
    server = Server(tmp_path / "server", own_url).start()
    anna = guest(server, "Anna")
    rng, table = random.Random(8), fresh(anna, court=True)
    for text in ("season 1 summer", "tower 0=9 peasants=7", "player 0 thalers=40"):
        edit(anna, table, text)
        anna.play_on(table, rng, most=12)
        undo(anna, table)
        undo(anna, table)
        anna.play_on(table, rng, most=9)
    before = whole(anna, table)
    server.kill()
    server = Server(tmp_path / "server", own_url).start()
    again = guest(server)
    again.post("/people/return", code=anna.return_code)
    assert whole(again, table) == before
    assert again.state(table, 0)["undo"]
    undo(again, table)
    server.stop()


def test_a_finished_sandbox_goes_on_when_it_is_undone(anna: Client) -> None:
    table = fresh(anna)
    edit(anna, table, "season 2 winter", *(f"player {seat} grain=90" for seat in range(3)))
    undo(anna, table)
    edit(anna, table, *(f"player {seat} grain=90" for seat in range(3)), "season 2 winter")
    assert anna.get(f"/tables/{table}")["status"] == "over"
    undo(anna, table)
    assert anna.get(f"/tables/{table}")["status"] == "running"


def test_whoever_opens_a_link_gets_a_copy(anna: Client, ben: Client) -> None:
    table = fresh(anna, "sixteenthirty", 4)
    edit(anna, table, "turn 4 first=2", "country france status=5 faction=blue")
    link = anna.post(f"/sandboxes/{table}/share")["id"]
    assert anna.post(f"/sandboxes/{table}/share")["id"] == link, "the same position has the same link"
    copy = opened(ben, kind="position", position=link)
    assert copy["id"] != table
    view = whole(ben, copy["id"])
    assert (view["turn"], view["countries"]["france"]["status"], view["first_player"]) == (4, 5, 2)
    edit(ben, copy["id"], "country france status=1")
    assert whole(anna, table)["countries"]["france"]["status"] == 5
    assert opened(ben, 404, kind="position", position="A" * 16)["error"]["code"] == "no_such_position"


def test_figures_finished_games_and_records_can_be_played_freely(anna: Client) -> None:
    for game, figure in (("wallenstein", "paderborn"), ("sixteenthirty", "war")):
        assert opened(anna, kind="figure", game=game, figure=figure)["origin"] == {"source": "figure", "id": figure}
    opened(anna, 422, kind="figure", game="wallenstein", figure="nowhere")
    for lesson in ("w1", "w4"):
        assert opened(anna, kind="lesson", lesson=lesson, step=3)["origin"] == {"source": "lesson", "id": lesson}
    opened(anna, 404, kind="lesson", lesson="nowhere")
    end = next(len(each.steps) for each in lessons() if each.id == "w1") + 1
    view = whole(anna, opened(anna, kind="lesson", lesson="w1", step=end)["id"])
    assert view["players"][0]["thalers"] == 20, "as it stands at its end"
    opened(anna, 422, kind="lesson", lesson="w1", step=end + 1)
    old = finished(anna)
    header = opened(anna, kind="table", table=old, at=5)
    assert header["origin"]["table"] == old
    written = feldherr.new_game("wallenstein", players=3, seed=1).edited("county baden owner=2 armies=9")
    table = opened(anna, kind="record", record=written.record())["id"]
    assert whole(anna, table)["counties"]["baden"]["armies"] == 9


def test_a_running_game_is_no_source(anna: Client, ben: Client) -> None:
    table = anna.started(3)
    assert opened(anna, 409, kind="table", table=table, at=0)["error"]["code"] == "not_over"
    assert opened(ben, 404, kind="table", table=table, at=0)["error"]["code"] == "no_such_table"
    edit(anna, table, "player 0 thalers=99", expect=409)
    anna.get(f"/sandboxes/{table}/position", expect=409)
    anna.post(f"/sandboxes/{table}/share", expect=409)


def test_nobody_else_sees_or_plays_a_sandbox(anna: Client, ben: Client) -> None:
    table = fresh(anna)
    question = anna.get(f"/tables/{table}")["question"]
    for path in (f"/tables/{table}", f"/tables/{table}/state", f"/sandboxes/{table}/position"):
        ben.get(path, expect=404)
    edit(ben, table, "player 0 thalers=99", expect=404)
    ben.post(f"/sandboxes/{table}/share", expect=404)
    ben.move(table, 0, question, "pass", expect=404)
    undo(ben, table, expect=404)
    for listed in (
        anna.get("/tables", mine=1),
        anna.get("/tables"),
        ben.get("/tables", watch=1),
        ben.get("/sandboxes"),
    ):
        assert table not in [each["id"] for each in listed["tables"]]


def test_own_sandboxes_are_found_again_the_one_used_last_first(anna: Client) -> None:
    older, later = fresh(anna), fresh(anna, "sixteenthirty", 4)
    assert [each["id"] for each in anna.get("/sandboxes")["tables"]][:2] == [later, older]
    edit(anna, older, "player 0 thalers=5")
    assert [each["id"] for each in anna.get("/sandboxes")["tables"]][:2] == [older, later]


def test_nothing_of_a_sandbox_is_kept_or_counted(anna: Client) -> None:
    table = fresh(anna)
    edit(anna, table, *(f"player {seat} grain=90" for seat in range(3)), "season 2 winter")
    assert anna.get(f"/tables/{table}")["status"] == "over"
    assert table not in [each["id"] for each in anna.get("/people/me/archive")["tables"]]
    for path in ("record", "history", "replay"):
        assert anna.get(f"/tables/{table}/{path}", expect=409)["error"]["code"] == "not_of_sandboxes"
    anna.post(f"/tables/{table}/clone", expect=409, at=0)
    anna.post(f"/tables/{table}/rematch", expect=409)
    opened(anna, 409, kind="table", table=table, at=0)


def test_a_quota_keeps_the_latest(server: Server, guest: Any) -> None:
    cleo = guest(server, "Cleo")
    made = [fresh(cleo) for _ in range(14)]
    cleo.get(f"/tables/{made[0]}", expect=404)
    cleo.get(f"/tables/{made[1]}", expect=404)
    for table in made[2:]:
        cleo.get(f"/tables/{table}")


def test_what_nobody_uses_goes_and_progress_stays(tmp_path: Path, guest: Any) -> None:
    server = Server(tmp_path / "server", str(tmp_path / "server.db")).start()
    anna = guest(server, "Anna")
    tables = [fresh(anna), anna.post("/lessons/w0")["id"]]
    anna.post(f"/tables/{tables[1]}/lesson", step=1, answer="pick kursachsen")
    server.stop()
    server = Server(tmp_path / "server", str(tmp_path / "server.db"), sandbox_days=1e-9).start()
    try:
        again = guest(server)
        again.post("/people/return", code=anna.return_code)
        deadline = monotonic() + 30
        while monotonic() < deadline and {again.http.get(f"/tables/{each}").status_code for each in tables} != {404}:
            sleep(0.05)
        assert [again.http.get(f"/tables/{each}").status_code for each in tables] == [404, 404]
        assert again.post("/lessons/w0")["lesson"]["step"] == 2
    finally:
        server.stop()


@pytest.mark.parametrize(
    "edits",
    [
        [],
        ["x" * 601],
        ["player 0 thalers=1"] * 51,
        ["county"],
        [""],
        [1],
        ["player 0 thalers=1\nplayer 1 thalers=1"],
        ["player 0 thalers=99999999999999999999999"],
    ],
)
def test_what_is_no_edit_changes_nothing(anna: Client, edits: list[Any]) -> None:
    table = fresh(anna)
    before = anna.get(f"/tables/{table}")["tick"]
    edit(anna, table, *edits, expect=422)
    assert anna.get(f"/tables/{table}")["tick"] == before


def test_unsound_and_huge_positions_are_refused(anna: Client) -> None:
    record = feldherr.new_game("wallenstein", players=3, seed=1).edited("player 0 thalers=5").record()
    unsound = {**record, "position": [*record["position"][:5], [], *record["position"][6:]]}
    assert opened(anna, 422, kind="record", record=unsound)["error"]["sentence"]["en"]
    anna.ask("POST", "/sandboxes", 413, json={"source": {"kind": "record", "record": {"x": "y" * 70_000}}})
    opened(anna, 422, kind="new", game="wallenstein", players=3, options={"throws": "outside"})
