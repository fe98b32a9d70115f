"""The games that are registered besides the house's own, each a package that brings all of its parts.

`FELDHERR_GAMES` names the packages, apart by spaces; the last word of a package is the name of its game. It is read
whenever somebody asks, so that all processes of a server agree, and a notebook or a test may set it.
"""

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

VARIABLE: Final = "FELDHERR_GAMES"


def packages() -> dict[str, str]:
    """The packages that are registered, by the names of their games."""
    return {package.rpartition(".")[2]: package for package in os.environ.get(VARIABLE, "").split()}


@cache
def found(module: str) -> bool:
    """Whether a module can be imported.

    >>> found("feldherr.kernel"), found("feldherr.chess"), found("chess_of_somebody.rules")
    (True, False, False)
    """
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even what it should be in
        return False


def part(game: str, name: str) -> ModuleType | None:
    """What a registered game brings for a room of the house, as its `bots`; None, if it brings nothing, or is the
    house's own."""
    module = f"{packages().get(game, '')}.{name}"
    return import_module(module) if game in packages() and found(module) else None


def word_folders() -> tuple[Path, ...]:
    """Where registered games keep what they say: `words/<language>/*.ftl` in their packages."""
    return tuple(folder / "words" for package in packages().values() for folder in folders(package))


def messages(game: str, language: str) -> str:
    """All that a registered game says in a language, as its files have it."""
    spoken = [folder / "words" / language for folder in folders(packages()[game])]
    files = [file for folder in spoken for file in sorted(folder.glob("*.ftl"))]
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def folders(package: str) -> tuple[Path, ...]:
    """Where a package lies; nowhere, if it is not there."""
    spec = find_spec(package) if found(package) else None
    return tuple(map(Path, spec.submodule_search_locations or ())) if spec is not None else ()
