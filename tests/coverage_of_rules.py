"""Which statements of the rule ledgers have a test: `python -m tests.coverage_of_rules` tells, a test demands it.

Test modules are read, not run, so the answer is the same whichever tests are selected, and in every worker.
"""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

TESTS: Final = Path(__file__).parent

# What is finished, and so must be covered: rulesets of Wallenstein; Sixteen Thirty Something has only one.
FINISHED: Final[dict[str, set[str] | bool]] = {
    "wallenstein": {"second", "first", "manual", "court", "landsknechte"},
    "sixteenthirty": True,
}

# The games whose rulebook for players is written, and so must tell every statement.
TOLD: Final[tuple[str, ...]] = ("wallenstein", "sixteenthirty")


def ledger(game: str) -> list[dict[str, Any]]:
    """All statements of a game, in the ledger's order.

    >>> ledger("wallenstein")[0]["id"]
    'setup.player-count'
    """
    statements: list[dict[str, Any]] = tomllib.loads((TESTS / "ledger" / f"{game}.toml").read_text("utf-8"))["rule"]
    return statements


def due(game: str) -> list[str]:
    """The ids of the statements that belong to what is finished."""
    finished = FINISHED[game]
    if isinstance(finished, bool):
        return [statement["id"] for statement in ledger(game) if finished]
    return [statement["id"] for statement in ledger(game) if finished.intersection(statement["rulesets"])]


def covered(game: str) -> dict[str, str]:
    """Every id that the game's tests name, and a place where."""
    return {
        name: f"{module.relative_to(TESTS.parent)}:{line}"
        for module in sorted((TESTS / "rules" / game).rglob("test_*.py"))
        for name, line in ids_in(module.read_text("utf-8"))
    }


def ids_in(source: str) -> Iterator[tuple[str, int]]:
    """The ids, with their lines, that decorate the tests of a module; tests that are skipped or may fail do not count.

    >>> module = '''
    ... @rule("combat.tie", "combat.losses")
    ... def test_tie(): ...
    ... @pytest.mark.parametrize("n", [pytest.param(3, marks=pytest.mark.rule("setup.three"))])
    ... def test_setup(n): ...
    ... @rule("combat.helper")
    ... def not_a_test(): ...
    ... @rule("combat.later")
    ... @pytest.mark.skip
    ... def test_later(): ...
    ... '''
    >>> list(ids_in(module))
    [('combat.tie', 2), ('combat.losses', 2), ('setup.three', 4)]
    """
    for test in ast.walk(ast.parse(source)):
        if not isinstance(test, ast.FunctionDef | ast.ClassDef) or not test.name.lower().startswith("test"):
            continue
        marks = [part for decorator in test.decorator_list for part in ast.walk(decorator)]
        if any(isinstance(mark, ast.Attribute) and mark.attr in {"skip", "skipif", "xfail"} for mark in marks):
            continue
        for mark in marks:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) in {"rule", "pytest.mark.rule"}:
                for arg in mark.args:
                    yield str(arg.value) if isinstance(arg, ast.Constant) else ast.unparse(arg), arg.lineno


def report(game: str) -> str:
    """One line for people."""
    finished, wanted, found = FINISHED[game], due(game), covered(game)
    everything = [statement["id"] for statement in ledger(game)]
    total = f"{sum(name in found for name in everything)} of {len(everything)}"
    if isinstance(finished, bool):
        return f"{game}: {total} statements covered" + ("" if finished else ", not finished")
    done = f"{sum(name in found for name in wanted)} of {len(wanted)}"
    return f"{game}: {done} statements of {', '.join(sorted(finished))} covered, {total} in all"


def report_of_book(game: str) -> str:
    """The same of the rulebook that players read."""
    from feldherr.book import presets
    from tests.book.checks import in_force, shown, untold

    counts = {preset: len(in_force(game, options)) for preset, options in presets(game).items()}
    told = [f"{preset} {n - len(untold(game, preset))} of {n}" for preset, n in counts.items()]
    paragraphs = [f"{len(shown(game, preset))}" for preset in counts]
    return f"{game}: statements told in the rulebook: {', '.join(told)}; in {', '.join(paragraphs)} paragraphs"


if __name__ == "__main__":
    print(*map(report, FINISHED), *map(report_of_book, TOLD), sep="\n")
