"""Games in which all choose at once: mixtures that leave nobody anything to regret."""

from random import Random

import numpy as np
import pytest

from feldherr.bots.mixing import Payoffs, average, draw, purified

PENNIES = np.array([[1.0, -1.0], [-1.0, 1.0]])
ROCK = np.array([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])


def test_rock_beats_nothing_for_long() -> None:
    for strategy in average(Payoffs([[0.2, 0.0, 0.0], [0.0] * 3], {(0, 1): ROCK, (1, 0): -ROCK.T})):
        assert strategy == pytest.approx([1 / 3] * 3, abs=0.12)


def test_stakes_that_differ_shift_the_mixture() -> None:
    """Where matching heads brings 3, the other shows heads in one case of three."""
    stakes = np.array([[3.0, -1.0], [-1.0, 1.0]])
    own, other = average(Payoffs([[0.0, 0.0]] * 2, {(0, 1): stakes, (1, 0): -stakes.T}), 4000)
    assert own == pytest.approx([1 / 3, 2 / 3], abs=0.02)
    assert other == pytest.approx([1 / 3, 2 / 3], abs=0.02)


def test_what_is_never_better_is_never_played() -> None:
    own, _ = average(Payoffs([[1.0, 0.0, 2.0], [0.0, 0.0]], {(0, 1): np.array([[1.0, -1.0]] * 3)}))
    assert own == pytest.approx([0.0, 0.0, 1.0], abs=0.001)


def test_three_who_want_two_places_share_them() -> None:
    """Each gets 1 at a place, and loses as much for each other that comes there too."""
    crowd = -np.eye(2)
    pairs = {(s, t): crowd for s in range(3) for t in range(3) if s != t}
    strategies = average(Payoffs([[1.0, 1.0]] * 3, pairs))
    for seat in range(3):
        crowded = np.sum([crowd @ strategies[other] for other in range(3) if other != seat], axis=0)
        assert crowded.max() - strategies[seat] @ crowded < 0.1


def test_minds_that_differ_mix_for_those_who_do_not_know_them() -> None:
    unknown, sure = average(Payoffs([[[1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 0.0]], [0.0, 0.3]]))
    assert unknown == pytest.approx([0.75, 0.25], abs=0.01)
    assert sure == pytest.approx([0.0, 1.0], abs=0.01)


def test_draws_come_as_often_as_they_should() -> None:
    rng, strategy = Random(3), purified(np.array([0.05, 0.35, 0.6]), 0.15)
    drawn = [draw(strategy, rng) for _ in range(400)]
    assert not drawn.count(0)
    assert drawn.count(2) / 400 == pytest.approx(0.6 / 0.95, abs=0.08)
    assert purified(np.array([0.4, 0.35, 0.25]), 0.9).tolist() == [1.0, 0.0, 0.0]
