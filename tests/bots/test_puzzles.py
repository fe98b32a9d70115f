"""Puzzles from games that somebody played: the costly decisions, and nothing of who it was or what was hidden."""

import json
from pathlib import Path
from random import Random

import pytest

import feldherr
from feldherr.bots import Budget, decide
from feldherr.bots.analysis import Effort
from feldherr.bots.analysis.course import foresight_for
from feldherr.bots.puzzles import __main__ as command
from feldherr.bots.puzzles import finding, read
from feldherr.kernel.game import start
from tests.bots.test_analysis import record

LITTLE = Effort(looks=1, screening=2, measuring=2, thinking=6)


@pytest.fixture(autouse=True)
def generous(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is tried, and hardly any difference is too small."""
    monkeypatch.setattr(finding, "LOOKS", (2,))
    monkeypatch.setattr(finding, "GAMES", 4)
    monkeypatch.setattr(finding, "SURE", 0.0)
    monkeypatch.setattr(finding, "LEAST", {"wallenstein": 0.001, "sixteenthirty": 0.001})
    monkeypatch.setattr(finding, "ASKED", {"wallenstein": ("plan",), "sixteenthirty": ("special_card",)})
    monkeypatch.setattr(finding, "foresight_for", lambda game: foresight_for(game, LITTLE))


@pytest.mark.parametrize("game", feldherr.HOUSE)
def test_games_that_were_played_give_puzzles(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played, unfinished, other = tmp_path / "played.json", tmp_path / "unfinished.json", tmp_path / "other.json"
    whole = record(game)
    played.write_text(json.dumps({**whole, "names": ["Anna", "Ben", "Cleo"]}), "utf-8")
    unfinished.write_text(json.dumps(feldherr.new_game(game, players=3, seed=1).record()), "utf-8")
    other.write_text("no record", "utf-8")
    made = tmp_path / f"puzzles-{game}.json"
    files = [str(file) for file in (unfinished, other, played)]
    monkeypatch.setattr("sys.argv", ["puzzles", game, "--file", str(made), "--records", *files])
    command.main()
    assert capsys.readouterr().err.count(".json: ") == 2, "what is no finished game is left out, and told"
    found = read(made)
    assert found
    assert len({one.kind for one in found}) == len(found)
    told = made.read_text("utf-8")
    assert "Anna" not in told
    assert whole["seed"] not in told
    for puzzle in found:
        table = start(feldherr.rulebook(game), puzzle.players, puzzle.options, None, puzzle.position)
        for one in puzzle.answers:
            table.copy().play(puzzle.seat, one.text)
        assert puzzle.why


def test_what_somebody_played_is_among_what_is_tried() -> None:
    table, rng = feldherr.new_game("wallenstein", players=4, seed=3), Random(1)
    advised, own = (decide(level, table.view(0), rng, Budget(simulations=1)).move for level in ("captain", "recruit"))
    laid = dict(word.split("=") for word in own.split()[1:])
    for _ in range(8):
        asked = finding._boxes(table.pending[0], advised, own, rng)
        assert f"{asked.box}={laid[asked.box]}" in " ".join(one.told for one in asked.candidates)
