"""Analysis of a finished game: how everybody's chances went, what fortune and decisions had to do with it, and what
a strong bot would have done.

    from feldherr.bots.analysis import analyse

    found = analyse(game.record(), seat=0, jobs=2)
    print(found.end, [(one.own, one.better, one.cost) for one in found.costly])
"""

from collections.abc import Callable
from typing import Any

from feldherr.bots.analysis.course import (
    Task,
    asked_for,
    concluded,
    do_numbered,
    expected_tasks,
    first_tasks,
    further_tasks,
    usual_effort,
)
from feldherr.bots.analysis.foresight import Effort
from feldherr.bots.analysis.report import Analysis
from feldherr.crew import Crew

__all__ = ["Analysis", "Effort", "analyse", "usual_effort"]


def analyse(
    record: dict[str, Any],
    seat: int,
    *,
    seed: int = 0,
    jobs: int | None = 1,
    effort: Effort | None = None,
    progress: Callable[[float], None] | None = None,
) -> Analysis:
    """The analysis of a finished game for one of its seats. `jobs` processes work on it, by default this one alone;
    `progress` is called with the part that is done. A seed and an effort give the same analysis on every machine."""
    asked = asked_for(record, seat, seed, effort)
    first = first_tasks(asked)
    total, done = expected_tasks(first), 0
    with Crew(jobs) as crew:

        def all_of(tasks: list[Task]) -> list[Any]:
            nonlocal done
            found: list[Any] = [None] * len(tasks)
            for number, result in crew.each(do_numbered, enumerate(tasks)):
                found[number] = result
                done += 1
                if progress is not None:
                    progress(min(1.0, done / total))
            return found

        results = all_of(first)
        return concluded(asked, first, results, all_of(further_tasks(asked, first, results)))
