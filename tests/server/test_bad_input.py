"""Bodies too large, bytes too slow, connections left behind: each gets an end, and the others notice nothing."""

import contextlib
import select
import socket
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import HEADERS, Client
from tests.server.patience import PATIENCE, fetch, until
from tests.server.serving import Server

STALE = 300
"""So many streams are left behind here; ten thousand in `make bench`."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("strict")
    limits = {"request_timeout": 1, "streams_per_person": 3, "streams_per_address": STALE + 5, "heartbeat": 1}
    server = Server(folder, str(folder / "server.db"), **limits).start()
    yield server
    server.stop()


@pytest.fixture
def anna(strict: Server, guest: Callable[..., Client]) -> Client:
    return guest(strict, "Anna")


@contextlib.contextmanager
def connection(server: Server, said: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port)) as made:
        made.settimeout(PATIENCE)
        made.sendall(said)
        yield made


def rest_of(made: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while got := made.recv(65536):
            heard += got
    return heard


def streams(server: Server) -> int:
    figures = fetch("GET", f"{server.url}/metrics").text
    return int(float(next(line for line in figures.splitlines() if line.startswith("feldherr_streams ")).split()[1]))


def test_bodies_over_the_limit(strict: Server, anna: Client) -> None:
    big = b'{"name": "' + b"x" * 70_000 + b'"}'
    for content in (big, iter([big[:40_000], big[40_000:]])):  # with its length said, and in chunks without it
        answer = fetch("POST", f"{strict.url}/api/v1/people/guest", content=content, headers=HEADERS)
        assert answer.status_code == 413
        assert answer.json()["error"]["facts"] == {"most": 65536}
    record = {"record": {"moves": ["0 pass"] * 200_000}}
    assert anna.http.post("/tables/import", json=record).status_code == 413
    lie = b"POST /api/v1/people/guest HTTP/1.1\r\nHost: x\r\nX-Feldherr: 1\r\nContent-Length: 99999999999\r\n\r\n{"
    with connection(strict, lie) as made:
        assert b" 413 " in made.recv(1000)


@pytest.mark.parametrize("slow", [b"GET /api/v1/games HTTP/1.1\r\nX-Long: ", b""], ids=["head", "nothing"])
def test_a_head_that_trickles_in_is_cut_off(strict: Server, slow: bytes) -> None:
    with connection(strict, slow) as made:
        begun = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() - begun < PATIENCE:
                made.settimeout(0.1)
                with contextlib.suppress(TimeoutError):
                    if not made.recv(1):
                        break
                made.sendall(b"x" if slow else b"")
        assert time.monotonic() - begun < PATIENCE


def test_a_body_that_trickles_in_is_cut_off(strict: Server) -> None:
    head = b"POST /api/v1/people/guest HTTP/1.1\r\nHost: x\r\nX-Feldherr: 1\r\nContent-Length: 5000\r\n\r\n"
    with connection(strict, head) as made:
        made.settimeout(0.1)
        answer = b""
        end = time.monotonic() + PATIENCE
        while not answer and time.monotonic() < end:
            made.sendall(b" ")
            with contextlib.suppress(TimeoutError):
                answer = made.recv(1000)
        assert b" 408 " in answer


def test_an_answer_that_nobody_takes_is_given_up(strict: Server) -> None:
    asked = b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200
    length = len(fetch("GET", f"{strict.url}/api/v1/openapi.json").content)  # from now on it is kept ready
    with connection(strict) as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.sendall(asked)
        cut_off = select.poll()
        cut_off.register(made, 0)  # says nothing, takes nothing, until the server's patience is over
        until(lambda: cut_off.poll(0))
        assert len(rest_of(made)) < 200 * length


def test_streams_of_one_person_are_counted_over_all_tables(strict: Server, anna: Client) -> None:
    tables = [anna.started(3) for _ in range(4)]
    opened = [anna.stream(table) for table in tables[:3]]
    refused = anna.get(f"/tables/{tables[3]}/stream", expect=429)
    assert refused["error"]["code"] == "too_many_streams"
    assert "3" in refused["error"]["sentence"]["en"]
    anna.get("/stream", expect=429)
    opened[0].close()
    until(lambda: streams(strict) == 2)
    anna.stream(tables[3])


def test_streams_that_are_asked_for_at_once_are_counted_too(strict: Server, anna: Client) -> None:
    """Each of them wakes the table up first, and waits for that."""
    until(lambda: streams(strict) == 0)
    table = anna.started(3)
    anna.post(f"/tables/{table}/pause", paused=True)
    cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    asked = f"GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n".encode()
    with contextlib.ExitStack() as stack:
        made = [stack.enter_context(connection(strict)) for _ in range(20)]
        for each in made:
            each.sendall(asked)
        told = sorted(each.recv(12)[9:] for each in made)
        assert told == [b"200"] * 3 + [b"429"] * 17
        assert streams(strict) <= 3


def test_streams_that_are_left_behind(strict: Server, anna: Client) -> None:
    """Some hang up in order, some break off, some just never read: none of them slows the table down."""
    until(lambda: streams(strict) == 0)
    table = anna.started(3, public=True)
    asked = f"GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    left = []
    for _ in range(STALE):
        left.append(socket.create_connection(("127.0.0.1", strict.port)))
        left[-1].sendall(asked)
    until(lambda: streams(strict) == STALE)
    with connection(strict, asked * 1) as made:
        made.recv(1)
    before = anna.get(f"/tables/{table}")["tick"]
    state = anna.state(table, 0)
    anna.put(f"/tables/{table}/notes", seat=0, text="still quick")
    anna.post(f"/tables/{table}/chat", text="Is anybody there?")
    assert anna.get(f"/tables/{table}")["tick"] == before + 1
    assert state["decision"]
    for number, sock in enumerate(left):
        if number % 2:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # resets instead
        sock.close()
    until(lambda: streams(strict) == 0)
    assert [line for line in strict.log().splitlines() if '"level":"error"' in line] == []
