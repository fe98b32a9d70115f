"""Sentences from facts, in the reader's language. The catalogue is `feldherr/words/<language>/<part>.ftl`.

The files are written in Fluent (https://projectfluent.org) with a few functions of our own: docs/words.md.
Fluent itself is loaded when the first message with a placeholder is told; names and fixed texts do without it.
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from feldherr.kernel import registry

if TYPE_CHECKING:
    from feldherr.kernel.fluent import Speech, Told

FOLDER: Final = Path(__file__).parent.parent / "words"


def languages_in(folder: Path) -> tuple[str, ...]:
    """A language is a folder with files; English, which every other one is measured by, comes first."""
    names = [entry.name for entry in os.scandir(folder) if entry.name.isalpha() and entry.is_dir()]
    return tuple(sorted(names, key=lambda name: (name != "en", name)))


LANGUAGES: Final = languages_in(FOLDER)

# An entry goes on while lines are indented or blank; a message without braces on one line is its own text.
# Patterns are compiled by their first use: most programs never read a sentence.
ENTRY: Final = r"(?m)^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t].*)?$)*)"
ATTRIBUTE: Final = r"\n +\.([a-z_]+) *= *(.*)"


class Catalogue:
    """The messages of one language. Files are cut into entries, and an entry is parsed when it is first told."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self.sources: dict[str, str] = {}
        for folder in reversed(folders or (FOLDER,)):  # where two say the same, the first is heard
            for path in sorted((folder / language).glob("*.ftl")):
                self.sources.update(re.findall(ENTRY, path.read_text("utf-8")))
        self._speech: Speech | None = None
        self._read: dict[str, str | Told] = {}
        self._traits: dict[str, dict[str, str]] = {}

    def message(self, identifier: str) -> "str | Told | None":
        """A text as it is, or a message to fill in; None for an unknown one."""
        found = self._read.get(identifier)
        if found is None and identifier in self.sources:
            found = self._read[identifier] = self._parsed(identifier)
        return found

    def _parsed(self, identifier: str) -> "str | Told":
        source = self.sources[identifier].rstrip()
        text = re.sub(ATTRIBUTE, "", source)
        if "{" not in text and "\n" not in text:
            return text.strip()
        return self._speaking().read(identifier, source)

    def _speaking(self) -> "Speech":
        if self._speech is None:
            from feldherr.kernel.fluent import Speech  # slow to load, and most programs never read a sentence

            self._speech = Speech(self)
        return self._speech

    def number(self, value: float, places: int, function: str = "NUMBER") -> str:
        """A number with so many places as the language writes it; with the function PERCENT, a share of one."""
        identifier = f"{function.lower()}-{places}"
        if identifier not in self._read:
            digits = f"minimumFractionDigits: {places}, maximumFractionDigits: {places}"
            self._read[identifier] = self._speaking().read(identifier, f" {{ {function}($value, {digits}) }}")
        told = self._read[identifier]
        return told if isinstance(told, str) else told.with_facts({"value": float(value)})

    def codes(self, section: str) -> list[str]:
        """What the messages of a section are called."""
        return [name.removeprefix(f"{section}-") for name in self.sources if name.startswith(f"{section}-")]

    def name(self, thing: Any, kind: str = "", form: str = "", before: str = "") -> str:
        """What a thing is called; in a form that the name may have, else plainly with `before` in front of it."""
        identifier = self._named(thing, kind)
        formed = self.traits(identifier).get(form) if form and identifier else None
        if formed is not None:
            return formed
        plain = str(thing) if identifier is None else str(self.message(identifier))
        return f"{before} {plain}" if before else plain

    def trait(self, thing: Any, trait: str, kind: str = "") -> str:
        """What grammar wants to know of a name, such as its number; empty if the name does not say."""
        identifier = self._named(thing, kind)
        return self.traits(identifier).get(trait, "") if identifier else ""

    def traits(self, identifier: str) -> dict[str, str]:
        known = self._traits.get(identifier)
        if known is None:
            known = self._traits[identifier] = dict(re.findall(ATTRIBUTE, self.sources[identifier]))
        return known

    def _named(self, thing: Any, kind: str) -> str | None:
        key = "nobody" if thing is None else thing
        special = f"names-{kind}_{key}"
        if kind and special in self.sources:
            return special
        plain = f"names-{key}"
        return plain if plain in self.sources else None

    def player(self, seat: Any, players: Sequence[str]) -> str:
        if isinstance(seat, int):
            return players[seat] if 0 <= seat < len(players) else f"{self.name('player')} {seat + 1}"
        return self.name(seat)


def catalogue(language: str) -> Catalogue:
    """All that is said in a language, by the house and by the games that are registered."""
    return _catalogue(language, registry.word_folders())


@cache
def _catalogue(language: str, more: tuple[Path, ...]) -> Catalogue:
    return Catalogue(language, FOLDER, *more)


def name(language: str, thing: Any, kind: str = "", form: str = "") -> str:
    """What players call a thing known to the code by its id; of one kind, where an id stands for several things.

    >>> name("de", "trading_post")
    'Handelshaus'
    >>> name("en", "bayern"), name("en", "bayern", "region")
    ('Fm. Bayern', 'Bayern')
    """
    return catalogue(language).name(thing, kind, form)


def player(language: str, seat: Any, players: Sequence[str] = ()) -> str:
    return catalogue(language).player(seat, players)


def sentence(language: str, section: str, code: str, facts: Mapping[str, Any], players: Sequence[str] = ()) -> str:
    """The catalogue's sentence for a code, with the facts filled in; a fact that is not given shows as a question mark.

    >>> sentence("en", "events", "marched", {"seat": 1, "armies": 1, "origin": "baden"}, ["Anna", "Ben"])
    'Ben moves 1 army from Baden to ?.'
    """
    message = catalogue(language).message(f"{section}-{code}")
    if message is None:
        return f"{code} {dict(facts)}" if facts else code
    return message if isinstance(message, str) else message.with_facts(facts, players)


def move(language: str, game: str, text: str, players: Sequence[str] = ()) -> str:
    """A move in words. Its message has the words after the verb by number, or as `rest` and what is given for it.

    >>> move("en", "wallenstein", "move kursachsen 4"), move("de", "sixteenthirty", "exchange 1 spain-3 for austria-2")
    ('4 armies to Kursachsen', 'Spanien 3 nehmen, Österreich 2 geben')
    """
    verb, *rest = text.split()
    known = catalogue(language).sources
    special = f"{game}_{verb}_{rest[1] if len(rest) > 1 else len(rest)}"
    code = next((key for key in (special, f"{game}_{verb}", verb) if f"moves-{key}" in known), verb)
    numbered = {f"word{i}": int(word) if word.isdigit() else word for i, word in enumerate(rest, 1)}
    ends = [i for i, word in enumerate(rest) if word in ("drop", "for")] or [len(rest)]
    cards = [word.partition("=")[0] for word in rest[: ends[0]]]
    facts = {**numbered, "rest": cards, "dropped": rest[ends[0] + 1 :], "plan": text}
    return sentence(language, "moves", code, facts, players)
