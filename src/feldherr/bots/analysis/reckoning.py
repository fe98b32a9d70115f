"""Everybody's chances after every moment of a game, and how much each decision and stroke of luck changed them."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from feldherr.bots.analysis.foresight import Chances, Foresight
from feldherr.bots.analysis.moments import Moment


class Reckoned(NamedTuple):
    """A moment, estimated."""

    chances: Chances
    errors: list[float]
    """Their standard errors."""
    shares: dict[int, Chances]
    """Where several answered at once, by how much each answer changed everybody's chances."""


def reckon(foresight: Foresight, moment: Moment) -> Reckoned | None:
    """Everybody's chances at a moment; None, where somebody did what was expected: then they are as they were."""
    numbers = range(foresight.effort.looks)
    before = moment.before
    if before is not None:
        expected = foresight.expected(before)
        if expected and all(expected.get(seat) == move for seat, move in moment.answers.items()):
            return None
    found = foresight.chances(moment.game, numbers)
    shares: dict[int, Chances] = {}
    if before is not None and len(moment.answers) > 1:
        games = foresight.split(before, moment.answers, numbers)
        for seat in moment.answers:
            shares[seat] = means([changed[seat] for changed in games])
    return Reckoned(means(found), errors(found), shares)


def means(rows: Sequence[Chances]) -> Chances:
    """
    >>> means([[0.5, 0.5], [0.25, 0.75]])
    [0.375, 0.625]
    """
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def errors(rows: Sequence[Chances]) -> list[float]:
    """
    >>> [round(each, 3) for each in errors([[0.0], [1.0], [0.0], [1.0]])]
    [0.289]
    """
    return [error(column) for column in zip(*rows, strict=True)]


def error(column: Sequence[float]) -> float:
    """The standard error of a mean."""
    number = len(column)
    if number < 2:
        return 0.0
    mean = sum(column) / number
    return sqrt(sum((one - mean) ** 2 for one in column) / (number - 1) / number)


class Change(NamedTuple):
    """By how much something changed everybody's chances."""

    moment: int
    luck: str | None
    seat: int | None
    """Whose decision it was; None, if it was luck."""
    kind: str
    by: Chances


def changes(moments: Sequence[Moment], reckoned: Sequence[Reckoned]) -> list[Change]:
    """What happened, one thing after another; added to even chances at the beginning, all of them make the end."""
    players = len(reckoned[0].chances)
    last, found = [1 / players] * players, []
    for number, (moment, now) in enumerate(zip(moments, reckoned, strict=True)):
        by = [after - before for after, before in zip(now.chances, last, strict=True)]
        last = now.chances
        if len(moment.answers) > 1:
            found += _shared(number, moment, now, by)
        else:
            seat = next(iter(moment.answers), None)
            found.append(Change(number, moment.luck, seat, moment.kind, by))
    return found


def _shared(number: int, moment: Moment, now: Reckoned, by: Chances) -> list[Change]:
    """One change for each of those who answered together. What their shares leave over is everybody's alike: it comes
    from answers that were expected otherwise when the moment before was looked at."""
    seats = sorted(moment.answers)
    shares = [now.shares.get(seat, [0.0] * len(by)) for seat in seats]
    rest = [(whole - sum(parts)) / len(seats) for whole, parts in zip(by, zip(*shares, strict=True), strict=True)]
    return [
        Change(number, None, seat, moment.kind, [own + over for own, over in zip(share, rest, strict=True)])
        for seat, share in zip(seats, shares, strict=True)
    ]


def filled(found: Sequence[Reckoned | None], players: int) -> list[Reckoned]:
    """With the moments at which nothing changed."""
    last = Reckoned([1 / players] * players, [0.0] * players, {})
    full = []
    for one in found:
        last = last._replace(shares={}) if one is None else one
        full.append(last)
    return full
