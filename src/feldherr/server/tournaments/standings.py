"""How a tournament stands: points by place, then the strength of those met.

A table is worth the same whatever its size: its first gets `BEST` points, its last none, the others evenly between;
those who tie share. Whoever did not come, or left the game to a bot, gets none; the others' places stay as they are.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

BEST: Final = 12
NOBODY: Final = None
"""A seat that no entrant holds: a bot's."""


@dataclass(frozen=True, slots=True)
class Result:
    """A table of a round: entrants by seat, and the game's ranking of seats; none, while it is played."""

    round: int
    seating: Sequence[int | None]
    ranking: Sequence[Sequence[int]] | None = None
    missed: frozenset[int] = frozenset()
    """Seats whose entrant did not play the game to its end."""

    def points(self, seat: int) -> Fraction:
        """
        >>> [str(Result(1, [7, 8, 9, None], [[2], [0, 3], [1]]).points(seat)) for seat in range(3)]
        ['6', '0', '12']
        """
        if self.ranking is None or seat in self.missed:
            return Fraction(0)
        others = len(self.seating) - 1
        at = next(i for i, tied in enumerate(self.ranking) if seat in tied)
        behind = sum(len(tied) for tied in self.ranking[at + 1 :])
        beaten = behind + Fraction(len(self.ranking[at]) - 1, 2)
        return BEST * beaten / others if others else Fraction(0)

    def place(self, seat: int) -> int | None:
        """From 1; None, if there is none."""
        if self.ranking is None or seat in self.missed:
            return None
        at = next(i for i, tied in enumerate(self.ranking) if seat in tied)
        return 1 + sum(len(tied) for tied in self.ranking[:at])


@dataclass(slots=True)
class Line:
    """How an entrant stands."""

    entry: int
    points: Fraction = Fraction(0)
    places: list[int | None] = field(default_factory=list)
    """By round; None, where there is none."""
    met: Counter[int] = field(default_factory=Counter)
    """Whom they sat with, and how often."""
    strength: Fraction = Fraction(0)
    """The points of all they met, once for each meeting."""
    final: int | None = None
    """The place in the final, of those who are in it."""
    rank: int = 0

    @property
    def wins(self) -> int:
        return self.places.count(1)

    @property
    def worth(self) -> tuple[bool, int, Fraction, Fraction, int]:
        """What is compared: the final, points, the strength of those met, and tables won."""
        return (self.final is not None, -(self.final or 0), self.points, self.strength, self.wins)


def standings(entries: Iterable[int], results: Iterable[Result], final: int | None = None) -> list[Line]:
    """Everybody, the best first; who cannot be told apart has the same rank, and the earlier entry stands first. A
    final decides among those who are in it, and gives no points."""
    lines = {entry: Line(entry) for entry in entries}
    for result in sorted(results, key=lambda each: each.round):
        for seat, entry in enumerate(result.seating):
            if entry is NOBODY:
                continue
            line = lines[entry]
            if result.round == final:
                place = result.place(seat)
                line.final = len(result.seating) + 1 if place is None else place
            else:
                line.points += result.points(seat)
                line.met.update(other for other in result.seating if other not in (NOBODY, entry))
            line.places.append(result.place(seat))
    for line in lines.values():
        line.strength = sum((lines[other].points * times for other, times in line.met.items()), Fraction(0))
    ordered = sorted(lines.values(), key=lambda line: line.entry)
    ordered.sort(key=lambda line: line.worth, reverse=True)
    for i, line in enumerate(ordered):
        line.rank = ordered[i - 1].rank if i and ordered[i - 1].worth == line.worth else i + 1
    return ordered
