"""Moves of Sixteen Thirty Something as an analysis shows them."""

from typing import Final

from feldherr.bots.analysis.foresight import Told
from feldherr.sixteenthirty.bidding import BidTurn, lobbied
from feldherr.sixteenthirty.names import COUNTRIES
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.voting import TakeVote

IN_A_LOBBY: Final = (BidTurn, TakeVote)


def told(g: State, text: str) -> Told:
    """A move with the countries that it is about."""
    named = [word for word in text.split() if word in COUNTRIES]
    under_lobby = [COUNTRIES[lobbied(g)]] if isinstance(g.agenda[-1], IN_A_LOBBY) else []
    return Told(text, places=tuple(dict.fromkeys([*under_lobby, *named])))
