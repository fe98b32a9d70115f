"""Sandboxes: opened from a position, edited, and shared by link."""

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import Field
from sqlalchemy import and_

from feldherr.book import figures
from feldherr.kernel.editing import LONGEST, MOST_EDITS
from feldherr.kernel.rulebook import choice_of
from feldherr.server.accounts.sessions import Me, TheHub
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.play import look
from feldherr.server.api.play_shapes import Ticked
from feldherr.server.api.rules import settled
from feldherr.server.api.schemas import Position, SomeOptions
from feldherr.server.api.shapes import Header, Shape, TableId, TablesAnswer
from feldherr.server.live.hub import Hub
from feldherr.server.live.views import header, listed
from feldherr.server.model import Person, Table
from feldherr.server.play import sandboxes as playing
from feldherr.server.play.puzzles import Puzzler
from feldherr.server.store import schema, table_rows
from feldherr.server.tables import sandboxes
from feldherr.server.work import jobs

router = APIRouter(tags=["sandboxes"], responses=ERRORS)
GameName = Annotated[str, Field(min_length=1, max_length=32)]
PositionId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16}$")]
EditText = Annotated[str, Field(min_length=1, max_length=LONGEST, pattern=r"^[ -~]+$")]


class FromNew(Shape):
    """The beginning of a game."""

    kind: Literal["new"]
    game: GameName
    players: Annotated[int, Field(ge=1, le=16, strict=True)]
    options: SomeOptions = {}


class FromFigure(Shape):
    """A picture of the rulebook, by the rules of a preset or of these options."""

    kind: Literal["figure"]
    game: GameName
    figure: Annotated[str, Field(min_length=1, max_length=32)]
    options: SomeOptions = {}


class FromGame(Shape):
    """A finished game that the person may see, after so many moves."""

    kind: Literal["table"]
    table: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
    at: Annotated[int, Field(ge=0, le=100_000)]


class FromPosition(Shape):
    """A position that was shared by link."""

    kind: Literal["position"]
    position: PositionId


class FromLesson(Shape):
    """A lesson, as it is when a step is reached."""

    kind: Literal["lesson"]
    lesson: Annotated[str, Field(pattern=r"^[a-z0-9_-]{1,32}$")]
    step: Annotated[int, Field(ge=1, le=1000)] = 1


class FromPuzzle(Shape):
    """The position of the day of a game, when the person has answered it."""

    kind: Literal["puzzle"]
    game: GameName


class FromRecord(Shape):
    """The position at which a record ends: a program may have written it."""

    kind: Literal["record"]
    record: dict[str, Any]


At = FromFigure | FromGame | FromPosition | FromLesson | FromRecord
Source = Annotated[FromNew | FromPuzzle | At, Field(discriminator="kind")]


class Opening(Shape):
    source: Source


class Editing(Shape):
    edits: Annotated[list[EditText], Field(min_length=1, max_length=MOST_EDITS)]
    """One after the other, all or none: `county boehmen owner=1 armies=3`."""


class WholePosition(Shape):
    view: Position
    """With nothing hidden."""


class Shared(Shape):
    id: str
    """`/sandbox/{id}` opens a copy for whoever goes there."""


@router.get("/sandboxes", response_model=TablesAnswer)
async def get_sandboxes(hub: TheHub, me: Me) -> Json:
    """The person's own sandboxes, the one used last first."""
    tables = schema.tables.c
    own = and_(tables.creator == me.id, tables.sandbox)
    found = await hub.database.read(lambda c: table_rows.find(c, own, hub.settings.sandboxes_per_person))
    return Json({"tables": [listed(hub, table, me) for table in found]})


@router.post("/sandboxes", status_code=201, response_model=Header)
async def post_sandbox(hub: TheHub, me: Me, request: Request, body: Opening) -> Json:
    """A table at which one person plays all seats: private, without clocks, and counted nowhere."""
    request.app.state.limits.tables.require(me.id)
    source = body.source
    if isinstance(source, FromPuzzle):
        puzzler: Puzzler = request.app.state.puzzler
        branch, known = await puzzler.branch(source.game, me)
        table = await sandboxes.open_branch(hub, me, branch, {"source": "puzzle", "id": known})
    else:
        table = await _opened(hub, me, source)
    return Json(header(hub, table, me), 201)


async def _opened(hub: Hub, me: Person, source: FromNew | At) -> Table:
    if isinstance(source, FromNew):
        return await sandboxes.open_new(hub, me, source.game, source.players, source.options)
    branch, origin = await _branch(hub, me, source)
    return await sandboxes.open_branch(hub, me, branch, origin)


async def _branch(hub: Hub, me: Person, source: At) -> tuple[jobs.Branch, dict[str, Any]]:
    if isinstance(source, FromFigure):
        options = settled(source.game, None, source.options)
        choice_of("figure", source.figure, figures.names(source.game))
        branch = await hub.work.pictures.do(partial(jobs.branch_of_figure, options, source.figure))
        return branch, {"source": "figure", "id": source.figure}
    if isinstance(source, FromGame):
        standing = await look(hub, source.table, me, None)
        branch = await sandboxes.branch_of_game(hub, standing, source.at)
        return branch, {"table": source.table, "move": source.at}
    if isinstance(source, FromPosition):
        branch = await sandboxes.branch_of_position(hub, source.position)
        return branch, {"source": "position", "id": source.position}
    if isinstance(source, FromLesson):
        branch = await hub.work.long.do(partial(jobs.branch_of_lesson, source.lesson, source.step))
        return branch, {"source": "lesson", "id": source.lesson}
    branch = await hub.work.long.do(partial(jobs.branch_of_record, source.record))
    return branch, {"source": "record"}


async def _own(hub: Hub, me: Person, table_id: str) -> Any:
    standing = await look(hub, table_id, me, None)
    playing.require_maker(standing.table, me)
    return standing


@router.get("/sandboxes/{table_id}/position", response_model=WholePosition)
async def get_position(hub: TheHub, me: Me, table_id: TableId) -> Json:
    """The whole position of an own sandbox: what its maker may edit."""
    standing = await _own(hub, me, table_id)
    return Json({"view": standing.game.view("all")})


@router.post("/sandboxes/{table_id}/edits", response_model=Ticked)
async def post_edits(hub: TheHub, me: Me, table_id: TableId, body: Editing) -> Json:
    """Changes the position by hand. What cannot be is refused with a sentence that says why, and nothing changes."""
    await look(hub, table_id, me, None)
    standing = await playing.edit(hub, table_id, me, body.edits)
    return Json({"tick": standing.table.tick, "question": str(standing.table.question)})


@router.post("/sandboxes/{table_id}/share", response_model=Shared)
async def post_share(hub: TheHub, me: Me, request: Request, table_id: TableId) -> Json:
    """Keeps the present position under an id that does not change."""
    standing = await _own(hub, me, table_id)
    request.app.state.limits.tables.require(me.id)
    return Json({"id": await sandboxes.share(hub, standing)})
