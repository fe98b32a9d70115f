"""Makes the book of a game for the rules of a table."""

import json
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from string import ascii_uppercase
from typing import Any, NamedTuple

import feldherr
from feldherr.book import figures
from feldherr.book.model import Book, Chapter, InForce, Paragraph, Preset, Reading, Row, Ruling, Runs, Section, runs
from feldherr.book.source import BookSource, ChapterSource, ParagraphSource, SectionSource, holds, source_of
from feldherr.kernel import data_file, words
from feldherr.kernel.errors import BadOption
from feldherr.kernel.rulebook import Rulebook, choice_of

Options = dict[str, Any]


def book(game: str, options: Options | None = None, language: str = "en", players: int | None = None) -> Book:
    """The rulebook for a table's options, in a language; BadOption for options that no table can have.

    >>> first = book("wallenstein", {"edition": "first"}, "de")
    >>> first.preset, first.title
    ('first', 'Wallenstein')
    """
    choice_of("language", language, words.LANGUAGES)
    rulebook = feldherr.rulebook(game)
    settled = rulebook.read_options(players or rulebook.seats[0], {} if options is None else options)
    return _book(game, json.dumps(settled), language)


def presets(game: str) -> dict[str, Options]:
    """All the ways to play that have a name, as options of a table."""
    rulebook = feldherr.rulebook(game)
    return {name: rulebook.read_options(rulebook.seats[0], given) for name, given in source_of(game).presets.items()}


class Telling(NamedTuple):
    """A paragraph by one set of rules."""

    text: Runs
    head: tuple[Runs, ...] = ()
    rows: tuple[Row, ...] = ()


@lru_cache(maxsize=64)
def _book(game: str, options: str, language: str) -> Book:
    return Maker(game, json.loads(options), language).book()


@lru_cache(maxsize=256)
def _tellings(game: str, options: str, language: str) -> dict[str, Telling]:
    """What each paragraph says that holds by these options."""
    source, tell = source_of(game), Teller(game, language)
    facts = feldherr.rulebook(game).rule_facts(json.loads(options))
    shown = [p for p in source.paragraphs() if all(holds(condition, facts) for condition in p.when)]
    facts["rulings"] = [
        {"key": ruling.lower(), "id": ruling, "reason": tell(f"ruling-{ruling.lower()}", facts)}
        for ruling in sorted({r for p in shown for r in p.rulings}, key=_in_order)
    ]
    return {p.anchor: tell.paragraph(p, facts) for p in shown}


def _in_order(ruling: str) -> tuple[str, int]:
    return ruling[0], int(ruling[1:])


class Teller:
    """Says the texts of a game's book in a language."""

    def __init__(self, game: str, language: str) -> None:
        self.section = f"rules_{game}"
        self.catalogue = words.catalogue(language)

    def __call__(self, code: str, facts: Mapping[str, Any]) -> str:
        message = self.catalogue.message(f"{self.section}-{code}")
        if message is None:
            raise KeyError(f"{self.section}-{code} has no text in {self.catalogue.language}")
        return message if isinstance(message, str) else message.with_facts(facts)

    def has(self, code: str) -> bool:
        return f"{self.section}-{code}" in self.catalogue.sources

    def paragraph(self, source: ParagraphSource, facts: Mapping[str, Any]) -> Telling:
        text = self(source.anchor, facts)
        if not source.rows:
            return Telling(runs(text))
        return Telling((), _cells(text), tuple(self._row(source.anchor, facts, row) for row in facts[source.rows]))

    def _row(self, anchor: str, facts: Mapping[str, Any], row: Mapping[str, Any]) -> Row:
        """A row may say a rule that has a message elsewhere: `says` is its section and code, `$said` what it tells."""
        all_facts = {**facts, **row}
        if "says" in row:
            section, code = row["says"]
            all_facts["said"] = words.sentence(self.catalogue.language, section, code, row)
        cells = _cells(self(f"{anchor}-row", all_facts))
        return Row(f"{anchor}-{row['key']}", cells, row.get("reconstructed", False))


def _cells(text: str) -> tuple[Runs, ...]:
    return tuple(runs(cell.strip()) for cell in text.split("|"))


