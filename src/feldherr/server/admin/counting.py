"""Statistics of games that ended before there were any, or of all games anew."""

from sqlalchemy import Engine

from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.replay import UNFIT
from feldherr.server.admin.opening import writing
from feldherr.server.statistics import count, uncounted
from feldherr.server.store import tally_rows


def count_games(engine: Engine, anew: bool = False) -> tuple[int, int]:
    """Counts finished games that have no result yet; how many were counted, and how many cannot be replayed."""
    if anew:
        with writing(engine) as connection:
            tally_rows.clear(connection)
    with engine.connect() as connection, connection.begin():
        missing = uncounted(connection)
    counted = failed = 0
    for table_id in missing:
        try:
            with writing(engine) as connection:
                counted += count(connection, table_id) is not None
        except (FeldherrError, *UNFIT):
            failed += 1
    return counted, failed
