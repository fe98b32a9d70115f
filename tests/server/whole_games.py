"""A whole game between two people who see no more than their seats do."""

import random

import feldherr
from feldherr.kernel.fair import require_fair
from tests.server.client import Client
from tests.server.presets import Preset


def play_to_the_end(anna: Client, ben: Client, preset: Preset, rng: random.Random) -> None:
    """Ben has the second seat, Anna all others; what the server tells afterwards is what the record replays to."""
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "me"}] * (preset.players - 2)]
    table = anna.table(preset.players, game=preset.game, seats=seats, options=preset.options)
    ben.post(f"/tables/{table}/join", expect=404)
    ben.post(f"/tables/{table}/join", code=anna.get(f"/tables/{table}")["invitation"])
    anna.post(f"/tables/{table}/start")
    anna.get(f"/tables/{table}/record", expect=409)
    header = anna.get(f"/tables/{table}")
    while header["status"] == "running":
        anna.play_on(table, rng)
        header = ben.play_on(table, rng)
    assert header["status"] == "over"
    record = anna.get(f"/tables/{table}/record")
    require_fair(record)
    game = feldherr.replay(record)
    assert game.outcome is not None
    assert game.outcome.as_json() == header["outcome"]
    assert ben.get(f"/tables/{table}/fairness")["seed"] == record["seed"]
    assert anna.get(f"/tables/{table}/events")["events"] == game.events(None)
