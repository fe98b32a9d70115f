"""Finds the native modules: those made from the present sources, for the present version of the rules."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any


@cache
def module(game: str, version: int, fields: Sequence[str]) -> Any | None:
    """The native module of a game, or None: not compiled here, made from other sources, or of other rules."""
    try:
        found: Any = import_module(f"feldherr.fast._{game}")
    except ImportError:
        return None
    from feldherr.fast.build import SOURCES, fingerprint  # which is also run by itself

    stale = SOURCES.exists() and fingerprint(game) != found.SOURCE
    return None if stale or version != found.VERSION or list(fields) != found.FIELDS else found
