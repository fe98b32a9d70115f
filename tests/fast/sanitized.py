"""Native code under the sanitizers for addresses and undefined behaviour: python -m tests.fast.sanitized [--games N].

Whole games of all tables of both games either way, some in step, the integer face, and seasons in bots' heads. The
first error ends it, with a stack trace.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import pytest

from feldherr import fast
from feldherr.fast import build

FOLDER: Final = "FELDHERR_SANITIZED"
"""Set in the process that plays: where the modules are."""
GAMES: Final = 400
FACES: Final = ("tests/fast/test_face.py", "tests/bots/test_quick.py")
QUIET: Final = {
    "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=0",  # Python keeps what it needs to its end
    "UBSAN_OPTIONS": "print_stacktrace=1",
    "PYTHONMALLOC": "malloc",  # else objects lie in Python's own arenas, which the sanitizer does not look into
}


def runtime() -> str:
    """The sanitizer's library, as the compiler names it."""
    said = subprocess.run(
        [*build.compiler(), "-print-file-name=libasan.so"], capture_output=True, text=True, check=True
    )
    path = Path(said.stdout.strip())
    if not path.is_absolute():
        raise build.CannotBuild("the compiler has no sanitizer for addresses (libasan)")
    return str(path)


def play(games: int) -> int:
    """In the process that has loaded the sanitizer."""
    from tests.fast import parity

    names = [f"feldherr.fast._{game}" for game in build.GAMES]
    assert not sys.modules.keys() & set(names), "native modules were loaded too early"
    fast.__path__.insert(0, os.environ[FOLDER])
    failed = pytest.main(["-q", "-n", "0", *FACES])
    assert all(str(sys.modules[name].__file__).startswith(os.environ[FOLDER]) for name in names)
    for seed in range(games // parity.GAMES_A_SEED):
        parity.fuzz(seed)
    print(f"{games} games and {len(FACES)} files of tests under the sanitizers.")
    return int(failed)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fast.sanitized", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games (default {GAMES})")
    given = parser.parse_args()
    if FOLDER in os.environ:
        return play(given.games)
    with tempfile.TemporaryDirectory(prefix="feldherr-sanitized-") as folder:
        build.build(Path(folder), build.SANITIZED)
        own = {**os.environ, **QUIET, FOLDER: folder, "LD_PRELOAD": runtime()}
        command = [sys.executable, "-m", "tests.fast.sanitized", "--games", str(given.games)]
        return subprocess.run(command, env=own, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
