"""Pictures of tables, positions, players and tournaments, for sharing and for link previews."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Path, Query, Request, Response

from feldherr.server.accounts.sessions import Anyone, TheHub, address
from feldherr.server.api.answers import ERRORS
from feldherr.server.api.play import look, require_audience
from feldherr.server.api.replays import replay_of
from feldherr.server.api.shapes import Language, TableId, TheCode, TheSeat
from feldherr.server.api.statistics import PersonId
from feldherr.server.api.tournaments import TournamentId
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.model import Person
from feldherr.server.pages import plates
from feldherr.server.pages.pictures import Pictures, Wish, tag_for, tag_of
from feldherr.server.store import position_rows
from feldherr.server.work import jobs
from feldherr.svg.plate import Plate

router = APIRouter(tags=["pictures"], responses=ERRORS)
Shape = Annotated[Literal["card", "board"], Query(description="1200 by 630 for link previews, or the large board.")]
SharedId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16}$", description="Of a position that was shared.")]
Told = Annotated[Language, Query(description="The language of what stands in the picture.")]
Tag = Annotated[str | None, Header(description="The ETag of a picture already there.")]


def described(media_type: str) -> dict[int | str, dict[str, Any]]:
    picture = {
        "content": {media_type: {"schema": {"type": "string", "format": "binary"}}},
        "description": "The picture.",
    }
    return {200: picture, 304: {"description": "The picture is still the same."}}


@router.get("/tables/{table_id}/picture.svg", response_class=Response, responses=described("image/svg+xml"))
async def get_svg(
    hub: TheHub,
    person: Anyone,
    request: Request,
    table_id: TableId,
    shape: Shape = "card",
    seat: TheSeat = None,
    language: Told = "en",
    code: TheCode = None,
    if_none_match: Tag = None,
) -> Response:
    """The position as SVG: what a spectator may know, or a seat that the person holds."""
    return await _picture(hub, request, person, table_id, code, Wish("svg", shape, seat, language), if_none_match)


@router.get("/tables/{table_id}/picture.png", response_class=Response, responses=described("image/png"))
async def get_png(
    hub: TheHub,
    person: Anyone,
    request: Request,
    table_id: TableId,
    shape: Shape = "card",
    seat: TheSeat = None,
    language: Told = "en",
    code: TheCode = None,
    if_none_match: Tag = None,
) -> Response:
    """The same as PNG."""
    return await _picture(hub, request, person, table_id, code, Wish("png", shape, seat, language), if_none_match)


@router.get("/people/{person_id}/picture.png", response_class=Response, responses=described("image/png"))
async def get_player_picture(
    hub: TheHub, person: Anyone, request: Request, person_id: PersonId, language: Told = "en", if_none_match: Tag = None
) -> Response:
    """A player's name and ratings, for links to their page."""
    shown = await hub.database.read(lambda c: plates.of_player(c, person_id, language))
    if shown is None:
        raise Refused(404, "no_such_player")
    return await _plate(request, person, shown, if_none_match)


@router.get("/tournaments/{tournament_id}/picture.png", response_class=Response, responses=described("image/png"))
async def get_tournament_picture(
    hub: TheHub,
    person: Anyone,
    request: Request,
    tournament_id: TournamentId,
    language: Told = "en",
    if_none_match: Tag = None,
) -> Response:
    """How a tournament stands, for links to it."""
    shown = await hub.database.read(lambda c: plates.of_tournament(c, tournament_id, language))
    if shown is None:
        raise Refused(404, "no_such_tournament")
    return await _plate(request, person, shown, if_none_match)


@router.get("/positions/{position_id}/picture.png", response_class=Response, responses=described("image/png"))
async def get_shared_picture(
    hub: TheHub,
    person: Anyone,
    request: Request,
    position_id: SharedId,
    language: Told = "en",
    if_none_match: Tag = None,
) -> Response:
    """A position that was shared by link, as anybody may know it."""
    position = await hub.database.read(lambda c: position_rows.get(c, position_id))
    if position is None:
        raise Refused(404, "no_such_position")
    tag = tag_for("shared", position_id, language)
    return await _drawn(request, person, tag, partial(jobs.draw_shared, position, language), if_none_match)


@router.get("/tables/{table_id}/replay/{at}/picture.png", response_class=Response, responses=described("image/png"))
async def get_moment_picture(
    hub: TheHub,
    person: Anyone,
    request: Request,
    table_id: TableId,
    at: Annotated[int, Path(ge=0, le=100_000, description="Which of the positions of its replay.")],
    language: Told = "en",
    code: TheCode = None,
    if_none_match: Tag = None,
) -> Response:
    """A position of a game as a spectator knew it then."""
    table = (await look(hub, table_id, person, code)).table
    packed = await replay_of(hub, request, table, None)
    tag = tag_for("moment", table_id, table.number, at, language, table.names)
    job = partial(jobs.draw_moment, packed, at, language, table.names)
    return await _drawn(request, person, tag, job, if_none_match, table.public)


async def _plate(request: Request, person: Person | None, shown: Plate, if_none_match: str | None) -> Response:
    return await _drawn(request, person, tag_for(shown), partial(jobs.draw_plate, tuple(shown)), if_none_match)


async def _drawn(
    request: Request,
    person: Person | None,
    tag: str,
    job: Callable[[], bytes],
    if_none_match: str | None,
    open_to_all: bool = True,
) -> Response:
    headers = {"ETag": f'"{tag}"', "Cache-Control": "public, no-cache" if open_to_all else "private, no-cache"}
    if f'"{tag}"' in (if_none_match or ""):
        return Response(status_code=304, headers=headers)
    pictures: Pictures = request.app.state.pictures
    content = await pictures.drawn(tag, job, lambda: request.app.state.limits.pictures.require(_who(request, person)))
    return Response(content, media_type="image/png", headers=headers)


def _who(request: Request, person: Person | None) -> str:
    return person.id if person else f"@{address(request)}"


async def _picture(
    hub: Hub,
    request: Request,
    person: Person | None,
    table_id: str,
    code: str | None,
    wish: Wish,
    if_none_match: str | None,
) -> Response:
    standing = await look(hub, table_id, person, code)
    require_audience(standing.table, person, wish.seat)
    tag = f'"{tag_of(standing.table, wish)}"'
    open_to_all = standing.table.public and wish.seat is None
    headers = {"ETag": tag, "Cache-Control": "public, no-cache" if open_to_all else "private, no-cache"}
    if standing.game is not None and tag in (if_none_match or ""):
        return Response(status_code=304, headers=headers)
    pictures: Pictures = request.app.state.pictures
    limit = request.app.state.limits.pictures
    content = await pictures.get(standing, wish, lambda: limit.require(_who(request, person)))
    media_type = "image/png" if wish.kind == "png" else "image/svg+xml"
    return Response(content, media_type=media_type, headers=headers)
