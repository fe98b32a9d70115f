"""What an analysis tells: chances from beginning to end, fortune apart from decisions, and the costly ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from feldherr.bots.analysis.foresight import Chances, Foresight
from feldherr.bots.analysis.judging import ADVISER, Judged, costly, good
from feldherr.bots.analysis.moments import Moment
from feldherr.bots.analysis.reckoning import Reckoned, changes

FORM: Final = 1
"""Of an analysis as it is kept; one of another form is made anew."""
OUTLOOK: Final = "season"
"""The luck with which a season or turn begins: what is laid out, and an estimate that looks further ahead."""
OTHERS: Final = "others"
DIGITS: Final = 4


class Point(NamedTuple):
    """Everybody's chances after something happened."""

    moves: int
    part: dict[str, Any]
    luck: str | None
    kind: str
    seats: tuple[int, ...]
    chances: Chances
    errors: list[float]


class Sum(NamedTuple):
    """What all things of a kind have changed for the seat together."""

    what: str
    by: float
    number: int


@dataclass(frozen=True)
class Analysis:
    """A finished game as one of its seats may learn from it."""

    game: str
    seat: int
    games: int
    """Imagined from every moment."""
    points: list[Point]
    fortune: list[Sum]
    decisions: list[Sum]
    outlook: float
    """By how much the estimate was mended when it could look a season or turn further ahead, new cards included."""
    costly: list[Judged]
    good: list[Judged]
    moves: dict[int, int]
    """By moment, after how many moves it was decided."""

    @property
    def start(self) -> float:
        """Even chances."""
        return 1 / len(self.points[0].chances)

    @property
    def end(self) -> float:
        """The chance at the end."""
        return self.points[-1].chances[self.seat]

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        return {
            "form": FORM,
            "game": self.game,
            "seat": self.seat,
            "level": ADVISER,
            "games": self.games,
            "start": _short(self.start),
            "end": _short(self.end),
            "outlook": _short(self.outlook),
            "points": [_point(point) for point in self.points],
            "fortune": [{**one._asdict(), "by": _short(one.by)} for one in self.fortune],
            "decisions": [{**one._asdict(), "by": _short(one.by)} for one in self.decisions],
            "costly": [self._judged(one) for one in self.costly],
            "good": [self._judged(one) for one in self.good],
        }

    def _judged(self, one: Judged) -> dict[str, Any]:
        return {
            "moment": one.moment,
            "moves": self.moves[one.moment],
            "part": self.points[one.moment].part,
            "kind": one.kind,
            "own": one.own,
            "better": one.better,
            "chance": _short(one.chance),
            "cost": _short(one.cost),
            "error": _short(one.error),
            "games": one.games,
            "told": {**one.told._asdict(), "places": list(one.told.places)},
            "told_better": {**one.told_better._asdict(), "places": list(one.told_better.places)},
            "why": [{"code": code, "facts": facts} for code, facts in one.why],
        }


def _short(number: float) -> float:
    return round(number, DIGITS)


def _point(point: Point) -> dict[str, Any]:
    short = {"chances": [*map(_short, point.chances)], "errors": [*map(_short, point.errors)]}
    return {**point._asdict(), "seats": list(point.seats), **short}


def report(
    foresight: Foresight,
    moments: Sequence[Moment],
    reckoned: Sequence[Reckoned],
    measured: Sequence[Judged],
    seat: int,
) -> Analysis:
    """All that was found, put together."""
    fortune: dict[str, list[float]] = {}
    decisions: dict[str, list[float]] = {}
    for change in changes(moments, reckoned):
        if change.luck is not None:
            fortune.setdefault(change.luck, []).append(change.by[seat])
        else:
            what = foresight.decisions[change.kind] if change.seat == seat else OTHERS
            decisions.setdefault(what, []).append(change.by[seat])
    outlook = sum(fortune.pop(OUTLOOK, []))
    others = decisions.pop(OTHERS, [])
    return Analysis(
        moments[0].game.rulebook.name,
        seat,
        foresight.effort.looks,
        [
            Point(one.moves, one.part, one.luck, one.kind, tuple(sorted(one.answers)), now.chances, now.errors)
            for one, now in zip(moments, reckoned, strict=True)
        ],
        _sums(fortune),
        [*_sums(decisions), *([Sum(OTHERS, sum(others), len(others))] if others else [])],
        outlook,
        costly(measured),
        good(measured),
        {number: len(one.before.moves) for number, one in enumerate(moments) if one.before is not None},
    )


def _sums(found: dict[str, list[float]]) -> list[Sum]:
    return [Sum(what, sum(by), len(by)) for what, by in found.items()]
