"""Figures of the table's own: the option `data`."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import feldherr
from feldherr import BadOption
from feldherr.kernel import data_file
from feldherr.wallenstein import house_data
from feldherr.wallenstein.house_data import settle
from feldherr.wallenstein.rules import package_data, rules_of
from tests.fuzzing import check_replay, play_out
from tests.rules.wallenstein.at_court import ask_for_favors, court
from tests.wallenstein.fuzz import check_imagined
from tests.wallenstein.house import EXPANDED, refusal, require_sentence, settled
from tests.wallenstein.invariants import check

# -- data: what is replaced --------------------------------------------------------------------------------------------

OWN_DATA: dict[str, Any] = {
    "favors": [
        {"number": 2, "amount": 7},
        {"number": 7, "building": "palace"},
        {"number": 10, "against": ["combat_b"]},
        {"number": 19, "effect": "deploy", "amount": 5},
        {"number": 20, "effect": "remove_revolt_marker"},
        {"number": 21, "effect": "remove_event"},
    ],
    "favor_costs": [3, 2, 1],
    "landsknechte": [{"level": 2, "benefits": {"victory_points": 2, "thalers": 1}}, {"level": 3, "benefits": {}}],
    "event_losses": {"1": 7, "25": 0},
}


def test_favors_are_replaced_by_number() -> None:
    usual, own = rules_of(settled(court=True)), rules_of(settled(court=True, data=OWN_DATA))
    assert (own.favors[1].effect, own.favors[1].amount) == ("thalers", 7)
    assert own.favors[6].building == 0
    assert own.favors[9].against == usual.favors[10].against
    assert (own.favors[18].effect, own.favors[18].amount) == ("deploy", 5)
    replaced = {2, 7, 10, 19, 20, 21}
    assert [n for n in range(1, 22) if own.favors[n - 1] != usual.favors[n - 1]] == sorted(replaced)
    marked = {n for n in range(1, 22) if own.favors[n - 1].reconstructed}
    assert marked == {n for n in range(1, 22) if usual.favors[n - 1].reconstructed} - replaced
    assert own.favor_costs == (3, 2, 1)


def test_landsknechte_cards_are_replaced_by_level() -> None:
    own = rules_of(settled(landsknechte=True, data=OWN_DATA))
    usual = rules_of(settled(landsknechte=True))
    assert list(own.landsknechte_cards[1].items()) == [("thalers", 1), ("victory_points", 2)]
    assert own.landsknechte_cards[2] == {}
    assert own.landsknechte_cards[3] == usual.landsknechte_cards[3]
    assert (usual.landsknechte_reconstructed, own.landsknechte_reconstructed) == (
        (False, True, True, True),
        (False, False, False, True),
    )


@pytest.mark.parametrize("rules", [{}, {"event_cards": "first"}])
def test_grain_losses_are_replaced_where_they_are_reconstructed(rules: dict[str, Any]) -> None:
    usual, own = rules_of(settled(rules=rules)), rules_of(settled(rules=rules, data=OWN_DATA))
    if not rules:  # those of the second edition are printed
        assert own.events == usual.events
        return
    assert (own.events[0].grain_loss, own.events[24].grain_loss) == (7, 0)
    assert own.events[1:24] == usual.events[1:24]
    assert [card.number for card in own.events if not card.reconstructed] == [1, 25]
    assert all(card.reconstructed for card in usual.events)


def test_numbers_as_keys_are_taken_and_written_as_text() -> None:
    assert settled(data={"event_losses": {14: 2}})["data"] == {"event_losses": {"14": 2}}


def test_the_options_hold_whole_cards_in_order() -> None:
    data = settled(data={"favors": [{"number": 9, "amount": 1}, {"number": 2, "amount": 5}]})["data"]
    assert data == {
        "favors": [{"number": 2, "effect": "thalers", "amount": 5}, {"number": 9, "effect": "thalers", "amount": 1}]
    }
    assert settled(data=data)["data"] == data


def test_all_the_packages_figures_may_be_given_as_the_tables_own() -> None:
    own = rules_of(settled(edition="first", data=package_data()))
    usual = rules_of(settled(edition="first"))
    assert [(f.effect, f.amount, f.building, f.against) for f in own.favors] == [
        (f.effect, f.amount, f.building, f.against) for f in usual.favors
    ]
    assert own.landsknechte_cards == usual.landsknechte_cards
    assert [card.grain_loss for card in own.events] == [card.grain_loss for card in usual.events]
    assert not any(own.landsknechte_reconstructed)
    assert not any(favor.reconstructed for favor in own.favors)
    assert not any(card.reconstructed for card in own.events)


# -- data: a whole game ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_its_own_figures_is_recorded_replayed_and_imagined(seed: int) -> None:
    game = feldherr.new_game("wallenstein", players=4, seed=seed, data=OWN_DATA, **EXPANDED)
    rng = Random(seed)
    for _ in range(150):
        if game.over:
            break
        seat, decision = next(iter(game.pending.items()))
        if rng.random() < 0.03:
            check_imagined(game, rng)
        game.play(seat, decision.sample(rng))
    check_replay(game)
    record = json.loads(json.dumps(game.record()))
    assert record["options"]["data"] == settled(data=OWN_DATA)["data"]
    again = feldherr.replay(record)
    assert again.view("all") == game.view("all")
    granted = [event for event in game.events(None) if event["kind"] == "granted"]
    assert {1, 2} >= {event["amount"] for event in granted if event["benefit"] == "victory_points"} - {3}
    branch = game.branch(seed=7)
    assert branch.state.rules == game.state.rules  # type: ignore[attr-defined]


def test_replaced_figures_play_and_are_no_longer_marked() -> None:
    favors = [{"number": number, "effect": "victory_points", "amount": 9} for number in range(1, 22)]
    cards = [{"level": level, "benefits": {"grain": 8}} for level in (2, 3, 4)]
    data = {"favors": favors, "favor_costs": [1, 1, 1], "landsknechte": cards}
    game = feldherr.new_game("wallenstein", players=3, seed=5, data=data, **EXPANDED)
    view = game.view(0)
    assert view["court"]["costs"] == [1, 1, 1]
    for card in view["court"]["cards"]:
        assert (card["effect"], card["amount"], card["reconstructed"]) == ("victory_points", 9, False)
    play_out(game, Random(5), check)
    granted = [event for event in game.events(None) if event["kind"] == "granted"]
    assert {(event["benefit"], event["amount"]) for event in granted} == {("victory_points", 9), ("grain", 8)}
    taken = [event for event in game.events(None) if event["kind"] == "favor_taken"]
    assert {event["cost"] for event in taken} == {1}


def test_grain_losses_of_the_tables_own_are_taken_in_winter() -> None:
    losses = {str(number): 11 for number in range(1, 26)}
    game = feldherr.new_game("wallenstein", players=3, seed=5, edition="first", data={"event_losses": losses})
    assert all(not card["reconstructed"] for card in game.view(0)["events_open"])
    play_out(game, Random(5))
    assert [event["loss"] for event in game.events(None) if event["kind"] == "grain_lost"] == [11, 11]


def test_without_own_figures_the_reconstructed_are_marked() -> None:
    game = feldherr.new_game("wallenstein", players=3, seed=5, **EXPANDED)
    for card in game.view(None)["court"]["cards"]:
        assert card["reconstructed"] == (card["number"] not in (1, 4, 12))
    first = feldherr.new_game("wallenstein", players=3, seed=5, edition="first")
    assert all(card["reconstructed"] for card in first.view(None)["events_open"])
    assert not any(card["reconstructed"] for card in game.view(None)["events_open"])


def test_only_one_favor_is_kept_against_markers() -> None:
    """Where the table's own data has several of that kind, the second is spent."""
    data = {"favors": [{"number": 20, "effect": "remove_revolt_marker"}]}
    g = court(favors=(20, 0, 0), courtiers={"blue": 7}, baden="blue 1", options={"data": data})
    ask_for_favors(g)
    g.play("blue", "favor 20")
    assert g.game.view(None)["court"]["kept_favor"] == [20, None, None]
    g.state.favors_open, g.state.entrance[0] = [0, 4, 0], 7
    ask_for_favors(g)
    g.play("blue", "favor 4")
    assert (g.state.kept_favor[0], g.state.favors_used) == (20, [4])
    imagined = g.game.imagine(1, Random(1))
    assert imagined.view(1) == g.game.view(1)
    g.act("blue", "taxes", "baden")
    assert (g.state.kept_favor[0], g.state.favors_used) == (0, [4, 20])


