"""Wallenstein himself."""

from feldherr.bots.wallenstein.marshal import Marshal


class Wallenstein(Marshal):
    """Thinks longer."""
