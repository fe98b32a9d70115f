"""The life of a table: seats are taken, left and reclaimed, it starts, pauses, ends, and leads to another."""

import re
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from time import time
from typing import Any, Final

import feldherr
from feldherr import bots
from feldherr.kernel.fair import seed_from
from feldherr.kernel.words import sentence
from feldherr.server.errors import Refused
from feldherr.server.model import (
    ALL_LEFT,
    ALONE,
    BOT,
    BY_PERSON,
    FOR_NOBODY,
    NEVER,
    OPEN,
    OVER,
    PAUSED,
    PERSON,
    RUNNING,
    Person,
    Seat,
    Table,
)
from feldherr.server.standing.change import Next, asking, reading_time
from feldherr.server.standing.clocks import LIVE, first_bank, lifted
from feldherr.server.standing.fairness import new_secret, nonces
from feldherr.server.standing.ratings import PACES, may_be_rated
from feldherr.server.standing.rebuild import Standing, begin
from feldherr.server.tables.faces import CHARACTERS, character_for, name_at, voice
from feldherr.server.tables.lines import FULL, SAID, TO_ALL, add_line, seat_of, tell_of
from feldherr.server.tables.may import require_member, require_own, require_seat, require_status, require_welcome
from feldherr.server.tables.own_tower import agree, asked_anew, begun, missing, proposed, require_agreed

REFUSED_OPTIONS: Final = {"throws": "outside"}
"""Where nobody can be asked whether they agree, chance is the server's own."""
NAMES: Final = 32
"""How many names for tables there are."""


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
    sandbox: bool = False,
    rated: bool = False,
    name: str | None = None,
    when_full: bool = False,
) -> Table:
    """A new table; BadOption says what is wrong with its options."""
    rulebook = feldherr.rulebook(game)
    settled = rulebook.read_options(players, options)
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
        hints=NEVER if rated else hints,
        sandbox=sandbox,
        rated=rated,
        name=name or made_up_name(person.language),
        when_full=when_full,
    )
    for seat, wish in enumerate(wishes):  # people first: bots are called as nobody is
        if wish.kind == "me":
            table = _sit(table, seat, person, wish.name, None)
    for seat, wish in enumerate(wishes):
        if wish.kind == BOT:
            table = _bot(table, seat, wish.level, wish.character)
    if rated:
        require_ratable(table, person)
    return proposed(table, now)


def require_ratable(table: Table, person: Person) -> None:
    """A rated table has a clock, begins at the beginning, and everybody there has an account and one seat."""
    if person.guest:
        raise Refused(403, "rated_needs_account")
    if table.pace["kind"] not in PACES:
        raise Refused(422, "rated_needs_clock")
    if not may_be_rated(table):
        raise Refused(422, "rated_one_seat_each")


def made_up_name(language: str) -> str:
    """Something to call a table, until somebody gives it a name."""
    return sentence(language, "tables", f"name_{secrets.randbelow(NAMES) + 1}", {})


def _bot(table: Table, seat: int, level: str | None, character: str | None = None) -> Table:
    chosen = level or bots.LEVELS[0]
    able = [one.name for one in bots.offered(table.game)]
    if chosen not in able:
        raise Refused(422, "no_such_level", level=chosen[:40], levels=able)
    plays = character_for(table, seat, character)
    name = CHARACTERS[plays] if plays else name_at(table, seat, f"Bot {seat + 1}")
    return table.with_seat(Seat(seat, BOT, level=chosen, name=name, character=plays))


def _sit(table: Table, seat: int, person: Person, name: str | None, nonce: str | None) -> Table:
    called = name_at(table, seat, name or person.name)
    bank = first_bank(table.pace)
    seated = table.with_seat(Seat(seat, PERSON, person_id=person.id, name=called, nonce=nonce, bank=bank))
    return asked_anew(seated, seat)


