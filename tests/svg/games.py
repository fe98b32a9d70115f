"""Games in all their phases, to be drawn."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final
from xml.etree import ElementTree

import feldherr

SVG: Final = "{http://www.w3.org/2000/svg}"
TABLES: Final[list[tuple[str, int, dict[str, Any]]]] = [
    ("wallenstein", 3, {}),
    ("wallenstein", 5, {"court": True, "landsknechte": True}),
    ("wallenstein", 4, {"lineup": "draft"}),
    ("wallenstein", 4, {"edition": "first"}),
    ("sixteenthirty", 3, {}),
    ("sixteenthirty", 6, {}),
]


def positions(game: str, players: int, options: dict[str, Any], every: int = 25) -> Iterator[feldherr.Game]:
    """A random game from its first decision to its end, now and then; the one object moves on."""
    rng = Random(f"{game}{players}")
    table = feldherr.new_game(game, players=players, seed=1618, **options)
    moves = 0
    while not table.over:
        if moves % every == 0:
            yield table
        seat, decision = next(iter(table.pending.items()))
        table.play(seat, decision.sample(rng))
        moves += 1
    yield table


def read(picture: str) -> ElementTree.Element:
    """The picture as a tree: it is well-formed."""
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    return root


def marked(root: ElementTree.Element, attribute: str) -> dict[str, ElementTree.Element]:
    """The groups that carry an attribute, by its value."""
    return {str(group.get(attribute)): group for group in root.iter(f"{SVG}g") if group.get(attribute) is not None}


def texts(group: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in group.iter(f"{SVG}text")]


def uses(group: ElementTree.Element) -> list[str]:
    """What a group repeats from the definitions."""
    return [str(use.get("href")) for use in group.iter(f"{SVG}use")]
