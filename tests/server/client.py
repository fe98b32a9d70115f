"""A scripted client: everything it does goes over HTTP."""

import contextlib
import json
import random
import socket
import threading
from collections.abc import Iterator
from typing import Any

import httpx

import feldherr
from tests.server.patience import PATIENCE

HEADERS = {"X-Feldherr": "1"}
"""What a browser sends. Nothing here is encrypted, so no client need spend time on reading certificates."""


class Client:
    """Somebody with a browser of their own."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=f"{url}/api/v1", headers=HEADERS, timeout=PATIENCE, verify=False)
        self.said: list[str] = []
        """Every body received, for tests that look for leaks."""
        self.keep = False
        self.streams: list[Stream] = []
        if name is not None:
            answer = self.post("/people/guest", name=name)
            self.person: dict[str, Any] = answer["person"]
            self.return_code: str = answer["return_code"]

    def ask(self, method: str, path: str, expect: int | None = None, **more: Any) -> httpx.Response:
        response = self.http.request(method, path, **more)
        if self.keep:
            self.said.append(response.text)
        if expect is not None:
            assert response.status_code == expect, f"{method} {path}: {response.status_code} {response.text[:500]}"
        else:
            assert response.is_success, f"{method} {path}: {response.status_code} {response.text[:500]}"
        return response

    def get(self, path: str, expect: int | None = None, **params: Any) -> Any:
        return self.ask("GET", path, expect, params=params).json()

    def post(self, path: str, expect: int | None = None, **body: Any) -> Any:
        response = self.ask("POST", path, expect, json=body)
        return response.json() if response.content else None

    def put(self, path: str, expect: int | None = None, **body: Any) -> Any:
        return self.ask("PUT", path, expect, json=body).json()

    def close(self) -> None:
        for stream in self.streams:
            stream.close()
        self.http.close()

    # -- tables -------------------------------------------------------------------------------------------------------

    def table(self, players: int = 3, seats: list[dict[str, Any]] | None = None, **more: Any) -> str:
        chosen = [{"kind": "me"}] * players if seats is None else seats
        body = {"game": "wallenstein", "players": players, "seats": chosen, **more}
        created: str = self.post("/tables", **body)["id"]
        return created

    def started(self, players: int = 3, **more: Any) -> str:
        table = self.table(players, **more)
        self.post(f"/tables/{table}/start")
        return table

    def state(self, table: str, seat: int | None = None) -> Any:
        return self.get(f"/tables/{table}/state", **({} if seat is None else {"seat": seat}))

    def move(self, table: str, seat: int, decision: str, move: str, expect: int | None = None) -> Any:
        return self.post(f"/tables/{table}/moves", expect, seat=seat, decision=decision, move=move)

    def answer(self, table: str, seat: int, rng: random.Random) -> Any:
        """Answers what the seat is asked with any legal move, found from its view alone."""
        state = self.state(table, seat)
        return self.move(table, seat, state["decision"]["id"], any_move(state, rng))

    def play_on(self, table: str, rng: random.Random, most: int = 10_000) -> dict[str, Any]:
        """Plays all own seats until nothing is asked of them, the game is over, or so many moves are made."""
        header: dict[str, Any] = self.get(f"/tables/{table}")
        while header["status"] == "running" and most:
            due = [seat for seat in header["waiting_for"] if seat in header["mine"]]
            if not due:
                break
            for seat in due[:most]:
                self.answer(table, seat, rng)
                most -= 1
            header = self.get(f"/tables/{table}")
        return header

    def stream(self, table: str, last: int | None = None) -> "Stream":
        self.streams.append(Stream(self, f"/tables/{table}/stream", last))
        return self.streams[-1]


def any_move(state: dict[str, Any], rng: random.Random) -> str:
    decision = state["decision"]
    if "options" in decision:
        return str(rng.choice(decision["options"]))
    return feldherr.imagine(state["view"], rng).pending[decision["seat"]].sample(rng).text


class Stream:
    """Server-sent events, read in a thread of their own."""

    def __init__(self, client: Client, path: str, last: int | None) -> None:
        self.messages: list[dict[str, Any]] = []
        self.lines: list[str] = []
        """All that came over the wire, to the letter."""
        self.arrived = threading.Condition()
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        self._closing = threading.Event()
        url, own, cookies = client.http.base_url, client.http.headers, client.http.cookies
        self._http = httpx.Client(base_url=url, headers=own, cookies=cookies, timeout=PATIENCE, verify=False)
        request = self._http.build_request("GET", path, headers=headers)
        self._response = self._http.send(request, stream=True)
        assert self._response.status_code == 200, self._response.read()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        try:
            for message in parse(self._kept(self._response.iter_lines())):
                with self.arrived:
                    self.messages.append(message)
                    self.arrived.notify_all()
        except (httpx.HTTPError, httpx.StreamError, ValueError):
            pass

    def _kept(self, lines: Iterator[str]) -> Iterator[str]:
        for line in lines:
            self.lines.append(line)
            yield line

    def wait(self, found: Any, seconds: float = PATIENCE) -> dict[str, Any]:
        """The first message for which `found` holds."""
        with self.arrived:
            ok = self.arrived.wait_for(lambda: any(found(m) for m in self.messages), seconds)
            assert ok, f"not told: {[m['event'] for m in self.messages]}"
            return next(m for m in self.messages if found(m))

    @property
    def is_open(self) -> bool:
        return self._thread.is_alive()

    def until(self, tick: int) -> dict[str, Any]:
        return self.wait(lambda m: m["data"].get("tick", -1) >= tick)

    def ended(self, seconds: float) -> bool:
        """Whether the server has ended it, or does so in time."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def close(self) -> None:
        stream = self._response.extensions["network_stream"]
        sock = stream.get_extra_info("socket")
        with contextlib.suppress(OSError):
            sock.shutdown(socket.SHUT_RDWR)
        self._thread.join(5)
        self._response.close()
        self._http.close()


def parse(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    message: dict[str, Any] = {}
    for line in lines:
        if not line:
            if "data" in message:
                yield message
            message = {}
        elif not line.startswith(":"):
            field, _, value = line.partition(": ")
            message[field] = json.loads(value) if field == "data" else value
