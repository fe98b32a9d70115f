"""Distributions made here, and environments with nothing in them: a clean home, and no Node."""

import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

from sbom import pinned

ROOT = Path(__file__).parents[2]
OWN_HOME = Path.home()
SETTINGS = {  # how this machine reaches an index, and what it has downloaded before, are no part of a home
    "PIP_CONFIG_FILE": OWN_HOME / ".config/pip/pip.conf",
    "PIP_CACHE_DIR": OWN_HOME / ".cache/pip",
    "UV_CACHE_DIR": OWN_HOME / ".cache/uv",
    "npm_config_userconfig": OWN_HOME / ".npmrc",
    "npm_config_cache": OWN_HOME / ".npm",
}


WAYS_OUT = (
    "PIP_",
    "UV_",
    "NPM_CONFIG_",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
    "SSL_",
    "REQUESTS_CA",
    "NODE_EXTRA_CA",
)
"""How settings begin that say how an index is reached from here."""


def run(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None, user: int | None = None) -> str:
    """What it says; whoever fails is heard."""
    words = list(map(str, command))
    said: subprocess.CompletedProcess[str] = subprocess.run(
        words, cwd=cwd, env=env, capture_output=True, text=True, check=False, **as_user(user)
    )
    assert said.returncode == 0, f"{' '.join(map(str, command))}\n{said.stdout[-4000:]}\n{said.stderr[-4000:]}"
    return said.stdout


def as_user(user: int | None) -> dict[str, Any]:
    """What makes a process somebody else's, who is in no group."""
    return {} if user is None else {"user": user, "group": user, "extra_groups": []}


def build(kind: str, folder: Path, root: Path = ROOT, **more: str) -> Path:
    """A `wheel` or an `sdist` of the source in a folder."""
    command = (sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", folder)
    run(*command, cwd=root, env={**os.environ, **more})
    (made,) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (root,) = folder.iterdir()
    return root


def closure(name: str) -> list[Distribution]:
    """All that a distribution needs on this machine, directly or not, by what each says of itself."""
    found: dict[str, Distribution] = {}
    waiting = list(needs(name, ""))
    while waiting:
        one, extra = waiting.pop()
        if f"{one}[{extra}]" not in found:
            found[f"{one}[{extra}]"] = distribution(one)
            waiting += needs(one, extra)
    return list(found.values())


def needs(name: str, extra: str) -> Iterator[tuple[str, str]]:
    for line in distribution(name).requires or ():
        needed = Requirement(line)
        if needed.marker is None or needed.marker.evaluate({"extra": extra}):
            yield from ((needed.name, each) for each in ("", *needed.extras))


class Place:
    """An environment of its own for a Python, in a folder that is its home too, perhaps of a user of its own."""

    def __init__(self, folder: Path, python: str = sys.executable, user: int | None = None) -> None:
        self.folder = folder
        self.user = user
        self.home = folder / "home"
        self.bin = folder / "env" / "bin"
        self.home.mkdir(parents=True)
        if user is not None:
            for path in (folder, self.home):
                os.chown(path, user, user)
        run(python, "-m", "venv", folder / "env", cwd=self.home, env=self.env(), user=user)

    def env(self, *paths: str | Path) -> dict[str, str]:
        """Nothing of ours but the way to an index; programs from this environment and these folders alone."""
        kept = {name: value for name, value in os.environ.items() if name.upper().startswith(WAYS_OUT)}
        known = {} if self.user else {name: str(path) for name, path in SETTINGS.items() if path.exists()}
        path = os.pathsep.join(map(str, (self.bin, *paths)))
        return {**known, **kept, "HOME": str(self.home), "PATH": path, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}

    def pip_install(self, distribution: str | Path, *paths: str) -> None:
        """With the versions of the lock file: what is new elsewhere today fails no test."""
        locked = self.folder / "locked.txt"
        lines = [f"{name}=={version}" + (f" ; {marker}" if marker else "") for name, version, marker in pinned()]
        locked.write_text("\n".join(lines), "utf-8")
        self.run("python", "-m", "pip", "install", "--quiet", "--constraint", locked, distribution, paths=paths)

    def link_needed(self, name: str) -> None:
        """Gives it what it says it needs, all of that and no more, from the environment of the tests: no download."""
        (packages,) = self.folder.glob("env/lib/python*/site-packages")
        for needed in closure(name):
            for top in {file.parts[0] for file in needed.files or ()} - {"..", "__pycache__"}:
                link = packages / top
                if not link.exists():
                    link.symlink_to(Path(str(needed.locate_file(top))))

    def run(self, program: str, *words: str | Path, paths: tuple[str, ...] = ()) -> str:
        return run(self.bin / program, *words, cwd=self.home, env=self.env(*paths), user=self.user)
