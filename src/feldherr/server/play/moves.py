"""Accepting a move, the one critical path: checked on a copy, committed, and only then the present."""

from dataclasses import dataclass, replace
from time import time

from feldherr import Game
from feldherr.kernel.decision import CHANCE
from feldherr.kernel.errors import FeldherrError, IllegalMove
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.live.views import state
from feldherr.server.model import FOR_CHANCE, MOVE, RUNNING, UNDO, Entry, Person, Sealed, Table
from feldherr.server.standing.change import Next, asking
from feldherr.server.standing.rebuild import Standing, may_correct, may_undo, undone
from feldherr.server.standing.sandbox import MOST_ENTRIES
from feldherr.server.store import table_rows
from feldherr.server.store.table_rows import Rows


@dataclass(frozen=True, slots=True)
class Answer:
    """A move as it was accepted."""

    seat: int
    decision: str
    move: str
    tick: int


class Late(Exception):
    """The move answers another question than the present one."""


async def play(
    hub: Hub, table_id: str, person: Person, seat: int, decision: str, text: str, after: int | None = None
) -> Answer:
    """Plays for a person. The same request again gets the same answer; one that is too late gets 409."""

    def make(standing: Standing) -> Next | None:
        require_holder(standing.table, person, seat)
        require_room(standing.table)
        return answer(standing, seat, decision, text, after)

    try:
        standing = await hub.change(table_id, make)
    except Late:
        return await given_before(hub, table_id, seat, decision, text)
    assert standing.game is not None
    told = standing.game.rulebook.moves.read(text).text
    sealed = standing.sealed.get(seat)
    return Answer(seat, decision, told, sealed.tick if sealed else standing.table.tick)


async def play_for_bot(hub: Hub, table_id: str, seat: int, decision: str, text: str, hurried: bool = False) -> None:
    """Plays for a bot, or for one that stands in, and notes whether it was cut short; nothing happens if the seat is no
    longer a bot's to play."""

    def make(standing: Standing) -> Next | None:
        own = standing.table.seats[seat]
        if not own.played_by_bot or standing.table.status != RUNNING:
            return None
        noted = replace(standing, table=standing.table.with_seat(replace(own, hurried=hurried)))
        try:
            return answer(noted, seat, decision, text)
        except Late:
            return None

    await hub.change(table_id, make)


def answer(standing: Standing, seat: int, decision: str, text: str, after: int | None = None) -> Next | None:
    """The standing after a move; None, if the very same answer is sealed already.

    Another answer in place of a sealed one is nobody else's business: nothing that they can see moves."""
    game, table = standing.game, standing.table
    if game is not None and table.own_tower and CHANCE in game.asked:
        return _thrown(standing, game, seat, decision, text, after)
    asked = None if game is None else game.asked.get(seat)
    if game is None or asked is None or asked.id != decision:
        raise Late
    trial = game.copy()
    move = trial.rulebook.moves.read(text)
    if game.sealed.get(seat) == move:
        return None
    require_running(standing)
    require_fresh(standing, seat, after)
    table = counted(table, seat)
    before = standing.sealed.get(seat)
    if before is not None:
        trial.take_back(seat)
        trial.play(seat, move)
        seal = replace(before, text=move.text)
        seals = {**standing.sealed, seat: seal}
        return Next(Standing(table, trial, standing.previous, seals), Rows(seal=seal), quiet=True)
    trial.play(seat, move)
    table = given(table, seat, 1)
    seal = Sealed(seat, game.question, move.text, table.tick + 1, time())
    seals = {**standing.sealed, seat: seal}
    if trial.question == game.question:
        return Next(Standing(asking(table, trial), trial, standing.previous, seals), Rows(seal=seal))
    entries = [
        Entry(table.number + i, MOVE, int(who), game.question, told.text, seals[int(who)].tick, seals[int(who)].at)
        for i, (who, told) in enumerate(trial.moves[len(game.moves) :], 1)
    ]
    answered = asking(replace(table, number=table.number + len(entries)), trial)
    return Next(Standing(answered, trial, game), Rows(entries=entries, unseal_all=len(entries) > 1))