# -- changes: each takes a standing and returns the next one, or refuses ----------------------------------------------


def join(
    standing: Standing,
    person: Person,
    seat: int | None,
    code: str | None,
    name: str | None,
    nonce: str | None,
    blocked_by: Collection[str] = (),
) -> Next:
    """Takes an open seat: the one named, or one kept for the person, or the first."""
    table = standing.table
    require_status(table, OPEN)
    if not table.visible_to(person.id, code):
        raise Refused(403, "invitation_needed")
    require_welcome(table, blocked_by)
    if person.id in table.removed:
        raise Refused(403, "removed_here")
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
    taken = _sit(table, chosen.seat, person, name, nonce)
    if table.rated:
        require_ratable(taken, person)
    seated = Next(Standing(taken))
    if any(each.kind == OPEN for each in seated.standing.table.seats):
        return seated
    full = tell_of(seated, FULL, seated.standing.table.seats[chosen.seat])
    return _begun(full) if table.when_full and not missing(taken) else full


def agree_on_tower(standing: Standing, person: Person, agrees: bool) -> Next | None:
    """Somebody agrees to play with the players' own tower; a table that waited for that alone begins."""
    made = agree(standing, person, agrees)
    if made is None:
        return None
    table = made.standing.table
    full = all(seat.kind != OPEN for seat in table.seats)
    return _begun(made) if table.when_full and full and not missing(table) else made


def give_nonce(standing: Standing, person: Person, nonce: str) -> Next:
    """A person's share of the chance, for all their seats: given when the promise is shown, and fixed at the start."""
    table = standing.table
    require_status(table, OPEN)
    own = table.seats_of(person.id)
    if not own:
        raise Refused(403, "players_only")
    for seat in own:
        table = table.with_seat(replace(table.seats[seat], nonce=nonce))
    return Next(replace(standing, table=table))


def invite(standing: Standing, person: Person, friend: Person) -> Next:
    """Keeps an open seat for a friend, who need not take it; the table's maker can free it again."""
    table = standing.table
    require_status(table, OPEN)
    require_member(table, person)
    if friend.id in table.members:
        raise Refused(409, "already_invited", name=friend.name)
    free = [seat for seat in table.seats if seat.kind == OPEN and seat.person_id is None]
    if not free:
        raise Refused(409, "no_open_seat")
    kept = Seat(free[0].seat, person_id=friend.id, name=friend.name)
    return Next(replace(standing, table=table.with_seat(kept)))


def set_seat(standing: Standing, person: Person, seat: int, kind: str, level: str | None) -> Next:
    """The creator puts a bot on a seat, or frees it, before the start; who sat there does not come back."""
    table = standing.table
    require_status(table, OPEN)
    require_seat(table, seat)
    if person.id != table.creator:
        raise Refused(403, "creator_only")
    old = table.seats[seat]
    seated = _bot(table, seat, level) if kind == BOT else table.with_seat(Seat(seat))
    if old.kind != PERSON or old.person_id is None or old.person_id == person.id:
        return Next(replace(standing, table=seated))
    shown_out = replace(seated, removed=[*table.removed, old.person_id])
    for other in table.seats_of(old.person_id):
        if other != seat:
            shown_out = shown_out.with_seat(Seat(other))
    return tell_of(Next(replace(standing, table=shown_out)), "removed", old)


def rename(standing: Standing, person: Person, name: str) -> Next | None:
    """The creator gives the table another name; where there is none, anybody who sits there does."""
    table = standing.table
    require_member(table, person)
    if table.creator is not None and person.id != table.creator:
        raise Refused(403, "creator_only")
    if name == table.name:
        return None
    own = seat_of(table, person.id)
    called = (own.name if own else None) or person.name
    made = Next(replace(standing, table=replace(table, name=name)))
    return add_line(made, "renamed", person.id, called, to=name)


