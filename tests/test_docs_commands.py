"""What the documents show for the shell is understood, and other blocks can be read."""

import io
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest
import yaml  # type: ignore[import-untyped]
from fluent.syntax import FluentParser, ast

import feldherr
from feldherr import cli
from feldherr.cli import arguments
from feldherr.cli.table import Table
from feldherr.cli.texts import Texts

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
RUN_ELSEWHERE = {"docs/api.md"}
"""With a server, in tests/server/test_docs_bot.py."""
STARTED_BY = ("pipx", "uvx", "docker")
"""What may stand before `feldherr`."""
OF_OTHERS = ("cat", "docker")
RUN: dict[str, tuple[str, ...]] = {
    "odds": (),
    "rules": (),
    "play": (),
    "replay": ("--plain",),
    "picture": ("--width", "300"),
    "analyse": ("--effort", "1", "--jobs", "1"),
    "simulate": ("--jobs", "1"),
    "arena": ("--jobs", "1", "--simulations", "1"),
}
"""Commands that are run, with what makes them cheap."""
DEAR = ("marshal", "wallenstein@", "--exploit", "--write-ratings", "1000000")
SMALL = {"1000": "2", "400": "2", "200": "2", "FILE": "game.json", "partie.json": "game.json"}


def blocks(kind: str) -> list[tuple[str, str]]:
    found = [(page.relative_to(ROOT).as_posix(), page.read_text("utf-8")) for page in PAGES]
    return [(name, block) for name, text in found for block in re.findall(rf"^```{kind}\n(.*?)^```", text, re.M | re.S)]


def commands() -> list[tuple[str, str]]:
    """The lines of all blocks, with values for their variables, without what they write into files."""
    lines = []
    for name, block in blocks("sh"):
        if name not in RUN_ELSEWHERE:
            whole = re.sub(r"<<(\w+)\n.*?^\1$", "", block.replace("\\\n", " "), flags=re.M | re.S)
            plain = re.sub(r"\$\(.*?\)|\$\w+?(_COUNT|\b)", lambda m: "64" if m[1] else "1", whole)
            lines += [(name, line) for line in plain.splitlines() if line.strip() and line[0] != "#"]
    return lines


@pytest.mark.parametrize(("page", "line"), commands())
def test_commands_are_understood(page: str, line: str) -> None:
    words = shlex.split(line, comments=True)
    while "=" in words[0]:
        words.pop(0)
    first, rest = Path(words[0]).name, words[1:]
    if first in ("feldherr", *STARTED_BY) and "feldherr" in words:
        arguments.read(words[words.index("feldherr") + 1 :], Texts("en"))
    elif first == "make":
        assert all(re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.M) for target in rest)
    elif first in ("python", "valgrind"):
        assert_program(*rest[rest.index("-m") + 1 :])
    elif first == "pip":
        assert_installable(*rest)
    else:
        assert first in OF_OTHERS


def assert_program(module: str, *words: str) -> None:
    """There is such a module to run, which reads these options."""
    found = find_spec(f"{module}.__main__" if (ROOT / "src" / module.replace(".", "/")).is_dir() else module)
    assert found is not None
    source = Path(str(found.origin)).read_text("utf-8")
    assert [word for word in words if word[:2] == "--" and f'"{word}"' not in source] == []


def assert_installable(command: str, what: str) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    known = {"dist/feldherr-*.whl", *(f"feldherr[{extra}]" for extra in extras)}
    assert (command, what in known) == ("install", True)


def cheap() -> list[list[str]]:
    """Commands with the settings that stand before them, each once."""
    found: dict[str, list[str]] = {}
    for _, line in commands():
        words = shlex.split(line, comments=True)
        at = words.index("feldherr") if "feldherr" in words else len(words)
        command = [SMALL.get(word, word) for word in words[at + 1 :]]
        plain = all("=" in word for word in words[:at])
        if command and command[0] in RUN and plain and not any(dear in line for dear in DEAR):
            few = ("--games", "2") if command[0] == "arena" and "--games" not in command else ()
            found[" ".join(words[:at] + command)] = [*words[:at], *command, *few, *RUN[command[0]]]
    return sorted(found.values(), key=lambda words: "--resume" not in words)  # before another game is the last


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished game, and one begun."""
    folder = tmp_path_factory.mktemp("home")
    game, rng = feldherr.new_game("wallenstein", players=3, seed=1618), Random(1)
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    (folder / "game.json").write_text(json.dumps(game.record()), "utf-8")
    table = Table(
        feldherr.new_game("wallenstein", players=3, seed=7), [0], ["a", "b", "c"], folder / "games/begun.json"
    )
    table.save()
    return folder


@pytest.mark.parametrize("words", cheap(), ids=" ".join)
def test_cheap_commands_run(
    words: list[str], home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever plays leaves at the first question."""
    monkeypatch.chdir(home)
    monkeypatch.setenv("FELDHERR_HOME", str(home))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    settings = dict(word.split("=") for word in words if re.match(r"[A-Z_]+=", word))
    if settings:  # which are read when Python begins
        own = {**os.environ, **settings, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "feldherr", *words[len(settings) :]]
        said = subprocess.run(command, env=own, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        assert (said.returncode, bool(said.stdout)) == (0, True), said.stderr
        return
    assert cli.main(words) == 0
    assert capsys.readouterr().out


def test_settings_and_messages_can_be_read() -> None:
    for _, block in blocks("toml"):
        assert tomllib.loads(block)
    for _, block in blocks("yaml"):
        assert yaml.safe_load(block)
    for name, block in blocks("ftl"):
        assert not [part for part in FluentParser().parse(block).body if isinstance(part, ast.Junk)], name


def test_no_other_kind_of_block_is_shown() -> None:
    """But settings of nginx, which nothing here reads, and plain text."""
    kinds = {kind for page in PAGES for kind in re.findall(r"^```(\w+)$", page.read_text("utf-8"), re.M)}
    assert kinds <= {"python", "sh", "toml", "yaml", "ftl", "nginx"}
