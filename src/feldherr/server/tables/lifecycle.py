"""The life of a table: seats are taken, left and reclaimed, it starts, pauses, ends, and leads to another."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import time
from typing import Any, Final

import feldherr
from feldherr import bots
from feldherr.kernel.fair import seed_from
from feldherr.server.errors import Refused
from feldherr.server.model import (
    ALONE,
    BOT,
    BY_PERSON,
    FOR_NOBODY,
    GONE,
    OPEN,
    OVER,
    PAUSED,
    PERSON,
    RUNNING,
    Person,
    Seat,
    Table,
)
from feldherr.server.standing.change import Next, asking
from feldherr.server.standing.clocks import first_bank
from feldherr.server.standing.fairness import new_secret, nonces
from feldherr.server.standing.rebuild import Standing, begin
from feldherr.server.store.table_rows import Rows
from feldherr.server.tables.faces import CHARACTERS, character_for, name_at, voice

REFUSED_OPTIONS: Final = {"throws": "outside"}
"""Chance is the server's own."""


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who is to sit somewhere when a table is made."""

    kind: str
    level: str | None = None
    name: str | None = None
    character: str | None = None


def new_id() -> str:
    """80 random bits, readable in a link."""
    return secrets.token_urlsafe(10)


def create(
    person: Person,
    game: str,
    players: int,
    options: dict[str, Any],
    pace: dict[str, Any],
    public: bool,
    wishes: Sequence[SeatWish],
    hints: str = ALONE,
    origin: dict[str, Any] | None = None,
    start: list[Any] | None = None,
    first_question: int = 0,
) -> Table:
    """A new table; BadOption says what is wrong with its options."""
    rulebook = feldherr.rulebook(game)
    settled = rulebook.read_options(players, options)
    for option, value in REFUSED_OPTIONS.items():
        if settled.get(option) == value:
            raise Refused(422, "option_refused", option=option, value=value)
    if len(wishes) > players:
        raise Refused(422, "too_many_seats", given=len(wishes), seats=players)
    now = time()
    table = Table(
        id=new_id(),
        game=game,
        players=players,
        options=settled,
        version=rulebook.version,
        pace=pace,
        public=public,
        invitation=secrets.token_urlsafe(10),
        creator=person.id,
        created=now,
        updated=now,
        secret=new_secret(),
        seats=tuple(Seat(i) for i in range(players)),
        origin=origin,
        start=start,
        first_question=first_question,
        question=first_question,
        hints=hints,
    )
    for seat, wish in enumerate(wishes):  # people first: bots are called as nobody is
        if wish.kind == "me":
            table = _sit(table, seat, person, wish.name, None)
    for seat, wish in enumerate(wishes):
        if wish.kind == BOT:
            table = _bot(table, seat, wish.level, wish.character)
    return table


def _bot(table: Table, seat: int, level: str | None, character: str | None = None) -> Table:
    chosen = level or bots.LEVELS[0]
    if chosen not in bots.LEVELS:
        raise Refused(422, "no_such_level", level=chosen[:40], levels=list(bots.LEVELS))
    plays = character_for(table, seat, character)
    name = CHARACTERS[plays] if plays else name_at(table, seat, f"Bot {seat + 1}")
    return table.with_seat(Seat(seat, BOT, level=chosen, name=name, character=plays))


def _sit(table: Table, seat: int, person: Person, name: str | None, nonce: str | None) -> Table:
    called = name_at(table, seat, name or person.name)
    bank = first_bank(table.pace)
    return table.with_seat(Seat(seat, PERSON, person_id=person.id, name=called, nonce=nonce, bank=bank))


# -- changes: each takes a standing and returns the next one, or refuses ----------------------------------------------


def join(
    standing: Standing, person: Person, seat: int | None, code: str | None, name: str | None, nonce: str | None
) -> Next:
    """Takes an open seat: the one named, or one kept for the person, or the first."""
    table = standing.table
    _require_status(table, OPEN)
    if not table.visible_to(person.id, code):
        raise Refused(403, "invitation_needed")
    free = [s for s in table.seats if s.kind == OPEN and s.person_id in (None, person.id)]
    if table.public and table.seats_of(person.id) and person.id != table.creator:
        free = [s for s in free if s.person_id == person.id]
        if not free:
            raise Refused(409, "one_seat_each")
    if seat is not None:
        require_seat(table, seat)
        free = [s for s in free if s.seat == seat]
    if not free:
        raise Refused(409, "no_open_seat")
    chosen = min(free, key=lambda s: (s.person_id != person.id, s.seat))
    return Next(Standing(_sit(table, chosen.seat, person, name, nonce)))


def give_nonce(standing: Standing, person: Person, nonce: str) -> Next:
    """A person's share of the chance, for all their seats: given when the promise is shown, and fixed at the start."""
    table = standing.table
    _require_status(table, OPEN)
    own = table.seats_of(person.id)
    if not own:
        raise Refused(403, "players_only")
    for seat in own:
        table = table.with_seat(replace(table.seats[seat], nonce=nonce))
    return Next(replace(standing, table=table))


def leave(standing: Standing, person: Person, seat: int) -> Next:
    """Frees a seat before the start; afterwards a bot stands in, and the person can come back."""
    table = standing.table
    require_own(table, person, seat)
    if table.status == OPEN:
        return Next(replace(standing, table=table.with_seat(Seat(seat))))
    if table.status == OVER:
        raise Refused(409, "not_running", status=table.status)
    return stand_in(standing, seat)


def stand_in(standing: Standing, seat: int) -> Next:
    """A bot plays for the seat from now on."""
    table = standing.table
    return Next(replace(standing, table=table.with_seat(replace(table.seats[seat], stand_in=True))))


