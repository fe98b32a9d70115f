"""The 25 event cards of 2002. (001 Event cards; winter figures are reconstructed)"""

from itertools import permutations

import pytest

from feldherr import IllegalMove
from tests.rules import rule
from tests.rules.wallenstein import printed
from tests.rules.wallenstein.seasons import OF_2002, start, under_event, winter_loss
from tests.rules.wallenstein.table import falls

editions = pytest.mark.parametrize("edition", OF_2002)
REGIONS = ("brandenburg", "kurpfalz", "sachsen", "oesterreich", "bayern")  # in the order of the cards


def grain_of(county, number, edition):
    g = under_event(number, edition, players=4, **{county: "blue 1"})
    g.act("blue", "grain", county)
    return g.grain("blue")


def deployed(county, number, edition, action):
    """Armies placed, and gold paid."""
    g = under_event(number, edition, players=4, **{county: "blue 1"}, thalers={"blue": 9})
    g.act("blue", action, county)
    if g.asked():
        g.play("blue", "recruit")
    return int(g.county(county).split()[1]) - 1, 9 - g.thalers("blue")


@editions
@pytest.mark.parametrize(
    ("number", "region", "loss"),
    [
        pytest.param(1, "brandenburg", 3, marks=rule("event.first.01")),
        pytest.param(2, "kurpfalz", 2, marks=rule("event.first.02")),
        pytest.param(3, "sachsen", 4, marks=rule("event.first.03")),
        pytest.param(4, "oesterreich", 3, marks=rule("event.first.04")),
        pytest.param(5, "bayern", 2, marks=rule("event.first.05")),
    ],
)
def test_crop_failure(edition, number, region, loss):
    for county, (_, grain, _) in printed.COUNTIES[region].items():
        assert grain_of(county, number, edition) == grain - 2
    assert winter_loss(number, edition) == loss


@editions
@pytest.mark.parametrize(
    ("number", "region", "loss"),
    [
        pytest.param(6, "brandenburg", 4, marks=rule("event.first.06")),
        pytest.param(7, "kurpfalz", 5, marks=rule("event.first.07")),
        pytest.param(8, "sachsen", 3, marks=rule("event.first.08")),
        pytest.param(9, "oesterreich", 6, marks=rule("event.first.09")),
        pytest.param(10, "bayern", 5, marks=rule("event.first.10")),
    ],
)
def test_good_harvest(edition, number, region, loss):
    for county, (_, grain, _) in printed.COUNTIES[region].items():
        assert grain_of(county, number, edition) == grain + 2
    assert winter_loss(number, edition) == loss


@editions
@pytest.mark.parametrize("action", ["combat_a", "combat_b"])
@pytest.mark.parametrize(
    ("number", "loss"),
    [
        pytest.param(11, 3, marks=rule("event.first.11")),
        pytest.param(12, 4, marks=rule("event.first.12")),
        pytest.param(13, 5, marks=rule("event.first.13")),
    ],
)
def test_church_peace(edition, action, number, loss):
    g = under_event(
        number,
        edition,
        anhalt="blue 5",
        kursachsen="yellow 1 church",
        mittelmark="yellow 1 palace",
        altmark="blue 1 church",
    )
    g.act("blue", action, "anhalt")
    with pytest.raises(IllegalMove) as refused:
        g.play("blue", "move kursachsen 4")
    assert refused.value.code == "church_peace"
    assert {"move mittelmark 4", "move altmark 4", "move wolfenbuettel 4"} < set(g.options("blue"))
    assert winter_loss(number, edition) == loss


@editions
@pytest.mark.parametrize(
    ("number", "region", "loss"),
    [
        pytest.param(14, "brandenburg", 1, marks=rule("event.first.14")),
        pytest.param(15, "kurpfalz", 2, marks=rule("event.first.15")),
        pytest.param(16, "sachsen", 3, marks=rule("event.first.16")),
        pytest.param(17, "oesterreich", 0, marks=rule("event.first.17")),
        pytest.param(18, "bayern", 1, marks=rule("event.first.18")),
    ],
)
def test_troop_shortage(edition, number, region, loss):
    for county in printed.COUNTIES[region]:
        assert deployed(county, number, edition, "deploy5") == (3, 3)
        assert deployed(county, number, edition, "deploy3") == (2, 2)
        assert deployed(county, number, edition, "deploy1") == (1, 1)
    assert winter_loss(number, edition) == loss


@editions
@pytest.mark.parametrize("action", ["combat_a", "combat_b"])
@pytest.mark.parametrize(("number", "loss"), [pytest.param(19, 4, marks=rule("event.first.19"))])
def test_palace_guards(edition, action, number, loss):
    for markers in range(4):
        usual = 1 if edition == "manual" and markers == 1 else 0
        for building, guards in (("palace", 1), ("church", 0)):
            g = under_event(number, edition, anhalt="blue 5", kursachsen=f"yellow 3 {building} revolt:{markers}")
            g.attack("anhalt", "kursachsen", armies=4, action=action, defend=3)
            thrown = g.thrown()
            assert thrown.pop("peasants", 0) == guards + usual
            assert thrown == {"blue": 4, "yellow": 3}
    assert winter_loss(number, edition) == loss


@editions
@pytest.mark.parametrize(
    ("number", "loss"),
    [pytest.param(20, 2, marks=rule("event.first.20")), pytest.param(21, 3, marks=rule("event.first.21"))],
)
def test_weary_farmers(edition, number, loss):
    g = under_event(number, edition, anhalt="blue 5")
    g.attack("anhalt", "kursachsen", armies=4)
    assert g.thrown() == {"blue": 4}
    assert winter_loss(number, edition) == loss


