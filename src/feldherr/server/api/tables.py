"""Tables: making, finding, joining, starting, pausing, ending them, and what follows from them."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from sqlalchemy import and_, or_, select

from feldherr.server.accounts.sessions import Anyone, Me, TheHub
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.play import look
from feldherr.server.api.shapes import (
    Agreeing,
    ASeat,
    Cloning,
    Header,
    Joining,
    Naming,
    NewTable,
    Pausing,
    Proposing,
    SeatChange,
    SeatIn,
    SeatNumber,
    Share,
    TableId,
    TablesAnswer,
    TakingOver,
    TheCode,
)
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub, Make
from feldherr.server.live.views import header, listed
from feldherr.server.model import OPEN, OVER, PAUSED, RUNNING, Person, Table
from feldherr.server.store import schema, table_rows, tie_rows
from feldherr.server.tables import agreement, from_games, lifecycle, stand_ins
from feldherr.server.tables.may import require_game, require_member
from feldherr.server.tables.own_tower import OWN_TOWER

router = APIRouter(tags=["tables"], responses=ERRORS)
LISTED = 100


def wishes(seats: list[SeatIn]) -> list[lifecycle.SeatWish]:
    return [lifecycle.SeatWish(seat.kind, seat.level, seat.name, seat.character) for seat in seats]


async def _store(hub: Hub, table: Table, person: Person) -> Json:
    await hub.database.write(table.id, lambda c: table_rows.create(c, table))
    return Json(header(hub, table, person), 201)


@router.post("/tables", status_code=201, response_model=Header)
async def post_table(hub: TheHub, me: Me, request: Request, body: NewTable) -> Json:
    """A new table, with the person on the seats of kind "me"."""
    request.app.state.limits.tables.require(me.id)
    table = lifecycle.create(
        me,
        body.game,
        body.players,
        body.options,
        body.pace.model_dump(),
        body.public,
        wishes(body.seats),
        body.hints,
        rated=body.rated,
        name=body.name,
        when_full=body.when_full,
    )
    return await _store(hub, table, me)


@router.get("/tables", response_model=TablesAnswer)
async def get_tables(
    hub: TheHub,
    person: Anyone,
    mine: bool = False,
    open_: Annotated[bool, Query(alias="open")] = False,
    watch: bool = False,
) -> Json:
    """The person's own tables, those that wait for them first and those that are over last; public ones with an open
    seat; or public ones to watch; of each the latest first."""
    tables = schema.tables.c
    if mine:
        if person is None:
            raise Refused(401, "who_are_you")
        seats = schema.seats.c
        seated = select(seats.table_id).where(seats.person_id == person.id)
        where = or_(tables.id.in_(seated), tables.creator == person.id)
    elif watch:
        where = and_(tables.public, tables.status.in_((RUNNING, PAUSED)))
    elif open_:
        seats = schema.seats.c
        free = select(seats.table_id).where(seats.kind == OPEN, seats.person_id.is_(None))
        offered = and_(tables.status.in_((RUNNING, PAUSED)), tables.id.in_(select(seats.table_id).where(seats.offered)))
        where = and_(tables.public, or_(and_(tables.status == OPEN, tables.id.in_(free)), offered))
    else:
        where = and_(tables.public, tables.status != OVER)
    games = and_(where, tables.lesson.is_(None), ~tables.sandbox)
    first = table_rows.waiting_first(person.id) if mine and person else ()
    found = await hub.database.read(lambda c: table_rows.find(c, games, LISTED, first))
    return Json({"tables": [listed(hub, table, person) for table in found]})


@router.get("/tables/{table_id}", response_model=Header)
async def get_table(hub: TheHub, person: Anyone, table_id: TableId, code: TheCode = None) -> Json:
    standing = await look(hub, table_id, person, code, at_lessons=True)
    return Json(header(hub, standing.table, person))


async def _change(hub: Hub, me: Person, table_id: str, make: Make, code: str | None = None) -> Json:
    await look(hub, table_id, me, code)
    standing = await hub.change(table_id, make)
    return Json(header(hub, standing.table, me))


@router.post("/tables/{table_id}/join", response_model=Header)
async def post_join(hub: TheHub, me: Me, table_id: TableId, body: Joining) -> Json:
    """Takes an open seat; one person may hold several, to play at one screen."""
    blocked_by = await hub.database.read(lambda c: tie_rows.blocked_by(c, me.id))
    make = lambda s: lifecycle.join(s, me, body.seat, body.code, body.name, body.nonce, blocked_by)  # noqa: E731
    return await _change(hub, me, table_id, make, body.code)


@router.put("/tables/{table_id}/nonce", response_model=Header)
async def put_nonce(hub: TheHub, me: Me, table_id: TableId, body: Share) -> Json:
    """Gives the person's share of the chance, for all their seats, now that the promise is shown."""
    return await _change(hub, me, table_id, lambda s: lifecycle.give_nonce(s, me, body.nonce))


@router.post("/tables/{table_id}/leave", response_model=Header)
async def post_leave(hub: TheHub, me: Me, table_id: TableId, body: ASeat) -> Json:
    """Frees the seat before the start; in a running game a captain stands in until the person reclaims it."""
    return await _change(hub, me, table_id, lambda s: stand_ins.leave(s, me, body.seat))


@router.post("/tables/{table_id}/reclaim", response_model=Header)
async def post_reclaim(hub: TheHub, me: Me, table_id: TableId, body: ASeat) -> Json:
    return await _change(hub, me, table_id, lambda s: stand_ins.reclaim(s, me, body.seat))


