"""Replays: a game position by position, as far as one may know it."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any, Final, Literal
from zlib import MAX_WBITS, decompressobj

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import StreamingResponse

from feldherr.server.accounts.sessions import Anyone, TheHub
from feldherr.server.api.answers import ERRORS
from feldherr.server.api.play import look, require_audience
from feldherr.server.api.schemas import Event, View
from feldherr.server.api.shapes import Shape, TableId, TheCode, TheSeat
from feldherr.server.errors import Refused
from feldherr.server.history.replay import packed
from feldherr.server.history.story import Audience
from feldherr.server.http.bodies import takes_gzip
from feldherr.server.http.gate import PIECE
from feldherr.server.live.hub import Hub
from feldherr.server.live.set_aside import unless_set_aside
from feldherr.server.model import OPEN, OVER, Table
from feldherr.server.store import aside_rows, table_rows
from feldherr.server.tables.may import require_game, require_seat
from feldherr.server.work.cache import Cache

router = APIRouter(tags=["replays"], responses=ERRORS)
GZIP: Final = MAX_WBITS | 16
Everything = Annotated[bool, Query(description="With nothing hidden, after the end; then no seat is named.")]


class PositionOut(Shape):
    level: Literal["decision", "action", "season", "year"]
    """Somebody decides, or a part of the game begins: an action or round, a season or turn, a year."""
    moves: int
    """After so many moves; `clone` goes on from there."""
    events: int
    """How many of the events had been heard by then."""
    decided: list[int]
    """The seats whose answers led here."""
    at: float | None
    """When the last of them was given."""


class ReplayOut(Shape):
    seat: int | Literal["all"] | None
    positions: list[PositionOut]
    first: View
    """The view at position 0."""
    changes: list[list[list[Any]]]
    """For every later position what changed since the one before: `[path, value]` sets, `[path]` removes."""
    events: list[Event]


@router.get("/tables/{table_id}/replay", response_model=ReplayOut)
async def get_replay(
    hub: TheHub,
    request: Request,
    person: Anyone,
    table_id: TableId,
    seat: TheSeat = None,
    everything: Everything = False,
    code: TheCode = None,
    accept_encoding: Annotated[str, Header(include_in_schema=False)] = "",
) -> Response:
    """The game position by position. While it runs: as a seat that the person holds, or a spectator, knew it then.
    After the end: as any seat knew it, or with nothing hidden."""
    table = (await look(hub, table_id, person, code)).table
    if everything and seat is not None:
        raise Refused(422, "bad_request", where="seat", reason="all_shown")
    if table.status != OVER:
        require_audience(table, person, seat)
        if everything:
            raise Refused(409, "not_over")
    elif seat is not None:
        require_seat(table, seat)
    body = await replay_of(hub, request, table, "all" if everything else seat)
    if takes_gzip(accept_encoding):
        return Response(body, media_type="application/json", headers={"Content-Encoding": "gzip"})
    return StreamingResponse(_unpacked(body), media_type="application/json")


async def _unpacked(body: bytes) -> AsyncIterator[bytes]:
    """Piece by piece, as they are taken: whole it may be many times as large."""
    unpacking = decompressobj(wbits=GZIP)
    while not unpacking.eof:
        yield unpacking.decompress(body, PIECE)
        body = unpacking.unconsumed_tail


async def replay_of(hub: Hub, request: Request, table: Table, audience: Audience) -> bytes:
    """Gzipped, and made once for every audience and number of moves."""
    require_game(table)
    if table.status == OPEN:
        raise Refused(409, "not_running", status=table.status)
    cache: Cache = request.app.state.replays
    key = ("replay", table.id, audience, table.number)

    async def made() -> bytes:
        entries = await hub.database.read(lambda c: table_rows.entries_of(c, table.id))
        job = partial(packed, table, [entry for entry in entries if entry.number <= table.number], audience)
        return await unless_set_aside(hub.database, table, aside_rows.REPLAY, lambda: hub.work.long.do(job, key=key))

    return await cache.get(key, made)
