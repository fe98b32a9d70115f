"""The rulebook as one file to print or to keep: HTML with nothing to load, two pages of A5 on a sheet of A4."""

from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from itertools import groupby
from types import MappingProxyType
from typing import Final

from feldherr.book.model import Book, Chapter, Figure, Paragraph, Runs, Section
from feldherr.kernel import words

TAGS: Final = {"strong": "strong", "emphasis": "em", "chosen": "mark"}
STYLE: Final = """
:root { color: #2a1d12; background: #fbf6e9; font: 400 15px/1.5 Georgia, "Times New Roman", serif }
body { max-width: 66ch; margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { font-weight: 400; line-height: 1.2; break-after: avoid }
h1 { font-size: 2.2em; margin: 0 }
h2 { font-size: 1.6em; margin: 1.6em 0 .4em }
h3 { font-size: 1.2em; margin: 1em 0 .2em }
p, ul { margin: .3em 0 }
ul { padding-left: 1.2em }
nav ol { list-style: none; padding: 0; columns: 2 }
a { color: inherit }
mark { background: #f0e0b0; color: inherit }
sup { font-size: .65em; color: #1f6b6b }
.number { color: #75603f; font-size: .8em; margin-right: .5em }
.note, .example { font-style: italic }
.example { border-left: 3px solid #b59d74; padding-left: .8em }
.chip { font-size: .75em; border: 1px solid #8a6d2f; border-radius: 3px; padding: 0 .3em; margin-left: .3em }
.chip.reconstructed { border-style: dashed }
.rulings { font-size: .8em; color: #54442c; border-left: 2px solid #1f6b6b; margin: .2em 0 .6em; padding-left: .6em }
table { border-collapse: collapse; font-size: .88em; margin: .5em 0; width: 100% }
th { text-align: left; border-bottom: 1px solid }
td, th { padding: .15em .5em .15em 0; vertical-align: top }
tr { break-inside: avoid }
tr.reconstructed td { border-bottom: 1px dashed #8a6d2f }
tr.reconstructed td:last-child::after { content: " *" }
.figures { display: flex; gap: 1em; align-items: end; margin: .6em 0; break-inside: avoid }
figure { margin: 0; flex: 1 1 0; font-size: .8em }
figure img { max-width: 100%; max-height: 16em; display: block; margin: 0 auto }
@media print {
  @page { size: A4 landscape; margin: 12mm 14mm }
  :root { background: #fff; font-size: 8.6pt; line-height: 1.35 }
  body { max-width: none; margin: 0; padding: 0; columns: 2; column-gap: 24mm }
  p, li { orphans: 2; widows: 2 }
  a { text-decoration: none }
  mark { background: none; text-decoration: underline dotted }
}
"""


def page(book: Book, pictures: Mapping[str, str] = MappingProxyType({})) -> str:
    """The whole book, with the pictures of its figures: SVG by figure and part, such as `paderborn/before`.

    >>> from feldherr.book import book
    >>> page(book("wallenstein", {}, "de"))[:31]
    '<!doctype html><html lang="de">'
    """
    chapters = "".join(_chapter(book, chapter, pictures) for chapter in book.shown)
    return (
        f'<!doctype html><html lang="{book.language}"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width"><title>{escape(book.title)}: {escape(book.subtitle)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(book.title)}</h1><p>{escape(book.subtitle)}</p>"
        f"{_house_rules(book)}{_contents(book)}{chapters}</body></html>\n"
    )


def _house_rules(book: Book) -> str:
    if not book.house_rules:
        return ""
    rows = "".join(
        f"<li><b>{escape(rule.rule)} = {escape(rule.value)}</b> ({_say(book, 'printed_as', value=rule.printed)}) "
        f"{escape(rule.text)}</li>"
        for rule in book.house_rules
    )
    return f"<h3>{_say(book, 'house_rules')}</h3><ul>{rows}</ul>"


