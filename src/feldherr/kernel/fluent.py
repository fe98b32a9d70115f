"""Messages with placeholders: Project Fluent, and the functions that our messages call. docs/words.md specifies them.

`words` loads this when the first such message is told; nothing else imports it.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentNone, FluentType

if TYPE_CHECKING:
    from babel import Locale


class Names(Protocol):
    """What is asked of the catalogue whose messages are told."""

    language: str

    def name(self, thing: Any, kind: str = "", form: str = "", before: str = "") -> str: ...
    def trait(self, thing: Any, trait: str, kind: str = "") -> str: ...
    def player(self, seat: Any, players: Sequence[str]) -> str: ...


LONGEST: Final = 2000  # of one fact in a sentence; Fluent itself gives a message up when a part is much longer


class Missing(FluentType):
    """Stands for a fact that a message wants and nobody gave."""

    def format(self, locale: "Locale") -> str:
        return "?"


class Whole(FluentType, int):
    """A whole number, told in plain digits (a year, a seed); it knows who sits at the table if it is a seat."""

    players: Sequence[str] = ()

    def format(self, locale: "Locale") -> str:
        return int.__repr__(self).replace("-", "−")


class Thing(FluentType):
    """A fact that only functions can tell: nobody, several things, something for each seat, the rules."""

    def __init__(self, value: Any, players: Sequence[str]) -> None:
        self.value = value
        self.players = players

    def format(self, locale: "Locale") -> str:
        return shortened(str(self.value))


MISSING: Final = Missing()


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def fact(value: Any, language: str, players: Sequence[str]) -> Any:
    """A fact as Fluent takes it."""
    match value:
        case str():
            return shortened(value)
        case bool():
            return "true" if value else "false"
        case int():
            whole = Whole(value)
            whole.players = players
            return whole
        case float():
            return FluentFloat(value)
        case _ if hasattr(value, "sentence"):
            return shortened(value.sentence(language))
        case _:
            return Thing(value, players)


def plain(value: Any) -> Any:
    """The fact behind what Fluent hands to a function."""
    return value.value if isinstance(value, Thing) else value


class Speech:
    """Fluent's bundle of one language, into which messages are put when they are first told."""

    def __init__(self, words: Names) -> None:
        self.language = words.language
        self.bundle = FluentBundle([words.language, "en"], functions=functions_of(words), use_isolating=False)

    def read(self, identifier: str, source: str) -> "Told":
        self.bundle.add_resource(FluentResource(f"{identifier} ={source}"))
        return Told(self, identifier, source)


class Told:
    """A message that tells facts."""

    def __init__(self, speech: Speech, identifier: str, source: str) -> None:
        self.speech = speech
        self.pattern: Any = speech.bundle.get_message(identifier).value
        self.variables = tuple(dict.fromkeys(re.findall(r"\$(\w+)", source)))

    def with_facts(
        self, facts: Mapping[str, Any], players: Sequence[str] = (), errors: list[Exception] | None = None
    ) -> str:
        """The sentence. What went wrong is put into `errors`, and the rest of the sentence is told all the same."""
        language = self.speech.language
        given = {name: fact(facts[name], language, players) if name in facts else MISSING for name in self.variables}
        # not format_pattern: that would turn our whole numbers into Fluent's, which forget who sits at the table
        current = CurrentEnvironment(args=given)
        problems = [] if errors is None else errors
        return str(self.pattern(ResolverEnvironment(context=self.speech.bundle, errors=problems, current=current)))


def functions_of(words: Names) -> dict[str, Callable[..., Any]]:
    """What messages can call. A fact that is missing stays missing, whatever is done with it."""

    def listed(items: Iterable[str]) -> str:
        return shortened(", ".join(items)) or words.name("nothing")

    def named(thing: Any, **how: str) -> str:
        return words.name(plain(thing), **how)

    def trait(thing: Any, trait: str, kind: str = "") -> str:
        return words.trait(plain(thing), trait, kind)

    def names(things: Any, **how: str) -> str:
        return listed(words.name(thing, **how) for thing in plain(things))

    def player(seat: Any) -> str:
        return words.player(plain(seat), getattr(seat, "players", ()))

    def players(seats: Thing) -> str:
        return listed(words.player(seat, seats.players) for seat in seats.value)

    def by_seat(values: Thing, zeros: str = "shown") -> str:
        pairs = values.value.items() if isinstance(values.value, Mapping) else enumerate(values.value)
        return listed(
            f"{words.player(int(seat) if str(seat).isdigit() else seat, values.players)}: {each(value)}"
            for seat, value in pairs
            if value or zeros == "shown"
        )

    def each(value: Any) -> str:
        if isinstance(value, list | tuple):
            return f"({', '.join(words.name(item, 'action') for item in value)})"
        return words.name(value)

    def pairs(text: str) -> str:
        told = [word.split("=", 1) for word in text.split() if "=" in word]
        return ", ".join(f"{words.name(box, 'action')}: {words.name(card)}" for box, card in told)

    def count(value: Any) -> Whole:
        value = plain(value)
        return Whole(value if isinstance(value, int) else bool(value) if isinstance(value, str) else len(value or ()))

    def rule(rules: Thing, field: str, at: Any = None) -> Any:
        value = rules.value[field] if isinstance(rules.value, Mapping) else getattr(rules.value, field)
        if at is not None:
            value = value[at if at in value else str(at)] if isinstance(value, Mapping) else value[at]
        return fact(value, words.language, rules.players)

    functions: dict[str, Callable[..., Any]] = {
        "NAME": named,
        "TRAIT": trait,
        "LIST": names,
        "PLAYER": player,
        "PLAYERS": players,
        "SEATS": by_seat,
        "CUBES": lambda cubes: by_seat(cubes, zeros="left out"),
        "PAIRS": pairs,
        "WORDS": lambda things: shortened(", ".join(map(str, plain(things)))),
        "COUNT": count,
        "SIGN": lambda number: "negative" if number < 0 else "positive" if number > 0 else "zero",
        "ABS": lambda number: Whole(abs(number)) if isinstance(number, int) else FluentFloat(abs(number)),
        "NUMBER": FluentFloat,
        "PERCENT": lambda share, **digits: FluentFloat(share, style="percent", **digits),
        "CAPITAL": lambda text: text[:1].upper() + text[1:],
        "RULE": rule,
    }
    return {name: missing_kept(function) for name, function in functions.items()}


def missing_kept(function: Callable[..., Any]) -> Callable[..., Any]:
    def told(first: Any, *rest: Any, **named: Any) -> Any:
        return first if first is MISSING or isinstance(first, FluentNone) else function(first, *rest, **named)

    return told
