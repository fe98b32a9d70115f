"""`feldherr rules`: what a table plays by, each rule explained; with `--book` the rulebook, or what is sought in it."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

import feldherr
from feldherr.cli import store
from feldherr.cli.arguments import table_options
from feldherr.cli.terminal import Terminal
from feldherr.cli.texts import Texts
from feldherr.kernel.data_file import own_figures
from feldherr.kernel.errors import BadOption
from feldherr.kernel.rulebook import choice_of


def run(given: Namespace, texts: Texts) -> int:
    return _book(given, texts) if given.book or given.find or given.compare or given.output else _overview(given, texts)


def _overview(given: Namespace, texts: Texts) -> int:
    rulebook = feldherr.rulebook(given.game or feldherr.GAMES[0])
    options = rulebook.read_options(rulebook.seats[0], table_options(given))
    rules = rulebook.rules_in_force(options)
    changed = {name: values for name, values in rules.items() if values[0] != values[1]}
    preset = options.get("edition", texts.name(rulebook.name))
    console = Console(highlight=False)
    console.print(Text(texts("rules_title", preset=preset), "bold"), soft_wrap=True)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for name, (value, _) in rules.items():
        style = "bold yellow" if name in changed else "bold"
        table.add_row(Text(name, "cyan"), Text(_word(value), style), texts.rule(f"field_{name}"))
    console.print(table)
    differences = [
        texts("rules_changed", rule=name, now=_word(now), was=_word(was)) for name, (now, was) in changed.items()
    ]
    differences += _own_figures(rulebook.package_data(), options["data"], texts)
    for line in differences or [texts("rules_unchanged", preset=preset)]:
        print(line)
    return 0


def _book(given: Namespace, texts: Texts) -> int:
    """The rulebook, a part of it, or where it differs from another preset: on the terminal, or as a file to print."""
    from feldherr import book as books
    from feldherr.book import figures as book_figures
    from feldherr.book import html
    from feldherr.cli import pages

    game = given.game or feldherr.GAMES[0]
    rulebook = feldherr.rulebook(game)
    options = rulebook.read_options(rulebook.seats[0], table_options(given))
    book = books.book(game, options, texts.language)
    if given.output:
        store.write(Path(given.output), html.page(book, book_figures.pictures(book, options)).encode())
        print(texts("written", file=given.output))
        return 0
    if given.compare:
        choice_of("--compare", given.compare, tuple(books.presets(game)))
        other = books.book(game, books.presets(game)[given.compare], texts.language)
        blocks = pages.compared(book, other)
    elif given.find:
        hits = books.search(book, given.find)
        if not hits:
            raise BadOption("not_in_the_rules", words=given.find[:80])
        found = {hit.anchor for hit in hits[: pages.MOST_FOUND]}
        sections = {section.anchor: section for section in book.sections() if section.anchor in found}
        blocks = (block for hit in hits[: pages.MOST_FOUND] for block in pages.page(book, sections[hit.anchor]))
    else:
        blocks = pages.whole(book)
    console = Console(highlight=False)
    console.width = min(console.width, pages.MEASURE)
    Terminal(texts, console).show(*blocks)
    return 0


def _own_figures(package: dict[str, Any], own: dict[str, Any], texts: Texts) -> list[str]:
    """The figures of the table's own that differ from those of the package."""
    return [
        texts("rules_figure", figure=place, now=_word(now), was=_word(was))
        for place, now, was in own_figures(package, own)
    ]


def _word(value: Any) -> str:
    """As it is typed after `--rule name=`.

    >>> _word([18, 15, 12]), _word(True)
    ('18,15,12', 'true')
    """
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
