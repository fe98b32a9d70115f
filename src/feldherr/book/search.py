"""Finds sections by words: titles, terms, texts, refusals and lines of the log."""

import re
from dataclasses import dataclass
from typing import Final

from feldherr.book.model import Book, Section

WEIGHTS: Final = {"title": 8, "text": 2, "words": 1}
MOST: Final = 20


@dataclass(frozen=True, slots=True)
class Hit:
    anchor: str
    number: str
    title: str
    text: str
    """The paragraph in which the words were found, or the section's first."""


def search(book: Book, words: str) -> list[Hit]:
    """The sections that have all the words, or words that begin with them, best first.

    >>> from feldherr.book import book
    >>> search(book("wallenstein"), "tray counts")[0].anchor
    'combat-tray'
    """
    wanted = _words(words)
    if not wanted:
        return []
    found = [(score, section) for section in book.sections() if (score := _score(section, wanted))]
    found.sort(key=lambda pair: -pair[0])
    return [_hit(section, wanted) for _, section in found[:MOST]]


def _words(text: str) -> list[str]:
    return [word.lower() for word in re.findall(r"\w+", text)]


def _matches(text: str, word: str) -> bool:
    return any(own.startswith(word) for own in _words(text))


def _score(section: Section, wanted: list[str]) -> int:
    text = " ".join(paragraph.told() for paragraph in section.shown)
    places = {"title": section.title, "text": text, "words": section.words}
    scores = [sum(WEIGHTS[name] for name, place in places.items() if _matches(place, word)) for word in wanted]
    return sum(scores) if all(scores) else 0


def _hit(section: Section, wanted: list[str]) -> Hit:
    best = max(section.shown, key=lambda paragraph: sum(_matches(paragraph.told(), word) for word in wanted))
    return Hit(section.anchor, section.number, section.title, best.told())
