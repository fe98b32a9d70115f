"""Random games at every table: no crash, no dead end, no broken invariant, nothing that does not replay."""

import pytest

from tests.sixteenthirty.fuzz import OTHERS, USUAL, Table, fuzz

GAMES_EACH = 5
"""Games of a test: short enough to spread over cores."""
SEEDS = range(0, 20, GAMES_EACH)


@pytest.mark.parametrize("first_seed", SEEDS)
@pytest.mark.parametrize("table", USUAL, ids=lambda table: table.name)
def test_usual_tables(table: Table, first_seed: int) -> None:
    for seed in range(first_seed, first_seed + GAMES_EACH):
        fuzz(seed, table)


@pytest.mark.parametrize("table", OTHERS, ids=lambda table: table.name)
def test_other_tables(table: Table) -> None:
    for seed in range(GAMES_EACH):
        fuzz(seed, table)
