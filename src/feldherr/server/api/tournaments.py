"""Tournaments: opening, entering and leaving them, and how they stand."""

import secrets
from time import time
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Request
from pydantic import Field
from sqlalchemy import Connection

import feldherr
from feldherr.server.accounts.sessions import Anyone, Me, TheHub
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.schemas import Options, SomeOptions
from feldherr.server.api.shapes import DaysPace, LivePace, Name, Shape
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.model import Person, Table
from feldherr.server.standing.ratings import shown
from feldherr.server.store import rating_rows, schema, table_rows, tournament_rows, vacation_rows
from feldherr.server.store.tournament_rows import CANCELLED, OPEN, OVER, RUNNING, Drawn, Entry, Tournament
from feldherr.server.tables.lifecycle import REFUSED_OPTIONS
from feldherr.server.tournaments import steps
from feldherr.server.tournaments.standings import Line, Result

router = APIRouter(prefix="/tournaments", tags=["tournaments"], responses=ERRORS)
LISTED: Final = 50
QUOTA: Final = 3
"""Tournaments of one person that are not over."""
TournamentId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
ClockPace = Annotated[LivePace | DaysPace, Field(discriminator="kind")]
Kind = Literal["swiss", "groups"]


class NewTournament(Shape):
    name: Name
    game: Annotated[str, Field(min_length=1, max_length=32)]
    options: SomeOptions = {}
    pace: ClockPace
    kind: Kind = "swiss"
    """Swiss: neighbours in the standings meet. Groups: the same people meet in all rounds but the last, which is a
    final of the best."""
    size: Annotated[int, Field(ge=3, le=6, strict=True)] = 4
    """Players at a table, at most."""
    rounds: Annotated[int, Field(ge=1, le=9, strict=True)] = 4
    places: Annotated[int, Field(ge=3, le=64, strict=True)] = 16
    """How many may enter; it begins by itself when all places are taken, or before when its maker says so."""
    rated: bool = True


class TournamentOut(Shape):
    id: str
    name: str
    game: str
    options: Options
    pace: ClockPace
    kind: Kind
    size: int
    rounds: int
    places: int
    rated: bool
    status: Literal["open", "running", "over", "cancelled"]
    round: int
    entered: int
    created: float


class TournamentsAnswer(Shape):
    tournaments: list[TournamentOut]


class StandingOut(Shape):
    rank: int
    entry: int
    person: str | None
    name: str
    present: bool
    """Whether they take part in the next round."""
    points: float
    places: list[int | None]
    """By round played; null where they did not play to the end."""
    met: float
    """The points of all they met, for each meeting: the first tie-break."""
    wins: int
    """Tables won: the second."""
    final: int | None
    """The place in the final."""
    rating: int | None


class DrawnSeat(Shape):
    entry: int | None
    """Null for a bot."""
    name: str
    come: bool
    """Whether somebody has taken the seat."""
    place: int | None
    points: float | None


class DrawnTable(Shape):
    number: int
    table: str
    status: Literal["open", "running", "paused", "over"]
    seats: list[DrawnSeat]


class RoundOut(Shape):
    round: int
    final: bool
    tables: list[DrawnTable]


class TournamentPage(TournamentOut):
    creator: str | None
    """The name of whoever made it."""
    own: bool
    """Whether the person made it."""
    entry: int | None
    """Of the person who asks."""
    table: str | None
    """Where the person who asks is to play now."""
    comes_by: float | None
    """Until when everybody must have come to their table, or whoever asks, if they take part; then bots play for those
    who are missing."""
    ended: Literal["played", "early", "unplayed"] | None
    """Of a tournament that is over, whether all its rounds were played, some tables, or none."""
    standings: list[StandingOut]
    drawn: list[RoundOut]
    """The latest first."""


def tournament_json(tournament: Tournament, entered: int) -> dict[str, Any]:
    names = ("id", "name", "game", "options", "pace", "kind", "size", "rounds", "places", "rated", "status", "round")
    told = {name: getattr(tournament, name) for name in names}
    return {**told, "entered": entered, "created": tournament.created}


@router.get("", response_model=TournamentsAnswer)
async def get_tournaments(hub: TheHub, person: Anyone, mine: bool = False) -> Json:
    """Tournaments, the latest first; or those that the person made or entered."""
    if mine and person is None:
        raise Refused(401, "who_are_you")
    shown = schema.tournaments.c.status != CANCELLED
    where = shown & tournament_rows.of_person(person.id) if mine and person else shown
    found = await hub.database.read(lambda c: tournament_rows.find(c, where, LISTED))
    return Json({"tournaments": [tournament_json(each, entered) for each, entered in found]})


