"""The marshal: looks ahead to the end of the round where it lobbies, bids, votes or plays special cards."""

from feldherr.bots.sixteenthirty.search import Searcher, Settings, round_ends


class Marshal(Searcher):
    """Compares the captain's favourite moves in imagined games up to the end of the round."""

    settings = Settings(frozenset({"lobby", "special_card", "bid", "vote"}), 8, round_ends, enough=16)
