"""Pictures of Wallenstein."""

from feldherr.svg.wallenstein.sheets import board, card, in_words, when

__all__ = ["board", "card", "in_words", "when"]
