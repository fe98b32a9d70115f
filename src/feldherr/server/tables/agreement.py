"""Agreement: what one proposes and all who play agree to. Everybody at the table sees who asked and who agreed."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from feldherr.server.errors import Refused
from feldherr.server.model import (
    BY_PERSON,
    OVER,
    PAUSED,
    RUNNING,
    SILENT,
    Person,
    Proposal,
    Seat,
    Table,
)
from feldherr.server.standing.change import Next
from feldherr.server.standing.clocks import DAY, FREE, extended
from feldherr.server.standing.rebuild import Standing
from feldherr.server.tables.lines import tell_of
from feldherr.server.tables.may import require_member, require_playing, require_seat

END: Final = "end"
PAUSE: Final = "pause"
RESUME: Final = "resume"
EXTEND: Final = "extend"
REPLACE: Final = "replace"
SILENCE: Final = DAY
"""After so long whoever asked to go on may do so, though others have said nothing: no pause lasts for ever because
somebody is gone. Where no clock runs, the others may agree that a captain plays for whoever has not answered for so
long."""


def propose(standing: Standing, person: Person, kind: str, seat: int | None, agree: bool, now: float) -> Next | None:
    """Proposes something, agrees to it, or no longer does; it is carried out when all who play agree."""
    table = standing.table
    require_member(table, person)
    require_playing(table)
    own = [number for number in table.seats_of(person.id) if table.seats[number].active]
    if not own:
        raise Refused(403, "players_only")
    asked = _asked(table, kind, seat)
    if not agree:
        return _withdraw(standing, asked, own)
    if asked is None:
        _require_sense(table, kind, seat, now)
        if seat is not None and seat in table.seats_of(person.id):
            raise Refused(409, "own_seat", seat=seat)
        asked = Proposal(kind=kind, seat=seat, by=own[0], agreed=[], at=now)
        made = tell_of(Next(standing), "proposed", table.seats[own[0]], what=kind, **_about(seat))
    elif set(own) <= set(asked["agreed"]):
        return _after_silence(standing, asked, own, now)
    else:
        made = tell_of(Next(standing), "agreed", table.seats[own[0]], what=kind, **_about(seat))
    agreed = Proposal(**{**asked, "agreed": sorted({*asked["agreed"], *own})})
    return carry_out(_with(made, [*_others(table, asked), agreed]))


def _about(seat: int | None) -> dict[str, int]:
    return {} if seat is None else {"about": seat}


def _asked(table: Table, kind: str, seat: int | None) -> Proposal | None:
    return next((each for each in table.proposals if (each["kind"], each["seat"]) == (kind, seat)), None)


def _others(table: Table, asked: Proposal) -> list[Proposal]:
    same = (asked["kind"], asked["seat"])
    return [each for each in table.proposals if (each["kind"], each["seat"]) != same]


def _with(made: Next, proposals: list[Proposal]) -> Next:
    table = replace(made.standing.table, proposals=proposals)
    return replace(made, standing=replace(made.standing, table=table))


def _withdraw(standing: Standing, asked: Proposal | None, own: list[int]) -> Next | None:
    """Whoever asked takes the proposal back; anybody else only their own agreement."""
    table = standing.table
    if asked is None:
        return None
    rest = [seat for seat in asked["agreed"] if seat not in own]
    if rest == asked["agreed"]:
        return None
    kept = [] if asked["by"] in own or not rest else [Proposal(**{**asked, "agreed": rest})]
    made = tell_of(Next(standing), "withdrew", table.seats[own[0]], what=asked["kind"], **_about(asked["seat"]))
    return _with(made, [*_others(table, asked), *kept])


def _after_silence(standing: Standing, asked: Proposal, own: list[int], now: float) -> Next | None:
    if asked["kind"] != RESUME or asked["by"] not in own or now - asked["at"] < SILENCE:
        return None
    return _done(Next(standing), asked)


def _require_sense(table: Table, kind: str, seat: int | None, now: float) -> None:
    """Refuses what cannot be carried out now."""
    if (seat is not None) != (kind == REPLACE):
        raise Refused(422, "bad_request", where="seat", reason="not_replacing")
    if kind == PAUSE and table.status != RUNNING:
        raise Refused(409, "not_running", status=table.status)
    if kind == RESUME and (table.status, table.pause) != (PAUSED, BY_PERSON):
        raise Refused(409, "not_paused")
    if kind == EXTEND and table.pace["kind"] == FREE:
        raise Refused(409, "no_clocks")
    if seat is not None:
        require_seat(table, seat)
        if not table.seats[seat].why and not _is_silent(table, seat, now):
            clocks = table.pace["kind"] != FREE
            raise Refused(409, "not_stood_in" if clocks else "not_silent", seat=seat)
        if table.seats[seat].offered:
            raise Refused(409, "offered_already", seat=seat)


def _is_silent(table: Table, seat: int, now: float) -> bool:
    """Whether somebody has not answered for long at a table where no clock runs."""
    waits = table.status == RUNNING and seat in table.waiting_for and table.seats[seat].active
    since = table.asked_at
    return waits and table.pace["kind"] == FREE and since is not None and now - since >= SILENCE


def carry_out(made: Next) -> Next:
    """Does what all who play agree to; people who have left have no say, nor has whoever it is about."""
    table = made.standing.table
    for asked in table.proposals:
        about = None if asked["seat"] is None else table.seats[asked["seat"]].person_id
        players = {seat.seat for seat in table.seats if seat.active and (about is None or seat.person_id != about)}
        if players and players <= set(asked["agreed"]):
            return carry_out(_done(made, asked))
    return made


def _done(made: Next, asked: Proposal) -> Next:
    table = made.standing.table
    silent = asked["kind"] == REPLACE and asked["seat"] is not None and table.seats[asked["seat"]].active
    if silent:
        assert asked["seat"] is not None
        made = tell_of(made, "stood_in", table.seats[asked["seat"]], why=SILENT)
        table = made.standing.table
    after = DOING[asked["kind"]](replace(table, proposals=_others(table, asked)), asked)
    made = replace(made, standing=replace(made.standing, table=after))
    return tell_of(made, "carried_out", table.seats[asked["by"]], what=asked["kind"], **_about(asked["seat"]))


def _end(table: Table, _: Proposal) -> Table:
    return replace(table, status=OVER, pause=None, paused_by=None, ended="agreed", waiting_for=[], proposals=[])


def _pause(table: Table, asked: Proposal) -> Table:
    return replace(table, status=PAUSED, pause=BY_PERSON, paused_by=asked["by"])


def _resume(table: Table, _: Proposal) -> Table:
    rest = [each for each in table.proposals if each["kind"] != PAUSE]
    return replace(table, status=RUNNING, pause=None, paused_by=None, proposals=rest)


def _extend(table: Table, _: Proposal) -> Table:
    return replace(table, seats=tuple(extended(table, seat) for seat in table.seats))


def _offer(table: Table, asked: Proposal) -> Table:
    assert asked["seat"] is not None
    seat: Seat = table.seats[asked["seat"]]
    if seat.active:  # silent for long: a captain plays from now on
        seat = replace(seat, stand_in=True, why=SILENT)
    return table.with_seat(replace(seat, offered=bool(seat.why)))


DOING: Final[dict[str, Callable[[Table, Proposal], Table]]] = {
    END: _end,
    PAUSE: _pause,
    RESUME: _resume,
    EXTEND: _extend,
    REPLACE: _offer,
}
