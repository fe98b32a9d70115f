"""Every message in every grammatical shape: facts that reach each variant and each kind of thing it can tell.

`python -m tests.words.shapes <folder>` prints them with the sentences, for the browser to say the same.
"""

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from feldherr.kernel.words import FOLDER, Catalogue, languages_in

PLAYERS = ["Anna", "Ben", "Cleo"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
THINGS = ["baden", "spain", "netherlands", "german_states", "lausitz", None]
TOLD: dict[str, list[Any]] = {
    "PLAYER": [0, 2, 5, None],
    "PLAYERS": [[], [0], [1, 2]],
    "SEATS": [[1, 0, 2], {"1": ["palace", "bid"]}, {}],
    "CUBES": [{"0": 2, "1": 0, "peasants": 1}, {"0": 1}, {}],
    "PAIRS": ["plan palace=baden church=money bid=3"],
    "WORDS": [["one"], ["one", "two"]],
    "NUMBER": [0, 1, 88.4, 1234.5],
    "PERCENT": [0, 0.884, 1],
    "ABS": [-3, 1, 4],
    "SIGN": [-3, -1, 0, 1, 4],
    "CAPITAL": ["word"],
}


@cache
def names_of(catalogue: Catalogue) -> list[str]:
    return catalogue.codes("names")


class Uses(Visitor):  # type: ignore[misc, unused-ignore]
    """What a message does with each of its variables."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.facts: dict[str, list[Any]] = {}

    def add(self, node: ast.BaseNode, values: list[Any]) -> None:
        if isinstance(node, ast.VariableReference):
            known = self.facts.setdefault(node.id.name, [])
            known += [value for value in values if value not in known]

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        kind = next((str(arg.value.value) for arg in node.arguments.named if arg.name.name == "kind"), "")
        self.add(node.arguments.positional[0], self.values(node.id.name, kind))
        self.generic_visit(node)

    def values(self, function: str, kind: str) -> list[Any]:
        of_kind = [name.removeprefix(f"{kind}_") for name in self.names if kind and name.startswith(f"{kind}_")]
        things: list[Any] = [*of_kind[:6]] or THINGS
        if function in ("NAME", "TRAIT"):
            return things
        if function == "LIST":
            return [[], things[:1], things[:2]]
        return TOLD.get(function, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            key.name if isinstance(key := variant.key, ast.Identifier) else int(key.value) for variant in node.variants
        }
        named = [key for key in keys if isinstance(key, str) and key not in PLURALS]
        self.add(node.selector, [*named, "some other"] if named else [0, 1, 2, 5, 21])
        if isinstance(node.selector, ast.FunctionReference) and node.selector.id.name == "COUNT":
            self.add(node.selector.arguments.positional[0], [[], ["baden"], ["baden", "tirol"]])
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.setdefault(node.id.name, [])


@cache
def uses(catalogue: Catalogue, identifier: str) -> dict[str, list[Any]]:
    """The variables of a message, each with the values that matter to it."""
    if "{" not in catalogue.sources[identifier]:
        return {}
    visitor = Uses(names_of(catalogue))
    visitor.visit(FluentParser().parse(f"{identifier} ={catalogue.sources[identifier]}"))
    return {name: values or ["a word", 7] for name, values in visitor.facts.items()}


def shapes(known: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """Each value of each variable at least once, the others in step with it and then at rest."""
    for i in range(max((len(values) for values in known.values()), default=1)):
        yield {name: values[i % len(values)] for name, values in known.items()}
    for name, values in known.items():
        for value in values[1:]:
            yield {**{other: rest[0] for other, rest in known.items()}, name: value}


def sentences(catalogue: Catalogue, identifier: str) -> Iterator[tuple[dict[str, Any], str, list[Exception]]]:
    for facts in shapes(uses(catalogue, identifier)):
        errors: list[Exception] = []
        message = catalogue.message(identifier)
        assert message is not None
        yield facts, message if isinstance(message, str) else message.with_facts(facts, PLAYERS, errors), errors


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    for language in languages_in(folder):
        spoken = Catalogue(language, folder)
        for identifier in spoken.sources:
            for facts, text, _ in sentences(spoken, identifier):
                print(json.dumps([language, identifier, facts, text]))
