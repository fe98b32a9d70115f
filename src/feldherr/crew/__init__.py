"""The same work on many things, by many hands: the cores of this machine, or all machines of a Ray cluster.

>>> with Crew(jobs=1) as crew:
...     crew.all(abs, [-3, 2])
[3, 2]
"""

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from feldherr.crew.hands import Alone, Hands, Processes
from feldherr.kernel.rulebook import choice_of

__all__ = ["WAYS", "Crew"]

WAYS: Final = ("processes", "ray")
AHEAD: Final = 2
"""Tasks that wait for each hand, so that none is idle and few are in memory."""
Item = TypeVar("Item")
Result = TypeVar("Result")


class Crew:
    """Hands for work that needs only its item: what comes out does not depend on how many they are, or where."""

    def __init__(self, jobs: int | None = None, on: str = "processes") -> None:
        choice_of("on", on, WAYS)
        self.hands = _hands(jobs, on)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.hands.dismiss()

    def each(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """The results as they come."""
        for _, result in self._done(work, items):
            yield result

    def all(self, work: Callable[[Item], Result], items: Iterable[Item]) -> list[Result]:
        """The results in the order of the items."""
        found = dict(self._done(work, items))
        return [found[place] for place in range(len(found))]

    def _done(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[int, Result]]:
        waiting = enumerate(items)
        ready = self.hands.take_up(work)
        begun: dict[Any, int] = {}
        for place, item in islice(waiting, self.hands.number * AHEAD):
            begun[ready(item)] = place
        while begun:
            for task, result in self.hands.finished(list(begun)):
                yield begun.pop(task), result
                for place, item in islice(waiting, 1):
                    begun[ready(item)] = place


def _hands(jobs: int | None, on: str) -> Hands:
    if on == "ray":
        from feldherr.crew.ray_hands import RayHands  # most crews do without

        return RayHands(jobs)
    number = jobs or os.cpu_count() or 1
    return Alone() if number == 1 else Processes(number)
