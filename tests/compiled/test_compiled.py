"""Run by `make test` in the plain environment and in the compiled one."""

import os
import subprocess
import sys
from importlib import import_module, metadata
from pathlib import Path
from random import Random

import pytest

import compiling
import feldherr
from feldherr import fast
from tests.compiled.games import TABLES, fingerprint

COMPILED = Path(sys.prefix).name == ".venv-compiled"


def test_what_is_compiled() -> None:
    """All that is meant to be in the one environment, nothing in the other: no binary lies beside a source."""
    for path in compiling.modules():
        name = ".".join(path.relative_to(compiling.SOURCE).with_suffix("").parts).removesuffix(".__init__")
        file = import_module(name).__file__ or ""
        assert file.endswith(".py") != COMPILED, name
    binaries = [*compiling.SOURCE.rglob("*.so"), *compiling.SOURCE.rglob("*.pyd")]
    assert {path.parent.name for path in binaries} <= {"fast"}  # the accelerator has sources of its own


@pytest.mark.parametrize("name", feldherr.HOUSE)
def test_a_compiled_wheel_has_the_fast_lane(name: str) -> None:
    """A pure one has not, and the source only where somebody has built it."""
    assert fast.available(name, players=4) or not COMPILED


def test_another_compiler_makes_it_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    before = compiling._fingerprint()
    monkeypatch.setattr(metadata, "version", lambda package: "another")
    assert compiling._fingerprint() != before


def test_the_source_plays_the_same_games() -> None:
    """Some games on every kind of table; `make soak` plays a thousand."""
    command = [sys.executable, "-m", "tests.compiled.games", "0", str(len(TABLES))]
    plain = {**os.environ, "PYTHONPATH": str(compiling.SOURCE)}
    said = subprocess.run(command, env=plain, capture_output=True, text=True, check=True).stdout.splitlines()
    assert said == [fingerprint(number) for number in range(len(TABLES))]


def test_an_unwatched_game_is_the_same_and_tells_nothing() -> None:
    for name in feldherr.GAMES:
        watched = feldherr.new_game(name, players=4, seed=1630)
        silent = feldherr.new_game(name, players=4, seed=1630, events=False)
        for _ in range(150):
            if watched.over:
                break
            seat, decision = next(iter(watched.pending.items()))
            text = decision.option(0).text if decision.lists_options else decision.sample(Random(1)).text
            watched.play(seat, text)
            silent.play(seat, text)
        assert silent.record() == watched.record()
        assert watched.events("all")
        assert silent.events("all") == []
        assert silent.copy().events("all") == []
        assert feldherr.replay(silent.record()).events("all") == watched.events("all")
