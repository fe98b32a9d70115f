"""Levels as they once were: the same answers for ever, from what a file says, and never offered at a table."""

import json
from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest

import feldherr
from feldherr.bots import LEVELS, Budget, bot, offered
from feldherr.bots.levels import FROZEN
from feldherr.bots.sixteenthirty import first as other_first
from feldherr.bots.wallenstein import first
from feldherr.bots.wallenstein.experience import experience
from feldherr.bots.wallenstein.weights import Weights
from feldherr.kernel.errors import BadOption

FIRST = "fe2c9734e07b9aab"


def answers(name: str, of_game: str, number: int) -> str:
    """A digest of the first answers of a game that a bot plays at all seats."""
    player, rng = bot(name, of_game), Random(5)
    found: list[str] = []
    game = feldherr.new_game(of_game, players=4, seed=1648)
    while len(found) < number:
        seat, decision = next(iter(game.pending.items()))
        if isinstance(seat, int):
            found.append(player.decide(game.view(seat), Random(len(found)), Budget(simulations=12)).move)
        game.play(seat, found[-1] if isinstance(seat, int) else decision.sample(rng))
    return blake2b("\n".join(found).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize(
    ("game", "number", "digest"), [("wallenstein", 16, FIRST), ("sixteenthirty", 60, "8b2e2ef74e3a9cfe")]
)
def test_a_frozen_level_answers_as_it_always_did(game: str, number: int, digest: str) -> None:
    assert answers("wallenstein-1", game, number) == digest


def test_what_it_knows_comes_from_a_file(tmp_path: Path) -> None:
    knowledge = json.loads(first.FILE.read_text("utf-8"))
    knowledge["value_among_marshals"][0][0] = 16.18
    file = tmp_path / "knowledge.json"
    file.write_text(json.dumps(knowledge), "utf-8")
    other = bot(f"feldherr.bots.wallenstein.first:Wallenstein1?file={file}", "wallenstein")
    assert isinstance(other, first.Wallenstein1)
    assert other.learned.value.weights[0][0] == 16.18


def test_no_weights_of_today_change_its_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Captains, and what marshals have learned, may be tuned anew: whoever is frozen has numbers of its own."""
    captain = answers("captain", "wallenstein", 16)
    others = Weights(thaler=1.5, army=2.0, spite=1.0, fear=3.0, aggression=0.9, site=2.0)
    for module in ("captain", "closer"):
        monkeypatch.setattr(f"feldherr.bots.wallenstein.{module}.tuned", lambda *_: others)
    monkeypatch.setattr("feldherr.bots.wallenstein.experience.SPREAD", [1.0] * 6)
    for known in (bot, experience):
        known.cache_clear()
    try:
        assert answers("captain", "wallenstein", 16) != captain
        assert answers("wallenstein-1", "wallenstein", 16) == FIRST
    finally:
        for known in (bot, experience):
            known.cache_clear()


def test_frozen_levels_are_not_offered() -> None:
    assert not set(FROZEN) & ({one.name for one in offered()} | set(LEVELS))


def test_weights_of_the_other_game_come_from_a_file_too(tmp_path: Path) -> None:
    knowledge = json.loads(other_first.FILE.read_text("utf-8"))
    knowledge["weights"]["pair"] = 16.18
    file = tmp_path / "knowledge.json"
    file.write_text(json.dumps(knowledge), "utf-8")
    other = bot(f"feldherr.bots.sixteenthirty.first:Wallenstein1?file={file}", "sixteenthirty")
    assert isinstance(other, other_first.Wallenstein1)
    assert other.weights.pair == 16.18


def test_a_level_that_is_not_frozen_in_a_game_is_unknown_there() -> None:
    with pytest.raises(BadOption):
        bot("wallenstein-1", "chess")
