"""Servers killed at random moments of running games: whatever was acknowledged is there, once, and all games go on."""

import random
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

import httpx

import feldherr
from tests.server.client import Client, any_move
from tests.server.patience import PATIENCE
from tests.server.presets import PRESETS, Preset
from tests.server.serving import Server

T = TypeVar("T")
MOST_BETWEEN = 25
"""So many moves at most between two kills."""


class Player(threading.Thread):
    """Plays games until it is told that they are enough, all seats but those of bots, each game to its end.

    Whatever gets no answer is sent again.
    """

    def __init__(self, server: Server, preset: Preset, seed: int, bots: int = 0) -> None:
        super().__init__(daemon=True)
        self.rng = random.Random(seed)
        self.preset = preset
        self.seats = [{"kind": "bot"}] * bots + [{"kind": "me"}] * (preset.players - bots)
        self.client = Client(server.url, f"Player {seed}")
        self.acknowledged: list[tuple[str, dict[str, Any]]] = []
        self.enough = threading.Event()
        self.failed: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self._play(self.insist(self._sit_down))
        except BaseException as error:
            self.failed = error

    def _sit_down(self) -> str:
        preset = self.preset
        return self.client.started(preset.players, game=preset.game, options=preset.options, seats=self.seats)

    def _play(self, table: str) -> None:
        client, first = self.client, len(self.acknowledged)
        header = self.insist(lambda: client.get(f"/tables/{table}"))
        while header["status"] == "running":
            due = [seat for seat in header["waiting_for"] if seat in header["mine"]]
            for seat in due:
                state = self.insist(lambda who=seat: client.state(table, who))  # type: ignore[misc]
                decision, move = state["decision"]["id"], any_move(state, self.rng)
                answer = self.insist(lambda w=seat, d=decision, m=move: client.move(table, w, d, m))  # type: ignore[misc]
                self.acknowledged.append((table, answer))
            if not due:
                time.sleep(0.05)  # a bot thinks
            header = self.insist(lambda: client.get(f"/tables/{table}"))
        record = self.insist(lambda: client.get(f"/tables/{table}/record"))
        _require_exactly(record, header["mine"], [answer for _, answer in self.acknowledged[first:]])

    def insist(self, ask: Callable[[], T]) -> T:
        """Asks until there is an answer."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return ask()
            except httpx.TransportError:
                assert time.monotonic() < end, "the server did not come back"
                time.sleep(0.1)


def crash(server: Server, kills: int, seed: int, *names: str, bots: int = 0) -> None:
    """Kills a server that has just started so many times while these games run, then lets them play to the end."""
    rng = random.Random(seed)
    players = [Player(server, PRESETS[name], seed * 10 + i, bots) for i, name in enumerate(names)]
    checked = [0] * len(players)
    for player in players:
        player.start()
    for _ in range(kills):
        _wait_for_moves(players, rng.randint(1, MOST_BETWEEN))
        time.sleep(rng.random() * 0.03)
        server.kill()
        known = [len(player.acknowledged) for player in players]
        server.start()
        for i, player in enumerate(players):
            _require_there(player, checked[i], known[i])
        checked = known
    for player in players:
        player.enough.set()
    for player in players:
        player.join(PATIENCE * 3)
        if player.failed is not None:
            raise player.failed
        assert not player.is_alive(), "a game did not come to its end"
        player.client.close()


def _wait_for_moves(players: list[Player], number: int) -> None:
    wanted = sum(len(player.acknowledged) for player in players) + number
    end = time.monotonic() + PATIENCE
    while sum(len(player.acknowledged) for player in players) < wanted:
        for player in players:
            if player.failed is not None:
                raise player.failed
        assert time.monotonic() < end, "no moves any more"
        time.sleep(0.002)


def _require_there(player: Player, first: int, last: int) -> None:
    """Every move acknowledged since the last kill is answered the same when it is sent again: it is there."""
    twin = Client(player.client.url)
    twin.http.cookies = player.client.http.cookies
    for table, answer in player.acknowledged[first:last]:
        assert twin.move(table, answer["seat"], answer["decision"], answer["move"]) == answer
    twin.close()


def _require_exactly(record: dict[str, Any], seats: list[int], acknowledged: list[dict[str, Any]]) -> None:
    """The record holds the acknowledged moves of each seat, in their order and once, and replays to its outcome."""
    game = feldherr.replay(record)
    for seat in seats:
        played = [move.text for who, move in game.moves if who == seat]
        assert played == [answer["move"] for answer in acknowledged if answer["seat"] == seat]
    assert game.over
