"""The favor cards. (000 The favor cards)"""

import pytest

from feldherr.wallenstein.names import BOX, BOX_COUNT, COMBAT_A, COMBAT_B
from feldherr.wallenstein.season import close_season
from tests.rules import rule
from tests.rules.wallenstein.at_court import ask_for_favors, court, favored, hall
from tests.rules.wallenstein.table import falls

# The 21 favors, set down a second time: what each does, and the figures that no rulebook prints.
FAVORS = {
    1: ("remove_event", None),
    2: ("thalers", 2),
    3: ("armies_to_tray", 2),
    4: ("remove_revolt_marker", None),
    5: ("grain", 1),
    6: ("victory_points", 1),
    7: ("building", "trading_post"),
    8: ("armies_to_tray", 3),
    9: ("thalers", 4),
    10: ("immunity", ["combat_a"]),
    11: ("immunity", ["combat_b"]),
    12: ("deploy", 3),
    13: ("victory_points", 2),
    14: ("armies_to_tray", 4),
    15: ("grain", 2),
    16: ("thalers", 6),
    17: ("building", "church"),
    18: ("immunity", ["combat_a", "combat_b"]),
    19: ("victory_points", 3),
    20: ("grain", 3),
    21: ("building", "palace"),
}
WHOLLY_PRINTED = {1, 4, 12}

# -- all of them -------------------------------------------------------------------------------------------------------


@rule("favor.data")
@pytest.mark.parametrize("favor", FAVORS)
def test_the_favors_and_what_is_reconstructed_about_them(favor):
    g = court(favors=(favor, 0, 0))
    card = g.game.view(None)["court"]["cards"][0]
    effect, figure = FAVORS[favor]
    assert (card["number"], card["effect"]) == (favor, effect)
    figures = {"building": card["building"], "immunity": card["against"]}
    assert figures.get(effect, card["amount"] or None) == figure
    assert card["reconstructed"] == (favor not in WHOLLY_PRINTED)


@rule("favor.data")
def test_there_are_21_favors():
    assert len(court().state.rules.favors) == len(FAVORS) == 21


@rule("favor.at-once")
@pytest.mark.parametrize("favor", FAVORS)
def test_a_favor_is_used_at_once_and_leaves_the_game(favor):
    g = favored(favor, event="tax_floor", baden="blue 3 revolt:1", koeln="blue 1")
    assert g.game.view(None)["court"]["used"] == [favor]
    if g.asked():
        assert g.asked() == {"blue": "favor_use"}
        assert ("pass" in g.options("blue")) == (favor == 1)
        g.play("blue", g.options("blue")[0])
    assert g.asked() == {}
    assert g.told("favor_without_effect") == []
    assert g.game.view(None)["court"]["kept_favor"] == [None, None, None]
    assert g.game.view(None)["court"]["immunity"][0] == (FAVORS[favor][1] if favor in (10, 11, 18) else [])


@rule("favor.no-effect-still-spent")
@pytest.mark.parametrize("favor", [7, 12, 17, 21])
def test_a_favor_without_use_is_paid_and_gone(favor):
    g = favored(favor, baden="blue 1 palace church", supply={"blue": 0})  # both sites taken, and no army left
    assert (g.asked(), g.county("baden")) == ({}, "blue 1 palace church")
    assert g.told("favor_without_effect") == [{"seat": 0, "favor": favor}]
    assert (hall(g, "supply"), g.state.favors_used) == ([7, 7, 7], [favor])


# -- the event ---------------------------------------------------------------------------------------------------------


@rule("favor.01-event")
@pytest.mark.parametrize(("choice", "taxes"), [("remove_event", 7), ("pass", 5)])
def test_the_event_may_be_removed_for_everyone(choice, taxes):
    g = favored(1, event="tax_ceiling", wuerttemberg="blue 1", trier="yellow 1", thalers={"blue": 0, "yellow": 0})
    assert g.options("blue") == ["remove_event", "pass"]
    g.play("blue", choice)
    assert g.game.view(None)["event_removed"] == (choice == "remove_event")
    assert g.told("favor_declined") == ([{"seat": 0, "favor": 1}] if choice == "pass" else [])
    assert g.told("favor_without_effect") == []
    g.act("blue", "taxes", "wuerttemberg")
    g.act("yellow", "taxes", "trier")
    assert (g.thalers("blue"), g.thalers("yellow")) == (taxes, taxes)


