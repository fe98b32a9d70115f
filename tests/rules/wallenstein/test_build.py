"""Build a palace, a church, a trading post. (000 Plan individual actions)"""

import pytest

from tests.rules import rule
from tests.rules.wallenstein.table import alike, each_edition, table


@each_edition
@pytest.mark.parametrize(
    ("building", "price"),
    [
        pytest.param("palace", 3, marks=rule("build.palace")),
        pytest.param("church", 2, marks=rule("build.church")),
        pytest.param("trading_post", 1, marks=rule("build.trading-post")),
    ],
)
def test_a_building_is_paid_and_placed(edition, building, price):
    g = table(edition=edition, saechs_lande="blue 2", thalers={"blue": 10})
    g.act("blue", building, "saechs_lande")
    assert g.county("saechs_lande") == f"blue 2 {building}"
    assert g.thalers("blue") == 10 - price


@each_edition
@rule("build.free-site")
def test_a_county_holds_no_more_buildings_than_cities(edition):
    g = table(4, edition=edition, bremen="blue 2", thalers={"blue": 10})
    for building in ("church", "trading_post", "palace"):
        g.act("blue", building, "bremen")
    assert g.county("bremen") == "blue 2 church trading_post"
    assert g.thalers("blue") == 7


@each_edition
@pytest.mark.parametrize(("county", "sites"), [("anhalt", 1), ("altmark", 2), ("boehmen", 3)])
@rule("build.free-site")
def test_each_city_is_a_site(edition, county, sites):
    g = table(edition=edition, thalers={"blue": 10}, **alike([county], "blue 2"))
    for building in ("palace", "church", "trading_post"):
        g.act("blue", building, county)
    assert len(g.told("built")) == sites
    assert [skip["reason"] for skip in g.told("skipped")] == ["no_site"] * (3 - sites)


@each_edition
@rule("build.kind-once")
def test_no_second_building_of_a_kind(edition):
    g = table(4, edition=edition, bremen="blue 2 church", thalers={"blue": 10})
    g.act("blue", "church", "bremen")
    assert g.county("bremen") == "blue 2 church"
    assert g.thalers("blue") == 10


@each_edition
@pytest.mark.parametrize("other", ["palace", "trading_post"])
@rule("build.kind-once")
def test_another_kind_may_follow(edition, other):
    g = table(4, edition=edition, bremen="blue 2 church", thalers={"blue": 10})
    g.act("blue", other, "bremen")
    assert set(g.county("bremen").split()) == {"blue", "2", "church", other}


@each_edition
@pytest.mark.parametrize(("building", "price"), [("palace", 3), ("church", 2), ("trading_post", 1)])
@rule("build.no-money")
def test_without_the_price_nothing_is_built_or_paid(edition, building, price):
    g = table(edition=edition, saechs_lande="blue 2", vogtland="yellow 2", thalers={"blue": price - 1, "yellow": price})
    g.act("blue", building, "saechs_lande")
    assert g.county("saechs_lande") == "blue 2"
    assert g.thalers("blue") == price - 1
    g.act("yellow", building, "vogtland")
    assert g.county("vogtland") == f"yellow 2 {building}"


@each_edition
@pytest.mark.parametrize(("building", "kind"), [("palace", 0), ("church", 1), ("trading_post", 2)])
@rule("build.stock-empty")
def test_without_a_tile_left_nothing_is_built_or_paid(edition, building, kind):
    g = table(edition=edition, saechs_lande="blue 2", thalers={"blue": 10})
    g.state.building_stock[kind] = 0
    g.act("blue", building, "saechs_lande")
    assert g.county("saechs_lande") == "blue 2"
    assert g.thalers("blue") == 10
    assert g.told("skipped")[0]["reason"] == "no_tile_left"
