"""Scoring in winter. (000 Scoring)"""

import pytest

from tests.rules import rule
from tests.rules.wallenstein.table import SEATS, each_edition, falls, table


def scored(edition, **counties):
    """Points of blue, yellow and red after a winter without revolts."""
    g = table(edition=edition, grain=dict.fromkeys(SEATS[:3], 45), **counties)
    g.winter()
    return g.state.points


@each_edition
@rule("score.county")
def test_a_county_is_worth_1(edition):
    assert scored(edition, anhalt="blue 1", baden="blue 5", koeln="blue 2", mark="yellow 1") == [3, 1, 0]


@each_edition
@rule("score.building")
def test_a_building_is_worth_1_whatever_its_kind(edition):
    g = table(edition=edition, grain={"blue": 9}, boehmen="blue 1 palace church trading_post")
    g.winter()
    assert g.told("scored")[0]["buildings"] == [3, 0, 0]
    assert g.told("scored")[0]["counties"] == [1, 0, 0]


@each_edition
@rule("score.building")
def test_a_building_counts_for_whoever_holds_the_county(edition):
    g = table(edition=edition, grain={"blue": 9, "yellow": 9}, anhalt="blue 9", kursachsen="yellow 1 palace church")
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=4))
    g.winter()
    assert g.told("scored")[0]["buildings"] == [2, 0, 0]
    assert g.state.points == [2 + 2 + 3 + 2, 0, 0]


@each_edition
@pytest.mark.parametrize(("building", "award"), [("palace", 3), ("church", 2), ("trading_post", 1)])
@pytest.mark.parametrize(
    ("two", "one"),
    [
        (("altmark", "mittelmark"), "osnabrueck"),
        (("hessen_kassel", "kursachsen"), "wolfenbuettel"),
        (("boehmen", "maehren"), "kaernten"),
        (("augsburg", "baden"), "salzburg"),
        (("koeln", "strassburg"), "trier"),
    ],
)
@rule("score.majorities")
def test_most_of_a_kind_in_a_region(edition, building, award, two, one):
    most = dict.fromkeys(two, f"blue 1 {building}")
    assert scored(edition, **most, **{one: f"yellow 1 {building}"}) == [2 + 2 + award, 1 + 1, 0]


@each_edition
@rule("score.majorities")
def test_regions_are_looked_at_one_by_one(edition):
    points = scored(edition, altmark="blue 1 palace", anhalt="yellow 1 palace", kursachsen="yellow 1 palace")
    assert points == [1 + 1 + 3, 2 + 2 + 3, 0]


@each_edition
@pytest.mark.parametrize(("building", "tied"), [("palace", 2), ("church", 1), ("trading_post", 0)])
@rule("score.majority-tie")
def test_all_who_are_tied_get_one_point_less_and_the_second_nothing(edition, building, tied):
    leaders = {"altmark": "blue", "mittelmark": "blue", "osnabrueck": "yellow", "vorpommern": "yellow"}
    counties = {county: f"{colour} 1 {building}" for county, colour in leaders.items()}
    points = scored(edition, **counties, mecklenburg=f"red 1 {building}")
    assert points == [2 + 2 + tied, 2 + 2 + tied, 1 + 1]


@each_edition
@rule("score.majority-tie")
def test_a_tie_of_three(edition):
    points = scored(edition, altmark="blue 1 palace", osnabrueck="yellow 1 palace", vorpommern="red 1 palace")
    assert points == [1 + 1 + 2] * 3


@each_edition
@rule("score.majority-needs-one")
def test_no_building_is_no_majority_and_a_single_one_is_enough(edition):
    assert scored(edition, altmark="blue 1", osnabrueck="yellow 1 trading_post") == [1, 1 + 1 + 1, 0]


@each_edition
@rule("score.after-revolts")
def test_what_is_lost_in_winter_scores_nothing(edition):
    g = table(edition=edition, grain={"blue": 1}, altmark="blue 2 palace", mittelmark="blue 2")
    g.stack("altmark")
    g.winter()
    g.fight(falls(peasants=1))
    assert g.state.points == [1, 0, 0]


@each_edition
@rule("score.cumulative")
def test_the_points_of_both_winters_add_up(edition):
    g = table(edition=edition, grain=dict.fromkeys(SEATS[:3], 45), altmark="blue 2 palace", baden="yellow 1")
    g.winter()
    assert g.state.points == [1 + 1 + 3, 1, 0]
    g.state.year = 2
    g.state.grain = [45] * 3
    g.put("koeln", "yellow 2 church")
    g.winter()
    assert g.state.points == [2 * (1 + 1 + 3), 1 + (2 + 1 + 2), 0]
