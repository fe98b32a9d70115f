"""Statistics of a player and of the server: sums that grew with every game, never made on request."""

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path
from pydantic import Field
from sqlalchemy import Connection, and_, select

import feldherr
from feldherr.server.accounts.sessions import Anyone, TheHub
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.shapes import Header, Shape
from feldherr.server.errors import Refused
from feldherr.server.history.summary import BOUNDS
from feldherr.server.live.views import header
from feldherr.server.model import OVER, Person
from feldherr.server.statistics.figures import AMONG_PEOPLE
from feldherr.server.store import people_rows, schema, table_rows, tally_rows
from feldherr.server.store.tally_rows import BOT, PERSON, SERVER, Sums

router = APIRouter(tags=["statistics"], responses=ERRORS)
LEADERS: Final = 20
RECENT: Final = 20
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class SumsOut(Shape):
    game: str
    company: Literal["people", "bots"]
    """Whether other people sat at the table, or bots alone."""
    public: bool
    """At tables that everybody may see; the others are for the person alone."""
    figures: dict[str, float]
    """games, wins (shared ones in part), wins_expected, points, place, battles, battles_won, battles_expected, tower:
    sums over all games."""
    places: dict[str, float]
    """How often a county of which region was held, or a country had influence, when a season or turn began."""
    times: list[float]
    """How many decisions took under 5, 15, 30, 60, 180, 600, 3600, 21600, 86400 seconds, and longer."""


class PersonNamed(Shape):
    id: str
    name: str


class PersonStatistics(Shape):
    person: PersonNamed
    own: bool
    since: float
    sums: list[SumsOut]
    recent: list[Header]


class BotSums(SumsOut):
    level: str


class ServerSums(SumsOut):
    players: dict[str, float]
    """Games by the number of seats."""
    seats: list[Annotated[list[float], Field(min_length=2, max_length=2)]]
    """By seat: games, and wins."""


class Leader(Shape):
    person: str
    name: str
    wins: float
    games: float


class GameStatistics(Shape):
    game: str
    sums: list[ServerSums]
    bots: list[BotSums]
    leaders: list[Leader]


class ServerStatistics(Shape):
    games: list[GameStatistics]


@router.get("/people/{person_id}/statistics", response_model=PersonStatistics)
async def get_person(hub: TheHub, viewer: Anyone, person_id: PersonId) -> Json:
    """How a player with an account has played: for all, the games at public tables; for themselves, the others too."""
    found = await hub.database.read(lambda c: _person(c, person_id, viewer))
    if found is None:
        raise Refused(404, "no_such_player")
    person, since, sums, recent = found
    own = viewer is not None and viewer.id == person.id
    answer = {
        "person": {"id": person.id, "name": person.name},
        "own": own,
        "since": since,
        "sums": [_sums_json(each) for each in sums],
        "recent": [header(hub, table, viewer) for table in recent],
    }
    return Json(answer)


def _person(connection: Connection, person_id: str, viewer: Person | None) -> tuple[Any, ...] | None:
    person = people_rows.get(connection, person_id)
    if person is None or person.guest:
        return None
    own = viewer is not None and viewer.id == person.id
    people, tallies, tables, seats = schema.people.c, schema.tallies.c, schema.tables.c, schema.seats.c
    since = connection.execute(select(people.created).where(people.id == person_id)).scalar()
    mine = and_(tallies.kind == PERSON, tallies.subject == person_id)
    at_table = tables.id.in_(select(seats.table_id).where(seats.person_id == person_id))
    over = and_(at_table, tables.status == OVER, ~tables.sandbox)
    sums = tally_rows.sums(connection, mine if own else and_(mine, tallies.public))
    recent = table_rows.find(connection, over if own else and_(over, tables.public), RECENT, (tables.ended_at,))
    return person, since, sums, recent


@router.get("/statistics", response_model=ServerStatistics)
async def get_server(hub: TheHub, _: Anyone) -> Json:
    """All games at public tables of this server; bots apart."""
    return Json({"games": await hub.database.read(lambda c: [_game(c, game) for game in feldherr.GAMES])})


def _game(connection: Connection, game: str) -> dict[str, Any]:
    tallies = schema.tallies.c
    public = and_(tallies.public, tallies.game == game)
    server = tally_rows.sums(connection, and_(public, tallies.kind == SERVER))
    bots = tally_rows.sums(connection, and_(public, tallies.kind == BOT))
    return {
        "game": game,
        "sums": [{**_sums_json(each), "players": _group(each, "players"), "seats": _seats(each)} for each in server],
        "bots": [{**_sums_json(each), "level": each.subject} for each in bots],
        "leaders": tally_rows.leaders(connection, game, AMONG_PEOPLE, LEADERS),
    }


def _sums_json(sums: Sums) -> dict[str, Any]:
    times = _group(sums, "time")
    return {
        "game": sums.game,
        "company": sums.company,
        "public": sums.public,
        "figures": {name: value for name, value in sums.figures.items() if ":" not in name},
        "places": _group(sums, "in"),
        "times": [times.get(str(i), 0) for i in range(len(BOUNDS) + 1)],
    }


def _group(sums: Sums, name: str) -> dict[str, float]:
    """The figures that are told for each of several things."""
    return {
        figure.partition(":")[2]: value for figure, value in sums.figures.items() if figure.partition(":")[0] == name
    }


def _seats(sums: Sums) -> list[list[float]]:
    games, wins = _group(sums, "seat_games"), _group(sums, "seat_wins")
    return [[games[str(seat)], wins.get(str(seat), 0)] for seat in range(len(games))]