# -- data: what is refused ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (None, "data_no_table"),
        ([], "data_no_table"),
        ("favors", "data_no_table"),
        ({"favours": []}, "data_unknown_key"),
        ({1: []}, "data_unknown_key"),
        ({"favors": {}}, "data_no_list"),
        ({"favors": "all"}, "data_no_list"),
        ({"favors": [2]}, "data_no_table"),
        ({"favors": [{"amount": 3}]}, "data_missing_key"),
        ({"favors": [{"number": 0, "amount": 3}]}, "data_bad_number"),
        ({"favors": [{"number": 22, "amount": 3}]}, "data_bad_number"),
        ({"favors": [{"number": "2", "amount": 3}]}, "data_bad_number"),
        ({"favors": [{"number": True, "amount": 3}]}, "data_bad_number"),
        ({"favors": [{"number": 2, "amount": 3}, {"number": 2, "amount": 4}]}, "data_card_twice"),
        ({"favors": [{"number": 2, "amount": -1}]}, "data_bad_number"),
        ({"favors": [{"number": 2, "amount": 0}]}, "data_bad_number"),
        ({"favors": [{"number": 2, "amount": 1.5}]}, "data_bad_number"),
        ({"favors": [{"number": 2, "amount": None}]}, "data_bad_number"),
        ({"favors": [{"number": 2, "amount": 100}]}, "data_bad_number"),
        ({"favors": [{"number": 2, "effect": "gold", "amount": 3}]}, "bad_value"),
        ({"favors": [{"number": 2, "effect": ["thalers"], "amount": 3}]}, "bad_value"),
        ({"favors": [{"number": 2, "effect": "building"}]}, "data_missing_key"),
        ({"favors": [{"number": 7, "building": "castle"}]}, "bad_value"),
        ({"favors": [{"number": 7, "amount": 2}]}, "data_unknown_key"),
        ({"favors": [{"number": 1, "amount": 2}]}, "data_unknown_key"),
        ({"favors": [{"number": 10, "against": "combat_a"}]}, "data_no_list"),
        ({"favors": [{"number": 10, "against": []}]}, "bad_value"),
        ({"favors": [{"number": 10, "against": ["deploy5"]}]}, "bad_value"),
        ({"favor_costs": 3}, "data_no_list"),
        ({"favor_costs": [4, 3]}, "data_bad_costs"),
        ({"favor_costs": [4, 3, 8]}, "data_bad_number"),
        ({"favor_costs": [4, 3, -2]}, "data_bad_number"),
        ({"favor_costs": [4, 3, "2"]}, "data_bad_number"),
        ({"landsknechte": {"level": 2}}, "data_no_list"),
        ({"landsknechte": [{"benefits": {}}]}, "data_missing_key"),
        ({"landsknechte": [{"level": 2}]}, "data_missing_key"),
        ({"landsknechte": [{"level": 5, "benefits": {}}]}, "data_bad_number"),
        ({"landsknechte": [{"level": 2, "benefits": []}]}, "data_no_table"),
        ({"landsknechte": [{"level": 2, "benefits": {"gold": 2}}]}, "data_unknown_key"),
        ({"landsknechte": [{"level": 2, "benefits": {"grain": -2}}]}, "data_bad_number"),
        ({"landsknechte": [{"level": 2, "benefits": {"grain": "2"}}]}, "data_bad_number"),
        ({"landsknechte": [{"level": 1, "benefits": {"grain": 2}}]}, "data_empty_banner"),
        ({"landsknechte": [{"level": 2, "benefits": {}}] * 2}, "data_card_twice"),
        ({"event_losses": [3, 4]}, "data_no_table"),
        ({"event_losses": {"26": 3}}, "data_unknown_key"),
        ({"event_losses": {"0": 3}}, "data_unknown_key"),
        ({"event_losses": {"1": -3}}, "data_bad_number"),
        ({"event_losses": {"1": "3"}}, "data_bad_number"),
    ],
)
def test_bad_data_is_refused_with_a_sentence(data: Any, code: str) -> None:
    assert refusal(data=data).code == code


