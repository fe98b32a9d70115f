"""Editions differ in fields of the rules object alone: no rule asks which edition is played."""

import ast
import re
from pathlib import Path

import pytest

import feldherr.wallenstein

SOURCE = Path(feldherr.wallenstein.__file__).parent
KNOW_EDITIONS = {"rules.py", "shapes_options.py", "__init__.py", "rule_facts.py"}
"""Presets, the shape of a table's options, their check, and what the rulebook is headed with."""
RULES_OF_PLAY = sorted(path for path in SOURCE.glob("*.py") if path.name not in KNOW_EDITIONS)
EDITIONS = {"second", "first", "manual"}


CLIENT = SOURCE.parents[2] / "web" / "src"
ASKED = re.compile(r"""\bedition["'\])]*\s*[!=]==?""")


def words_of(source: str) -> list[str]:
    """Every name, attribute and string of a module, docstrings apart."""
    tree = ast.parse(source)
    prose = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.append(node.id)
        elif isinstance(node, ast.Attribute):
            found.append(node.attr)
        elif isinstance(node, ast.arg | ast.keyword):
            found.append(node.arg or "")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            found.append(node.value)
    return found


def asks_for_an_edition(source: str) -> list[str]:
    """The words of a module that name editions, or the presets made of them.

    >>> asks_for_an_edition('if g.options["edition"] == "first": pass')
    ['edition', 'first']
    """
    named = {*EDITIONS, "event_cards", "PRESETS", *(edition.upper() for edition in EDITIONS)}
    return sorted({word for word in words_of(source) if "edition" in word.lower() or word in named})


def test_there_is_something_to_read() -> None:
    assert {"combat.py", "court.py", "draft.py", "setup.py", "winter.py"} <= {path.name for path in RULES_OF_PLAY}


@pytest.mark.parametrize("path", RULES_OF_PLAY, ids=lambda path: path.stem)
def test_no_rule_asks_which_edition_is_played(path: Path) -> None:
    assert asks_for_an_edition(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        'def f(g): return g.rules.edition == "first"',
        'def f(options): return options["edition"]',
        'def f(name): return name in ("second", "manual")',
        "from feldherr.wallenstein.rules import FIRST\ndef f(g): return g.rules is FIRST",
        'def f(g): return g.rules.event_cards == "second"',
        "def f(edition): pass",
    ],
)
def test_a_question_for_the_edition_would_be_found(source: str) -> None:
    assert asks_for_an_edition(source)


def test_the_client_asks_for_no_edition_either() -> None:
    """It lets one be chosen and named; what hangs on it, views, decisions and offers say."""
    sources = [path for path in CLIENT.rglob("*") if path.suffix in {".ts", ".svelte"}]
    assert len(sources) > 300
    assert [path.name for path in sources if ASKED.search(path.read_text("utf-8"))] == []
    assert all(
        map(ASKED.search, ('edition === "second"', 'options["edition"] != first', "(view.options.edition) == x"))
    )


def test_docstrings_may_name_editions() -> None:
    assert asks_for_an_edition('def f():\n    """As in the first edition."""') == []
