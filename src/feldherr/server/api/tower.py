"""The tower's laboratory: chances, throws by the thousand, models compared, and the level of somebody's own tower."""

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import Field

from feldherr.server.accounts.sessions import Anyone, TheHub, address
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.shapes import Shape
from feldherr.server.model import Person
from feldherr.server.work import tower_jobs
from feldherr.wallenstein.laboratory import MOST_CUBES, MOST_THROWS, chances
from feldherr.wallenstein.names import COLOURS
from feldherr.wallenstein.tower import MOST_LEVEL, model_of
from feldherr.wallenstein.tower_log import MOST_CHARACTERS

router = APIRouter(tags=["tower"], responses=ERRORS)
Model = Literal["aged2", "classic", "aged"]
Level = Annotated[int, Field(ge=-MOST_LEVEL, le=MOST_LEVEL, strict=True)]
Numbers = Annotated[
    list[Annotated[int, Field(ge=0, le=MOST_CUBES, strict=True)]], Field(min_length=COLOURS, max_length=COLOURS)
]
"""By colour: the seats in order, and last the peasants."""
Ages = Annotated[list[Annotated[int, Field(ge=1, le=999, strict=True)]], Field(max_length=MOST_CUBES)]


class OwnLevels(Shape):
    """A tower of one's own, in thousandths of a logit above `aged2`."""

    stay: Level = 0
    loose: Level = 0


class Chances(Shape):
    falls: float
    """That a thrown cube falls through."""
    loose: list[float]
    """That one inside comes out, by the number of throws since it went in, from 1 on; the last counts for all older."""


class TrialIn(Shape):
    tower: Model = "aged2"
    own: OwnLevels | None = None
    thrown: Numbers
    inside: Annotated[list[Ages], Field(min_length=COLOURS, max_length=COLOURS)] = [[] for _ in range(COLOURS)]
    """By colour, the ages of the cubes that rest there."""
    times: Annotated[int, Field(ge=0, le=MOST_THROWS, strict=True)] = 1000
    seed: Annotated[int, Field(ge=0, lt=2**32, strict=True)] = 0


class Distribution(Shape):
    exact: list[float]
    """The chances that 0, 1, 2, ... fall."""
    counts: list[int]
    chi_square: float | None = None
    degrees: int | None = None
    p: float | None = None
    """The chance of a chi-square at least so large, if the throws follow the odds."""


class TrialOut(Shape):
    times: int
    mean: float
    sd: float
    found: float
    """How many fell on average."""
    colours: list[Distribution]
    all: Distribution


class CompareIn(Shape):
    own: OwnLevels | None = None
    pour: Annotated[int, Field(ge=1, le=MOST_CUBES)] = 38


class Compared(Shape):
    poured: float
    stock: list[float]
    """Cubes inside after the pour and after each throw of a usual game, on average."""
    mean: float
    sd: float
    more: float
    """Share of throws of which more came out than went in."""
    fewer: float
    falls: float
    loose: list[float]


class CompareOut(Shape):
    models: dict[str, Compared]


class FitIn(Shape):
    log: Annotated[str, Field(min_length=1, max_length=MOST_CHARACTERS)]


class FittedLevel(Shape):
    value: int
    low: int
    high: int


class FitOut(Shape):
    throws: int
    cubes: int
    stay: FittedLevel
    loose: FittedLevel
    gain: float
    few: bool
    """So few throws that little is known."""
    data: dict[str, OwnLevels]
    """As a table takes it, for its option `data`."""


@router.get("/tower/chances", response_model=Chances)
async def get_chances(
    _: Anyone,
    thrown: Annotated[int, Query(ge=1, le=99)],
    tower: Model = "aged2",
    inside: Annotated[int, Query(ge=0, le=999)] = 0,
    stay: Annotated[int, Query(ge=-MOST_LEVEL, le=MOST_LEVEL)] = 0,
    loose: Annotated[int, Query(ge=-MOST_LEVEL, le=MOST_LEVEL)] = 0,
) -> Json:
    """How likely cubes fall through or come loose, when so many are thrown onto so many inside."""
    return Json(chances(model_of(tower, (stay, loose)), thrown, inside))


@router.post("/tower/throws", response_model=TrialOut)
async def post_throws(hub: TheHub, person: Anyone, request: Request, trial: TrialIn) -> Json:
    """Throws the same cubes again and again, beside the exact odds."""
    _require_turn(request, person)
    levels = (trial.own.stay, trial.own.loose) if trial.own else (0, 0)
    tower = "aged2" if trial.own else trial.tower
    asked = partial(tower_jobs.experiment, tower, levels, trial.thrown, trial.inside, trial.times, trial.seed)
    return Json(await hub.work.pictures.do(asked))


@router.post("/tower/compare", response_model=CompareOut)
async def post_compare(hub: TheHub, person: Anyone, request: Request, wish: CompareIn) -> Json:
    """The models in usual games, beside one another and beside a tower of one's own."""
    _require_turn(request, person)
    levels = (wish.own.stay, wish.own.loose) if wish.own else None
    return Json({"models": await hub.work.pictures.do(partial(tower_jobs.compare, levels, wish.pour))})


@router.post("/tower/fit", response_model=FitOut)
async def post_fit(hub: TheHub, person: Anyone, request: Request, wish: FitIn) -> Json:
    """The level of somebody's own tower, from throws that they wrote down: `in 3 red 2 blue, out 2 red`."""
    _require_turn(request, person)
    found: dict[str, Any] = await hub.work.pictures.do(partial(tower_jobs.fitted, wish.log))
    return Json(found)


def _require_turn(request: Request, person: Person | None) -> None:
    """Costly for the server, so nobody asks too often."""
    request.app.state.limits.laboratory.require(person.id if person else f"@{address(request)}")