def test_the_sentence_says_where_and_what_would_be_right() -> None:
    assert str(refusal(data={"favors": [{"number": 2, "amount": -1}]})) == (
        '"favors.2.amount" of the table\'s data cannot be "-1"; it is a whole number from 1 to 99.'
    )
    assert "thalers" in str(refusal(data={"favors": [{"number": 2, "effect": "gold"}]}))
    assert "event_losses" in str(refusal(data={"losses": {}}))


# -- data: files -------------------------------------------------------------------------------------------------------

FILE = """
favor_costs = [5, 3, 1]

[[favors]]
number = 2
amount = 3

[[landsknechte]]
level = 2
benefits = { thalers = 3, armies_to_tray = 1 }

[event_losses]
14 = 2
"""


def test_a_file_becomes_the_option(tmp_path: Path) -> None:
    path = tmp_path / "our table.toml"
    path.write_text(FILE, "utf-8")
    data = settle(data_file.read(path))
    assert data == {
        "favors": [{"number": 2, "effect": "thalers", "amount": 3}],
        "favor_costs": [5, 3, 1],
        "landsknechte": [{"level": 2, "benefits": {"thalers": 3, "armies_to_tray": 1}}],
        "event_losses": {"14": 2},
    }
    assert settle(data_file.read(str(path))) == data
    assert settled(data=data)["data"] == data


def test_the_example_in_the_documentation_is_one(tmp_path: Path) -> None:
    assert house_data.__doc__ is not None
    path = tmp_path / "example.toml"
    path.write_text(house_data.__doc__.split("```toml")[1].split("```")[0], "utf-8")
    assert set(settle(data_file.read(path))) == {"favors", "favor_costs", "landsknechte", "event_losses", "tower"}


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (None, "data_unreadable"),
        (b"favor_costs = [1, 2", "data_no_toml"),
        (b"\xff\xfe", "data_no_toml"),
        (b"favor_costs = 1979-05-27", "data_no_list"),
        (b"[favours]", "data_unknown_key"),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, content: bytes | None, code: str) -> None:
    path = tmp_path / "table.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadOption) as refused:
        settle(data_file.read(path))
    assert refused.value.code == code
    require_sentence(refused.value)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as refused:
        data_file.read(tmp_path)
    assert refused.value.code == "data_unreadable"
