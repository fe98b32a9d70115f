"""What stands where in an observation: a row of small integers, field by field."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]

COUNT: Final = "count"
"""How many there are of something."""
CODE: Final = "code"
"""Which one it is: the numbers have no order."""
MANY: Final = 100
"""More than that of anything is as good as that."""


class Field(NamedTuple):
    """Some numbers of one kind in a row."""

    name: str
    items: tuple[str, ...]
    """What each of them belongs to."""
    high: int
    kind: str
    about: str


class Layout:
    """Fields in their order, and where each begins.

    >>> layout = Layout([counts("armies", ("baden", "bern"), 62, "armies there"), code("phase", 2, "the phase")])
    >>> layout.size, layout.start["phase"], layout.unfolded_size
    (3, 2, 5)
    """

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = tuple(fields)
        self.start: dict[str, int] = {}
        at = 0
        for field in self.fields:
            self.start[field.name] = at
            at += len(field.items)
        self.size = at
        self.high: Numbers = np.array([field.high for field in self.fields for _ in field.items], np.int16)
        self._plan = self._unfolding()
        self.unfolded_size = int(self._plan[3])

    def span(self, name: str) -> slice:
        """Where a field lies."""
        start = self.start[name]
        return slice(start, start + len(next(field for field in self.fields if field.name == name).items))

    def unfold(self, observation: Numbers) -> npt.NDArray[np.float32]:
        """What a network wants: every count from 0 to 1, where `MANY` is enough, every code as zeros with a single one.

        >>> layout = Layout([counts("armies", ("baden",), 50, "there"), code("phase", 2, "the phase")])
        >>> layout.unfold(np.array([25, 1], np.int16)).tolist()
        [0.5, 0.0, 1.0, 0.0]
        """
        counts, places, codes, size = self._plan[:4]
        unfolded = np.zeros((*observation.shape[:-1], size), np.float32)
        unfolded[..., places] = np.minimum(observation[..., counts] / np.minimum(self.high[counts], MANY), 1.0)
        ones = self._plan[4] + np.clip(observation[..., codes], 0, self.high[codes])
        np.put_along_axis(unfolded, ones, np.float32(1.0), axis=-1)
        return unfolded

    def _unfolding(self) -> tuple[Any, ...]:
        counts: list[int] = []
        places: list[int] = []
        codes: list[int] = []
        first: list[int] = []
        at = size = 0
        for field in self.fields:
            for _ in field.items:
                if field.kind == COUNT:
                    counts.append(at)
                    places.append(size)
                    size += 1
                else:
                    codes.append(at)
                    first.append(size)
                    size += field.high + 1
                at += 1
        return np.array(counts, int), np.array(places, int), np.array(codes, int), size, np.array(first, int)


def counts(name: str, items: Iterable[str], high: int, about: str) -> Field:
    return Field(name, tuple(items), high, COUNT, about)


def codes(name: str, items: Iterable[str], high: int, about: str) -> Field:
    return Field(name, tuple(items), high, CODE, about)


def count(name: str, high: int, about: str) -> Field:
    return Field(name, ("",), high, COUNT, about)


def code(name: str, high: int, about: str) -> Field:
    return Field(name, ("",), high, CODE, about)
