"""Heads of requests: what is too much is refused before it is kept, and the server does not grow."""

import contextlib
import json
import random
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import feldherr
from feldherr.server.http.protocol import HEADER_COUNT, URL_LIMIT
from tests.server.client import HEADERS, Client
from tests.server.patience import PATIENCE, fetch
from tests.server.serving import Server

HEAD_LIMIT = 32 * 1024
MEGABYTE = 1024 * 1024
CONNECTIONS = 40
DEAF = 30
GET = b"GET /api/v1/push-key HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/v1/people/guest HTTP/1.1\r\nHost: x\r\nX-Feldherr: 1\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
NAME = b'e\r\n{"name":"Ada"}\r\n0\r\n'


@pytest.fixture(scope="module")
def exposed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that no proxy stands before; strangers come to it from this machine."""
    folder: Path = tmp_path_factory.mktemp("exposed")
    limits = {"trusted_proxies": "192.0.2.9", "connections_per_address": CONNECTIONS, "request_timeout": 3}
    server = Server(folder, str(folder / "server.db"), **limits).start()
    yield server
    server.stop()
    assert "Traceback" not in server.log()


@contextlib.contextmanager
def connection(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port)) as made:
        made.settimeout(PATIENCE)
        yield made


def rest_of(made: socket.socket) -> bytes:
    heard = b""
    with contextlib.suppress(OSError):
        while got := made.recv(65536):
            heard += got
    return heard


def send(made: socket.socket, said: bytes) -> bool:
    """Whether all of it was taken."""
    try:
        made.sendall(said)
    except OSError:
        return False
    return True


def said_to(server: Server, *pieces: bytes) -> bytes:
    """What the server answers until it hangs up, whether or not it wants to hear everything."""
    with connection(server) as made:
        for piece in pieces:
            if not send(made, piece):
                break
        return rest_of(made)


def refusal(heard: bytes) -> tuple[int, dict[str, Any]]:
    head, _, body = heard.partition(b"\r\n\r\n")
    lines = head.decode().lower().splitlines()
    assert "connection: close" in lines
    assert "x-content-type-options: nosniff" in lines
    assert "cache-control: no-store" in lines
    error: dict[str, Any] = json.loads(body)["error"]
    assert error["sentence"]["en"].endswith(".")
    assert error["sentence"]["de"].endswith(".")
    return int(lines[0].split()[1]), error


def memory(server: Server) -> float:
    """Megabytes that the server holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def test_heads_within_the_limits_are_answered(exposed: Server) -> None:
    many = b"".join(b"X-%d: %s\r\n" % (i, b"a" * 250) for i in range(HEADER_COUNT - 2))
    long_address = b"GET /api/v1/push-key?x=" + b"a" * (URL_LIMIT - 100) + b" HTTP/1.1\r\nHost: x\r\n"
    for head in (GET + many, long_address):
        assert said_to(exposed, head, b"Connection: close\r\n\r\n").startswith(b"HTTP/1.1 200 ")


