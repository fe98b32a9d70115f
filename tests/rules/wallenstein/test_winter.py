"""Winter game round: grain, revolts and the end of the year. (000 Winter game round)"""

from collections import Counter

import pytest

from feldherr.kernel.chance import Chance, seed_bytes
from feldherr.wallenstein.season import PlayYear
from feldherr.wallenstein.winter import CheckSupply
from tests.rules import rule
from tests.rules.wallenstein.table import alike, each_edition, falls, table

STEPS = ("grain_lost", "supply_checked", "revolt", "scored", "markers_removed", "year_ended", "year_begun")
NINE = ("altmark", "anhalt", "baden", "boehmen", "breisgau", "kaernten", "koeln", "lausitz", "lothringen")
TWELVE = (*NINE, "maehren", "mark", "passau")


def own(counties):
    return alike(counties, "blue 2")


def into_the_second_year(g, loss=0):
    """Winter of year 1, then the events of year 2 and its first season, up to the planning."""
    g.state.event_deck = [4, 5, 6, 7]
    g.state.then(PlayYear(2))
    g.winter(loss)


# -- grain -------------------------------------------------------------------------------------------------------------


@each_edition
@rule("winter.steps")
def test_the_steps_of_winter(edition):
    g = table(edition=edition, anhalt="blue 3 revolt:1", grain={"blue": 3})
    into_the_second_year(g, loss=3)
    g.fight(falls(blue=3, peasants=1))
    assert [event["kind"] for event in g.game.events(None) if event["kind"] in STEPS] == [
        "grain_lost",
        *["supply_checked", "revolt", "supply_checked", "supply_checked"],
        "scored",
        "markers_removed",
        "year_ended",
        "year_begun",
    ]
    assert g.grain("blue") == 0


@each_edition
@rule("winter.grain-loss")
def test_everyone_loses_what_the_fourth_card_says(edition):
    g = table(edition=edition, grain={"blue": 9, "yellow": 5, "red": 3})
    g.winter(loss=3)
    assert g.told("grain_lost")[0]["grain"] == [6, 2, 0]


@pytest.mark.parametrize("loss", range(8))
@rule("winter.grain-loss")
def test_the_loss_is_the_cards(loss):
    g = table(grain={"blue": 9, "yellow": 8, "red": 7})
    g.winter(loss)
    assert g.told("grain_lost")[0]["grain"] == [9 - loss, 8 - loss, 7 - loss]


@each_edition
@rule("winter.grain-floor")
def test_grain_never_falls_below_0(edition):
    g = table(edition=edition, anhalt="blue 2", baden="blue 2", grain={"blue": 2})
    g.winter(loss=5)
    assert g.told("grain_lost")[0]["grain"] == [0, 0, 0]
    assert g.told("supply_checked")[0]["shortage"] == 2


@each_edition
@pytest.mark.parametrize(("grain", "shortage"), [(11, 0), (9, 0), (8, 1), (5, 4), (0, 9)])
@rule("winter.supply-check")
def test_every_county_needs_a_grain_after_the_loss(edition, grain, shortage):
    g = table(edition=edition, grain={"blue": grain + 3}, **own(NINE))
    g.winter(loss=3)
    checked = g.told("supply_checked")[0]
    assert (checked["counties"], checked["shortage"]) == (9, shortage)
    assert bool(g.game.pending) == (shortage > 0)


# -- revolts -----------------------------------------------------------------------------------------------------------


