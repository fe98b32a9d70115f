"""Statistics of games that ended before there were any, or of all games anew."""

from collections.abc import Callable
from functools import partial

from sqlalchemy import Engine

from feldherr.server.config import Settings
from feldherr.server.operation.admin.apart import done_apart
from feldherr.server.operation.admin.looking import require_table
from feldherr.server.operation.admin.opening import writing
from feldherr.server.statistics.counting import keep, uncounted
from feldherr.server.store import table_rows, tally_rows
from feldherr.server.work import jobs


def count_games(engine: Engine, settings: Settings, anew: bool = False) -> tuple[int, int]:
    """Counts finished games that have no result yet; how many were counted, and how many cannot be replayed."""
    if anew:
        with writing(engine) as connection:
            tally_rows.clear(connection)
    with engine.connect() as connection, connection.begin():
        missing = uncounted(connection)

    def prepared(table_id: str) -> Callable[[], bytes]:
        with engine.connect() as connection, connection.begin():
            entries = table_rows.entries_of(connection, table_id)
            return partial(jobs.told_again, require_table(connection, table_id), entries)

    counted = failed = 0
    for table_id, content in done_apart(settings, 1, missing, prepared):
        if isinstance(content, bytes):
            with writing(engine) as connection:
                keep(connection, table_id, content)
            counted += 1
        else:
            failed += 1
    return counted, failed
