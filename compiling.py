"""Compiles the kernel, the rules and the bots' playouts with mypyc, from the source as it stands.

`FELDHERR_COMPILE=1` makes a wheel with them and with the fast lane; without it a wheel is pure. Nothing of them is ever
built into `src`, so that no binary shadows a file that was edited since: docs/decisions/0028-compiled.md.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import blake2b
from importlib import metadata
from pathlib import Path
from runpy import run_path
from tempfile import TemporaryDirectory
from typing import Any, Final

ROOT: Final = Path(__file__).parent
SOURCE: Final = ROOT / "src"
ROOMS: Final = ("kernel", "wallenstein", "sixteenthirty", "bots")
PLAIN: Final = {
    "kernel": (
        *("__init__", "data_file", "editing", "errors", "fair", "fluent", "ordering", "orders", "registry", "shapes"),
        "words",
    ),
    "wallenstein": ("editing*", "forecast*", "house_data", "odds*", "orders", "rule_facts", "shapes*", "sound*"),
    "sixteenthirty": ("editing*", "house_data", "odds*", "orders", "rule_facts", "shapes*", "sound*"),
}
"""What stays plain: words, shapes and positions from outside, which no game waits for, and what NumPy does anyway."""
PLAYOUTS: Final = {
    "bots/wallenstein": (
        *("armies", "auction", "chances", "council", "dark", "experience", "favors", "features", "harvest"),
        *("instinct", "pairs", "planning", "playout", "position", "search", "seasons", "strokes", "trials"),
        *("value", "worth"),
    ),
    "bots/sixteenthirty": ("candidates", "cards_play", "lobbying", "outlook", "playout", "value", "votes"),
}
"""Of the bots, what a game in their heads is played with, and what looks for a plan in such games."""
GROUP: Final = "feldherr_compiled"


def modules() -> list[Path]:
    """The files that are compiled."""
    found = []
    for room, plain in PLAIN.items():
        folder = SOURCE / "feldherr" / room
        left_out = {path for name in plain for path in folder.glob(f"{name}.py")}
        found += sorted(set(folder.glob("*.py")) - left_out)
    return found + [SOURCE / "feldherr" / room / f"{name}.py" for room, names in PLAYOUTS.items() for name in names]


def built() -> dict[Path, str]:
    """The compiled modules, and where they go in a wheel; made anew only when something they are made of changed."""
    folder = ROOT / ".cache" / "compiled" / _fingerprint()
    if not folder.exists():
        with TemporaryDirectory() as work:
            copy = Path(work) / "src"
            shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("static", "words", "__pycache__", "*.so"))
            files = [str(path.relative_to(SOURCE)) for path in modules()]
            subprocess.run(
                [sys.executable, __file__, *files], cwd=copy, check=True, env={**os.environ, "MYPYPATH": "."}
            )
            shutil.rmtree(copy / "build")
            shutil.rmtree(folder.parent, ignore_errors=True)  # what was made of older sources
            for path in copy.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
                place = folder / path.relative_to(copy)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, place)
    return {path: str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def lane() -> dict[Path, str]:
    """The modules of the fast lane, which have sources of their own in C, and where they go in a wheel."""
    build = run_path(str(SOURCE / "feldherr" / "fast" / "build.py"))  # the package itself need not be installed
    found = {}
    for game in build["GAMES"]:
        made_here = build["is_built"](game)
        folder = build["HERE"] if made_here else ROOT / ".cache" / "lane"
        if not made_here and not build["is_built"](game, folder):
            build["build_one"](game, folder)
        name = build["file_name"](game)
        found[folder / name] = f"feldherr/fast/{name}"
    return found


def _fingerprint() -> str:
    """Of all that the compiled modules are made of."""
    digest = blake2b(f"{sys.version} {metadata.version('mypy')}".encode(), digest_size=12)
    rooms = [path for room in ROOMS for path in (SOURCE / "feldherr" / room).rglob("*.py")]
    for path in sorted([Path(__file__), *rooms]):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def compile_here(files: list[str]) -> None:
    """Compiles these files beside themselves, on all cores."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):  # type: ignore[misc]  # setuptools has no types
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            one_file, link = compiler._compile, compiler.link_shared_object
            under_way: list[Future[None]] = []

            def linked(*args: Any, **more: Any) -> None:
                for file in under_way:
                    file.result()
                link(*args, **more)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiler._compile = lambda *args: under_way.append(pool.submit(one_file, *args))
                compiler.link_shared_object = linked
                super().build_extensions()

    made = mypycify(["--strict", *files], group_name=GROUP, multi_file=True, opt_level="2", debug_level="0")
    command = ["--quiet", "build_ext", "--inplace"]
    setup(name="feldherr", script_args=command, ext_modules=made, packages=[], cmdclass={"build_ext": OnAllCores})


if __name__ == "__main__":
    compile_here(sys.argv[1:])
