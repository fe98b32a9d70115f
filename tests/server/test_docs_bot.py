"""The examples of docs/api.md, run as they stand there."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import feldherr
from feldherr.server.api import schemas
from tests.server.client import Client
from tests.server.serving import Server

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def example(language: str, contains: str = "") -> str:
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    (found,) = [block for block in blocks if contains in block]
    return str(found)


def test_the_bot_plays_a_whole_game(server: Server, anna: Client, ben: Client, tmp_path: Path) -> None:
    bot = example("python", "feldherr.imagine")
    assert len([line for line in bot.splitlines() if line.strip()]) <= 25
    file = tmp_path / "bot.py"
    file.write_text(bot, "utf-8")
    table = anna.started(3, seats=[{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}])
    token = anna.post("/people/me/tokens", label="bot")["token"]
    command = [sys.executable, str(file), server.url, token]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert anna.get(f"/tables/{table}")["status"] == "over"


def test_the_view_at_a_position(anna: Client) -> None:
    table = anna.started(3)
    anna.play_on(table, random.Random(5), 20)
    told = anna.get(f"/tables/{table}/replay", seat=1)
    names: dict[str, Any] = {}
    exec(example("python", "def view_at"), names)
    assert names["view_at"](told, len(told["positions"]) - 1) == anna.state(table, 1)["view"]


def test_the_lines_for_curl(server: Server, tmp_path: Path) -> None:
    said = run("Bearer $token", server, tmp_path)
    assert '"return_code"' in said
    assert "running\n" in said
    assert re.search(r'\{"seat":0,"decision":"\d+","move":"[^"]+","tick":\d+\}$', said)


def test_joining_by_code_with_curl(server: Server, tmp_path: Path) -> None:
    code, status, mine, started, legal, plan, told = run("/join", server, tmp_path).splitlines()
    assert len(code) > 10
    assert (status, mine, started, legal) == ("open", "[1]", "running", "True")
    assert plan.startswith("plan ")
    assert int(told) > 3


def run(contains: str, server: Server, folder: Path) -> str:
    """What the lines of an example say."""
    script = example("sh", contains).replace("http://localhost:1618", server.url)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-eu", "-c", script],
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("title", "game"), [("Wallenstein", "wallenstein"), ("Sixteen Thirty Something", "sixteenthirty")]
)
def test_every_kind_of_question_is_named_with_its_facts(title: str, game: str) -> None:
    (table,) = re.findall(rf"^\| {title} \| asks .*\n\|[- |]*\|\n((?:\|.*\n)+)", PAGE.read_text("utf-8"), re.M)
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()]
    shapes, named = schemas.schemas(), {kind.strip("`"): (facts, moves) for kind, _, facts, moves in rows}
    assert set(named) == set(schemas.decisions_of(game))
    for kind, (facts, moves) in named.items():
        shape = shapes["".join(word.capitalize() for word in f"{game}_{kind}_decision".split("_"))]
        own = [key for key in shape["properties"] if key not in ("id", "seat", "kind", "options", "prompt")]
        assert re.findall("`(.*?)`", facts) == own
        for move in re.findall("`(.*?)`", moves):
            assert feldherr.rulebook(game).moves.read(move).text == move
