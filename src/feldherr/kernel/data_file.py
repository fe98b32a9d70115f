"""A table's own figures from a TOML file: the value of the option `data`, before a game has checked it."""

import tomllib
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
