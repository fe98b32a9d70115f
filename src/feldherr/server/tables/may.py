"""Who may do what at a table."""

from collections.abc import Collection

from feldherr.server.errors import Refused
from feldherr.server.model import PAUSED, RUNNING, Person, Table


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


def require_status(table: Table, status: str) -> None:
    if table.status != status:
        raise Refused(409, "wrong_status", status=table.status, needed=status)


def require_playing(table: Table) -> None:
    """The game has begun, and is not over."""
    if table.status not in (RUNNING, PAUSED):
        raise Refused(409, "not_running", status=table.status)


def require_visible(table: Table, person: Person | None, code: str | None) -> None:
    if not table.visible_to(person.id if person else None, code):
        raise Refused(404, "no_such_table")


def require_game(table: Table) -> None:
    """What happens at a sandbox is told nowhere else."""
    if table.sandbox:
        raise Refused(409, "not_of_sandboxes")


def require_welcome(table: Table, blocked_by: Collection[str]) -> None:
    """Nobody joins those who have blocked them; at the tables of a tournament the draw decides."""
    if table.tournament is None and not table.members.isdisjoint(blocked_by):
        raise Refused(403, "table_closed")
