"""Coming back: vacations, and the games that one has finished."""

from datetime import date, datetime
from typing import Annotated
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Path, Query
from pydantic import AfterValidator, Field
from sqlalchemy import Connection

from feldherr.server.accounts.sessions import Me, TheHub
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.shapes import Shape, TablesAnswer
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.live.views import listed
from feldherr.server.model import Person
from feldherr.server.notices.wishes import known_zone
from feldherr.server.store import archive_rows, vacation_rows
from feldherr.server.store.vacation_rows import Vacation
from feldherr.server.tables import vacations

router = APIRouter(prefix="/people/me", tags=["coming back"], responses=ERRORS)
PAGE = 20
Zone = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$"), AfterValidator(known_zone)]


class NewVacation(Shape):
    first: date
    """The first day; tomorrow at the earliest."""
    days: Annotated[int, Field(ge=1, le=60)]
    zone: Zone = "UTC"
    """Whose midnights count."""


class VacationOut(Shape):
    id: str
    first: str
    days: int
    start: float
    end: float


class VacationsAnswer(Shape):
    vacations: list[VacationOut]
    """The present one and those to come."""
    left: int
    """How many days are left this year, ..."""
    all: int
    """... of how many."""


def _require_account(me: Person) -> None:
    if me.guest:
        raise Refused(403, "account_needed")


def _told(hub: Hub, planned: list[Vacation]) -> Json:
    today, most = hub.clock.now() + hub.clock.ahead, hub.settings.vacation_days
    left = vacations.days_left(planned, datetime.fromtimestamp(today, ZoneInfo("UTC")).year, most)
    told = [{name: getattr(one, name) for name in VacationOut.model_fields} for one in planned if one.end > today]
    return Json({"vacations": told, "left": max(0, left), "all": most})


@router.get("/vacations", response_model=VacationsAnswer)
async def get_vacations(hub: TheHub, me: Me) -> Json:
    """The days on which the person's clocks stand still at slow tables that allow it."""
    return _told(hub, await hub.database.read(lambda c: vacation_rows.of_person(c, me.id)))


@router.post("/vacations", response_model=VacationsAnswer)
async def post_vacation(hub: TheHub, me: Me, body: NewVacation) -> Json:
    """Plans a vacation of whole days, from tomorrow on."""
    _require_account(me)
    today = hub.clock.now() + hub.clock.ahead

    def add(connection: Connection) -> list[Vacation]:
        planned = vacation_rows.of_person(connection, me.id)
        start, end = vacations.plan(body.first, body.days, body.zone, today, planned, hub.settings.vacation_days)
        vacation_rows.add(connection, me.id, body.first.isoformat(), body.days, start, end)
        return vacation_rows.of_person(connection, me.id)

    return _told(hub, await hub.database.write(me.id, add))


@router.delete("/vacations/{vacation_id}", response_model=VacationsAnswer)
async def delete_vacation(
    hub: TheHub, me: Me, vacation_id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
) -> Json:
    """Takes back a vacation, or ends it today: clocks go on, and the days that were begun are spent."""
    today = hub.clock.now() + hub.clock.ahead

    def end(connection: Connection) -> list[Vacation]:
        planned = vacation_rows.of_person(connection, me.id)
        one = next((each for each in planned if each.id == vacation_id and each.end > today), None)
        if one is None:
            raise Refused(404, "no_such_vacation")
        if one.start > today:
            vacation_rows.drop(connection, one)
        else:
            vacation_rows.cut_short(connection, one, vacations.spent(one, today), today)
        return vacation_rows.of_person(connection, me.id)

    return _told(hub, await hub.database.write(me.id, end))


@router.get("/archive", response_model=TablesAnswer)
async def get_archive(
    hub: TheHub,
    me: Me,
    search: Annotated[str, Query(max_length=60, description="In the table's name, or in that of somebody there.")] = "",
    game: Annotated[str | None, Query(max_length=32)] = None,
    before: Annotated[float | None, Query(ge=0, le=1e12, description="Only games that ended before.")] = None,
) -> Json:
    """The person's finished games, the latest first, twenty at a time."""
    found = await hub.database.read(lambda c: archive_rows.finished(c, me.id, search, game, before, PAGE))
    return Json({"tables": [listed(hub, table, me) for table in found]})
