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


def require(holds: bool, part: str, found: Any) -> None:
    """Raises Unsound, and names the part of the position that cannot be, unless it holds.

    >>> require(2 + 60 == 62, "armies[0]", "62 of 62")
    >>> require(2 + 61 == 62, "armies[0]", "63 of 62")
    Traceback (most recent call last):
    feldherr.kernel.errors.Unsound: This position cannot be: "armies[0]" is 63 of 62.
    """
    if not holds:
        raise Unsound("unsound", part=part, found=str(found)[:MOST_SHOWN])


def require_agenda(g: State) -> None:
    """Each step lies on one that it may lie on, and says nothing that it cannot say in this position."""
    beneath = BOTTOM
    for place, step in enumerate(g.agenda):
        require(beneath in step.beneath, f"agenda[{place}]", f"{step} on {beneath or 'nothing'}")
        require(step.fits(g), f"agenda[{place}]", step)
        beneath = type(step).__name__
