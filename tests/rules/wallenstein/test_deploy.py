"""Deploy 5, deploy 3, deploy 1/move. (000 Deploy 5 armies, Deploy 3 armies, Deploy 1 army/move)"""

import pytest

from tests.rules import rule
from tests.rules.wallenstein.table import alike, each_edition, table

FIRST_EDITION = ("first", "manual")
either_first = pytest.mark.parametrize("edition", FIRST_EDITION)


@each_edition
@pytest.mark.parametrize(
    ("action", "armies", "price"),
    [
        pytest.param("deploy5", 5, 3, marks=rule("deploy.five")),
        pytest.param("deploy3", 3, 2, marks=rule("deploy.three")),
    ],
)
def test_armies_are_paid_and_put_into_the_county(edition, action, armies, price):
    g = table(edition=edition, baden="blue 2", thalers={"blue": 10}, supply={"blue": 20})
    g.act("blue", action, "baden")
    assert g.cubes("blue") == {"baden": 2 + armies, "supply": 20 - armies}
    assert g.thalers("blue") == 10 - price
    assert g.asked() == {}


@rule("deploy.one-move.second")
def test_one_army_is_deployed_before_a_move_is_asked_for():
    g = table(baden="blue 2", wuerzburg="blue 1", strassburg="blue 1", thalers={"blue": 10})
    g.act("blue", "deploy1", "baden")
    assert g.county("baden") == "blue 3"
    assert g.thalers("blue") == 9
    assert set(g.options("blue")) == {
        *("move wuerzburg 1", "move wuerzburg 2"),
        *("move strassburg 1", "move strassburg 2"),
        "pass",
    }
    g.play("blue", "move wuerzburg 2")
    assert (g.county("baden"), g.county("wuerzburg"), g.county("strassburg")) == ("blue 1", "blue 3", "blue 1")
    assert g.asked() == {}


@rule("deploy.one-move.second")
def test_the_move_after_deploying_may_be_left():
    g = table(baden="blue 2", wuerzburg="blue 1", thalers={"blue": 10})
    g.act("blue", "deploy1", "baden")
    g.play("blue", "pass")
    assert (g.county("baden"), g.county("wuerzburg")) == ("blue 3", "blue 1")


@either_first
@rule("deploy.one-move.first")
def test_recruit_or_move_or_both_but_something(edition):
    g = table(edition=edition, baden="blue 2", wuerzburg="blue 1", thalers={"blue": 10})
    g.act("blue", "deploy1", "baden")
    assert g.county("baden") == "blue 2"
    assert set(g.options("blue")) == {
        "move wuerzburg 1",
        "recruit",
        "recruit wuerzburg 1",
        "recruit wuerzburg 2",
    }


@either_first
@pytest.mark.parametrize(
    ("move", "baden", "wuerzburg"),
    [("move wuerzburg 1", 1, 2), ("recruit", 3, 1), ("recruit wuerzburg 1", 2, 2), ("recruit wuerzburg 2", 1, 3)],
)
@rule("deploy.one-move.first")
def test_whichever_is_chosen_costs_1(edition, move, baden, wuerzburg):
    g = table(edition=edition, baden="blue 2", wuerzburg="blue 1", thalers={"blue": 10})
    g.act("blue", "deploy1", "baden")
    g.play("blue", move)
    assert (g.county("baden"), g.county("wuerzburg")) == (f"blue {baden}", f"blue {wuerzburg}")
    assert g.thalers("blue") == 9


@either_first
@rule("deploy.one-move.first")
def test_a_land_without_own_neighbours_can_only_recruit(edition):
    g = table(edition=edition, baden="blue 2", thalers={"blue": 10})
    g.act("blue", "deploy1", "baden")
    assert g.county("baden") == "blue 3"
    assert g.thalers("blue") == 9


@pytest.mark.parametrize("neighbours", [1, 2, 3])
@rule("deploy.one-move.first", "combat.empty-owned-land")
def test_an_owned_land_without_armies_can_only_recruit(neighbours):
    own = alike(["wuerzburg", "strassburg", "wuerttemberg"][:neighbours], "blue 2")
    g = table(edition="manual", baden="blue 0", thalers={"blue": 10}, **own)
    g.act("blue", "deploy1", "baden")
    assert g.county("baden") == "blue 1"
    assert g.thalers("blue") == 9


