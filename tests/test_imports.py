"""Modules stand in an order: none imports, even for its types alone, one that imports it in turn."""

import ast
import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

import pytest

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


@cache
def graph() -> dict[str, set[str]]:
    """Which module names which others."""
    known = set(modules())
    return {name: set(imported(ast.parse(file.read_text("utf-8")), known)) - {name} for name, file in modules().items()}


def test_modules_are_imported_by_their_full_names() -> None:
    """By others they would go unseen here."""
    nodes = [(name, node) for name, file in modules().items() for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    assert [name for name, node in nodes if isinstance(node, ast.ImportFrom) and node.level] == []


def test_no_module_imports_one_that_imports_it() -> None:
    assert len(graph()) > 200
    assert cycles(graph()) == set()


ROOMS: dict[str, set[str]] = {
    "kernel": set(),
    "words": set(),
    "wallenstein": {"kernel"},
    "sixteenthirty": {"kernel"},
    "fast": {"kernel", "wallenstein", "sixteenthirty"},
    "crew": {"kernel"},
    "bots": {"kernel", "wallenstein", "sixteenthirty", "fast", "crew"},
    "svg": {"kernel", "wallenstein", "sixteenthirty"},
    "book": {"kernel", "wallenstein", "sixteenthirty", "svg"},
    "lessons": {"kernel", "wallenstein", "sixteenthirty"},
    "research": {"kernel", "wallenstein", "sixteenthirty", "fast", "bots", "svg", "crew"},
    "server": {"kernel", "wallenstein", "sixteenthirty", "bots", "svg", "book", "lessons"},
    "cli": {"kernel", "wallenstein", "sixteenthirty", "bots", "svg", "book", "lessons", "research", "server"},
}
"""Which room may import which; all may import the package's own face, `feldherr`, but those it is made of."""
FACELESS = {"kernel", "words"}

PLAIN = {"config", "errors", "limits", "metrics", "model", "tracing"}
SERVER_ROOMS: dict[str, set[str]] = {
    **dict.fromkeys(PLAIN, PLAIN),
    "http": PLAIN,
    "store": PLAIN,
    "standing": PLAIN | {"store"},
    "history": PLAIN | {"standing"},
    "work": PLAIN | {"standing", "history"},
    "live": PLAIN | {"store", "standing", "history", "work"},
    "accounts": PLAIN | {"store", "work", "live"},
    "notices": PLAIN | {"store", "live"},
    "tables": PLAIN | {"store", "standing", "work", "live"},
    "play": PLAIN | {"store", "standing", "work", "live", "tables"},
    "statistics": PLAIN | {"store", "standing", "work", "live"},
    "tournaments": PLAIN | {"store", "standing", "live", "tables"},
    "pages": PLAIN | {"store", "standing", "work", "live", "accounts", "notices", "tournaments"},
}
SERVER_ROOMS["api"] = {*SERVER_ROOMS}
SERVER_ROOMS["app"] = {*SERVER_ROOMS}
SERVER_ROOMS["operation"] = {*SERVER_ROOMS}
"""The same for the rooms of the server, and the plain modules beside them."""


def trespasses(
    graph: dict[str, set[str]], rooms: dict[str, set[str]], within: str, faceless: Collection[str]
) -> list[str]:
    """Imports that the table of rooms does not allow.

    >>> trespasses({"f.a.x": {"f.b"}, "f.b.y": {"f.a.x", "f"}}, {"a": set(), "b": {"a"}}, "f", {"b"})
    ['f.a.x imports f.b', 'f.b.y imports f']
    """
    depth = within.count(".") + 1

    def room(name: str) -> str:
        parts = name.split(".")
        return parts[depth] if len(parts) > depth and name.startswith(f"{within}.") else ""

    return [
        f"{name} imports {other}"
        for name, others in graph.items()
        for other in sorted(others)
        if room(name)
        and (other == within or room(other))
        and room(other) != room(name)
        and not (room(other) in rooms[room(name)] if room(other) else room(name) not in faceless)
    ]


def test_imports_point_one_way() -> None:
    outside = {name for name in graph() if name.count(".") == 1 and name.split(".")[1] not in ROOMS}
    assert outside == {"feldherr.__main__"}
    inside = {name: others for name, others in graph().items() if name not in outside}
    assert trespasses(inside, ROOMS, "feldherr", FACELESS) == []


def test_imports_point_one_way_in_the_server() -> None:
    rooms = {name.split(".")[2] for name in graph() if name.startswith("feldherr.server.")}
    assert rooms == SERVER_ROOMS.keys()
    assert trespasses(graph(), SERVER_ROOMS, "feldherr.server", ()) == []


def test_a_room_that_reaches_up_is_found() -> None:
    broken = {**graph(), "feldherr.server.store.rows": {"feldherr.server.live.hub"}}
    assert trespasses(broken, SERVER_ROOMS, "feldherr.server", ()) == [
        "feldherr.server.store.rows imports feldherr.server.live.hub"
    ]


@pytest.mark.parametrize("room", sorted(SERVER_ROOMS.keys() - PLAIN - {"app"}))
def test_every_room_says_what_it_is_for_and_what_it_may_use(room: str) -> None:
    told = ast.get_docstring(ast.parse(modules()[f"feldherr.server.{room}"].read_text("utf-8"))) or ""
    purpose, _, rest = told.partition("\n\n")
    assert purpose
    named = set(re.findall(r"`(\w+)`", " ".join(rest.split()).partition("May use ")[2].partition(".")[0]))
    may = SERVER_ROOMS[room] - PLAIN - {"app"}
    if "May use every room but `operation`" in rest:
        assert may == SERVER_ROOMS.keys() - PLAIN - {"app", "api", "operation"}
    elif "May use all other rooms" in rest:
        assert may == SERVER_ROOMS.keys() - PLAIN - {"app", "operation"}
    else:
        assert "May use " in rest
        assert named & SERVER_ROOMS.keys() == may


def test_the_table_of_rooms_is_the_one_in_the_documentation() -> None:
    page = (SOURCE.parent / "docs" / "architecture.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \|[^|]+\|([^|]*)\|$", page, re.MULTILINE))
    assert rows.keys() == SERVER_ROOMS.keys() - PLAIN - {"app"}
    for room, uses in rows.items():
        if "all of these" not in uses:
            assert set(re.findall(r"`(\w+)`", uses)) == SERVER_ROOMS[room] - PLAIN, room
