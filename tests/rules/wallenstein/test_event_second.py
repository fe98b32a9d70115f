"""The twelve event cards of the second edition. (000 The event cards)"""

import pytest

from feldherr import IllegalMove
from tests.rules import rule
from tests.rules.wallenstein import printed
from tests.rules.wallenstein.seasons import start, under_event, winter_loss
from tests.rules.wallenstein.table import falls

YIELDS = {county: figures for region in printed.COUNTIES.values() for county, figures in region.items()}


def taxes_of(county, number, **tiles):
    g = under_event(number, players=4, **{county: "blue 1"}, thalers={"blue": 0}, tiles=tiles)
    g.act("blue", "taxes", county)
    return g.thalers("blue")


def grain_of(county, number, **tiles):
    g = under_event(number, players=4, **{county: "blue 1"}, tiles=tiles)
    g.act("blue", "grain", county)
    return g.grain("blue")


@pytest.mark.parametrize(
    ("number", "loss"),
    [
        pytest.param(1, 5, marks=rule("event.second.post-marker-5")),
        pytest.param(2, 7, marks=rule("event.second.post-marker-7")),
    ],
)
def test_a_trading_post_takes_a_marker_away(number, loss):
    g = under_event(number, mittelmark="blue 1 revolt:1", altmark="blue 1 revolt:1")
    g.act("blue", "trading_post", "mittelmark")
    assert g.county("mittelmark") == "blue 1 trading_post"
    assert g.county("altmark") == "blue 1 revolt:1"
    g.act("blue", "palace", "altmark")
    assert g.county("altmark") == "blue 1 palace revolt:1"
    assert winter_loss(number) == loss


@rule("event.post-marker.none-there")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(("before", "after"), [("", ""), (" revolt:2", " revolt:1"), (" revolt:4", " revolt:3")])
def test_one_marker_at_most_and_none_where_there_is_none(number, before, after):
    g = under_event(number, mittelmark=f"blue 1{before}", thalers={"blue": 5})
    g.act("blue", "trading_post", "mittelmark")
    assert g.county("mittelmark") == f"blue 1 trading_post{after}"
    assert g.thalers("blue") == 4


@rule("event.second.neutral-two-peasants")
def test_two_peasants_defend_a_neutral_county():
    g = under_event(3, anhalt="blue 5")
    g.attack("anhalt", "kursachsen", armies=4)
    assert g.thrown() == {"blue": 4, "peasants": 2}
    g = under_event(3, anhalt="blue 5", kursachsen="yellow 2")
    g.attack("anhalt", "kursachsen", armies=4)
    assert g.thrown() == {"blue": 4, "yellow": 2}
    assert winter_loss(3) == 3


@pytest.mark.parametrize(
    ("number", "loss"),
    [
        pytest.param(4, 2, marks=rule("event.second.palace-guard-2")),
        pytest.param(5, 6, marks=rule("event.second.palace-guard-6")),
    ],
)
@pytest.mark.parametrize("action", ["combat_a", "combat_b"])
def test_one_more_army_defends_a_palace(number, loss, action):
    g = under_event(number, anhalt="blue 5", kursachsen="yellow 3 palace")
    g.attack("anhalt", "kursachsen", armies=4, action=action)
    assert g.thrown() == {"blue": 4, "yellow": 4}
    assert g.cubes("yellow")["supply"] == 62 - 4
    g = under_event(number, anhalt="blue 5", kursachsen="yellow 3 church trading_post")
    g.attack("anhalt", "kursachsen", armies=4, action=action)
    assert g.thrown() == {"blue": 4, "yellow": 3}
    assert winter_loss(number) == loss


@rule("event.palace-guard.with-tile")
@pytest.mark.parametrize("number", [4, 5])
def test_palace_guard_and_defence_tile_add_up(number):
    g = under_event(number, anhalt="blue 5", kursachsen="yellow 3 palace", tiles={"yellow": "defence"})
    g.attack("anhalt", "kursachsen", armies=4)
    assert g.thrown() == {"blue": 4, "yellow": 5}