@editions
@pytest.mark.parametrize(
    ("number", "loss"),
    [pytest.param(22, 3, marks=rule("event.first.22")), pytest.param(23, 4, marks=rule("event.first.23"))],
)
def test_angry_farmers(edition, number, loss):
    g = under_event(number, edition, anhalt="blue 5")
    g.attack("anhalt", "kursachsen", armies=4)
    assert g.thrown() == {"blue": 4, "peasants": 2}
    g = under_event(number, edition, anhalt="blue 5", kursachsen="yellow 2")
    g.attack("anhalt", "kursachsen", armies=4, defend=2)
    assert g.thrown() == {"blue": 4, "yellow": 2}
    assert winter_loss(number, edition) == loss


@editions
@pytest.mark.parametrize(
    ("number", "loss"),
    [pytest.param(24, 6, marks=rule("event.first.24")), pytest.param(25, 7, marks=rule("event.first.25"))],
)
def test_trade_bonus(edition, number, loss):
    g = under_event(number, edition, mittelmark="blue 1", thalers={"blue": 5})
    g.act("blue", "trading_post", "mittelmark")
    assert g.county("mittelmark") == "blue 1 trading_post"
    assert g.thalers("blue") == 6
    g.act("blue", "palace", "mittelmark")
    assert g.thalers("blue") == 3
    assert winter_loss(number, edition) == loss


@rule("event.first.region-only")
@editions
@pytest.mark.parametrize(("region", "other"), list(permutations(REGIONS, 2)))
def test_elsewhere_the_printed_figures_hold(edition, region, other):
    failure, harvest, shortage = (first + REGIONS.index(region) for first in (1, 6, 14))
    for county, (_, grain, _) in printed.COUNTIES[other].items():
        assert grain_of(county, failure, edition) == grain
        assert grain_of(county, harvest, edition) == grain
        assert deployed(county, shortage, edition, "deploy5") == (5, 3)
        assert deployed(county, shortage, edition, "deploy3") == (3, 2)


@rule("event.first.region-only")
@editions
@pytest.mark.parametrize("number", [1, 6])
def test_taxes_do_not_change_with_the_harvest(edition, number):
    g = under_event(number, edition, altmark="blue 1", thalers={"blue": 0})
    g.act("blue", "taxes", "altmark")
    assert g.thalers("blue") == 6


@rule("event.first.crop-failure-zero")
@editions
def test_a_harvest_of_nothing_still_stirs_unrest(edition):
    g = under_event(1, edition, altmark="blue 4")
    g.act("blue", "grain", "altmark")
    assert g.grain("blue") == 0
    assert g.county("altmark") == "blue 4 revolt:1"
    g = under_event(1, edition, altmark="blue 4 revolt:1")
    g.act("blue", "grain", "altmark")
    g.fight(falls(blue=4, peasants=1))
    assert g.grain("blue") == 0
    assert g.county("altmark") == "blue 3 revolt:2"


@rule("event.first.trade-bonus-no-gold")
@editions
@pytest.mark.parametrize("number", [24, 25])
def test_without_gold_a_trading_firm_can_be_built(edition, number):
    g = under_event(number, edition, mittelmark="blue 1", thalers={"blue": 0})
    g.act("blue", "trading_post", "mittelmark")
    assert g.asked() == {}
    assert g.county("mittelmark") == "blue 1 trading_post"
    assert g.thalers("blue") == 1


@rule("event.first.trade-bonus-no-gold")
@editions
@pytest.mark.parametrize("there", ["blue 1 palace", "blue 1 trading_post"])
def test_trade_bonus_needs_a_free_city_and_no_firm_there(edition, there):
    g = under_event(24, edition, anhalt=there, thalers={"blue": 3})  # 1 city
    g.act("blue", "trading_post", "anhalt")
    assert g.county("anhalt") == there
    assert g.thalers("blue") == 3


@rule("event.first.weary-peasants-in-tray")
@editions
@pytest.mark.parametrize("number", [20, 21])
def test_farmers_from_the_tower_still_defend(edition, number):
    g = under_event(number, edition, anhalt="blue 5", inside={"peasants": 3})
    g.attack("anhalt", "kursachsen", armies=4, tower=falls(blue=3, peasants=3))
    assert g.county("kursachsen") == "neutral, empty"
    assert g.cubes("peasants") == {"supply": 20}


@rule("event.first.palace-guards-side")
@editions
@pytest.mark.parametrize(
    ("markers", "county", "tray"),
    [
        (0, "yellow 1 palace", 0),
        (1, "yellow 1 palace revolt:1", 0),
        (2, "blue 1 palace revolt:2", 2),
        (3, "blue 1 palace revolt:3", 2),
    ],
)
def test_farmers_in_the_tray_defend_a_palace_under_the_usual_rule(edition, markers, county, tray):
    g = under_event(
        19, edition, anhalt="blue 5", kursachsen=f"yellow 3 palace revolt:{markers}", inside={"peasants": 1}
    )
    g.attack("anhalt", "kursachsen", armies=4, defend=3)
    assert g.thrown()["peasants"] >= 1
    g.tower(falls(blue=2, yellow=1, peasants=2))
    assert g.county("kursachsen") == county
    assert g.cubes("peasants").get("tray", 0) == tray


@editions
@rule("event.four-open")
def test_there_are_twenty_five_cards(edition):
    view = start(edition=edition).view("all")
    assert sorted([*view["event_deck"], *(card["number"] for card in view["events_open"])]) == list(range(1, 26))