def start(standing: Standing, person: Person) -> Next:
    """All seats are taken: the seed is made, and the first question asked."""
    table = standing.table
    require_status(table, OPEN)
    require_member(table, person)
    empty = [seat.seat for seat in table.seats if seat.kind == OPEN]
    if empty:
        raise Refused(409, "seats_open", seats=empty)
    require_agreed(table)
    return _begun(Next(standing))


def start_without(standing: Standing) -> Next | None:
    """Bots play for those who have not come to the seats that were kept for them. If nobody has come at all, it is over
    before it began."""
    table = standing.table
    if table.status != OPEN:
        return None
    for seat in table.seats:
        if seat.kind == OPEN:
            table = _bot(table, seat.seat, bots.stand_in(table.game))
    if not any(seat.kind == PERSON for seat in table.seats):
        return Next(replace(standing, table=_given_up(table)))
    return _begun(Next(replace(standing, table=table)))


def wait_no_longer(standing: Standing, since: float) -> Next | None:
    """Where others wait for its result, a table that has rested since then, by the server's clock, rests no more: one
    that all agreed to pause goes on, one at which nobody is left to play is over."""
    table = standing.table
    if table.status != PAUSED or (table.paused_at or 0.0) > since:
        return None
    if table.pause == BY_PERSON:
        return _waited(standing, _paused(replace(table, paused_by=None), None), "resume")
    return _waited(standing, _given_up(table), "end")


def give_up(standing: Standing) -> Next | None:
    """Ends a table that nobody has come to play at, or that nobody is left to play at."""
    table = standing.table
    if table.status != OPEN and not (table.status == PAUSED and table.deserted):
        return None
    return _waited(standing, _given_up(table), "end")


def _given_up(table: Table) -> Table:
    return replace(table, status=OVER, pause=None, ended="agreed", waiting_for=[], proposals=[])


def _waited(standing: Standing, table: Table, what: str) -> Next:
    return add_line(Next(replace(standing, table=table)), "waited", None, "", what=what)


def _begun(made: Next) -> Next:
    table = made.standing.table
    assert table.secret is not None
    table = begun(replace(table, status=RUNNING, seed=seed_from(table.secret, nonces(table))))
    game = begin(table)
    return replace(made, standing=Standing(asking(table, game), game))


def lift_curtain(standing: Standing, person: Person, seat: int, now: float) -> Next | None:
    """Whoever plays a seat of a shared screen sits before it: from now on their clock goes."""
    table, game = standing.table, standing.game
    require_own(table, person, seat)
    if game is None or len(table.seats_of(person.id)) < 2 or table.pace["kind"] != LIVE:
        return None
    reads = reading_time(game, standing.known, len(game.state.events), seat)
    own = lifted(table.seats[seat], now, reads)
    return None if own == table.seats[seat] else Next(replace(standing, table=table.with_seat(own)))


def sleep(standing: Standing) -> Next | None:
    """Nobody plays and nobody watches: the bots rest."""
    table = standing.table
    if table.status != RUNNING or any(seat.active for seat in table.seats):
        return None
    return Next(replace(standing, table=_paused(table, ALL_LEFT if table.deserted else FOR_NOBODY)))


def wake(standing: Standing) -> Next | None:
    """Somebody is there again."""
    table = standing.table
    if table.status != PAUSED or table.pause != FOR_NOBODY:
        return None
    return Next(replace(standing, table=_paused(table, None)))


def _paused(table: Table, why: str | None) -> Table:
    return replace(table, status=RUNNING if why is None else PAUSED, pause=why)


def talk(standing: Standing, person: Person, text: str) -> Next:
    """A line of chat; with `@all` in it, those who are elsewhere are told."""
    table = standing.table
    called = person.id in table.members and re.search(r"(?<!\w)@all\b", text, re.IGNORECASE)
    name = voice(table, person.id, person.name)
    return add_line(Next(standing), TO_ALL if called else SAID, person.id, name, text)