@rule("favor.01-event")
def test_no_kind_of_event_works_when_removed():
    g = favored(1, event="church_peace", baden="blue 3", wuerzburg="yellow 1 church")
    g.play("blue", "remove_event")
    g.act("blue", "combat_a", "baden")
    assert "move wuerzburg 1" in g.options("blue")
    g = favored(1, event="short_levy", baden="blue 1", thalers={"blue": 3})
    g.play("blue", "remove_event")
    g.act("blue", "deploy5", "baden")
    assert g.county("baden") == "blue 6"
    g = favored(1, event="palace_guard", baden="blue 3", wuerzburg="yellow 1 palace")
    g.play("blue", "remove_event")
    g.attack("baden", "wuerzburg", armies=2)
    assert g.thrown() == {"blue": 2, "yellow": 1}


# -- what is simply given ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("favor", "what", "amount"),
    [
        pytest.param(2, "thalers", 2, marks=rule("favor.02-thalers")),
        pytest.param(9, "thalers", 4, marks=rule("favor.09-thalers")),
        pytest.param(16, "thalers", 6, marks=rule("favor.16-thalers")),
        pytest.param(5, "grain", 1, marks=rule("favor.05-grain")),
        pytest.param(15, "grain", 2, marks=rule("favor.15-grain")),
        pytest.param(20, "grain", 3, marks=rule("favor.20-grain")),
        pytest.param(6, "victory_points", 1, marks=rule("favor.06-points")),
        pytest.param(13, "victory_points", 2, marks=rule("favor.13-points")),
        pytest.param(19, "victory_points", 3, marks=rule("favor.19-points")),
    ],
)
def test_thalers_grain_and_points(favor, what, amount):
    g = favored(favor, thalers={"blue": 1}, grain={"blue": 1})
    start = {"thalers": 1, "grain": 1, "victory_points": 0}
    gained = {key: g.game.view(None)["players"][0][key] - before for key, before in start.items()}
    assert gained == {**dict.fromkeys(start, 0), what: amount}


@pytest.mark.parametrize(
    ("favor", "amount"),
    [
        pytest.param(3, 2, marks=rule("favor.03-tray")),
        pytest.param(8, 3, marks=rule("favor.08-tray")),
        pytest.param(14, 4, marks=rule("favor.14-tray")),
    ],
)
def test_armies_for_the_tray(favor, amount):
    g = favored(favor, baden="blue 5", tray={"blue": 1})
    assert g.cubes("blue") == {"baden": 5, "tray": 1 + amount, "supply": 56 - amount}


@rule("favor.tray-short")
@pytest.mark.parametrize(("favor", "there"), [(3, 1), (8, 2), (14, 3), (14, 0)])
def test_as_many_armies_as_there_are(favor, there):
    g = favored(favor, supply={"blue": there})
    assert (g.state.tray[0], g.state.supply[0]) == (there, 0)
    assert g.state.favors_used == [favor]


# -- revolt markers ----------------------------------------------------------------------------------------------------


@rule("favor.04-marker")
def test_a_marker_leaves_any_own_county():
    g = favored(4, baden="blue 1 revolt:2", koeln="blue 1 revolt:1", trier="blue 1", anhalt="yellow 1 revolt:3")
    assert sorted(g.options("blue")) == ["calm baden", "calm koeln"]
    g.play("blue", "calm baden")
    assert (g.county("baden"), g.county("koeln")) == ("blue 1 revolt:1", "blue 1 revolt:1")
    assert g.state.marker_stock == 42 - 5
    assert g.state.favors_used == [4]


@rule("favor.04-kept", "favor.04-automatic")
def test_kept_it_wards_off_the_next_marker_unasked():
    g = favored(4, baden="blue 1", koeln="blue 1", anhalt="yellow 2 revolt:1")
    for seat in (0, 1, 2, None):
        assert g.game.view(seat)["court"]["kept_favor"] == [4, None, None]
    assert g.state.favors_used == []
    g.act("yellow", "grain", "anhalt")  # others' markers are none of its business
    g.fight(falls(yellow=2))
    assert g.county("anhalt") == "yellow 2 revolt:2"
    g.act("blue", "grain", "baden")
    assert (g.asked(), g.county("baden")) == ({}, "blue 1")
    assert (g.state.favors_used, g.state.kept_favor) == ([4], [0, 0, 0])
    g.act("blue", "taxes", "koeln")
    assert g.county("koeln") == "blue 1 revolt:1"