@router.put("/tables/{table_id}/seats/{seat}", response_model=Header)
async def put_seat(hub: TheHub, me: Me, table_id: TableId, seat: SeatNumber, body: SeatChange) -> Json:
    """The creator puts a bot on a seat, or frees it, before the start; whoever sat there is shown the door."""
    return await _change(hub, me, table_id, lambda s: lifecycle.set_seat(s, me, seat, body.kind, body.level))


@router.post("/tables/{table_id}/start", response_model=Header)
async def post_start(hub: TheHub, me: Me, table_id: TableId) -> Json:
    """Begins the game when all seats are taken."""
    return await _change(hub, me, table_id, lambda s: lifecycle.start(s, me))


@router.post("/tables/{table_id}/proposals", response_model=Header)
async def post_proposal(hub: TheHub, me: Me, table_id: TableId, body: Proposing) -> Json:
    """Proposes to end, pause, resume, give everybody more time, or offer a seat to somebody else; agrees to it, or no
    longer does. Everybody at the table sees who asked and who agreed; it is done when all who play agree. Before the
    start of a table with a tower of the players' own, everybody agrees to that (`own_tower`)."""
    if body.kind == OWN_TOWER:
        return await _change(hub, me, table_id, lambda s: lifecycle.agree_on_tower(s, me, body.agree))
    return await _proposed(hub, me, table_id, body.kind, body.seat, body.agree)


@router.post("/tables/{table_id}/pause", response_model=Header)
async def post_pause(hub: TheHub, me: Me, table_id: TableId, body: Pausing) -> Json:
    """Short for the proposal to pause, or to resume."""
    return await _proposed(hub, me, table_id, agreement.PAUSE if body.paused else agreement.RESUME)


@router.post("/tables/{table_id}/end", response_model=Header)
async def post_end(hub: TheHub, me: Me, table_id: TableId, body: Agreeing) -> Json:
    """Short for the proposal to end the game now: agrees to it, or no longer does."""
    return await _proposed(hub, me, table_id, agreement.END, None, body.agree)


async def _proposed(
    hub: Hub, me: Person, table_id: str, kind: str, seat: int | None = None, agree: bool = True
) -> Json:
    now = hub.clock.now()
    return await _change(hub, me, table_id, lambda s: agreement.propose(s, me, kind, seat, agree, now))


@router.post("/tables/{table_id}/take", response_model=Header)
async def post_take(hub: TheHub, me: Me, table_id: TableId, body: TakingOver) -> Json:
    """Takes a seat that those who play offer; its position can be read before, as everybody sees it."""
    blocked_by = await hub.database.read(lambda c: tie_rows.blocked_by(c, me.id))
    make = lambda s: stand_ins.take_over(s, me, body.seat, body.code, body.name, blocked_by, body.own_tower)  # noqa: E731
    return await _change(hub, me, table_id, make, body.code)


@router.post("/tables/{table_id}/curtain", response_model=Header)
async def post_curtain(hub: TheHub, me: Me, table_id: TableId, body: ASeat) -> Json:
    """The player of a seat sits before a shared screen, and the curtain is lifted: the clock goes from now on."""
    now = hub.clock.now()
    return await _change(hub, me, table_id, lambda s: lifecycle.lift_curtain(s, me, body.seat, now))


@router.put("/tables/{table_id}/name", response_model=Header)
async def put_name(hub: TheHub, me: Me, table_id: TableId, body: Naming) -> Json:
    """What the table is called from now on."""
    return await _change(hub, me, table_id, lambda s: lifecycle.rename(s, me, body.name))


@router.post("/tables/{table_id}/rematch", status_code=201, response_model=Header)
async def post_rematch(hub: TheHub, me: Me, table_id: TableId) -> Json:
    """A new table with the same people and options; who asks second joins the table of who asked first."""
    standing = await look(hub, table_id, me, None)
    require_member(standing.table, me)
    require_game(standing.table)
    return Json(header(hub, await from_games.rematch(hub, standing.table, me), me), 201)


@router.post("/tables/{table_id}/clone", status_code=201, response_model=Header)
async def post_clone(hub: TheHub, me: Me, request: Request, table_id: TableId, body: Cloning) -> Json:
    """A new table that goes on from a position of a finished game, with chance of its own."""
    request.app.state.limits.tables.require(me.id)
    standing = await look(hub, table_id, me, None)
    held = set(standing.table.seats_of(me.id)) or {0}
    default = [SeatIn(kind="me" if seat in held else "open") for seat in range(standing.table.players)]
    seats = wishes(default if body.seats is None else body.seats)
    table = await from_games.clone(hub, standing, me, body.at, seats, body.pace.model_dump(), body.public)
    return await _store(hub, table, me)


RECORD: Final = {
    "type": "object",
    "properties": {"record": {"type": "object", "additionalProperties": True}},
    "required": ["record"],
    "additionalProperties": False,
}
BODY: Final = {"requestBody": {"required": True, "content": {"application/json": {"schema": RECORD}}}}


@router.post("/tables/import", status_code=201, response_model=Header, openapi_extra=BODY)
async def post_import(hub: TheHub, me: Me, request: Request) -> Json:
    """A table from a record: a finished game to look at and clone, or an unfinished one to go on with."""
    request.app.state.limits.tables.require(me.id)
    table, entries, snapshot = await from_games.from_record(hub, me, await request.body())
    await hub.database.write(table.id, lambda c: table_rows.create(c, table, entries, snapshot))
    return Json(header(hub, table, me), 201)
