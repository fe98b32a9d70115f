"""Whether every stored game, played again by the present rules, is still the same game."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Engine, select

import feldherr
from feldherr import Game
from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.record import digest
from feldherr.kernel.replay import UNFIT
from feldherr.server.config import Settings
from feldherr.server.model import OVER, Stored, Table
from feldherr.server.operation.admin.apart import done_apart
from feldherr.server.standing.change import asking
from feldherr.server.standing.rebuild import begin, fold, unpack
from feldherr.server.store import schema, table_rows


@dataclass(frozen=True, slots=True)
class Finding:
    """What is to be said of a table: the code of a sentence, and its facts."""

    table: str
    code: str
    facts: dict[str, Any] = field(default_factory=dict)

    @property
    def differs(self) -> bool:
        """A game that only carries another version of the rules, and plays the same, goes on."""
        return self.code != "recheck_version"


class _Differs(Exception):
    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def recheck(
    engine: Engine, settings: Settings, processes: int | None = None, among: ColumnElement[bool] | None = None
) -> Iterator[Finding | None]:
    """Goes through all games that have begun, or those of them that are named; None for each that is the same and was
    begun by the present rules.

    Lessons are checked by tests of their own, and what is tried at a sandbox is no game that must go on as it began.
    """
    table = schema.tables.c
    games = table.seed.is_not(None) & table.lesson.is_(None) & table.sandbox.is_(False)
    with engine.connect() as connection, connection.begin():
        begun = select(table.id).where(games if among is None else games & among).order_by(table.id)
        ids = list(connection.execute(begun).scalars())

    def prepared(table_id: str) -> Callable[[], Finding | None]:
        with engine.connect() as connection, connection.begin():
            stored = table_rows.load(connection, table_id)
            entries = table_rows.entries_of(connection, table_id)
        return partial(check, stored and replace(stored, entries=entries))

    for table_id, found in done_apart(settings, processes or os.cpu_count() or 1, ids, prepared):
        yield Finding(table_id, "recheck_failed", {"reason": str(found)}) if isinstance(found, Exception) else found


def check(stored: Stored | None) -> Finding | None:
    """What is to be said of a table with all its moves; nothing of one that was removed meanwhile."""
    if stored is None:
        return None
    table, current = stored.table, feldherr.rulebook(stored.table.game).version
    try:
        _play_again(stored)
    except _Differs as error:
        return Finding(table.id, error.code, error.facts)
    if table.version != current:
        return Finding(table.id, "recheck_version", {"version": table.version, "current": current})
    return None


def _play_again(stored: Stored) -> None:
    number = 0
    try:
        game, previous = begin(stored.table), None
        _compare_snapshot(stored, 0, game)
        for entry in stored.entries:
            number = entry.number
            game, previous = fold(game, previous, [entry])
            _compare_snapshot(stored, number, game)
        _compare_end(stored, game)
    except FeldherrError as error:
        raise _Differs("recheck_move", number=number, reason=error) from None
    except UNFIT as error:
        raise _Differs("recheck_crash", number=number, reason=type(error).__name__) from None


def _compare_snapshot(stored: Stored, number: int, game: Game) -> None:
    if stored.snapshot is None or stored.snapshot[0] != number:
        return
    kept = unpack(stored.table, stored.snapshot[1])
    same = digest(kept) == digest(game) and kept.state.chance.position == game.state.chance.position
    if not same:
        raise _Differs("recheck_position", number=number)


def _compare_end(stored: Stored, game: Game) -> None:
    table = stored.table
    outcome = game.outcome
    if table.status == OVER:
        if table.outcome != (outcome.as_json() if outcome else None):
            raise _Differs("recheck_outcome", was=_scores(table), now=outcome.scores if outcome else [])
        return
    game = game.copy()
    for answer in stored.sealed:
        if answer.question == game.question:
            game.play(answer.seat, answer.text)
    if game.question != table.question or asking(table, game).waiting_for != sorted(table.waiting_for):
        raise _Differs("recheck_question", was=str(table.question), now=str(game.question))


def _scores(table: Table) -> list[int]:
    return table.outcome["scores"] if table.outcome else []
