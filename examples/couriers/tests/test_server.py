"""A server on which Couriers is registered, and the same without."""

from pathlib import Path
from random import Random

import pytest

import feldherr
from tests.server.client import Client
from tests.server.serving import Server

ROOT = Path(__file__).parents[3]


def test_its_tables_wait_while_it_is_not_registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are listed beside all others and set aside, and go on when it is registered again."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    database = str(tmp_path / "server.db")
    code = table = ""
    for games in ("examples.couriers", "", "examples.couriers"):
        server = Server(tmp_path, database, games=games).start()
        anna = Client(server.url, None if code else "Anna")
        try:
            if not code:
                code, table = anna.return_code, anna.started(2, game="couriers")
            else:
                anna.post("/people/return", code=code)
            listed = [each["id"] for each in anna.get("/tables", mine=True)["tables"]]
            assert listed == [table]
            if games:
                assert anna.state(table, 0)["view"]["game"] == "couriers"
                assert "events-day_begun" in anna.get("/games/couriers/words", language="de")["messages"]
            else:
                assert anna.get(f"/tables/{table}/state", 409)["error"]["code"] == "table_set_aside"
                assert anna.get("/games/couriers/words", 404)["error"]["code"] == "no_such_game"
                assert [each["name"] for each in anna.get("/games")["games"]] == ["wallenstein", "sixteenthirty"]
        finally:
            anna.close()
            server.stop()


def test_its_finished_games_have_no_analysis_and_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    game, rng = feldherr.new_game("couriers", players=2, seed=1), Random(1)
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    server = Server(tmp_path, str(tmp_path / "server.db"), games="examples.couriers").start()
    anna = Client(server.url, "Anna")
    try:
        table = anna.post("/tables/import", record=game.record())["id"]
        refused = anna.post(f"/tables/{table}/analysis", 409, seat=0)["error"]
        assert refused["code"] == "analysis_no_game"
    finally:
        anna.close()
        server.stop()
