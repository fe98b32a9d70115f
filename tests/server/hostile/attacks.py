"""What a guest may try to make a server work for nothing, from a process of its own as an attacker's would be."""

import asyncio
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

import httpx

import feldherr
from tests.fuzz_positions import some_moments, tables, with_claims
from tests.server.client import Client
from tests.server.patience import PATIENCE
from tests.tampering import tampered

Attack = Callable[[str, float], None]
ROOT: Final = Path(__file__).parents[3]
JSON: Final = {"Content-Type": "application/json"}
TABLES: Final = 8
AT_ONCE: Final = 6
"""Requests that an attacker has under way."""
CONNECTIONS: Final = 100
"""Those of one who opens as many as they can, from one address."""
ELSEWHERE: Final = "198.51.100.66"
"""Where attackers are; the server believes it from its own machine."""


def _answered(response: httpx.Response) -> None:
    assert response.status_code < 500 or response.status_code == 503, f"{response.request.url}: {response.text[:300]}"
    if response.status_code >= 400 and response.request.method != "HEAD":
        assert response.json()["error"]["sentence"]["de"], response.text[:300]


Ask = Callable[[Client, random.Random], httpx.Response]


def _flood(url: str, seconds: float, ready: Callable[[Client], Ask]) -> None:
    """Asks for something as fast as one guest can, several times at once."""
    client = Client(url, "Mallory")
    client.http.headers["X-Forwarded-For"] = ELSEWHERE
    try:
        ask, end = ready(client), monotonic() + seconds

        def go_on(seed: int) -> None:
            rng = random.Random(seed)
            while monotonic() < end:
                with suppress(httpx.TransportError):  # on a busy machine an attacker may be cut off as too slow
                    _answered(ask(client, rng))

        with ThreadPoolExecutor(AT_ONCE) as pool:
            list(pool.map(go_on, range(AT_ONCE)))
    finally:
        client.close()


def tampered_records(url: str, seconds: float) -> None:
    """Records whose positions were changed with care, so that their digest fits."""
    rng = random.Random(14)
    bodies: list[str] = []
    for seed in range(12):
        game = rng.choice(tables()).open(seed)
        moments = list(some_moments(game, rng))
        positions = [record["position"] for record in moments]
        for record in moments:
            changed = with_claims(tampered(record, positions, game.rulebook, rng))
            bodies.append(json.dumps({"record": changed}))
    fits = [body for body in bodies if len(body) < 900_000]

    def ask(client: Client, chance: random.Random) -> httpx.Response:
        answer = client.http.post("/tables/import", content=chance.choice(fits), headers=JSON)
        if answer.status_code == 201:  # accepted: then it can be looked at like any other
            return client.http.get(f"/tables/{answer.json()['id']}/state")
        return answer

    _flood(url, seconds, lambda _: ask)


def long_records(url: str, seconds: float) -> None:
    """The same long game again and again: replayed, stored, told, drawn and counted each time."""
    rng = random.Random(3)
    game = feldherr.new_game("sixteenthirty", players=6, seed=6)
    while not game.over:
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
    body = json.dumps({"record": game.record()})
    looks = (
        "replay?seat=all",
        "replay?seat=2",
        "replay",
        "history",
        "picture.png?shape=board",
        "picture.svg",
        "record",
    )

    def ask(client: Client, chance: random.Random) -> httpx.Response:
        made = client.http.post("/tables/import", content=body, headers=JSON)
        if made.status_code != 201:
            return made
        return client.http.get(f"/tables/{made.json()['id']}/{chance.choice(looks)}")

    _flood(url, seconds, lambda _: ask)


def hints(url: str, seconds: float) -> None:
    """A hint for every plan, all the time."""

    def ready(client: Client) -> Ask:
        table = client.started(5, options={"court": True, "landsknechte": True}, hints="always")
        decision = client.state(table, 0)["decision"]["id"]

        def ask(_: Client, chance: random.Random) -> httpx.Response:
            return client.http.post(f"/tables/{table}/hint", json={"seat": chance.randrange(5), "decision": decision})

        return ask

    _flood(url, seconds, ready)


