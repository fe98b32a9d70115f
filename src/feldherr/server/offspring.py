"""Tables that come from other games: rematches, clones of a position, and records brought in."""

import asyncio
from dataclasses import replace
from time import time
from typing import Any

import feldherr
from feldherr import Game
from feldherr.kernel import replay, words
from feldherr.kernel.errors import BadRecord
from feldherr.server.errors import Refused
from feldherr.server.live import Hub, Next
from feldherr.server.model import BOT, MOVE, OPEN, OVER, PERSON, Entry, Person, Seat, Table
from feldherr.server.rebuild import Standing, begin
from feldherr.server.store import table_rows
from feldherr.server.tables import REFUSED_OPTIONS, SeatWish, create, join


async def rematch(hub: Hub, old: Table, person: Person) -> Table:
    """The rematch of a finished game: made by the first who asks; all others find a seat kept for them."""
    if old.status != OVER:
        raise Refused(409, "not_over")
    wishes = [_again(seat, person) for seat in old.seats]
    table = create(person, old.game, old.players, old.options, old.pace, old.public, wishes, old.hints)
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
    return SeatWish("bot", seat.level) if seat.kind == BOT and seat.level else SeatWish("open")


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
    standing: Standing, person: Person, at: int, wishes: list[SeatWish], pace: dict[str, Any], public: bool
) -> Table:
    """A table that goes on after so many moves of a finished game."""
    old, game = standing.table, standing.game
    if old.status != OVER or game is None:
        raise Refused(409, "not_over")
    if at > len(game.moves):
        raise Refused(422, "no_such_move", at=at, moves=len(game.moves))
    position = await asyncio.to_thread(_position, old, game, at)
    origin = {"table": old.id, "move": at}
    return _from(position, person, old.game, wishes, pace, public, origin)


def _from(
    position: Game,
    person: Person,
    name: str,
    wishes: list[SeatWish],
    pace: dict[str, Any],
    public: bool,
    origin: dict[str, Any],
) -> Table:
    if position.over:
        raise Refused(422, "position_over")
    start, question = position.branch().position, position.question
    return create(
        person,
        name,
        position.players,
        position.options,
        pace,
        public,
        wishes,
        origin=origin,
        start=start,
        first_question=question,
    )


def _position(table: Table, game: Game, at: int) -> Game:
    position = begin(table)
    for seat, move in game.moves[:at]:
        position.play(seat, move)
    return position


async def from_record(person: Person, record: dict[str, Any]) -> tuple[Table, list[Entry]]:
    """The table of a record, and its moves: over, if the game was; else it goes on with chance of its own."""
    game = await asyncio.to_thread(_replayed, record)
    if any(game.options.get(option) == value for option, value in REFUSED_OPTIONS.items()):
        raise Refused(422, "option_refused", option="throws", value="outside")
    pace = {"kind": "free"}
    if not game.over:
        wishes = [SeatWish("me" if seat == 0 else "open") for seat in range(game.players)]
        return _from(game, person, game.rulebook.name, wishes, pace, False, {"imported": True}), []
    table = create(person, game.rulebook.name, game.players, game.options, pace, False, [], origin={"imported": True})
    outcome = game.outcome
    assert outcome is not None
    now = time()
    entries, question = _entries(game, record, now)
    table = replace(
        table,
        status=OVER,
        ended="imported",
        seed=game.seed,
        secret=None,
        start=game.position,
        first_question=game.first_question,
        number=len(entries),
        question=question,
        outcome=outcome.as_json(),
        seats=tuple(Seat(seat, BOT, name=words.player(person.language, seat)) for seat in range(game.players)),
    )
    return table, entries


def _replayed(record: dict[str, Any]) -> Game:
    try:
        return feldherr.replay(record)
    except BadRecord:
        raise
    except RecursionError:
        raise BadRecord("no_record") from None


def _entries(game: Game, record: dict[str, Any], now: float) -> tuple[list[Entry], int]:
    """The moves of a game as they are stored, each with the number of its question."""
    position = replay.begin(game.rulebook, record)
    entries = []
    for number, (seat, move) in enumerate(game.moves, 1):
        question = position.question
        position.play(seat, move)
        entries.append(Entry(number, MOVE, int(seat), question, move.text, 1, now))
    return entries, position.question
