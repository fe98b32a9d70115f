"""Whole games of the searching levels on all kinds of tables, with small budgets."""

from tests.bots import fuzz as bots


def fuzz(seed: int) -> None:
    """Plays a game, a searching bot at every other seat or so. Raises Broken."""
    bots.fuzz(seed, ("marshal", "wallenstein", "captain", "random"))
