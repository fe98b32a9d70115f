"""Statistics: a game is counted once, when it ends; every page reads sums that are there already."""

import asyncio
import logging
from collections.abc import Iterator
from functools import partial
from time import monotonic, time
from typing import Any, Final
from zlib import decompress

import orjson
from sqlalchemy import Connection, and_, select

from feldherr.kernel.errors import FeldherrError
from feldherr.server import jobs, queues
from feldherr.server.aside import unless_set_aside
from feldherr.server.live import Hub
from feldherr.server.model import BOT as BOT_SEAT
from feldherr.server.model import OVER, Seat, Table
from feldherr.server.model import PERSON as PERSON_SEAT
from feldherr.server.rebuild import Standing
from feldherr.server.store import aside_rows, schema, table_rows, tally_rows
from feldherr.server.store.tally_rows import BOT, PERSON, SERVER, Row

log = logging.getLogger("feldherr.statistics")
AMONG_PEOPLE: Final = "people"
AGAINST_BOTS: Final = "bots"
DAY: Final = 24 * 3600.0
REST: Final = 4
"""Times as long as it took to count a game that ended long ago, the next one waits."""

Figures = dict[str, float]


# -- what a game adds --------------------------------------------------------------------------------------------------


def counts(table: Table) -> bool:
    """Games that were played to the end from their beginning count; imported and cloned ones do not."""
    begun_elsewhere = table.origin is not None and ("move" in table.origin or "imported" in table.origin)
    return table.ended == "played" and table.outcome is not None and not begun_elsewhere


def rows_of(table: Table, told: dict[str, Any], people: set[str]) -> list[Row]:
    """All that a game adds to the sums."""
    by_seat = [figures_of(table, told, seat) for seat in range(table.players)]
    rows = list(_rows((SERVER, ""), table, _company(table, None), _together(table, told, by_seat)))
    for seat, figures in zip(table.seats, by_seat, strict=True):
        subject = _subject(table, seat, people)
        if subject is not None:
            rows += _rows(subject, table, _company(table, seat), figures)
    return rows


def _rows(subject: tuple[str, str], table: Table, company: str, figures: Figures) -> Iterator[Row]:
    return ((*subject, table.game, company, table.public, figure, value) for figure, value in figures.items())


def _subject(table: Table, seat: Seat, people: set[str]) -> tuple[str, str] | None:
    """Whose game it was. Who held several seats played for company, not for the statistics."""
    if seat.kind == BOT_SEAT:
        return (BOT, seat.level) if seat.level else None
    alone = len(table.seats_of(seat.person_id)) == 1
    return (PERSON, seat.person_id) if alone and seat.person_id in people and seat.person_id else None


def _company(table: Table, seat: Seat | None) -> str:
    """Whether other people sat at the table; of the whole table, whether several did."""
    people = {each.person_id for each in table.seats if each.kind == PERSON_SEAT}
    others = len(people - {seat.person_id}) if seat else len(people) - 1
    return AMONG_PEOPLE if others > 0 else AGAINST_BOTS


def figures_of(table: Table, told: dict[str, Any], seat: int) -> Figures:
    """What one seat's game adds."""
    assert table.outcome is not None
    ranking, fortune = table.outcome["ranking"], told["fortune"][seat]
    ahead = 0
    for tied in ranking:
        if seat in tied:
            break
        ahead += len(tied)
    figures: Figures = {
        "games": 1,
        "wins": 1 / len(ranking[0]) if seat in ranking[0] else 0,
        "wins_expected": 1 / table.players,
        "points": table.outcome["scores"][seat],
        "place": ahead + 1,
        "battles": fortune["battles"],
        "battles_won": fortune["won"],
        "battles_expected": fortune["expected"],
        "tower": fortune["tower"] or 0,
    }
    figures |= {f"in:{place}": number for place, number in told["places"][seat].items()}
    if table.seats[seat].active:
        figures |= {f"time:{i}": number for i, number in enumerate(told["times"][seat])}
    return figures


