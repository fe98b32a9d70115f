"""Runs the command `feldherr` as a player does, and writes down what a player would type."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import feldherr
from feldherr.cli.table import Table

FELDHERR = [sys.executable, "-m", "feldherr"]


def environment(home: Path, **more: str) -> dict[str, str]:
    keep = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "SYSTEMROOT") if name in os.environ}
    return {**keep, "FELDHERR_HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "100", **more}


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*FELDHERR, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=120,
        check=False,
    )


def refused(home: Path, *arguments: str, typed: str = "", **more: str) -> str:
    """The one sentence with which a command is refused."""
    done = run(home, *arguments, typed=typed, **more)
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.splitlines()
    return line


def scripted(
    humans: list[int], seed: int, name: str = "wallenstein", bots: Sequence[str] = (), **options: Any
) -> tuple[list[str], dict[str, Any]]:
    """What random people at these seats would type, and the record of the game that this gives."""
    game = feldherr.new_game(name, seed=seed, **options)
    table = Table(game, humans, [], Path("unused"), list(bots))
    rng = Random(seed)
    lines = []
    while not game.over:
        seat, decision = table.next_question()
        if seat in humans:
            lines.append(decision.sample(rng).text)
            game.play(seat, lines[-1])
        else:
            table.answer_for(seat, decision)
    return lines, game.record()
