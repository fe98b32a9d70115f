"""A table that cannot be rebuilt is set aside: a clear answer, one line in the log, and nobody else is hurt."""

import json
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.patience import until
from tests.server.serving import Server


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def start(folder: Path) -> Iterator[Callable[..., Server]]:
    """Starts a server on the test's own database, again and anna."""
    started: list[Server] = []

    def run(**settings: Any) -> Server:
        started.append(Server(folder, str(folder / "own.db"), clock_interval=0.1, **settings).start())
        return started[-1]

    yield run
    for server in started:
        server.stop()


def on(folder: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / "own.db", timeout=60)) as connection, connection:
        connection.execute(statement, values)


def admin(folder: Path, *words: str) -> str:
    command = [sys.executable, "-m", "feldherr", "admin", "--database", str(folder / "own.db"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def code(client: Client, path: str, expect: int) -> str:
    return str(client.get(path, expect)["error"]["code"])


def said(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]


def complaints(server: Server) -> list[dict[str, Any]]:
    return [line for line in said(server) if line["said"] == "work at a table was set aside"]


def errors(server: Server) -> list[dict[str, Any]]:
    return [line for line in said(server) if line["level"] in ("error", "critical")]


def test_a_damaged_table_is_set_aside_until_it_is_mended(
    folder: Path, start: Callable[..., Server], guest: Callable[..., Client]
) -> None:
    server = start(cache_seconds=0.1, heartbeat=0.3)
    anna = guest(server, "Anna")
    clock = {"kind": "live", "bank": 60, "increment": 0}
    table, other = anna.started(3, pace=clock), anna.started(3)
    anna.play_on(table, random.Random(1), most=5)
    stream = anna.stream(table)
    stream.wait(lambda m: m["event"] == "reset")
    on(folder, "DELETE FROM snapshots WHERE table_id = ?", table)
    on(folder, "UPDATE moves SET text = 'x' || text WHERE table_id = ? AND number = 1", table)
    until(lambda: not stream.is_open)
    on(folder, "UPDATE seats SET due_at = 1 WHERE table_id = ? AND due_at IS NOT NULL", table)
    on(folder, "UPDATE tables SET bots_due = 1, bot_lease = 0 WHERE id = ?", table)
    for path in ("", "/state", "/events", "/replay", "/picture.svg", "/stream"):
        assert code(anna, f"/tables/{table}{path}", 409) == "table_set_aside"
    assert anna.move(table, 0, "1", "pass", expect=409)["error"]["code"] == "table_set_aside"
    assert code(guest(server, "Ben"), f"/tables/{table}", 404) == "no_such_table"
    anna.answer(other, 0, random.Random(2))
    assert len(complaints(server)) == 1
    assert not errors(server)
    assert any(found["id"] == table for found in anna.get("/tables", mine=True)["tables"])

    server.stop()
    server = start()
    anna.http.base_url = f"{server.url}/api/v1"
    anna.answer(other, 1, random.Random(2))
    assert code(anna, f"/tables/{table}", 409) == "table_set_aside"
    assert complaints(server) == []  # it was not even tried

    assert "set aside" in next(line for line in admin(folder, "games").splitlines() if line.startswith(table))
    assert "rebuild" in admin(folder, "show", table)
    on(folder, "UPDATE moves SET text = substr(text, 2) WHERE table_id = ? AND number = 1", table)
    assert table in admin(folder, "try-again", table)
    assert anna.get(f"/tables/{table}")["status"] == "running"
    assert not errors(server)


def test_one_can_leave_a_table_that_is_set_aside(
    folder: Path, start: Callable[..., Server], guest: Callable[..., Client]
) -> None:
    server = start()
    anna = guest(server, "Anna")
    table = anna.started(3)
    server.stop()
    on(folder, "UPDATE tables SET options = '{}' WHERE id = ?", table)
    on(folder, "UPDATE tables SET start = '[1]' WHERE id = ?", table)
    server = start()
    anna.http.base_url = f"{server.url}/api/v1"
    assert code(anna, f"/tables/{table}", 409) == "table_set_aside"
    anna.ask("DELETE", "/people/me", 204, json={})
    on(folder, "DELETE FROM set_aside")
    with closing(sqlite3.connect(folder / "own.db")) as connection:
        seats = connection.execute("SELECT kind, person_id FROM seats WHERE table_id = ?", (table,)).fetchall()
    assert seats == [("bot", None)] * 3


def test_what_costs_too_much_is_refused_once_and_play_goes_on(
    start: Callable[..., Server], guest: Callable[..., Client], finished_record: dict[str, Any]
) -> None:
    """With limits that no whole game keeps, and every stored position does."""
    generous = start()
    anna = guest(generous, "Anna")
    table = anna.post("/tables/import", record=finished_record)["id"]
    generous.stop()
    server = start(job_seconds=0.02, table_workers=1)
    anna.http.base_url = f"{server.url}/api/v1"
    assert anna.post("/tables/import", expect=422, record=finished_record)["error"]["code"] == "too_costly"
    running = anna.started(3)
    anna.answer(running, 0, random.Random(1))
    for _ in range(3):
        assert code(anna, f"/tables/{table}/replay?everything=true", 409) == "cannot_be_told"
    assert [line["work"] for line in complaints(server)].count("replay") == 1
    anna.answer(running, 1, random.Random(1))


@pytest.fixture
def finished_record() -> dict[str, Any]:
    import feldherr

    game, rng = feldherr.new_game("sixteenthirty", players=6, seed=3), random.Random(3)
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    return game.record()
