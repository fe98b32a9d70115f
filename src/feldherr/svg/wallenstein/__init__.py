"""Pictures of Wallenstein."""

from feldherr.svg.wallenstein.sheets import board, card, in_words

__all__ = ["board", "card", "in_words"]
