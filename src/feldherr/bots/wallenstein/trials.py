"""Options tried in imagined seasons with common random numbers: the same number means the same luck for all."""

from collections.abc import Callable, Hashable, Iterable
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from feldherr.bots.bot import Clock

Option = TypeVar("Option", bound=Hashable)
MOST_SEASONS: Final = 400
"""An option is tried in about so many at most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trials(Generic[Option]):
    """What was expected of options and what was found, as far as the budget goes."""

    at_once: int = 1
    """So many seasons are played between two looks at the clock."""
    most: int = MOST_SEASONS

    def __init__(self, trial: Callable[[Option, int], float], clock: Clock, first: Option, trust: float) -> None:
        self.trial = trial
        """What an option brings in the imagined season of that number, in points."""
        self.clock = clock
        self.first = first
        """The one that all others are measured by."""
        self.trust = trust
        """What is expected weighs as much as so many seasons."""
        self.results: dict[Option, list[float]] = {}
        self.expected: dict[Option, float] = {}

    def expect(self, option: Option, value: float) -> None:
        """An option that may be tried."""
        self.results[option] = []
        self.expected[option] = value

    def look_at(self, option: Option, seasons: int) -> bool:
        """Tries an option in seasons up to this number; whether the budget was enough."""
        results = self.results[option]
        while len(results) < seasons:
            allowed, wanted = 0, min(self.at_once, seasons - len(results))
            while allowed < wanted and self.clock.more():
                allowed += 1
            if not allowed:
                return False
            results.extend(self.in_seasons(option, range(len(results), len(results) + allowed)))
        return True

    def in_seasons(self, option: Option, numbers: range) -> list[float]:
        """What an option brings in the imagined seasons of these numbers."""
        return [self.trial(option, number) for number in numbers]

    def surprise(self, option: Option) -> float:
        """How much more than expected an option brings, compared with the first in the same seasons."""
        pairs = zip(self.results[option], self.results[self.first], strict=False)
        found = [mine - base for mine, base in pairs]
        expected = self.expected[option] - self.expected[self.first]
        return (sum(found) - len(found) * expected) / (self.trust + len(found))

    def gain(self, option: Option) -> float:
        """How much better than the first an option is."""
        return self.expected[option] - self.expected[self.first] + self.surprise(option)

    def compare(self, options: Iterable[Option], seasons: int) -> None:
        """Options are tried in more and more seasons, half of them given up each time."""
        left = sorted(options, key=self.gain, reverse=True)
        while len(left) > 1 and seasons < self.most:
            for option in dict.fromkeys([self.first, *left]):
                if not self.look_at(option, seasons):
                    return
            seasons *= 2
            left = sorted(left, key=self.gain, reverse=True)[: (len(left) + 1) // 2]

    def best(self) -> Option:
        return max(self.results, key=self.gain)
