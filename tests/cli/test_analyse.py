"""`feldherr analyse`: what it prints, in words and as JSON, and what it refuses."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import feldherr
from feldherr.cli import main


@cache
def played() -> dict[str, Any]:
    game, rng = feldherr.new_game("wallenstein", players=3, seed=5), Random(5)
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    return game.record()


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "record.json").write_text(json.dumps(played()), "utf-8")
    return str(tmp_path / "record.json")


def analyse(*words: str) -> int:
    return main(["analyse", *words, "--effort", "1", "--jobs", "1"])


def test_it_tells_what_json_tells(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert analyse(file, "--seat", "1", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seat"] == 1
    sums = [one["by"] for one in (*found["fortune"], *found["decisions"])]
    assert found["start"] + sum(sums) + found["outlook"] == pytest.approx(found["end"], abs=0.002)
    assert analyse(file, "--seat", "1", "--language", "de") == 0
    told = capsys.readouterr().out
    assert "Aussichten auf den Sieg" in told
    assert "Winter 2" in told
    assert "zu Beginn" in told
    assert told.count("gedachte Partien") == len(found["costly"])


def test_what_cannot_be_analysed_is_refused(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert analyse(file, "--seat", "3") == 2
    assert "There is no seat 3" in capsys.readouterr().err
    begun = feldherr.new_game("wallenstein", players=3, seed=5)
    for line in played()["moves"][:3]:
        seat, text = line.split(" ", 1)
        begun.play(int(seat), text)
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(json.dumps(begun.record()), "utf-8")
    assert analyse(str(unfinished)) == 2
    assert "not over" in capsys.readouterr().err
