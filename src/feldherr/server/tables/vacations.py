"""Vacations: whole days on which somebody's clocks stand still at slow tables, as far as those allow it."""

from dataclasses import replace
from datetime import date, datetime, time, timedelta
from functools import partial
from math import ceil
from zoneinfo import ZoneInfo

from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.live.set_aside import by_itself
from feldherr.server.model import RUNNING
from feldherr.server.standing.change import Next
from feldherr.server.standing.clocks import DAY, DAYS, sent_away
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store import aside_rows, vacation_rows
from feldherr.server.store.vacation_rows import Vacation
from feldherr.server.tables.lines import tell_of


def days_left(planned: list[Vacation], year: int, most: int) -> int:
    """Of the days that somebody has in a year; a vacation counts in the year in which it begins."""
    return most - sum(each.days for each in planned if each.first.startswith(f"{year:04}-"))


def plan(first: date, days: int, zone: str, now: float, planned: list[Vacation], most: int) -> tuple[float, float]:
    """When a vacation of these days begins and ends; refuses one that there is no room for."""
    here = ZoneInfo(zone)
    if first <= datetime.fromtimestamp(now, here).date():
        raise Refused(422, "vacation_too_early")
    left = days_left(planned, first.year, most)
    if days > left:
        raise Refused(409, "vacation_too_long", left=left, all=most)
    start, end = (datetime.combine(first + timedelta(n), time(), here).timestamp() for n in (0, days))
    if any(each.start < end and start < each.end for each in planned):
        raise Refused(409, "vacations_overlap")
    return start, end


def spent(vacation: Vacation, now: float) -> int:
    """The days of a vacation that have begun."""
    return min(vacation.days, ceil((now - vacation.start) / DAY))


def go_away(standing: Standing, seat: int, vacation: Vacation, now: float, ahead: float) -> Next | None:
    """The clock of a seat stands still for a vacation, or goes on because it was cut short."""
    table = standing.table
    own = table.seats[seat]
    if table.status != RUNNING or own.person_id != vacation.person_id:
        return None
    end = vacation.end - ahead
    if own.vacation == vacation.id:
        if own.away_until is None or own.away_until <= max(now, end):
            return None
        unused = int((own.away_until - now) // DAY)
        back = replace(sent_away(own, now, now), away_days=own.away_days - unused, away_until=None)
        return tell_of(Next(replace(standing, table=table.with_seat(back))), "came_back", back)
    allowed = table.pace.get("vacation", 0) if table.pace["kind"] == DAYS else 0
    days = min(ceil((end - now) / DAY), allowed - own.away_days)
    if days <= 0:
        noted = table.with_seat(replace(own, vacation=vacation.id))
        return Next(replace(standing, table=noted), quiet=True)
    until = min(end, now + days * DAY)
    away = replace(sent_away(own, now, until), vacation=vacation.id, away_days=own.away_days + days)
    return tell_of(Next(replace(standing, table=table.with_seat(away))), "went_away", away, until=until + ahead)


async def apply_vacations(hub: Hub) -> None:
    """Stops and starts the clocks of those whose vacation has begun or was cut short. Every process does it."""
    now, ahead = hub.clock.now(), hub.clock.ahead
    found = await hub.database.read(lambda c: vacation_rows.to_apply(c, now + ahead, ahead))
    for table_id, seat, vacation in found:
        away = partial(go_away, seat=seat, vacation=vacation, now=now, ahead=ahead)
        await by_itself(hub.database, table_id, aside_rows.VACATION, partial(hub.change, table_id, away))