@each_edition
@pytest.mark.parametrize(
    ("shortage", "revolts", "peasants"),
    [
        pytest.param(1, 1, 1, marks=rule("winter.table.1")),
        pytest.param(2, 1, 2, marks=rule("winter.table.2")),
        pytest.param(3, 2, 2, marks=rule("winter.table.3-4")),
        pytest.param(4, 2, 2, marks=rule("winter.table.3-4")),
        pytest.param(5, 2, 3, marks=rule("winter.table.5-6")),
        pytest.param(6, 2, 3, marks=rule("winter.table.5-6")),
        pytest.param(7, 3, 3, marks=rule("winter.table.7-plus")),
        pytest.param(8, 3, 3, marks=rule("winter.table.7-plus")),
        pytest.param(12, 3, 3, marks=rule("winter.table.7-plus")),
    ],
)
def test_the_provisions_table(edition, shortage, revolts, peasants):
    g = table(edition=edition, grain={"blue": 12 - shortage}, **own(TWELVE))
    g.winter()
    assert len(g.told("supply_checked")[0]["revolts"]) == revolts
    for n in range(revolts):
        if g.asked() == {"blue": "revolt_order"}:
            g.play("blue", g.options("blue")[0])
        g.defend_with_all()
        assert g.thrown() == {"blue": 2, "peasants": peasants}
        assert len(g.told("revolt")) == n + 1
        g.tower(falls(blue=2, peasants=1))
    assert len(g.told("revolt")) == revolts
    assert g.asked() == {}


@each_edition
@rule("winter.table.2", "winter.peasants-sum")
def test_dirk_has_nine_counties_and_seven_grain(edition):
    g = table(edition=edition, grain={"blue": 7}, **{**own(NINE), "koeln": "blue 4 revolt:1"})
    g.stack("koeln")
    g.winter()
    g.defend_with_all()
    assert g.thrown() == {"blue": 4, "peasants": 1 + 2}


@each_edition
@rule("winter.peasants-sum")
def test_arne_lacks_two_grain_and_anhalt_is_drawn(edition):
    g = table(edition=edition, grain={"yellow": 1}, anhalt="yellow 2 revolt:1", baden="yellow 2", passau="yellow 1")
    g.stack("anhalt")
    g.winter()
    g.defend_with_all()
    assert g.thrown() == {"yellow": 2, "peasants": 2 + 1}


@each_edition
@pytest.mark.parametrize("markers", [0, 1, 3])
@rule("winter.peasants-sum")
def test_markers_and_additional_peasants_add_up(edition, markers):
    g = table(edition=edition, anhalt=f"blue 2 revolt:{markers}", grain={"blue": 0})
    g.winter()
    g.defend_with_all()
    assert g.thrown() == {"blue": 2, "peasants": markers + 1}


@rule("winter.random-counties")
def test_each_county_card_is_drawn_equally_often_and_none_twice():
    drawn: Counter[str] = Counter()
    for seed in range(600):
        g = table(grain={"blue": 2}, mark="yellow 5", passau="red 5", **own(NINE))
        g.state.newly_won[g.state.counties_of(0)[0]] = 1  # a card won in fall is a card like others
        g.state.chance = Chance.from_seed(seed_bytes(seed))
        g.winter()
        counties = g.told("supply_checked")[0]["revolts"]
        assert len(set(counties)) == len(counties) == 3
        drawn.update(counties)
    assert set(drawn) == set(NINE)
    assert all(150 < times < 250 for times in drawn.values())  # 200 each, give or take four standard deviations


@each_edition
@rule("winter.own-order")
def test_the_player_chooses_the_order_of_their_revolts(edition):
    g = table(edition=edition, grain={"blue": 2}, **own(NINE))
    g.stack("baden", "koeln", "anhalt")
    g.winter()
    assert sorted(g.options("blue")) == ["revolt anhalt", "revolt baden", "revolt koeln"]
    g.play("blue", "revolt koeln")
    g.fight(falls(blue=2, peasants=1))
    assert sorted(g.options("blue")) == ["revolt anhalt", "revolt baden"]
    g.play("blue", "revolt anhalt")
    g.fight(falls(blue=2, peasants=1))
    g.fight(falls(blue=2, peasants=1))
    assert [revolt["county"] for revolt in g.told("revolt")] == ["koeln", "anhalt", "baden"]


