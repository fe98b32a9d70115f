"""Positions changed by hand: edits do what they say, take from the supplies, and name what is missing."""

from random import Random
from typing import Any

import pytest

import feldherr
from feldherr import BadEdit, Game
from tests.fuzz_edits import fuzz, play

TABLES = [
    ("wallenstein", {}),
    ("wallenstein", {"edition": "first"}),
    ("wallenstein", {"edition": "manual"}),
    ("wallenstein", {"court": True, "landsknechte": True}),
]


def wallenstein(**options: Any) -> Game:
    return feldherr.new_game("wallenstein", players=3, seed=1618, **options)


def europe() -> Game:
    return feldherr.new_game("sixteenthirty", players=3, seed=1618).edited("turn 4 first=1")


@pytest.mark.parametrize("seed", range(18))
def test_any_edits_are_refused_in_a_sentence_or_give_a_game_that_can_be_played_to_its_end(seed: int) -> None:
    fuzz(seed)


def test_armies_come_from_the_supply_and_go_back_there() -> None:
    game = wallenstein()
    before = game.view("all")["players"][1]["supply"]
    after = game.edited("county boehmen owner=1 armies=8 buildings=palace markers=2").view("all")
    held = game.view("all")["counties"]["boehmen"]
    back = held["armies"] if held["owner"] == 1 else 0
    assert after["players"][1]["supply"] == before - 8 + back
    assert after["stock"]["palace"] == game.view("all")["stock"]["palace"] - 1
    assert after["stock"]["revolt_markers"] == game.view("all")["stock"]["revolt_markers"] - 2


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        ("county boehmen owner=0 armies=62", "edit_no_armies"),
        ("county anhalt owner=0 buildings=palace,church,trading_post", "edit_sites"),
        ("county altmark owner=- armies=2", "edit_nobody_there"),
        ("county boehmen owner=0 armies=0", "edit_number"),
        ("county atlantis owner=0", "edit_bad_word"),
        ("county boehmen colour=red", "edit_unknown_key"),
        ("tray peasants=20", "edit_no_peasants"),
        ("event 3", "edit_not_now"),
        ("favors 1,2,3", "edit_not_now"),
        ("player 0 courtiers=1", "edit_number"),
        ("actions palace,church", "edit_each_once"),
        ("dragon 1", "edit_unknown"),
        ("county boehmen armies=", "edit_unreadable"),
    ],
)
def test_what_is_missing_is_named(edit: str, code: str) -> None:
    with pytest.raises(BadEdit) as refused:
        wallenstein().edited(edit)
    assert refused.value.code == code


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("season", ["1 spring", "1 winter", "2 summer", "2 fall", "2 winter"])
def test_every_season_of_every_edition_can_begin(name: str, options: dict[str, Any], season: str) -> None:
    game = feldherr.new_game(name, players=4, seed=5, **options)
    play(game, Random(3), 25)
    changed = game.edited(f"season {season}")
    assert changed.view("all")["counties"].keys() == game.view("all")["counties"].keys()
    year, begun = season.split()
    if begun != "winter":
        view = changed.view("all")
        assert (view["year"], view["season"], view["phase"]) == (int(year), begun, "planning")
    play(changed, Random(4), 40)


def test_a_position_of_sixteen_thirty_something_is_written_in_a_few_lines() -> None:
    game = europe()
    view = game.edited(
        *(f"hand {seat} -" for seat in range(3)),
        "country france status=5 faction=blue",
        "country spain faction=red army=3",
        "influence 0 france france-1,open-1 descending=1",
        "hand 2 assassin",
        "player 1 points=17",
    ).view("all")
    assert (view["turn"], view["current"], view["first_player"]) == (4, 1, 1)
    assert view["countries"]["france"]["status"] == 5
    france = {"cards": ["france-1", "open-1"], "ascending": False, "influence": 2, "leads": True}
    assert view["players"][0]["display"]["france"] == france
    assert view["players"][2]["hand"] == ["assassin"]
    assert view["players"][1]["victory_points"] == 17


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        ("influence 0 france spain-2", "edit_stack"),
        ("influence 0 france open-1", "edit_stack"),
        ("hand 0 " + ",".join(["assassin"] * 9), "edit_no_card"),
        ("player 0 points=200", "edit_points"),
        ("markers 0 france", "edit_vp_markers"),
        ("league red france,france", "edit_league"),
        ("country france leader=1", "edit_placed"),
    ],
)
def test_what_europe_does_not_allow_is_named(edit: str, code: str) -> None:
    with pytest.raises(BadEdit) as refused:
        europe().edited(edit)
    assert refused.value.code == code


def test_an_edited_game_has_a_record_of_its_own() -> None:
    game = wallenstein().edited("county boehmen owner=1 armies=8")
    play(game, Random(1), 20)
    again = feldherr.replay(game.record())
    assert again.view("all") == game.view("all")
