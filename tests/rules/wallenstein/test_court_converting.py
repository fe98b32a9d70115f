"""Emperor's Court: armies become courtiers."""

import pytest

from feldherr.kernel.chance import Chance, seed_bytes
from feldherr.wallenstein.player_order import fix_player_order
from tests.rules import rule
from tests.rules.wallenstein.at_court import ACTIONS_AND_BID, BOXES_OF_COURT, attend, court, hall


@rule("court.convert-county")
@pytest.mark.parametrize("number", [3, 2, 1])
def test_armies_of_a_county_become_courtiers(number):
    g = court(vogtland="yellow 4")
    g.plan("yellow", **{f"court{number}": "vogtland"})
    attend(g)
    assert g.cubes("yellow") == {"vogtland": 4 - number, "supply": 58 + number}
    assert (hall(g, "entrance"), hall(g, "supply")) == ([0, number, 0], [7, 7 - number, 7])


@rule("court.convert-county-leave-one", "court.convert-all-or-nothing")
@pytest.mark.parametrize("number", [3, 2, 1])
def test_one_army_must_stay_in_the_county(number):
    g = court(vogtland=f"yellow {number}")
    g.plan("yellow", **{f"court{number}": "vogtland"})
    attend(g)
    assert (g.county("vogtland"), hall(g, "entrance")) == (f"yellow {number}", [0, 0, 0])
    assert g.told("converted") == []


@rule("court.convert-tower")
@pytest.mark.parametrize(("number", "left"), [(3, 0), (2, 0), (2, 1), (1, 4)])
def test_armies_of_the_tray_become_courtiers(number, left):
    g = court(tray={"yellow": number + left, "red": 3, "peasants": 3})
    g.plan("yellow", **{f"court{number}": "tower"})
    attend(g)
    due = {"tray": left, "supply": 62 - left}
    assert g.cubes("yellow") == {place: cubes for place, cubes in due.items() if cubes}
    assert (g.cubes("red")["tray"], g.cubes("peasants")["tray"]) == (3, 3)
    assert hall(g, "entrance") == [0, number, 0]


@rule("court.convert-money")
def test_a_money_card_does_nothing_and_costs_nothing():
    g = court(vogtland="yellow 9", tray={"yellow": 6}, thalers={"yellow": 5})
    g.plan("yellow", court3="money", court2="money", court1="money")
    attend(g)
    assert (g.county("vogtland"), g.cubes("yellow")["tray"], g.thalers("yellow")) == ("yellow 9", 6, 5)
    assert hall(g, "entrance") == [0, 0, 0]


@rule("court.convert-all-or-nothing")
@pytest.mark.parametrize("number", [3, 2, 1])
def test_too_few_armies_in_the_tray(number):
    g = court(tray={"yellow": number - 1})
    g.plan("yellow", **{f"court{number}": "tower"})
    attend(g)
    assert (g.state.tray[1], hall(g, "entrance")) == (number - 1, [0, 0, 0])


@rule("court.convert-all-or-nothing", "court.courtier-total")
def test_too_few_courtiers_in_the_supply():
    g = court(favors=(0, 0, 0), courtiers={"yellow": 6}, vogtland="yellow 9", tray={"yellow": 3})
    g.plan("yellow", court3="vogtland", court2="tower")
    attend(g)
    assert (g.county("vogtland"), g.state.tray[1], hall(g, "entrance")) == ("yellow 9", 3, [0, 6, 0])
    g.plan("yellow", court3="money", court2="money", court1="tower")  # the last courtier
    attend(g)
    assert (g.state.tray[1], hall(g, "entrance"), hall(g, "supply")) == (2, [0, 7, 0], [7, 0, 7])


