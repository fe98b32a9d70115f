"""Wallenstein: looks ahead to the end of the turn, at the market place too, and thinks for as long as it may."""

from feldherr.bots.sixteenthirty.search import MARKET, Searcher, Settings, turn_ends


class Wallenstein(Searcher):
    """Compares more moves in many more imagined games up to the end of the turn, and gives none of them up too soon."""

    settings = Settings(
        frozenset({"lobby", "special_card", "bid", "vote", *MARKET}), 14, turn_ends, least=12, sure=3.0, proven=1.0,
        negligible=0.001,
    )  # fmt: skip
