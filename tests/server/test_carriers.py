"""News between workers, by PostgreSQL and by a real NATS: nothing is lost or doubled, whatever becomes of them."""

import asyncio
import os
import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from nats.aio.client import Client as NatsClient

from feldherr.kernel.errors import BadOption
from feldherr.server.config import Settings
from feldherr.server.history.changes import applied
from feldherr.server.live.bus import Bus
from feldherr.server.live.nats_carrier import NatsCarrier
from feldherr.server.store.channels import PRESENCE, of_table
from feldherr.server.store.database import Database
from tests.server.client import Client, Stream, any_move
from tests.server.nats import Nats
from tests.server.patience import PATIENCE, fetch, until
from tests.server.serving import Server, free_port, new_database, postgresql_server

SOAK = "FELDHERR_SOAK" in os.environ
ROUNDS, STREAMS = (12, 32) if SOAK else (1, 8)
KILLS = 3
MOVES = 24
LISTENING = "pid <> pg_backend_pid() and datname = current_database() and query ~ '^(UN)?LISTEN'"
NONSENSE = [
    *(b"", b"\xff\xfe", b"null", b"[]", b'"table"', b"{", b'{"kind":"none"}', b'{"kind":["table"]}'),
    *(b'{"kind":"table"}', b'{"kind":"table","id":7,"revision":1}', b'{"kind":"table","id":"x","revision":true}'),
    *(b'{"kind":"games","id":"x","people":[{}]}', b'{"kind":"games","id":"x","people":"everyone"}'),
    *(b'{"kind":"person","id":"anna"}', b'{"kind":"clock"}', b'{"kind":"missed"}'),
    *(b"[" * 7_000, b'{"kind":"seen","person":"' + b"x" * 9_000 + b'"}'),
]


@pytest.fixture(params=["postgresql", "nats"])
def carried(request: pytest.FixtureRequest, postgres: str, tmp_path: Path) -> Iterator[tuple[Server, Nats | None]]:
    """Two workers, and what carries their news."""
    carrier: Nats | None = request.getfixturevalue("nats") if request.param == "nats" else None
    settings = {"nats": carrier.url} if carrier else {}
    server = Server(tmp_path, new_database(postgres), workers=2, **settings).start()
    yield server, carrier
    server.stop()


@pytest.fixture
def own_postgresql() -> Iterator[Any]:
    """One that may be stopped."""
    with postgresql_server() as server:
        yield server


def interrupt(server: Server, carrier: Nats | None) -> None:
    """Kills what carries the news and, a moment later, lets it come back."""
    if carrier is not None:
        carrier.kill()
        time.sleep(0.3)
        carrier.start()
        return
    with psycopg.connect(server.database, autocommit=True) as connection:
        until(lambda: len(connection.execute(f"select pid from pg_stat_activity where {LISTENING}").fetchall()) == 2)
        connection.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {LISTENING}")


def is_ready(server: Server) -> bool:
    """Every worker is: whichever answers."""
    return all(fetch("GET", f"{server.url}/readyz").status_code == 200 for _ in range(12))


def figure(server: Server, result: str) -> float:
    text = fetch("GET", f"{server.url}/metrics").text
    found = re.search(rf'^feldherr_news_total{{result="{result}"}} (\S+)$', text, re.M)
    return float(found[1]) if found else 0.0


def require_whole(stream: Stream, state: dict[str, Any], seat: str) -> None:
    """All that was told, put together, is what is there: each tick once, each event once and in its order."""
    view: Any = None
    heard, last = 0, -1
    for message in [m for m in stream.messages if m["event"] in ("reset", "update")]:
        assert message["data"]["tick"] > last, "a tick was told twice"
        last = message["data"]["tick"]
        part = message["data"]["seats"][seat]
        if message["event"] == "reset":
            view, heard = part["view"], part["events_from"]
            continue
        for step in part["story"]:
            view = applied(view, step["changes"])
            for event in step["events"]:
                assert event["n"] == heard, "an event was lost or told twice"
                heard += 1
    assert view == state["view"]
    assert heard == state["events_from"]


