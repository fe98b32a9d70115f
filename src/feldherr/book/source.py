"""What the book of a game is made of: chapters, sections and paragraphs with their conditions, read from its files.

`book/index.toml` in the game's package names the chapters and the presets, `anchors.toml` says where what people meet
is explained, and every other file is a chapter. Texts are in the section `rules_<game>` of the words.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, get_args

from feldherr.book.model import Kind
from feldherr.kernel import registry

Condition = Mapping[str, Any]
"""Facts and what they must be, all of them: a value, a list of values, `{ not = … }` of these, or `{ least = n }`."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class ParagraphSource:
    anchor: str
    kind: Kind = "text"
    when: tuple[Condition, ...] = ()
    tells: tuple[str, ...] = ()
    """Statements of the rule ledger."""
    rulings: tuple[str, ...] = ()
    reconstructed: str = ""
    """The fact that says whether a figure told here is reconstructed."""
    rows: str = ""
    """The fact that lists what the table below shows: one row each, told by the message `<anchor>-row`."""
    figure: str = ""


@dataclass(frozen=True, slots=True)
class SectionSource:
    anchor: str
    paragraphs: tuple[ParagraphSource, ...]


@dataclass(frozen=True, slots=True)
class ChapterSource:
    anchor: str
    appendix: bool
    sections: tuple[SectionSource, ...]


@dataclass(frozen=True, slots=True)
class BookSource:
    game: str
    chapters: tuple[ChapterSource, ...]
    presets: dict[str, dict[str, Any]]
    """Options by name: all the ways to play that the checks go through."""
    compared: tuple[str, ...]
    """The presets that a reader sees differences to."""
    anchors: tuple[dict[str, Any], ...]
    """Where what people meet is explained: anchors by kind and code, each group perhaps with a condition."""

    def options_of_presets(self) -> set[str]:
        """What makes presets differ, such as edition and expansions; everything else is a table's own."""
        return {option for preset in self.presets.values() for option in preset}

    def paragraphs(self) -> Iterator[ParagraphSource]:
        for chapter in self.chapters:
            for section in chapter.sections:
                yield from section.paragraphs


def holds(condition: Condition, facts: Mapping[str, Any]) -> bool:
    """Whether the facts are what a condition asks for.

    >>> facts = {"defenders": "chosen", "markers": 2}
    >>> holds({"defenders": ["all", "chosen"], "markers": {"least": 1}}, facts), holds({"markers": {"not": 2}}, facts)
    (True, False)
    """
    return all(_is(facts[name], wanted) for name, wanted in condition.items())


def _is(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, Mapping):
        ((word, operand),) = wanted.items()
        if word == "not":
            return not _is(value, operand)
        if word == "least":
            return bool(value >= operand)
        raise ValueError(f'a condition knows "not" and "least", and no "{word}"')
    if isinstance(wanted, list):
        return any(_is(value, one) for one in wanted)
    return bool(value == wanted)


@cache
def source_of(game: str) -> BookSource:
    """The book of a game as it is written.

    >>> source_of("wallenstein").compared
    ('second', 'first', 'manual')
    """
    index = _load(game, "index")
    return BookSource(
        game,
        tuple(_chapter(_load(game, name)) for name in index["chapters"]),
        index["preset"],
        tuple(index["compared"]),
        tuple(_load(game, "anchors")["group"]),
    )


def _load(game: str, name: str) -> dict[str, Any]:
    package = registry.packages().get(game, f"feldherr.{game}")
    return tomllib.loads((files(package) / "book" / f"{name}.toml").read_text("utf-8"))


def _chapter(plain: dict[str, Any]) -> ChapterSource:
    sections = tuple(_section(section, _when(plain)) for section in plain["section"])
    return ChapterSource(plain["anchor"], plain.get("appendix", False), sections)


def _section(plain: dict[str, Any], when: tuple[Condition, ...]) -> SectionSource:
    conditions = (*when, *_when(plain))
    return SectionSource(plain["anchor"], tuple(_paragraph(p, conditions) for p in plain["paragraph"]))


def _paragraph(plain: dict[str, Any], when: tuple[Condition, ...]) -> ParagraphSource:
    if plain.get("kind", "text") not in KINDS:
        raise ValueError(f'{plain["anchor"]}: there is no kind "{plain["kind"]}"; there are {", ".join(KINDS)}')
    lists = {name: tuple(value) for name, value in plain.items() if isinstance(value, list)}
    return ParagraphSource(**{**plain, **lists, "when": (*when, *_when(plain))})


def _when(plain: dict[str, Any]) -> tuple[Condition, ...]:
    return (plain["when"],) if "when" in plain else ()
