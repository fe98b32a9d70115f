"""Both wheels in clean environments without a compiler: python -m tests.compiled.wheels. It downloads packages.

The compiled one is built twice, in two folders where nothing was kept of an earlier build, and is the same to the byte.
"""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from tests.install.places import ROOT, build, unpacked

NO_COMPILER = {"CC": "/bin/false", "CXX": "/bin/false"}
STATIC = "src/feldherr/server/static"
LANE = "from feldherr import HOUSE, fast; print(*(fast.available(game, players=4) for game in HOUSE))"


def run(*command: str, **environment: str) -> str:
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True).stdout


def try_out(made: Path, room: Path, compiled: bool) -> None:
    """Installs a wheel with what it needs, and plays with it; the compiled one has the fast lane, the pure one not."""
    run(sys.executable, "-m", "venv", str(room))
    python = str(room / "bin" / "python")
    needed = ("--require-hashes", "--only-binary", ":all:", "-r", "requirements/runtime.txt")
    run(python, "-m", "pip", "install", *needed, **NO_COMPILER)
    run(python, "-m", "pip", "install", "--no-deps", "--no-index", str(made), **NO_COMPILER)
    assert run(python, "-c", LANE).split() == [str(compiled)] * 2
    print(run(str(room / "bin" / "feldherr"), "simulate", "--games", "20", "--seed", "1", **NO_COMPILER))


def compiled_at(sdist: Path, folder: Path) -> Path:
    """A compiled wheel, made in a folder from the source distribution and the client that is built here."""
    root = unpacked(sdist, folder)
    copytree(ROOT / STATIC, root / STATIC)
    return build("wheel", folder.parent / f"{folder.name}-wheel", root, FELDHERR_COMPILE="1")


def require_same(one: Path, other: Path) -> None:
    """Says which files in them differ."""
    with ZipFile(one) as first, ZipFile(other) as second:
        assert first.namelist() == second.namelist()
        differing = [name for name in first.namelist() if first.read(name) != second.read(name)]
    assert differing == [], differing
    hashes = {sha256(path.read_bytes()).hexdigest() for path in (one, other)}
    assert len(hashes) == 1
    print(f"{one.name}, built twice: {hashes.pop()}")


def main() -> None:
    with TemporaryDirectory() as name:
        work = Path(name)
        sdist = build("sdist", work / "sdist")
        pure = build("wheel", work / "pure", FELDHERR_COMPILE="0")
        assert pure.name.endswith("-py3-none-any.whl"), pure.name
        compiled = [compiled_at(sdist, work / folder) for folder in ("here", "elsewhere")]
        assert not compiled[0].name.endswith("-py3-none-any.whl"), compiled[0].name
        require_same(*compiled)
        try_out(pure, work / "room0", compiled=False)
        try_out(compiled[0], work / "room1", compiled=True)


if __name__ == "__main__":
    main()
