"""Whole games by scripted clients over HTTP only, to the end; `make soak` plays all of them on both databases."""

import random

import pytest

from tests.server.client import Client
from tests.server.presets import PRESETS
from tests.server.whole_games import play_to_the_end

LONG = ("sixteenthirty-4", "sixteenthirty-5", "sixteenthirty-6")
"""Of hundreds of moves each: these are for `make soak`."""
ON_POSTGRESQL = ("both", "sixteenthirty-3")


@pytest.mark.parametrize(
    ("database", "name"),
    [*(("sqlite", name) for name in PRESETS if name not in LONG), *(("postgresql", name) for name in ON_POSTGRESQL)],
    indirect=["database"],
    scope="session",
)
def test_a_whole_game(anna: Client, ben: Client, name: str) -> None:
    play_to_the_end(anna, ben, PRESETS[name], random.Random(name))