@each_edition
@rule("deploy.one-move.new-army-may-move")
def test_the_new_army_lets_one_move_on(edition):
    g = table(edition=edition, baden="blue 1", wuerzburg="blue 1")
    g.act("blue", "deploy1", "baden")
    g.play("blue", "move wuerzburg 1" if edition == "second" else "recruit wuerzburg 1")
    assert (g.county("baden"), g.county("wuerzburg")) == ("blue 1", "blue 2")


@each_edition
@rule("deploy.one-move.no-combat")
def test_only_own_neighbours_are_targets(edition):
    g = table(edition=edition, baden="blue 3", wuerzburg="blue 1", strassburg="yellow 1", regensburg="blue 1")
    g.act("blue", "deploy1", "baden")
    targets = {words[1] for move in g.options("blue") if len(words := move.split()) == 3}
    assert targets == {"wuerzburg"}  # not yellow Strassburg, neutral Württemberg, or Regensburg far off


@each_edition
@rule("deploy.one-move.no-thaler")
def test_without_a_thaler_there_is_no_move_either(edition):
    g = table(edition=edition, baden="blue 3", wuerzburg="blue 1", thalers={"blue": 0})
    g.act("blue", "deploy1", "baden")
    assert g.asked() == {}
    assert (g.county("baden"), g.county("wuerzburg")) == ("blue 3", "blue 1")
    assert g.told("skipped")[0]["reason"] == "no_money"


@rule("deploy.one-move.empty-supply.second")
def test_with_an_empty_supply_there_is_no_move_and_no_payment():
    g = table(baden="blue 3", wuerzburg="blue 1", thalers={"blue": 5}, supply={"blue": 0})
    g.act("blue", "deploy1", "baden")
    assert g.asked() == {}
    assert g.county("baden") == "blue 3"
    assert g.thalers("blue") == 5


@either_first
@rule("deploy.one-move.empty-supply.first")
def test_with_an_empty_supply_1_gold_buys_the_move(edition):
    g = table(edition=edition, baden="blue 3", wuerzburg="blue 1", thalers={"blue": 5}, supply={"blue": 0})
    g.act("blue", "deploy1", "baden")
    assert g.options("blue") == ["move wuerzburg 1", "move wuerzburg 2"]
    g.play("blue", "move wuerzburg 2")
    assert g.county("wuerzburg") == "blue 3"
    assert g.thalers("blue") == 4


@either_first
@pytest.mark.parametrize("counties", [{"baden": "blue 3"}, {"baden": "blue 1", "wuerzburg": "blue 1"}])
@rule("deploy.one-move.empty-supply.first")
def test_with_an_empty_supply_and_nothing_to_move_nothing_is_paid(edition, counties):
    g = table(edition=edition, thalers={"blue": 5}, supply={"blue": 0}, **counties)
    g.act("blue", "deploy1", "baden")
    assert g.asked() == {}
    assert g.thalers("blue") == 5
    assert len(g.told("skipped")) == 1


@each_edition
@pytest.mark.parametrize(("action", "armies", "price"), [("deploy5", 5, 3), ("deploy3", 3, 2)])
@rule("deploy.short")
def test_too_few_thalers_or_armies_skip_the_whole_action(edition, action, armies, price):
    for thalers, supply in ((price - 1, armies), (price, armies - 1)):
        g = table(edition=edition, baden="blue 2", thalers={"blue": thalers}, supply={"blue": supply})
        g.act("blue", action, "baden")
        assert g.cubes("blue") == {"baden": 2, "supply": supply}
        assert g.thalers("blue") == thalers
    g = table(edition=edition, baden="blue 2", thalers={"blue": price}, supply={"blue": armies})
    g.act("blue", action, "baden")
    assert g.county("baden") == f"blue {2 + armies}"


@each_edition
@rule("deploy.short")
def test_three_armies_left_deploy_not_even_three_of_five(edition):
    g = table(edition=edition, baden="blue 2", thalers={"blue": 10}, supply={"blue": 3})
    g.act("blue", "deploy5", "baden")
    assert g.county("baden") == "blue 2"
    assert g.thalers("blue") == 10


@each_edition
@rule("deploy.no-stack-limit")
def test_any_number_of_armies_stands_in_a_county(edition):
    g = table(edition=edition, baden="blue 50", wuerzburg="blue 6")
    g.act("blue", "deploy5", "baden")
    assert g.county("baden") == "blue 55"
    g.act("blue", "combat_a", "wuerzburg")
    g.play("blue", "move baden 5")
    assert g.county("baden") == "blue 60"
