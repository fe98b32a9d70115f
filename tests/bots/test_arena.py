"""The arena: balanced tables, replaced bots, contests that go on, and what is reported."""

import json
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import feldherr
from feldherr.bots import LEVELS, Bot, Budget, Choice, ratings
from feldherr.bots.arena.contest import Contest, lineups_of, seatings
from feldherr.bots.arena.play import play
from feldherr.bots.arena.plot import svg
from feldherr.bots.arena.report import summary
from feldherr.bots.arena.run import results
from feldherr.cli import main

RANDOMS = ("random", "tests.bots.test_bots:Eager")


class Raising(Bot):
    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        raise ZeroDivisionError("no idea")


class Cheating(Bot):
    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        return Choice("move bayern 99")


class Sleeping(Bot):
    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        if view["question"] == 0 and budget.seconds == 0.05:
            time.sleep(30)
        return Choice(feldherr.imagine(view, rng).pending[view["seat"]].sample(rng).text)


@pytest.mark.parametrize("entrants", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_entrant_sits_everywhere_equally_often(entrants: int, players: int) -> None:
    ways = seatings(entrants, players, "mixed")
    sitting = Counter((seat, entrant) for way in ways for seat, entrant in enumerate(way))
    assert len(set(sitting.values())) == 1
    assert len(sitting) == players * entrants


def test_one_against_the_others() -> None:
    assert seatings(2, 4, "one") == ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))
    assert all(way.count(0) == 1 for way in seatings(3, 4, "one"))
    assert lineups_of([0, 1, 2, 3, 4], 4)[0] == [0, 1, 2, 3]


def test_every_seating_gets_the_same_luck() -> None:
    contest = Contest("wallenstein", 3, ("random",))
    assert contest.table(0)[1] == contest.table(0)[1]
    pair = Contest("wallenstein", 3, ("captain", "recruit"))
    assert [pair.table(n)[1] for n in range(4)] == ["1618 0", "1618 0", "1618 0", "1618 1"]
    one, two = play(contest, 0), play(contest, 0)
    assert one["scores"] == two["scores"]


@pytest.mark.parametrize("kind", ["Raising", "Cheating"])
def test_a_bot_that_raises_or_errs_is_replaced_and_reported(kind: str) -> None:
    contest = Contest("wallenstein", 3, (f"tests.bots.test_arena:{kind}", "random"))
    result = play(contest, 1)
    assert result["failures"]
    assert {failure["seat"] for failure in result["failures"]} == {1}
    found = summary(contest, [result])
    assert found["failures"]["number"] == len(result["failures"]) == found["entrants"][0]["failures"]
    assert found["entrants"][1]["failures"] == 0


def test_a_bot_that_hangs_is_stopped() -> None:
    contest = Contest("wallenstein", 3, ("tests.bots.test_arena:Sleeping", "random"), seconds=0.05)
    began = time.monotonic()
    failures = play(contest, 0)["failures"]
    assert time.monotonic() - began < 20
    assert "TooLong" in failures[0]["error"]


def test_an_entrant_may_have_seconds_of_its_own() -> None:
    contest = Contest("wallenstein", 3, ("random@0.05", "random"), seconds=2.0, cpu=True)
    assert [contest.budget(entrant).seconds for entrant in contest.entrants] == [0.05, 2.0]
    assert contest.budget("random").cpu
    assert play(contest, 0)["failures"] == []


def test_a_contest_broken_off_goes_on(tmp_path: Path) -> None:
    contest, path = Contest("wallenstein", 3, RANDOMS), tmp_path / "contest.jsonl"
    first = list(results(contest, 2, 1, path))
    with path.open("a") as file:
        file.write('{"number": 2, "cut o')
    again = list(results(contest, 4, 1, path))
    assert [game["number"] for game in again] == [0, 1, 2, 3]
    assert again[:2] == first
    assert list(results(contest, 4, 1, path)) == again
    with pytest.raises(feldherr.BadOption, match="another contest"):
        list(results(Contest("wallenstein", 4, RANDOMS), 4, 1, path))


def test_captains_beat_recruits() -> None:
    for game in feldherr.GAMES:
        contest = Contest(game, 4, ("captain", "recruit"))
        found = summary(contest, [play(contest, number) for number in range(8)])
        captain, recruit = found["entrants"]
        assert captain["win_share"] > 0.5
        assert captain["rating"]["mu"] > recruit["rating"]["mu"]
        assert captain["points"] > recruit["points"]
        assert captain["failures"] == recruit["failures"] == 0


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot, written, lines = tmp_path / "plot.svg", tmp_path / "all.json", tmp_path / "games.jsonl"
    options = ["--players", "3", "--games", "3", "--jobs", "1", "--edition", "first", "--language", "en"]
    files = ["--plot", str(plot), "--json", str(written), "--resume", str(lines)]
    assert main(["arena", "recruit", "random", *options, *files]) == 0
    shown = capsys.readouterr().out
    assert "recruit" in shown
    assert "3 games, 3 players, seed 1618" in shown
    assert ET.parse(plot).getroot().tag.endswith("svg")
    assert json.loads(written.read_text())["entrants"][0]["name"] == "recruit"
    assert len(lines.read_text().splitlines()) == 4
    for wrong in (["arena"], ["arena", "random", "random"], ["arena", "general"], ["arena", "random", "--format", "x"]):
        assert main([*wrong, "--language", "en"]) == 2
        assert capsys.readouterr().err


def test_levels_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--language", "de"]) == 0
    assert "Hauptmann" in capsys.readouterr().out
    assert main(["bots", "--json"]) == 0
    assert [one["name"] for one in json.loads(capsys.readouterr().out)] == list(LEVELS)


def test_ratings_are_kept_by_game(tmp_path: Path) -> None:
    contest = Contest("wallenstein", 3, RANDOMS)
    found = summary(contest, [play(contest, 0)])
    path = tmp_path / "ratings.json"
    path.write_text('{"sixteenthirty": {"random": {"mu": 20}}}')
    ratings.write(found, "feldherr arena", path)
    kept = json.loads(path.read_text())
    assert kept["sixteenthirty"] == {"random": {"mu": 20}}
    assert kept["wallenstein"]["random"]["games"] == 1


def test_names_in_a_plot_are_escaped() -> None:
    contest = Contest("wallenstein", 3, RANDOMS)
    found = summary(contest, [play(contest, 0)])
    found["entrants"][0]["name"] = "<script>"
    ET.fromstring(svg(found, "a & b"))


def test_a_ladder_has_a_bar_for_each_contest(tmp_path: Path) -> None:
    contest = Contest("wallenstein", 3, RANDOMS, options={"edition": "first"})
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        file.write_text(json.dumps(summary(contest, [play(contest, 0)])))
    command = [sys.executable, "-m", "feldherr.bots.arena.plot", "All & more", *map(str, files)]
    picture = ET.fromstring(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    texts = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "All & more"
    assert sum(f"{' : '.join(RANDOMS)}, wallenstein first, 1" == text for text in texts) == len(files)
