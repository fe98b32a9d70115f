"""Every way to install, for every Python found: python -m tests.install.everywhere [pip pipx uvx browser].

It downloads packages. Wheels go where there is no Node; source distributions are built with it. `browser` plays a game
against captains to its end.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from tests.install.places import ROOT, Place, build, run
from tests.install.serving import require_handbook, require_start_page, served

OLDEST = (3, 11)
PATIENCE = 1800.0
"""Seconds: `pipx run` and `uvx` install, and perhaps build the client, before they serve."""
ENOUGH = ("simulate", "--games", "3", "--seed", "1", "--json")


def pythons() -> list[str]:
    """One interpreter of each version that is new enough, from PATH and from pyenv."""
    folders = [*os.environ["PATH"].split(os.pathsep), *map(str, Path.home().glob(".pyenv/versions/*/bin"))]
    named = [path for folder in folders for path in sorted(Path(folder).glob("python3.*")) if path.suffix[1:].isdigit()]
    found: dict[tuple[int, ...], str] = {}
    for path in [Path(sys.executable), *named]:
        asked = [str(path), "-c", "import ensurepip, sys; print(*sys.version_info[:2])"]
        said = subprocess.run(asked, capture_output=True, text=True, check=False)
        version = tuple(map(int, said.stdout.split()))
        if said.returncode == 0 and version >= OLDEST:
            found.setdefault(version, str(path))
    return [found[version] for version in sorted(found)]


def by_pip(place: Place, distribution: Path, _: str, paths: tuple[str, ...]) -> None:
    place.pip_install(distribution, *paths)
    tried(place, [place.bin / "feldherr"], ())


def by_pipx(place: Place, distribution: Path, python: str, paths: tuple[str, ...]) -> None:
    place.run("python", "-m", "pip", "install", "--quiet", "--require-hashes", "-r", ROOT / "requirements/install.txt")
    tried(place, [place.bin / "pipx", "run", "--python", python, "--spec", distribution, "feldherr"], paths)


def by_uvx(place: Place, distribution: Path, python: str, paths: tuple[str, ...]) -> None:
    place.run("python", "-m", "pip", "install", "--quiet", "--require-hashes", "-r", ROOT / "requirements/install.txt")
    tried(place, [place.bin / "uvx", "--python", python, "--from", distribution, "feldherr"], paths)


def tried(place: Place, command: list[str | Path], paths: tuple[str, ...]) -> None:
    """Games are simulated, and the start page is served."""
    assert '"games": 3' in run(*command, *ENOUGH, cwd=place.home, env=place.env(*paths))
    with served(command, place.home, place.env(*paths), PATIENCE) as url:
        require_start_page(url)
        require_handbook(url, there=not paths)  # a wheel from here has it; one that an index builds has not


def in_browser(place: Place, distribution: Path, _: str, paths: tuple[str, ...]) -> None:
    """A person wins or loses against captains at the installed server, in a real browser."""
    place.pip_install(distribution, *paths)
    with served([place.bin / "feldherr"], place.home, place.env()) as url:
        run("node", "--test", "tests/web/soak-installed.mjs", env={**os.environ, "FELDHERR_URL": url})


WAYS: dict[str, Callable[[Place, Path, str, tuple[str, ...]], None]] = {
    "pip": by_pip,
    "pipx": by_pipx,
    "uvx": by_uvx,
    "browser": in_browser,
}


def main() -> None:
    ways = sys.argv[1:] or list(WAYS)
    with TemporaryDirectory() as work:
        run("make", "docs")
        made = {kind: build(kind, Path(work) / kind) for kind in ("wheel", "sdist")}
        for way in ways:
            for python in pythons() if way != "browser" else [sys.executable]:
                for kind, distribution in made.items():
                    began = time.monotonic()
                    paths = () if kind == "wheel" else tuple(os.environ["PATH"].split(os.pathsep))
                    place = Place(Path(work) / f"{way}-{kind}-{Path(python).name}", python)
                    assert kind == "sdist" or which("node", path=place.env(*paths)["PATH"]) is None
                    WAYS[way](place, distribution, python, paths)
                    version = place.run("python", "--version").strip()
                    print(f"{way:<8} {kind:<6} {version:<14} {time.monotonic() - began:5.0f} s", flush=True)


if __name__ == "__main__":
    main()
