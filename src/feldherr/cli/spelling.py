"""Words typed for short: the beginning of an id or of a name, with or without umlauts."""

from collections.abc import Sequence
from typing import Final

from feldherr.cli.texts import Texts
from feldherr.kernel.errors import BadOption

_PLAIN: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "_": "", "-": "", ".": "", " ": ""})
_BARE: Final = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss", "_": "", "-": "", ".": "", " ": ""})


def plain(word: str) -> str:
    """
    >>> plain("Bm. Zweibrücken")
    'bmzweibruecken'
    """
    return word.casefold().translate(_PLAIN)


def matching(word: str, ids: Sequence[str], texts: Texts) -> str | None:
    """The one id that a word begins, by the id or by its name; None if there is none, BadOption if there are several.

    >>> matching("böh", ["boehmen", "baden"], Texts("de")), matching("x", ["baden"], Texts("de"))
    ('boehmen', None)
    """
    typed = plain(word)
    if word in ids or not typed:
        return word if word in ids else None
    found = []
    for one in ids:
        spellings = {plain(one), plain(texts.name(one)), texts.name(one).casefold().translate(_BARE)}
        if any(spelling.startswith(typed) for spelling in spellings):
            found.append(one)
    if len(found) > 1:
        raise BadOption("ambiguous", word=word[:40], found=found)
    return found[0] if found else None