@rule("court.convert-compulsory")
def test_nobody_is_asked_whether_to_convert():
    g = court(favors=(0, 0, 0), vogtland="blue 4", baden="yellow 2", tray={"red": 2})
    g.plan("blue", court3="vogtland")
    g.plan("yellow", court1="baden")
    g.plan("red", court2="tower")
    attend(g)
    assert g.asked() == {}
    assert (hall(g, "entrance"), g.state.tray[2]) == ([3, 1, 2], 0)
    assert (g.county("vogtland"), g.county("baden")) == ("blue 1", "yellow 1")


@rule("court.convert-player-order")
def test_players_convert_one_after_another():
    g = court(favors=(0, 0, 0), order=["red", "blue", "yellow"], tray={"red": 1, "blue": 1, "yellow": 1})
    for colour in ("blue", "yellow", "red"):
        g.plan(colour, court3="money", court2="money", court1="tower")
    attend(g)
    revealed = [(card["seat"], card["action"]) for card in g.told("revealed")]
    assert revealed == [(seat, box) for seat in (2, 0, 1) for box in BOXES_OF_COURT]
    kinds = [(kind, facts["seat"]) for kind, facts, _ in g.state.events if kind in ("revealed", "converted")]
    assert kinds[:5] == [("revealed", 2), ("revealed", 2), ("revealed", 2), ("converted", 2), ("revealed", 0)]


@rule("court.convert-box-order")
def test_a_county_a_tower_card_and_a_money_card_bring_five_courtiers():
    g = court(vogtland="yellow 4", tray={"yellow": 2})
    g.plan("yellow", court3="vogtland", court2="tower", court1="money")
    attend(g)
    told_of = [(kind, facts.get("armies", facts.get("card"))) for kind, facts, _ in g.state.events if "seat" in facts]
    ordered = [entry for entry in told_of if entry[0] in ("revealed", "converted") and entry[1] != "-"]
    assert ordered[:4] == [("revealed", "vogtland"), ("converted", 3), ("revealed", "tower"), ("converted", 2)]
    assert ordered[4:] == [("revealed", "money")]
    assert hall(g, "entrance") == [0, 5, 0]
    assert g.cubes("yellow") == {"vogtland": 1, "supply": 61}


@rule("court.convert-box-order")
def test_three_come_before_two_and_two_before_one():
    g = court(favors=(0, 0, 0), courtiers={"blue": 2}, anhalt="blue 9", baden="blue 9", trier="blue 9")
    g.plan("blue", court3="anhalt", court2="baden", court1="trier")
    attend(g)
    assert [g.county(county) for county in ("anhalt", "baden", "trier")] == ["blue 6", "blue 7", "blue 9"]
    assert hall(g, "entrance") == [7, 0, 0]


@rule("court.tower-card-on-mat")
def test_a_tower_card_on_the_mat_means_no_action():
    for action in sorted(ACTIONS_AND_BID - {"bid"}):
        g = court(baden="blue 5", tray={"blue": 3}, thalers={"blue": 9}, grain={"blue": 2})
        before = g.game.view("all")
        g.act("blue", action, "tower")
        assert g.asked() == {}
        assert g.told("revealed") == [{"seat": 0, "action": action, "card": "tower"}]
        after = g.game.view("all")
        assert [key for key in before if before[key] != after[key] and key not in ("players", "turn")] == []
        for key in ("thalers", "grain", "supply", "victory_points"):
            assert before["players"][0][key] == after["players"][0][key]


@rule("court.tower-card-as-bid")
def test_a_tower_card_bids_nothing():
    firsts = set()
    for seed in range(20):
        g = court(thalers={"blue": 5, "yellow": 5, "red": 5})
        g.state.chance = Chance.from_seed(seed_bytes(seed))
        for colour, bid in (("blue", "tower"), ("yellow", "0"), ("red", "baden")):
            g.plan(colour, bid=bid)
        fix_player_order(g.state)
        order = g.told("bidding_order")[0]["order"]
        assert order[0] == 2  # a county comes before nothing
        firsts.add(order[1])
        assert g.state.thalers == [5, 5, 5]
    assert firsts == {0, 1}
