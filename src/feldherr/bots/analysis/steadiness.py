"""Whether an analysis is quick, and finds the same decisions again: python -m feldherr.bots.analysis.steadiness.

A recruit plays among captains. Its game is analysed once in full, with the clock; then its decisions are judged again
with other seeds, and compared. It ends with a fault if an analysis works for longer than a minute on each core, if two
seeds find fewer than two of their decisions both, or if one is not known to half its cost.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import combinations
from random import Random
from time import perf_counter
from typing import Any, Final

import feldherr
from feldherr.bots import Budget, decide
from feldherr.bots.analysis import analyse
from feldherr.bots.analysis.course import asked_for, do, first_tasks, further_tasks
from feldherr.bots.analysis.foresight import Effort
from feldherr.bots.analysis.judging import Judged, costly
from feldherr.crew import Crew

SECONDS: Final = 60.0
"""For which each core may work on the analysis of a game of four."""


def played(game: str, players: int, seed: int) -> dict[str, Any]:
    """The record of a game of a recruit, who sits first, among captains."""
    table, rng = feldherr.new_game(game, players=players, seed=seed), Random(seed)
    while not table.over:
        seat = next(iter(table.pending))
        level = "captain" if seat else "recruit"
        table.play(seat, decide(level, table.view(seat), rng, Budget(simulations=1)).move)
    return table.record()


def judged(record: dict[str, Any], seed: int, crew: Crew, effort: Effort | None = None) -> list[Judged]:
    """The decisions of the first seat that an analysis with this seed shows as costly."""
    asked = asked_for(record, 0, seed, effort)
    first = [task for task in first_tasks(asked) if not task.numbers]
    return costly(crew.all(do, further_tasks(asked, first, crew.all(do, first))))


def processor_seconds() -> float:
    """That this process and those it has waited for have worked."""
    return sum(os.times()[:4])


def in_common(found: Sequence[Sequence[Judged]]) -> int:
    """The fewest decisions that two analyses have in common."""
    moments = [{one.moment for one in each} for each in found]
    return min(len(one & other) for one, other in combinations(moments, 2))


def is_steady(found: Sequence[Sequence[Judged]]) -> bool:
    """Whether any two analyses share two of what they found, or all where they found less, and know what it costs."""
    known = all(one.error <= one.cost / 2 for each in found for one in each)
    return known and in_common(found) >= min(2, *(len(each) for each in found))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m feldherr.bots.analysis.steadiness", description=__doc__)
    parser.add_argument("--game", choices=feldherr.GAMES, default="wallenstein")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1618, help="of the game")
    parser.add_argument("--seeds", type=int, default=5, help="analyses that are compared")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    record = played(given.game, given.players, given.seed)
    begun, worked = perf_counter(), processor_seconds()
    analyse(record, 0, jobs=given.jobs)
    took, worked = perf_counter() - begun, processor_seconds() - worked
    print(f"{given.game}, {given.players} players, {given.jobs} processes: {took:.1f} s", flush=True)
    print(f"of processor time, whatever else the machine did: {worked:.1f} s", flush=True)
    found = []
    with Crew(given.jobs) as crew:
        for seed in range(given.seeds):
            found.append(judged(record, seed, crew))
            told = [f"{one.moment} {one.kind} {one.cost:.1%} ± {one.error:.1%}" for one in found[-1]]
            print(f"seed {seed}: {', '.join(told) or 'none'}", flush=True)
    print(f"in common at least: {in_common(found)}")
    return 0 if is_steady(found) and worked / given.jobs <= SECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
