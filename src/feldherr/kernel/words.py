"""Sentences from facts, in the reader's language. The catalogue is `feldherr/words/<language>.<part>.toml`."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, Final

FOLDER: Final = Path(__file__).parent.parent / "words"
LANGUAGES: Final = ("en", "de")


@cache
def catalogue(language: str) -> dict[str, dict[str, str]]:
    """All entries of a language by section: errors, events, prompts, names, ..."""
    import tomllib  # most programs never read a sentence

    merged: dict[str, dict[str, str]] = {}
    for path in sorted(FOLDER.glob(f"{language}.*.toml")):
        for section, entries in tomllib.loads(path.read_text("utf-8")).items():
            merged.setdefault(section, {}).update(entries)
    return merged


class _Unknown:
    """Stands for a fact that a template wants and nobody gave."""

    def __str__(self) -> str:
        return "?"


class _Sentence(Formatter):
    """Fills a template. After the colon of a placeholder stands how its fact is told:

    `{who:player}` and `{order:players}` name seats, `{county:name}` names a thing, `{boxes:list}` several;
    `{box:action}` and `{boxes:list action}` name it as an action, where one id stands for several things;
    `{allowed:words}` lists words as they are; `{points:seats}` and `{fallen:cubes}` tell something for each seat;
    `{plan:pairs}` names the pairs of a move's text; `{n:army|armies}` counts, and `{n:0=none|-=less|# army|# armies}`
    chooses among whole phrases: by value ("none": nothing or empty, "-": below zero), then for one or for many.
    """

    def __init__(self, language: str, players: Sequence[str]) -> None:
        self.language = language
        self.players = players

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        return kwargs.get(str(key), _Unknown())

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, _Unknown):
            return str(value)
        if hasattr(value, "sentence"):
            return str(value.sentence(self.language))
        if "|" in format_spec:
            return self.phrase(value, format_spec.split("|"))
        how, _, kind = format_spec.partition(" ")
        told = self.told_as(how, value, kind)
        return str(super().format_field(value, format_spec)) if told is None else told

    def told_as(self, how: str, value: Any, kind: str) -> str | None:
        """None for format specs that are Python's own."""
        told: str | None = None
        match how:
            case "name":
                told = name(self.language, value)
            case "player":
                told = player(self.language, value, self.players)
            case "players":
                told = self.listed([player(self.language, seat, self.players) for seat in value])
            case "list":
                told = self.listed([name(self.language, item, kind) for item in value])
            case "words":
                told = ", ".join(map(str, value))
            case "seats":
                told = self.by_seat(dict(enumerate(value)))
            case "cubes":
                told = self.by_seat({seat: number for seat, number in value.items() if number})
            case "pairs":
                told = self.pairs(str(value))
            case _ if len(how) > 1 and how.isalpha():
                told = name(self.language, value, how)
        return told

    def pairs(self, text: str) -> str:
        pairs = [word.split("=") for word in text.split() if "=" in word]
        return ", ".join(f"{name(self.language, box, 'action')}: {name(self.language, card)}" for box, card in pairs)

    def phrase(self, value: Any, phrases: list[str]) -> str:
        keyed = dict(phrase.split("=", 1) for phrase in phrases if "=" in phrase)
        free = [phrase for phrase in phrases if "=" not in phrase]
        empty = value is None or (isinstance(value, Collection) and not value)
        below = isinstance(value, int) and value < 0
        chosen = keyed.get("none" if empty else "-" if below and "-" in keyed else str(value))
        if chosen is None:
            chosen = free[0] if value == 1 else free[-1]
            if not keyed and "#" not in chosen:
                return f"{value} {chosen}"
        return chosen.replace("#", self.whole(abs(value) if below else value)) if "#" in chosen else chosen

    def whole(self, value: Any) -> str:
        if isinstance(value, Mapping):
            return self.by_seat(value)
        if isinstance(value, list) and not isinstance(value[0], str):
            return self.by_seat(dict(enumerate(value)))
        return self.listed([name(self.language, item) for item in value]) if isinstance(value, list) else str(value)

    def by_seat(self, values: Mapping[Any, Any]) -> str:
        return self.listed([f"{self.seat(seat)}: {self.told(value)}" for seat, value in values.items()])

    def seat(self, key: Any) -> str:
        return player(self.language, int(key) if str(key).isdigit() else key, self.players)

    def told(self, value: Any) -> str:
        if isinstance(value, list):
            return "(" + ", ".join(name(self.language, item, "action") for item in value) + ")"
        return name(self.language, value)

    def listed(self, items: list[str]) -> str:
        return ", ".join(items) or name(self.language, "nothing")


def name(language: str, thing: Any, kind: str = "") -> str:
    """What players call a thing known to the code by its id; of one kind, where an id stands for several things.

    >>> name("de", "trading_post")
    'Handelshaus'
    >>> name("en", "bayern"), name("en", "bayern", "region")
    ('Fm. Bayern', 'Bayern')
    """
    names = catalogue(language).get("names", {})
    key = "nobody" if thing is None else str(thing)
    return names.get(f"{kind}_{key}", names.get(key, key))


def player(language: str, seat: Any, players: Sequence[str] = ()) -> str:
    if isinstance(seat, int) and 0 <= seat < len(players):
        return players[seat]
    if isinstance(seat, int):
        return f"{name(language, 'player')} {seat + 1}"
    return name(language, seat)


def sentence(language: str, section: str, code: str, facts: Mapping[str, Any], players: Sequence[str] = ()) -> str:
    """The catalogue's sentence for a code, with the facts filled in; a fact that is not given shows as a question mark.

    >>> sentence("en", "events", "marched", {"seat": 1, "armies": 1, "origin": "baden"}, ["Anna", "Ben"])
    'Ben moves 1 army from Baden to ?.'
    """
    text = catalogue(language).get(section, {}).get(code)
    if text is None:
        return f"{code} {dict(facts)}" if facts else code
    return _Sentence(language, players).vformat(text, (), facts)


def move(language: str, game: str, text: str, players: Sequence[str] = ()) -> str:
    """A move in words. Its template has the words after the verb by number, or as `rest` and what is given for it.

    >>> move("en", "wallenstein", "move kursachsen 4"), move("de", "sixteenthirty", "exchange 1 spain-3 for austria-2")
    ('4 armies to Kursachsen', 'Spanien 3 nehmen, Österreich 2 geben')
    """
    verb, *rest = text.split()
    known = catalogue(language).get("moves", {})
    special = f"{game}_{verb}_{rest[1] if len(rest) > 1 else len(rest)}"
    code = next((key for key in (special, f"{game}_{verb}", verb) if key in known), verb)
    numbered = {str(i): int(word) if word.isdigit() else word for i, word in enumerate(rest, 1)}
    ends = [i for i, word in enumerate(rest) if word in ("drop", "for")] or [len(rest)]
    cards = [word.partition("=")[0] for word in rest[: ends[0]]]
    facts = {**numbered, "rest": cards, "dropped": rest[ends[0] + 1 :], "plan": text}
    return sentence(language, "moves", code, facts, players)
