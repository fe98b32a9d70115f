"""Random games in every configuration: no crash, no dead end, no broken invariant, nothing that does not replay."""


import pytest

from tests.wallenstein.fuzz import OTHERS, SECOND, Table, fuzz

GAMES_EACH = 10
"""Games of a test: short enough to spread over cores."""
SEEDS_OF_SECOND = range(0, 300 // len(SECOND), GAMES_EACH)
SEEDS_OF_OTHERS = range(3)


@pytest.mark.parametrize("first_seed", SEEDS_OF_SECOND)
@pytest.mark.parametrize("table", SECOND, ids=lambda table: table.name)
def test_second_edition(table: Table, first_seed: int) -> None:
    for seed in range(first_seed, first_seed + GAMES_EACH):
        fuzz(seed, table)


@pytest.mark.parametrize("table", OTHERS, ids=lambda table: table.name)
def test_other_editions_and_expansions(table: Table) -> None:
    for seed in SEEDS_OF_OTHERS:
        fuzz(seed, table)
