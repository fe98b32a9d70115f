"""Killed in the midst of costly work, with a thousand games in storage: nothing is lost, and it is back at once."""

import random
import socket
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

import feldherr
from tests.server.client import Client
from tests.server.hostile.measuring import beside
from tests.server.patience import PATIENCE, fetch, until
from tests.server.serving import Server

GAMES = 1000
SECONDS = 5.0


def record(seed: int, game: str = "wallenstein") -> dict[str, Any]:
    played, rng = feldherr.new_game(game, players=3, seed=seed), random.Random(seed)
    while not played.over:
        seat, decision = next(iter(played.pending.items()))
        played.play(seat, decision.sample(rng))
    return played.record()


def multiply(database: Path, times: int) -> None:
    """Stores all games again and again, under other names."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for relation, key in (
            ("tables", "id"),
            ("seats", "table_id"),
            ("moves", "table_id"),
            ("snapshots", "table_id"),
        ):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({relation})") if row[1] != key]
            listed = ", ".join(columns)
            numbers = f"WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < {times})"
            copies = f"SELECT {key} || n.value, {listed} FROM {relation}, n"
            connection.execute(f"{numbers} INSERT INTO {relation} ({key}, {listed}) {copies}")


def started_in(server: Server) -> float:
    begun = time.monotonic()
    server.start()
    return time.monotonic() - begun


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path, str(tmp_path / "own.db"), job_patience=120)


def test_a_thousand_stored_games_do_not_delay_the_start(server: Server, guest: Callable[..., Client]) -> None:
    usual = started_in(server)
    anna = guest(server, "Anna")
    done = anna.post("/tables/import", record=record(1))["id"]
    running = anna.started(3)
    anna.play_on(running, random.Random(1), most=10)
    server.stop()
    multiply(Path(server.database), GAMES // 2)
    again = started_in(server)
    anna.http.base_url = f"{server.url}/api/v1"
    assert anna.get(f"/tables/{running}{GAMES // 2}")["moves"] == anna.get(f"/tables/{running}")["moves"]
    assert anna.get(f"/tables/{done}7/record")["moves"] == record(1)["moves"]
    anna.answer(running, anna.get(f"/tables/{running}")["waiting_for"][0], random.Random(1))
    server.stop()
    print(f"started in {usual:.2f} s with nothing, in {again:.2f} s with {GAMES} games")
    assert again < max(SECONDS, 2 * usual)


def test_killed_while_records_are_brought_in_and_games_told_again(server: Server, guest: Callable[..., Client]) -> None:
    """Imports, replays and statistics, each asked for all the time."""
    server.start()
    records = [record(seed) for seed in range(3)]
    anna = guest(server, "Anna")
    kept: dict[str, int] = {}
    told: dict[str, set[str]] = {"replay": set(), "history": set()}
    enough = threading.Event()

    def again_and_again(act: Callable[[Client], None]) -> None:
        client = Client(server.url)
        client.http.cookies = anna.http.cookies
        while not enough.is_set():
            with suppress(httpx.TransportError):
                act(client)
            if server.process is None or server.process.poll() is not None:
                time.sleep(0.1)
        client.close()

    def bring_in(client: Client) -> None:
        number = len(kept) % len(records)
        kept[client.post("/tables/import", record=records[number])["id"]] = number

    def tell(what: str, client: Client) -> None:
        for table in list(kept):
            if table not in told[what]:
                client.get(f"/tables/{table}/{what}")
                told[what].add(table)
        time.sleep(0.01)

    acts = (bring_in, partial(tell, "replay"), partial(tell, "history"))
    busy = [threading.Thread(target=again_and_again, args=(act,)) for act in acts]
    for each in busy:
        each.start()
    for kills in range(1, 4):
        enough_told = partial(lambda least: all(len(done) >= least for done in told.values()), 2 * kills)
        until(enough_told)
        time.sleep(0.05 * kills)
        server.kill()
        server.start()
    enough.set()
    for each in busy:
        each.join(PATIENCE)
    for table, number in kept.items():
        assert anna.get(f"/tables/{table}/record")["moves"] == records[number]["moves"]
        assert anna.get(f"/tables/{table}/history")["chapters"]
    mine = {found["id"] for found in anna.get("/tables", mine=True)["tables"]}
    for table in mine - set(kept):  # stored, but killed before it was told: whole all the same
        feldherr.replay(anna.get(f"/tables/{table}/record"))
    server.stop()
    assert '"level":"error"' not in server.log()


# -- what it costs others ----------------------------------------------------------------------------------------------


def ask_and_leave(server: Server, path: str, cookies: httpx.Cookies) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        connection.sendall(f"GET /api/v1{path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n".encode())
        time.sleep(0.02)


def jobs(server: Server, queue: str, result: str) -> int:
    text = fetch("GET", f"{server.url}/metrics").text
    found = [line for line in text.splitlines() if f'queue="{queue}",result="{result}"' in line and "total{" in line]
    return int(float(found[0].rsplit(" ", 1)[1])) if found else 0


def test_a_flood_of_costly_wishes_costs_those_who_play_nothing(server: Server, guest: Callable[..., Client]) -> None:
    """Replays asked for and left, a megabyte of brackets, records: moves go on, and what nobody awaits is not made."""
    server.start()
    anna = guest(server, "Anna")
    tables = [anna.post("/tables/import", record=record(seed, "sixteenthirty"))["id"] for seed in range(4)]
    before = jobs(server, "long", "done")
    brackets = b'{"record": {"x": [' + b"[]," * 330_000 + b"[]]}}"
    with beside(server, moves=40) as costs:
        for table in tables:
            for seat in range(3):
                ask_and_leave(server, f"/tables/{table}/replay?seat={seat}", anna.http.cookies)
        for _ in range(3):
            refused = anna.http.post("/tables/import", content=brackets, headers={"Content-Type": "application/json"})
            assert refused.status_code == 413
        for table in tables:
            anna.ask("GET", f"/tables/{table}/picture.png", params={"shape": "board"})
            anna.get(f"/tables/{table}/history")
    assert jobs(server, "long", "dropped") > 0
    asked = 3 * len(tables) + 3 + len(tables)
    assert jobs(server, "long", "done") + jobs(server, "long", "failed") - before < asked
    server.stop()
    costs[0].require_small()
