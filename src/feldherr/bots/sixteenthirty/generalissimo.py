"""Wallenstein: looks ahead to the end of the turn, at the market place too."""

from feldherr.bots.sixteenthirty.search import MARKET, Searcher, Settings, turn_ends


class Wallenstein(Searcher):
    """Compares more moves in more imagined games up to the end of the turn."""

    settings = Settings(frozenset({"lobby", "special_card", "bid", "vote", *MARKET}), 8, turn_ends, enough=60)
