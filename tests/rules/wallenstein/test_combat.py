"""Combat rules: who fights, and who wins. (000 Armies participating in battle, Combat result)"""

import pytest

from tests.rules import rule
from tests.rules.wallenstein.table import each_edition, falls, table

either_first = pytest.mark.parametrize("edition", ["first", "manual"])

# -- who is thrown in --------------------------------------------------------------------------------------------------


@each_edition
@pytest.mark.parametrize("armies", [1, 3])
@rule("combat.attackers-all")
def test_exactly_the_armies_moved_attack(edition, armies):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 3")
    g.attack("anhalt", "kursachsen", armies=armies)
    g.defend_with_all()
    assert g.thrown() == {"blue": armies, "yellow": 3}
    assert g.county("anhalt") == f"blue {6 - armies}"


@rule("combat.defenders-thrown.all")
def test_all_defenders_fight():
    g = table(anhalt="blue 6", kursachsen="yellow 3")
    g.attack("anhalt", "kursachsen", armies=1)
    assert g.asked() == {"chance": "throw"}
    assert g.thrown() == {"blue": 1, "yellow": 3}
    assert g.county("kursachsen") == "yellow 0"


@either_first
@rule("combat.defenders-thrown.choice")
def test_the_defender_chooses_how_many_fight(edition):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 3")
    g.attack("anhalt", "kursachsen", armies=4)
    assert g.asked() == {"yellow": "defend"}
    assert g.options("yellow") == ["defend 0", "defend 1", "defend 2", "defend 3"]
    assert g.game.pending[1].facts() == {"county": "kursachsen", "against": 0}
    assert g.game.events(1)[-1]["armies"] == 4  # the attack is known
    g.play("yellow", "defend 1")
    assert g.thrown() == {"blue": 4, "yellow": 1}
    assert g.county("kursachsen") == "yellow 2"


@either_first
@pytest.mark.parametrize("thrown", [0, 3])
@rule("combat.defenders-thrown.choice")
def test_none_or_all_may_defend(edition, thrown):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 3")
    g.attack("anhalt", "kursachsen", armies=4, defend=thrown)
    assert g.thrown().get("yellow", 0) == thrown


@each_edition
@rule("combat.neutral-one-peasant")
def test_one_peasant_defends_a_neutral_county(edition):
    g = table(edition=edition, anhalt="blue 6")
    g.attack("anhalt", "kursachsen", armies=2)
    assert g.thrown() == {"blue": 2, "peasants": 1}
    assert g.cubes("peasants") == {"pot": 1, "supply": 19}


@each_edition
@rule("combat.neutral-one-peasant")
def test_no_peasant_is_thrown_in_for_a_players_county(edition):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 3")
    g.attack("anhalt", "kursachsen", armies=2)
    g.defend_with_all()
    assert "peasants" not in g.thrown()


@pytest.mark.parametrize(
    ("edition", "markers", "peasants"),
    [("manual", 0, 0), ("manual", 1, 1), ("manual", 2, 0), ("manual", 3, 0), ("first", 1, 0), ("second", 1, 0)],
)
@rule("combat.marker-peasants")
def test_by_the_manual_a_single_marker_throws_in_a_farmer(edition, markers, peasants):
    g = table(edition=edition, anhalt="blue 6", kursachsen=f"yellow 3 revolt:{markers}")
    g.attack("anhalt", "kursachsen", armies=2)
    g.defend_with_all()
    assert g.thrown().get("peasants", 0) == peasants


# -- who wins ----------------------------------------------------------------------------------------------------------


@each_edition
@rule("combat.strength-is-tray")
def test_what_falls_counts_not_what_was_thrown(edition):
    g = table(edition=edition, anhalt="blue 2", kursachsen="yellow 9", inside={"blue": 2})
    g.attack("anhalt", "kursachsen", armies=1)
    g.fight(falls(blue=3, yellow=2))
    assert g.county("kursachsen") == "blue 1"


@each_edition
@rule("combat.strength-is-tray")
def test_cubes_of_earlier_throws_in_the_tray_fight_on(edition):
    g = table(edition=edition, anhalt="blue 2", kursachsen="yellow 1", tray={"blue": 3})
    g.attack("anhalt", "kursachsen", armies=1)
    g.defend_with_all()
    assert g.thrown() == {"blue": 4, "yellow": 1}
    g.fight(falls(blue=4, yellow=1))
    assert g.county("kursachsen") == "blue 3"


