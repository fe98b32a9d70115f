"""Playing: states, events, moves, taking back, undoing, checking, odds, and the stream."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request, Response

from feldherr import Game
from feldherr.kernel.errors import FeldherrError
from feldherr.server.accounts.sessions import Anyone, Me, TheHub, address, door_of
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.play_shapes import (
    Answered,
    Answering,
    CheckOut,
    EventsOut,
    FightOut,
    OddsOut,
    Playing,
    StateOut,
    TakingBack,
    Ticked,
    Undoing,
)
from feldherr.server.api.shapes import DecisionId, SeatNumber, TableId, TheCode, TheSeat
from feldherr.server.api.stream_shapes import HeadersMessage, TableMessage
from feldherr.server.errors import Refused, error_json
from feldherr.server.history.fights import odds_of_fight
from feldherr.server.live.hub import Hub
from feldherr.server.live.listeners import Tab, Watcher
from feldherr.server.live.set_aside import SetAside, unless_set_aside
from feldherr.server.live.streams import GamesStream, TableStream
from feldherr.server.live.table import Live
from feldherr.server.live.views import state
from feldherr.server.model import OPEN, PAUSED, Person, Table
from feldherr.server.play import lessons, moves, sandboxes
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store import aside_rows, table_rows
from feldherr.server.tables import lifecycle
from feldherr.server.tables.may import require_seat, require_visible
from feldherr.server.work import jobs

router = APIRouter(tags=["playing"], responses=ERRORS)


class Stream(Response):
    """Server-sent events, for the description; what answers is an `EventStream`."""

    media_type = "text/event-stream"


def _messages(model: Any) -> dict[int | str, dict[str, Any]]:
    return {200: {"model": model, "description": "Server-sent events: the `event` and the `data` of each, as JSON."}}


async def look(hub: Hub, table_id: str, person: Person | None, code: str | None, at_lessons: bool = False) -> Standing:
    """The standing of a table that the person may see; one of a lesson, only for what is done at lessons too."""
    try:
        standing = await hub.standing(table_id)
    except SetAside as refused:
        require_visible(refused.table, person, code)
        raise
    require_visible(standing.table, person, code)
    if standing.table.lesson is not None and not at_lessons:
        raise Refused(409, "not_at_lessons")
    return standing


def require_audience(table: Table, person: Person | None, seat: int | None) -> None:
    """A seat's view is for its holder alone."""
    if seat is None:
        return
    require_seat(table, seat)
    if person is None or seat not in table.seats_of(person.id):
        raise Refused(403, "not_your_seat", seat=seat)


@router.get("/tables/{table_id}/state", response_model=StateOut)
async def get_state(hub: TheHub, person: Anyone, table_id: TableId, seat: TheSeat = None, code: TheCode = None) -> Json:
    """The game as a seat that the person holds, or a spectator, may know it."""
    standing = await look(hub, table_id, person, code, at_lessons=True)
    require_audience(standing.table, person, seat)
    return Json(state(standing, seat))


@router.get("/tables/{table_id}/events", response_model=EventsOut)
async def get_events(
    hub: TheHub,
    person: Anyone,
    table_id: TableId,
    seat: TheSeat = None,
    since: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    code: TheCode = None,
) -> Json:
    """What that audience has been told, numbered without gaps, from number `since` on."""
    standing = await look(hub, table_id, person, code, at_lessons=True)
    require_audience(standing.table, person, seat)
    events = standing.game.events(seat, since) if standing.game else []
    return Json({"events": events, "next": since + len(events)})


@router.post("/tables/{table_id}/moves", response_model=Answered)
async def post_move(hub: TheHub, me: Me, table_id: TableId, body: Playing) -> Json:
    """Answers a decision. Sent again, it is answered the same and applied once; too late, it gets 409."""
    table = (await look(hub, table_id, me, None, at_lessons=True)).table
    play = moves.play if table.lesson is None else lessons.play
    done = await play(hub, table_id, me, body.seat, body.decision, body.move, body.after)
    return Json({"seat": done.seat, "decision": done.decision, "move": done.move, "tick": done.tick})


@router.post("/tables/{table_id}/takeback", response_model=Ticked)
async def post_takeback(hub: TheHub, me: Me, table_id: TableId, body: TakingBack) -> Json:
    """Reopens a sealed answer while others have not all answered."""
    await look(hub, table_id, me, None)
    standing = await hub.change(table_id, lambda s: moves.take_back(s, me, body.seat, body.decision, body.after))
    return _ticked(standing)


