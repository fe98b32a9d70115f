"""Push: a browser names an address, and the server connects to that one or to none, never into its own networks."""

import asyncio
import contextlib
import ssl
import time
from pathlib import Path

import pytest
from sqlalchemy import func, select

from feldherr.server.config import Settings
from feldherr.server.notices import endpoint, push
from feldherr.server.notices.endpoint import BrokenOff, Unreachable
from feldherr.server.notices.mail import NotSent
from feldherr.server.notices.rows import MOST_SUBSCRIPTIONS
from feldherr.server.store import schema
from feldherr.server.store.engine import connect
from tests.server.client import Client
from tests.server.post import Browser, PushService, certificate
from tests.server.serving import Server

SETTINGS = Settings(push_hosts="push.example.org,127.0.0.1:8080,localhost,10.0.0.7,intranet")
KEYS = {"p256dh": "B" * 87, "auth": "A" * 22}

HOSTILE = [
    "http://push.example.org/x",
    "https://push.example.org:8443/x",
    "https://push.example.org:443/x",
    "https://push.example.org:/x",
    "https://anna@push.example.org/x",
    "https://push.example.org@10.0.0.1/x",
    "https://push.example.org:x@10.0.0.1/x",
    "https://10.0.0.1\\@push.example.org/x",
    "https://10.0.0.1\\.push.example.org/x",
    "https://push.example.org\\@10.0.0.1/x",
    "https://10.0.0.1#.push.example.org/x",
    "https://push.example.org/x#y",
    "https://10.0.0.1/x",
    "https://10.0.0.7/x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://0x7f.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://localhost/x",
    "http://localhost/x",
    "http://127.0.0.1/x",
    "http://127.0.0.1:8081/x",
    "https://intranet/x",
    "https://evilpush.example.org/x",
    "https://push.example.org.evil.com/x",
    "https://push.example.org./x",
    "https://.push.example.org/x",
    "https://push%2eexample.org/x",
    "https://pusH.example.org/x",
    "https://push.example\u3002org/x",
    "https:///push.example.org/x",
    "https:/push.example.org/x",
    "//push.example.org/x",
    "https://push.example.org/x\r\nHost: evil",
    "https://push.example.org/x y",
    " https://push.example.org/x",
    "https://push.example.org/x\n",
    "gopher://push.example.org/x",
    "",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_what_can_be_misread_is_no_endpoint(text: str) -> None:
    assert endpoint.read(SETTINGS, text) is None


def test_an_endpoint_is_the_host_that_it_names() -> None:
    found = endpoint.read(SETTINGS, "https://eu.push.example.org/wpush/v2/gAAA?a=b")
    assert found == endpoint.Endpoint("eu.push.example.org", 443, "/wpush/v2/gAAA?a=b")
    own = endpoint.read(SETTINGS, "http://127.0.0.1:8080/x")
    assert own is not None
    assert own.own, "the operator named this host and port"


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.0.1", "198.18.0.1", "192.0.2.1"),
        *("::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:8.8.8.8", "::7f00:1", "2001:db8::1"),
        *("64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "2002:7f00:1::", "2001:0:1::1", "fec0::1"),
    ],
)
def test_no_address_of_our_own_networks_is_public(address: str) -> None:
    assert not endpoint.is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.185.10", "2a00:1450:4001::200a", "17.57.144.10"])
def test_addresses_of_the_world_are_public(address: str) -> None:
    assert endpoint.is_public(address)


class Service:
    """Something that listens at 127.0.0.1, counts who comes, and answers as it is told."""

    def __init__(self, answer: bytes, pause: float = 0.0) -> None:
        self.answer = answer
        self.pause = pause
        self.visits = 0
        self.named: list[str] = []

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.visits += 1
        with contextlib.closing(writer), contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(int(head.partition(b"Content-Length: ")[2].partition(b"\r")[0]))
            for i in range(0, len(self.answer), 1024):
                writer.write(self.answer[i : i + 1024])
                await writer.drain()
                await asyncio.sleep(self.pause)


