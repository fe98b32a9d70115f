"""Bots over HTTP: the view goes there, a move comes back, and whatever else comes back is an error."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random

import pytest

import feldherr
from feldherr.bots import Budget, decide
from feldherr.bots.arena.contest import Contest
from feldherr.bots.arena.play import play
from feldherr.bots.remote import RemoteBot, RemoteError


class Answering(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["content-length"])))
        if self.path == "/bot":
            choice = decide("recruit", question["view"], Random(question["seed"]), 1.0).as_json()
            body = json.dumps(choice).encode()
        else:
            body = b"[1, 2" if self.path == "/broken" else b'{"moves": 3}'
        self.send_response(404 if self.path == "/missing" else 200)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Answering)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_remote_bot_plays_a_game(address: str) -> None:
    result = play(Contest("wallenstein", 3, (f"{address}/bot", "random")), 0)
    assert result["failures"] == []


@pytest.mark.parametrize("path", ["/broken", "/missing", "/other"])
def test_what_is_no_move_is_an_error(address: str, path: str) -> None:
    view = feldherr.new_game("wallenstein", players=3, seed=1).view(0)
    with pytest.raises(RemoteError):
        RemoteBot(address + path).decide(view, Random(1), Budget(1.0))
    result = play(Contest("wallenstein", 3, (address + path, "random")), 0)
    assert result["failures"]


def test_nobody_there() -> None:
    view = feldherr.new_game("wallenstein", players=3, seed=1).view(0)
    with pytest.raises(RemoteError):
        RemoteBot("http://127.0.0.1:9/").decide(view, Random(1), Budget(0.5))
