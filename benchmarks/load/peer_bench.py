"""boardgame.io under the same load: its server with storage in memory, driven through its own client."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from benchmarks.load.phases import GENERATORS, phases_of
from benchmarks.load.watching import free_port, running

SOURCES: Final = Path(__file__).parent / "peer"
CACHE: Final = Path(".cache/boardgame.io").resolve()


def installed() -> bool:
    """Installs it into the cache, once for each lock file; False, with a word why, where that cannot be done."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        print("boardgame.io is left out: it needs Node.js and npm.", file=sys.stderr)
        return False
    lock = (SOURCES / "package-lock.json").read_bytes()
    CACHE.mkdir(parents=True, exist_ok=True)
    done = CACHE / "installed.json"
    for name in ("package.json", "package-lock.json", ".npmrc", "game.js", "server.js", "clients.js"):
        shutil.copy(SOURCES / name, CACHE / name)
    if done.is_file() and done.read_bytes() == lock:
        return True
    print("Installing boardgame.io ...", file=sys.stderr)
    got = subprocess.run(["npm", "ci", "--silent"], cwd=CACHE, check=False, capture_output=True, text=True)
    if got.returncode:
        print(f"boardgame.io is left out: npm cannot install it. {got.stderr.strip()[-300:]}", file=sys.stderr)
        return False
    done.write_bytes(lock)
    return True


class Clients:
    """Load generators that take a line and answer with a line."""

    def __init__(self, processes: "list[subprocess.Popen[str]]") -> None:
        self.processes = processes

    def do(self, phase: str, **facts: Any) -> list[Any]:
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.write(json.dumps([phase, facts]) + "\n")
            process.stdin.flush()
        return [json.loads(process.stdout.readline()) for process in self.processes if process.stdout is not None]


@contextmanager
def clients(port: int, lobby: int) -> Iterator[Clients]:
    command = ["node", "clients.js", str(port), str(lobby)]
    pipe = subprocess.PIPE
    processes = [subprocess.Popen(command, cwd=CACHE, stdin=pipe, stdout=pipe, text=True) for _ in range(GENERATORS)]
    try:
        yield Clients(processes)
    finally:
        for process in processes:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(30)


def measure(tables: int, seconds: float, rate: float) -> dict[str, float] | None:
    """The same figures as those of our own server; None, where it cannot be installed."""
    if not installed():
        return None
    port, lobby = free_port(), free_port()
    command = ["node", str(CACHE / "server.js"), str(port), str(lobby)]
    environment = {"PATH": os.environ["PATH"], "NODE_ENV": "production"}
    address = f"http://127.0.0.1:{lobby}/games"
    with (
        tempfile.TemporaryDirectory(prefix="feldherr-bench-") as name,
        running(command, Path(name), port, address, environment) as server,
        clients(port, lobby) as load,
    ):
        before = server.memory()
        load.do("set_up", tables=tables // GENERATORS)
        return phases_of(server, load, tables, before, seconds, rate)
