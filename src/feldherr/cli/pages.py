"""The rulebook on a terminal: whole, or the one section that explains something."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from feldherr.book import Book, Chapter, Paragraph, Section, differences
from feldherr.book.model import Runs
from feldherr.kernel import words

STYLES = {"": "", "strong": "bold", "emphasis": "italic", "chosen": "underline"}
MEASURE = 88
"""As wide as lines can be read with ease."""
MOST_FOUND = 3


def whole(book: Book) -> Iterator[RenderableType]:
    """Title, rules in force, contents, and all chapters."""
    yield Text(book.title, "bold")
    yield Text(book.subtitle)
    for rule in book.house_rules:
        printed = _say(book, "printed_as", value=rule.printed)
        yield Text(f"{_say(book, 'house_rule')}: {rule.rule} = {rule.value} ({printed}). {rule.text}", "yellow")
    yield Text(f"\n{_say(book, 'contents')}", "bold")
    for chapter in book.shown:
        yield Text(f"{chapter.number:>3}  {chapter.title}")
    for chapter in book.shown:
        yield from _chapter(book, chapter)


def compared(one: Book, other: Book) -> Iterator[RenderableType]:
    """The paragraphs in which two books differ, those of the first above."""
    titles = {p.anchor: section.title for book in (other, one) for section in book.sections() for p in section.shown}
    for difference in differences(one, other):
        yield Text(f"\n{titles[difference.anchor]}", "bold cyan")
        for book, text in ((one, difference.one), (other, difference.other)):
            yield Text(f"{book.subtitle}: ", "dim").append(text or _say(book, "not_there"), "")


def _chapter(book: Book, chapter: Chapter) -> Iterator[RenderableType]:
    yield Text(f"\n{chapter.number}  {chapter.title}".upper(), "bold")
    for section in chapter.shown:
        yield from page(book, section)


def page(book: Book, section: Section) -> Iterator[RenderableType]:
    """A section: its title, its paragraphs, our rulings with their reasons."""
    yield Text(f"\n{section.number}  {section.title}", "bold cyan")
    for paragraph in section.shown:
        yield _indented(_table(paragraph) if paragraph.rows else _text(book, paragraph), 2)
        if any(row.reconstructed for row in paragraph.rows):
            yield _indented(Text(f"* {_say(book, 'reconstructed')}: {_say(book, 'reconstructed_about')}", "yellow"), 2)
    for ruling in section.rulings():
        said = Text(f"{_say(book, 'ruling', id=ruling.id)}: ", "dim").append_text(_runs(ruling.reason, "dim"))
        yield _indented(said, 6)


def _text(book: Book, paragraph: Paragraph) -> RenderableType:
    text = _runs(paragraph.text, "italic" if paragraph.kind in ("example", "note") else "")
    marks = [_say(book, mark) for mark in ("house_rule", "reconstructed") if _has(paragraph, mark)]
    if marks:
        text.append(f" ({', '.join(marks)})", "yellow")
    if paragraph.rulings:
        text.append(f" [{', '.join(ruling.id for ruling in paragraph.rulings)}]", "dim")
    return _indented(Text("· ").append_text(text), 2) if paragraph.kind == "item" else text


def _indented(block: RenderableType, by: int) -> Padding:
    return Padding(block, (0, 0, 0, by), expand=False)


def _has(paragraph: Paragraph, mark: str) -> bool:
    return paragraph.house if mark == "house_rule" else paragraph.reconstructed


def _table(paragraph: Paragraph) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for cell in paragraph.head:
        table.add_column(_runs(cell))
    for row in paragraph.rows:
        *first, last = [_runs(cell, "yellow" if row.reconstructed else "") for cell in row.cells]
        table.add_row(*first, last.append(" *") if row.reconstructed else last)
    return table


def _runs(runs: Runs, style: str = "") -> Text:
    text = Text(style=style)
    for run in runs:
        text.append(run.text, STYLES[run.mark])
    return text


def _say(book: Book, code: str, **facts: str) -> str:
    return words.sentence(book.language, "rulebook", code, facts)
