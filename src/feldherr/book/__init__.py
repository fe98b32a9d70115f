"""The rulebook in our own words, for exactly the rules that a table plays by. docs/rulebook.md says how it is written.

>>> from feldherr.book import anchor_of, book, search
>>> second = book("wallenstein", {"edition": "second"}, "en")
>>> second.title
'Wallenstein'
"""

from feldherr.book.anchors import anchor_of, anchor_of_decision, codes_of
from feldherr.book.making import book, presets
from feldherr.book.model import Book, Chapter, Difference, Paragraph, Reading, Row, Ruling, Run, Section, differences
from feldherr.book.search import Hit, search

__all__ = [
    "Book",
    "Chapter",
    "Difference",
    "Hit",
    "Paragraph",
    "Reading",
    "Row",
    "Ruling",
    "Run",
    "Section",
    "anchor_of",
    "anchor_of_decision",
    "book",
    "codes_of",
    "differences",
    "presets",
    "search",
]
