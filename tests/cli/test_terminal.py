"""`feldherr play` on a real terminal: it asks what to play, stops at full screens, and hides plans."""

import os
import pty
import select
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.script import FELDHERR, environment

CLEARED = "\033[2J"


class Keyboard:
    """A terminal of 80 by 24, its screen and its keys."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.handle, other = pty.openpty()
        env = environment(home, TERM="xterm", LINES="24") | {"COLUMNS": "80"}
        self.process = subprocess.Popen([*FELDHERR, *arguments], stdin=other, stdout=other, stderr=other, env=env)
        os.close(other)
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """What appears up to a text."""
        deadline = time.monotonic() + 30
        while text not in self.seen:
            assert time.monotonic() < deadline, f"no {text!r} in {self.seen[-2000:]!r}"
            if select.select([self.handle], [], [], 0.2)[0]:
                self.seen += os.read(self.handle, 65536).decode("utf-8", "replace")
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, line: str) -> None:
        os.write(self.handle, f"{line}\n".encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.handle)


@pytest.fixture
def keyboard(tmp_path: Path) -> Iterator[Keyboard]:
    one = Keyboard(tmp_path, "play", "--seed", "3", "--names", "Anna,Ben,Cleo")
    yield one
    one.close()


def test_questions_pages_and_handovers(keyboard: Keyboard) -> None:
    for question, answer in (("How many players", "3"), ("How many of them", "9"), ("How many of them", "2")):
        keyboard.wait_for(question)
        keyboard.wait_for(" > ")
        keyboard.type(answer)
    keyboard.wait_for("line-up")
    keyboard.type("")
    keyboard.wait_for(CLEARED)
    keyboard.wait_for("Pass the keyboard to Anna")
    keyboard.type("")
    for _ in range(3):
        keyboard.wait_for("Enter for more")
        keyboard.type("")
    keyboard.wait_for("Bid > ")
    keyboard.type("rest")
    keyboard.wait_for("seal? > ")
    keyboard.type("seal")
    assert "Ben" not in keyboard.wait_for(CLEARED)
    keyboard.wait_for("Pass the keyboard to Ben")
    os.write(keyboard.handle, b"\x04")
    keyboard.wait_for("The game is saved in")
    assert keyboard.process.wait(timeout=10) == 0
