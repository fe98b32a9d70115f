"""Sentences from facts, in the reader's language. The catalogue is `feldherr/words/<language>.<part>.toml`."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, Final

FOLDER: Final = Path(__file__).parent.parent / "words"
LANGUAGES: Final = ("en", "de")


@cache
def catalogue(language: str) -> dict[str, dict[str, str]]:
    """All entries of a language by section: errors, events, prompts, names, ..."""
    merged: dict[str, dict[str, str]] = {}
    for path in sorted(FOLDER.glob(f"{language}.*.toml")):
        for section, entries in tomllib.loads(path.read_text("utf-8")).items():
            merged.setdefault(section, {}).update(entries)
    return merged


class _Sentence(Formatter):
    """Format specs: `{n:army|armies}` counts, `{county:name}` names, `{who:player}` names a seat, `{x:list}` lists."""

    def __init__(self, language: str, players: Sequence[str]) -> None:
        self.language = language
        self.players = players

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            one, many = format_spec.split("|")
            return f"{value} {one if value == 1 else many}"
        if format_spec == "name":
            return name(self.language, value)
        if format_spec == "player":
            return player(self.language, value, self.players)
        if format_spec == "players":
            return ", ".join(player(self.language, seat, self.players) for seat in value)
        if format_spec == "list":
            return ", ".join(name(self.language, item) for item in value)
        return str(super().format_field(value, format_spec))


def name(language: str, thing: Any) -> str:
    """What players call a thing known to the code by its id.

    >>> name("de", "trading_post")
    'Handelshaus'
    """
    return catalogue(language)["names"].get(str(thing), str(thing))


def player(language: str, seat: Any, players: Sequence[str] = ()) -> str:
    if isinstance(seat, int) and 0 <= seat < len(players):
        return players[seat]
    if isinstance(seat, int):
        return f"{name(language, 'player')} {seat + 1}"
    return name(language, seat)


def sentence(language: str, section: str, code: str, facts: Mapping[str, Any], players: Sequence[str] = ()) -> str:
    """The catalogue's sentence for a code, with the facts filled in."""
    text = catalogue(language).get(section, {}).get(code)
    if text is None:
        return f"{code} {dict(facts)}" if facts else code
    return _Sentence(language, players).vformat(text, (), facts)
