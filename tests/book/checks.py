"""The rulebook for players, held against the rule ledger: `python -m tests.book.checks` lists what is missing."""

import re
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import feldherr
from feldherr.book import Book, book, presets
from feldherr.book.source import ParagraphSource, source_of
from tests.coverage_of_rules import ledger

EXPANSIONS = {"court", "landsknechte"}
ALIKE = (
    {"setup.cubes.second", "setup.cubes.manual"},
    {f"setup.lineup.{which}" for which in ("three", "four", "five", "consistent", "first")},
)
"""Statements of different rulesets that say the same: a paragraph may tell them in the same words."""
AS_PRINTED = {"setup.cubes.manual"}
"""Statements whose ruling takes back another one: they are as printed."""


def rulesets(options: dict[str, Any]) -> set[str]:
    """The rulesets of the ledger that a table plays by."""
    return {options.get("edition", ""), *(name for name in EXPANSIONS if options.get(name))}


def in_force(game: str, options: dict[str, Any]) -> set[str]:
    """The statements of the ledger that hold by these options; a statement without rulesets always does."""
    return {s["id"] for s in ledger(game) if "rulesets" not in s or _holds(set(s["rulesets"]), rulesets(options))}


def _holds(named: set[str], playing: set[str]) -> bool:
    """In one of the editions it names; one that names expansions alone needs them all."""
    return named <= playing if named <= EXPANSIONS else bool(named & playing)


def alike(statement: str) -> set[str]:
    """The statement, and those of other rulesets that say the same."""
    return next((group for group in ALIKE if statement in group), {statement})


@cache
def books(game: str, language: str = "en") -> dict[str, Book]:
    return {name: book(game, options, language) for name, options in presets(game).items()}


def shown(game: str, preset: str) -> dict[str, str]:
    """What each paragraph shown there says."""
    return {paragraph.anchor: paragraph.told() for paragraph in books(game)[preset].paragraphs()}


def sources(game: str) -> dict[str, ParagraphSource]:
    return {paragraph.anchor: paragraph for paragraph in source_of(game).paragraphs()}


def untold(game: str, preset: str) -> list[str]:
    """Statements in force that no paragraph tells."""
    told = {statement for anchor in shown(game, preset) for statement in sources(game)[anchor].tells}
    return sorted(in_force(game, presets(game)[preset]) - told)


def told_wrongly(game: str) -> Iterator[str]:
    """Paragraphs that say the same where one of their statements is in force and where it is not."""
    force = {preset: in_force(game, options) for preset, options in presets(game).items()}
    texts = {preset: shown(game, preset) for preset in force}
    for anchor, source in sources(game).items():
        here = [preset for preset in texts if anchor in texts[preset]]
        for statement in source.tells:
            holding = {texts[preset][anchor] for preset in here if statement in force[preset]}
            for preset in here:
                if not force[preset] & alike(statement) and texts[preset][anchor] in holding:
                    yield f"{anchor} says in {preset} what {statement} says, which is not in force there"
        for preset in here:
            if source.tells and not force[preset].intersection(source.tells):
                yield f"{anchor} is shown in {preset}, where none of its statements is in force"


def rulings_of(statement: dict[str, Any]) -> set[str]:
    """Our own rulings that a statement rests on."""
    return set(re.findall(r"ruling ([CPQ]\d+)", statement["source"])) if statement["id"] not in AS_PRINTED else set()


def untold_rulings(game: str) -> Iterator[str]:
    """Statements that rest on a ruling of ours, and are told without it."""
    for statement in ledger(game):
        telling = [source for source in sources(game).values() if statement["id"] in source.tells]
        marked = {ruling for source in telling for ruling in source.rulings}
        for ruling in sorted(rulings_of(statement) - marked):
            yield f"{statement['id']} rests on {ruling}, told in {[source.anchor for source in telling]}"


def unmarked(game: str) -> list[str]:
    """Statements about reconstructed figures that no paragraph with that mark tells."""
    reconstructed = [s["id"] for s in ledger(game) if "(reconstructed" in s["text"] or "reconstructed" in s["source"]]
    marked = {statement for source in sources(game).values() if source.reconstructed for statement in source.tells}
    return [statement for statement in reconstructed if statement not in marked]


if __name__ == "__main__":
    for game in sys.argv[1:] or feldherr.GAMES:
        for preset in presets(game):
            print(f"{game}, {preset}: {len(untold(game, preset))} untold: {' '.join(untold(game, preset))}")
        print(*told_wrongly(game), *untold_rulings(game), *unmarked(game), sep="\n")
