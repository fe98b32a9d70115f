"""Written positions are proven: honest ones are accepted, others refused, and nothing else ever happens."""

import pytest

from tests.fuzz_positions import CHANGED, MOMENTS, fuzz

SEEDS = 1_000 // (CHANGED * MOMENTS)
AT_ONCE = 5


@pytest.mark.parametrize("first", range(0, SEEDS, AT_ONCE))
def test_tampered_records(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        fuzz(seed)