BAD = {
    "long value": (GET + b"X-Long: " + b"a" * HEAD_LIMIT + b"\r\n\r\n", 431, "head_too_large"),
    "long name": (GET + b"X" * (2 * HEAD_LIMIT) + b": a\r\n\r\n", 431, "head_too_large"),
    "many": (GET + b"X-More: a\r\n" * HEADER_COUNT + b"\r\n", 431, "head_too_large"),
    "large": (GET + (b"X-More: " + b"a" * 900 + b"\r\n") * 60 + b"\r\n", 431, "head_too_large"),
    "empty lines": (b"\r\n" * HEAD_LIMIT, 431, "head_too_large"),
    "address": (b"GET /" + b"a" * URL_LIMIT + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414, "url_too_long"),
    "endless address": (b"GET /?" + b"a" * 500_000, 414, "url_too_long"),
    "method": (b"NONSENSE / HTTP/1.1\r\n\r\n", 400, "bad_http"),
    "no address": (b"GET  HTTP/1.1\r\n\r\n", 400, "bad_http"),
    "bytes in the address": (b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n", 400, "bad_http"),
    "control character": (b"GET / HTTP/1.1\r\nHost: x\r\nX: a\x00b\r\n\r\n", 400, "bad_http"),
    "http2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "bad_http"),
    "connect": (b"CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", 400, "bad_http"),
    "length in letters": (POST + b"Content-Length: abc\r\n\r\n{}", 400, "bad_http"),
    "length below zero": (POST + b"Content-Length: -1\r\n\r\n{}", 400, "bad_http"),
    "length without end": (POST + b"Content-Length: 99999999999999999999999999\r\n\r\n{}", 400, "bad_http"),
    "two lengths": (POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400, "bad_http"),
    "length and chunks": (POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}", 400, "bad_http"),
}


@pytest.mark.parametrize("bad", BAD)
def test_heads_beyond_the_limits_are_refused(exposed: Server, bad: str) -> None:
    head, status, code = BAD[bad]
    told, error = refusal(said_to(exposed, head))
    assert (told, error["code"]) == (status, code)


def test_trailers_say_nothing(exposed: Server) -> None:
    """What follows a body cannot pass for a header of the request."""
    bare = CHUNKED.replace(b"X-Feldherr: 1\r\n", b"")
    sent = bare + NAME + b"X-Feldherr: 1\r\nAuthorization: Bearer x\r\n\r\n" + GET + b"Connection: close\r\n\r\n"
    first, _, second = said_to(exposed, sent).partition(b"header_needed")
    assert first.startswith(b"HTTP/1.1 403 ")
    assert b"HTTP/1.1 200 " in second
    assert said_to(exposed, CHUNKED + NAME + b"\r\n" + GET + b"Connection: close\r\n\r\n").startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    "flood",
    [
        lambda: (GET, b"X-Long: " + b"a" * MEGABYTE, *[b"a" * MEGABYTE] * 29),
        lambda: (GET, *[b"X-More: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n" * 20_000] * 30),
        lambda: (b"GET /?", *[b"a" * MEGABYTE] * 30),
        lambda: (b"\r\n" * (MEGABYTE // 2),) * 30,
        lambda: (CHUNKED + b"5;x=", *[b"a" * MEGABYTE] * 30),
        lambda: (CHUNKED + NAME, *[b"X-More: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n" * 20_000] * 30),
        lambda: (CHUNKED + NAME + b"X-Long: ", *[b"a" * MEGABYTE] * 30),
        lambda: ((GET + b"\r\n") * 20_000,) * 30,
        lambda: (b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" + (GET + b"\r\n") * 20_000,) * 30,
        lambda: (GET + b"Connection: upgrade\r\nUpgrade: websocket\r\n\r\n", *[b"a" * MEGABYTE] * 30),
        lambda: (GET + b"Content-Length: 1000000000\r\n\r\n", *[b"a" * MEGABYTE] * 30),
    ],
    ids=["header", "headers", "url", "lines", "extension", "trailers", "trailer", "ahead", "queue", "upgrade", "body"],
)
def test_floods_leave_no_trace(exposed: Server, flood: Callable[[], tuple[bytes, ...]]) -> None:
    """Eight connections offer thirty megabytes each, as a head or as what counts for one, and hold on."""
    said_to(exposed, GET + b"Connection: close\r\n\r\n")
    before = memory(exposed)
    most = before
    pieces = flood()
    with contextlib.ExitStack() as stack:
        made = [stack.enter_context(connection(exposed)) for _ in range(8)]
        for each in made:
            each.settimeout(0.5)  # whoever is not listened to gives up
            for piece in pieces:
                if not send(each, piece):
                    break
            most = max(most, memory(exposed))
    assert most - before < 20, f"{before:.0f} MB became {most:.0f}"
    assert fetch("GET", f"{exposed.url}/healthz").status_code == 200


def test_answers_that_nobody_takes_are_not_kept_ready(exposed: Server, guest: Callable[..., Client]) -> None:
    """Thirty readers that do not read ask for all there is: none of it lies in memory for each of them."""
    anna = guest(exposed, "Anna")
    table = anna.post("/tables/import", record=long_record())["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items()).encode()
    replay = b"GET /api/v1/tables/%s/replay?everything=true HTTP/1.1\r\nHost: x\r\nCookie: %s\r\n\r\n"
    whole = len(anna.ask("GET", f"/tables/{table}/replay", params={"everything": True}).content)
    assert whole > 500_000
    before = most = memory(exposed)
    with contextlib.ExitStack() as stack:
        for _ in range(DEAF):
            made = stack.enter_context(socket.socket())
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            made.connect(("127.0.0.1", exposed.port))
            send(made, replay % (table.encode(), cookie))
            most = max(most, memory(exposed))
        end = time.monotonic() + 1
        while time.monotonic() < end:
            most = max(most, memory(exposed))
    assert most - before < DEAF * whole / MEGABYTE / 2, f"{before:.0f} MB became {most:.0f}"


def long_record() -> dict[str, Any]:
    game, rng = feldherr.new_game("sixteenthirty", players=6, seed=6), random.Random(3)
    while not game.over:
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
    return game.record()


def test_one_address_holds_so_many_connections(exposed: Server, guest: Callable[..., Client]) -> None:
    anna = guest(exposed, "Anna")
    with contextlib.ExitStack() as stack:
        for _ in range(CONNECTIONS):
            made = stack.enter_context(connection(exposed))
            send(made, GET + b"\r\n")
            with contextlib.suppress(OSError):
                made.recv(65536)  # once answered, it may stay for a while
        heard = said_to(exposed)
        status, error = refusal(heard)
        assert (status, error["code"]) == (429, "too_many_connections")
        assert error["facts"] == {"most": CONNECTIONS}
        anna.get("/people/me")  # who is there already is served
    deadline = time.monotonic() + 60
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if fetch("GET", f"{exposed.url}/healthz").status_code == 200:
                return
        assert time.monotonic() < deadline


def test_empty_lines_do_not_keep_a_connection(exposed: Server) -> None:
    with connection(exposed) as made:
        made.sendall(GET + b"\r\n")
        begun = time.monotonic()
        made.settimeout(0.2)
        while time.monotonic() - begun < 40:
            with contextlib.suppress(TimeoutError):
                if not made.recv(65536):
                    break
            if not send(made, b"\r\n"):
                break
        assert time.monotonic() - begun < 40


def test_forwarded_headers_count_from_proxies_alone(exposed: Server, tmp_path: Path) -> None:
    forged = {
        **HEADERS,
        "X-Forwarded-Proto": "https",
        "X-Forwarded-For": "203.0.113.5",
        "X-Forwarded-Host": "evil.example",
    }
    stranger = fetch("POST", f"{exposed.url}/api/v1/people/guest", json={"name": "Eve"}, headers=forged)
    assert "secure" not in stranger.headers["set-cookie"].lower()
    assert "strict-transport-security" not in stranger.headers
    assert "evil.example" not in str(stranger.headers)
