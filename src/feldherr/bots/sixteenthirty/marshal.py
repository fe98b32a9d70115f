"""The marshal: looks ahead to the end of the turn where it lobbies, bids, votes or plays special cards."""

from feldherr.bots.sixteenthirty.search import Searcher, Settings, turn_ends


class Marshal(Searcher):
    """Compares the captain's favourite moves in imagined games up to the end of the turn."""

    settings = Settings(frozenset({"lobby", "special_card", "bid", "vote"}), 5, turn_ends, enough=24)
