"""Whether every stored game, played again by the present rules, is still the same game."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Engine, select

import feldherr
from feldherr import Game
from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.record import digest
from feldherr.kernel.replay import UNFIT
from feldherr.server.model import OVER, Stored, Table
from feldherr.server.rebuild import begin, fold, unpack
from feldherr.server.store import schema, table_rows
from feldherr.server.store.engine import connect

CHUNK: Final = 20


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


def recheck(engine: Engine, jobs: int | None = None) -> Iterator[tuple[int, list[Finding]]]:
    """Goes through all games that have begun; yields how many more were checked, and what was found."""
    with engine.connect() as connection, connection.begin():
        begun = select(schema.tables.c.id).where(schema.tables.c.seed.is_not(None)).order_by(schema.tables.c.id)
        ids = list(connection.execute(begun).scalars())
    chunks = [ids[i : i + CHUNK] for i in range(0, len(ids), CHUNK)]
    workers = min(jobs or os.cpu_count() or 1, len(chunks))
    url = engine.url.render_as_string(hide_password=False)
    if workers <= 1:
        yield from (_check_chunk(url, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(_check_chunk, [url] * len(chunks), chunks)


def _check_chunk(url: str, ids: list[str]) -> tuple[int, list[Finding]]:
    engine = connect(url, connections=1)
    try:
        with engine.connect() as connection, connection.begin():
            found = [finding for one in ids if (finding := check_table(connection, one)) is not None]
    finally:
        engine.dispose()
    return len(ids), found


def check_table(connection: Connection, table_id: str) -> Finding | None:
    """None, if the game is the same and was begun by the present version of the rules."""
    stored = table_rows.load(connection, table_id)
    if stored is None:  # removed meanwhile
        return None
    entries = table_rows.entries_of(connection, table_id)
    whole = Stored(stored.table, entries, stored.sealed, stored.snapshot)
    try:
        _play_again(whole)
    except _Differs as error:
        return Finding(table_id, error.code, error.facts)
    table, current = stored.table, feldherr.rulebook(stored.table.game).version
    if table.version != current:
        return Finding(table_id, "recheck_version", {"version": table.version, "current": current})
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
    if game.question != table.question or sorted(game.pending, key=str) != sorted(table.waiting_for, key=str):
        raise _Differs("recheck_question", was=str(table.question), now=str(game.question))


def _scores(table: Table) -> list[int]:
    scores: list[int] = (table.outcome or {}).get("scores", [])
    return scores