@pytest.mark.parametrize(
    ("number", "loss"),
    [
        pytest.param(6, 3, marks=rule("event.second.church-peace-3")),
        pytest.param(9, 4, marks=rule("event.second.church-peace-4")),
    ],
)
@pytest.mark.parametrize("action", ["combat_a", "combat_b"])
def test_counties_with_a_church_cannot_be_attacked(number, loss, action):
    g = under_event(
        number, anhalt="blue 5", kursachsen="yellow 1 church", mittelmark="yellow 1 palace", altmark="blue 1 church"
    )
    g.act("blue", action, "anhalt")
    with pytest.raises(IllegalMove) as refused:
        g.play("blue", "move kursachsen 4")
    assert refused.value.code == "church_peace"
    assert {"move mittelmark 4", "move altmark 4", "move wolfenbuettel 4"} < set(g.options("blue"))
    assert winter_loss(number) == loss


@rule("event.second.taxes-max-5")
def test_taxes_bring_at_most_5():
    assert (taxes_of("burgund", 7), taxes_of("mark", 7)) == (5, 4)
    for county, (taxes, grain, _) in YIELDS.items():
        assert taxes_of(county, 7) == min(taxes, 5)
        assert grain_of(county, 7) == grain
    assert winter_loss(7) == 0


@rule("event.second.taxes-min-6")
def test_taxes_bring_at_least_6():
    assert (taxes_of("lueneburg", 8), taxes_of("burgund", 8)) == (6, 7)
    for county, (taxes, grain, _) in YIELDS.items():
        assert taxes_of(county, 8) == max(taxes, 6)
        assert grain_of(county, 8) == grain
    assert winter_loss(8) == 2


@rule("event.second.grain-min-4")
def test_grain_at_least_4():
    assert (grain_of("altmark", 10), grain_of("lueneburg", 10)) == (4, 5)
    for county, (taxes, grain, _) in YIELDS.items():
        assert grain_of(county, 10) == max(grain, 4)
        assert taxes_of(county, 10) == taxes
    assert winter_loss(10) == 3


@rule("event.second.grain-max-3")
def test_grain_at_most_3():
    assert (grain_of("lueneburg", 11), grain_of("altmark", 11)) == (3, 2)
    for county, (taxes, grain, _) in YIELDS.items():
        assert grain_of(county, 11) == min(grain, 3)
        assert taxes_of(county, 11) == taxes
    assert winter_loss(11) == 4


@rule("event.second.fewer-armies")
@pytest.mark.parametrize(("action", "armies", "price"), [("deploy5", 3, 3), ("deploy3", 2, 2), ("deploy1", 1, 1)])
def test_fewer_armies_for_the_same_price(action, armies, price):
    g = under_event(12, anhalt="blue 1", thalers={"blue": 9})
    g.act("blue", action, "anhalt")
    assert g.county("anhalt") == f"blue {1 + armies}"
    assert g.thalers("blue") == 9 - price
    assert winter_loss(12) == 1


@rule("event.second.fewer-armies")
@pytest.mark.parametrize(("action", "supply"), [("deploy5", 3), ("deploy3", 2)])
def test_the_supply_need_hold_no_more_than_that(action, supply):
    g = under_event(12, anhalt="blue 1", thalers={"blue": 9}, supply={"blue": supply})
    g.act("blue", action, "anhalt")
    assert g.county("anhalt") == f"blue {1 + supply}"


@rule("event.before-tile")
def test_the_event_first_then_the_tile():
    assert taxes_of("burgund", 7, blue="thaler") == 6  # as printed
    assert taxes_of("lueneburg", 8, blue="thaler") == 7
    assert taxes_of("burgund", 8, blue="thaler") == 8
    assert grain_of("altmark", 10, blue="grain") == 5
    assert grain_of("lueneburg", 11, blue="grain") == 4


@rule("event.before-tile")
def test_event_and_attack_tile_against_a_neutral_county():
    g = under_event(3, anhalt="blue 5", tiles={"blue": "attack"})
    g.attack("anhalt", "kursachsen", armies=4)
    assert g.thrown() == {"blue": 5, "peasants": 2}
    g.tower(falls(blue=5, peasants=2))
    assert g.county("kursachsen") == "blue 3"


@rule("event.four-open")
def test_there_are_twelve_cards():
    view = start().view("all")
    assert sorted([*view["event_deck"], *(card["number"] for card in view["events_open"])]) == list(range(1, 13))
