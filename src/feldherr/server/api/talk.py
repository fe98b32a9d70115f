"""Around the table: drafts, notes, chat, records, history and fairness."""

from time import time
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import and_, select

from feldherr.server.accounts.sessions import Anyone, Me, TheHub
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.play import look, require_audience
from feldherr.server.api.play_shapes import (
    ChatIn,
    ChatOut,
    Draft,
    DraftOut,
    FairnessOut,
    HistoryOut,
    Note,
    NoteOut,
    RecordOut,
    Report,
    Seen,
    SeenOut,
    Ticked,
)
from feldherr.server.api.shapes import SeatNumber, TableId, TheCode
from feldherr.server.errors import Refused
from feldherr.server.live.views import chat_line
from feldherr.server.model import OVER
from feldherr.server.standing.fairness import fairness, proof
from feldherr.server.statistics.counting import history_of
from feldherr.server.store import schema, table_rows, tie_rows
from feldherr.server.store.table_rows import upsert
from feldherr.server.tables import lifecycle
from feldherr.server.tables.may import require_game, require_member

router = APIRouter(tags=["around the table"], responses=ERRORS)
LINES = 200


@router.get("/tables/{table_id}/draft", response_model=DraftOut)
async def get_draft(hub: TheHub, me: Me, table_id: TableId, seat: SeatNumber) -> Json:
    """What the seat had begun to write for a decision."""
    require_audience((await look(hub, table_id, me, None, at_lessons=True)).table, me, seat)
    drafts = schema.drafts.c
    query = select(drafts.decision, drafts.text).where(drafts.table_id == table_id, drafts.seat == seat)
    row = await hub.database.read(lambda c: c.execute(query).first())
    return Json({"seat": seat, "decision": row.decision if row else None, "text": row.text if row else ""})


@router.put("/tables/{table_id}/draft", response_model=DraftOut)
async def put_draft(hub: TheHub, me: Me, table_id: TableId, body: Draft) -> Json:
    require_audience((await look(hub, table_id, me, None, at_lessons=True)).table, me, body.seat)
    values = {"table_id": table_id, "seat": body.seat, "decision": body.decision, "text": body.text}
    await hub.database.write(table_id, lambda c: upsert(c, schema.drafts, values))
    return Json({"seat": body.seat, "decision": body.decision, "text": body.text})


@router.get("/tables/{table_id}/notes", response_model=NoteOut)
async def get_notes(hub: TheHub, me: Me, table_id: TableId, seat: SeatNumber) -> Json:
    """Private notes of the person at the seat."""
    require_audience((await look(hub, table_id, me, None, at_lessons=True)).table, me, seat)
    notes = schema.notes.c
    where = and_(notes.table_id == table_id, notes.seat == seat, notes.person_id == me.id)
    text = await hub.database.read(lambda c: c.execute(select(notes.text).where(where)).scalar())
    return Json({"seat": seat, "text": text or ""})


@router.put("/tables/{table_id}/notes", response_model=NoteOut)
async def put_notes(hub: TheHub, me: Me, table_id: TableId, body: Note) -> Json:
    require_audience((await look(hub, table_id, me, None)).table, me, body.seat)
    values = {"table_id": table_id, "seat": body.seat, "person_id": me.id, "text": body.text}
    await hub.database.write(table_id, lambda c: upsert(c, schema.notes, values))
    return Json({"seat": body.seat, "text": body.text})


@router.put("/tables/{table_id}/seen", response_model=SeenOut)
async def put_seen(hub: TheHub, me: Me, table_id: TableId, body: Seen) -> Json:
    """How many events the person has seen at the seat, so that another screen tells what happened since; with 0 it only
    asks. It never becomes less."""
    require_audience((await look(hub, table_id, me, None, at_lessons=True)).table, me, body.seat)
    job = lambda c: table_rows.see(c, table_id, body.seat, me.id, body.events)  # noqa: E731
    return Json({"seat": body.seat, "before": await hub.database.write(table_id, job)})


@router.get("/tables/{table_id}/chat", response_model=ChatOut)
async def get_chat(
    hub: TheHub,
    person: Anyone,
    table_id: TableId,
    since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    code: TheCode = None,
) -> Json:
    """Lines after number `since`, 200 at most; without it the last ones."""
    table = (await look(hub, table_id, person, code, at_lessons=True)).table
    chat = schema.chat
    first = max(since, table.chat - LINES if since == 0 else 0)
    heard = tie_rows.heard_by(person.id if person else None)
    query = select(chat).where(chat.c.table_id == table_id, chat.c.n > first, heard).order_by(chat.c.n).limit(LINES)
    rows = await hub.database.read(lambda c: c.execute(query).mappings().all())
    return Json({"lines": [chat_line(dict(row)) for row in rows]})


@router.post("/tables/{table_id}/chat", response_model=Ticked)
async def post_chat(
    hub: TheHub, me: Me, request: Request, table_id: TableId, body: ChatIn, code: TheCode = None
) -> Json:
    table = (await look(hub, table_id, me, code)).table
    if not table.public:
        require_member(table, me)
    if not request.app.state.limits.chat.take(me.id):
        raise Refused(429, "too_much_talk")
    standing = await hub.change(table_id, lambda s: lifecycle.talk(s, me, body.text))
    return Json({"tick": standing.table.tick, "question": str(standing.table.question)})


@router.post("/tables/{table_id}/chat/{n}/report", status_code=204)
async def post_report(
    hub: TheHub,
    me: Me,
    table_id: TableId,
    n: Annotated[int, Path(ge=1, le=2**31 - 1)],
    body: Report,
    code: TheCode = None,
) -> None:
    """Reports a line to those who run the server."""
    table = (await look(hub, table_id, me, code)).table
    if n > table.chat:
        raise Refused(404, "no_such_line")
    values = {"table_id": table_id, "n": n, "person_id": me.id, "reason": body.reason, "at": time()}
    await hub.database.write(table_id, lambda c: upsert(c, schema.reports, values))


@router.get("/tables/{table_id}/record", response_model=RecordOut)
async def get_record(hub: TheHub, person: Anyone, table_id: TableId, code: TheCode = None) -> Json:
    """The whole game, after its end: `feldherr verify` and `feldherr replay` read it."""
    standing = await look(hub, table_id, person, code)
    require_game(standing.table)
    if standing.table.status != OVER or standing.game is None:
        raise Refused(409, "not_over")
    return Json({**standing.game.record(), **proof(standing.table)})


@router.get("/tables/{table_id}/history", response_model=HistoryOut)
async def get_history(hub: TheHub, person: Anyone, table_id: TableId, code: TheCode = None) -> Json:
    """After the end: the position at the start of every season or turn, battles won against their odds, and more."""
    standing = await look(hub, table_id, person, code)
    require_game(standing.table)
    if standing.table.status != OVER or standing.game is None:
        raise Refused(409, "not_over")
    told = await history_of(hub, standing.table)
    seated = [seat.person_id for seat in standing.table.seats]
    people = schema.people.c
    named = select(people.id).where(people.id.in_([each for each in seated if each]), people.account)
    accounts = set(await hub.database.read(lambda c: c.execute(named).scalars().all()))
    return Json({**told, "pages": [each if each in accounts else None for each in seated]})


@router.get("/tables/{table_id}/fairness", response_model=FairnessOut)
async def get_fairness(hub: TheHub, person: Anyone, table_id: TableId, code: TheCode = None) -> Json:
    """The promise and the nonces from the start; the secret and the seed after the end."""
    return Json(fairness((await look(hub, table_id, person, code)).table))
