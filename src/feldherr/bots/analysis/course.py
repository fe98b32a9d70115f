"""The course of an analysis: what is to be done, in pieces that any process can do by itself, and what comes of it."""

import json
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from feldherr.bots.analysis.foresight import Effort, Foresight
from feldherr.bots.analysis.judging import CANDIDATES, SHOWN, Judged, candidates, decisions, measure, screen
from feldherr.bots.analysis.moments import Moment, moments
from feldherr.bots.analysis.reckoning import filled, reckon
from feldherr.bots.analysis.report import Analysis, report
from feldherr.kernel.errors import BadOption

FORESIGHTS: Final = {
    "wallenstein": "feldherr.bots.wallenstein.foresight:WallensteinForesight",
    "sixteenthirty": "feldherr.bots.sixteenthirty.foresight:SixteenThirtyForesight",
}
AT_A_TIME: Final = 4
"""Moments that are reckoned in one piece."""


class Task(NamedTuple):
    """A piece of an analysis."""

    record: str
    effort: Effort
    seat: int
    seed: int
    numbers: tuple[int, ...] = ()
    """The moments to reckon; else the decision to look at is the first of `asked`."""
    asked: tuple[int | Judged, ...] = ()


def usual_effort(record: dict[str, Any]) -> Effort:
    """How much an analysis of such a record usually imagines."""
    game = record.get("game")
    if game not in FORESIGHTS:
        raise BadOption("analysis_no_game", game=str(game)[:40])
    return foresight_for(game).effort


def foresight_for(game: str, effort: Effort | None = None) -> Foresight:
    module, _, name = FORESIGHTS[game].partition(":")
    found: Foresight = getattr(import_module(module), name)(effort)
    return found


@lru_cache(maxsize=2)
def _cut(record: str, effort: Effort) -> tuple[Foresight, list[Moment]]:
    plain = json.loads(record)
    foresight = foresight_for(plain["game"], effort)
    return foresight, moments(plain, foresight)


def do(task: Task) -> Any:
    """Does a piece of an analysis."""
    foresight, found = _cut(task.record, task.effort)
    if task.numbers:
        return [reckon(foresight, found[number]) for number in task.numbers]
    asked = task.asked[0]
    if isinstance(asked, int):
        return screen(foresight, found[asked], asked, task.seat, task.seed)
    return measure(foresight, found[asked.moment], asked, task.seed)


def do_numbered(task: tuple[int, Task]) -> tuple[int, Any]:
    """The same, where results come in any order."""
    number, piece = task
    return number, do(piece)


def first_tasks(asked: Task) -> list[Task]:
    """What an analysis begins with: all moments, and a first look at every decision of the seat."""
    foresight, cut = _cut(asked.record, asked.effort)
    players = cut[0].game.players
    if not 0 <= asked.seat < players:
        raise BadOption("no_such_seat", seat=str(asked.seat), seats=players)
    pieces = [tuple(range(at, min(at + AT_A_TIME, len(cut)))) for at in range(0, len(cut), AT_A_TIME)]
    return [
        *(asked._replace(numbers=piece) for piece in pieces),
        *(asked._replace(asked=(number,)) for number in decisions(cut, asked.seat, foresight)),
    ]


def further_tasks(asked: Task, first: Sequence[Task], results: Sequence[Any]) -> list[Task]:
    """A closer look at the decisions that deserve it, by what came of the first tasks."""
    screened = [one for task, one in zip(first, results, strict=True) if not task.numbers and one is not None]
    return [asked._replace(asked=(one,)) for one in candidates(screened)]


def concluded(asked: Task, first: Sequence[Task], results: Sequence[Any], measured: Sequence[Judged]) -> Analysis:
    """What comes of all tasks."""
    foresight, cut = _cut(asked.record, asked.effort)
    found = [one for task, piece in zip(first, results, strict=True) if task.numbers for one in piece]
    return report(foresight, cut, filled(found, cut[0].game.players), measured, asked.seat)


def asked_for(record: dict[str, Any], seat: int, seed: int = 0, effort: Effort | None = None) -> Task:
    """An analysis that somebody asks for."""
    return Task(json.dumps(record), effort or usual_effort(record), seat, seed)


def expected_tasks(first: Sequence[Task]) -> int:
    """How many tasks there will probably be in all, when the first are known."""
    return len(first) + CANDIDATES + SHOWN
