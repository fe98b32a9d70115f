"""Emperor's Court: asking for favors."""

from random import Random

import pytest

import feldherr
from feldherr.wallenstein.court import display_favors
from tests.rules import rule
from tests.rules.wallenstein.at_court import ask_for_favors, attend, court, hall
from tests.rules.wallenstein.seasons import plan_all, play_on, start, told


def court_order(g):
    return g.told("court_order")[0]["order"]


@rule("court.favor-order")
def test_most_courtiers_ask_first_those_of_earlier_seasons_included():
    g = court(courtiers={"red": 3}, order=["blue", "yellow", "red"], vogtland="blue 9", tray={"yellow": 1})
    g.plan("blue", court2="vogtland")
    g.plan("yellow", court1="tower")
    attend(g)
    assert court_order(g) == [2, 0, 1]
    assert [event["courtiers"] for event in g.told("converted")] == [2, 1]  # all before anybody asks
    assert g.asked() == {"red": "favor"}
    g.play("red", "pass")
    assert g.asked() == {"blue": "favor"}


@rule("court.favor-order-tie")
@pytest.mark.parametrize("order", [["blue", "yellow", "red"], ["red", "yellow", "blue"], ["yellow", "red", "blue"]])
def test_ties_are_broken_by_player_order(order):
    g = court(courtiers={"blue": 3, "yellow": 4, "red": 3}, order=order)
    ask_for_favors(g)
    assert court_order(g) == [1, *([0, 2] if order.index("blue") < order.index("red") else [2, 0])]


@rule("court.favor-order-tie", "court.favor-paid", "court.favor-unaffordable")
def test_favors_10_8_and_2():
    courtiers = {"yellow": 5, "red": 4, "blue": 3, "purple": 3}
    g = court(5, favors=(10, 8, 2), courtiers=courtiers, order=["red", "blue", "black", "purple", "yellow"])
    ask_for_favors(g)
    assert court_order(g) == [1, 2, 0, 4, 3]
    assert g.options("yellow") == ["favor 10", "favor 8", "favor 2", "pass"]
    g.play("yellow", "favor 8")
    assert (hall(g, "audience")[1], hall(g, "supply")[1]) == (2, 5)
    assert g.options("red") == ["favor 10", "favor 2", "pass"]
    g.play("red", "favor 2")
    assert g.asked() == {}  # blue and purple cannot pay for the 10
    assert [facts["seat"] for facts in g.told("no_favor")] == [0, 4, 3]
    assert hall(g, "entrance") == [3, 2, 2, 0, 3]
    assert hall(g, "supply") == [4, 5, 5, 7, 4]


@rule("court.favor-one-optional")
def test_a_player_may_take_none_and_is_asked_once():
    g = court(courtiers={"blue": 7, "yellow": 2})
    ask_for_favors(g)
    assert "pass" in g.options("blue")
    g.play("blue", "pass")
    assert g.asked() == {"yellow": "favor"}
    assert (hall(g, "entrance"), hall(g, "audience")) == ([0, 2, 0], [7, 0, 0])
    g.play("yellow", "pass")
    assert g.asked() == {}
    assert hall(g, "supply") == [0, 5, 7]


@rule("court.favor-one-optional")
def test_a_player_takes_one_favor_at_most():
    g = court(courtiers={"blue": 7})
    ask_for_favors(g)
    g.play("blue", "favor 2")  # five courtiers are left, enough for either of the others
    assert g.asked() == {}
    assert len(g.told("favor_taken")) == 1


@rule("court.favor-paid")
@pytest.mark.parametrize(("favor", "cost"), [(10, 4), (8, 3), (2, 2)])
def test_the_space_says_what_a_favor_costs(favor, cost):
    g = court(courtiers={"blue": 6})
    ask_for_favors(g)
    g.play("blue", f"favor {favor}")
    assert (hall(g, "entrance"), hall(g, "supply")) == ([6 - cost, 0, 0], [1 + cost, 7, 7])


@rule("court.favor-unaffordable")
@pytest.mark.parametrize(
    ("courtiers", "options"),
    [(2, ["favor 2", "pass"]), (3, ["favor 8", "favor 2", "pass"]), (4, ["favor 10", "favor 8", "favor 2", "pass"])],
)
def test_only_what_the_courtiers_can_pay_is_offered(courtiers, options):
    g = court(courtiers={"blue": courtiers})
    ask_for_favors(g)
    assert g.options("blue") == options


@rule("court.favor-unaffordable")
@pytest.mark.parametrize(("courtiers", "favors"), [(1, (10, 8, 2)), (2, (10, 8, 0)), (3, (10, 0, 0))])
def test_who_cannot_pay_passes_unasked(courtiers, favors):
    g = court(courtiers={"blue": courtiers}, favors=favors)
    ask_for_favors(g)
    assert g.asked() == {}
    assert hall(g, "entrance") == [courtiers, 0, 0]


@rule("court.favors-all-taken")
def test_with_all_favors_taken_nobody_else_is_asked():
    g = court(4, favors=(16, 9, 2), courtiers={"blue": 7, "yellow": 6, "red": 5, "black": 4})
    ask_for_favors(g)
    for colour, favor in (("blue", 16), ("yellow", 9), ("red", 2)):
        g.play(colour, f"favor {favor}")
    assert g.asked() == {}
    assert g.told("no_favor") == []
    assert hall(g, "entrance") == [3, 3, 3, 4]
    assert len(g.told("court_closed")) == 1


@rule("court.courtiers-stay")
def test_courtiers_not_spent_stay_at_court_over_winter_too():
    g = court(courtiers={"blue": 6, "yellow": 1})
    ask_for_favors(g)
    g.play("blue", "favor 8")
    assert (hall(g, "entrance"), hall(g, "audience")) == ([3, 1, 0], [0, 0, 0])
    g.winter()
    assert (hall(g, "entrance"), hall(g, "supply")) == ([3, 1, 0], [4, 6, 7])


@rule("court.leftover-favors-out")
def test_favors_nobody_took_do_not_come_back():
    g = court(courtiers={"blue": 2})
    g.state.favor_deck = [3, 5, 6]
    ask_for_favors(g)
    g.play("blue", "favor 2")
    view = g.game.view("all")["court"]
    assert (view["favors"], sorted(view["used"]), view["deck"]) == ([], [2, 8, 10], [3, 5, 6])
    display_favors(g.state)
    assert g.state.favors_open == [6, 5, 3]


@rule("court.courtier-total")
@pytest.mark.parametrize("seed", range(3))
def test_everybody_has_seven_courtiers_at_any_time(seed):
    game = feldherr.new_game("wallenstein", players=4, seed=seed, court=True)
    rng = Random(seed)
    at_court = 0
    while not game.over:
        halls = game.view(None)["court"]
        everywhere = zip(halls["supply"], halls["entrance"], halls["audience"], strict=True)
        for places in everywhere:
            assert sum(places) == 7
            assert min(places) >= 0
        at_court = max(at_court, *halls["entrance"])
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    assert at_court > 3


@rule("court.courtier-total")
def test_the_first_filling_can_bring_all_seven():
    game = start(fall="fall 0=7", court=True)
    assert game.view(None)["court"]["entrance"] == [7, 0, 0]
    county = next(c for c, there in game.view(None)["counties"].items() if (there["owner"], there["armies"]) == (0, 5))
    plan_all(game, {0: {"court1": county}})
    play_on(game, lambda: bool(told(game, "court_order")))
    assert game.view(None)["counties"][county]["armies"] == 5
