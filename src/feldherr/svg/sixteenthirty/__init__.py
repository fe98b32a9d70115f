"""Pictures of Sixteen Thirty Something."""

from feldherr.svg.sixteenthirty.sheets import board, card, cutting, in_words, when

__all__ = ["board", "card", "cutting", "in_words", "when"]
