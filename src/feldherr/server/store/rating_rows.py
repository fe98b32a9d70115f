"""Ratings of people, and the games they come from: who played, in which place, and what came of it."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, case, delete, func, insert, select, text, update

from feldherr.server.store import schema
from feldherr.server.store.table_rows import upsert

_LOCK: Final = 1618
"""One game is rated at a time: each starts from what the last one left."""


STRUCK: Final = "struck"
"""In place of the pace of a game that an operator has taken out of those that count."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is taken to be at a game and a pace, and how sure that is."""

    mu: float
    sigma: float
    games: int = 0
    opponents: int = 0
    """How many people they have met in these games."""
    abandoned: int = 0
    """Rated games that somebody else finished for them, or played too much of."""


SETTLED_SIGMA: Final = 7.0
SETTLED_OPPONENTS: Final = 3
"""Two who play each other alone are never told from two who are equally weak."""
_SETTLED: Final = and_(
    schema.ratings.c.sigma <= SETTLED_SIGMA, schema.ratings.c.opponents >= SETTLED_OPPONENTS, schema.ratings.c.games > 0
)


def is_settled(rating: Rating) -> bool:
    return rating.sigma <= SETTLED_SIGMA and rating.opponents >= SETTLED_OPPONENTS


@dataclass(frozen=True, slots=True)
class Played:
    """A seat of a rated game: a person who played it to the end, or gave it up (then without a place), or a bot."""

    seat: int
    person_id: str | None
    level: str | None
    place: int | None
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Game:
    """A game that counted, with its number in the order in which games were rated."""

    table_id: str
    number: int
    game: str
    pace: str
    at: float
    seats: tuple[Played, ...]
    ranking: list[list[int]]
    """Of the table: ties together, the best first."""


