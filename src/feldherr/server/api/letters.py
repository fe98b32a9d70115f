"""What may stand in names and texts: nothing that cannot be seen, or that turns the words around it."""

import re
from typing import Final
from unicodedata import category, normalize

from pydantic_core import PydanticCustomError

NAME_LENGTH: Final = 40
MARKS: Final = 4
"""Marks on one letter; no script needs more, and with dozens they cover the lines above and below."""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Letters and signs by name, and yet nothing to be seen."""

_CONTROL: Final = ("Cc", "Cs", "Cn")
_HIDDEN: Final = ("Cf", "Co")
_SELECTORS: Final = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_TURNING: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")


def readable(text: str) -> str:
    """Text that every database and every screen can take."""
    unusual = "" if text.isprintable() else text
    if any(category(letter) in _CONTROL and letter not in "\n\t" for letter in unusual):
        raise PydanticCustomError("control_characters", "no control characters")
    return text


def name(text: str) -> str:
    """A name in one line, in one spelling, of what can be seen; what cannot, is left out.

    >>> name("  Anna\u200b \u202eII ")
    'Anna II'
    """
    seen = "".join(letter for letter in readable(text) if not _is_hidden(letter))
    tidy = " ".join(normalize("NFC", seen).split())
    if not tidy:
        raise PydanticCustomError("no_letters", "a name with letters")
    if len(tidy) > NAME_LENGTH:
        raise PydanticCustomError("string_too_long", "at most {max_length} characters", {"max_length": NAME_LENGTH})
    return _few_marks(tidy)


def prose(text: str) -> str:
    """Words over several lines; signs that turn whole passages around are left out.

    >>> prose("read \u202esdrawkcab\u202c")
    'read sdrawkcab'
    """
    return _TURNING.sub("", readable(text))


def line(text: str) -> str:
    """What somebody says to others: there is something to be seen, and it stays on its own lines."""
    said = prose(text)
    if all(letter.isspace() or _is_hidden(letter) for letter in said):
        raise PydanticCustomError("nothing_to_read", "something to read")
    return _few_marks(said)


def _is_hidden(letter: str) -> bool:
    return letter in BLANK or category(letter) in _HIDDEN or _SELECTORS.match(letter) is not None


def _few_marks(text: str) -> str:
    marks = 0
    base = False
    for letter in text:
        if category(letter) not in ("Mn", "Me"):
            marks, base = 0, not letter.isspace()
            continue
        marks += 1
        if marks > MARKS or not base:
            raise PydanticCustomError("many_marks", "at most {max_length} marks on a letter", {"max_length": MARKS})
    return text
