"""States as plain lists and back: ints, lists of ints, and lists or tuples of tuples of ints."""

from collections.abc import Sequence
from typing import Any, Final

from feldherr.kernel.state import State

LARGEST: Final = 99_999
"""No number of a real position comes near; larger ones would only make a machine work for nothing."""


def write(g: State, fields: Sequence[str]) -> list[Any]:
    """The whole state but events and seed: players, agenda, position of chance, then the game's own fields."""
    own = [_plain(getattr(g, name)) for name in fields]
    return [g.players, [step.encode() for step in g.agenda], g.chance.position, *own]


def read_into(g: State, fields: Sequence[str], plain: list[Any]) -> None:
    """Sets the fields of a new state to what `write` wrote down; ValueError or TypeError if it cannot be that."""
    values = plain[3:]
    if len(values) != len(fields):
        raise ValueError("a position of another version")
    for name, value in zip(fields, values, strict=True):
        kind = type(getattr(g, name))
        if kind is int:
            setattr(g, name, _number(value))
        elif isinstance(value, list):
            setattr(g, name, kind(map(_item, value)))
        else:
            raise TypeError(name)


def _plain(value: Any) -> Any:
    return value if isinstance(value, int) else [item if type(item) is int else _plain(item) for item in value]


def _item(item: Any) -> int | tuple[int, ...]:
    return tuple(map(_number, item)) if isinstance(item, list) else _number(item)


def _number(number: Any) -> int:
    if type(number) is not int or abs(number) > LARGEST:
        raise ValueError(number)
    return number


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
