"""What a table becomes: the rows that say so, its clocks set, and whom its game waits for."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from time import time

from feldherr import Game
from feldherr.kernel.decision import CHANCE
from feldherr.server.model import OVER, PAUSED, RUNNING, Proposal, Table
from feldherr.server.standing.clocks import settle
from feldherr.server.standing.delays import nowhere, settle_orders
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store.table_rows import NO_ROWS, Rows


@dataclass(frozen=True, slots=True)
class Next:
    """What a table becomes, and the rows that say so."""

    standing: Standing
    rows: Rows = NO_ROWS
    quiet: bool = False
    """Nobody but its seat may notice: neither tick nor clocks move."""


def following(before: Standing, made: Next, now: float, is_here: Callable[[str | None], bool] = nowhere) -> Standing:
    """What a change makes of a table: counted, its clocks set, and dated; `is_here` says who is at the table."""
    table = replace(made.standing.table, revision=before.table.revision + 1)
    known = dict(before.known)
    if not made.quiet:
        told = 0 if before.game is None else len(before.game.state.events)
        known.update({entry.seat: told for entry in made.rows.entries})
        game = made.standing.game
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
    """The seconds that a seat needs for what has happened since its last answer, or as far as that is known."""
    events = game.state.events[known.get(seat, told) :]
    seconds = game.rulebook.reading
    return sum(seconds.get(kind, 0.0) for kind, _, audience in events if audience is None or seat in audience)


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
