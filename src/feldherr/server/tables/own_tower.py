"""Tables with a tower of the players' own: all agree before the game begins, for whoever throws says what fell."""

from dataclasses import replace
from typing import Final

from feldherr.server.errors import Refused
from feldherr.server.model import OPEN, PERSON, Person, Proposal, Table
from feldherr.server.standing.change import Next
from feldherr.server.standing.rebuild import Standing
from feldherr.server.tables.may import require_status

OWN_TOWER: Final = "own_tower"
GAME: Final = "wallenstein"


def proposed(table: Table, now: float) -> Table:
    """A new table asks everybody; whoever made it has agreed."""
    if not table.own_tower:
        return table
    if table.game != GAME or table.sandbox:
        raise Refused(422, "option_refused", option="throws", value="outside")
    if table.rated:
        raise Refused(422, "own_tower_unrated")
    own = table.seats_of(table.creator)
    asked = Proposal(kind=OWN_TOWER, seat=None, by=own[0] if own else 0, agreed=own, at=now)
    return replace(table, proposals=[asked])


def agree(standing: Standing, person: Person, agree: bool) -> Next | None:
    """Somebody agrees for all their seats, or no longer does; None, if nothing changes."""
    table = standing.table
    require_status(table, OPEN)
    own = table.seats_of(person.id)
    if not table.own_tower:
        raise Refused(409, "no_own_tower")
    if not own:
        raise Refused(403, "players_only")
    before = agreed(table)
    after = before | set(own) if agree else before - set(own)
    return None if after == before else Next(replace(standing, table=_with(table, after)))


def agreed(table: Table) -> set[int]:
    """The seats whose players have agreed."""
    return {seat for asked in table.proposals if asked["kind"] == OWN_TOWER for seat in asked["agreed"]}


def asked_anew(table: Table, seat: int) -> Table:
    """Somebody else sits there now: what was agreed at that seat no longer counts."""
    return _with(table, agreed(table) - {seat}) if table.own_tower else table


def missing(table: Table) -> list[int]:
    """The seats of people who have not agreed, where they have to."""
    if not table.own_tower:
        return []
    return [seat.seat for seat in table.seats if seat.kind == PERSON and seat.seat not in agreed(table)]


def require_agreed(table: Table) -> None:
    left = missing(table)
    if left:
        raise Refused(409, "own_tower_not_agreed", names=[table.names[seat] for seat in left])


def begun(table: Table) -> Table:
    """The question is answered."""
    return replace(table, proposals=[asked for asked in table.proposals if asked["kind"] != OWN_TOWER])


def _with(table: Table, seats: set[int]) -> Table:
    return replace(
        table,
        proposals=[
            Proposal(**{**asked, "agreed": sorted(seats)}) if asked["kind"] == OWN_TOWER else asked
            for asked in table.proposals
        ],
    )
