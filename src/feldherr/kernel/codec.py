"""States as plain lists and back: ints, lists of ints, and lists or tuples of tuples of ints."""

from collections.abc import Sequence
from typing import Any, Final

from feldherr.kernel.sound import require
from feldherr.kernel.state import State

MOST_VALUES: Final = 2_000
"""Values in the options of a table: ten times those of a table with all its figures replaced."""
DEEPEST: Final = 8
LONGEST: Final = 200
"""Characters of a text."""


def write(g: State, fields: Sequence[str]) -> list[Any]:
    """The whole state but events and seed: players, agenda, position of chance, then the game's own fields."""
    own = [_plain(getattr(g, name)) for name in fields]
    return [g.players, [step.encode() for step in g.agenda], g.chance.position, *own]


def read_into(g: State, fields: Sequence[str], plain: list[Any]) -> None:
    """Sets the fields of a new state to what `write` wrote down; Unsound where a field has another kind of value."""
    values = plain[3:]
    require(len(values) == len(fields), "position", f"{len(values)} of {len(fields)} fields")
    for name, value in zip(fields, values, strict=True):
        kind = type(getattr(g, name))
        require(isinstance(value, int if kind is int else list), name, type(value).__name__)
        setattr(g, name, value if kind is int else kind(map(_item, value)))


def _plain(value: Any) -> Any:
    return value if isinstance(value, int) else [item if type(item) is int else _plain(item) for item in value]


def _item(item: Any) -> int | tuple[int, ...]:
    return tuple(item) if isinstance(item, list) else item


def copied(plain: Any) -> Any:
    """Plain data that can be changed without changing the original.

    >>> options = {"rules": {"defenders": "all"}}
    >>> copied(options)["rules"].clear()
    >>> options
    {'rules': {'defenders': 'all'}}
    """
    if isinstance(plain, dict):
        return {key: copied(value) for key, value in plain.items()}
    return [copied(value) for value in plain] if isinstance(plain, list) else plain


def is_modest(plain: Any, depth: int = DEEPEST) -> bool:
    """Whether plain data from outside is small enough to be looked at: few values, short texts, no endless depths.

    >>> is_modest({"rules": {"start_money": [18, 15, 12]}})
    True
    >>> is_modest({"rules": [0] * 100_000}), is_modest({"edition": "second" * 1_000})
    (False, False)
    """
    waiting, seen = [(plain, depth)], 0
    while waiting:
        value, depth = waiting.pop()
        within = [*value, *value.values()] if isinstance(value, dict) else value if _is_list(value) else []
        seen += 1 + len(within)
        too_much = seen > MOST_VALUES or not depth
        if too_much or (isinstance(value, str) and len(value) > LONGEST) or _is_huge(value):
            return False
        waiting.extend((item, depth - 1) for item in within)
    return True


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


def _is_huge(value: Any) -> bool:
    return isinstance(value, int) and value.bit_length() > 64