def time_is_up(standing: Standing, seat: int, now: float) -> Next | None:
    """What follows when a clock has run out; None, if it has not."""
    table = standing.table
    due = table.seats[seat].due_at
    if table.status != RUNNING or due is None or due > now:
        return None
    return stand_in(standing, seat)


def reclaim(standing: Standing, person: Person, seat: int) -> Next:
    """The person plays again."""
    table = standing.table
    require_own(table, person, seat)
    if not table.seats[seat].stand_in:
        raise Refused(409, "not_stood_in", seat=seat)
    table = table.with_seat(replace(table.seats[seat], stand_in=False))
    if table.status == PAUSED and table.pause == FOR_NOBODY:
        table = replace(table, status=RUNNING, pause=None)
    return Next(replace(standing, table=table))


def set_seat(standing: Standing, person: Person, seat: int, kind: str, level: str | None) -> Next:
    """The creator puts a bot on a seat, or frees it, before the start."""
    table = standing.table
    _require_status(table, OPEN)
    require_seat(table, seat)
    if person.id != table.creator:
        raise Refused(403, "creator_only")
    old = table.seats[seat]
    if old.kind == PERSON and old.person_id != person.id:
        raise Refused(409, "seat_taken", seat=seat)
    seated = _bot(table, seat, level) if kind == BOT else table.with_seat(Seat(seat))
    return Next(replace(standing, table=seated))


def start(standing: Standing, person: Person) -> Next:
    """All seats are taken: the seed is made, and the first question asked."""
    table = standing.table
    _require_status(table, OPEN)
    require_member(table, person)
    empty = [seat.seat for seat in table.seats if seat.kind == OPEN]
    if empty:
        raise Refused(409, "seats_open", seats=empty)
    assert table.secret is not None
    table = replace(table, status=RUNNING, seed=seed_from(table.secret, nonces(table)))
    game = begin(table)
    return Next(Standing(asking(table, game), game))


def forget(standing: Standing, person: Person) -> Next:
    """Empties the seats of somebody whose account is deleted; in a running game bots take them for good."""
    table = standing.table
    for seat in table.seats:
        if seat.person_id == person.id:
            table = table.with_seat(_without_person(table, seat))
    table = replace(table, creator=None if table.creator == person.id else table.creator)
    return Next(replace(standing, table=table))


def _without_person(table: Table, seat: Seat) -> Seat:
    if table.status == OPEN:
        return Seat(seat.seat)
    level = None if table.status == OVER else bots.LEVELS[0]
    return replace(seat, kind=BOT, level=level, person_id=None, name=GONE, stand_in=False)


def pause(standing: Standing, person: Person, paused: bool) -> Next | None:
    table = standing.table
    require_member(table, person)
    if table.status not in (RUNNING, PAUSED):
        raise Refused(409, "not_running", status=table.status)
    if paused == (table.status == PAUSED and table.pause == BY_PERSON):
        return None
    return Next(replace(standing, table=_paused(table, BY_PERSON if paused else None)))


def sleep(standing: Standing) -> Next | None:
    """Nobody plays and nobody watches: the bots rest."""
    table = standing.table
    if table.status != RUNNING or any(seat.active for seat in table.seats):
        return None
    return Next(replace(standing, table=_paused(table, FOR_NOBODY)))


def wake(standing: Standing) -> Next | None:
    """Somebody is there again."""
    table = standing.table
    if table.status != PAUSED or table.pause != FOR_NOBODY:
        return None
    return Next(replace(standing, table=_paused(table, None)))


def _paused(table: Table, why: str | None) -> Table:
    return replace(table, status=RUNNING if why is None else PAUSED, pause=why)


def end(standing: Standing, person: Person, agree: bool) -> Next | None:
    """Ends the game when all persons who play agree."""
    table = standing.table
    require_member(table, person)
    if table.status not in (RUNNING, PAUSED):
        raise Refused(409, "not_running", status=table.status)
    own = set(table.seats_of(person.id))
    if not own:
        raise Refused(403, "players_only")
    agreed = set(table.agreed) | own if agree else set(table.agreed) - own
    if sorted(agreed) == table.agreed:
        return None
    table = replace(table, agreed=sorted(agreed))
    if all(seat.seat in agreed for seat in table.seats if seat.active):
        table = replace(table, status=OVER, pause=None, ended="agreed", waiting_for=[])
    return Next(replace(standing, table=table))


def talk(standing: Standing, person: Person, text: str) -> Next:
    """A line of chat."""
    table = standing.table
    name = voice(table, person.id, person.name)
    line = {"n": table.chat + 1, "person_id": person.id, "name": name, "text": text, "at": time()}
    return Next(replace(standing, table=replace(table, chat=table.chat + 1)), Rows(chat=line))


# -- who may --------------------------------------------------------------------------------------------------------


def require_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.players:
        raise Refused(422, "no_such_seat", seat=seat, seats=table.players)


def require_own(table: Table, person: Person, seat: int) -> None:
    require_seat(table, seat)
    if seat not in table.seats_of(person.id):
        raise Refused(403, "not_your_seat", seat=seat)


def require_member(table: Table, person: Person) -> None:
    if person.id not in table.members:
        raise Refused(403, "members_only")


def _require_status(table: Table, status: str) -> None:
    if table.status != status:
        raise Refused(409, "wrong_status", status=table.status, needed=status)


def require_visible(table: Table, person: Person | None, code: str | None) -> None:
    if not table.visible_to(person.id if person else None, code):
        raise Refused(404, "no_such_table")
