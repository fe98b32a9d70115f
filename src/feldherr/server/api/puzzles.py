"""Positions of the day: one for each game, the same for everybody, answered once by each person."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic import Field

from feldherr.server.accounts.sessions import Anyone, Me
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.schemas import Options, View
from feldherr.server.api.shapes import Sentences, Shape
from feldherr.server.play.puzzles import Puzzler

router = APIRouter(tags=["puzzles"], responses=ERRORS)
GameName = Annotated[str, Path(min_length=1, max_length=32)]


class AnswerOut(Shape):
    sentence: Sentences
    places: list[str]
    """On the map."""


class BecauseOut(Shape):
    code: str
    facts: dict[str, Any]
    sentence: Sentences


class FoundOut(Shape):
    best: int
    """The number of the answer that came out best."""
    chance: float
    """To win with it, as far as the seat can know."""
    games: int
    """Imagined for every answer."""
    by: list[float]
    """By how much each answer changes that chance."""
    errors: list[float]
    """The standard errors of these."""
    counts: list[int]
    """How many people gave each answer today."""
    why: list[BecauseOut]


class PuzzleOut(Shape):
    day: str
    id: str
    game: str
    version: int
    players: int
    options: Options
    seat: int
    """Through whose eyes it is seen, and who is asked."""
    seats: list[Sentences]
    """What the seats are called."""
    kind: str
    """The kind of decision."""
    box: str
    """Of a plan, the box that is in question."""
    given: Sentences | None
    """Of a plan, what is laid already."""
    view: View
    answers: list[AnswerOut]
    mine: int | None
    """The number of the person's own answer."""
    found: FoundOut | None
    """When the person has answered."""


class Answer(Shape):
    puzzle: Annotated[str, Field(pattern=r"^[0-9a-f]{1,32}$")]
    """Its id: an answer to yesterday's is refused."""
    answer: Annotated[int, Field(ge=0, le=99, strict=True)]


@router.get("/puzzles/{game}", response_model=PuzzleOut)
async def get_puzzle(request: Request, person: Anyone, game: GameName) -> Json:
    """Today's position of a game, and what was found, once the person has answered. A day begins at 0:00 UTC."""
    puzzler: Puzzler = request.app.state.puzzler
    return Json(await puzzler.find(game, person))


@router.post("/puzzles/{game}/answer", response_model=PuzzleOut)
async def post_puzzle_answer(request: Request, me: Me, game: GameName, body: Answer) -> Json:
    """Answers today's position. The first answer stands."""
    puzzler: Puzzler = request.app.state.puzzler
    return Json(await puzzler.answer(game, me, body.puzzle, body.answer))