@router.post("", status_code=201, response_model=TournamentPage)
async def post_tournament(hub: TheHub, me: Me, request: Request, body: NewTournament) -> Json:
    """A new tournament, which others may enter."""
    if me.guest:
        raise Refused(403, "account_needed")
    options = _settled(body)
    request.app.state.limits.tables.require(me.id)
    now = time()
    made = Tournament(
        id=secrets.token_urlsafe(10),
        creator=me.id,
        created=now,
        updated=now,
        **{**body.model_dump(), "options": options},
    )

    def create(connection: Connection) -> None:
        if tournament_rows.unfinished_of(connection, me.id) >= QUOTA:
            raise Refused(409, "too_many_tournaments", most=QUOTA)
        tournament_rows.create(connection, made)

    await hub.database.write(me.id, create)
    return Json(await _page(hub, made.id, me), 201)


def _settled(body: NewTournament) -> dict[str, Any]:
    """The options, good for every size of table that may come of it."""
    rulebook = feldherr.rulebook(body.game)
    if body.size not in rulebook.seats:
        seats = rulebook.seats
        raise Refused(422, "bad_table_size", least=seats[0], most=seats[-1], given=body.size)
    if body.kind == steps.GROUPS and body.rounds < 2:
        raise Refused(422, "groups_need_rounds")
    if body.places < body.size:
        raise Refused(422, "too_few_places", size=body.size, places=body.places)
    for players in range(rulebook.seats[0], body.size + 1):
        settled = rulebook.read_options(players, body.options)
        for option, value in REFUSED_OPTIONS.items():
            if settled.get(option) == value:
                raise Refused(422, "option_refused", option=option, value=value)
    return dict(settled)


@router.get("/{tournament_id}", response_model=TournamentPage)
async def get_tournament(hub: TheHub, person: Anyone, tournament_id: TournamentId) -> Json:
    return Json(await _page(hub, tournament_id, person))


@router.post("/{tournament_id}/enter", response_model=TournamentPage)
async def post_enter(hub: TheHub, me: Me, request: Request, tournament_id: TournamentId) -> Json:
    """Enters before the first round; later, who has left comes back for the next one."""
    if me.guest:
        raise Refused(403, "account_needed")
    await hub.database.write_alone(lambda c: _enter(c, tournament_id, me))
    return await _after(hub, request, tournament_id, me)


def _enter(connection: Connection, tournament_id: str, me: Person) -> None:
    tournament = _locked(connection, tournament_id)
    entries = tournament_rows.entrants(connection, tournament_id)
    own = next((entry for entry in entries if entry.person_id == me.id), None)
    if own is not None and tournament.status in (OPEN, RUNNING):
        tournament_rows.set_present(connection, tournament_id, own.entry, True)
        return
    if tournament.status != OPEN:
        raise Refused(409, "tournament_not_open")
    if len(entries) >= tournament.places:
        raise Refused(409, "tournament_full")
    number = max((entry.entry for entry in entries), default=0) + 1
    tournament_rows.enter(connection, tournament_id, Entry(number, me.id, me.name, True))
    begins = len(entries) + 1 == tournament.places
    tournament_rows.change(connection, tournament_id, **({"status": RUNNING} if begins else {}))


@router.post("/{tournament_id}/leave", response_model=TournamentPage)
async def post_leave_tournament(hub: TheHub, me: Me, request: Request, tournament_id: TournamentId) -> Json:
    """Leaves: before the first round as if never entered, later from the next round on."""
    await hub.database.write_alone(lambda c: _leave(c, tournament_id, me))
    return await _after(hub, request, tournament_id, me)


def _leave(connection: Connection, tournament_id: str, me: Person) -> None:
    tournament = _locked(connection, tournament_id)
    entries = tournament_rows.entrants(connection, tournament_id)
    own = next((entry for entry in entries if entry.person_id == me.id), None)
    if own is None:
        raise Refused(409, "not_entered")
    if tournament.status == OPEN:
        tournament_rows.withdraw(connection, tournament_id, own.entry)
    elif tournament.status == RUNNING:
        tournament_rows.set_present(connection, tournament_id, own.entry, False)
    else:
        raise Refused(409, "tournament_not_open")


@router.post("/{tournament_id}/start", response_model=TournamentPage)
async def post_start_tournament(hub: TheHub, me: Me, request: Request, tournament_id: TournamentId) -> Json:
    """Its maker begins it with those who have entered."""
    await hub.database.write_alone(lambda c: _begin(c, tournament_id, me))
    return await _after(hub, request, tournament_id, me)


def _begin(connection: Connection, tournament_id: str, me: Person) -> None:
    tournament = _own(connection, tournament_id, me)
    if tournament.status != OPEN:
        raise Refused(409, "tournament_not_open")
    entered = len(tournament_rows.entrants(connection, tournament_id))
    if entered < tournament.size:
        raise Refused(409, "too_few_entered", needed=tournament.size, entered=entered)
    tournament_rows.change(connection, tournament_id, status=RUNNING)


