"""Snapshots restore a game with its events and its future; fair seeds can be checked."""

import json
import random

import pytest

import feldherr
from feldherr.kernel import snapshot
from feldherr.kernel.fair import promise_of, require_fair, seed_from


@pytest.mark.parametrize("stop", [0, 1, 2, 17, 60])
def test_a_snapshot_has_the_same_past_and_future(stop: int) -> None:
    rng = random.Random(stop)
    game = feldherr.new_game("wallenstein", players=3, seed=stop, lineup="draft", court=True)
    for _ in range(stop):
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    plain = json.loads(json.dumps(snapshot.write(game)))
    twin = snapshot.read(game.rulebook, plain, game.seed)
    assert twin.record() == game.record()
    for audience in (None, 0, 1, 2, "all"):
        assert json.dumps(twin.view(audience)) == json.dumps(game.view(audience))
        assert json.dumps(twin.events(audience)) == json.dumps(game.events(audience))
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        move = decision.sample(rng)
        game.play(seat, move)
        twin.play(seat, move.text)
    assert twin.record() == game.record()


def test_events_that_reveal_are_told_of() -> None:
    rulebook = feldherr.rulebook("wallenstein")
    game = feldherr.new_game("wallenstein", players=3, seed=1)
    assert {"planned", "revealed", "bids", "event_drawn"} <= rulebook.revealing
    assert any(kind in rulebook.revealing for kind, _, _ in game.state.events)


def test_a_fair_record_is_checked() -> None:
    secret, nonces = bytes(range(32)), ["00" * 16, "11" * 16, "22" * 16]
    game = feldherr.new_game("wallenstein", players=3, seed=seed_from(secret, nonces))
    fair = {"secret": secret.hex(), "promise": promise_of(secret), "nonces": nonces}
    require_fair({**game.record(), "fair": fair})
    require_fair(game.record())
    for wrong in ({"promise": "00"}, {"nonces": nonces[::-1]}, {"secret": "x"}, {"secret": "00" * 32}, {"nonces": 3}):
        with pytest.raises(feldherr.BadRecord):
            require_fair({**game.record(), "fair": {**fair, **wrong}})
