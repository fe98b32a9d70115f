"""What happens to a table besides its game, told in lines between those that people say."""

from dataclasses import replace
from time import time
from typing import Any, Final

from feldherr.server.model import Seat, Table
from feldherr.server.standing.change import Next

SAID: Final = "said"
TO_ALL: Final = "to_all"
"""Said with `@all`: those who are elsewhere are told."""
FULL: Final = "full"
"""Every seat is taken: those who are elsewhere are told as well."""


def add_line(made: Next, kind: str, person_id: str | None, name: str, text: str = "", **facts: Any) -> Next:
    """The same change with one more line; it is about one person, whose name goes with their account."""
    table = made.standing.table
    line: dict[str, Any] = {"n": table.chat + 1, "person_id": person_id, "name": name, "text": text, "at": time()}
    line |= {"kind": kind, "facts": facts or None}
    counted = replace(made.standing, table=replace(table, chat=table.chat + 1))
    return replace(made, standing=counted, rows=replace(made.rows, chat=(*made.rows.chat, line)))


def tell_of(made: Next, kind: str, seat: Seat, **facts: Any) -> Next:
    """A line about whoever sits somewhere."""
    return add_line(made, kind, seat.person_id, seat.name or "", seat=seat.seat, **facts)


def seat_of(table: Table, person_id: str) -> Seat | None:
    """The first seat of a person."""
    return next((table.seats[seat] for seat in table.seats_of(person_id)), None)
