"""The rulebook: of a game by options or preset, and of a table."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

import feldherr
from feldherr.book import Book, figures
from feldherr.book.model import Picture
from feldherr.book.source import source_of
from feldherr.kernel.rulebook import choice_of
from feldherr.server.accounts.sessions import Anyone, TheHub, address
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.play import look
from feldherr.server.api.shapes import FigureRecord, Language, TableId, TheCode
from feldherr.server.errors import Refused
from feldherr.server.model import Person
from feldherr.server.pages.rulebooks import Rulebooks
from feldherr.server.work import jobs

router = APIRouter(tags=["rules"], responses=ERRORS)
TheGame = Annotated[str, Path(min_length=1, max_length=32)]
Told = Annotated[Language, Query(description="The language of the book.")]
KEPT = {"Cache-Control": "private, max-age=300"}
"""What is printed is everybody's; the rules of a table are for those who may see it."""


ThePreset = Annotated[str | None, Query(max_length=32, description="A way to play that has a name.")]
TheOptions = Annotated[
    str | None, Query(max_length=2000, pattern="^[ -~]*$", description="Options of a table, as JSON in ASCII.")
]
TheFigure = Annotated[str, Path(min_length=1, max_length=32, description="The id of a figure of the book.")]
DRAWN: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "The picture."}
}


@router.get("/rules/{game}", response_model=Book)
async def get_rules(
    person: Anyone,
    request: Request,
    game: TheGame,
    preset: ThePreset = None,
    options: TheOptions = None,
    language: Told = "en",
) -> Response:
    """The rulebook of a game: as a preset plays it, or as a table with these options would."""
    content = await _book(request, person, game, settled(game, preset, _options(options)), None, language)
    return Response(content, media_type="application/json", headers=KEPT)


@router.get("/rules/{game}/figures/{figure}/{part}.svg", response_class=Response, responses=DRAWN)
async def get_figure(
    person: Anyone,
    request: Request,
    game: TheGame,
    figure: TheFigure,
    part: Annotated[Picture, Path(description="Which picture of it.")],
    preset: ThePreset = None,
    options: TheOptions = None,
    language: Told = "en",
) -> Response:
    """A picture of the book: a position before or after something happened, or what the tower did."""
    chosen = settled(game, preset, _options(options))
    choice_of("figure", figure, figures.names(game))
    rulebooks: Rulebooks = request.app.state.rulebooks
    drawn = await rulebooks.figure(chosen, figure, part, language, _allowance(request, person))
    return Response(drawn, media_type="image/svg+xml", headers=KEPT)


@router.get("/rules/{game}/figures/{figure}/record", response_model=FigureRecord)
async def get_record_of_figure(
    hub: TheHub, _: Anyone, game: TheGame, figure: TheFigure, preset: ThePreset = None, options: TheOptions = None
) -> Json:
    """The game up to the position of a figure, to be played from there (`POST /tables/import`)."""
    chosen = settled(game, preset, _options(options))
    choice_of("figure", figure, figures.names(game))
    return Json({"record": await hub.work.pictures.do(partial(jobs.figure_record, chosen, figure))})


def settled(game: str, preset: str | None, given: dict[str, Any]) -> dict[str, Any]:
    """All options of a table, checked."""
    rulebook = feldherr.rulebook(game)
    if preset is not None:
        choice_of("preset", preset, tuple(source_of(game).presets))
        given = {**source_of(game).presets[preset], **given}
    return rulebook.read_options(rulebook.seats[0], given)


def _allowance(request: Request, person: Person | None) -> Callable[[], None]:
    """Asked before something new is made."""
    who = person.id if person else f"@{address(request)}"

    def allow() -> None:
        request.app.state.limits.pictures.require(who)

    return allow


@router.get("/tables/{table_id}/rules", response_model=Book)
async def get_rules_of_table(
    hub: TheHub, person: Anyone, request: Request, table_id: TableId, language: Told = "en", code: TheCode = None
) -> Response:
    """The rulebook of a table: its edition, expansions and house rules, and its own figures."""
    table = (await look(hub, table_id, person, code, at_lessons=True)).table
    options = feldherr.rulebook(table.game).of_version(table.version, table.options)
    content = await _book(request, person, table.game, options, table.players, language)
    return Response(content, media_type="application/json")


def _options(text: str | None) -> dict[str, Any]:
    try:
        given = orjson.loads(text) if text else {}
    except orjson.JSONDecodeError:
        raise Refused(422, "bad_request", where="options", reason="json_invalid") from None
    if not isinstance(given, dict):
        raise Refused(422, "bad_request", where="options", reason="dict_type")
    return given


async def _book(
    request: Request, person: Person | None, game: str, options: dict[str, Any], players: int | None, language: str
) -> bytes:
    rulebooks: Rulebooks = request.app.state.rulebooks
    return await rulebooks.get(game, options, players, language, _allowance(request, person))