def lock(connection: Connection) -> None:
    """Until the transaction ends nobody else rates. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": _LOCK})


def accounts(connection: Connection, people: Iterable[str]) -> set[str]:
    """Those of some people who have an account; nobody of them can go until the transaction ends."""
    known = schema.people.c
    asked = select(known.id).where(known.id.in_(list(people)), known.account).with_for_update(read=True)
    return set(connection.execute(asked).scalars())


def is_rated(connection: Connection, table_id: str) -> bool:
    games = schema.rated_games.c
    return connection.execute(select(games.number).where(games.table_id == table_id)).first() is not None


def of_people(connection: Connection, people: Iterable[str], game: str, pace: str) -> dict[str, Rating]:
    ratings = schema.ratings.c
    where = and_(ratings.person_id.in_(list(people)), ratings.game == game, ratings.pace == pace)
    return {row.person_id: _rating(row) for row in connection.execute(select(schema.ratings).where(where))}


def _rating(row: Any) -> Rating:
    return Rating(row.mu, row.sigma, row.games, row.opponents, row.abandoned)


def put(connection: Connection, person_id: str, game: str, pace: str, rating: Rating) -> None:
    upsert(connection, schema.ratings, {"person_id": person_id, "game": game, "pace": pace, **asdict(rating)})


def add(connection: Connection, table_id: str, game: str, pace: str, at: float, played: Sequence[Played]) -> None:
    number = connection.execute(select(func.coalesce(func.max(schema.rated_games.c.number), 0))).scalar_one() + 1
    values = {"table_id": table_id, "number": number, "game": game, "pace": pace, "at": at}
    connection.execute(insert(schema.rated_games), values)
    connection.execute(insert(schema.rated_seats), [{"table_id": table_id, **asdict(seat)} for seat in played])


def games(connection: Connection, after: int = 0, limit: int = 500) -> list[Game]:
    """Rated games in the order in which they were rated."""
    rated, seats = schema.rated_games, schema.rated_seats
    outcome = schema.tables.c.outcome
    query = select(rated, outcome).join(schema.tables, schema.tables.c.id == rated.c.table_id)
    query = query.where(rated.c.number > after, rated.c.pace != STRUCK).order_by(rated.c.number).limit(limit)
    found = connection.execute(query).all()
    listed = seats.c.table_id.in_([row.table_id for row in found])
    by_table: dict[str, list[Played]] = {}
    for row in connection.execute(select(seats).where(listed).order_by(seats.c.seat)):
        played = Played(row.seat, row.person_id, row.level, row.place, row.mu, row.sigma)
        by_table.setdefault(row.table_id, []).append(played)
    return [
        Game(
            row.table_id, row.number, row.game, row.pace, row.at, tuple(by_table[row.table_id]), row.outcome["ranking"]
        )
        for row in found
    ]


def met_between(connection: Connection, people: Sequence[str], game: str, pace: str, since: float, until: float) -> int:
    """How many games counted in a while between those two of these people who met most often."""
    one, other, rated = schema.rated_seats.alias("one"), schema.rated_seats.alias("other"), schema.rated_games
    pairs = one.join(other, one.c.table_id == other.c.table_id).join(rated, rated.c.table_id == one.c.table_id)
    where = and_(one.c.person_id.in_(people), other.c.person_id.in_(people), one.c.person_id < other.c.person_id)
    where = and_(where, rated.c.game == game, rated.c.pace.in_((pace, STRUCK)))
    where = and_(where, rated.c.at > since, rated.c.at <= until)
    counted = select(func.count()).select_from(pairs).where(where).group_by(one.c.person_id, other.c.person_id)
    return max(connection.execute(counted).scalars(), default=0)


def opponents(connection: Connection, person_id: str, game: str, pace: str) -> int:
    """How many people somebody has met in games that counted."""
    own, other, rated = schema.rated_seats.alias("own"), schema.rated_seats.alias("other"), schema.rated_games
    met = own.join(other, own.c.table_id == other.c.table_id).join(rated, rated.c.table_id == own.c.table_id)
    where = and_(own.c.person_id == person_id, own.c.place.is_not(None), other.c.place.is_not(None))
    where = and_(where, other.c.person_id != person_id, rated.c.game == game, rated.c.pace == pace)
    found = select(func.count(func.distinct(other.c.person_id))).select_from(met).where(where)
    return connection.execute(found).scalar_one()


def strike(connection: Connection, table_id: str) -> bool:
    """Takes a game out of those that count; the ratings must then be made anew. That it was played is still known: it
    is one of those that two people may have in a day."""
    games = schema.rated_games.c
    here = and_(games.table_id == table_id, games.pace != STRUCK)
    return connection.execute(update(schema.rated_games).where(here).values(pace=STRUCK)).rowcount == 1


def clear(connection: Connection) -> None:
    connection.execute(delete(schema.ratings))


def everyone(connection: Connection) -> dict[tuple[str, str, str], Rating]:
    """All ratings, by person, game and pace."""
    return {(row.person_id, row.game, row.pace): _rating(row) for row in connection.execute(select(schema.ratings))}


def correct(connection: Connection, table_id: str, played: Sequence[Played]) -> None:
    """What came of a game, made anew."""
    seats = schema.rated_seats.c
    for seat in played:
        here = and_(seats.table_id == table_id, seats.seat == seat.seat)
        connection.execute(
            update(schema.rated_seats).where(here).values(place=seat.place, mu=seat.mu, sigma=seat.sigma)
        )


def forget_person(connection: Connection, person_id: str) -> None:
    """The games of somebody forgotten still count for the others: nobody's name, but one and the same nobody."""
    seats = schema.rated_seats.c
    nobody = secrets.token_urlsafe(12)
    connection.execute(update(schema.rated_seats).where(seats.person_id == person_id).values(person_id=nobody))


# -- what pages show --------------------------------------------------------------------------------------------------


