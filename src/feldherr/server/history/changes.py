"""What changed between two JSON values, as a list of places with their new values."""

from typing import Any

Change = list[Any]
"""`[path, value]` sets what is at the path, `[path]` removes it. A path is a list of keys and indices."""


def changes(old: Any, new: Any, path: tuple[str | int, ...] = ()) -> list[Change]:
    """The changes that make the new value of the old one.

    >>> changes({"a": {"b": 1, "c": None}, "d": 2}, {"a": {"b": 1, "c": [3]}})
    [[['d']], [['a', 'c'], [3]]]
    """
    if old == new:
        return []
    if isinstance(old, dict) and isinstance(new, dict):
        found = [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif old[key] != value:
                found += changes(old[key], value, (*path, key))
        return found
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and _have_parts(new):
        places = [(i, value) for i, value in enumerate(new) if old[i] != value]
        return [change for i, value in places for change in changes(old[i], value, (*path, i))]
    return [[list(path), new]]


def _have_parts(values: list[Any]) -> bool:
    """Each is told for itself; a list of plain things is told whole."""
    return any(isinstance(value, dict | list) for value in values)


def applied(old: Any, done: list[Change]) -> Any:
    """The value after these changes; the old one stays as it is.

    >>> applied({"a": {"b": 1}, "d": 2}, [[["a", "b"], 3], [["d"]]])
    {'a': {'b': 3}}
    """
    for path, *value in done:
        old = _put(old, path, value)
    return old


def _put(old: Any, path: list[str | int], value: list[Any]) -> Any:
    if not path:
        return value[0]
    copy = old.copy()
    key, *rest = path
    if rest:
        copy[key] = _put(old[key], rest, value)
    elif value:
        copy[key] = value[0]
    else:
        del copy[key]
    return copy
