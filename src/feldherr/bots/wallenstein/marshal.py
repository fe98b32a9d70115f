"""The marshal: plays the season out in its head many times, and improves its plan."""

from feldherr.bots.wallenstein.captain import Captain


class Marshal(Captain):
    """Searches."""
