"""From what people meet at a table to the place in the book that explains it."""

from collections.abc import Mapping
from typing import Any, Final

from feldherr.book.model import Book

KINDS: Final = ("errors", "events", "decisions", "warnings", "topics")


def codes_of(book: Book, kind: str) -> list[str]:
    """What of a kind people can meet at that table."""
    return sorted(point.removeprefix(f"{kind}-") for point in book.points if point.startswith(f"{kind}-"))


def anchor_of_decision(book: Book, kind: str, facts: Mapping[str, Any]) -> str | None:
    """The anchor that explains a decision, which may depend on the action it belongs to."""
    return anchor_of(book, "decisions", f"{kind}_{facts.get('action')}") or anchor_of(book, "decisions", kind)


def anchor_of(book: Book, kind: str, code: str) -> str | None:
    """The anchor that explains a refusal, an event, a decision, a warning or a topic of `?`; None for an unknown one.

    >>> from feldherr.book import book
    >>> anchor_of(book("wallenstein"), "topics", "tower")
    'combat-tower'
    """
    return book.points.get(f"{kind}-{code}")
