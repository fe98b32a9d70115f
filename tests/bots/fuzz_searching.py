"""Whole games of the searching levels on all kinds of tables, with the budget that a server gives them."""

from feldherr.server.config import Settings
from tests.bots import fuzz as bots

LEVELS = ("marshal", "wallenstein", "captain", "random")


def fuzz(seed: int) -> None:
    """Plays a game, a searching bot at every other seat or so. Raises Broken."""
    bots.fuzz(seed, LEVELS, Settings().bot_simulations)
