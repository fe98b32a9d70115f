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