@rule("favor.04-kept")
def test_it_is_kept_only_without_a_marker_in_an_own_county():
    g = favored(4, baden="blue 1 revolt:1", koeln="blue 1")
    assert g.county("baden") == "blue 1"  # the only county with one
    assert (g.state.kept_favor, g.state.favors_used) == ([0, 0, 0], [4])


@rule("favor.04-automatic")
def test_kept_it_stays_valid_over_winter():
    g = favored(4, baden="blue 1", koeln="blue 1", grain={"blue": 9})
    g.winter()
    assert g.game.view(None)["court"]["kept_favor"] == [4, None, None]
    g.act("blue", "taxes", "koeln")
    assert g.county("koeln") == "blue 1"


# -- buildings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("favor", "building"),
    [
        pytest.param(7, "trading_post", marks=rule("favor.07-building")),
        pytest.param(17, "church", marks=rule("favor.17-building")),
        pytest.param(21, "palace", marks=rule("favor.21-building")),
    ],
)
def test_a_building_free_of_charge(favor, building):
    g = favored(favor, baden="blue 1", koeln="blue 1", anhalt="yellow 1", thalers={"blue": 0})
    assert sorted(g.options("blue")) == ["build baden", "build koeln"]
    before = g.game.view(None)["stock"][building]
    g.play("blue", "build koeln")
    assert (g.county("koeln"), g.county("baden")) == (f"blue 1 {building}", "blue 1")
    assert g.game.view(None)["stock"][building] == before - 1
    assert g.thalers("blue") == 0


@rule("favor.building-rules")
def test_it_needs_a_free_site_and_none_of_its_kind_there():
    g = court(favors=(21, 0, 0), courtiers={"blue": 4})
    g.put("anhalt", "blue 1 church")  # a single site, taken
    g.put("baden", "blue 1 church")  # two sites
    g.put("koeln", "blue 1 palace")  # three sites, but a palace there
    g.put("boehmen", "blue 1 church trading_post")
    g.plan("blue", palace="boehmen")  # a card on the mat does not matter
    ask_for_favors(g)
    g.play("blue", "favor 21")
    assert sorted(g.options("blue")) == ["build baden", "build boehmen"]
    g.play("blue", "build boehmen")
    assert g.county("boehmen") == "blue 1 palace church trading_post"
    assert g.state.planned(0, BOX["palace"]) >= 0


@rule("favor.building-rules")
def test_it_needs_a_building_in_the_stock():
    g = court(favors=(17, 0, 0), courtiers={"blue": 4}, baden="blue 1", koeln="blue 1")
    g.state.building_stock[1] = 0
    ask_for_favors(g)
    g.play("blue", "favor 17")
    assert (g.asked(), g.county("baden"), g.state.favors_used) == ({}, "blue 1", [17])


@rule("favor.building-post-event")
@pytest.mark.parametrize(
    ("favor", "event", "left"), [(7, "market_calms", 1), (7, "tax_floor", 2), (21, "market_calms", 2)]
)
def test_with_the_event_a_trading_post_calms_its_county(favor, event, left):
    g = favored(favor, event=event, koeln="blue 1 revolt:2", baden="blue 1 revolt:1")
    g.play("blue", "build koeln")
    assert g.state.markers.count(1) == (2 if left == 1 else 1)
    assert g.county("koeln").endswith(f"revolt:{left}")
    assert g.county("baden") == "blue 1 revolt:1"


# -- three armies ------------------------------------------------------------------------------------------------------


@rule("favor.12-deploy")
def test_three_armies_for_an_own_county():
    g = favored(12, baden="blue 1", koeln="blue 2", anhalt="yellow 1", thalers={"blue": 0})
    g.play("blue", "deploy baden")
    assert g.cubes("blue") == {"baden": 4, "koeln": 2, "supply": 56}
    assert (g.county("koeln"), g.thalers("blue")) == ("blue 2", 0)
    assert g.told("neutral_occupied") == []


@rule("favor.12-neutral")
def test_or_for_any_neutral_county_without_a_battle():
    g = favored(12, baden="blue 1", anhalt="yellow 1")
    assert "deploy anhalt" not in g.options("blue")
    assert len(g.options("blue")) == 37 - 1
    g.play("blue", "deploy neumark")  # far away
    assert (g.asked(), g.county("neumark")) == ({}, "blue 3")
    assert g.cubes("blue") == {"baden": 1, "neumark": 3, "supply": 58}
    assert g.told("thrown") == []
    assert g.told("neutral_occupied") == [{"seat": 0, "county": "neumark"}]
    assert "neumark" in g.hand("blue")


