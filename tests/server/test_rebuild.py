"""A table rebuilt in another process is the same table, and costs little to take over."""

import random
from dataclasses import replace
from time import thread_time

import pytest

import feldherr
from feldherr.server.model import MOVE, RUNNING, Entry, Person, Sealed, Stored
from feldherr.server.standing.rebuild import may_undo, read, rebuild
from feldherr.server.tables.lifecycle import SeatWish, create
from feldherr.server.work import jobs
from feldherr.server.work.worker import Overrun

SEED = bytes(32)
OPTIONS = {"wallenstein": {"court": True, "landsknechte": True}, "sixteenthirty": {}}


def stored(game: str, most: int) -> tuple[Stored, feldherr.Game]:
    """A game after so many moves, played at random; whoever of a simultaneous question comes first has answered it."""
    played, rng = feldherr.new_game(game, players=4, seed=SEED, **OPTIONS[game]), random.Random(most)
    entries: list[Entry] = []
    while not played.over and len(entries) < most:
        question, known = played.question, len(played.moves)
        for seat, decision in list(played.pending.items()):
            played.play(seat, decision.sample(rng))
        told = enumerate(played.moves[known:], known + 1)
        entries += [Entry(n, MOVE, int(seat), question, move.text, 1, 0.0) for n, (seat, move) in told]
    sealed = []
    if len(played.pending) > 1:
        seat, decision = next(iter(played.pending.items()))
        move = decision.sample(rng)
        played.play(seat, move)
        sealed = [Sealed(int(seat), played.question, move.text, 2, 3.0)]
    table = create(Person("anna", "Anna"), game, 4, OPTIONS[game], {"kind": "free"}, False, [SeatWish("me")] * 4)
    table = replace(table, seed=SEED, question=played.question, number=len(entries), status=RUNNING)
    return Stored(table, entries, sealed, None), played


@pytest.mark.parametrize("game", ["wallenstein", "sixteenthirty"])
@pytest.mark.parametrize("most", [0, 1, 4, 9, 23, 60, 10_000])
def test_it_is_the_same_table(game: str, most: int) -> None:
    given, played = stored(game, most)
    here, there = rebuild(given), read(given.table, jobs.rebuilt(given))
    assert (here.table, here.sealed) == (there.table, there.sealed)
    for one, other in ((here.game, there.game), (here.previous, there.previous), (played, there.game)):
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert one.view("all") == other.view("all")
            assert one.events("all") == other.events("all")
            assert (one.moves, one.sealed, one.question) == (other.moves, other.sealed, other.question)
            assert one.state.chance.position == other.state.chance.position
    assert [may_undo(here, seat) for seat in range(4)] == [may_undo(there, seat) for seat in range(4)]


@pytest.mark.parametrize("game", ["wallenstein", "sixteenthirty"])
def test_taking_it_over_costs_little(game: str) -> None:
    given, _ = stored(game, 10_000)
    content = jobs.rebuilt(given)
    took = []
    for _ in range(5):
        begun = thread_time()
        read(given.table, content)
        took.append(thread_time() - begun)
    assert min(took) < 0.05


def test_a_table_that_cannot_be_shown_quickly_is_not_given_out(monkeypatch: pytest.MonkeyPatch) -> None:
    given, played = stored("wallenstein", 10)
    branch = played.branch()
    started = replace(given.table, start=branch.position, first_question=branch.question)
    jobs.rebuilt(Stored(started, [], [], None))
    monkeypatch.setattr(jobs, "SHOWING_SECONDS", 0.0)
    with pytest.raises(Overrun):
        jobs.rebuilt(Stored(started, [], [], None))
    monkeypatch.setattr(jobs, "STANDING_BYTES", 1000)
    with pytest.raises(Overrun):
        jobs.rebuilt(given)
