"""What the expansions add to the box, and what players may know of it."""

from random import Random

import pytest

import feldherr
from feldherr.wallenstein.court import Convert, display_favors
from feldherr.wallenstein.names import BOX
from feldherr.wallenstein.planning import PlanAll
from tests.rules import rule
from tests.rules.wallenstein.at_court import attend, court
from tests.rules.wallenstein.seasons import plan, start
from tests.rules.wallenstein.table import table

EVERYBODY = (0, 1, 2, None)


def known_to(game, seat):
    """All that an audience can get hold of: the view, what it was told, what it is asked."""
    asked = [decision.as_json() for asked, decision in game.pending.items() if asked == seat]
    return game.view(seat), game.events(seat), asked


# -- in the box --------------------------------------------------------------------------------------------------------


@rule("supply.court")
def test_courtiers_favors_tower_cards_and_extra_boards():
    game = start(5, fall="fall 0=3 4=2", court=True)
    view = game.view("all")["court"]
    assert sum(view["supply"]) + sum(view["entrance"]) == 35
    assert sorted([*view["deck"], *view["favors"]]) == list(range(1, 22))
    facts = [game.pending[seat].facts() for seat in range(5)]
    assert sum(each["tower_cards"] for each in facts) == 15
    assert all({"court3", "court2", "court1"} < set(each["boxes"]) for each in facts)


@rule("supply.landsknechte")
def test_five_identical_sets_of_four_different_cards():
    game = feldherr.new_game("wallenstein", players=5, seed=1, landsknechte=True)
    rng = Random(2)
    seen: list[dict[int, str]] = [{} for _ in range(5)]
    while not game.over:
        for cards, player in zip(seen, game.view(None)["players"], strict=True):
            cards[player["landsknechte"]] = repr(player["landsknechte_card"]["benefits"])
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    every = {level: benefits for cards in seen for level, benefits in cards.items()}
    assert sorted(every) == [1, 2, 3, 4]
    assert len(set(every.values())) == 4
    for cards in seen:
        assert cards.items() <= every.items()


# -- favors ------------------------------------------------------------------------------------------------------------


@rule("hidden.favors")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_order_of_the_favor_deck_is_unknown(seat):
    g, other = court(), court()
    g.state.favor_deck, other.state.favor_deck = [3, 5, 9], [9, 3, 5]
    assert known_to(g.game, seat) == known_to(other.game, seat)
    assert g.game.view(seat)["court"]["deck"] == 3
    assert g.game.view("all") != other.game.view("all")


@rule("hidden.favors")
def test_which_favors_will_never_appear_is_unknown():
    g = court(favors=(3, 2, 1))
    g.state.favor_deck = list(range(4, 22))
    tops = set()
    for seed in range(12):
        imagined = g.game.imagine(0, Random(seed)).view("all")["court"]["deck"]
        assert sorted(imagined) == list(range(4, 22))
        tops.add(tuple(imagined[-3:]))
    assert len(tops) > 1


@rule("hidden.favors")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_favors_and_costs_are_open_before_planning(seat):
    g = court(favors=())
    g.state.favor_deck = [5, 8, 2, 10]
    display_favors(g.state)
    g.do(PlanAll())
    view = g.game.view(seat)["court"]
    assert (view["favors"], view["costs"]) == ([10, 8, 2], [4, 3, 2])
    assert [card["effect"] for card in view["cards"]] == ["immunity", "armies_to_tray", "thalers"]
    assert g.game.events(seat)[-1]["favors"] == [10, 8, 2]


# -- plans and courtiers -----------------------------------------------------------------------------------------------


@rule("hidden.court-plans")
def test_nobody_learns_what_lies_on_the_extra_board():
    game = start(court=True)
    other = game.copy()
    one, two = game.pending[0].facts()["counties"][:2]
    game.play(0, plan(game, 0, court3=one, court1=two))
    other.play(0, plan(other, 0, court3="tower", court1=one))
    for seat in (1, 2, None):
        assert known_to(game, seat) == known_to(other, seat)
    assert known_to(game, 0) != known_to(other, 0)


@rule("hidden.court-plans")
def test_each_card_is_revealed_when_its_box_is_resolved():
    g = court(favors=(0, 0, 0), order=["blue", "yellow", "red"], anhalt="blue 5", baden="yellow 5")
    g.plan("blue", court3="anhalt", court2="money", court1="tower")
    g.plan("yellow", court3="money", court2="tower", court1="baden")
    hidden = {"court3": "hidden", "court2": "hidden", "court1": "hidden"}
    for seat in (2, None):
        assert g.game.view(seat)["players"][0]["plan"] == hidden
    assert g.game.view(0)["players"][1]["plan"] == hidden
    assert g.game.view(1)["players"][1]["plan"] == {"court3": "money", "court2": "tower", "court1": "baden"}
    g.do(Convert(0, BOX["court3"]))
    assert g.game.view(None)["players"][0]["plan"] == {**hidden, "court3": "anhalt"}
    g.do(Convert(0, BOX["court2"]))
    assert g.game.view(None)["players"][0]["plan"] == {**hidden, "court3": "anhalt", "court2": "money"}
    assert g.game.view(None)["players"][1]["plan"] == hidden


@rule("hidden.courtiers-open")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_all_courtiers(seat):
    g = court(courtiers={"blue": 5, "yellow": 2})
    attend(g)
    view = g.game.view(seat)["court"]
    assert (view["supply"], view["entrance"], view["audience"]) == ([2, 5, 7], [5, 2, 0], [0, 0, 0])
    g.play("blue", "favor 8")
    view = g.game.view(seat)["court"]
    assert (view["supply"], view["entrance"], view["audience"]) == ([5, 5, 7], [0, 2, 0], [2, 0, 0])


@rule("hidden.landsknechte-open")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_every_top_card(seat):
    g = table(options={"landsknechte": True})
    g.state.landsknechte = [2, 0, 3]
    players = g.game.view(seat)["players"]
    assert [player["landsknechte"] for player in players] == [3, 1, 4]
    assert [player["landsknechte_card"]["level"] for player in players] == [3, 1, 4]
    assert players[0]["landsknechte_card"]["benefits"] == {"thalers": 4, "grain": 1, "armies_to_tray": 2}
