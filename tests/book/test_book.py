"""The rulebook is made for the rules of a table: what differs, what is found, and what its texts are made of."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import feldherr
from feldherr.book import Book, book, differences, html, presets, search
from feldherr.book.source import source_of
from feldherr.kernel import words
from feldherr.wallenstein.rules import HOUSE_RULES, rules_of
from tests.book.checks import books, unmarked
from tests.coverage_of_rules import TOLD

every_game = pytest.mark.parametrize("game", feldherr.GAMES)
each_book = pytest.mark.parametrize(
    ("game", "language"), [(g, lang) for g in feldherr.GAMES for lang in words.LANGUAGES]
)


def changed(game: str, plain: dict[str, Any], **own: Any) -> set[str]:
    return {difference.anchor for difference in differences(book(game, plain), book(game, {**plain, **own}))}


# -- house rules -------------------------------------------------------------------------------------------------------


def test_two_house_rules_change_the_paragraphs_concerned_and_no_others() -> None:
    house = {"rules": {"peasants_help_below": 3, "tie_break": "buildings"}, "tower": "classic"}
    concerned = {
        *("combat-peasants-help", "combat-example-paderborn"),
        *("score-end-thalers", "score-end-buildings"),
        "combat-tower-model",
    }
    assert changed("wallenstein", {"court": True}, **house) == concerned
    own = book("wallenstein", {"court": True, **house})
    marked = {p.anchor for chapter in own.chapters for s in chapter.sections for p in s.paragraphs if p.house}
    assert marked == concerned
    assert [rule.rule for rule in own.house_rules] == ["peasants_help_below", "tie_break", "tower"]
    assert own.subtitle == "Second edition, Emperor's Court, 3 house rules"


@pytest.mark.parametrize(
    ("language", "words_"), [("en", ("three quarters", "a little firmer")), ("de", ("drei Viertel", "etwas fester"))]
)
def test_the_tower_is_told_as_it_is(language: str, words_: tuple[str, str]) -> None:
    """In the words for the model that is played, and not in those for an older one."""
    towers = {
        tower: dict(told_texts(book("wallenstein", {"tower": tower}, language)))["combat-tower-model"]
        for tower in ("aged2", "aged", "classic")
    }
    assert len(set(towers.values())) == 3
    assert all(word in towers["aged2"] for word in words_)


def test_the_house_rule_of_sixteen_thirty_something_changes_its_paragraph_alone() -> None:
    concerned = {"score-league-always", "score-league-influence", "rulings-list"}
    assert changed("sixteenthirty", {}, rules={"league_bonus_without_influence": False}) == concerned


def values_of(rule: str) -> list[Any]:
    metadata = HOUSE_RULES[rule].metadata
    if rule == "start_money":
        return [[1, 2, 3]]
    least, most = metadata.get("range", (0, 0))
    return list(metadata.get("values", (least, most)))


@pytest.mark.parametrize("rule", HOUSE_RULES)
def test_every_house_rule_changes_the_book(rule: str) -> None:
    """In some preset at least: what a favor deploys, for one, is of no matter without the court."""
    ways = [(options, rules_of(options)) for options in presets("wallenstein").values()]
    for value in values_of(rule):
        other = [options for options, rules in ways if getattr(rules, rule) != value]
        assert not other or any(changed("wallenstein", options, rules={rule: value}) for options in other), value


def test_figures_of_the_tables_own_are_told_and_not_reconstructed() -> None:
    data = {"favors": [{"number": 2, "effect": "thalers", "amount": 9}], "favor_costs": [1, 1, 1]}
    own = book("wallenstein", {"court": True, "data": data})
    table = next(paragraph for paragraph in own.paragraphs() if paragraph.anchor == "tables-favors-cards")
    told = {row.anchor: ("".join(run.text for run in row.cells[1]), row.reconstructed) for row in table.rows}
    assert told["tables-favors-cards-2"] == ("9 Thalers.", False)
    assert told["tables-favors-cards-9"] == ("4 Thalers.", True)
    assert "costs 1 courtier," in own.section("court-display").shown[0].told()  # type: ignore[union-attr]
    assert ("favors.2.amount", "9", "2") in [(rule.rule, rule.value, rule.printed) for rule in own.house_rules]


# -- what differs between presets --------------------------------------------------------------------------------------


def test_a_reading_names_the_presets_that_have_it() -> None:
    second = book("wallenstein")
    help_ = next(paragraph for paragraph in second.paragraphs() if paragraph.anchor == "combat-peasants-help")
    assert help_.presets == ("second",)
    assert help_.chosen
    assert not help_.house
    assert [reading.presets for reading in help_.other] == [("first", "manual")]
    assert "fewer than 2" in "".join(run.text for run in help_.other[0].text)
    alike = next(paragraph for paragraph in second.paragraphs() if paragraph.anchor == "combat-tie-waste")
    assert alike.presets == ("second", "first", "manual")
    assert not alike.chosen


def test_what_another_edition_has_besides_is_there_for_its_reading() -> None:
    auction = next(
        chapter for chapter in book("wallenstein", {"edition": "first"}).chapters if chapter.anchor == "order"
    )
    section = next(section for section in auction.sections if section.anchor == "order-auction")
    assert section.number == ""
    assert section.shown == ()
    assert {reading.presets for paragraph in section.paragraphs for reading in paragraph.other} == {("second",)}


@every_game
def test_a_book_differs_from_itself_in_nothing(game: str) -> None:
    for made in books(game).values():
        assert differences(made, made) == []


# -- texts -------------------------------------------------------------------------------------------------------------


@each_book
def test_every_message_belongs_to_a_paragraph(game: str, language: str) -> None:
    spoken = set(words.catalogue(language).codes(f"rules_{game}"))
    source = source_of(game)
    titles = {c.anchor for c in source.chapters} | {s.anchor for c in source.chapters for s in c.sections}
    anchors = [*titles, *(p.anchor for p in source.paragraphs())]
    assert len(anchors) == len(set(anchors))
    rulings = {f"ruling-{ruling.lower()}" for p in source.paragraphs() for ruling in p.rulings}
    rows = {f"{p.anchor}-row" for p in source.paragraphs() if p.rows}
    named = {"book-in_force", *(f"preset-{preset}" for preset in source.compared)}
    assert {*anchors, *rulings, *rows, *named} - spoken == set()
    reasons = {f"{p.anchor}-{ruling.lower()}" for p in source.paragraphs() for ruling in p.rulings}
    rest = spoken - {*anchors, *rulings, *rows, *named, *reasons}
    assert [code for code in rest if code.removesuffix("-terms") not in anchors] == []


@each_book
def test_texts_tell_facts_that_there_are(game: str, language: str) -> None:
    facts = feldherr.rulebook(game).rule_facts(presets(game)[source_of(game).compared[0]])
    known = {*facts, "house_rules"}
    facts["rulings"] = [{"id": "", "reason": ""}]
    of_rows = {p.anchor: {key for row in facts[p.rows] for key in row} for p in source_of(game).paragraphs() if p.rows}
    for identifier, source in words.catalogue(language).sources.items():
        section, _, code = identifier.partition("-")
        if section == f"rules_{game}":
            of_row = of_rows.get(code.removesuffix("-row"), set()) | {"said"} if code.endswith("-row") else set()
            assert set(re.findall(r"\$(\w+)", source)) - known - of_row == set(), identifier


@every_game
def test_conditions_name_facts_that_there_are(game: str) -> None:
    facts = feldherr.rulebook(game).rule_facts(presets(game)[source_of(game).compared[0]])
    conditions = [condition for p in source_of(game).paragraphs() for condition in p.when]
    conditions += [group.get("when", {}) for group in source_of(game).anchors]
    named = {name for condition in conditions for name in condition}
    assert named - facts.keys() == set()
    assert "edition" not in named
    assert {p.reconstructed for p in source_of(game).paragraphs()} - {""} <= facts.keys()


def told_texts(made: Book) -> Iterator[tuple[str, str]]:
    for paragraph in made.paragraphs():
        yield paragraph.anchor, paragraph.told()
        for ruling in paragraph.rulings:
            yield ruling.id, "".join(run.text for run in ruling.reason)
    for section in made.sections():
        yield section.anchor, section.title


BROKEN = re.compile(r"  |\?|[{}|]|\*\*|\[\[|\]\]| [.,;:]|^ | $|\.\.")
ONE = re.compile(
    r"\b1 (armies|markers|cards|counties|courtiers|boxes|points|peasants|cubes|Thalers"
    r"|Armeen|Karten|Länder|Felder|Punkte|Höflinge)\b"
)
EXTREMES: list[dict[str, Any]] = [
    {"rules": {rule: (values_of(rule)[0] if rule != "start_money" else [1, 1, 1]) for rule in HOUSE_RULES}},
    {
        "court": True,
        "rules": {"neutral_conquest_markers": 1, "single_marker_peasants": 1, "favor_armies": "all_or_none"},
    },
    {"court": True, "data": {"favors": [{"number": 12, "effect": "deploy", "amount": 1}], "favor_costs": [1, 1, 1]}},
    {"edition": "manual", "throws": "outside", "rules": {"unguarded_revolts": "won", "peasants_help_below": 0}},
]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_sentences_are_whole(language: str) -> None:
    made = [*books("wallenstein", language).values(), *books("sixteenthirty", language).values()]
    made += [book("wallenstein", options, language) for options in EXTREMES]
    for one in made:
        for anchor, text in told_texts(one):
            assert text, anchor
            assert not BROKEN.search(text), (anchor, text)
            assert not ONE.search(text), (anchor, text)


@pytest.mark.parametrize("seed", range(40))
def test_any_house_rules_make_a_whole_book(seed: int) -> None:
    """Whatever a table sets: sentences are whole, and whatever points into the book finds its place."""
    rng = random.Random(seed)
    options = dict(rng.choice(list(presets("wallenstein").values())))
    chosen = rng.sample(sorted(HOUSE_RULES), rng.randrange(1, len(HOUSE_RULES)))
    options |= {
        "rules": {rule: rng.choice(values_of(rule)) for rule in chosen},
        "tower": rng.choice(["aged2", "aged", "classic"]),
    }
    made = book("wallenstein", options, rng.choice(words.LANGUAGES))
    for anchor, text in told_texts(made):
        assert text, anchor
        assert not BROKEN.search(text), (anchor, text)
    assert [point for point, anchor in made.points.items() if made.section(anchor) is None] == []


@pytest.mark.parametrize("game", TOLD)
def test_reconstructed_figures_are_marked(game: str) -> None:
    assert unmarked(game) == []


@every_game
def test_every_fact_is_told_or_asked_for(game: str) -> None:
    facts = feldherr.rulebook(game).rule_facts(presets(game)[source_of(game).compared[0]])
    texts = [source for name, source in words.catalogue("en").sources.items() if name.startswith(f"rules_{game}-")]
    told = set(re.findall(r"\$(\w+)", " ".join(texts)))
    asked = {name for p in source_of(game).paragraphs() for condition in p.when for name in condition}
    asked |= {name for group in source_of(game).anchors for name in group.get("when", {})}
    asked |= {name for p in source_of(game).paragraphs() for name in (p.rows, p.reconstructed)}
    assert facts.keys() - told - asked == set()


# -- finding -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sought", "anchor"),
    [
        ("en", "peasants tray", "combat-peasants"),
        ("en", "majorities", "score-majorities"),
        ("en", "laid waste", "combat-tie"),
        ("en", "bid too high", "planning-bid"),
        ("de", "unentschieden", "combat-tie"),
        ("de", "versteigerung", "order-auction"),
    ],
)
def test_search_finds_by_title_term_refusal_and_log(language: str, sought: str, anchor: str) -> None:
    assert anchor in [hit.anchor for hit in search(book("wallenstein", {}, language), sought)[:3]]


def test_search_finds_what_holds_and_nothing_else() -> None:
    assert search(book("wallenstein", {"edition": "first"}), "auction tile") == []
    assert search(book("wallenstein"), "xylophone") == search(book("wallenstein"), " ,") == []


# -- the page to print -------------------------------------------------------------------------------------------------


@each_book
def test_the_page_to_print_has_everything_and_loads_nothing(game: str, language: str) -> None:
    made = books(game, language)[source_of(game).compared[0]]
    page = html.page(made)
    assert f'<html lang="{language}">' in page
    assert "@page { size: A4 landscape" in page
    assert not re.search(r"https?:|<script|<link|<img|url\(", page)
    for paragraph in made.paragraphs():
        assert f'id="{paragraph.anchor}"' in page
    assert page.count('id="') == len(set(re.findall(r'id="([^"]+)"', page)))
