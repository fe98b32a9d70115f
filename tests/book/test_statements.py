"""The rulebook that players read tells every statement of the ledger where it is in force, and nowhere else."""

import pytest

import feldherr
from feldherr.book import presets
from tests.book.checks import sources, told_wrongly, untold, untold_rulings
from tests.coverage_of_rules import TOLD, ledger

every_game = pytest.mark.parametrize("game", feldherr.GAMES)
each_way = pytest.mark.parametrize(("game", "preset"), [(game, preset) for game in TOLD for preset in presets(game)])


@each_way
def test_every_statement_in_force_is_told(game: str, preset: str) -> None:
    missing = untold(game, preset)
    if missing:
        pytest.fail(f"{len(missing)} statements that no paragraph tells:\n" + "\n".join(missing), pytrace=False)


@every_game
def test_no_paragraph_says_what_is_not_in_force(game: str) -> None:
    assert list(told_wrongly(game)) == []


@pytest.mark.parametrize("game", TOLD)
def test_rulings_are_marked_as_ours(game: str) -> None:
    assert list(untold_rulings(game)) == []


@every_game
def test_statements_told_are_in_the_ledger(game: str) -> None:
    known = {statement["id"] for statement in ledger(game)}
    told = {statement for source in sources(game).values() for statement in source.tells}
    assert told - known == set()
