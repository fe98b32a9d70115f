"""The rulebook: of a game by options or preset, and of a table."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

import feldherr
from feldherr.book import Book
from feldherr.book.source import source_of
from feldherr.kernel.rulebook import choice_of
from feldherr.server.accounts.sessions import Anyone, TheHub, address
from feldherr.server.api.answers import ERRORS
from feldherr.server.api.play import look
from feldherr.server.api.shapes import Language, TableId, TheCode
from feldherr.server.errors import Refused
from feldherr.server.model import Person
from feldherr.server.pages.rulebooks import Rulebooks

router = APIRouter(tags=["rules"], responses=ERRORS)
TheGame = Annotated[str, Path(min_length=1, max_length=32)]
Told = Annotated[Language, Query(description="The language of the book.")]


@router.get("/rules/{game}", response_model=Book)
async def get_rules(
    person: Anyone,
    request: Request,
    game: TheGame,
    preset: Annotated[str | None, Query(max_length=32, description="A way to play that has a name.")] = None,
    options: Annotated[str | None, Query(max_length=4000, description="Options of a table, as JSON.")] = None,
    language: Told = "en",
) -> Response:
    """The rulebook of a game: as a preset plays it, or as a table with these options would."""
    rulebook = feldherr.rulebook(game)
    given = _options(options)
    if preset is not None:
        choice_of("preset", preset, tuple(source_of(game).presets))
        given = {**source_of(game).presets[preset], **given}
    rulebook.read_options(rulebook.seats[0], given)
    return await _book(request, person, game, given, None, language)


@router.get("/tables/{table_id}/rules", response_model=Book)
async def get_rules_of_table(
    hub: TheHub, person: Anyone, request: Request, table_id: TableId, language: Told = "en", code: TheCode = None
) -> Response:
    """The rulebook of a table: its edition, expansions and house rules, and its own figures."""
    table = (await look(hub, table_id, person, code)).table
    options = feldherr.rulebook(table.game).of_version(table.version, table.options)
    return await _book(request, person, table.game, options, table.players, language)


def _options(text: str | None) -> dict[str, Any]:
    try:
        given = orjson.loads(text) if text else {}
    except orjson.JSONDecodeError:
        raise Refused(422, "bad_request", where="options", reason="this is not JSON") from None
    if not isinstance(given, dict):
        raise Refused(422, "bad_request", where="options", reason="this is no object")
    return given


async def _book(
    request: Request, person: Person | None, game: str, options: dict[str, Any], players: int | None, language: str
) -> Response:
    rulebooks: Rulebooks = request.app.state.rulebooks
    limit = request.app.state.limits.pictures
    who = person.id if person else f"@{address(request)}"
    content = await rulebooks.get(game, options, players, language, lambda: limit.require(who))
    return Response(content, media_type="application/json", headers={"Cache-Control": "private, max-age=300"})
