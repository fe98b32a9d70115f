"""The rulebook over HTTP: of a game, of a table, for whom, and what is refused."""

import json
from typing import Any

from feldherr.book import book, presets
from feldherr.book import figures as drawn
from tests.server import described
from tests.server.client import Client
from tests.server.test_moves import two_at_a_table


def texts(told: dict[str, Any]) -> dict[str, str]:
    """What each paragraph says that holds."""
    return {
        paragraph["anchor"]: "".join(run["text"] for run in paragraph["text"])
        for chapter in told["chapters"]
        for section in chapter["sections"]
        for paragraph in section["paragraphs"]
        if paragraph["shown"]
    }


def test_a_rulebook_is_that_of_the_package(anna: Client) -> None:
    for game in ("wallenstein", "sixteenthirty"):
        told = anna.get(f"/rules/{game}", language="de")
        described.require("Book", told)
        own = book(game, {}, "de")
        assert (told["title"], told["preset"], told["points"]) == (own.title, own.preset, own.points)
        assert list(texts(told)) == [paragraph.anchor for paragraph in own.paragraphs()]


def test_a_preset_and_options_choose_the_rules(anna: Client) -> None:
    first = anna.get("/rules/wallenstein", preset="first")
    assert first["preset"] == "first"
    house = anna.get("/rules/wallenstein", preset="first", options=json.dumps({"rules": {"peasants_help_below": 5}}))
    assert "5 revolt markers" in texts(house)["combat-peasants-help"]
    assert [rule["rule"] for rule in house["house_rules"]] == ["peasants_help_below"]
    for bad in ({"preset": "third"}, {"options": "{"}, {"options": "[]"}, {"options": '{"edition": "third"}'}):
        anna.get("/rules/wallenstein", expect=422, **bad)
    anna.get("/rules/chess", expect=422)


def test_a_table_has_its_own_rulebook(anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben)
    told = ben.get(f"/tables/{table}/rules")
    options = anna.get(f"/tables/{table}")["options"]
    assert texts(told).keys() == {paragraph.anchor for paragraph in book("wallenstein", options).paragraphs()}
    anna.get("/tables/nosuchtable/rules", expect=404)


def test_figures_are_drawn_by_the_rules_and_can_be_played(anna: Client) -> None:
    told = anna.get("/rules/wallenstein")
    paragraphs = [p for chapter in told["chapters"] for section in chapter["sections"] for p in section["paragraphs"]]
    figures = {p["figure"]["id"]: p["figure"]["parts"] for p in paragraphs if p["figure"]}
    assert list(figures) == ["tie", "paderborn"]
    assert [part["id"] for part in figures["paderborn"]] == ["before", "tray", "after"]
    path = "/rules/wallenstein/figures/paderborn"
    answer = anna.ask("GET", f"{path}/after.svg?preset=first&language=de")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text == drawn.picture("paderborn", "after", presets("wallenstein")["first"], "de")
    options = json.dumps({"rules": {"peasants_help_below": 0}})
    idle = anna.get("/rules/wallenstein", options=options)
    assert "3 armies march in" in json.dumps(idle)
    record = anna.get(f"{path}/record")
    table = anna.post("/tables/import", expect=201, **record)
    assert table["game"] == "wallenstein"
    anna.get("/rules/wallenstein/figures/chess/before.svg", expect=422)
    anna.get(f"{path}/beside.svg", expect=422)
    anna.get("/rules/sixteenthirty/figures/paderborn/record", expect=422)
