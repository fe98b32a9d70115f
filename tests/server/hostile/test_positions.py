"""Positions that somebody changed and that are sound all the same: at a server they are tables like any other."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.fuzz_positions import accepted, some_moments, tables, with_claims
from tests.server.client import Client
from tests.server.serving import Server
from tests.tampering import tampered

POSITIONS = 16
LOOKS = ("state", "state?seat=0", "events", "events?seat=0", "replay", "picture.svg", "picture.svg?seat=0&shape=board")


def changed_positions() -> Iterator[dict[str, Any]]:
    """Records of unfinished games, each changed again and again as long as it is accepted."""
    rng = Random(19)
    for seed in range(1000):
        game = rng.choice(tables()).open(seed)
        moments = [record for record in some_moments(game, rng) if record["position"][1]]
        positions = [record["position"] for record in moments]
        record = rng.choice(moments)
        changes = 0
        for _ in range(40):
            changed = with_claims(tampered(record, positions, game.rulebook, rng))
            played_on = accepted(changed)
            by_server = changed["options"].get("throws") != "outside"
            if played_on is not None and not played_on.over and by_server:
                record, changes = changed, changes + 1
        if changes:
            yield json.loads(json.dumps(record))


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("positions")
    server = Server(folder, str(folder / "server.db"), job_patience=180, pictures_per_minute=1000).start()
    yield server
    server.stop()
    assert '"level":"error"' not in server.log()


def test_whatever_is_accepted_can_be_started_looked_at_and_played(alone: Server, guest: Callable[..., Client]) -> None:
    anna, rng = guest(alone, "Anna"), Random(3)
    for _, record in zip(range(POSITIONS), changed_positions(), strict=False):
        table = anna.post("/tables/import", record=record)["id"]
        header = anna.get(f"/tables/{table}")
        for seat in range(record["players"]):
            if seat not in header["mine"]:
                anna.post(f"/tables/{table}/join", seat=seat)
        anna.post(f"/tables/{table}/start")
        for look in LOOKS:
            anna.ask("GET", f"/tables/{table}/{look}")
        stream = anna.stream(table)
        stream.wait(lambda message: message["event"] == "reset")
        for seat in anna.get(f"/tables/{table}")["waiting_for"]:
            decision = anna.state(table, seat)["decision"]["id"]
            anna.get(f"/tables/{table}/odds", seat=seat, decision=decision)
        anna.play_on(table, rng, most=6)
        stream.close()