def sent_to(
    service: Service, monkeypatch: pytest.MonkeyPatch, names: list[list[str]], tls: ssl.SSLContext | None = None
) -> int:
    """Posts to https://push.example.org, whose name stands for these addresses, one list each time it is asked."""

    async def posting() -> int:
        server = await asyncio.start_server(service, "127.0.0.1", 0, ssl=tls)
        port = server.sockets[0].getsockname()[1]

        async def resolved(host: str, _port: int) -> list[str]:
            assert host == "push.example.org"
            return names.pop(0)

        monkeypatch.setattr(endpoint, "addresses", resolved)
        where = endpoint.Endpoint("push.example.org", port, "/x", secure=tls is not None)
        async with server:
            return await endpoint.post(where, {}, b"body")

    return asyncio.run(posting())


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"])
def test_a_name_that_leads_home_is_not_followed(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    service = Service(b"HTTP/1.1 201 Created\r\n\r\n")
    with pytest.raises(Unreachable):
        sent_to(service, monkeypatch, [[address]])
    assert service.visits == 0


def test_the_address_that_was_checked_is_connected_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The name is asked for once: a second answer, which leads home, is never heard."""
    file, context = certificate(tmp_path, "push.example.org")
    service = Service(b"HTTP/1.1 201 Created\r\n\r\n")
    context.sni_callback = lambda _socket, name, _context: service.named.append(name)
    monkeypatch.setattr(endpoint, "_trust", lambda: ssl.create_default_context(cafile=str(file)))
    monkeypatch.setattr(endpoint, "is_public", lambda address: address == "127.0.0.1")
    names = [["10.0.0.1", "127.0.0.1"], ["10.0.0.1"]]
    assert sent_to(service, monkeypatch, names, context) == 201
    assert (service.visits, service.named, names) == (1, ["push.example.org"], [["10.0.0.1"]])


def test_a_certificate_must_be_the_hosts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file, context = certificate(tmp_path, "other.example.org")
    service = Service(b"HTTP/1.1 201 Created\r\n\r\n")
    monkeypatch.setattr(endpoint, "_trust", lambda: ssl.create_default_context(cafile=str(file)))
    monkeypatch.setattr(endpoint, "is_public", lambda _: True)
    with pytest.raises(Unreachable):
        sent_to(service, monkeypatch, [["127.0.0.1"]], context)


@pytest.mark.parametrize(
    ("answer", "pause"),
    [
        (b"HTTP/1.1 201 " + b"x" * 10_000_000, 0.0),
        (b"x" * 10_000_000, 0.0),
        (b"x" * 10_000, 0.4),
        (b"HTTP", 60.0),
        (b"\0\r\n", 0.0),
    ],
    ids=["a long line", "no end", "slowly", "silence", "nonsense"],
)
def test_an_answer_is_short_and_comes_soon(answer: bytes, pause: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "is_public", lambda _: True)
    monkeypatch.setattr(endpoint, "SECONDS", 2.0)
    begun = time.monotonic()
    with pytest.raises(BrokenOff):
        sent_to(Service(answer, pause), monkeypatch, [["127.0.0.1"]])
    assert time.monotonic() - begun < 20


def test_redirects_are_not_followed() -> None:
    service = PushService()
    browser = Browser(service, "anna")
    moved = Service(f"HTTP/1.1 307 Moved\r\nLocation: {service.url}/anna\r\nContent-Length: 0\r\n\r\n".encode())

    async def sending() -> None:
        server = await asyncio.start_server(moved, "127.0.0.1", 0)
        host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        settings = Settings(push_hosts=f"{host},127.0.0.1:{service.http.server_port}")
        keys = browser.subscription["keys"]
        to = push.Subscription("1", f"http://{host}/anna", keys["p256dh"], keys["auth"])
        async with server:
            await push.send(settings, push.new_key(), to, "{}")

    with pytest.raises(NotSent, match="307"):
        asyncio.run(sending())
    service.stop()
    assert (moved.visits, browser.messages) == (1, [])


def test_hostile_subscriptions_are_refused_and_honest_ones_counted(server: Server, anna: Client) -> None:
    for text in HOSTILE:
        anna.post("/people/me/push", expect=422, endpoint=text.replace("example.org", "apple.com"), keys=KEYS)
    for i in range(MOST_SUBSCRIPTIONS + 5):
        anna.post("/people/me/push", endpoint=f"https://web.push.apple.com/{anna.person['id']}/{i}", keys=KEYS)
    engine = connect(Settings(database=server.database).database_url, connections=1)
    own = schema.subscriptions.c.person_id == anna.person["id"]
    with engine.connect() as connection, connection.begin():
        count = connection.execute(select(func.count()).select_from(schema.subscriptions).where(own)).scalar_one()
    engine.dispose()
    assert count == MOST_SUBSCRIPTIONS
