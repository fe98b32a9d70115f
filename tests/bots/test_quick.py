"""Seasons in a bot's head, natively and by the reference: the same numbers, whatever is planned and answered."""

from random import Random

import numpy as np
import pytest

from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.council import Council, generator, harvests_of
from feldherr.bots.wallenstein.instinct import Instinct
from feldherr.bots.wallenstein.quick import Quick, laid
from feldherr.bots.wallenstein.weights import tuned
from feldherr.kernel.chance import fresh_seed
from feldherr.wallenstein import State
from tests.bots.tables import TABLES, positions

WALLENSTEIN = [number for number, table in enumerate(TABLES) if table[0] == "wallenstein"]


@pytest.mark.parametrize("number", WALLENSTEIN)
def test_native_seasons_end_as_those_of_the_reference(number: int) -> None:
    rng, numbers = Random(7), generator(Random(7))
    for seat, kind, game in positions(number):
        if kind in ("draft", "group", "leave"):
            continue
        imagined = game.imagine(seat, rng)
        g = imagined.state
        assert isinstance(g, State)
        instinct = Instinct(harvests_of(g, seat, tuned()), Captain())
        native, plain = (Quick(imagined, instinct, rng, which) for which in (True, False))
        if not native.lane:
            pytest.skip("no native code here")
        seeds = [fresh_seed(rng) for _ in range(4)]
        if kind == "plan":
            councils = [Council(harvest) for harvest in instinct.harvests]
            cards = np.array([[c.shaken(numbers, 1.0).cards for c in councils] for _ in seeds], np.int8)
            move = None
        else:
            cards = np.array([laid(g)] * len(seeds))
            move = imagined.pending[seat].sample(rng)
        found = native.play(seeds, cards, move)
        assert np.allclose(found, plain.play(seeds, cards, move), atol=1e-9), (kind, g.year, g.season)
        assert found.any()
