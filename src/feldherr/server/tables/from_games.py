"""Tables that come from other games: rematches, clones of a position, and records brought in."""

from dataclasses import replace
from functools import partial
from typing import Any

from feldherr.kernel import words
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.model import BOT, OPEN, OVER, PERSON, Entry, Person, Seat, Table
from feldherr.server.standing.change import Next
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store import table_rows
from feldherr.server.tables.lifecycle import SeatWish, create, join
from feldherr.server.tables.may import require_game
from feldherr.server.tables.own_tower import begun
from feldherr.server.work import jobs


async def rematch(hub: Hub, old: Table, person: Person) -> Table:
    """The rematch of a finished game: made by the first who asks; all others find a seat kept for them."""
    if old.status != OVER:
        raise Refused(409, "not_over")
    wishes = [_again(seat, person) for seat in old.seats]
    table = create(person, old.game, old.players, old.options, old.pace, old.public, wishes, old.hints, rated=old.rated)
    kept = tuple(
        replace(new, person_id=before.person_id, name=before.name) if _is_kept(new, before) else new
        for new, before in zip(table.seats, old.seats, strict=True)
    )
    table = replace(table, seats=kept, origin={"table": old.id, "rematch": True})
    await hub.database.write(table.id, lambda c: table_rows.create(c, table))

    def claim(standing: Standing) -> Next | None:
        if standing.table.rematch is not None:
            return None
        return Next(replace(standing, table=replace(standing.table, rematch=table.id)))

    chosen = (await hub.change(old.id, claim)).table.rematch
    assert chosen is not None
    if chosen == table.id:
        return table
    await hub.database.write(table.id, lambda c: table_rows.drop(c, table.id))
    return await _take_kept_seats(hub, chosen, person)


def _again(seat: Seat, person: Person) -> SeatWish:
    if seat.kind == PERSON and seat.person_id == person.id:
        return SeatWish("me", name=seat.name)
    bot = seat.kind == BOT and seat.level
    return SeatWish("bot", seat.level, character=seat.character) if bot else SeatWish("open")


def _is_kept(new: Seat, before: Seat) -> bool:
    return new.kind == OPEN and before.kind == PERSON and before.person_id is not None


async def _take_kept_seats(hub: Hub, table_id: str, person: Person) -> Table:
    table = (await hub.standing(table_id)).table
    kept = [seat for seat in table.seats if seat.kind == OPEN and seat.person_id == person.id]
    for seat in kept if table.status == OPEN else []:
        number, name = seat.seat, seat.name
        changed = await hub.change(table_id, lambda s, n=number, w=name: join(s, person, n, None, w, None))  # type: ignore[misc]
        table = changed.table
    return table


async def clone(
    hub: Hub, standing: Standing, person: Person, at: int, wishes: list[SeatWish], pace: dict[str, Any], public: bool
) -> Table:
    """A table that goes on after so many moves of a finished game."""
    old, game = standing.table, standing.game
    require_game(old)
    if old.status != OVER or game is None:
        raise Refused(409, "not_over")
    if at > len(game.moves):
        raise Refused(422, "no_such_move", at=at, moves=len(game.moves))
    moves = [(seat, move.text) for seat, move in game.moves[:at]]
    branch = await hub.work.tables.do(partial(jobs.branch_at, old, moves))
    return _from(branch, person, wishes, pace, public, {"table": old.id, "move": at})


def _from(
    branch: jobs.Branch,
    person: Person,
    wishes: list[SeatWish],
    pace: dict[str, Any],
    public: bool,
    origin: dict[str, Any],
) -> Table:
    return create(
        person,
        branch.game,
        branch.players,
        branch.options,
        pace,
        public,
        wishes,
        origin=origin,
        start=branch.start,
        first_question=branch.question,
    )


async def from_record(hub: Hub, person: Person, body: bytes) -> tuple[Table, list[Entry], bytes | None]:
    """The table of a record, its moves, and a snapshot of its end: over, if the game was; else it goes on with chance
    of its own. The request is not even read here: a megabyte of brackets takes its time."""
    told = await hub.work.long.do(partial(jobs.read_request, body))
    pace, origin = {"kind": "free"}, {"imported": True}
    if isinstance(told, jobs.Branch):
        wishes = [SeatWish("me" if seat == 0 else "open") for seat in range(told.players)]
        return _from(told, person, wishes, pace, False, origin), [], None
    table = create(person, told.game, told.players, told.options, pace, False, [], origin=origin)
    table = replace(
        begun(table),
        status=OVER,
        ended="imported",
        ended_at=table.updated,
        seed=told.seed,
        secret=None,
        start=told.start,
        first_question=told.first_question,
        number=len(told.entries),
        question=told.question,
        outcome=told.outcome,
        seats=tuple(Seat(seat, BOT, name=words.player(person.language, seat)) for seat in range(told.players)),
    )
    return table, told.entries, told.snapshot