def require_all_whole(person: Client, table: str, streams: list[Stream], tick: int) -> None:
    for stream in streams:
        stream.until(tick)
    for seat in range(3):
        state = person.state(table, seat)
        for stream in streams:
            require_whole(stream, state, str(seat))


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_nothing_is_lost_or_doubled_while_the_carrier_is_killed(
    seed: int, carried: tuple[Server, Nats | None], guest: Callable[..., Client]
) -> None:
    server, carrier = carried
    anna, rng = guest(server, "Anna"), random.Random(seed)
    table = anna.started(3)
    streams = [anna.stream(table) for _ in range(STREAMS)]
    tick = 0
    for number in range(KILLS + 1):
        for _ in range(6):
            tick = anna.answer(table, anna.get(f"/tables/{table}")["waiting_for"][0], rng)["tick"]
        if number < KILLS:
            interrupt(server, carrier)
        for _ in range(6):
            tick = anna.answer(table, anna.get(f"/tables/{table}")["waiting_for"][0], rng)["tick"]
    require_all_whole(anna, table, streams, tick)
    assert figure(server, "heard") > 0
    assert figure(server, "missed") >= KILLS
    until(lambda: is_ready(server))
    assert '"level":"error"' not in server.log()


@pytest.mark.parametrize("seed", range(ROUNDS))
@pytest.mark.parametrize("carrier", ["nats", "postgresql"] if SOAK else ["nats"])
def test_nothing_is_lost_or_doubled_by_a_carrier_of_bad_manners(
    seed: int, carrier: str, postgres: str, tmp_path: Path, guest: Callable[..., Client], request: pytest.FixtureRequest
) -> None:
    """It doubles news and brings them in another order; NATS, of whom nothing else is asked, loses every third too."""
    settings = {"nats": request.getfixturevalue("nats").url} if carrier == "nats" else {}
    server = Server(tmp_path, new_database(postgres), workers=2, **settings)
    server.program = "tests.server.ill_mannered"
    server.start()
    try:
        anna, rng = guest(server, "Anna"), random.Random(seed)
        table = anna.started(3)
        streams = [anna.stream(table) for _ in range(STREAMS)]
        tick = 0
        for _ in range(MOVES):
            tick = anna.answer(table, anna.get(f"/tables/{table}")["waiting_for"][0], rng)["tick"]
        require_all_whole(anna, table, streams, tick)
        until(lambda: "news twice" in server.log() and "news late" in server.log())
        assert ("news lost" in server.log()) == (carrier == "nats")
        assert '"level":"error"' not in server.log()
    finally:
        server.stop()


@pytest.mark.parametrize("seed", range(ROUNDS))
@pytest.mark.parametrize("carrier", ["nats", "postgresql"] if SOAK else ["postgresql"])
def test_nothing_is_lost_or_doubled_while_postgresql_restarts(
    seed: int,
    carrier: str,
    own_postgresql: Any,
    tmp_path: Path,
    guest: Callable[..., Client],
    request: pytest.FixtureRequest,
) -> None:
    """Streams stay open, what cannot be stored is refused, and afterwards all goes on."""
    settings = {"nats": request.getfixturevalue("nats").url} if carrier == "nats" else {}
    server = Server(tmp_path, new_database(own_postgresql.get_uri()), workers=2, **settings).start()
    try:
        anna, rng = guest(server, "Anna"), random.Random(seed)
        table = anna.started(3)
        streams = [anna.stream(table) for _ in range(STREAMS)]
        tick = 0
        for number in range(KILLS):
            for _ in range(4):
                tick = until(lambda: moved(anna, table, rng))["tick"]
            if number < KILLS - 1:
                own_postgresql.stop()
                assert moved(anna, table, rng) is None
                own_postgresql.ensure_postgres_running()
        require_all_whole(anna, table, streams, tick)
        until(lambda: is_ready(server))
    finally:
        server.stop()


def moved(person: Client, table: str, rng: random.Random) -> dict[str, Any] | None:
    """What a move was answered; None where storage does not answer."""
    answers = [person.http.get(f"/tables/{table}")]
    if answers[-1].status_code == 200:
        seat = answers[-1].json()["waiting_for"][0]
        answers.append(person.http.get(f"/tables/{table}/state", params={"seat": seat}))
    if answers[-1].status_code == 200:
        state = answers[-1].json()
        move = {"seat": seat, "decision": state["decision"]["id"], "move": any_move(state, rng)}
        answers.append(person.http.post(f"/tables/{table}/moves", json=move))
    assert answers[-1].status_code in (200, 503), answers[-1].text
    answer: dict[str, Any] = answers[-1].json()
    return answer if answers[-1].status_code == 200 else None


