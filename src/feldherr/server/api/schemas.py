"""The games' own shapes as JSON schemas, for the description of the API.

They are made of the types that the rules are checked against: nothing is described by hand, and nothing that leaves
the server is validated against them but in tests. Pydantic reads no `typing.TypedDict` before Python 3.12, and would
make a validator of each that nobody asks.
"""

import inspect
from collections.abc import Iterable
from importlib import import_module
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import WithJsonSchema

import feldherr
from feldherr.kernel import shapes as kernel_shapes
from feldherr.kernel.decision import Decision
from feldherr.server.api.declared import Declared, declared, methods_of

Schema = dict[str, Any]
PREFIX: Final = "#/components/schemas/"
PLAIN: Final = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}
SENTENCES: Final = {"$ref": f"{PREFIX}Sentences"}


def described(name: str) -> WithJsonSchema:
    """For a field whose shape is one of those below."""
    return WithJsonSchema({"anyOf": [{"$ref": PREFIX + name}]})  # Pydantic follows a bare one, and finds nothing


View = Annotated[dict[str, Any], described("View")]
ViewParts = Annotated[dict[str, Any], described("ViewParts")]
Position = Annotated[dict[str, Any], described("Position")]
AnyDecision = Annotated[dict[str, Any], described("Decision")]
Event = Annotated[dict[str, Any], described("Event")]
Forecast = Annotated[dict[str, Any], described("Forecast")]
Odds = Annotated[dict[str, Any], described("Odds")]
Options = Annotated[dict[str, Any], described("Options")]
SomeOptions = Annotated[dict[str, Any], described("SomeOptions")]
HouseRules = Annotated[dict[str, Any], described("HouseRules")]
Outcome = Annotated[dict[str, Any], described("Outcome")]


def schemas() -> dict[str, Schema]:
    """All shapes of the games of the house, by name; those of registered games are nobody's but their own."""
    found = Shapes()
    for game in feldherr.HOUSE:
        found.add_game(game)
    titles = {game: game.capitalize() for game in feldherr.HOUSE}
    found.named["View"] = one_of("game", {game: f"{title}View" for game, title in titles.items()})
    for name in ("ViewParts", "Position", "Options", "SomeOptions", "HouseRules", "Decision", "Event", "Odds"):
        found.named[name] = {"anyOf": [{"$ref": f"{PREFIX}{title}{name}"} for title in titles.values()]}
    forecasts = [import_module(f"feldherr.{game}.shapes").Forecast for game in feldherr.HOUSE]
    found.named["Forecast"] = {"anyOf": [found.of(shape) for shape in (*forecasts, kernel_shapes.NoFacts)]}
    return dict(sorted(found.named.items()))


SAID_BY_PEOPLE: Final = ("throw",)
"""What chance is asked, and people answer who throw into a tower of their own."""


def decisions_of(game: str) -> dict[str, type[Decision]]:
    """The kinds of decision that players of a game are asked for, by kind."""
    package = type(feldherr.rulebook(game)).__module__
    found: list[type[Decision]] = []
    waiting = [Decision]
    while waiting:
        known = waiting.pop()
        waiting += known.__subclasses__()
        asked = not known.asks_chance or known.kind in SAID_BY_PEOPLE
        if known.__module__.startswith(f"{package}.") and asked:
            found.append(known)
    return {known.kind: known for known in sorted(found, key=lambda known: known.kind)}


def events_of(game: str) -> dict[str, Declared]:
    """By kind of event of a game: how it is told."""
    telling = import_module(f"feldherr.{game}.told").Telling
    return {kind: declared(telling, kind) for kind in methods_of(telling)}


