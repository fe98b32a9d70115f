"""Every game that was kept goes on as it began: its record replays, and the middle of it leads to the same end."""

import json
import lzma
from pathlib import Path
from typing import Any

import pytest

import feldherr
from feldherr.kernel import snapshot
from feldherr.kernel.record import digest

KEPT = sorted(Path(__file__).parent.glob("*.json.xz"))


def games(file: Path) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = json.loads(lzma.decompress(file.read_bytes()))
    return read


def test_an_unknown_version_is_refused() -> None:
    record = feldherr.new_game("wallenstein", players=3, seed=1).record()
    for version in (0, feldherr.rulebook("wallenstein").version + 1):
        with pytest.raises(feldherr.BadRecord) as refused:
            feldherr.replay({**record, "version": version})
        assert refused.value.code == "other_version"


def test_a_record_of_an_older_version_says_what_it_means_today() -> None:
    game = feldherr.new_game("wallenstein", players=3, seed=1, edition="manual", rules={"armies_each": 61})
    again = feldherr.replay({**game.record(), "version": 1, "options": {**game.options, "rules": {}}})
    assert again.options["rules"] == {"armies_each": 61, "unguarded_revolts": "won"}
    assert feldherr.replay(again.record()).view("all") == again.view("all")


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_that_names_no_tower_keeps_the_one_it_was_played_with(version: int) -> None:
    game = feldherr.new_game("wallenstein", players=3, seed=1, tower="aged")
    named = game.options
    unnamed = {option: value for option, value in named.items() if option != "tower"}
    for options in ({**named, "rules": {"favor_armies": "all_or_none"}}, unnamed):
        again = feldherr.replay({**game.record(), "version": version, "options": options})
        assert again.options["tower"] == "aged"
    other = {**named, "tower": "classic"}
    assert feldherr.rulebook("wallenstein").of_version(version, other)["tower"] == "classic"
    assert feldherr.new_game("wallenstein", players=3, seed=1).options["tower"] == "aged2"


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"version {file.name.split('.')[0]}")
def test_kept_games_replay_to_their_last_cube(file: Path) -> None:
    kept = games(file)
    assert len(kept) == 100
    for one in kept:
        record = one["record"]
        game = feldherr.replay(record)
        assert digest(game) == record["digest"]
        if "half_way" in one:
            half = snapshot.read(game.rulebook, one["half_way"]["snapshot"], game.seed)
            half.sealed = {}
            for seat, move in game.moves[one["half_way"]["number"] :]:
                half.play(seat, move)
            assert digest(half) == record["digest"]