def _together(table: Table, told: dict[str, Any], by_seat: list[Figures]) -> Figures:
    """What the game adds to the sums of the server."""
    assert table.outcome is not None
    summed = ("points", "battles", "battles_won", "battles_expected")
    kept = [(name, value) for figures in by_seat for name, value in figures.items() if name in summed or ":" in name]
    total: Figures = {"games": 1, "seats": table.players, "moves": table.number, f"players:{table.players}": 1}
    for name, value in kept:
        total[name] = total.get(name, 0) + value
    total["winning_points"] = max(table.outcome["scores"])
    for seat, figures in enumerate(by_seat):
        total[f"seat_games:{seat}"] = 1
        total[f"seat_wins:{seat}"] = figures["wins"]
    return total


# -- counting ----------------------------------------------------------------------------------------------------------


def keep(connection: Connection, table_id: str, content: bytes) -> None:
    """Keeps the history of a finished game, and counts it, once."""
    table = table_rows.get(connection, table_id)
    if table is None:
        return
    if tally_rows.keep_result(connection, table_id, content, counts(table)) and counts(table):
        people = tally_rows.still_there(connection, {s.person_id for s in table.seats if s.person_id})
        told = read(content)
        assert told is not None
        tally_rows.add(connection, rows_of(table, told, people))


def read(content: bytes | None) -> dict[str, Any] | None:
    """A history as it was kept; None, if there is none in the present form."""
    form, told = orjson.loads(decompress(content)) if content else (None, None)
    found: dict[str, Any] | None = told
    return found if form == jobs.FORM else None


async def history_of(hub: Hub, table: Table, asker: queues.Asker | None = None) -> dict[str, Any]:
    """The history of a finished game: as it was kept, else made and kept now."""
    told = read(await hub.database.read(lambda c: tally_rows.result(c, table.id)))
    if told is not None:
        return told
    entries = await hub.database.read(lambda c: table_rows.entries_of(c, table.id))
    job, key = partial(jobs.told_again, table, entries), ("history", table.id)
    done = unless_set_aside(
        hub.database, table, aside_rows.HISTORY, lambda: hub.work.long.do(job, key=key, asker=asker)
    )
    content = await done
    await hub.database.write_alone(lambda c: keep(c, table.id, content))
    told = read(content)
    assert told is not None
    return told


class Counter:
    """Counts games as they end, and at the start those that ended when nobody was there to count."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.observers.append(self._observe)

    def _observe(self, before: Table | None, after: Standing, here: bool) -> None:
        ended = after.table.status == OVER and before is not None and before.status != OVER
        if here and ended and after.game is not None:
            self.hub.spawn(self._count(after.table.id))

    async def _count(self, table_id: str) -> None:
        try:
            table = await self.hub.database.read(lambda c: table_rows.get(c, table_id))
            if table is not None:
                await history_of(self.hub, table, queues.SERVER)
        except FeldherrError as error:
            log.warning("a game could not be counted", extra={"table": table_id, "code": error.code})
        except Exception:
            log.exception("a game could not be counted", extra={"table": table_id})

    async def catch_up(self) -> None:
        """Slowly: nobody waits for it."""
        for table_id in await self.hub.database.read(lambda c: uncounted(c, time() - DAY)):
            begun = monotonic()
            await self._count(table_id)
            await asyncio.sleep(REST * (monotonic() - begun))


def uncounted(connection: Connection, since: float = 0.0) -> list[str]:
    """Finished games that have no result yet, as far as they changed since."""
    tables, results = schema.tables.c, select(schema.results.c.table_id)
    over = and_(tables.status == OVER, tables.seed.is_not(None), tables.updated >= since)
    where = and_(over, tables.id.not_in(results), tables.id.not_in(aside_rows.tables(aside_rows.HISTORY)))
    return list(connection.execute(select(tables.id).where(where).order_by(tables.updated)).scalars())
