"""Only what the seat may know leaves the server."""

import json
import random
from typing import Any

import pytest

from feldherr.kernel.errors import BadRecord
from feldherr.kernel.fair import require_fair
from tests.server.client import Client
from tests.server.test_moves import two_at_a_table


def test_nothing_of_another_seats_plan_is_sent(server: Any, anna: Client, ben: Client, guest: Any) -> None:
    """Until a box is revealed its card is nowhere in what Ben or a spectator receives."""
    rng = random.Random(21)
    table = two_at_a_table(anna, ben)
    watcher = guest(server, "Cleo")
    streams = [ben.stream(table), watcher.stream(table)]
    ben.keep = watcher.keep = True
    anna.put(f"/tables/{table}/notes", seat=0, text="a word that only Anna knows: Schwertlilie")
    anna.put(f"/tables/{table}/draft", seat=0, decision="0", text="plan palace=Schwertlilie")
    sealed = anna.answer(table, 0, rng)["move"]
    anna.answer(table, 2, rng)
    for client, seat in ((ben, 1), (ben, None), (watcher, None)):
        client.state(table, seat)
        client.get(f"/tables/{table}/events")
        client.get(f"/tables/{table}")
        client.get(f"/tables/{table}/fairness")
        client.get(f"/tables/{table}/record", expect=409)
    tick = ben.answer(table, 1, rng)["tick"]
    for stream in streams:
        stream.until(tick)
    plan = anna.state(table, 0)["view"]["players"][0]["plan"]
    public = watcher.state(table)["view"]
    hidden = [box for box in plan if box not in public["players"][0]["revealed"]]
    assert hidden
    for client, seat in ((ben, 1), (watcher, None)):
        seen = client.state(table, seat)["view"]["players"][0]["plan"]
        assert {seen[box] for box in hidden} == {"hidden"}
    wire = "\n".join([*ben.said, *watcher.said, *(json.dumps(m) for s in streams for m in s.messages)])
    assert sealed not in wire
    assert "Schwertlilie" not in wire
    fairness = watcher.get(f"/tables/{table}/fairness")
    assert (fairness["secret"], fairness["seed"]) == (None, None)
    assert fairness["promise"]
    assert fairness["commitment"]
    assert "Schwertlilie" not in server.log()
    assert sealed not in server.log()


def test_nonces_are_hidden_until_the_seed_is_fixed(anna: Client, ben: Client) -> None:
    nonce = "0123456789abcdef" * 2
    table = anna.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], public=True)
    promise = anna.get(f"/tables/{table}")["promise"]
    assert promise
    ben.put(f"/tables/{table}/nonce", expect=403, nonce=nonce)
    anna.put(f"/tables/{table}/nonce", nonce=nonce)
    assert ben.get(f"/tables/{table}/fairness")["nonces"] is None
    ben.post(f"/tables/{table}/join", expect=422, nonce="short")
    ben.post(f"/tables/{table}/join", nonce="f" * 32)
    anna.post(f"/tables/{table}/start")
    told = ben.get(f"/tables/{table}/fairness")
    assert told["nonces"][:2] == [nonce, "f" * 32]
    assert told["drawn"] == [2]
    assert told["promise"] == promise
    anna.put(f"/tables/{table}/nonce", expect=409, nonce="0" * 32)
    for who in (anna, ben):
        who.post(f"/tables/{table}/end", agree=True)
    record = anna.get(f"/tables/{table}/record")
    require_fair(record)
    assert record["fair"]["promise"] == promise
    record["fair"]["drawn"] = [1, 2]
    with pytest.raises(BadRecord):
        require_fair(record)
