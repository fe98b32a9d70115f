"""Positions from outside are proven before they are kept: what every game checks the same way.

A game's own part is one function, `sound(state)`, in a module of that name: it says what conservation and reach allow.
It serves records, imports, clones and tests; copies and imagined games in memory skip it, and no move pays for it.
"""

from typing import Any, Final

from feldherr.kernel.errors import Unsound
from feldherr.kernel.state import State

BOTTOM: Final = ""
"""What lies beneath the lowest step, in `Step.beneath`."""
MOST_SHOWN: Final = 120
LARGEST: Final = 99_999
"""No number of a real position comes near; larger ones would only make a machine work for nothing."""
MOST_NUMBERS: Final = 5_000
"""Five times what the fullest real position holds."""
MOST_STEPS: Final = 100
MOST_DRAWN: Final = 1 << 31
"""Random words that a game has drawn."""


def require(holds: bool, part: str, found: Any) -> None:
    """Raises Unsound, and names the part of the position that cannot be, unless it holds.

    >>> require(2 + 60 == 62, "armies[0]", "62 of 62")
    >>> require(2 + 61 == 62, "armies[0]", "63 of 62")
    Traceback (most recent call last):
    feldherr.kernel.errors.Unsound: This position cannot be: "armies[0]" is 63 of 62.
    """
    if not holds:
        raise Unsound("unsound", part=part, found=str(found)[:MOST_SHOWN])


def require_plain(position: Any, players: int) -> None:
    """Small numbers in short lists, as `codec.write` makes them, and nothing else: cheap to say of anything.

    >>> require_plain([3, [["PlanAll"]], 0, 7, [1, 2, [3, 4]]], players=3)
    >>> require_plain([3, [["PlanAll"]], 0, True], players=3)
    Traceback (most recent call last):
    feldherr.kernel.errors.Unsound: This position cannot be: "position" is bool.
    """
    require(type(position) is list and len(position) > 2, "position", _kind(position))
    seats, agenda, drawn, *fields = position
    require(type(seats) is int and seats == players, "players", _kind(seats))
    require(type(agenda) is list and len(agenda) <= MOST_STEPS, "agenda", _kind(agenda))
    require(type(drawn) is int and 0 <= drawn < MOST_DRAWN, "chance", _kind(drawn))
    for place, step in enumerate(agenda):
        names_itself = type(step) is list and 0 < len(step) <= MOST_STEPS and type(step[0]) is str
        require(names_itself and all(map(_is_number, step[1:])), f"agenda[{place}]", _kind(step))
    _count(fields, MOST_NUMBERS, depth=3)


def _count(plain: Any, most: int, depth: int) -> int:
    """How many lists and numbers these are: no more than so many, in lists no deeper than that."""
    if _is_number(plain):
        return 1
    require(type(plain) is list and depth > 0, "position", _kind(plain))
    require(len(plain) < most, "position", _kind(plain))
    found = 1
    for item in plain:
        found += _count(item, most - found, depth - 1)
    return found


def _is_number(plain: Any) -> bool:
    return type(plain) is int and abs(plain) <= LARGEST


def _kind(plain: Any) -> str:
    """What something is that may be anything: a number where it can be shown, the kind of thing elsewhere."""
    if type(plain) is int and abs(plain) < MOST_DRAWN:
        return str(plain)
    length = f" of {len(plain)}" if isinstance(plain, list | str) else ""
    return f"{type(plain).__name__}{length}"


def require_agenda(g: State) -> None:
    """Each step lies on one that it may lie on, and says nothing that it cannot say in this position."""
    beneath = BOTTOM
    for place, step in enumerate(g.agenda):
        require(beneath in step.beneath, f"agenda[{place}]", f"{step} on {beneath or 'nothing'}")
        require(step.fits(g), f"agenda[{place}]", step)
        beneath = type(step).__name__
