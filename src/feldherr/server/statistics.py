"""Statistics: a game is counted once, when it ends; every page reads sums that are there already."""

import asyncio
import logging
from collections.abc import Iterator
from time import time
from typing import Any, Final
from zlib import compress, decompress

import orjson
from sqlalchemy import Connection, and_, select

from feldherr.server.history import history
from feldherr.server.live import Hub
from feldherr.server.model import BOT as BOT_SEAT
from feldherr.server.model import OVER, Seat, Table
from feldherr.server.model import PERSON as PERSON_SEAT
from feldherr.server.rebuild import Standing
from feldherr.server.store import schema, table_rows, tally_rows
from feldherr.server.store.tally_rows import BOT, PERSON, SERVER, Row

log = logging.getLogger("feldherr.statistics")
AMONG_PEOPLE: Final = "people"
AGAINST_BOTS: Final = "bots"
DAY: Final = 24 * 3600.0
FORM: Final = 1
"""Of a history as it is kept; one of another form is made anew."""

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


def keep(connection: Connection, table_id: str, told: dict[str, Any]) -> None:
    """Keeps the history of a finished game, and counts it, once."""
    table = table_rows.get(connection, table_id)
    if table is None:
        return
    content = compress(orjson.dumps([FORM, told], option=orjson.OPT_NON_STR_KEYS), 6)
    if tally_rows.keep_result(connection, table_id, content, counts(table)) and counts(table):
        people = tally_rows.still_there(connection, {s.person_id for s in table.seats if s.person_id})
        tally_rows.add(connection, rows_of(table, told, people))


def count(connection: Connection, table_id: str) -> dict[str, Any] | None:
    """Makes the history of a finished game, keeps it and counts it; None, if there is no such game."""
    table = table_rows.get(connection, table_id)
    if table is None or table.status != OVER or table.seed is None:
        return None
    told = history(table, table_rows.entries_of(connection, table_id))
    keep(connection, table_id, told)
    return told


async def history_of(hub: Hub, table: Table) -> dict[str, Any]:
    """The history of a finished game: as it was kept, else made and kept now."""
    kept = await hub.database.read(lambda c: tally_rows.result(c, table.id))
    form, found = orjson.loads(decompress(kept)) if kept else (None, {})
    if form == FORM:
        told: dict[str, Any] = found
        return told
    entries = await hub.database.read(lambda c: table_rows.entries_of(c, table.id))
    told = await asyncio.to_thread(history, table, entries)
    await hub.database.write_alone(lambda c: keep(c, table.id, told))
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
            await history_of(self.hub, (await self.hub.standing(table_id)).table)
        except Exception:
            log.exception("a game could not be counted", extra={"table": table_id})

    async def catch_up(self) -> None:
        for table_id in await self.hub.database.read(lambda c: uncounted(c, time() - DAY)):
            await self._count(table_id)


def uncounted(connection: Connection, since: float = 0.0) -> list[str]:
    """Finished games that have no result yet, as far as they changed since."""
    tables, results = schema.tables.c, select(schema.results.c.table_id)
    where = and_(tables.status == OVER, tables.seed.is_not(None), tables.updated >= since, tables.id.not_in(results))
    return list(connection.execute(select(tables.id).where(where).order_by(tables.updated)).scalars())