@rule(
    "combat.peasants-join-defender.no-marker",
    "combat.winner-loses-equal",
    "combat.attacker-wins-card",
    "combat.card-handed-over-at-once",
)
def test_blue_conquers_kursachsen_as_printed():
    g = table(kursachsen="yellow 3", anhalt="blue 5", inside={"peasants": 1})
    g.attack("anhalt", "kursachsen", armies=4, tower=falls(blue=3, yellow=1, peasants=1))
    assert g.county("kursachsen") == "blue 1"
    assert g.cubes("blue") == {"anhalt": 1, "kursachsen": 1, "inside": 1, "supply": 59}
    assert g.cubes("yellow") == {"inside": 2, "supply": 60}
    assert g.cubes("peasants") == {"supply": 20}
    assert (g.hand("blue"), g.hand("yellow")) == (["anhalt", "kursachsen"], [])


@rule("combat.peasants-join-defender.no-marker")
@pytest.mark.parametrize(("markers", "result"), [(0, "yellow 1"), (1, "blue 1 revolt:1"), (2, "blue 1 revolt:2")])
def test_peasants_join_the_defender_of_a_county_without_marker(markers, result):
    g = table(anhalt="blue 6", kursachsen=f"yellow 3 revolt:{markers}", inside={"peasants": 3})
    g.attack("anhalt", "kursachsen", armies=4, tower=falls(blue=2, yellow=1, peasants=2))
    assert g.county("kursachsen") == result


@either_first
@pytest.mark.parametrize(
    ("markers", "result"), [(0, "yellow 1"), (1, "yellow 1 revolt:1"), (2, "blue 1 revolt:2"), (3, "blue 1 revolt:3")]
)
@rule("combat.peasants-join-defender.under-two")
def test_farmers_join_the_defender_of_a_land_with_fewer_than_two_markers(edition, markers, result):
    g = table(edition=edition, anhalt="blue 6", kursachsen=f"yellow 3 revolt:{markers}", inside={"peasants": 3})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=2, yellow=1, peasants=2))
    assert g.county("kursachsen") == result


@each_edition
@rule("combat.peasants-abstain")
def test_peasants_who_do_not_defend_stay_in_the_tray_and_help_nobody(edition):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 3 revolt:2", inside={"peasants": 4})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=1, yellow=3, peasants=4))
    assert g.county("kursachsen") == "yellow 2 revolt:2"
    assert g.cubes("peasants") == {"tray": 4, "supply": 16}


@each_edition
@rule("combat.uninvolved-stay", "combat.tray-after")
def test_cubes_of_others_do_not_count_and_stay_in_the_tray(edition):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 3", inside={"red": 5, "peasants": 1})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=3, yellow=1, red=5, peasants=1))
    assert g.county("kursachsen") == "blue 1"
    assert g.cubes("red") == {"tray": 5, "supply": g.state.supply[2]}
    assert g.state.tray == [0, 0, 5, 0, 0, 0]


@each_edition
@pytest.mark.parametrize(
    "fallen", [falls(red=2), falls(blue=3, red=2), falls(yellow=3, red=2), falls(blue=1, yellow=1, red=2)]
)
@rule("combat.tray-after")
def test_no_cube_of_the_fighters_is_left_in_the_tray(edition, fallen):
    g = table(edition=edition, anhalt="blue 6", kursachsen="yellow 3", inside={"red": 2})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(fallen)
    assert g.state.tray == [0, 0, 2, 0, 0, 0]


# -- losses ------------------------------------------------------------------------------------------------------------


@each_edition
@rule("combat.loser-to-supply", "combat.winner-loses-equal", "combat.survivors-placed")
def test_a_losing_defender_and_as_many_attackers_go_to_the_supplies(edition):
    g = table(edition=edition, anhalt="blue 9", kursachsen="yellow 3", inside={"peasants": 1})
    armies = g.state.rules.armies_each
    g.attack("anhalt", "kursachsen", armies=8)
    g.fight(falls(blue=6, yellow=2, peasants=1))
    assert g.cubes("blue") == {"anhalt": 1, "kursachsen": 3, "inside": 2, "supply": armies - 6}
    assert g.cubes("yellow") == {"inside": 1, "supply": armies - 1}
    assert g.cubes("peasants") == {"supply": 20}


