"""Compiles the native modules of the fast lane with the system's C compiler: nothing else is needed.

    python -m feldherr.fast.build [FOLDER]

Without a folder they go beside this file, where `feldherr.fast` looks for them. A module carries the fingerprint of the
sources that it was made from: one that is older than the sources is never used, and made anew only when asked for.

    FELDHERR_SANITIZE=1 python -m feldherr.fast.build FOLDER

compiles them with the sanitizers for addresses and undefined behaviour, which `tests.fast.sanitized` plays under.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
SOURCES: Final = HERE / "native"
GAMES: Final = ("wallenstein", "sixteenthirty")
ALWAYS: Final = ("-std=c11", "-fPIC", "-shared", "-fvisibility=hidden", "-Wall", "-Wextra")
FLAGS: Final = (*ALWAYS, "-O3", "-DNDEBUG")
SANITIZED: Final = (
    *(*ALWAYS, "-O1", "-g", "-fno-omit-frame-pointer", "-fsanitize=address,undefined"),
    "-fno-sanitize-recover=undefined",
)
"""Whatever is wrong ends the process and says where. Python must have loaded the sanitizer before such a module."""


class CannotBuild(Exception):
    """There is no compiler, or it did not do it; the text says why."""


def fingerprint(game: str) -> str:
    """What the sources of a game's module amount to.

    >>> fingerprint("wallenstein") == fingerprint("wallenstein")
    True
    """
    files = sorted([*(SOURCES / "kernel").iterdir(), *(SOURCES / game).iterdir()])
    parts = [file.name.encode() + b"\0" + file.read_bytes() for file in files if file.suffix in (".c", ".h")]
    return blake2b(b"\0".join(parts), digest_size=8).hexdigest()


def file_name(game: str) -> str:
    """The file of a game's module on this kind of machine."""
    return f"_{game}{sysconfig.get_config_var('EXT_SUFFIX')}"


def compiler() -> list[str]:
    """The compiler that Python names, else cc."""
    named = shlex.split(sysconfig.get_config_var("CC") or "cc")
    for command in (named, ["cc"], ["gcc"], ["clang"]):
        if shutil.which(command[0]):
            return command
    raise CannotBuild("no C compiler was found (cc, gcc or clang)")


def build(folder: Path = HERE, flags: Sequence[str] = FLAGS) -> list[Path]:
    """Compiles the modules of all games into a folder; CannotBuild says why not."""
    return [build_one(game, folder, flags) for game in GAMES if any((SOURCES / game).glob("*.c"))]


def build_one(game: str, folder: Path, flags: Sequence[str] = FLAGS) -> Path:
    """The module appears whole or not at all: others may be reading the old one."""
    sources = sorted([*(SOURCES / "kernel").glob("*.c"), *(SOURCES / game).glob("*.c")])
    about = [
        f'-DFELDHERR_NAME="feldherr.fast._{game}"',
        f"-DFELDHERR_INIT=PyInit__{game}",
        f'-DFELDHERR_SOURCE="{fingerprint(game)}"',
        f"-I{sysconfig.get_paths()['include']}",
        *(["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-flto", "-fno-semantic-interposition"]),
    ]
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / file_name(game)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".build-") as scratch:
        made = Path(scratch) / target.name
        run = subprocess.run(
            [*compiler(), *flags, *about, *map(str, sources), "-o", str(made)],
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            raise CannotBuild(f"the compiler refused {game}:\n{run.stderr[-4000:]}")
        made.replace(target)
    return target


def is_built(game: str, folder: Path = HERE) -> bool:
    """Whether a module lies there that was made from the present sources."""
    path = folder / file_name(game)
    return path.exists() and fingerprint(game).encode() in path.read_bytes()


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
    sanitized = os.environ.get("FELDHERR_SANITIZE", "0") not in ("", "0")
    if sanitized and folder == HERE:
        print(
            "Modules with sanitizers go to a folder of their own, since plain Python cannot load them.", file=sys.stderr
        )
        return 2
    try:
        if sanitized:
            build(folder, SANITIZED)
            return 0
        if all(is_built(game, folder) for game in GAMES):
            return 0
        print("Compiling the fast lane ...")
        build(folder)
    except CannotBuild as error:
        print(f"The fast lane is not compiled, and plain Python plays in its place: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
