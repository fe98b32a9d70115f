"""From what people meet at a table to the place in the book that explains it."""

from typing import Final

from feldherr.book.model import Book

KINDS: Final = ("errors", "events", "decisions", "warnings", "topics")


def anchor_of(book: Book, kind: str, code: str) -> str | None:
    """The anchor that explains a refusal, an event, a decision, a warning or a topic of `?`; None for an unknown one.

    >>> from feldherr.book import book
    >>> anchor_of(book("wallenstein"), "topics", "tower")
    'combat-tower'
    """
    return book.points.get(f"{kind}-{code}")