@router.post("/tables/{table_id}/undo", response_model=Ticked)
async def post_undo(hub: TheHub, me: Me, table_id: TableId, body: Undoing) -> Json:
    """Undoes the seat's last decision, if nothing was revealed, nothing drawn and nobody else has decided since; at a
    sandbox, the last decision or edit of all."""
    if (await look(hub, table_id, me, None)).table.sandbox:
        return _ticked(await sandboxes.undo(hub, table_id, me))
    return _ticked(await hub.change(table_id, lambda s: moves.undo(s, me, body.seat, body.after)))


def _ticked(standing: Standing) -> Json:
    return Json({"tick": standing.table.tick, "question": str(standing.table.question)})


def _game(standing: Standing, person: Person, seat: int, decision: str) -> Game:
    """The game in which a seat the person holds is asked this question now."""
    require_audience(standing.table, person, seat)
    game = standing.game
    if game is None or seat not in game.asked or game.asked[seat].id != decision:
        raise moves.late(standing, seat)
    return game


@router.post("/tables/{table_id}/check", response_model=CheckOut)
async def post_check(hub: TheHub, me: Me, table_id: TableId, body: Answering) -> Json:
    """What is wrong with a move, and what it would bring; plans may be partial. Nothing is played."""
    game = _game(await look(hub, table_id, me, None, at_lessons=True), me, body.seat, body.decision)
    try:
        checked = game.asked[body.seat].check(game.rulebook.moves.read(body.move))
    except FeldherrError as error:
        return Json({"legal": False, "reasons": [error_json(error)], "forecast": {}})
    reasons = [error_json(reason) for reason in checked.reasons]
    return Json({"legal": checked.legal, "reasons": reasons, "forecast": checked.forecast})


@router.get("/tables/{table_id}/odds", response_model=OddsOut)
async def get_odds(hub: TheHub, me: Me, table_id: TableId, seat: SeatNumber, decision: DecisionId) -> Json:
    """Exact odds of those moves offered now that have any."""
    game = _game(await look(hub, table_id, me, None, at_lessons=True), me, seat, decision)
    state = game.rulebook.encode(game.state)
    return Json({"odds": await hub.work.tables.do(partial(jobs.odds, game.rulebook.name, game.options, state, seat))})


@router.get("/tables/{table_id}/fight", response_model=FightOut)
async def get_fight(
    hub: TheHub,
    person: Anyone,
    table_id: TableId,
    event: Annotated[int, Query(ge=0, le=10_000_000)],
    seat: TheSeat = None,
    code: TheCode = None,
) -> Json:
    """The odds that a fight had, which is over: of the battle or revolt whose throw, or of the war whose dice this
    event of the audience has told."""
    table = (await look(hub, table_id, person, code, at_lessons=True)).table
    require_audience(table, person, seat)
    if table.status == OPEN:
        raise Refused(409, "not_running", status=table.status)
    if table.sandbox:
        return Json({"odds": None})
    entries = await hub.database.read(lambda c: table_rows.entries_of(c, table.id))
    job = partial(odds_of_fight, table, [entry for entry in entries if entry.number <= table.number], seat, event)
    key = ("fight", table.id, seat, event)
    odds = await unless_set_aside(hub.database, table, aside_rows.REPLAY, lambda: hub.work.long.do(job, key=key))
    return Json({"odds": odds})


@router.get("/tables/{table_id}/stream", response_class=Stream, responses=_messages(TableMessage))
async def get_stream(
    hub: TheHub,
    request: Request,
    person: Anyone,
    table_id: TableId,
    since: Annotated[int | None, Query(ge=0, le=2**31)] = None,
    code: TheCode = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> Response:
    """All that changes at a table, for every seat that the person holds there; resumes from the last tick seen."""
    table = (await look(hub, table_id, person, code, at_lessons=True)).table
    seen = int(last_event_id) if last_event_id and last_event_id.isascii() and last_event_id.isdigit() else since
    live: Live = await hub.live(table_id)
    person_id = person.id if person else None
    owner = person_id or f"@{address(request)}"
    hub.presence.saw(person_id, table_id)
    if table.status == PAUSED:
        await hub.change(table_id, lifecycle.wake)
    _require_room(hub, owner, hub.settings.streams_per_person if person else hub.settings.streams_per_address)
    tab = Tab(person_id, owner, door_of(request), -1 if seen is None else seen)
    return TableStream(hub, live, tab, lambda table: require_visible(table, person, code))


def _require_room(hub: Hub, owner: str, most: int) -> None:
    if hub.streams[owner] >= most:
        raise Refused(429, "too_many_streams", most=most)


@router.get("/stream", response_class=Stream, responses=_messages(HeadersMessage))
async def get_games_stream(hub: TheHub, request: Request, me: Me) -> Response:
    """The headers of the person's tables, as they change."""
    _require_room(hub, me.id, hub.settings.streams_per_person)
    return GamesStream(hub, Watcher(me.id, door_of(request)))
