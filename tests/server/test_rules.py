"""The rulebook over HTTP: of a game, of a table, for whom, and what is refused."""

import json
from typing import Any

from feldherr.book import book
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
    assert "5 revolt markers" in texts(house)["combat-tray-peasants"]
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
