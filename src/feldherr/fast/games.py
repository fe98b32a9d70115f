"""What the lane knows of each game: how its rules, moves and numbers are told to the native module."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import feldherr
from feldherr.fast import native, sixteenthirty, wallenstein
from feldherr.kernel.decision import Move
from feldherr.kernel.rulebook import Rulebook
from feldherr.sixteenthirty.state import FIELDS as SIXTEENTHIRTY_FIELDS
from feldherr.wallenstein.state import FIELDS as WALLENSTEIN_FIELDS


class Known(NamedTuple):
    """A game that has a native module."""

    fields: Sequence[str]
    knows: Callable[[int, dict[str, Any]], bool]
    first_seat: Callable[[dict[str, Any]], int]
    numbers_of: Callable[[int, dict[str, Any]], dict[str, int | list[int]]]
    tables_of: Callable[[dict[str, Any]], bytes]
    move_from: Callable[[tuple[int, ...]], Move]
    move_to: Callable[[Move], tuple[int, ...]]


GAMES = {
    "wallenstein": Known(
        WALLENSTEIN_FIELDS,
        wallenstein.knows,
        wallenstein.first_seat,
        wallenstein.numbers_of,
        wallenstein.tables_of,
        wallenstein.move_from,
        wallenstein.move_to,
    ),
    "sixteenthirty": Known(
        SIXTEENTHIRTY_FIELDS,
        sixteenthirty.knows,
        sixteenthirty.first_seat,
        sixteenthirty.numbers_of,
        sixteenthirty.tables_of,
        sixteenthirty.move_from,
        sixteenthirty.move_to,
    ),
}


def module_for(rulebook: Rulebook[Any], players: int, options: dict[str, Any]) -> Any | None:
    """The native module that plays by these settled options; None, where Python must."""
    known = GAMES.get(rulebook.name)
    if known is None or not known.knows(players, options):
        return None
    return native.module(rulebook.name, rulebook.version, tuple(known.fields))


def rulebook_of(name: str) -> Rulebook[Any]:
    return feldherr.rulebook(name)
