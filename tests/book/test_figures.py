"""Figures are positions that the engine plays by the rules of the table."""

from typing import Any
from xml.etree import ElementTree

import pytest

import feldherr
from feldherr.book import Book, book, figures, presets
from feldherr.book.source import source_of

EVERY_WAY = presets("wallenstein")


def result(options: dict[str, Any], name: str = "paderborn", language: str = "en") -> str:
    return figures.figure(name, options, language).parts[-1].caption


def settled(**options: Any) -> dict[str, Any]:
    return feldherr.rulebook("wallenstein").read_options(3, options)


def test_what_is_shown_follows_from_the_rules() -> None:
    assert result(settled()).endswith("4 against 1 and 2 peasants. 1 army marches in.")
    assert result(settled(rules={"peasants_help_below": 0})).endswith("4 against 1. 3 armies march in.")
    assert "laid waste" in result(settled(), "tie")
    assert "verwüstet" in result(settled(), "tie", "de")


@pytest.mark.parametrize("preset", EVERY_WAY)
@pytest.mark.parametrize("name", figures.names("wallenstein"))
def test_every_picture_is_drawn(preset: str, name: str) -> None:
    options = EVERY_WAY[preset]
    drawn = {part: figures.picture(name, part, options, "de", fonts=False) for part in figures.PARTS}
    for picture in drawn.values():
        root = ElementTree.fromstring(picture)
        assert root.get("viewBox")
        assert "?" not in "".join(root.itertext())
        assert len(picture) < 60_000
    assert drawn["before"] != drawn["after"]
    assert all(colour in drawn["tray"] for colour in ("Rot", "Blau"))


def test_a_figure_can_be_played_on() -> None:
    game = feldherr.replay(figures.record("paderborn", EVERY_WAY["court"]))
    assert game.options["throws"] == "inside"
    assert game.pending[0].kind == "move"
    assert "move paderborn 4" in [move.text for move in game.pending[0].options()]
    feldherr.rulebook("wallenstein").sound(game.state)


def test_the_war_of_the_example_is_fought_as_it_says() -> None:
    for language, told in (("en", ["7", "3", "Victory: France"]), ("de", ["7", "3", "Sieg: Frankreich"])):
        before, after = figures.figure("war", {}, language).parts
        example = next(p for p in book("sixteenthirty", {}, language).paragraphs() if p.figure)
        assert all(word in after.caption for word in told)
        assert all(word in example.told() for word in (*told[:2], *after.caption.split()[:1]))
        drawn = [figures.picture("war", part.id, {}, language, fonts=False) for part in (before, after)]
        assert drawn[0] != drawn[1]
        assert all("?" not in "".join(ElementTree.fromstring(picture).itertext()) for picture in drawn)
    game = feldherr.replay(figures.record("war", {}))
    assert "lobby france war spain" in [move.text for move in game.pending[0].options()]


def with_figures(made: Book) -> list[str]:
    return [paragraph.figure.id for paragraph in made.paragraphs() if paragraph.figure]


def test_the_book_shows_every_figure_and_knows_no_other() -> None:
    assert sorted(with_figures(book("wallenstein"))) == sorted(figures.names("wallenstein"))
    for game in feldherr.GAMES:
        assert {p.figure for p in source_of(game).paragraphs()} - {""} == set(figures.names(game))
    pictures = figures.pictures(book("wallenstein", {}, "de"), EVERY_WAY["second"])
    assert sorted(pictures) == sorted(
        f"{name}/{part}" for name in figures.names("wallenstein") for part in figures.PARTS
    )
