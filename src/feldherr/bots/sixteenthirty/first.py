"""Wallenstein as he was when contests with his successors began: frozen, so that they can be measured by him.

He weighs and knows what is in `data/sixteenthirty-1.json`, or in a file of that form: `…first:Wallenstein1?file=PATH`.
"""

import json
from pathlib import Path
from typing import Final

from feldherr.bots.sixteenthirty.search import MARKET, Searcher, Settings, turn_ends
from feldherr.bots.sixteenthirty.value import Coefficients
from feldherr.bots.sixteenthirty.weights import Weights

FILE: Final = Path(__file__).parent.parent / "data" / "sixteenthirty-1.json"


class Wallenstein1(Searcher):
    """Compares a captain's favourite moves in imagined games up to the end of the turn."""

    settings = Settings(frozenset({"lobby", "special_card", "bid", "vote", *MARKET}), 8, turn_ends, enough=60)

    def __init__(self, file: str = str(FILE)) -> None:
        plain = json.loads(Path(file).read_text("utf-8"))
        super().__init__(weights=Weights(**plain["weights"]))
        self.learned = Coefficients(plain["rising"], plain["falling"], plain["scale"])
