"""What a battle leaves behind: cards, buildings, markers, waste. (000 Combat result and its consequences)"""

import pytest

from tests.rules import rule
from tests.rules.wallenstein.table import each_edition, falls, table

either_first = pytest.mark.parametrize("edition", ["first", "manual"])

# -- the attacker wins -------------------------------------------------------------------------------------------------


@each_edition
@rule("combat.attacker-wins-card")
def test_the_conqueror_takes_the_card_of_the_loser(edition):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 3", baden="yellow 1")
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=4))
    assert g.hand("blue") == ["anhalt", "kursachsen"]
    assert g.hand("yellow") == ["baden"]


@each_edition
@rule("combat.attacker-wins-card")
def test_the_conqueror_takes_the_card_of_a_neutral_county_from_the_supply(edition):
    g = table(edition=edition, anhalt="blue 6")
    g.attack("anhalt", "kursachsen", armies=4, tower=falls(blue=2, peasants=1))
    assert g.hand("blue") == ["anhalt", "kursachsen"]
    assert g.county("kursachsen").startswith("blue 1")


@each_edition
@rule("combat.card-handed-over-at-once")
def test_a_card_face_down_on_a_box_is_handed_over_and_its_action_lost(edition):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 3", baden="yellow 1", grain={"yellow": 0})
    g.plan("yellow", grain="kursachsen", taxes="baden")
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=4))
    assert g.game.view(None)["players"][1]["plan"] == {"grain": "lost", "taxes": "hidden"}
    assert g.hand("blue") == ["anhalt", "kursachsen"]
    g.reveal("yellow", "grain")
    assert g.grain("yellow") == 0
    assert g.county("kursachsen") == "blue 4"


@rule("combat.card-handed-over-at-once")
def test_a_bid_already_resolved_stays_valid():
    g = table(anhalt="blue 6", kursachsen="yellow 3", tiles={"yellow": "thaler"}, order=["yellow", "blue", "red"])
    g.plan("yellow", bid="kursachsen")
    g.attack("anhalt", "kursachsen", armies=4, tower=falls(blue=4))
    assert g.hand("blue") == ["anhalt", "kursachsen"]
    view = g.game.view(None)
    assert view["turn_order"] == [1, 0, 2]
    assert view["players"][1]["tile"] == "thaler"


@each_edition
@rule("combat.conquest-keeps-county")
def test_buildings_and_markers_come_with_a_conquered_county(edition):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 3 palace church revolt:2")
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=4))
    assert g.county("kursachsen") == "blue 4 palace church revolt:2"


@either_first
@pytest.mark.parametrize(
    ("fallen", "result"), [(falls(blue=3, yellow=1), "blue 2"), (falls(blue=1, yellow=1), "neutral, empty")]
)
@rule("combat.held-back-armies.lost")
def test_armies_kept_out_leave_a_lost_land(edition, fallen, result):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 3")
    g.attack("anhalt", "kursachsen", armies=4, defend=1, tower=fallen)
    assert g.county("kursachsen") == result
    assert g.cubes("yellow") == {"supply": g.state.rules.armies_each}


@pytest.mark.parametrize("fallen", [falls(blue=4), falls(blue=2, peasants=1)])
@rule("combat.neutral-conquest-marker.none")
def test_a_neutral_county_that_is_conquered_gets_no_marker(fallen):
    g = table(anhalt="blue 6")
    g.attack("anhalt", "kursachsen", armies=4, tower=fallen)
    assert "revolt" not in g.county("kursachsen")


@either_first
@rule("combat.neutral-conquest-marker.one")
def test_a_free_land_that_is_conquered_gets_a_marker(edition):
    g = table(edition=edition, anhalt="blue 6")
    g.attack("anhalt", "kursachsen", armies=4, tower=falls(blue=4))
    assert g.county("kursachsen") == "blue 4 revolt:1"


@either_first
@pytest.mark.parametrize("markers", ["", " revolt:1"])
@rule("combat.neutral-conquest-marker.one")
def test_a_land_conquered_from_a_player_gets_none(edition, markers):
    g = table(edition=edition, anhalt="blue 6", kursachsen=f"yellow 3{markers}")
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=4))
    assert g.county("kursachsen") == f"blue 4{markers}"


# -- the defender wins -------------------------------------------------------------------------------------------------


@each_edition
@rule("combat.defender-wins")
def test_a_county_that_is_held_stays_as_it_is(edition):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 3 palace church revolt:2")
    g.plan("yellow", grain="kursachsen")
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=1, yellow=3))
    assert g.county("kursachsen") == "yellow 2 palace church revolt:2"
    assert (g.hand("blue"), g.hand("yellow")) == (["anhalt"], ["kursachsen"])
    assert g.game.view(1)["players"][1]["plan"] == {"grain": "kursachsen"}


@either_first
@rule("combat.held-back-armies.kept")
def test_survivors_join_the_armies_kept_out(edition):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 5")
    g.attack("anhalt", "kursachsen", armies=4, defend=3, tower=falls(blue=1, yellow=3))
    assert g.county("kursachsen") == "yellow 4"


@each_edition
@pytest.mark.parametrize(("blue", "peasants"), [(1, 2), (1, 1), (0, 0)])
@rule("combat.neutral-wins")
def test_a_neutral_county_that_wins_or_ties_stays_neutral(edition, blue, peasants):
    g = table(edition=edition, anhalt="blue 6", inside={"peasants": 1})
    g.attack("anhalt", "kursachsen", armies=4, tower=falls(blue=blue, peasants=peasants))
    assert g.county("kursachsen") == "neutral, empty"
    assert g.hand("blue") == ["anhalt"]
    assert g.state.tray == [0] * 6
    assert g.cubes("blue")["supply"] == g.state.rules.armies_each - 6 + blue
    assert g.cubes("peasants")["supply"] == 18 + peasants


