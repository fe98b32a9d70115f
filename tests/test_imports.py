"""Modules stand in an order: none imports, even for its types alone, one that imports it in turn."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"


@cache
def modules() -> dict[str, Path]:
    """All modules of the package by name."""
    files = [file for file in SOURCE.rglob("*.py") if "migrations" not in file.parts]
    return {".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): file for file in files}


def imported(tree: ast.AST, known: set[str]) -> Iterator[str]:
    """The modules that one names, at its top, in functions and for type checkers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                yield full if full in known else node.module


def cycles(graph: dict[str, set[str]]) -> set[str]:
    """What is left when modules that import nothing more, or are imported by none, are taken away again and again.

    >>> cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == {"b", "c"}
    True
    """
    left = dict(graph)
    while True:
        wanted = set().union(*left.values()) if left else set()
        fewer = {name: needs & left.keys() for name, needs in left.items() if needs & left.keys() and name in wanted}
        if fewer.keys() == left.keys():
            return set(left)
        left = fewer


def test_no_module_imports_one_that_imports_it() -> None:
    known = set(modules())
    graph = {
        name: set(imported(ast.parse(file.read_text("utf-8")), known)) - {name} for name, file in modules().items()
    }
    assert len(graph) > 200
    assert cycles(graph) == set()


ROOMS = {
    "kernel": set[str](),
    "words": set[str](),
    "wallenstein": {"kernel"},
    "sixteenthirty": {"kernel"},
    "bots": {"kernel", "wallenstein", "sixteenthirty"},
    "svg": {"kernel", "wallenstein", "sixteenthirty"},
    "server": {"kernel", "wallenstein", "sixteenthirty", "bots", "svg"},
    "cli": {"kernel", "wallenstein", "sixteenthirty", "bots", "svg", "server"},
}
"""Which room may import which; all may import the package's own face, `feldherr`, but those it is made of."""


def test_imports_point_one_way() -> None:
    known = set(modules())
    for name, file in modules().items():
        room = name.split(".")[1] if "." in name else ""
        if room not in ROOMS:
            continue
        for one in imported(ast.parse(file.read_text("utf-8")), known):
            other = one.split(".")[1] if "." in one else ""
            allowed = other == room or other in ROOMS[room] or (not other and room not in ("kernel", "words"))
            assert allowed, f"{name} imports {one}"
