"""The examples of docs/api.md, run as they stand there."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

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
    script = example("sh").replace("http://localhost:1618", server.url)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert '"return_code"' in done.stdout
    assert "running\n" in done.stdout
    assert re.search(r'\{"seat":0,"decision":"\d+","move":"[^"]+","tick":\d+\}$', done.stdout)
