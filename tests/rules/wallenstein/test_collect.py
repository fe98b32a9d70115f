"""Collect grain, collect taxes. (000 Collect grain, Collect taxes)"""

import pytest

from tests.rules import rule
from tests.rules.wallenstein.table import each_edition, falls, table

each_kind = pytest.mark.parametrize("action", ["grain", "taxes"])


@each_edition
@rule("collect.grain")
def test_grain_is_the_figure_of_the_county(edition):
    g = table(edition=edition, lueneburg="blue 2", grain={"blue": 3})
    g.act("blue", "grain", "lueneburg")
    assert g.grain("blue") == 3 + 5
    assert g.thalers("blue") == 18


@each_edition
@rule("collect.taxes")
def test_burgund_pays_7_thalers(edition):
    g = table(4, edition=edition, burgund="blue 2", thalers={"blue": 2})
    g.act("blue", "taxes", "burgund")
    assert g.thalers("blue") == 2 + 7
    assert g.grain("blue") == 0


@each_edition
@each_kind
@rule("collect.revolt-trigger", "collect.marker-added")
def test_a_calm_county_does_not_revolt_and_gets_one_marker(edition, action):
    g = table(edition=edition, lueneburg="blue 4")
    g.act("blue", action, "lueneburg")
    assert g.told("revolt") == []
    assert g.told("thrown") == []
    assert g.county("lueneburg") == "blue 4 revolt:1"


@each_edition
@each_kind
@pytest.mark.parametrize("markers", [1, 2, 3])
@rule("collect.revolt-trigger", "collect.marker-added")
def test_a_county_with_markers_revolts_and_gets_another_if_it_is_held(edition, action, markers):
    g = table(edition=edition, lueneburg=f"blue 4 revolt:{markers}")
    g.act("blue", action, "lueneburg")
    g.fight(falls(blue=3, peasants=1))
    assert len(g.told("revolt")) == 1
    assert g.county("lueneburg") == f"blue 2 revolt:{markers + 1}"


@each_edition
@each_kind
@rule("collect.marker-added")
def test_a_county_lost_gets_no_marker(edition, action):
    g = table(edition=edition, lueneburg="blue 4 revolt:2")
    g.act("blue", action, "lueneburg")
    g.fight(falls(blue=1, peasants=2))
    assert g.county("lueneburg") == "neutral, empty"
    assert g.state.marker_stock == 42


@pytest.mark.parametrize("edition", ["second", "first"])
@rule("collect.income-before-revolt")
def test_income_comes_before_the_revolt_and_is_kept(edition):
    g = table(edition=edition, lueneburg="blue 4 revolt:1", thalers={"blue": 0})
    g.act("blue", "taxes", "lueneburg")
    assert g.thalers("blue") == 3
    g.fight(falls(blue=1, peasants=1))
    assert g.county("lueneburg") == "neutral, empty"
    assert g.thalers("blue") == 3


@pytest.mark.parametrize(("blue", "peasants"), [(1, 2), (1, 1)])
@rule("collect.revolt-before-income")
def test_by_the_manual_a_revolt_that_succeeds_leaves_no_income(blue, peasants):
    g = table(edition="manual", lueneburg="blue 4 revolt:1", inside={"peasants": 1}, grain={"blue": 0})
    g.act("blue", "grain", "lueneburg")
    assert g.grain("blue") == 0
    g.fight(falls(blue=blue, peasants=peasants))
    assert g.county("lueneburg") == "neutral, empty"
    assert g.grain("blue") == 0
    assert g.told("collected") == []


@rule("collect.revolt-before-income")
def test_by_the_manual_income_follows_a_revolt_put_down():
    g = table(edition="manual", lueneburg="blue 4 revolt:1", grain={"blue": 0})
    g.act("blue", "grain", "lueneburg")
    g.fight(falls(blue=4, peasants=1))
    assert g.grain("blue") == 5
    assert g.county("lueneburg") == "blue 3 revolt:2"


@each_edition
@rule("collect.grain-uncapped")
def test_grain_knows_no_limit(edition):
    g = table(edition=edition, lueneburg="blue 2", grain={"blue": 500})
    g.act("blue", "grain", "lueneburg")
    assert g.grain("blue") == 505