@each_edition
@pytest.mark.parametrize("counties", [("anhalt",), ("anhalt", "baden")])
@rule("winter.fewer-counties")
def test_with_fewer_counties_than_revolts_all_of_them_revolt(edition, counties):
    g = table(edition=edition, grain={"blue": -7}, **own(counties))  # no game gets there: grain never falls below 0
    g.do(CheckSupply(0))
    assert g.told("supply_checked")[0]["revolts"] == list(counties)
    for _ in counties:
        if g.asked() == {"blue": "revolt_order"}:
            g.play("blue", g.options("blue")[0])
        g.fight(falls(blue=2, peasants=1))
    assert sorted(revolt["county"] for revolt in g.told("revolt")) == list(counties)
    assert g.asked() == {}


@each_edition
@rule("winter.figures-fixed")
def test_counties_lost_on_the_way_change_neither_number_nor_strength(edition):
    g = table(edition=edition, grain={"blue": 2}, **own(NINE))  # short of 7; of 6 and 5 after the first two are lost
    g.stack("anhalt", "baden", "koeln")
    g.winter()
    for county in ("anhalt", "baden", "koeln"):
        if g.asked() == {"blue": "revolt_order"}:
            g.play("blue", f"revolt {county}")
        g.defend_with_all()
        assert g.thrown()["peasants"] == 3
        g.tower(falls(peasants=3))
    assert len(g.told("revolt")) == 3
    assert len(g.hand("blue")) == 6


@each_edition
@pytest.mark.parametrize("markers", [0, 2])
@rule("winter.no-marker-added")
def test_a_winter_revolt_put_down_adds_no_marker(edition, markers):
    g = table(edition=edition, anhalt=f"blue 4 revolt:{markers}", grain={"blue": 0})
    g.do(CheckSupply(0))
    g.fight(falls(blue=4, peasants=1))
    assert g.county("anhalt") == ("blue 3 revolt:2" if markers else "blue 3")


# -- the end of the year -----------------------------------------------------------------------------------------------


@each_edition
@rule("winter.markers-removed")
def test_all_markers_leave_the_board(edition):
    g = table(edition=edition, anhalt="blue 2 revolt:3", baden="yellow 2 revolt:1", grain={"blue": 9, "yellow": 9})
    g.winter()
    assert (g.county("anhalt"), g.county("baden")) == ("blue 2", "yellow 2")
    assert g.game.view(None)["stock"]["revolt_markers"] == 42


@each_edition
@rule("winter.grain-reset")
def test_grain_left_over_is_lost(edition):
    g = table(edition=edition, anhalt="blue 2", grain={"blue": 20, "yellow": 12, "red": 1})
    into_the_second_year(g, loss=1)
    assert [g.grain(colour) for colour in ("blue", "yellow", "red")] == [0, 0, 0]


@each_edition
@rule("winter.rest-carried-over")
def test_everything_else_goes_on_into_the_second_year(edition):
    g = table(
        edition=edition,
        anhalt="blue 4 palace",
        kursachsen="yellow 3 church trading_post",
        grain={"blue": 9, "yellow": 9},
        thalers={"blue": 7, "yellow": 0, "red": 11},
        tray={"red": 2, "peasants": 1},
        inside={"blue": 3, "peasants": 2},
    )
    before = {colour: g.cubes(colour) for colour in ("blue", "yellow", "red", "peasants")}
    into_the_second_year(g)
    assert (g.state.year, g.game.view(None)["season"]) == (2, "spring")
    assert [g.thalers(colour) for colour in ("blue", "yellow", "red")] == [7, 0, 11]
    assert {colour: g.cubes(colour) for colour in before} == before
    assert (g.county("anhalt"), g.county("kursachsen")) == ("blue 4 palace", "yellow 3 church trading_post")
    assert (g.hand("blue"), g.hand("yellow")) == (["anhalt"], ["kursachsen"])
    assert g.state.points == [1 + 1 + 3, 1 + 2 + 2 + 1, 0]
