"""Every statement of a finished rulebook has a test, and every test names statements that exist."""

from collections import Counter

import pytest

from tests.coverage_of_rules import FINISHED, covered, due, ledger

each_game = pytest.mark.parametrize("game", FINISHED)


@each_game
def test_ids_are_unique(game: str) -> None:
    times = Counter(statement["id"] for statement in ledger(game))
    assert [name for name, n in times.items() if n > 1] == []


@each_game
def test_ids_of_tests_are_in_the_ledger(game: str) -> None:
    known = {statement["id"] for statement in ledger(game)}
    unknown = [f"{place}: {name}" for name, place in covered(game).items() if name not in known]
    if unknown:
        pytest.fail("not in the ledger:\n" + "\n".join(unknown), pytrace=False)


@each_game
def test_finished_rules_are_tested(game: str) -> None:
    found = covered(game)
    missing = [name for name in due(game) if name not in found]
    if missing:
        pytest.fail(f"{len(missing)} statements without a test:\n" + "\n".join(missing), pytrace=False)