# -- a tie -------------------------------------------------------------------------------------------------------------


@rule("combat.tie")
def test_a_tie_lays_the_county_waste():
    g = table(kursachsen="yellow 3 palace church revolt:1", anhalt="blue 5")
    g.attack("anhalt", "kursachsen", armies=4, tower=falls(blue=2, yellow=2))
    assert g.county("kursachsen") == "neutral, empty"
    assert g.cubes("blue") == {"anhalt": 1, "inside": 2, "supply": 59}


@each_edition
@pytest.mark.parametrize(("blue", "yellow", "peasants"), [(2, 2, 0), (0, 0, 0), (3, 1, 2), (1, 0, 1)])
@rule("combat.tie")
def test_equal_numbers_leave_nothing_there(edition, blue, yellow, peasants):
    g = table(edition=edition, anhalt="blue 5", kursachsen="yellow 3 palace church", inside={"peasants": 2})
    g.plan("yellow", grain="kursachsen")
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=blue, yellow=yellow, peasants=peasants))
    assert g.county("kursachsen") == "neutral, empty"
    assert (g.hand("blue"), g.hand("yellow")) == (["anhalt"], [])
    assert g.state.tray == [0] * 6
    assert g.cubes("yellow").get("inside", 0) == 3 - yellow
    assert g.cubes("peasants")["supply"] == 18 + peasants
    assert g.game.view(None)["stock"] == {"palace": 28, "church": 26, "trading_post": 26, "revolt_markers": 42}
    assert g.game.view(None)["players"][1]["plan"] == {"grain": "lost"}


@pytest.mark.parametrize("edition", ["second", "first"])
@rule("combat.only-peasants.tie")
def test_a_defence_won_by_peasants_alone_is_a_tie(edition):
    g = table(edition=edition, anhalt="blue 5", kursachsen="yellow 3 palace", inside={"peasants": 2})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=1, peasants=2))
    assert g.county("kursachsen") == "neutral, empty"
    assert g.hand("yellow") == []
    assert g.cubes("peasants") == {"supply": 20}
    assert g.told("peasants_alone") == [{"county": "kursachsen", "defender": 1}]


@pytest.mark.parametrize("edition", ["second", "first"])
@rule("combat.only-peasants.tie")
def test_as_many_peasants_as_attackers_are_a_tie_anyway(edition):
    g = table(edition=edition, anhalt="blue 5", kursachsen="yellow 3 palace", inside={"peasants": 2})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=2, peasants=2))
    assert g.county("kursachsen") == "neutral, empty"
    assert g.told("peasants_alone") == []


@pytest.mark.parametrize("edition", ["second", "first"])
@rule("combat.only-peasants.tie")
def test_one_own_cube_in_the_tray_holds_the_county(edition):
    g = table(edition=edition, anhalt="blue 5", kursachsen="yellow 3 palace", inside={"peasants": 2})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=2, yellow=1, peasants=2))
    assert g.county("kursachsen") == "yellow 1 palace"


@rule("combat.only-peasants.keep")
def test_by_the_manual_farmers_alone_keep_the_land_for_its_player():
    g = table(edition="manual", anhalt="blue 5", kursachsen="yellow 3 palace", inside={"peasants": 2})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=1, peasants=2))
    assert g.county("kursachsen") == "yellow 0 palace"
    assert g.hand("yellow") == ["kursachsen"]


@rule("combat.only-peasants.held-back")
def test_armies_kept_in_the_land_hold_what_farmers_defended():
    g = table(edition="first", anhalt="blue 5", kursachsen="yellow 3 palace", inside={"peasants": 2})
    g.attack("anhalt", "kursachsen", armies=4, defend=1, tower=falls(blue=1, peasants=2))
    assert g.county("kursachsen") == "yellow 2 palace"


# -- a land without armies ---------------------------------------------------------------------------------------------


@rule("combat.empty-owned-land")
def test_no_farmer_defends_an_owned_land_without_armies():
    g = table(edition="manual", anhalt="blue 5", kursachsen="yellow 0")
    g.attack("anhalt", "kursachsen", armies=2)
    assert g.asked() == {"chance": "throw"}
    assert g.thrown() == {"blue": 2}
    g.tower(falls(blue=2))
    assert g.county("kursachsen") == "blue 2"  # no marker: it was not free


@rule("combat.empty-owned-land")
def test_an_owned_land_without_armies_can_be_planned_and_is_scored():
    g = table(edition="manual", kursachsen="yellow 0 palace", grain={"yellow": 1})
    assert g.hand("yellow") == ["kursachsen"]
    g.act("yellow", "grain", "kursachsen")
    assert g.grain("yellow") == 1 + 3
    g.winter()
    assert g.state.points == [0, 1 + 1 + 3, 0]


# -- where the attack came from ----------------------------------------------------------------------------------------


@each_edition
@pytest.mark.parametrize("fallen", [falls(blue=4), falls(yellow=3), falls(), falls(blue=1, yellow=1)])
@rule("combat.origin-untouched")
def test_the_county_of_origin_keeps_what_it_has(edition, fallen):
    g = table(edition=edition, mittelmark="blue 6 palace church revolt:2", kursachsen="yellow 3")
    g.attack("mittelmark", "kursachsen", armies=4)
    g.fight(fallen)
    assert g.county("mittelmark") == "blue 2 palace church revolt:2"
    assert "mittelmark" in g.hand("blue")
    assert g.game.view(0)["players"][0]["plan"]["combat_a"] == "mittelmark"
