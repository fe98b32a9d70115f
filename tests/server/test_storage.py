"""What was acknowledged is there: after a restart, after a kill, and with several processes on one database."""

import random
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from feldherr.server.store.engine import connect, migrate
from feldherr.server.store.schema import metadata
from tests.server.client import Client, any_move
from tests.server.serving import Server, new_database


@pytest.fixture
def pair(postgres: str, tmp_path: Path) -> Iterator[list[Server]]:
    """Two processes on one PostgreSQL database."""
    url = new_database(postgres)
    servers = [Server(tmp_path / name, url).start() for name in ("one", "two")]
    yield servers
    for server in servers:
        server.stop()


def test_migrations_lead_to_the_schema(own_url: str) -> None:
    url = own_url.replace("postgresql://", "postgresql+psycopg://") if "://" in own_url else f"sqlite:///{own_url}"
    engine = connect(url)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_two_processes_cannot_both_win(pair: list[Server], guest: Callable[..., Client]) -> None:
    """Both are sent different answers to the same question at the same moment: one is applied, at both."""
    rng = random.Random(13)
    anna = guest(pair[0], "Anna")
    twin = guest(pair[1])
    twin.post("/people/return", code=anna.return_code)
    table = anna.started(3)
    raced = 0
    while raced < 12:
        header = anna.get(f"/tables/{table}")
        assert header["status"] == "running"
        if len(header["waiting_for"]) > 1:  # sealed at both at once: nobody is refused
            players = zip(header["waiting_for"], (anna, twin, anna), strict=True)
            done = race([partial(who.answer, table, seat, random.Random(seat)) for seat, who in players])
            until_tick(anna, table, max(answer["tick"] for answer in done))
            continue
        seat = header["waiting_for"][0]
        state = anna.state(table, seat)
        moves = state["decision"]["options"]
        if len(moves) < 2:
            anna.answer(table, seat, rng)
            continue
        sent = [(anna, moves[0]), (twin, moves[-1])]
        results = race([partial(status_of, who, table, seat, state["decision"]["id"], move) for who, move in sent])
        assert sorted(results) == [200, 409]
        raced += 1
        tick = max(who.get(f"/tables/{table}")["tick"] for who in (anna, twin))
        assert until_tick(anna, table, tick) == until_tick(twin, table, tick)


def status_of(who: Client, table: str, seat: int, decision: str, move: str) -> int:
    body = {"seat": seat, "decision": decision, "move": move}
    return who.http.post(f"/tables/{table}/moves", json=body).status_code


def until_tick(who: Client, table: str, tick: int) -> Any:
    """A process's view of the table, once it has heard the news."""
    for _ in range(200):
        state = who.state(table, 0)
        if state["tick"] >= tick:
            return state["view"]
    raise AssertionError("the news did not arrive")


def race(works: list[Callable[[], Any]]) -> list[Any]:
    results: list[Any] = [None] * len(works)
    barrier = threading.Barrier(len(works))

    def run(i: int) -> None:
        barrier.wait()
        results[i] = works[i]()

    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_nobody_is_refused_for_what_a_process_has_not_heard_yet(
    pair: list[Server], guest: Callable[..., Client]
) -> None:
    """A seat is taken at one process; at once the other, which remembers it as free, is asked to start the table."""
    anna, ben = guest(pair[0], "Anna"), guest(pair[1], "Ben")
    for _ in range(8):
        table = anna.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], public=True)
        anna.get(f"/tables/{table}")
        ben.post(f"/tables/{table}/join")
        anna.post(f"/tables/{table}/start", expect=200)


def test_news_and_bots_travel_between_processes(pair: list[Server], guest: Callable[..., Client]) -> None:
    rng = random.Random(14)
    anna, ben = guest(pair[0], "Anna"), guest(pair[1], "Ben")
    table = anna.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], public=True)
    stream = ben.stream(table)
    ben.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    stream.wait(lambda m: m["data"]["table"]["status"] == "running")
    tick = anna.answer(table, 0, rng)["tick"]
    message = stream.until(tick)
    assert message["data"]["seats"]["1"]["decision"]["kind"] == "plan"
    pair[0].kill()  # and with it the bot that thinks there
    state = ben.state(table, 1)
    ben.move(table, 1, state["decision"]["id"], any_move(state, rng))
    stream.wait(lambda m: m["data"].get("table", {}).get("question", "0") != "0")
    assert ben.get(f"/tables/{table}")["moves"] >= 3
