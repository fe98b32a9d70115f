"""Peasants against a player. (000 Combat rules: Peasants vs. a player)"""

import pytest

from tests.rules import rule
from tests.rules.wallenstein.table import each_edition, falls, table


@each_edition
@rule("revolt.causes")
def test_moves_buildings_and_recruits_stir_no_revolt(edition):
    g = table(edition=edition, saechs_lande="blue 4 revolt:3", anhalt="blue 4 revolt:3", thalers={"blue": 18})
    for action in ("palace", "church", "trading_post", "deploy5", "deploy3"):
        g.act("blue", action, "saechs_lande")
    g.act("blue", "deploy1", "saechs_lande")
    g.play("blue", "move anhalt 2")
    g.act("blue", "combat_a", "anhalt")
    g.play("blue", "move saechs_lande 1")
    assert g.told("revolt") == []
    assert g.told("thrown") == []


@each_edition
@rule("revolt.causes")
def test_attacks_stir_no_revolt(edition):
    g = table(edition=edition, anhalt="blue 4 revolt:3", kursachsen="yellow 3 revolt:3")
    g.attack("anhalt", "kursachsen", armies=3)
    g.fight(falls(blue=3))
    assert g.told("revolt") == []
    assert len(g.told("thrown")) == 1
    assert g.county("kursachsen") == "blue 3 revolt:3"


@each_edition
@rule("revolt.causes")
def test_markers_alone_stir_no_revolt_in_winter(edition):
    g = table(edition=edition, anhalt="blue 4 revolt:3", grain={"blue": 1})
    g.winter()
    assert g.told("revolt") == []


@pytest.mark.parametrize("edition", ["second", "manual"])
@rule("revolt.armies.all", "revolt.peasants-per-marker")
def test_dirk_collects_taxes_in_lueneburg(edition):
    g = table(edition=edition, lueneburg="blue 4 revolt:2", tray={"yellow": 1, "peasants": 1})
    g.act("blue", "taxes", "lueneburg")
    assert g.asked() == {"chance": "throw"}
    assert g.thrown() == {"blue": 4, "yellow": 1, "peasants": 2 + 1}
    g.tower(falls(blue=3, yellow=1, peasants=1))
    assert g.county("lueneburg") == "blue 2 revolt:3"


@rule("revolt.armies.choice")
def test_in_2002_the_player_chooses_how_many_armies_face_the_farmers():
    g = table(edition="first", lueneburg="blue 4 revolt:2")
    g.act("blue", "taxes", "lueneburg")
    assert g.options("blue") == [f"defend {n}" for n in range(5)]
    assert g.game.pending[0].facts() == {"county": "lueneburg", "against": "peasants"}
    g.play("blue", "defend 3")
    assert g.thrown() == {"blue": 3, "peasants": 2}
    assert g.county("lueneburg") == "blue 1 revolt:2"


@each_edition
@pytest.mark.parametrize("markers", [1, 2, 3, 4])
@rule("revolt.peasants-per-marker")
def test_a_peasant_rises_for_each_marker(edition, markers):
    g = table(edition=edition, lueneburg=f"blue 4 revolt:{markers}")
    g.act("blue", "grain", "lueneburg")
    g.defend_with_all()
    assert g.thrown() == {"blue": 4, "peasants": markers}
    assert g.cubes("peasants") == {"pot": markers, "supply": 20 - markers}


@each_edition
@pytest.mark.parametrize("markers", [1, 2])
@rule("revolt.all-peasants-attack")
def test_all_peasants_in_the_tray_attack_and_others_do_not_count(edition, markers):
    inside = {"peasants": 3, "yellow": 4}
    g = table(edition=edition, lueneburg=f"blue 4 revolt:{markers}", inside=inside)
    g.act("blue", "grain", "lueneburg")
    g.fight(falls(blue=3, peasants=3, yellow=4))
    assert g.county("lueneburg") == "neutral, empty"
    assert g.state.tray == [0, 4, 0, 0, 0, 0]


@each_edition
@pytest.mark.parametrize(("blue", "peasants"), [(1, 2), (2, 2), (0, 0)])
@rule("revolt.peasants-win-or-tie", "combat.tray-after")
def test_peasants_who_win_or_tie_leave_nothing_there(edition, blue, peasants):
    g = table(edition=edition, mittelmark="blue 4 palace church revolt:2", anhalt="blue 1", tray={"red": 1})
    g.act("blue", "taxes", "mittelmark")
    g.fight(falls(blue=blue, peasants=peasants, red=1))
    assert g.county("mittelmark") == "neutral, empty"
    assert g.hand("blue") == ["anhalt"]
    assert g.state.tray == [0, 0, 1, 0, 0, 0]
    assert g.cubes("blue").get("inside", 0) == 4 - blue
    assert g.cubes("blue")["supply"] == g.state.rules.armies_each - 5 + blue
    assert g.cubes("peasants")["supply"] == 18 + peasants
    assert g.game.view(None)["stock"] == {"palace": 28, "church": 26, "trading_post": 26, "revolt_markers": 42}


