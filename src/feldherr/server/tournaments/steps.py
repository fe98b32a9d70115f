"""What makes a tournament go on: results are kept, and when all tables of a round are over the next one is drawn.

A step is one transaction that holds the tournament. Whoever comes second finds it done.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

import feldherr
from feldherr import bots
from feldherr.server.model import NEVER, PERSON, Person, Seat, Table
from feldherr.server.model import OVER as TABLE_OVER
from feldherr.server.standing.clocks import DAY, DAYS
from feldherr.server.standing.ratings import NEW
from feldherr.server.store import rating_rows, schema, table_rows, tournament_rows
from feldherr.server.store.tournament_rows import OVER, RUNNING, Drawn, Entry, Tournament
from feldherr.server.store.vacation_rows import Vacation
from feldherr.server.tables import lifecycle
from feldherr.server.tournaments.drawing import finalists, groups, seated, seats_taken, swiss
from feldherr.server.tournaments.standings import Line, Result, standings

SWISS: Final = "swiss"
GROUPS: Final = "groups"
LIVE_PATIENCE: Final = 600.0
PLAYED: Final = "played"
EARLY: Final = "early"
UNPLAYED: Final = "unplayed"
FEWEST: Final = 2
"""Who must be left for another round to be worth it."""


def patience(tournament: Tournament) -> float:
    """Seconds in which all must have come to their table: by letter as long as one may think, else ten minutes."""
    pace = tournament.pace
    return float(pace["days"] * DAY) if pace["kind"] == DAYS else LIVE_PATIENCE


def comes_by(tournament: Tournament, planned: Sequence[Vacation], ahead: float) -> float:
    """Until when somebody may come to the table of the round, by the server's clock: days of vacation do not count, as
    far as the tables allow them; `ahead` makes the server's clock a time of day."""
    end = tournament.opened + patience(tournament)
    allowed = tournament.pace.get("vacation", 0) * DAY if tournament.pace["kind"] == DAYS else 0.0
    for vacation in sorted(planned, key=lambda one: one.start):
        first, last = max(vacation.start - ahead, tournament.opened), vacation.end - ahead
        if first < end and last > first:
            away = min(allowed, last - first)
            allowed, end = allowed - away, end + away
    return end


def how_ended(tournament: Tournament, drawn: Sequence[Drawn]) -> str | None:
    """Whether a tournament that is over was played, or ended early: with some results, or none."""
    if tournament.status != OVER:
        return None
    results = [each.result is not None for each in drawn]
    if tournament.round == tournament.rounds and all(results):
        return PLAYED
    return EARLY if any(results) else UNPLAYED


def results_of(drawn: Sequence[Drawn]) -> list[Result]:
    return [
        Result(each.round, each.seating)
        if each.result is None
        else Result(each.round, each.seating, each.result["ranking"], frozenset(each.result["missed"]))
        for each in drawn
    ]


def final_of(tournament: Tournament) -> int | None:
    return tournament.rounds if tournament.kind == GROUPS else None


def lines_of(tournament: Tournament, entries: Sequence[Entry], drawn: Sequence[Drawn]) -> list[Line]:
    return standings([entry.entry for entry in entries], results_of(drawn), final_of(tournament))


def step(connection: Connection, tournament_id: str, now: float) -> list[Table]:
    """Does what is due; the tables that it made, if it drew a round."""
    tournament = tournament_rows.lock(connection, tournament_id)
    if tournament is None or tournament.status != RUNNING:
        return []
    _keep_results(connection, tournament)
    drawn = tournament_rows.tables(connection, tournament_id)
    if any(each.result is None for each in drawn):
        return []
    entries = tournament_rows.entrants(connection, tournament_id)
    present = {entry.entry for entry in entries if entry.present}
    if tournament.round == tournament.rounds or len(present) < FEWEST:
        tournament_rows.change(connection, tournament_id, status=OVER)
        return []
    following = replace(tournament, round=tournament.round + 1, opened=now)
    made = _tables(following, entries, drawn, _draw(connection, following, entries, drawn))
    for table, _ in made:
        table_rows.create(connection, table)
    tournament_rows.add_tables(connection, tournament_id, [each for _, each in made])
    tournament_rows.change(connection, tournament_id, round=following.round, opened=now)
    return [table for table, _ in made]


