"""Who is who at a table: bots are characters with a name and a portrait, and no two who sit there have one name."""

import secrets
from collections.abc import Collection, Iterable
from typing import Final

from feldherr.server.model import Table

CHARACTERS: Final = {
    "kessler": "Kessler",
    "ottilie": "Ottilie",
    "rauh": "Rauh",
    "sibylla": "Sibylla",
    "veit": "Veit",
    "grete": "Grete",
    "balthasar": "Balthasar",
    "dorothea": "Dorothea",
}
"""Those whom bots play, and their names; words tell their offices, and icons have their portraits."""


def character_for(table: Table, seat: int, wished: str | None = None) -> str | None:
    """Whom a bot on a seat plays: whom it played there before, or who is wished, else anybody who is not here yet."""
    others = [each for each in table.seats if each.seat != seat]
    present = {each.character for each in others}
    names = _folded(each.name for each in others)
    free = [one for one, name in CHARACTERS.items() if one not in present and name.casefold() not in names]
    for one in (table.seats[seat].character, wished):
        if one in free:
            return one
    return secrets.choice(free) if free else None


def told_apart(name: str, others: Iterable[str | None]) -> str:
    """A name that none of the others has.

    >>> told_apart("Anna", ["Ben", None]), told_apart("anna", ["Anna", "Anna (2)"])
    ('Anna', 'anna (3)')
    """
    taken = _folded(others)
    number = 1
    told = name
    while told.casefold() in taken:
        number += 1
        told = f"{name} ({number})"
    return told


def name_at(table: Table, seat: int, name: str) -> str:
    """What somebody of this name is called on a seat."""
    return told_apart(name, (other.name for other in table.seats if other.seat != seat))


def voice(table: Table, person_id: str, name: str) -> str:
    """Under which name a person speaks at a table: that of their seat; who only watches has nobody's who plays."""
    own = [table.seats[seat].name or name for seat in table.seats_of(person_id)]
    if own:
        return next((each for each in own if each.startswith(name)), own[0])
    return told_apart(name, table.names)


def _folded(names: Iterable[str | None]) -> Collection[str]:
    return {name.casefold() for name in names if name}