@each_edition
@rule("revolt.player-wins", "combat.tray-after")
def test_a_player_who_wins_loses_as_many_armies_as_there_were_peasants(edition):
    g = table(edition=edition, mittelmark="blue 6 palace revolt:2", tray={"red": 1})
    g.act("blue", "taxes", "mittelmark")
    g.fight(falls(blue=5, peasants=2, red=1))
    assert g.county("mittelmark") == "blue 3 palace revolt:3"  # the third is for collecting
    assert g.hand("blue") == ["mittelmark"]
    assert g.cubes("blue") == {"mittelmark": 3, "inside": 1, "supply": g.state.rules.armies_each - 4}
    assert g.cubes("peasants") == {"supply": 20}
    assert g.state.tray == [0, 0, 1, 0, 0, 0]


@rule("revolt.held-back-armies")
@pytest.mark.parametrize(
    ("fallen", "result"),
    [
        (falls(blue=2, peasants=1), "blue 3 revolt:3"),
        (falls(blue=2, peasants=2), "neutral, empty"),
        (falls(blue=1, peasants=2), "neutral, empty"),
    ],
)
def test_armies_kept_out_stay_only_if_the_farmers_lose(fallen, result):
    g = table(edition="first", lueneburg="blue 4 revolt:2")
    g.act("blue", "taxes", "lueneburg")
    g.play("blue", "defend 2")
    g.tower(fallen)
    assert g.county("lueneburg") == result
    assert sum(g.cubes("blue").values()) == 61


@each_edition
@rule("revolt.card-lost-at-once")
def test_a_county_lost_to_a_revolt_can_be_conquered_in_the_same_season(edition):
    g = table(edition=edition, lueneburg="blue 4 revolt:2", altmark="yellow 5")
    g.act("blue", "taxes", "lueneburg")
    g.fight(falls(peasants=2))
    assert g.hand("blue") == []
    assert g.game.view(None)["players"][0]["plan"] == {"taxes": "lost"}
    g.attack("altmark", "lueneburg", armies=4)
    assert g.thrown() == {"yellow": 4, "peasants": 1}
    g.tower(falls(yellow=3))
    assert g.county("lueneburg").startswith("yellow 3")
    assert g.hand("yellow") == ["altmark", "lueneburg"]


@each_edition
@rule("revolt.card-lost-at-once")
def test_a_card_in_hand_is_lost_in_winter(edition):
    g = table(edition=edition, lueneburg="blue 4", anhalt="blue 4", grain={"blue": 1})
    g.stack("lueneburg")
    g.winter()
    g.fight(falls(peasants=1))
    assert g.hand("blue") == ["anhalt"]


@each_edition
@rule("revolt.peasants-short")
def test_no_more_peasants_rise_than_there_are(edition):
    g = table(edition=edition, lueneburg="blue 4 revolt:3")
    g.state.peasants = 2
    g.act("blue", "taxes", "lueneburg")
    g.defend_with_all()
    assert g.thrown() == {"blue": 4, "peasants": 2}
    assert g.state.peasants == 0


@each_edition
@rule("revolt.peasants-short")
def test_a_neutral_county_without_a_peasant_left_is_attacked_all_the_same(edition):
    g = table(edition=edition, anhalt="blue 4")
    g.state.peasants = 0
    g.attack("anhalt", "kursachsen", armies=2)
    assert g.thrown() == {"blue": 2}


@pytest.mark.parametrize("peasants", [0, 1])
@rule("revolt.empty-owned-land")
def test_a_revolt_in_a_land_without_armies_succeeds(peasants):
    g = table(edition="manual", lueneburg="blue 0 revolt:1", grain={"blue": 0})
    g.act("blue", "grain", "lueneburg")
    assert g.thrown() == {"peasants": 1}
    g.tower(falls(peasants=peasants))
    assert g.county("lueneburg") == "neutral, empty"
    assert g.grain("blue") == 0


@rule("revolt.empty-owned-land")
def test_cubes_out_of_the_tower_defend_a_land_without_armies():
    g = table(edition="manual", lueneburg="blue 0 revolt:1", inside={"blue": 3})
    g.act("blue", "grain", "lueneburg")
    g.tower(falls(blue=3, peasants=1))
    assert g.county("lueneburg") == "blue 2 revolt:2"
    assert g.cubes("blue") == {"lueneburg": 2, "supply": 60}


@rule("revolt.empty-owned-land")
def test_as_many_cubes_as_farmers_do_not_save_a_land_without_armies():
    g = table(edition="manual", lueneburg="blue 0 revolt:1", inside={"blue": 1})
    g.act("blue", "grain", "lueneburg")
    g.tower(falls(blue=1, peasants=1))
    assert g.county("lueneburg") == "neutral, empty"
    assert g.cubes("blue") == {"supply": 62}


def test_a_table_may_let_farmers_win_where_no_army_stands():
    rules = {"unguarded_revolts": "won"}
    g = table(edition="manual", lueneburg="blue 0 revolt:1", inside={"blue": 3}, options={"rules": rules})
    g.act("blue", "grain", "lueneburg")
    g.tower(falls(blue=3))
    assert g.county("lueneburg") == "neutral, empty"