def _contents(book: Book) -> str:
    lines = "".join(
        f'<li><a href="#{chapter.anchor}"><span class="number">{chapter.number}</span>{escape(chapter.title)}</a></li>'
        for chapter in book.shown
    )
    return f"<nav><h3>{_say(book, 'contents')}</h3><ol>{lines}</ol></nav>"


def _chapter(book: Book, chapter: Chapter, pictures: Mapping[str, str]) -> str:
    sections = "".join(_section(book, section, pictures) for section in chapter.shown)
    return f'<h2 id="{chapter.anchor}">{_number(chapter.number)}{escape(chapter.title)}</h2>{sections}'


def _section(book: Book, section: Section, pictures: Mapping[str, str]) -> str:
    notes = "".join(
        f"<p><b>{_say(book, 'ruling', id=ruling.id)}</b> {_runs(ruling.reason)}</p>" for ruling in section.rulings()
    )
    rulings = f'<div class="rulings">{notes}</div>' if notes else ""
    return (
        f'<section><h3 id="{section.anchor}">{_number(section.number)}{escape(section.title)}</h3>'
        f"{''.join(_paragraphs(book, section.shown, pictures))}{rulings}</section>"
    )


def _paragraphs(book: Book, paragraphs: Iterable[Paragraph], pictures: Mapping[str, str]) -> Iterator[str]:
    """Items that follow each other are one list."""
    for listed, group in groupby(paragraphs, key=lambda paragraph: paragraph.kind == "item"):
        told = [_paragraph(book, paragraph) + _figure(paragraph.figure, pictures) for paragraph in group]
        yield f"<ul>{''.join(told)}</ul>" if listed else "".join(told)


def _paragraph(book: Book, paragraph: Paragraph) -> str:
    if paragraph.rows:
        return _table(book, paragraph)
    tag = "li" if paragraph.kind == "item" else "p"
    marks = "".join(f"<sup>{ruling.id}</sup>" for ruling in paragraph.rulings)
    if paragraph.house:
        marks += f'<span class="chip">{_say(book, "house_rule")}</span>'
    if paragraph.reconstructed:
        marks += f'<span class="chip reconstructed">{_say(book, "reconstructed")}</span>'
    return f'<{tag} id="{paragraph.anchor}" class="{paragraph.kind}">{_runs(paragraph.text)}{marks}</{tag}>'


def _figure(figure: Figure | None, pictures: Mapping[str, str]) -> str:
    parts = "".join(
        f'<figure><img alt="" src="data:image/svg+xml;base64,{b64encode(pictures[place].encode()).decode()}">'
        f"<figcaption>{escape(part.caption)}</figcaption></figure>"
        for part in (figure.parts if figure else ())
        if (place := f"{figure.id if figure else ''}/{part.id}") in pictures
    )
    return f'<div class="figures">{parts}</div>' if parts else ""


def _table(book: Book, paragraph: Paragraph) -> str:
    head = "".join(f"<th>{_runs(cell)}</th>" for cell in paragraph.head)
    rows = "".join(
        f'<tr id="{row.anchor}"{" class=reconstructed" if row.reconstructed else ""}>'
        f"{''.join(f'<td>{_runs(cell)}</td>' for cell in row.cells)}</tr>"
        for row in paragraph.rows
    )
    note = f'<p class="note">* {_say(book, "reconstructed")}: {_say(book, "reconstructed_about")}</p>'
    marked = note if any(row.reconstructed for row in paragraph.rows) else ""
    return f'<table id="{paragraph.anchor}"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>{marked}'


def _number(number: str) -> str:
    return f'<span class="number">{number}</span>'


def _runs(runs: Runs) -> str:
    return "".join(_run(escape(run.text, quote=False), TAGS.get(run.mark)) for run in runs)


def _run(text: str, tag: str | None) -> str:
    return f"<{tag}>{text}</{tag}>" if tag else text


def _say(book: Book, code: str, **facts: str) -> str:
    return escape(words.sentence(book.language, "rulebook", code, facts))