def test_a_server_without_its_nats_is_healthy_but_not_ready(
    nats: Nats, postgres: str, tmp_path: Path, guest: Callable[..., Client]
) -> None:
    nats.kill()
    server = Server(tmp_path, new_database(postgres), nats=nats.url).start()
    try:
        assert fetch("GET", f"{server.url}/healthz").status_code == 200
        answer = fetch("GET", f"{server.url}/readyz")
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "hears_nothing"
        nats.start()
        until(lambda: fetch("GET", f"{server.url}/readyz").status_code == 200)
        anna = guest(server, "Anna")
        table = anna.started(3)
        stream = anna.stream(table)
        asyncio.run(_talk_nonsense(nats.url, [*NONSENSE, *_made_up(table)], of_table(table)))
        until(lambda: figure(server, "ignored") == len(NONSENSE) and figure(server, "heard") == len(_made_up(table)))
        tick = anna.answer(table, 0, random.Random(1))["tick"]
        stream.until(tick)
        require_whole(stream, anna.state(table, 0), "0")
        assert '"level":"error"' not in server.log()
        assert "secret" not in server.log()
    finally:
        server.stop()


def _made_up(table: str) -> list[bytes]:
    """News that is well-formed, and not true."""
    return [b'{"kind":"table","id":"%s","revision":999999999,"trace":"%s"}' % (table.encode(), b"x" * 100)] * 3


async def _talk_nonsense(url: str, said: list[bytes], channel: str) -> None:
    client = NatsClient()
    await client.connect(url)
    for payload in said:
        await client.publish(f"feldherr.{channel}", payload)
    await client.flush(30)
    await client.close()


@pytest.mark.parametrize("carrier", ["postgresql", "nats"])
def test_a_process_hears_only_of_the_shards_it_attends(
    carrier: str, postgres: str, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("nats").url if carrier == "nats" else ""
    asyncio.run(_attend(Settings(database=new_database(postgres), nats=url)))


async def _attend(settings: Settings) -> None:
    heard: list[str] = []
    databases = Database(settings), Database(settings)
    here = Bus(settings, databases[0], lambda news: heard.append(str(news.get("id", news["kind"]))))
    there = Bus(settings, databases[1], lambda _: None)
    await here.start()
    await there.start()
    async with asyncio.timeout(PATIENCE):
        while not (here.hears and there.hears):
            await asyncio.sleep(0.01)
    heard.clear()
    assert of_table("one") != of_table("two")

    async def tell() -> None:
        """As often as it takes: a carrier promises nothing, and loses what is told while it connects anew."""
        async with asyncio.timeout(PATIENCE):
            while len(set(heard)) < 2:
                for table in ("one", "two"):
                    there.publish_at(table, "watched")
                there.publish_presence("anna")
                for _ in range(200):
                    if len(set(heard)) < 2:
                        await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)

    await here.attend_table("one")
    await tell()
    assert set(heard) == {"one", "seen"}
    heard.clear()
    await here.attend_table("two")
    here.keep(["two"], [])
    await here.attend_person("anna")  # agreed upon after what was given up
    await tell()
    assert set(heard) == {"seen", "two"}
    assert here.carrier is not None
    assert PRESENCE in here.carrier.wanted
    for bus, database in zip((here, there), databases, strict=True):
        await bus.stop()
        database.close()


def test_no_password_goes_to_a_server_without_encryption() -> None:
    asyncio.run(_lure())


async def _lure() -> None:
    said, met = b"", asyncio.Event()

    async def lure(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal said
        writer.write(b'INFO {"server_id":"x","version":"2.9.10","max_payload":1048576}\r\n')
        said += await reader.read(1000)
        met.set()
        writer.close()

    port = free_port()
    async with await asyncio.start_server(lure, "127.0.0.1", port):
        settings = Settings(nats=f"tls://feldherr:secret@127.0.0.1:{port}")
        carrier = NatsCarrier(settings, lambda _: None, lambda: None)
        starting = asyncio.create_task(carrier.start())
        async with asyncio.timeout(PATIENCE):
            await met.wait()
            await starting
        assert not carrier.hears
        await carrier.stop()
    assert said == b""


def test_what_stands_against_nats_is_said(tmp_path: Path) -> None:
    good: dict[str, Any] = {"database": "postgresql://db/feldherr", "nats": "nats://one:4222, tls://anna:secret@two"}
    Settings(**good).require_carrier()
    Settings().require_carrier()
    shown = Settings(**good).shown()
    assert 'nats = "nats://one:4222,tls://***@two"' in shown
    assert "anna:secret" not in shown
    wrong: dict[str, dict[str, Any]] = {
        "nats_needs_postgresql": {**good, "database": "some.db"},
        "bad_nats": {**good, "nats": "http://one:4222"},
        "bad_nats_ca": {**good, "nats_ca": str(tmp_path / "none.pem")},
    }
    for code, given in wrong.items():
        with pytest.raises(BadOption) as refused:
            Settings(**given).require_carrier()
        assert refused.value.code == code
