"""Bots that play for people: whose time is up, who left, or who is gone; and how a seat finds a player again."""

from collections.abc import Collection
from dataclasses import replace

from feldherr import bots
from feldherr.server.errors import Refused
from feldherr.server.model import (
    ALL_LEFT,
    BOT,
    DELETED,
    GONE,
    LEFT,
    OPEN,
    OVER,
    PAUSED,
    PERSON,
    RUNNING,
    TIME,
    Person,
    Seat,
    Table,
)
from feldherr.server.standing.change import Next
from feldherr.server.standing.clocks import allowance, first_bank
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store.table_rows import Rows
from feldherr.server.tables.agreement import carry_out
from feldherr.server.tables.faces import name_at
from feldherr.server.tables.lines import tell_of
from feldherr.server.tables.may import require_own, require_playing, require_seat, require_welcome


def leave(standing: Standing, person: Person, seat: int) -> Next:
    """Frees a seat before the start; afterwards a bot stands in, and the person can come back."""
    table = standing.table
    require_own(table, person, seat)
    if table.status == OPEN:
        kept = Seat(seat, person_id=person.id, name=person.name) if table.tournament else Seat(seat)
        return Next(replace(standing, table=table.with_seat(kept)))
    require_playing(table)
    if table.seats[seat].stand_in:
        return Next(standing)
    return stand_in(standing, seat, LEFT)


def time_is_up(standing: Standing, seat: int, now: float) -> Next | None:
    """What follows when a clock has run out; None, if it has not."""
    table = standing.table
    due = table.seats[seat].due_at
    if table.status != RUNNING or due is None or due > now:
        return None
    return stand_in(standing, seat, TIME)


def stand_in(standing: Standing, seat: int, why: str) -> Next:
    """A captain plays for the seat from now on; without people the game waits."""
    table = standing.table
    before = table.seats[seat]
    table = table.with_seat(replace(before, stand_in=True, why=why))
    made = Next(replace(standing, table=_resting(table)))
    return carry_out(tell_of(made, "stood_in", before, why=why))


def _resting(table: Table) -> Table:
    return replace(table, status=PAUSED, pause=ALL_LEFT) if table.status == RUNNING and table.deserted else table


def _wanted(table: Table, seat: int) -> Table:
    """Somebody plays a seat again: nobody is looked for any more, and the game goes on if it waited for that."""
    open_ones = [each for each in table.proposals if each["seat"] != seat]
    table = replace(table, proposals=open_ones)
    return replace(table, status=RUNNING, pause=None) if table.pause == ALL_LEFT else table


def reclaim(standing: Standing, person: Person, seat: int) -> Next:
    """The person plays again, at once."""
    table = standing.table
    require_own(table, person, seat)
    own = table.seats[seat]
    if not own.stand_in or table.status == OVER:
        raise Refused(409, "not_stood_in", seat=seat)
    if table.pause == ALL_LEFT and own.why == TIME and own.bank is not None:
        own = replace(own, bank=max(own.bank, allowance(table.pace).least))  # nobody has answered in their place
    own = replace(own, stand_in=False, why=None, offered=False)
    made = Next(replace(standing, table=_wanted(table.with_seat(own), seat)))
    return tell_of(made, "reclaimed", own)


def take_over(
    standing: Standing,
    person: Person,
    seat: int,
    code: str | None,
    name: str | None,
    blocked_by: Collection[str] = (),
    own_tower: bool = False,
) -> Next:
    """Somebody who has read the position takes a seat that the others offer, with a clock of their own."""
    table = standing.table
    require_seat(table, seat)
    require_playing(table)
    if not table.visible_to(person.id, code):
        raise Refused(403, "invitation_needed")
    require_welcome(table, blocked_by)
    if not table.seats[seat].offered:
        raise Refused(409, "seat_not_offered", seat=seat)
    if table.seats_of(person.id):
        raise Refused(409, "one_seat_each")
    if table.own_tower and not own_tower:
        raise Refused(409, "own_tower_not_agreed", names=[name or person.name])
    return hand_over(standing, person, seat, name)


def hand_over(standing: Standing, person: Person, seat: int, name: str | None = None) -> Next:
    """Somebody plays a seat from now on: with a clock of their own, and nothing that another began there."""
    table = standing.table
    old = table.seats[seat]
    begun = old.taken_over or (table.status != OPEN and old.person_id != person.id)
    called = name_at(table, seat, name or person.name)
    own = replace(old, kind=PERSON, level=None, person_id=person.id, name=called, character=None)
    own = replace(own, stand_in=False, why=None, offered=False, taken_over=begun, bank=first_bank(table.pace))
    own = replace(own, asked=None, advance=0, away_until=None, away_days=0, vacation=None)
    made = Next(replace(standing, table=_wanted(table.with_seat(own), seat)), Rows(handed_over=seat))
    return made if table.status == OPEN else tell_of(made, "taken_over", own)


def forget(standing: Standing, person: Person) -> Next:
    """Empties the seats of somebody whose account is deleted; in a running game a captain takes them."""
    made = Next(standing)
    for seat in standing.table.seats:
        if seat.person_id == person.id:
            gone = _without_person(standing.table, seat)
            made = _become(made, made.standing.table.with_seat(gone))
            made = tell_of(made, "stood_in", gone, why=gone.why) if gone.why else made
    table = _resting(made.standing.table)
    made = _become(made, replace(table, creator=None if table.creator == person.id else table.creator))
    return carry_out(made) if table.status in (RUNNING, PAUSED) else made


def _become(made: Next, table: Table) -> Next:
    return replace(made, standing=replace(made.standing, table=table))


def _without_person(table: Table, seat: Seat) -> Seat:
    if table.status == OPEN:
        return Seat(seat.seat)
    seat = replace(seat, kind=BOT, person_id=None, name=GONE, stand_in=False)
    return seat if table.status == OVER else replace(seat, level=bots.stand_in(table.game), why=DELETED)
