"""Reading what has happened costs no time, and stalling gains none."""

import random
from typing import Any

import pytest

from feldherr.server.play import moves
from feldherr.server.standing.change import reading_time
from feldherr.server.standing.clocks import MOST_READING
from feldherr.server.standing.rebuild import Standing
from tests.server.hostile.test_clocks import LIVE, SLOW, Evening


def answered(evening: Evening, rng: random.Random, seconds: float) -> int:
    """Somebody who is asked answers after so many seconds."""
    game = evening.standing.game
    assert game is not None
    seat = min(int(seat) for seat in game.pending)
    evening.now += seconds
    decision = game.pending[seat]
    text = decision.sample(rng).text
    evening.change(lambda s: moves.answer(s, seat, decision.id, text))
    return seat


def stands(evening: Evening, seat: int) -> float:
    """For how long the clock of a seat that was just asked stands still."""
    own = evening.seat(seat)
    assert own.due_at is not None
    assert own.asked_at is not None
    assert own.bank is not None
    return own.due_at - own.asked_at - own.bank


def needed(standing: Standing, seat: int) -> float:
    game = standing.game
    assert game is not None
    return reading_time(game, standing.known, len(game.state.events), seat)


def test_a_clock_stands_for_what_has_happened_since_ones_last_answer() -> None:
    evening, rng = Evening.begun(LIVE), random.Random(8)
    seen: list[float] = []
    while len(seen) < 120 and evening.standing.table.status == "running":
        asked = {seat.seat: seat.asked for seat in evening.standing.table.seats}
        answered(evening, rng, 1.0)
        for seat in evening.standing.table.waiting_for:
            if evening.seat(seat).asked != asked[seat] and seat in evening.standing.known:
                assert stands(evening, seat) == pytest.approx(min(needed(evening.standing, seat), MOST_READING))
                seen.append(stands(evening, seat))
    assert max(seen) == MOST_READING
    assert min(seen) == 0
    assert len(set(seen)) > 4


def test_reading_is_free_and_nothing_is_kept_of_it() -> None:
    """Who answers while the clock stands has what they had; who takes longer pays for the rest."""
    for seconds, paid in ((5.0, 0.0), (25.0, 5.0)):
        evening, rng = Evening.begun(LIVE), random.Random(8)
        while True:
            game: Any = evening.standing.game
            seat = min(game.pending)
            if stands(evening, seat) == MOST_READING and len(game.pending) == 1:
                break
            answered(evening, rng, 0.0)
        bank = evening.seat(seat).bank
        advance = evening.seat(seat).advance
        assert bank is not None
        assert answered(evening, rng, seconds) == seat
        earned = 0 if advance else LIVE["increment"]
        assert evening.seat(seat).bank == pytest.approx(bank - paid + earned)


def test_a_question_that_waits_is_given_no_more() -> None:
    """What others do meanwhile, and chat, leave a running clock as it is; days have no need of it."""
    evening, rng = Evening.begun(SLOW), random.Random(8)
    for _ in range(60):
        answered(evening, rng, 1.0)
        for seat in evening.standing.table.waiting_for:
            assert stands(evening, seat) == 0