def of_person(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    ratings = schema.ratings
    query = select(ratings).where(ratings.c.person_id == person_id).order_by(ratings.c.games.desc())
    return [{"game": row.game, "pace": row.pace, "rating": _rating(row)} for row in connection.execute(query)]


Leader = tuple[int | None, tuple[str, str, Rating]]
"""The rank, if the rating is settled; id, name and rating."""


def leaders(connection: Connection, game: str, pace: str, among: set[str] | None = None) -> list[Leader]:
    """All who have a rating: first those whose rating is settled, then the others; by rating."""
    ratings, people = schema.ratings, schema.people.c
    query = select(ratings, people.name).join(schema.people, people.id == ratings.c.person_id)
    query = query.where(ratings.c.game == game, ratings.c.pace == pace, ratings.c.games > 0, people.account)
    ordered = query.order_by(case((_SETTLED, 0), else_=1), ratings.c.mu.desc(), ratings.c.sigma, ratings.c.person_id)
    found = [(row.person_id, row.name, _rating(row)) for row in connection.execute(ordered)]
    ranked: list[Leader] = []
    for i, each in enumerate(found):
        tied = i > 0 and found[i - 1][2].mu == each[2].mu
        rank = (ranked[-1][0] if tied else i + 1) if is_settled(each[2]) else None
        ranked.append((rank, each))
    return [(rank, each) for rank, each in ranked if among is None or each[0] in among]


def rank_of(connection: Connection, person_id: str, game: str, pace: str) -> int | None:
    """Somebody's rank among those whose rating is settled, as the leaderboard gives it: equals share the better one."""
    ratings, people = schema.ratings.c, schema.people.c
    here = and_(ratings.game == game, ratings.pace == pace, _SETTLED)
    own = connection.execute(select(ratings.mu).where(here, ratings.person_id == person_id)).scalar()
    if own is None:
        return None
    better = select(func.count()).join_from(schema.ratings, schema.people, people.id == ratings.person_id)
    return 1 + connection.execute(better.where(here, ratings.mu > own, people.account)).scalar_one()


def last_places(
    connection: Connection, people: Sequence[str], game: str, pace: str, most: int
) -> dict[str, list[tuple[int, int]]]:
    """Place and number of seats in everybody's last games, the latest last."""
    seats, rated, tables = schema.rated_seats.c, schema.rated_games.c, schema.tables.c
    back = func.row_number().over(partition_by=seats.person_id, order_by=rated.number.desc()).label("back")
    joined = schema.rated_seats.join(schema.rated_games, rated.table_id == seats.table_id)
    joined = joined.join(schema.tables, tables.id == seats.table_id)
    where = and_(seats.person_id.in_(people), seats.place.is_not(None), rated.game == game, rated.pace == pace)
    ranked = select(seats.person_id, seats.place, tables.players, back).select_from(joined).where(where).subquery()
    query = select(ranked).where(ranked.c.back <= most).order_by(ranked.c.back.desc())
    found: dict[str, list[tuple[int, int]]] = {}
    for row in connection.execute(query):
        found.setdefault(row.person_id, []).append((row.place, row.players))
    return found


def course(connection: Connection, person_id: str, game: str, pace: str, most: int) -> list[dict[str, Any]]:
    """How a rating went, game by game, the latest last; tables that are not public are not named."""
    seats, rated, tables = schema.rated_seats.c, schema.rated_games.c, schema.tables.c
    joined = schema.rated_seats.join(schema.rated_games, rated.table_id == seats.table_id)
    joined = joined.join(schema.tables, tables.id == seats.table_id)
    where = and_(seats.person_id == person_id, seats.place.is_not(None), rated.game == game, rated.pace == pace)
    asked = (rated.at, seats.place, tables.players, seats.mu, seats.sigma, tables.id, tables.public)
    query = select(*asked).select_from(joined).where(where).order_by(rated.number.desc()).limit(most)
    return [dict(row) for row in connection.execute(query).mappings()][::-1]


def rivals(connection: Connection, person_id: str, most: int) -> list[dict[str, Any]]:
    """The people somebody met most often in rated games, and how often they finished ahead of them."""
    own, other, people = schema.rated_seats.alias("own"), schema.rated_seats.alias("other"), schema.people.c
    rated = schema.rated_games.c
    met = own.join(other, own.c.table_id == other.c.table_id).join(schema.people, people.id == other.c.person_id)
    met = met.join(schema.rated_games, rated.table_id == own.c.table_id)
    where = and_(own.c.person_id == person_id, other.c.person_id != person_id, rated.pace != STRUCK)
    where = and_(where, own.c.place.is_not(None), other.c.place.is_not(None))
    games = func.count().label("games")
    ahead = func.sum(case((own.c.place < other.c.place, 1.0), (own.c.place == other.c.place, 0.5), else_=0.0))
    shown = select(people.id.label("person"), people.name, games, ahead.label("ahead")).select_from(met)
    query = shown.where(where).group_by(people.id, people.name).order_by(games.desc(), people.name).limit(most)
    return [dict(row) for row in connection.execute(query).mappings()]
