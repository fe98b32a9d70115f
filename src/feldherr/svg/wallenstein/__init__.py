"""Pictures of Wallenstein."""

from feldherr.svg.wallenstein.sheets import board, card, cutting, in_words, throw, when

__all__ = ["board", "card", "cutting", "in_words", "throw", "when"]