@rule("favor.12-neutral")
def test_a_county_won_so_does_not_act_this_season():
    g = court(favors=(12, 0, 0), courtiers={"blue": 4}, baden="blue 1")
    g.plan("blue", taxes="baden", grain="money")
    plan = g.state.plan[:BOX_COUNT]
    ask_for_favors(g)
    g.play("blue", "favor 12")
    g.play("blue", "deploy neumark")
    assert g.state.plan[:BOX_COUNT] == plan  # on no box of the mat
    assert g.game.view(None)["counties"]["neumark"]["newly_won"]


@rule("favor.12-short")
@pytest.mark.parametrize("supply", [1, 2, 3])
def test_with_fewer_than_three_armies_as_many_as_there_are(supply):
    g = favored(12, baden="blue 1", supply={"blue": supply})
    g.play("blue", "deploy neumark")
    assert (g.county("neumark"), g.state.supply[0], g.state.favors_used) == (f"blue {supply}", 0, [12])


@rule("favor.12-short")
def test_with_no_army_at_all_nothing_happens():
    g = favored(12, baden="blue 1", supply={"blue": 0})
    assert g.asked() == {}
    assert (g.county("baden"), g.state.favors_used) == ("blue 1", [12])


def test_a_table_may_ask_for_all_three():
    g = favored(
        12, baden="blue 1", supply={"blue": 2}, options={"court": True, "rules": {"favor_armies": "all_or_none"}}
    )
    assert g.asked() == {}
    assert (g.county("baden"), g.state.supply[0], g.state.favors_used) == ("blue 1", 2, [12])


# -- immunity ----------------------------------------------------------------------------------------------------------


def targets(g, action):
    """Where yellow's armies of Baden may go with an action."""
    g.act("yellow", action, "baden")
    offered = {option.split()[1] for option in g.options("yellow") if option != "pass"}
    g.play("yellow", "pass")
    return offered


def beleaguered(favor):
    """Yellow in Baden between two counties of blue, one of red, and one that is neutral."""
    return favored(
        favor,
        event="tax_floor",
        baden="yellow 4",
        wuerzburg="blue 3 revolt:1",
        strassburg="blue 1",
        zweibruecken="red 1",
        wuerttemberg="yellow 1",
        augsburg="blue 1",
    )


@pytest.mark.parametrize(
    ("favor", "letters"),
    [
        pytest.param(10, {"combat_a"}, marks=rule("favor.10-immunity")),
        pytest.param(11, {"combat_b"}, marks=rule("favor.11-immunity")),
        pytest.param(18, {"combat_a", "combat_b"}, marks=rule("favor.18-immunity")),
    ],
)
def test_no_attack_on_any_county_of_the_player(favor, letters):
    g = beleaguered(favor)
    for action in ("combat_a", "combat_b"):
        offered = targets(g, action)
        assert ({"wuerzburg", "strassburg"} & offered == set()) == (action in letters)
        assert {"zweibruecken", "hessen_darmstadt", "wuerttemberg"} <= offered


@rule("favor.immunity-scope")
def test_immunity_ends_with_the_season():
    g = beleaguered(18)
    assert g.state.immunity[0] == 1 << COMBAT_A | 1 << COMBAT_B
    cards = g.state.action_cards
    close_season(g.state)
    g.state.action_cards = cards
    assert g.game.view(None)["court"]["immunity"] == [[], [], []]
    assert {"wuerzburg", "strassburg"} <= targets(g, "combat_a") & targets(g, "combat_b")


@rule("favor.immunity-scope")
def test_the_protected_player_may_attack_and_move():
    g = beleaguered(18)
    g.act("blue", "combat_a", "wuerzburg")
    assert {"move baden 2", "move augsburg 1"} <= set(g.options("blue"))
    g.play("blue", "move augsburg 1")
    assert g.county("augsburg") == "blue 2"
    g.attack("wuerzburg", "baden", armies=1, action="combat_b")
    assert g.asked() == {"chance": "throw"}


@rule("favor.immunity-scope")
def test_the_protected_player_still_suffers_revolts():
    g = beleaguered(18)
    g.act("blue", "taxes", "wuerzburg")
    assert g.thrown() == {"blue": 3, "peasants": 1}
    g.fight(falls(peasants=1))
    assert g.county("wuerzburg") == "neutral, empty"
