"""The repository stands on its own: no file points to a place outside it."""

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
NOT_OURS = {
    ".git",
    ".venv",
    ".venv-compiled",
    ".venv-docs",
    ".cache",
    ".hypothesis",
    "__pycache__",
    "build",
    "dist",
    "node_modules",
}
OUTSIDE = [b"/" + b"work/", b".." + b"/shared", b"shared" + b"/rulebooks"]


def own_files() -> Iterator[Path]:
    for folder, folders, files in os.walk(ROOT):
        folders[:] = set(folders) - NOT_OURS
        yield from (Path(folder, file) for file in files)


def test_no_file_points_outside() -> None:
    own = list(own_files())
    assert Path(__file__) in own
    assert [f"{path}: {word.decode()}" for path in own for word in OUTSIDE if word in path.read_bytes()] == []


def test_what_is_measured_is_still_there() -> None:
    """Benchmarks run seldom: at least they find all that they name."""
    for path in (ROOT / "benchmarks").rglob("*.py"):
        import_module(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
