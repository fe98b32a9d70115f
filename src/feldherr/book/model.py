"""A book as it is read: chapters, sections and paragraphs in one language, for one set of rules."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, cast

Mark = Literal["", "strong", "emphasis", "chosen"]
Kind = Literal["text", "item", "example", "note"]
Picture = Literal["before", "tray", "after"]
_MARKED: Final = re.compile(r"\*\*(?P<strong>.+?)\*\*|\*(?P<emphasis>.+?)\*|\[\[(?P<chosen>.*?)\]\]", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text, and how it is set: plainly (""), `strong`, `emphasis`, or as `chosen` by a condition."""

    text: str
    mark: Mark


Runs = tuple[Run, ...]


def runs(text: str) -> Runs:
    """A text with its marks.

    >>> [(run.text, run.mark) for run in runs("The side with **more** cubes, [[if any]].")]
    [('The side with ', ''), ('more', 'strong'), (' cubes, ', ''), ('if any', 'chosen'), ('.', '')]
    """
    found, at = [], 0
    for match in _MARKED.finditer(text):
        mark = cast(Mark, match.lastgroup)
        found += [Run(text[at : match.start()], ""), Run(match[mark], mark)]
        at = match.end()
    return tuple(run for run in (*found, Run(text[at:], "")) if run.text)


def plain(text: Runs) -> str:
    return "".join(run.text for run in text)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the printed rules leave open, and why we decide it so."""

    id: str
    reason: Runs


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table, such as a card."""

    anchor: str
    cells: tuple[Runs, ...]
    reconstructed: bool


@dataclass(frozen=True, slots=True)
class Reading:
    """How presets other than these rules have a paragraph; nothing, if they do not have it."""

    presets: tuple[str, ...]
    text: Runs
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A picture of a figure: a position before or after, or what the tower did."""

    id: Picture
    caption: str


@dataclass(frozen=True, slots=True)
class Figure:
    id: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    anchor: str
    kind: Kind
    """An `item` is one of a list."""
    shown: bool
    """Whether it holds by these rules. One that does not is there for its other readings."""
    text: Runs
    """Nothing, if it is a table."""
    head: tuple[Runs, ...]
    """The cells above the rows of a table."""
    rows: tuple[Row, ...]
    presets: tuple[str, ...]
    """The presets that have it exactly so."""
    house: bool
    """Whether it differs from the printed rules because of a rule or figure of the table's own."""
    other: tuple[Reading, ...]
    rulings: tuple[Ruling, ...]
    reconstructed: bool
    figure: Figure | None

    @property
    def chosen(self) -> bool:
        """Whether a condition chose it: some preset has it otherwise, or the table does."""
        return bool(self.other) or self.house

    def told(self) -> str:
        """All that it says, as one plain text."""
        cells = [cell for row in self.rows for cell in row.cells]
        return " ".join(plain(part) for part in (*([self.text] if self.text else []), *self.head, *cells))


@dataclass(frozen=True, slots=True)
class Section:
    anchor: str
    number: str
    """Such as `7.3`; empty, if nothing of it holds by these rules."""
    title: str
    words: str
    """Other words by which it is found: terms, refusals, lines of the log."""
    paragraphs: tuple[Paragraph, ...]

    @property
    def shown(self) -> tuple[Paragraph, ...]:
        """The paragraphs that these rules have."""
        return tuple(paragraph for paragraph in self.paragraphs if paragraph.shown)

    def rulings(self) -> list[Ruling]:
        """Our rulings told here, each reason once."""
        return list(dict.fromkeys(ruling for paragraph in self.shown for ruling in paragraph.rulings))


@dataclass(frozen=True, slots=True)
class Chapter:
    anchor: str
    number: str
    """A number, or a letter for an appendix; empty, if nothing of it holds by these rules."""
    title: str
    sections: tuple[Section, ...]

    @property
    def shown(self) -> tuple[Section, ...]:
        """The sections that these rules have."""
        return tuple(section for section in self.sections if section.shown)


@dataclass(frozen=True, slots=True)
class InForce:
    """A rule that the table has set otherwise than printed."""

    rule: str
    text: str
    value: str
    printed: str


@dataclass(frozen=True, slots=True)
class Preset:
    """A way to play that readings are compared with."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Book:
    game: str
    language: str
    title: str
    subtitle: str
    """The rules in force in a few words: edition, expansions, number of house rules."""
    preset: str
    """The compared preset that these rules come from."""
    compared: tuple[Preset, ...]
    house_rules: tuple[InForce, ...]
    chapters: tuple[Chapter, ...]
    points: dict[str, str]
    """Anchors by what people meet: `errors-bid_too_high`, `events-thrown`, `decisions-plan`, `topics-tower`."""

    @property
    def shown(self) -> tuple[Chapter, ...]:
        """The chapters that these rules have."""
        return tuple(chapter for chapter in self.chapters if chapter.shown)

    def sections(self) -> Iterator[Section]:
        """Those that hold by these rules."""
        for chapter in self.chapters:
            yield from chapter.shown

    def paragraphs(self) -> Iterator[Paragraph]:
        """Those that hold by these rules."""
        for section in self.sections():
            yield from section.shown

    def section(self, anchor: str) -> Section | None:
        """The section with this anchor or number, or around the paragraph with it; the first of a chapter."""
        for chapter in self.shown:
            for section in chapter.shown:
                rows = {row.anchor for paragraph in section.shown for row in paragraph.rows}
                inside = {paragraph.anchor for paragraph in section.shown} | rows
                if anchor in (chapter.anchor, section.anchor, section.number) or anchor in inside:
                    return section
        return None


@dataclass(frozen=True, slots=True)
class Difference:
    """A paragraph that two books have differently: None where one does not have it."""

    anchor: str
    one: str | None
    other: str | None


def differences(one: Book, other: Book) -> list[Difference]:
    """The paragraphs in which two books differ, in their order."""
    here = {paragraph.anchor: paragraph.told() for paragraph in one.paragraphs()}
    there = {paragraph.anchor: paragraph.told() for paragraph in other.paragraphs()}
    order = [p.anchor for chapter in one.chapters for section in chapter.sections for p in section.paragraphs]
    both = dict.fromkeys((*order, *there))
    return [
        Difference(anchor, here.get(anchor), there.get(anchor))
        for anchor in both
        if here.get(anchor) != there.get(anchor)
    ]
