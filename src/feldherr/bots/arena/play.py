"""One game of a contest. A bot that raises, errs or takes too long is replaced for that decision, and reported."""

import signal
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from math import ceil, log2
from random import Random
from time import perf_counter, thread_time
from typing import Any, Final

import feldherr
from feldherr.bots.arena.contest import Contest, named
from feldherr.bots.bot import Bot, Budget
from feldherr.bots.levels import bot
from feldherr.bots.tempers import seen
from feldherr.kernel.decision import CHANCE, Decision

OVERTIME: Final = 1.1
GRACE_SECONDS: Final = 0.25
"""A bot may take that much longer than its budget before it is stopped."""
WARM_UP_SECONDS: Final = 20.0
STEPS_PER_DOUBLING: Final = 8


class TooLong(Exception):
    """The budget was exceeded."""


def play(contest: Contest, number: int) -> dict[str, Any]:
    """The game of that number, as plain data: it depends on the contest and its number alone, times apart."""
    seating, seed = contest.table(number)
    entrants = [contest.entrants[entrant] for entrant in seating]
    for entrant in dict.fromkeys(entrants):
        warm_up(entrant, contest.game)
    game = feldherr.new_game(contest.game, players=contest.players, seed=Random(seed).randbytes(32), **contest.options)
    rngs = [Random(f"{seed} {seat}") for seat in range(contest.players)]
    chance = Random(f"{seed} chance")
    times: dict[str, Counter[int]] = {entrant: Counter() for entrant in entrants}
    spent, worked = dict.fromkeys(entrants, 0.0), dict.fromkeys(entrants, 0.0)
    failures: list[dict[str, Any]] = []
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        if seat == CHANCE:
            game.play(seat, decision.sample(chance))
            continue
        assert isinstance(seat, int)
        entrant = entrants[seat]
        took = Stopwatch()
        error = answer(
            bot(named(entrant)[0], contest.game), game, seat, decision, rngs[seat], contest.budget(entrant), took
        )
        times[entrant][bucket(took.seconds)] += 1
        spent[entrant] += took.seconds
        worked[entrant] += took.cpu
        if error is not None:
            failures.append({"entrant": entrant, "seat": seat, "question": decision.id, "error": error})
    assert game.outcome is not None
    return {
        "number": number,
        "seating": list(seating),
        **game.outcome.as_json(),
        "seconds": spent,
        "cpu": worked,
        "times": {entrant: {str(at): n for at, n in sorted(counts.items())} for entrant, counts in times.items()},
        "failures": failures,
    }


class Stopwatch:
    """Time that passed while a bot thought, and time that its thread worked."""

    def __init__(self) -> None:
        self.seconds = self.cpu = 0.0

    def __enter__(self) -> None:
        self.began, self.cpu_began = perf_counter(), thread_time()

    def __exit__(self, *_: object) -> None:
        self.seconds, self.cpu = perf_counter() - self.began, thread_time() - self.cpu_began


def answer(
    player: Bot, game: feldherr.Game, seat: int, decision: Decision, rng: Random, budget: Budget, took: Stopwatch
) -> str | None:
    """Plays a bot's move, or a random one where it has none; then the reason is given."""
    view = seen(game, seat, player.temper)
    before = rng.getstate()
    try:
        with took, limited(budget):
            text = player.decide(view, rng, budget).move
        game.play(seat, text)
    except Exception as error:
        rng.setstate(before)
        game.play(seat, decision.sample(rng))
        return f"{type(error).__name__}: {error}"[:300]
    return None


@contextmanager
def limited(budget: Budget) -> Iterator[None]:
    """Stops what takes too long, where the system can; elsewhere it is found out afterwards."""
    if budget.seconds is None:
        yield
        return
    most = budget.seconds * OVERTIME + GRACE_SECONDS
    began = budget.now()
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        rings, timer = (signal.SIGPROF, signal.ITIMER_PROF) if budget.cpu else (signal.SIGALRM, signal.ITIMER_REAL)
        before = signal.signal(rings, _stop)
        signal.setitimer(timer, most)
        try:
            yield
        finally:
            signal.setitimer(timer, 0)
            signal.signal(rings, before)
    else:
        yield
    if budget.now() - began > most:
        raise TooLong(f"more than {budget.seconds} seconds")


def _stop(number: int, frame: Any) -> None:
    raise TooLong("stopped")


@cache
def warm_up(entrant: str, game: str) -> None:
    """Loads what a bot needs, so that its first decision is measured like all others."""
    table = feldherr.new_game(game, players=feldherr.rulebook(game).seats[0], seed=1)
    try:
        with limited(Budget(WARM_UP_SECONDS)):
            bot(named(entrant)[0], game).decide(table.view(0), Random(1), Budget(0.1, 1))
    except Exception:  # it will be told of when it happens in a game
        return


def bucket(seconds: float) -> int:
    """The number of a time on a scale of eighths of a doubling, from a microsecond up.

    >>> bucket(0.001), bucket(0.002)
    (80, 88)
    """
    return max(0, ceil(STEPS_PER_DOUBLING * log2(max(seconds, 1e-6) * 1e6)))


def seconds_of(at: int) -> float:
    """The upper end of a bucket."""
    return float(2 ** (at / STEPS_PER_DOUBLING) / 1e6)
