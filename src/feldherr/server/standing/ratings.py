"""Ratings: a game that counts is rated in the transaction that ends it, by places, with OpenSkill's Plackett-Luce.

Bots are yardsticks: they have the strength that the arena measured, and it never moves.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import takewhile
from time import time
from typing import Any, Final

from sqlalchemy import Connection, and_, select

from feldherr.bots import ratings as measured
from feldherr.server.model import BOT, OVER, PERSON, Table
from feldherr.server.standing.clocks import DAYS, LIVE
from feldherr.server.store import rating_rows, schema, table_rows, tournament_rows
from feldherr.server.store.rating_rows import Game, Played, Rating

PACES: Final = (LIVE, DAYS)
"""Games without a clock are never rated: who loses need not go on."""
MEETINGS_A_DAY: Final = 3
"""More games than this between the same two people in a day do not count."""
DAY: Final = 24 * 3600.0
FEWEST_PEOPLE: Final = 2
FEWEST_TABLES: Final = 2
"""A tournament with people for fewer tables is a circle that meets by its own choice."""
NEW: Final = Rating(25.0, 25.0 / 3)


def may_be_rated(table: Table) -> bool:
    """Whether a table's result could count, were it rated: with a clock, from the beginning, one seat a person."""
    held = [seat.person_id for seat in table.seats if seat.person_id is not None]
    begun_elsewhere = table.start is not None or "imported" in (table.origin or {})
    own_way = begun_elsewhere or table.own_tower
    return table.pace["kind"] in PACES and not own_way and len(held) == len(set(held))


def ends_rated(before: Table, after: Table) -> bool:
    """Whether a change ends a game that may count."""
    ended = after.status == OVER and before.status != OVER
    return ended and after.rated and after.ended == "played" and after.outcome is not None and may_be_rated(after)


def shown(mu: float, sigma: float) -> tuple[int, int]:
    """A rating as people read it, and give or take.

    >>> shown(25.0, 25 / 3)
    (1500, 167)
    """
    return round(1000 + 20 * mu), round(20 * sigma)


def of_bot(game: str, level: str | None) -> Rating | None:
    """The strength of a level; None for one that was never measured."""
    found = _measured().get(game, {}).get(level or "")
    return Rating(found["mu"], found["sigma"], found["games"]) if found else None


@cache
def _measured() -> dict[str, dict[str, dict[str, Any]]]:
    return measured.read()


def rate(connection: Connection, table: Table, ended: float | None = None) -> bool:
    """Rates a game that has just ended, or did at a moment; once. Whether it counts."""
    rating_rows.lock(connection)
    if rating_rows.is_rated(connection, table.id):
        return False
    pace, at = table.pace["kind"], time() if ended is None else ended
    seats = counted(connection, table, at)
    if not seats:
        return False
    everyone = [seat.person_id for seat in seats if seat.person_id is not None]
    before = rating_rows.of_people(connection, everyone, table.game, pace)
    played = after_game(seats, before)
    rating_rows.add(connection, table.id, table.game, pace, at, played)
    for seat in played:
        if seat.person_id is not None:
            met = rating_rows.opponents(connection, seat.person_id, table.game, pace)
            grown = next_rating(before.get(seat.person_id, NEW), seat, met)
            rating_rows.put(connection, seat.person_id, table.game, pace, grown)
    return True


def counted(connection: Connection, table: Table, ended: float) -> list[Played]:
    """The seats of a rated game that count, by what counted before it ended. Where too few have played to the end to be
    compared, those who gave up are noted all the same: fleeing from the only opponent is no way out."""
    accounts = rating_rows.accounts(connection, {seat.person_id for seat in table.seats if seat.person_id})
    seats = [seat for seat in _seats(table) if seat.person_id is None or seat.person_id in accounts]
    people = [seat for seat in seats if seat.person_id is not None]
    if len(people) < FEWEST_PEOPLE:
        return []
    compared = [seat.person_id for seat in people if seat.person_id is not None and seat.place is not None]
    if len(compared) < FEWEST_PEOPLE:
        return [seat for seat in people if seat.place is None]
    if not _is_drawn(connection, table):
        since = ended - DAY
        met = rating_rows.met_between(connection, compared, table.game, table.pace["kind"], since, ended)
        if met >= MEETINGS_A_DAY:
            return []
    return seats


def _is_drawn(connection: Connection, table: Table) -> bool:
    """Whether nobody chose whom they met here: a tournament drew the table, from enough people for at least two."""
    if table.tournament is None:
        return False
    entered = len(tournament_rows.entrants(connection, table.tournament))
    return entered >= FEWEST_TABLES * table.players


