"""Packages that only some of these rooms need, and the sentence that names what is missing."""

from importlib import import_module
from typing import Any, Final

from feldherr.kernel.errors import BadOption

EXTRA_OF: Final = {
    "pettingzoo": "research",
    "gymnasium": "research",
    "pyarrow": "research",
    "PIL": "research",
    "pyspiel": "openspiel",
    "open_spiel": "openspiel",
    "ray": "cluster",
}


def need(module: str) -> Any:
    """A module of a package that an extra of Feldherr installs; BadOption says which extra, if it is missing.

    >>> need("numpy").__name__
    'numpy'
    """
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        if package not in EXTRA_OF or (error.name or "").partition(".")[0] != package:
            raise
        raise BadOption("extra_missing", package=package, extra=EXTRA_OF[package]) from None