class Shapes:
    """Schemas by name, as far as they have been asked for."""

    def __init__(self) -> None:
        self.named: dict[str, Schema] = {}
        self.words: dict[Any, str] = {}
        """Names of the games' closed sets of words."""

    def add_game(self, game: str) -> None:
        """Views, questions, events, odds and options of one game."""
        shapes, title = import_module(f"feldherr.{game}.shapes"), game.capitalize()
        for name, kind in vars(import_module(f"feldherr.{game}.names")).items():
            if get_origin(kind) is Literal:
                self.words[kind] = f"{title}{name}"
        for shape in (shapes.View, shapes.Position, shapes.Odds, shapes.Options):
            self.of(shape)
        self.named[f"{title}ViewParts"] = partly(self.named[f"{title}View"], "The parts of a view that changed.")
        self.named[f"{title}SomeOptions"] = partly(self.named[f"{title}Options"], "Options; the others have defaults.")
        questions = {kind: self.decision(game, kind, known) for kind, known in decisions_of(game).items()}
        self.named[f"{title}Decision"] = one_of("kind", questions)
        events = {kind: self.event(game, kind, told) for kind, told in events_of(game).items()}
        self.named[f"{title}Event"] = one_of("kind", events)

    def decision(self, game: str, kind: str, known: type[Decision]) -> str:
        """A question: its number, its seat, its kind, its own facts, its moves where they are listed, its words."""
        space = vars(import_module(f"feldherr.{game}.shapes_decisions"))
        facts = declared(known, "facts", space).returns
        own = self.properties(facts) if is_typeddict(facts) else {}
        listed = {"options": {"type": "array", "items": {"type": "string"}, "description": "The legal moves."}}
        fields = {
            **self.properties(kernel_shapes.Asked),
            "kind": {"const": kind, "type": "string"},
            **own,
            **(listed if known.lists_options else {}),
            "prompt": SENTENCES,
        }
        optional = facts.__optional_keys__ if is_typeddict(facts) else ()
        return self.keep(f"{game}_{kind}_decision", fields, optional, known.__doc__)

    def event(self, game: str, kind: str, told: Declared) -> str:
        """Something that happened: its number, its kind and its own facts."""
        fields = {
            **self.properties(kernel_shapes.Told),
            "kind": {"const": kind, "type": "string"},
            **{name: self.of(fact) for name, fact in told.takes.items() if name != "audience"},
        }
        return self.keep(f"{game}_{kind}_event", fields, (), told.says)

    def keep(self, name: str, fields: Schema, optional: Iterable[str], told: str | None) -> str:
        title = "".join(word.capitalize() for word in name.split("_"))
        self.named[title] = closed(fields, optional, told)
        return title

    def properties(self, shape: Any) -> Schema:
        return {name: self.of(kind) for name, kind in get_type_hints(shape, include_extras=True).items()}

    def of(self, kind: Any) -> Schema:  # noqa: PLR0911
        """The schema of a type.

        >>> Shapes().of(dict[str, list[int] | None])["additionalProperties"]["anyOf"][1]
        {'type': 'null'}
        """
        if is_typeddict(kind):
            return self.table(kind)
        origin, given = get_origin(kind), get_args(kind)
        if origin is Annotated:
            length = {"minItems": given[2], "maxItems": given[2]} if len(given) > 2 else {}
            return {**self.of(given[0]), "description": given[1], **length}
        if origin is NotRequired:
            return self.of(given[0])
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(each) for each in given]}
        if origin is Literal:
            return self.word(kind)
        if origin is list:
            return {"type": "array", "items": self.of(given[0])}
        if origin is dict:
            return self.mapping(*given)
        return {"type": PLAIN[kind]}

    def word(self, kind: Any) -> Schema:
        given = list(get_args(kind))
        schema: Schema = {"const": given[0], "type": "string"} if len(given) == 1 else {"enum": given, "type": "string"}
        if kind not in self.words:
            return schema
        self.named[self.words[kind]] = schema
        return {"$ref": PREFIX + self.words[kind]}

    def mapping(self, keys: Any, values: Any) -> Schema:
        if get_origin(keys) is Literal:
            fields = {key: self.of(values) for key in get_args(keys)}
            return closed(fields, fields)
        return {"type": "object", "additionalProperties": self.of(values)}

    def table(self, shape: Any) -> Schema:
        """A named shape, kept once."""
        package = shape.__module__.split(".")[1]
        name = shape.__name__ if package == "kernel" else f"{package.capitalize()}{shape.__name__}"
        if name not in self.named:
            self.named[name] = {}  # so that a shape may hold itself
            self.named[name] = closed(self.properties(shape), shape.__optional_keys__, shape.__doc__)
        return {"$ref": PREFIX + name}


def closed(fields: Schema, optional: Iterable[str] = (), told: str | None = None) -> Schema:
    """An object with these keys and no others."""
    required = [name for name in fields if name not in optional]
    schema: Schema = {"type": "object", "properties": fields, "additionalProperties": False}
    if required:
        schema["required"] = required
    if told:
        schema["description"] = inspect.cleandoc(told)
    return schema


def partly(whole: Schema, told: str) -> Schema:
    return closed(whole["properties"], whole["properties"], told)


def one_of(key: str, names: dict[str, str]) -> Schema:
    """One of several shapes, told apart by the value of a key."""
    mapping = {value: PREFIX + name for value, name in names.items()}
    choices = [{"$ref": name} for name in mapping.values()]
    return {"oneOf": choices, "discriminator": {"propertyName": key, "mapping": mapping}}
