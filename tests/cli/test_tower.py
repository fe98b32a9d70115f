"""`feldherr tower`: throws, odds, models beside one another, and the level of a tower of one's own."""

import json
import tomllib
from pathlib import Path

import pytest

from feldherr.cli import main
from feldherr.kernel.errors import BadOption
from feldherr.server.work import tower_jobs

CUBES = ("--thrown", "red=4,blue=3", "--inside", "red=2,peasants=3")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["tower", *words]) == 0
    return capsys.readouterr().out


def test_throws_stand_beside_their_odds(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told(capsys, "throw", *CUBES, "--times", "3000", "--seed", "4", "--json"))
    assert sum(found["all"]["counts"]) == 3000
    assert found["all"]["p"] > 0.001
    words = told(capsys, "throw", *CUBES, "--times", "3000", "--seed", "4")
    assert "On average" in words
    assert "chi-square" in words


def test_the_odds_alone_are_exact(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told(capsys, "odds", *CUBES, "--json"))
    assert sum(found["all"]["exact"]) == pytest.approx(1)
    assert "Im Mittel" in told(capsys, "odds", *CUBES, "--language", "de")


def test_models_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "compare", "-n", "20").splitlines()
    assert [line.split()[0] for line in lines[1:]] == ["aged2", "classic"]


def test_a_tower_of_ones_own_is_fitted_and_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, own = tmp_path / "throws.txt", tmp_path / "mine.toml"
    log.write_text("in 8 red 8 blue, out 6 red 5 blue\n" + "in 3 red 2 blue, out 2 red 2 blue\n" * 12, "utf-8")
    words = told(capsys, "fit", str(log), "-o", str(own))
    assert "13 throws" in words
    levels = tomllib.loads(own.read_text("utf-8"))["tower"]
    assert set(levels) == {"stay", "loose"}
    assert main(["tower", "odds", *CUBES, "--data", str(own)]) == 0


def test_what_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "throws.txt"
    log.write_text("in 2 red, out 3 red\n", "utf-8")
    for words, reason in (
        (["fit", str(log)], "Line 1: 3 red came out"),
        (["fit"], "file"),
        (["throw"], "--thrown"),
        (["juggle"], "throw"),
    ):
        assert main(["tower", *words]) == 2
        assert reason in capsys.readouterr().err


def test_a_server_reads_no_longer_log_than_it_fits_in_time() -> None:
    with pytest.raises(BadOption) as refused:
        tower_jobs.fitted("in 1 red, out 0\n" * (tower_jobs.MOST_LINES + 1))
    assert refused.value.facts["most"] == tower_jobs.MOST_LINES
