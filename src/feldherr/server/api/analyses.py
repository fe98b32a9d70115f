"""Analyses of finished games."""

from typing import Any, Literal

from fastapi import APIRouter, Request

from feldherr.server.accounts.sessions import Anyone, Me, TheHub
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.play import look
from feldherr.server.api.shapes import SeatNumber, Shape, TableId, TheCode
from feldherr.server.play.analyses import Analysts

router = APIRouter(tags=["analyses"], responses=ERRORS)


class PointOut(Shape):
    moves: int
    """After so many moves of the record."""
    part: dict[str, Any]
    """The season or turn."""
    luck: str | None
    """The kind of luck, if it was luck."""
    kind: str
    """The kind of decision, if it was one."""
    seats: list[int]
    """Who decided."""
    chances: list[float]
    """To win, by seat."""
    errors: list[float]
    """Their standard errors."""


class SumOut(Shape):
    what: str
    by: float
    """By how much it changed the seat's chance to win, all in all."""
    number: int


class ToldMove(Shape):
    text: str
    """Of a plan, only the boxes that matter most of those that differ."""
    more: int
    """How many more boxes differ."""
    places: list[str]
    sentence: dict[str, str]


class WhyOut(Shape):
    code: str
    facts: dict[str, Any]
    sentence: dict[str, str]


class JudgedOut(Shape):
    moment: int
    """Which of the points followed from it."""
    moves: int
    """It was decided after so many moves: a sandbox can begin there."""
    part: dict[str, Any]
    kind: str
    own: str
    better: str
    """What the level of the analysis would have played, knowing what the seat knew."""
    chance: float
    cost: float
    """By how much `better` would have raised the chance to win; negative, where the seat did better."""
    error: float
    """The standard error of the cost."""
    games: int
    told: ToldMove
    told_better: ToldMove
    why: list[WhyOut]


class Analysed(Shape):
    form: int
    game: str
    seat: int
    level: str
    games: int
    """Imagined from every point."""
    start: float
    end: float
    outlook: float
    """What looking a season or turn further ahead changed. With it, fortune and decisions add up to the end."""
    points: list[PointOut]
    fortune: list[SumOut]
    decisions: list[SumOut]
    costly: list[JudgedOut]
    good: list[JudgedOut]


class AnalysisOut(Shape):
    status: Literal["none", "running", "done"]
    progress: float
    analysis: Analysed | None


class Analysing(Shape):
    seat: SeatNumber


@router.get("/tables/{table_id}/analysis", response_model=AnalysisOut)
async def get_analysis(
    hub: TheHub, request: Request, person: Anyone, table_id: TableId, seat: SeatNumber, code: TheCode = None
) -> Json:
    """The analysis of a finished game for one of its seats, or how far it is made."""
    table = (await look(hub, table_id, person, code)).table
    analysts: Analysts = request.app.state.analysts
    return Json(await analysts.find(table, seat))


@router.post("/tables/{table_id}/analysis", response_model=AnalysisOut)
async def post_analysis(
    hub: TheHub, request: Request, me: Me, table_id: TableId, body: Analysing, code: TheCode = None
) -> Json:
    """Has a finished game analysed for one of its seats. It takes about a minute; asking again tells how far it is."""
    standing = await look(hub, table_id, me, code)
    analysts: Analysts = request.app.state.analysts
    return Json(await analysts.ask(standing, me, body.seat))
