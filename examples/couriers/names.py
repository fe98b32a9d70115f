"""The riders and the dispatches of Couriers."""

from typing import Final

SEATS: Final = range(2, 5)
TURNS: Final = 5
SPEEDS: Final = range(1, 7)
RIDERS_OF_A_SPEED: Final = 4
HAND: Final = 5
"""Riders that everybody begins with: one for each turn."""
PRICE: Final = 2
"""Riders that a dispatch is sold for."""
WORTH: Final = {
    **{"vienna": 6, "prague": 5, "dresden": 4, "munich": 4},
    **{"breslau": 3, "hamburg": 3, "bamberg": 2, "stralsund": 2},
}
"""Where dispatches go, and what they are worth when they arrive."""
DISPATCHES: Final = tuple(WORTH)
NONE: Final = 0
"""No rider, no speed."""


def value_of(delivered: tuple[int, ...], sold: tuple[int, ...]) -> int:
    """Victory points: a dispatch that was sold brings half, rounded down.

    >>> value_of((0,), (4, 6))
    8
    """
    worth = list(WORTH.values())
    return sum(worth[one] for one in delivered) + sum(worth[one] // 2 for one in sold)
