"""Ratings: the leaderboard, and how the rating of a player went."""

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query
from pydantic import Field
from sqlalchemy import Connection

import feldherr
from feldherr import bots
from feldherr.server.accounts.sessions import Anyone, TheHub
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.shapes import Shape
from feldherr.server.api.statistics import PersonId
from feldherr.server.errors import Refused
from feldherr.server.model import Person
from feldherr.server.standing.ratings import PACES, of_bot, shown
from feldherr.server.store import people_rows, rating_rows, tally_rows, tie_rows
from feldherr.server.store.rating_rows import Rating, is_settled

router = APIRouter(tags=["ratings"], responses=ERRORS)
LISTED: Final = 50
FORM: Final = 10
COURSE: Final = 200
RIVALS: Final = 8
Pace = Literal["live", "days"]
Place = Annotated[list[int], Field(min_length=2, max_length=2)]
"""A place, and the number of seats."""


class RatingOut(Shape):
    rating: int
    give_or_take: int
    mu: float
    sigma: float
    games: int
    settled: bool
    """Provisional until enough games against enough people have told how strong somebody is."""


class LeaderOut(RatingOut):
    rank: int | None
    """Among those whose rating is settled."""
    person: str | None
    name: str | None
    level: str | None
    """Of a bot: a yardstick that never moves."""
    own: bool
    form: list[Place]
    """Places in the last games, the latest last."""
    region: str | None
    """Where they held most."""


class Leaderboard(Shape):
    game: str
    pace: Pace
    players: list[LeaderOut]
    """In the order of ratings, bots among them; and in any case whoever asks."""
    total: int
    """How many people have a rating."""


class RatedGame(Shape):
    at: float
    place: int
    players: int
    rating: int
    give_or_take: int
    table: str | None
    """Null for tables that are by invitation only."""


class RatingCourse(RatingOut):
    game: str
    pace: Pace
    abandoned: int
    """Rated games that a bot finished for them."""
    rank: int | None
    course: list[RatedGame]
    """The latest last."""


class Rival(Shape):
    person: str
    name: str
    games: int
    ahead: float
    """In how many of these the player finished ahead; ties count half."""


class PersonRatings(Shape):
    ratings: list[RatingCourse]
    rivals: list[Rival]
    """Whom they met most often in rated games."""


def rating_json(rating: Rating, bot: bool = False) -> dict[str, Any]:
    told, give_or_take = shown(rating.mu, rating.sigma)
    return {
        "rating": told,
        "give_or_take": give_or_take,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "games": rating.games,
        "settled": bot or is_settled(rating),
    }


@router.get("/ratings/{game}/{pace}", response_model=Leaderboard)
async def get_leaderboard(
    hub: TheHub,
    viewer: Anyone,
    game: str,
    pace: Pace,
    friends: Annotated[bool, Query(description="Only those whom the person follows.")] = False,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Json:
    """Players by their rating, 50 at a time, with the bots between which they stand."""
    if game not in feldherr.GAMES:
        raise Refused(404, "no_such_game", game=game[:40], games=list(feldherr.GAMES))
    return Json(await hub.database.read(lambda c: _leaderboard(c, viewer, game, pace, friends, start)))


def _leaderboard(
    connection: Connection, viewer: Person | None, game: str, pace: str, friends: bool, start: int
) -> dict[str, Any]:
    me = viewer.id if viewer else None
    among = tie_rows.friends(connection, me) | {me} if friends and me else None
    ranked = rating_rows.leaders(connection, game, pace, among)
    listed = ranked[start : start + LISTED]
    own = [(rank, each) for rank, each in ranked if each[0] == me]
    shown_people = listed if not own or own[0] in listed else [*listed, *own]
    ids = [person for _, (person, _, _) in shown_people]
    form = rating_rows.last_places(connection, ids, game, pace, FORM)
    regions = tally_rows.strongest(connection, ids, game)
    people = [
        {
            **rating_json(rating),
            **{"rank": rank, "person": person, "name": name, "level": None, "own": person == me},
            **{"form": form.get(person, []), "region": regions.get(person)},
        }
        for rank, (person, name, rating) in shown_people
    ]
    yardsticks = [] if friends or start else _yardsticks(game)
    settled = sorted([each for each in people if each["settled"]] + yardsticks, key=lambda each: -each["mu"])
    players = [*settled, *(each for each in people if not each["settled"])]
    return {"game": game, "pace": pace, "players": players, "total": len(ranked)}


def _yardsticks(game: str) -> list[dict[str, Any]]:
    nobody: dict[str, Any] = {"rank": None, "person": None, "name": None, "own": False, "form": [], "region": None}
    measured = [(level, of_bot(game, level)) for level in bots.LEVELS]
    return [{**nobody, **rating_json(rating, True), "level": level} for level, rating in measured if rating]


@router.get("/people/{person_id}/ratings", response_model=PersonRatings)
async def get_person_ratings(hub: TheHub, viewer: Anyone, person_id: PersonId) -> Json:
    """The ratings of a player with an account, and how they went."""
    found = await hub.database.read(lambda c: _of_person(c, person_id, viewer))
    if found is None:
        raise Refused(404, "no_such_player")
    return Json(found)


def _of_person(connection: Connection, person_id: str, viewer: Person | None) -> dict[str, Any] | None:
    person = people_rows.get(connection, person_id)
    if person is None or person.guest:
        return None
    own = viewer is not None and viewer.id == person_id
    ratings = [each for each in rating_rows.of_person(connection, person_id) if each["pace"] in PACES]
    return {
        "ratings": [_course(connection, person_id, own, **each) for each in ratings],
        "rivals": rating_rows.rivals(connection, person_id, RIVALS),
    }


def _course(connection: Connection, person_id: str, own: bool, game: str, pace: str, rating: Rating) -> dict[str, Any]:
    rank = rating_rows.rank_of(connection, person_id, game, pace)
    course = [
        {
            **{"at": each["at"], "place": each["place"], "players": each["players"]},
            **dict(zip(("rating", "give_or_take"), shown(each["mu"], each["sigma"]), strict=True)),
            "table": each["id"] if each["public"] or own else None,
        }
        for each in rating_rows.course(connection, person_id, game, pace, COURSE)
    ]
    told = {"game": game, "pace": pace, "abandoned": rating.abandoned, "rank": rank, "course": course}
    return {**rating_json(rating), **told}
