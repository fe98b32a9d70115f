"""Who stands where: sets of countries, each a bit of a number.

Which wars and leagues there may be is asked for every country again and again. One pass over the board makes these
sets; what a rule then wants of them is an operation or two.
"""

from typing import Final

from feldherr.sixteenthirty.names import BLUE, NONE, RED, N
from feldherr.sixteenthirty.rules import STRIPPED_STATUS
from feldherr.sixteenthirty.state import State


def _all_members() -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for country in range(N):
        found += [(*members, country) for members in found]
    return found


MEMBERS: Final = _all_members()
"""The countries of a set, lowest first.

>>> MEMBERS[0b1010]
(1, 3)
"""


class Standing:
    """The sets of a position."""

    __slots__ = ("adjacent", "calm", "red", "blue", "unbound", "whole")

    def __init__(self, g: State) -> None:
        self.adjacent = g.rules.adjacent
        red = blue = whole = calm = unbound = 0
        bit = 1
        for country in range(N):
            side = g.faction[country]
            if side == RED:
                red |= bit
            elif side == BLUE:
                blue |= bit
            if g.status[country] > STRIPPED_STATUS:
                whole |= bit
            if not g.unrest[country]:
                calm |= bit
            if g.league[country] == NONE:
                unbound |= bit
            bit <<= 1
        self.red = red
        self.blue = blue
        self.whole = whole
        """Not stripped of their possessions."""
        self.calm = calm
        """Not in unrest."""
        self.unbound = unbound
        """In no league."""

    def side(self, faction: int) -> int:
        """All of a faction."""
        return self.red if faction == RED else self.blue