def large_bodies(url: str, seconds: float) -> None:
    """As much as the server takes, nested, wide or full of numbers."""
    wide = "[" + ",".join(["[]"] * 200_000) + "]"
    shapes = ("[" * 400_000, '{"a":' * 150_000, wide, "[" + "1," * 400_000 + "1]", '"' + "\\ud800" * 100_000 + '"')

    def ask(client: Client, chance: random.Random) -> httpx.Response:
        return client.http.post("/tables/import", content='{"record":' + chance.choice(shapes), headers=JSON)

    _flood(url, seconds, lambda _: ask)


def wrong_logins(url: str, seconds: float) -> None:
    """Passwords are slow to check, on purpose."""

    def ask(client: Client, chance: random.Random) -> httpx.Response:
        body = {"email": f"anna{chance.randrange(9)}@example.org", "password": "wrong password"}
        return client.http.post("/people/login", json=body)

    _flood(url, seconds, lambda _: ask)


def crowded_tables(url: str, seconds: float) -> None:
    """New tables, all seats but one with the bots that think longest."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "wallenstein"}] * 4]

    def ready(client: Client) -> Ask:
        made = [client.started(5, seats=seats) for _ in range(TABLES)]
        return lambda _, chance: client.http.get(f"/tables/{chance.choice(made)}/state", params={"seat": 0})

    _flood(url, seconds, ready)


def many_connections(url: str, seconds: float) -> None:
    """Pages, figures, health and refusals, which cost little each, as fast as a hundred connections are answered."""
    paths = ("/metrics", "/docs", "/healthz", "/api/v1/openapi.json", "/", "/api/v1/people/me", "/api/v1/none")
    where, end = urlsplit(url), monotonic() + seconds

    async def go_on(path: str) -> None:
        asked = f"GET {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {ELSEWHERE}\r\n\r\n".encode()
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        with closing(writer), suppress(ConnectionError, asyncio.IncompleteReadError):
            while monotonic() < end:
                writer.write(asked)
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                await reader.readexactly(int(head.partition(b"content-length: ")[2].partition(b"\r")[0]))
                assert int(head.split()[1]) in (200, 401, 404, 429), head

    async def flood() -> None:
        await asyncio.gather(*(go_on(paths[i % len(paths)]) for i in range(CONNECTIONS)))

    asyncio.run(flood())


def lessons(url: str, seconds: float) -> None:
    """The longest lesson begun anew and answered wrongly, all the time."""

    def ready(client: Client) -> Ask:
        table = client.post("/lessons/w5")["id"]

        def ask(_: Client, chance: random.Random) -> httpx.Response:
            if chance.random() < 0.3:
                return client.http.post("/lessons/w5", json={})
            return client.http.post(f"/tables/{table}/lesson", json={"step": 1, "answer": "x" * 400})

        return ask

    _flood(url, seconds, ready)


def sandboxes(url: str, seconds: float) -> None:
    """Edits of as many lines as one may have, undone, shared and opened again."""
    costly = [f"season 1 {name}" for name in ("summer", "fall")] * 25

    def ready(client: Client) -> Ask:
        source = {"kind": "new", "game": "wallenstein", "players": 5, "options": {"court": True, "landsknechte": True}}
        table = client.post("/sandboxes", source=source)["id"]
        many: dict[str, tuple[str, dict[str, object]]] = {
            "edit": (f"/sandboxes/{table}/edits", {"edits": costly}),
            "undo": (f"/tables/{table}/undo", {"seat": 0}),
            "share": (f"/sandboxes/{table}/share", {}),
            "open": ("/sandboxes", {"source": {"kind": "lesson", "lesson": "w5", "step": 8}}),
        }

        def ask(_: Client, chance: random.Random) -> httpx.Response:
            path, body = many[chance.choice(("edit", "edit", "edit", "undo", "share", "open"))]
            return client.http.post(path, json=body)

        return ask

    _flood(url, seconds, ready)


ATTACKS: Final[dict[str, Attack]] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        *(tampered_records, long_records, hints, large_bodies, wrong_logins, crowded_tables, many_connections),
        *(lessons, sandboxes),
    )
}


def attack(name: str, url: str, seconds: float) -> None:
    """Runs an attack to its end in a process that leaves the processor to those who want to play."""
    command = [sys.executable, "-m", __name__, name, url, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, timeout=seconds + PATIENCE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]


if __name__ == "__main__":
    os.nice(10)
    ATTACKS[sys.argv[1]](sys.argv[2], float(sys.argv[3]))
