"""The engine compiled, plain and as it was, beside its peers: in processor time, and in instructions by valgrind.

Every engine runs in processes of its own. Time on a busy machine swings; instructions do not.
"""

import json
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

BASE: Final = "c81a8a0"
"""What today's engine is measured by: the last commit in plain Python alone."""
PLAIN: Final = ".venv/bin/python"
COMPILED: Final = ".venv-compiled/bin/python"
ROUNDS: Final = 5
COUNTED: Final = 40
"""So many whole games are counted in instructions: of six, one long game moves the mean by a tenth."""
GAMES: Final = ("wallenstein", "sixteenthirty", "catanatron", "chess", "backgammon")
"""What whole games are called; all else is a part of one."""


@dataclass
class Engine:
    """A thing to measure: what `benchmarks.run` does how often, with which Python and which sources."""

    name: str
    what: str
    times: int
    python: str = PLAIN
    source: str = ""
    seconds: float = 0.0
    """Of processor time, for one."""
    done: float = 0.0
    """Decisions in one game, plans in one second."""
    instructions: float = 0.0
    """For one, in millions; 0 where they cannot be counted."""

    def run(self, times: int, *before: str) -> dict[str, float]:
        own = {"PYTHONPATH": self.source, "PYTHONHASHSEED": "0"} if self.source else {"PYTHONHASHSEED": "0"}
        command = [*before, self.python, "-m", "benchmarks.run", self.what, str(times)]
        said = subprocess.run(command, env={**os.environ, **own}, capture_output=True, text=True, check=True)
        found: dict[str, float] = json.loads(said.stdout.splitlines()[-1])
        return found

    def count(self) -> None:
        """Instructions for one: the difference of many and few, so that what is made once falls out."""
        few, many = 2, 2 + (COUNTED if self.what.startswith(GAMES) else max(6, self.times // 8))
        counts = []
        for times in (few, many):
            with_log = (".cache/instructions.log", ".cache/cachegrind.out")
            valgrind = ("valgrind", "--tool=cachegrind", "--cache-sim=no", f"--log-file={with_log[0]}")
            self.run(times, *valgrind, f"--cachegrind-out-file={with_log[1]}")
            log = Path(with_log[0]).read_text("utf-8")
            (found,) = re.findall(r"I\s+refs:\s+([\d,]+)", log)
            counts.append(int(found.replace(",", "")))
        self.instructions = (counts[1] - counts[0]) / (many - few) / 1e6


def older() -> str:
    """The sources of the base, checked out beside."""
    place = Path(".cache/bench") / BASE
    if not place.exists():
        place.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", BASE, "src"], capture_output=True, check=True).stdout
        subprocess.run(["tar", "--extract", f"--directory={place}"], input=archive, check=True)
    return str(place / "src")


def engines() -> list[Engine]:
    before = older()
    games = [
        Engine("Wallenstein, compiled", "wallenstein", 150, COMPILED),
        Engine("Wallenstein, compiled, unwatched", "wallenstein-unwatched", 150, COMPILED),
        Engine("Wallenstein, Court + Landsknechte, draft, compiled", "wallenstein-court", 60, COMPILED),
        Engine("Wallenstein, plain", "wallenstein", 100),
        Engine(f"Wallenstein, {BASE}", "wallenstein", 80, source=before),
        Engine("Sixteen Thirty Something, compiled", "sixteenthirty", 60, COMPILED),
        Engine("Sixteen Thirty Something, compiled, unwatched", "sixteenthirty-unwatched", 60, COMPILED),
        Engine("Sixteen Thirty Something, plain", "sixteenthirty", 40),
        Engine(f"Sixteen Thirty Something, {BASE}", "sixteenthirty", 30, source=before),
        Engine("Catanatron, Catan", "catanatron", 12),
        Engine("OpenSpiel, chess", "chess", 40),
        Engine("OpenSpiel, backgammon", "backgammon", 40),
    ]
    parts = [
        Engine(f"{name}, {way}", what, times if way == "compiled" else max(1, times // 4), python, source)
        for name, what, times in (
            ("copy of a game, Wallenstein", "copy", 4000),
            ("copy of a game, Sixteen Thirty Something", "copy-1630", 4000),
            ("imagined game, Wallenstein", "imagine", 200),
            ("imagined game, Sixteen Thirty Something", "imagine-1630", 200),
            ("24 seasons in a bot's head", "seasons", 1000),
            ("plans tried in a second", "plans", 1),
        )
        for way, python, source in (("compiled", COMPILED, ""), ("plain", PLAIN, ""), (BASE, PLAIN, before))
    ]
    return games + parts


def measure() -> list[Engine]:
    """All engines in turn, several rounds, so that a noisy moment hits none alone; the median round counts."""
    field = engines()
    found: dict[str, list[tuple[float, float]]] = {engine.name: [] for engine in field}
    for number in range(ROUNDS):
        for engine in field:
            if number and engine.what == "plans":
                continue
            try:
                said = engine.run(engine.times)
            except subprocess.CalledProcessError as error:
                print(f"{engine.name} is left out: {(error.stderr or '').strip().splitlines()[-1:]}")
                continue
            found[engine.name].append((said["seconds"] / said["times"], said["done"] / said["times"]))
    field = [engine for engine in field if found[engine.name]]
    for engine in field:
        engine.seconds = median(seconds for seconds, _ in found[engine.name])
        engine.done = median(done for _, done in found[engine.name])
        if shutil.which("valgrind") and engine.what not in ("chess", "backgammon", "plans"):
            engine.count()
    return field