def _keep_results(connection: Connection, tournament: Tournament) -> None:
    """What came of tables that are over; who never came to theirs is not drawn again until they say so."""
    people = {entry.entry: entry.person_id for entry in tournament_rows.entrants(connection, tournament.id)}
    waiting = {each.table_id: each for each in tournament_rows.tables(connection, tournament.id) if each.result is None}
    over = schema.tables.c.id.in_(list(waiting)) & (schema.tables.c.status == TABLE_OVER)
    for table in table_rows.find(connection, over, len(waiting)):
        seating = waiting[table.id].seating
        held = {seat: entry for seat, entry in enumerate(seating) if entry is not None}
        missed = [seat for seat, entry in held.items() if not _played(table.seats[seat], people[entry])]
        tournament_rows.keep_result(connection, table.id, {"ranking": _ranking(table), "missed": missed})
        for seat, entry in held.items():
            if table.seats[seat].kind != PERSON:
                tournament_rows.set_present(connection, tournament.id, entry, False)


def _played(seat: Seat, person_id: str | None) -> bool:
    """Whether the entrant played the game to its end."""
    return seat.kind == PERSON and seat.plays_as_own and seat.person_id == person_id


def _ranking(table: Table) -> list[list[int]]:
    """A game that all agreed to end is a tie."""
    played: Any = table.outcome["ranking"] if table.outcome and table.ended == "played" else None
    return played or [list(range(table.players))]


def _draw(
    connection: Connection, tournament: Tournament, entries: Sequence[Entry], drawn: Sequence[Drawn]
) -> list[list[int]]:
    """Who sits with whom in the round."""
    present = {entry.entry for entry in entries if entry.present}
    lines = [line for line in lines_of(tournament, entries, drawn) if line.entry in present]
    if tournament.kind == SWISS:
        return swiss(lines, tournament.size, f"{tournament.id}/{tournament.round}")
    if tournament.round == 1:
        return groups(_by_strength(connection, tournament, entries), tournament.size)
    made = [[e for e in each.seating if e in present] for each in drawn if each.round == 1]
    left = [[entry for entry in group if entry is not None] for group in made]
    if tournament.round == tournament.rounds:
        return [finalists(lines, left, tournament.size)]
    return [group for group in left if group]


def _by_strength(connection: Connection, tournament: Tournament, entries: Sequence[Entry]) -> list[int]:
    people = [entry.person_id for entry in entries if entry.person_id is not None]
    known = rating_rows.of_people(connection, people, tournament.game, tournament.pace["kind"])
    strength = {entry.entry: known.get(entry.person_id or "", NEW).mu for entry in entries if entry.present}
    return sorted(strength, key=lambda entry: (-strength[entry], entry))


def _tables(
    tournament: Tournament, entries: Sequence[Entry], drawn: Sequence[Drawn], round_: Sequence[Sequence[int]]
) -> list[tuple[Table, Drawn]]:
    known = {entry.entry: entry for entry in entries}
    sat = seats_taken(results_of(drawn))
    fewest = min(feldherr.rulebook(tournament.game).seats)
    made = []
    for number, table in enumerate(round_, 1):
        seating = seated(table, max(fewest, len(table)), sat)
        opened = _table(tournament, [None if entry is None else known[entry] for entry in seating])
        made.append((opened, Drawn(tournament.round, number, opened.id, seating, None)))
    return made


def _table(tournament: Tournament, seating: Sequence[Entry | None]) -> Table:
    """A public table whose seats are kept for those who were drawn to it."""
    substitute = bots.stand_in(tournament.game)
    wishes = [
        lifecycle.SeatWish("bot", substitute) if entry is None else lifecycle.SeatWish("open") for entry in seating
    ]
    nobody = Person("", "")
    table = lifecycle.create(
        nobody, tournament.game, len(seating), tournament.options, tournament.pace, True, wishes, NEVER
    )
    for seat, entry in enumerate(seating):
        if entry is not None:
            table = table.with_seat(Seat(seat, person_id=entry.person_id, name=entry.name))
    origin = {"tournament": tournament.id, "round": tournament.round}
    return replace(table, creator=None, rated=tournament.rated, origin=origin, when_full=True, name=tournament.name)