@each_edition
@rule("combat.loser-to-supply", "combat.winner-loses-equal", "combat.survivors-placed")
def test_a_losing_attacker_and_as_many_defenders_go_to_the_supplies(edition):
    g = table(edition=edition, anhalt="blue 5", kursachsen="yellow 6")
    armies = g.state.rules.armies_each
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=2, yellow=5))
    assert g.cubes("blue") == {"anhalt": 1, "inside": 2, "supply": armies - 3}
    assert g.cubes("yellow") == {"kursachsen": 3, "inside": 1, "supply": armies - 4}


@each_edition
@pytest.mark.parametrize(
    ("blue", "yellow", "peasants", "survivors"), [(2, 1, 2, 1), (3, 2, 2, 1), (1, 2, 1, 2), (4, 3, 2, 1), (0, 1, 1, 1)]
)
@rule("combat.peasants-lost-first")
def test_peasants_are_the_defenders_first_losses(edition, blue, yellow, peasants, survivors):
    g = table(edition=edition, anhalt="blue 5", kursachsen="yellow 3", inside={"peasants": 3})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=blue, yellow=yellow, peasants=peasants))
    assert g.county("kursachsen") == f"yellow {survivors}"


@each_edition
@rule("combat.leftover-peasants-to-supply")
def test_surviving_peasants_go_to_the_common_supply(edition):
    g = table(edition=edition, anhalt="blue 5", kursachsen="yellow 3", inside={"peasants": 4})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=1, yellow=2, peasants=4))
    assert g.county("kursachsen") == "yellow 2"
    assert g.cubes("peasants") == {"supply": 20}


@each_edition
@rule("combat.leftover-peasants-to-supply", "combat.neutral-wins")
def test_peasants_who_win_a_neutral_county_do_not_stay_there(edition):
    g = table(edition=edition, anhalt="blue 5", inside={"peasants": 4})
    g.attack("anhalt", "kursachsen", armies=2, tower=falls(blue=1, peasants=4))
    assert g.county("kursachsen") == "neutral, empty"
    assert g.cubes("peasants") == {"inside": 1, "supply": 19}


@each_edition
@rule("combat.survivors-placed")
def test_more_may_arrive_than_marched_and_the_others_stay_inside(edition):
    g = table(edition=edition, anhalt="blue 3", kursachsen="yellow 1", inside={"blue": 5})
    g.attack("anhalt", "kursachsen", armies=2)
    g.fight(falls(blue=5, yellow=1))
    assert g.cubes("blue") == {"anhalt": 1, "kursachsen": 4, "inside": 2, "supply": g.state.rules.armies_each - 7}


@pytest.mark.parametrize(
    ("tile", "thrown"), [("attack", {"blue": 3, "yellow": 2}), ("defence", {"blue": 2, "yellow": 3})]
)
@rule("combat.bonus-cubes-full")
def test_the_cube_of_a_bonus_tile_is_an_army_like_others(tile, thrown):
    owner = {"attack": "blue", "defence": "yellow"}[tile]
    g = table(anhalt="blue 3", kursachsen="yellow 2", tiles={owner: tile})
    g.attack("anhalt", "kursachsen", armies=2)
    assert g.thrown() == thrown
    kept = g.game.copy()
    g.tower(falls(**{owner: 3}))
    assert g.county("kursachsen") == f"{owner} 3"
    kept.play("chance", falls(**{owner: 2}))
    assert kept.view(None)["tower"]["inside"][{"blue": "0", "yellow": "1"}[owner]] == 1


@rule("combat.bonus-cubes-full")
def test_the_palace_guard_is_an_army_like_others():
    g = table(anhalt="blue 3", kursachsen="yellow 2 palace", event="palace_guard")
    g.attack("anhalt", "kursachsen", armies=2, tower=falls(yellow=3))
    assert g.county("kursachsen") == "yellow 3 palace"
    assert g.cubes("yellow") == {"kursachsen": 3, "supply": 59}
