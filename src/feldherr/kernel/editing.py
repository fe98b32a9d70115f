"""Positions changed by hand: small edits with a text form, each accepted or refused as a whole.

A game's own part is one function, `edit(state, edit)`: it moves pieces between where they lie and the supplies, so that
what lies in the box stays all there. What comes of it is proven as every position from outside is.
"""

from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

from feldherr.kernel.errors import BadEdit

MOST_EDITS: Final = 50
"""In one go."""
LONGEST: Final = 600
"""Characters of one."""
NOTHING: Final = "-"


class Edit(NamedTuple):
    """What is changed: a kind of thing, which one, and its new values.

    >>> read("county boehmen owner=1 armies=3")
    Edit(kind='county', things=('boehmen',), values={'owner': '1', 'armies': '3'})
    """

    kind: str
    things: tuple[str, ...]
    values: dict[str, str]

    def require_keys(self, *keys: str, things: int = 1) -> None:
        """Names so many things, and no values but these."""
        for key in self.values:
            if key not in keys:
                raise BadEdit("edit_unknown_key", kind=self.kind, key=key, keys=list(keys))
        if len(self.things) != things:
            raise BadEdit("edit_things", kind=self.kind, number=things)

    def number(self, key: str, least: int, most: int) -> int | None:
        """A value that is a number within its range; None, if it is not given."""
        text = self.values.get(key)
        return None if text is None else whole(key, text, least, most)

    def words(self, key: str) -> list[str] | None:
        """A value that is several words; None, if it is not given."""
        text = self.values.get(key)
        return None if text is None else split(text)


def read(text: str) -> Edit:
    """An edit from its text form; BadEdit, if it has none."""
    words = text.split() if len(text) <= LONGEST else []
    things = tuple(word for word in words[1:] if "=" not in word)
    pairs = [word.partition("=") for word in words[1:] if "=" in word]
    values = {key: value for key, _, value in pairs}
    if not words or len(values) != len(pairs) or not all(key and value for key, _, value in pairs):
        raise BadEdit("edit_unreadable", text=text[:80])
    return Edit(words[0], things, values)


def split(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(",")


def whole(key: str, text: str, least: int, most: int) -> int:
    """A number within its range.

    >>> whole("armies", "63", 0, 62)
    Traceback (most recent call last):
    feldherr.kernel.errors.BadEdit: armies must be between 0 and 62, not 63.
    """
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else None
    if number is None or not least <= number <= most:
        raise BadEdit("edit_number", key=key, value=text[:40], least=least, most=most)
    return number


def chosen(key: str, word: str, words: Collection[str]) -> str:
    """One of some words."""
    if word not in words:
        raise BadEdit("edit_bad_word", key=key, word=word[:40], words=list(words))
    return word


def apply(kinds: dict[str, Callable[[Any, Edit], bool | None]], g: Any, edit: Edit) -> bool:
    """Does what the edit of this kind does; whether the game goes on by itself then."""
    if edit.kind not in kinds:
        raise BadEdit("edit_unknown", kind=edit.kind[:40], kinds=list(kinds))
    return bool(kinds[edit.kind](g, edit))
