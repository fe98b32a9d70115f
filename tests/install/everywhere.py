"""Every way to install, for every Python found: python -m tests.install.everywhere [pip pipx uvx browser ...].

It downloads packages. Wheels go where there is no Node; source distributions are built with it. `browser` plays a game
against captains to its end; `stranger` is a user whom nothing here belongs to (only root can become one); `extras`
installs each of them; `client` builds the browser client twice and compares.
"""

import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from tests.install.places import ROOT, Place, build, run, unpacked
from tests.install.serving import require_handbook, require_start_page, served

OLDEST = (3, 11)
PATIENCE = 1800.0
"""Seconds: `pipx run` and `uvx` install, and perhaps build the client, before they serve."""
EVERY_PYTHON = ("pip", "pipx", "uvx")
STRANGER = 54_321
"""A user of whom this machine has never heard."""
TOO_LARGE = {"cluster", "openspiel"}
"""Extras of hundreds of megabytes, which the tests of this checkout use already."""
NEEDED = ("authlib", "webauthn", "nats", "opentelemetry.sdk", "gymnasium", "pettingzoo", "PIL", "pyarrow")
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
    tried(place, distribution, [place.bin / "feldherr"], ())


def by_pipx(place: Place, distribution: Path, python: str, paths: tuple[str, ...]) -> None:
    place.run("python", "-m", "pip", "install", "--quiet", "--require-hashes", "-r", ROOT / "requirements/install.txt")
    tried(
        place, distribution, [place.bin / "pipx", "run", "--python", python, "--spec", distribution, "feldherr"], paths
    )


def by_uvx(place: Place, distribution: Path, python: str, paths: tuple[str, ...]) -> None:
    place.run("python", "-m", "pip", "install", "--quiet", "--require-hashes", "-r", ROOT / "requirements/install.txt")
    for name in ("dirname", "realpath"):  # which its scripts call, and every system has
        (place.bin / name).symlink_to(str(which(name)))
    tried(place, distribution, [place.bin / "uvx", "--python", python, "--from", distribution, "feldherr"], paths)


def tried(place: Place, distribution: Path, command: list[str | Path], paths: tuple[str, ...]) -> None:
    """Games are simulated, and the start page is served; a wheel from here has the handbook, the source has not."""
    assert '"games": 3' in run(*command, *ENOUGH, cwd=place.home, env=place.env(*paths))
    with served(command, place.home, place.env(*paths), PATIENCE) as url:
        require_start_page(url)
        require_handbook(url, there=distribution.suffix == ".whl")


def in_browser(place: Place, distribution: Path, _: str, paths: tuple[str, ...]) -> None:
    """A person wins or loses against captains at the installed server, in a real browser."""
    place.pip_install(distribution, *paths)
    with served([place.bin / "feldherr"], place.home, place.env()) as url:
        run("node", "--test", "tests/web/soak-installed.mjs", env={**os.environ, "FELDHERR_URL": url})


def by_a_stranger(place: Place, distribution: Path, python: str, paths: tuple[str, ...]) -> None:
    """A user without a name, groups or files, and a Python of the system's."""
    with TemporaryDirectory(dir="/var/tmp") as name:
        folder = Path(name)
        folder.chmod(0o755)
        strange = Place(folder / "place", python, STRANGER)
        given = Path(shutil.copy(distribution, strange.home))
        strange.pip_install(given, *paths)
        assert '"games": 3' in strange.run("feldherr", *ENOUGH)
        with served([strange.bin / "feldherr"], strange.home, strange.env(), user=STRANGER) as url:
            require_start_page(url)
        assert (strange.home / ".local/share/feldherr/server.db").stat().st_uid == STRANGER


def with_extras(place: Place, distribution: Path, _: str, paths: tuple[str, ...]) -> None:
    """Each beside the others: what they need agrees, and is what the code asks for."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    wanted = ",".join(sorted(set(extras) - TOO_LARGE))
    place.pip_install(f"feldherr[{wanted}] @ {distribution.as_uri()}", *paths)
    assert place.run("python", "-m", "pip", "check").strip() == "No broken requirements found."
    place.run("python", "-c", f"import {', '.join(NEEDED)}, feldherr.research.gymnasium")


def twice(place: Place, distribution: Path, _: str, paths: tuple[str, ...]) -> None:
    """The client, built anew from the source distribution: the same files, to the byte, as in the wheel."""
    hashes = []
    for number in range(2):
        root = unpacked(distribution, place.folder / str(number))
        run("npm", "ci", "--silent", cwd=root / "web")
        run("npm", "run", "--silent", "build", cwd=root / "web")
        built = root / "src/feldherr/server/static"
        files = sorted(path for path in built.rglob("*") if path.is_file())
        hashes.append({str(path.relative_to(built)): sha256(path.read_bytes()).hexdigest() for path in files})
    assert hashes[0]
    assert hashes[0] == hashes[1]


def readable_by_all(python: str) -> bool:
    real = Path(python).resolve()
    return all(folder.stat().st_mode & 0o5 == 0o5 for folder in (real, *real.parents))


WAYS: dict[str, Callable[[Place, Path, str, tuple[str, ...]], None]] = {
    "pip": by_pip,
    "pipx": by_pipx,
    "uvx": by_uvx,
    "browser": in_browser,
    "stranger": by_a_stranger,
    "extras": with_extras,
    "client": twice,
}


def pythons_for(way: str) -> list[str]:
    """Those with which a way is tried."""
    if way == "stranger":
        found = [python for python in pythons() if readable_by_all(python)] or ["/usr/bin/python3"]
        return found[:1] if os.geteuid() == 0 else []
    return pythons() if way in EVERY_PYTHON else [sys.executable]


def kinds_for(way: str) -> tuple[str, ...]:
    """From the wheel, from the source distribution, or from either."""
    return ("sdist",) if way == "client" else ("wheel",) if way in ("stranger", "extras") else ("wheel", "sdist")


def rows(ways: list[str]) -> list[tuple[str, str, str]]:
    """A way, with which Python, and from what."""
    return [(way, python, kind) for way in ways for python in pythons_for(way) for kind in kinds_for(way)]


def main() -> None:
    """One that fails keeps no other from being tried."""
    failed = 0
    with TemporaryDirectory() as work:
        run("make", "docs")
        made = {kind: build(kind, Path(work) / kind) for kind in ("wheel", "sdist")}
        for way, python, kind in rows(sys.argv[1:] or list(WAYS)):
            began = time.monotonic()
            paths = () if kind == "wheel" else tuple(os.environ["PATH"].split(os.pathsep))
            place = Place(Path(work) / f"{way}-{kind}-{Path(python).name}", python)
            assert kind == "sdist" or which("node", path=place.env(*paths)["PATH"]) is None
            version = place.run("python", "--version").strip()
            try:
                WAYS[way](place, made[kind], python, paths)
                told = f"{time.monotonic() - began:5.0f} s"
            except (AssertionError, OSError) as error:
                failed += 1
                told = f"failed: {error}"
            print(f"{way:<8} {kind:<6} {version:<14} {told}", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
