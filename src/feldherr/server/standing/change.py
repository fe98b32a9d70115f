"""What a table becomes: the rows that say so, its clocks set, and whom its game waits for."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from time import time
from typing import Final, NamedTuple

from feldherr import Game
from feldherr.kernel.decision import CHANCE
from feldherr.server.model import OVER, PAUSED, RUNNING, Proposal, Table
from feldherr.server.standing.clocks import settle
from feldherr.server.standing.delays import nowhere, settle_orders
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store.table_rows import NO_ROWS, Rows

HELD: Final = 8.0
"""So many seconds the browser waits at most for a reader whose clock runs, ..."""
GLANCE: Final = 1.6
"""... so many where nothing is told but what the reader has done, ..."""
NOTICED: Final = 0.8
"""... and none at what is shown for less."""


@dataclass(frozen=True, slots=True)
class Next:
    """What a table becomes, and the rows that say so."""

    standing: Standing
    rows: Rows = NO_ROWS
    quiet: bool = False
    """Nobody but its seat may notice: neither tick nor clocks move."""


class Part(NamedTuple):
    """What is told at a time: whether there is something to see, and whether it is more than one's own doing."""

    noticed: bool = False
    others: bool = False

    @property
    def waits(self) -> float:
        return (HELD if self.others else GLANCE) if self.noticed else 0.0


def following(before: Standing, made: Next, now: float, is_here: Callable[[str | None], bool] = nowhere) -> Standing:
    """What a change makes of a table: counted, its clocks set, and dated; `is_here` says who is at the table."""
    table = replace(made.standing.table, revision=before.table.revision + 1)
    known = dict(before.known)
    if not made.quiet:
        game = made.standing.game
        at_first = before.game or game  # of how it was set up nobody is told a story
        told = 0 if at_first is None else len(at_first.state.events)
        known.update({entry.seat: told for entry in made.rows.entries})
        reading = (lambda _: 0.0) if game is None else partial(reading_time, game, known, told)
        table = settle(before.table, table, made.rows.entries, now, reading)
        table = _dated(before.table, replace(table, tick=before.table.tick + 1, updated=time()), now)
    table = settle_orders(before.table, table, made.rows.entries, now, is_here)
    return replace(made.standing, table=table, known=known)


def _dated(before: Table, after: Table, now: float) -> Table:
    """With the moments at which the question was asked, a pause began, and the game was over."""
    if (after.status, after.question) != (before.status, before.question):
        after = replace(after, asked_at=now if after.status == RUNNING else None)
    if after.status == before.status:
        return after
    paused_at = now if after.status == PAUSED else None
    return replace(after, paused_at=paused_at, ended_at=after.updated if after.status == OVER else None)


def reading_time(game: Game, known: dict[int, int], told: int, seat: int) -> float:
    """The seconds that a seat needs for what has happened since its last answer, or as far as that is known: until it
    is shown, and to read each part of the story."""
    rulebook = game.rulebook
    seconds, part = 0.0, Part()
    for kind, facts, audience in game.state.events[known.get(seat, told) :]:
        if audience is not None and seat not in audience:
            continue
        if kind in rulebook.parting or kind in rulebook.apart:
            seconds, part = seconds + part.waits, Part()
        shown = rulebook.reading.get(kind, 0.0)
        seconds += shown
        own = facts.get("seat") == seat and kind not in rulebook.befalling
        part = Part(part.noticed or shown >= NOTICED, part.others or (shown > 0 and not own))
        if kind in rulebook.apart:
            seconds, part = seconds + part.waits, Part()
    return seconds + part.waits


def _meant(table: Table, question: int, waiting: list[int]) -> list[Proposal]:
    """What is still proposed: nothing about the silence of somebody who has answered."""
    about = [each["seat"] for each in table.proposals]
    silent = [seat is not None and table.seats[seat].active for seat in about]
    stays = [seat in waiting and table.question == question for seat in about]
    kept = zip(table.proposals, silent, stays, strict=True)
    return [each for each, of_silence, still in kept if still or not of_silence]


def asking(table: Table, game: Game) -> Table:
    """The table as its game stands: whom it waits for, and whether it is over."""
    outcome = game.outcome
    waiting = sorted(int(seat) for seat in game.pending if seat != CHANCE)
    asks = {str(seat): decision.kind for seat, decision in sorted(game.asked.items()) if seat != CHANCE}
    over = game.over
    return replace(
        table,
        question=game.question,
        waiting_for=waiting,
        asks=asks,
        moment=game.rulebook.moment(game.state),
        status=OVER if over else table.status,
        ended="played" if over else table.ended,
        proposals=[] if over else _meant(table, game.question, waiting),
        outcome=outcome.as_json() if outcome else table.outcome,
    )