class Maker:
    """One book in the making."""

    def __init__(self, game: str, options: Options, language: str) -> None:
        self.source: BookSource = source_of(game)
        self.rulebook: Rulebook[Any] = feldherr.rulebook(game)
        self.options, self.language = options, language
        self.tell = Teller(game, language)
        self.facts = self.rulebook.rule_facts(options)
        self.here = self._told(options)
        plain = self._plain()
        self.printed = self._told(plain)
        self.preset = next(name for name, other in self._compared() if other == plain)
        self.others = {name: self._told(other) for name, other in self._compared()}

    def _told(self, options: Options) -> dict[str, Telling]:
        return _tellings(self.source.game, json.dumps(options), self.language)

    def _plain(self) -> Options:
        """The same table as printed: only what makes presets differ is kept."""
        kept = {option: self.options[option] for option in self.source.options_of_presets()}
        return {**self.rulebook.defaults, **kept}

    def _compared(self) -> Iterator[tuple[str, Options]]:
        """The presets, each with as much of what the table has besides (expansions) as can be had with it."""
        plain = self._plain()
        for name in self.source.compared:
            given = self.source.presets[name]
            try:
                yield name, self.rulebook.read_options(self.rulebook.seats[0], {**plain, **given})
            except BadOption:
                yield name, self.rulebook.read_options(self.rulebook.seats[0], given)

    def book(self) -> Book:
        facts = {**self.facts, "house_rules": len(self._house_rules())}
        points = self._points()
        return Book(
            self.source.game,
            self.language,
            words.name(self.language, self.source.game),
            self.tell("book-in_force", facts),
            self.preset,
            tuple(Preset(name, self.tell(f"preset-{name}", facts)) for name in self.source.compared),
            self._house_rules(),
            tuple(self._chapters(points)),
            points,
        )

    def _house_rules(self) -> tuple[InForce, ...]:
        rules = self.rulebook.rules_in_force(self.options)
        own = data_file.own_figures(self.rulebook.package_data(), self.options["data"])
        changed = [
            InForce(name, words.sentence(self.language, "rules", f"field_{name}", {}), _word(now), _word(was))
            for name, (now, was) in rules.items()
            if now != was and name not in self.source.options_of_presets()
        ]
        return (*changed, *(InForce(at, "", _word(now), _word(was)) for at, now, was in own))

    def _points(self) -> dict[str, str]:
        return {
            f"{kind}-{code}": anchor
            for group in self.source.anchors
            if holds(group.get("when", {}), self.facts)
            for kind, anchors in group.items()
            if kind != "when"
            for code, anchor in anchors.items()
        }

    def _chapters(self, points: dict[str, str]) -> Iterator[Chapter]:
        number, letter = iter(range(1, 100)), iter(ascii_uppercase)
        for chapter in self.source.chapters:
            shown = any(p.anchor in self.here for section in chapter.sections for p in section.paragraphs)
            own = "" if not shown else next(letter) if chapter.appendix else str(next(number))
            sections = tuple(self._sections(chapter, own, points))
            yield Chapter(chapter.anchor, own, self.tell(chapter.anchor, self.facts), sections)

    def _sections(self, chapter: ChapterSource, number: str, points: dict[str, str]) -> Iterator[Section]:
        count = iter(range(1, 100))
        for section in chapter.sections:
            shown = any(p.anchor in self.here for p in section.paragraphs)
            own = f"{number}.{next(count)}" if shown else ""
            paragraphs = tuple(self._paragraph(p) for p in section.paragraphs)
            title = self.tell(section.anchor, self.facts)
            yield Section(section.anchor, own, title, self._words(section, points), paragraphs)

    def _words(self, section: SectionSource, points: dict[str, str]) -> str:
        """Terms, and what refusals and lines of the log say that point here."""
        anchors = {section.anchor, *(p.anchor for p in section.paragraphs)}
        terms = [self.tell(f"{anchor}-terms", self.facts) for anchor in anchors if self.tell.has(f"{anchor}-terms")]
        sources = self.tell.catalogue.sources
        meant = [sources[message] for message, anchor in points.items() if anchor in anchors and message in sources]
        return " ".join(sorted(terms) + sorted({word for text in meant for word in spoken_words(text)}))

    def _reason(self, anchor: str, ruling: str) -> Runs:
        """A ruling that settles several things may have a reason of its own for each paragraph."""
        own = f"{anchor}-{ruling.lower()}"
        return runs(self.tell(own if self.tell.has(own) else f"ruling-{ruling.lower()}", self.facts))

    def _paragraph(self, source: ParagraphSource) -> Paragraph:
        here = self.here.get(source.anchor)
        told = here or Telling(())
        readings: dict[Telling | None, list[str]] = {}
        for name, tellings in self.others.items():
            readings.setdefault(tellings.get(source.anchor), []).append(name)
        same = tuple(readings.pop(here, ()))
        other = tuple(
            Reading(tuple(names), *((there.text, there.rows) if there else ((), ())))
            for there, names in readings.items()
        )
        reasons = {ruling: self._reason(source.anchor, ruling) for ruling in source.rulings}
        return Paragraph(
            anchor=source.anchor,
            kind=source.kind,
            shown=here is not None,
            text=told.text,
            head=told.head,
            rows=told.rows,
            presets=same,
            house=source.rows != "rulings" and here != self.printed.get(source.anchor),
            other=other,
            rulings=tuple(Ruling(ruling, reason) for ruling, reason in reasons.items()) if here else (),
            reconstructed=bool(here and source.reconstructed and self.facts[source.reconstructed]),
            figure=figures.figure(source.figure, self.options, self.language) if here and source.figure else None,
        )


def spoken_words(message: str) -> set[str]:
    """The words of a message without its placeholders.

    >>> sorted(spoken_words(' { NAME($county, form: "the") } has { $n -> [one] one army *[other] armies }.'))
    ['armies', 'army', 'has', 'one']
    """
    text = re.sub(r'[A-Z]+\([^)]*\)|\$\w+|\[\w+\]|"[^"]*"', " ", message)
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)}


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
