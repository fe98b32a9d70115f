"""A table's own figures, the value of the option `data`: read from a TOML file, and checked piece by piece."""

import tomllib
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Any

from feldherr.kernel.errors import BadOption


def read(path: str | PathLike[str]) -> dict[str, Any]:
    """What stands in the file; BadOption says why it cannot be read.

    >>> read("no such file")
    Traceback (most recent call last):
    feldherr.kernel.errors.BadOption: "no such file" cannot be read: No such file or directory.
    """
    try:
        return tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise BadOption("data_unreadable", path=str(path), reason=error.strerror or str(error)) from None
    except (ValueError, RecursionError) as error:
        raise BadOption("data_no_toml", path=str(path), reason=str(error)) from None


def require_table(where: str, given: Any, allowed: tuple[str, ...], *, complete: bool = False) -> None:
    """Raises BadOption unless this is a table with these keys alone, and with all of them if it must be complete."""
    if not isinstance(given, dict):
        raise BadOption("data_no_table", where=where, keys=list(allowed))
    for key in given:
        if str(key) not in allowed:
            raise BadOption("data_unknown_key", where=where, key=str(key)[:40], keys=list(allowed))
    for key in allowed:
        if complete and key not in given:
            raise BadOption("data_missing_key", where=where, key=key)


def require_list(where: str, given: Any) -> list[Any]:
    """The list given; BadOption if it is none."""
    if not isinstance(given, list | tuple):
        raise BadOption("data_no_list", where=where, value=str(given)[:40])
    return list(given)


def require_number(where: str, value: Any, least: int, most: int) -> int:
    """The number given; BadOption if it is none or out of range."""
    if type(value) is not int or not least <= value <= most:
        raise BadOption("data_bad_number", where=where, value=str(value)[:40], least=least, most=most)
    return value


def figures(data: Any, where: str = "") -> Iterator[tuple[str, Any]]:
    """Each figure of some data with the place where it stands; cards of a list go by their first field.

    >>> list(figures({"costs": [4, 3], "favors": [{"number": 2, "amount": 3}]}))
    [('costs', [4, 3]), ('favors.2.amount', 3)]
    """
    if isinstance(data, list) and data and all(isinstance(card, dict) for card in data):
        data = {next(iter(card.values())): dict(list(card.items())[1:]) for card in data}
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from figures(value, f"{where}.{key}" if where else str(key))
    else:
        yield where, data


def own_figures(package: Any, own: Any) -> Iterator[tuple[str, Any, Any]]:
    """The figures of a table's own that differ from the package's: where, what it is now, and what it was.

    >>> list(own_figures({"costs": [4, 3], "loss": 2}, {"costs": [5, 3], "loss": 2}))
    [('costs', [5, 3], [4, 3])]
    """
    usual = dict(figures(package))
    for place, figure in figures(own):
        if place and figure != usual.get(place):
            yield place, figure, usual.get(place, "-")