@router.post("/{tournament_id}/cancel", response_model=TournamentPage)
async def post_cancel(hub: TheHub, me: Me, request: Request, tournament_id: TournamentId) -> Json:
    """Its maker gives it up before the first round, or ends it as it stands: tables at which somebody plays go on, and
    count no more."""

    def cancel(connection: Connection) -> None:
        tournament = _own(connection, tournament_id, me)
        if tournament.status not in (OPEN, RUNNING):
            raise Refused(409, "tournament_over")
        ended = CANCELLED if tournament.status == OPEN else OVER
        tournament_rows.change(connection, tournament_id, status=ended)

    await hub.database.write_alone(cancel)
    await request.app.state.director.clear(tournament_id)
    return await _after(hub, request, tournament_id, me)


def _locked(connection: Connection, tournament_id: str) -> Tournament:
    tournament = tournament_rows.lock(connection, tournament_id)
    if tournament is None:
        raise Refused(404, "no_such_tournament")
    return tournament


def _own(connection: Connection, tournament_id: str, me: Person) -> Tournament:
    tournament = _locked(connection, tournament_id)
    if tournament.creator != me.id:
        raise Refused(403, "creator_only")
    return tournament


async def _after(hub: Hub, request: Request, tournament_id: str, me: Person) -> Json:
    await request.app.state.director.look(tournament_id)
    return Json(await _page(hub, tournament_id, me))


# -- the page ---------------------------------------------------------------------------------------------------------


async def _page(hub: Hub, tournament_id: str, person: Person | None) -> dict[str, Any]:
    told = await hub.database.read(lambda c: _told(c, tournament_id, person.id if person else None, hub.clock.ahead))
    if told is None:
        raise Refused(404, "no_such_tournament")
    return told


def _told(connection: Connection, tournament_id: str, me: str | None, ahead: float) -> dict[str, Any] | None:
    tournament = tournament_rows.get(connection, tournament_id)
    if tournament is None:
        return None
    entries = tournament_rows.entrants(connection, tournament_id)
    drawn = tournament_rows.tables(connection, tournament_id)
    known = {entry.entry: entry for entry in entries}
    own = next((entry.entry for entry in entries if me and entry.person_id == me), None)
    found = table_rows.find(connection, schema.tables.c.id.in_([d.table_id for d in drawn]), max(1, len(drawn)))
    tables = {table.id: table for table in found}
    people = [entry.person_id for entry in entries if entry.person_id]
    ratings = rating_rows.of_people(connection, people, tournament.game, tournament.pace["kind"])
    waits = tournament.status == RUNNING and any(tables[d.table_id].status == "open" for d in drawn)
    planned = vacation_rows.of_person(connection, me) if me and own is not None else []
    maker = connection.execute(
        schema.people.select().with_only_columns(schema.people.c.name).where(schema.people.c.id == tournament.creator)
    ).scalar()
    results = dict(zip([d.table_id for d in drawn], steps.results_of(drawn), strict=True))
    rounds = sorted({d.round for d in drawn}, reverse=True)
    return {
        **tournament_json(tournament, len(entries)),
        "creator": maker,
        "own": me is not None and tournament.creator == me,
        "entry": own,
        "table": next((d.table_id for d in drawn if own in d.seating and own and d.result is None), None),
        "comes_by": steps.comes_by(tournament, planned, ahead) + ahead if waits else None,
        "ended": steps.how_ended(tournament, drawn),
        "standings": [
            _line(line, known[line.entry], ratings.get(known[line.entry].person_id or ""))
            for line in steps.lines_of(tournament, entries, drawn)
        ],
        "drawn": [
            {
                "round": number,
                "final": number == steps.final_of(tournament),
                "tables": [
                    _table(d, tables[d.table_id], results[d.table_id], known) for d in drawn if d.round == number
                ],
            }
            for number in rounds
        ],
    }


def _line(line: Line, entry: Entry, rating: rating_rows.Rating | None) -> dict[str, Any]:
    return {
        "rank": line.rank,
        "entry": entry.entry,
        "person": entry.person_id,
        "name": entry.name,
        "present": entry.present,
        "points": float(line.points),
        "places": line.places,
        "met": float(line.strength),
        "wins": line.wins,
        "final": line.final,
        "rating": shown(rating.mu, rating.sigma)[0] if rating else None,
    }


def _table(drawn: Drawn, table: Table, result: Result, known: dict[int, Entry]) -> dict[str, Any]:
    over = drawn.result is not None
    seats = [
        {
            "entry": entry,
            "name": (table.seats[seat].name or "") if entry is None else known[entry].name,
            "come": table.seats[seat].kind != "open",
            "place": result.place(seat) if over else None,
            "points": float(result.points(seat)) if over and entry is not None else None,
        }
        for seat, entry in enumerate(drawn.seating)
    ]
    return {"number": drawn.number, "table": table.id, "status": table.status, "seats": seats}
