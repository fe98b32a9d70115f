"""Combat/movement: who may go where. (000 Combat/Movement, General rules for army movement)"""

import pytest

from feldherr import IllegalMove
from feldherr.wallenstein.board import BORDERS, COUNTIES, COUNTY
from feldherr.wallenstein.court import AskForFavor
from tests.rules import rule
from tests.rules.wallenstein.table import alike, each_edition, falls, seat_of, table

each_letter = pytest.mark.parametrize("action", ["combat_a", "combat_b"])


def targets(g, colour):
    return {move.split()[1] for move in g.options(colour) if move != "pass"}


@each_edition
@rule("move.adjacent")
def test_every_neighbour_and_nothing_else_is_a_target(edition):
    g = table(4, edition=edition, baden="blue 3", strassburg="blue 1", wuerzburg="yellow 2", mark="blue 1")
    g.act("blue", "combat_a", "baden")
    assert targets(g, "blue") == {COUNTIES[n] for n in BORDERS[COUNTY["baden"]]}
    with pytest.raises(IllegalMove):
        g.play("blue", "move mark 1")


@each_edition
@rule("move.adjacent")
def test_armies_go_to_one_county_and_no_further(edition):
    g = table(edition=edition, baden="blue 5", strassburg="blue 1", wuerzburg="blue 1")
    g.act("blue", "combat_a", "baden")
    g.play("blue", "move wuerzburg 2")
    assert g.asked() == {}
    assert g.cubes("blue") == {"baden": 3, "strassburg": 1, "wuerzburg": 3, "supply": g.state.supply[0]}


@each_edition
@each_letter
@rule("move.leave-one", "move.a-b-alike")
def test_one_army_at_least_stays_behind(edition, action):
    g = table(edition=edition, baden="blue 4", strassburg="blue 1", wuerzburg="yellow 1")
    g.act("blue", action, "baden")
    for target in ("strassburg", "wuerzburg", "wuerttemberg"):
        assert {move for move in g.options("blue") if target in move} == {f"move {target} {n}" for n in (1, 2, 3)}


@each_edition
@each_letter
@pytest.mark.parametrize("tile", ["attack", "defence"])
@rule("move.needs-two", "move.a-b-alike")
def test_a_single_army_neither_moves_nor_attacks(edition, action, tile):
    tiles = {"blue": tile} if edition == "second" else None
    g = table(edition=edition, tiles=tiles, baden="blue 1", strassburg="blue 1", wuerzburg="yellow 1")
    g.act("blue", action, "baden")
    assert g.asked() == {}
    assert len(g.told("skipped")) == 1


@each_edition
@each_letter
@rule("move.battle-or-not", "move.a-b-alike")
def test_a_move_into_an_own_county_is_no_battle(edition, action):
    g = table(edition=edition, baden="blue 4", strassburg="blue 1 revolt:2")
    g.act("blue", action, "baden")
    g.play("blue", "move strassburg 3")
    assert (g.county("baden"), g.county("strassburg")) == ("blue 1", "blue 4 revolt:2")
    assert g.told("thrown") == []


@each_edition
@each_letter
@pytest.mark.parametrize("wuerzburg", ["yellow 1", "neutral"])
@rule("move.battle-or-not", "move.a-b-alike")
def test_a_move_into_any_other_county_is_a_battle_at_once(edition, action, wuerzburg):
    g = table(edition=edition, baden="blue 4", wuerzburg=wuerzburg)
    g.attack("baden", "wuerzburg", armies=3, action=action)
    g.fight(falls(blue=2))
    assert len(g.told("thrown")) == 1
    assert g.county("wuerzburg").startswith("blue 2")


@each_edition
@rule("move.a-b-alike")
def test_a_and_b_are_two_actions_with_a_card_each(edition):
    g = table(edition=edition, baden="blue 4", strassburg="blue 3")
    g.plan("blue", combat_a="baden", combat_b="strassburg")
    for action, origin, target in (("combat_a", "baden", "strassburg"), ("combat_b", "strassburg", "baden")):
        g.act("blue", action, origin)
        assert g.game.pending[0].facts()["origin"] == origin
        g.play("blue", f"move {target} 2")
    assert g.told("marched")[1] == {"seat": 0, "origin": "strassburg", "target": "baden", "armies": 2}


@each_letter
@rule("move.declinable")
def test_nobody_must_move(action):
    g = table(baden="blue 4", wuerzburg="yellow 1")
    g.act("blue", action, "baden")
    g.play("blue", "pass")
    assert g.asked() == {}
    assert (g.county("baden"), g.county("wuerzburg")) == ("blue 4", "yellow 1")


@pytest.mark.parametrize("edition", ["first", "manual"])
@pytest.mark.parametrize(
    "counties",
    [
        {"baden": "blue 3", "wuerzburg": "blue 1"},
        {"baden": "blue 3", "wuerzburg": "yellow 1"},
        {"baden": "blue 3"},
        {"baden": "blue 2"},
    ],
)
@rule("move.compulsory")
def test_in_2002_at_least_one_army_must_move(edition, counties):
    g = table(edition=edition, **counties)
    g.act("blue", "combat_a", "baden")
    assert "pass" not in g.options("blue")
    with pytest.raises(IllegalMove):
        g.play("blue", "pass")


@each_edition
@each_letter
@rule("move.protected-no-target")
def test_a_protected_county_is_no_target(edition, action):
    g = table(edition=edition, event="church_peace", baden="blue 4", wuerzburg="yellow 1 church", strassburg="yellow 1")
    g.act("blue", action, "baden")
    assert "strassburg" in targets(g, "blue")
    assert "wuerzburg" not in targets(g, "blue")
    with pytest.raises(IllegalMove):
        g.play("blue", "move wuerzburg 1")


@each_edition
@rule("move.protected-no-target")
def test_the_owner_moves_freely_from_and_into_a_protected_county(edition):
    g = table(edition=edition, event="church_peace", baden="blue 4 church", wuerzburg="blue 1 church")
    g.act("blue", "combat_a", "baden")
    g.play("blue", "move wuerzburg 3")
    assert g.county("wuerzburg") == "blue 4 church"


@each_edition
@rule("move.protected-no-target")
def test_with_no_target_left_the_action_is_skipped(edition):
    churches = alike(["lausitz", "mittelmark", "schlesien", "vorpommern"], "yellow 1 church")
    g = table(edition=edition, event="church_peace", neumark="blue 4", **churches)
    g.act("blue", "combat_a", "neumark")
    assert g.asked() == {}
    assert len(g.told("skipped")) == 1


@pytest.mark.parametrize("favor", [10, 11, 18])
@rule("move.protected-no-target")
def test_a_favor_protects_its_owner_from_the_letters_it_names(favor):
    g = table(
        options={"court": True}, baden="blue 4", wuerzburg="yellow 3", strassburg="yellow 1", zweibruecken="red 1"
    )
    g.state.favors_open, g.state.entrance = [0, 0, favor], [0, 4, 0]
    g.do(AskForFavor(seat_of("yellow")))
    g.play("yellow", f"favor {favor}")
    against = g.state.rules.favors[favor - 1].against
    for letter, action in enumerate(("combat_a", "combat_b"), 8):
        g.act("blue", action, "baden")
        assert ("wuerzburg" in targets(g, "blue")) == (letter not in against)
        assert "zweibruecken" in targets(g, "blue")
        g.play("blue", "pass")
    g.act("yellow", "combat_a", "wuerzburg")
    assert "baden" in targets(g, "yellow")
