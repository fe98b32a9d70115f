"""Both wheels in clean environments without a compiler: python -m tests.compiled.wheels. It downloads packages."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

NO_COMPILER = {"CC": "/bin/false", "CXX": "/bin/false"}


def run(*command: str, **environment: str) -> str:
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True).stdout


def wheel(folder: Path, compiled: str) -> Path:
    make = (sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), ".")
    run(*make, FELDHERR_COMPILE=compiled)
    (made,) = folder.glob("*.whl")
    return made


LANE = "from feldherr import HOUSE, fast; print(*(fast.available(game, players=4) for game in HOUSE))"


def try_out(made: Path, room: Path, compiled: bool) -> None:
    """Installs a wheel with what it needs, and plays with it; the compiled one has the fast lane, the pure one not."""
    run(sys.executable, "-m", "venv", str(room))
    python = str(room / "bin" / "python")
    needed = ("--require-hashes", "--only-binary", ":all:", "-r", "requirements/runtime.txt")
    run(python, "-m", "pip", "install", *needed, **NO_COMPILER)
    run(python, "-m", "pip", "install", "--no-deps", "--no-index", str(made), **NO_COMPILER)
    assert run(python, "-c", LANE).split() == [str(compiled)] * 2
    print(run(str(room / "bin" / "feldherr"), "simulate", "--games", "20", "--seed", "1", **NO_COMPILER))


def main() -> None:
    with TemporaryDirectory() as work:
        for compiled in ("0", "1"):
            made = wheel(Path(work) / f"wheel{compiled}", compiled)
            assert made.name.endswith("-py3-none-any.whl") == (compiled == "0"), made.name
            print(made.name)
            try_out(made, Path(work) / f"room{compiled}", compiled == "1")


if __name__ == "__main__":
    main()