def _thrown(standing: Standing, game: Game, seat: int, decision: str, text: str, after: int | None) -> Next:
    """The standing after somebody has said what fell out of their own tower; the rules refuse what cannot have."""
    if game.asked[CHANCE].id != decision:
        raise Late
    require_running(standing)
    require_fresh(standing, seat, after)
    trial = game.copy()
    fall = trial.rulebook.moves.read(text)
    trial.play(CHANCE, fall)
    table = counted(standing.table, seat)
    entry = Entry(table.number + 1, MOVE, FOR_CHANCE, game.question, fall.text, table.tick + 1, time())
    return Next(Standing(asking(replace(table, number=entry.number), trial), trial, game), Rows(entries=[entry]))


def take_back(standing: Standing, person: Person, seat: int, decision: str, after: int | None = None) -> Next:
    """Reopens a sealed answer."""
    require_holder(standing.table, person, seat)
    game = require_running(standing)
    asked = game.asked.get(seat)
    if asked is None or asked.id != decision:
        raise late(standing, seat)
    require_fresh(standing, seat, after)
    trial = game.copy()
    trial.take_back(seat)
    seals = {who: seal for who, seal in standing.sealed.items() if who != seat}
    table = given(counted(standing.table, seat), seat, -1)
    return Next(Standing(asking(table, trial), trial, standing.previous, seals), Rows(unseal=seat))


def undo(standing: Standing, person: Person, seat: int, after: int | None = None) -> Next:
    """Undoes the seat's own last decision, if nothing was revealed, nothing drawn and nobody has decided since."""
    table = standing.table
    require_holder(table, person, seat)
    game, previous = require_running(standing), standing.previous
    require_fresh(standing, seat, after)
    if previous is None or not may_undo(standing, seat):
        raise Refused(409, "cannot_undo", seat=seat)
    again = undone(previous, game.question)
    answers = 0 if may_correct(standing) else -1  # what fell out of a tower is nobody's answer
    entry = Entry(table.number + 1, UNDO, seat, game.question, "", table.tick + 1, time())
    back = asking(replace(given(counted(table, seat), seat, answers), number=entry.number), again)
    return Next(Standing(back, again), Rows(entries=[entry], unseal_all=True, snapshots_from=table.number))


def require_holder(table: Table, person: Person, seat: int) -> None:
    if not 0 <= seat < table.players:
        raise Refused(422, "no_such_seat", seat=seat, seats=table.players)
    if seat not in table.seats_of(person.id):
        raise Refused(403, "not_your_seat", seat=seat)
    if table.seats[seat].stand_in:
        raise Refused(409, "reclaim_first", seat=seat)


def require_room(table: Table) -> None:
    """A sandbox does not grow for ever; games end."""
    if table.sandbox and table.number >= MOST_ENTRIES:
        raise Refused(409, "sandbox_full", most=MOST_ENTRIES)


def require_fresh(standing: Standing, seat: int, after: int | None) -> None:
    """A request that says what it follows is refused when its seat has done something else since."""
    if after is not None and after != standing.table.seats[seat].answers:
        raise late(standing, seat, "stale_move")


def counted(table: Table, seat: int) -> Table:
    """The table with one more answer of the seat."""
    own = table.seats[seat]
    return table.with_seat(replace(own, answers=own.answers + 1))


def given(table: Table, seat: int, more: int) -> Table:
    """The table with more answers given at a seat, or fewer; what a stand-in gives stays with it."""
    own = table.seats[seat]
    for_person = own.given_for + (more if own.stand_in else 0)
    return table.with_seat(replace(own, given=own.given + more, given_for=for_person))


def require_running(standing: Standing) -> Game:
    if standing.game is None or standing.table.status != RUNNING:
        raise Refused(409, "not_running", status=standing.table.status)
    return standing.game


def late(standing: Standing, seat: int, code: str = "late_move") -> Refused:
    refused = Refused(409, code, seat=seat, question=str(standing.table.question))
    refused.state = state(standing, seat)
    return refused


async def given_before(hub: Hub, table_id: str, seat: int, decision: str, text: str) -> Answer:
    """The answer to a repeated request, or 409 with the present state."""
    standing = await hub.standing(table_id)
    if standing.game is not None and decision.isdigit() and len(decision) < 10:
        question = int(decision)
        seats = (seat, FOR_CHANCE) if standing.table.own_tower else (seat,)
        answers = await hub.database.read(lambda c: [table_rows.answer_to(c, table_id, who, question) for who in seats])
        stored = next((given for given in answers if given is not None), None)
        if stored is not None:
            try:
                told = standing.game.rulebook.moves.read(text).text
            except (FeldherrError, IllegalMove):
                told = ""
            if told == stored.text:
                return Answer(seat, decision, told, stored.tick)
    require_running(standing)
    raise late(standing, seat)