def _seats(table: Table) -> Iterator[Played]:
    """Those of a finished game who are compared, and people who gave it up; bots of no known strength are left out."""
    assert table.outcome is not None
    for seat in table.seats:
        place = _place(table.outcome["ranking"], seat.seat)
        bot = of_bot(table.game, seat.level) if seat.kind == BOT and seat.plays_as_own else None
        if seat.kind == PERSON and seat.person_id is not None:
            yield Played(seat.seat, seat.person_id, None, place if seat.plays_as_own else None, NEW.mu, NEW.sigma)
        elif bot is not None:
            yield Played(seat.seat, None, seat.level, place, bot.mu, bot.sigma)


def _place(ranking: Sequence[Sequence[int]], seat: int) -> int:
    """
    >>> [_place([[2], [0, 1], [3]], seat) for seat in range(4)]
    [2, 2, 1, 4]
    """
    return 1 + sum(map(len, takewhile(lambda tied: seat not in tied, ranking)))


def after_game(seats: Sequence[Played], before: dict[str, Rating]) -> list[Played]:
    """What a game makes of everybody's strength; bots and those who gave up stay as they are."""
    from openskill.models import PlackettLuce  # a third of a second, for those who need it

    model = PlackettLuce()
    strengths = [_strength(seat, before) for seat in seats]
    compared = [i for i, seat in enumerate(seats) if seat.place is not None]
    teams = [[model.rating(mu=strengths[i][0], sigma=strengths[i][1])] for i in compared]
    rated = model.rate(teams, ranks=[float(seats[i].place or 0) for i in compared]) if teams else []
    for i, [new] in zip(compared, rated, strict=True):
        if seats[i].person_id is not None:
            strengths[i] = (new.mu, new.sigma)
    return [replace(seat, mu=mu, sigma=sigma) for seat, (mu, sigma) in zip(seats, strengths, strict=True)]


def _strength(seat: Played, before: dict[str, Rating]) -> tuple[float, float]:
    if seat.person_id is None:
        return seat.mu, seat.sigma
    known = before.get(seat.person_id, NEW)
    return known.mu, known.sigma


def next_rating(before: Rating, seat: Played, opponents: int) -> Rating:
    if seat.place is None:
        return replace(before, abandoned=before.abandoned + 1)
    return Rating(seat.mu, seat.sigma, before.games + 1, opponents, before.abandoned)


# -- all anew ---------------------------------------------------------------------------------------------------------


def from_records(connection: Connection) -> tuple[dict[tuple[str, str, str], Rating], dict[str, list[Played]]]:
    """All ratings, by person, game and pace, as the outcomes of the games that counted lead to them; and what came of
    each game."""
    ratings: dict[tuple[str, str, str], Rating] = {}
    met: dict[tuple[str, str, str], set[str]] = {}
    played: dict[str, list[Played]] = {}
    after = 0
    while some := rating_rows.games(connection, after):
        for game in some:
            played[game.table_id] = _replayed(game, ratings, met)
            after = game.number
    return ratings, played


def left_out(connection: Connection) -> list[Table]:
    """Games that should have counted when they ended, and are not among those that did, the first first."""
    tables = schema.tables.c
    known = select(schema.rated_games.c.table_id)
    where = and_(tables.rated, tables.status == OVER, tables.ended == "played", tables.id.not_in(known))
    ids = list(connection.execute(select(tables.id).where(where).order_by(tables.ended_at, tables.id)).scalars())
    found = (table_rows.get(connection, each) for each in ids)
    ended = (table for table in found if table is not None and table.outcome is not None and may_be_rated(table))
    return [table for table in ended if counted(connection, table, end_of(table))]


def end_of(table: Table) -> float:
    return table.ended_at or table.updated


def _replayed(
    game: Game, ratings: dict[tuple[str, str, str], Rating], met: dict[tuple[str, str, str], set[str]]
) -> list[Played]:
    people = [seat.person_id for seat in game.seats if seat.person_id is not None]
    keys = {person: (person, game.game, game.pace) for person in people}
    before = {person: ratings[key] for person, key in keys.items() if key in ratings}
    compared = {seat.person_id for seat in game.seats if seat.person_id is not None and seat.place is not None}
    placed = [
        seat if seat.place is None else replace(seat, place=_place(game.ranking, seat.seat)) for seat in game.seats
    ]
    after = after_game(placed, before)
    for seat in after:
        if seat.person_id is not None:
            key = keys[seat.person_id]
            others = met.setdefault(key, set())
            if seat.place is not None:
                others |= compared - {seat.person_id}
            ratings[key] = next_rating(before.get(seat.person_id, NEW), seat, len(others))
    return after
