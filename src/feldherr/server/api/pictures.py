"""Pictures of a table, for sharing and for link previews."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query, Request, Response

from feldherr.server.accounts.sessions import Anyone, TheHub, address
from feldherr.server.api.answers import ERRORS
from feldherr.server.api.play import look, require_audience
from feldherr.server.api.shapes import Language, TableId, TheCode, TheSeat
from feldherr.server.live.hub import Hub
from feldherr.server.model import Person
from feldherr.server.pages.pictures import Pictures, Wish, tag_of

router = APIRouter(tags=["pictures"], responses=ERRORS)
Shape = Annotated[Literal["card", "board"], Query(description="1200 by 630 for link previews, or the large board.")]
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
    who = person.id if person else f"@{address(request)}"
    content = await pictures.get(standing, wish, lambda: limit.require(who))
    media_type = "image/png" if wish.kind == "png" else "image/svg+xml"
    return Response(content, media_type=media_type, headers=headers)
