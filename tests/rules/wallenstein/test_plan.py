"""Planning: a card for each box. (000 Plan individual actions and place a bid; 001 Action phases)"""

from itertools import combinations

import pytest

from feldherr import IllegalMove
from feldherr.wallenstein.names import ACTIONS
from tests.rules import rule
from tests.rules.wallenstein.seasons import (
    EDITIONS,
    OF_2002,
    asked,
    each,
    may_play,
    plan,
    plan_all,
    play_on,
    play_season,
    play_to,
    start,
)
from tests.rules.wallenstein.table import SEATS, seat_of, table

SPARE = {"second": "money", "first": "blank", "manual": "blank"}


def refused(game, text, code, seat=0):
    with pytest.raises(IllegalMove) as error:
        game.play(seat, text)
    return error.value.code == code


def planning(edition="second", players=3, **position):
    """A written position, with everyone about to plan; boxes to leave empty are declared as they come."""
    g = table(players, **position, options={"edition": edition})
    play_season(g)
    play_on(g.game, lambda: asked(g.game, "plan"))
    return g


# -- cards and boxes ---------------------------------------------------------------------------------------------------


@rule("plan.own-cards-only")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_cards_of_the_own_hand(edition):
    game = start(edition=edition)
    own, others = game.pending[0].facts()["counties"], game.pending[1].facts()["counties"]
    assert may_play(game, 0, plan(game, 0, palace=own[0]))
    assert refused(game, plan(game, 0, palace=others[0]), "not_your_county")
    assert refused(game, plan(game, 0, palace="kursachsen"), "not_your_county")  # neutral
    for card in {"money", "blank", "tower"} - {SPARE[edition]}:
        assert not may_play(game, 0, plan(game, 0, palace=card))


@rule("plan.one-card-per-box")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_county_serves_one_action_a_season(edition):
    game = start(edition=edition)
    for first, second in combinations(ACTIONS, 2):
        assert refused(game, plan(game, 0, **{first: "mark", second: "mark"}), "card_twice")


@rule("plan.one-card-per-box")
def test_a_county_card_bid_is_not_on_a_box():
    game = start()
    assert refused(game, plan(game, 0, taxes="mark", bid="mark"), "card_twice")


@rule("plan.one-card-per-box")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_box_holds_one_card(edition):
    game = start(edition=edition)
    assert refused(game, plan(game, 0, palace="mark") + " palace=trier", "box_twice")
    assert refused(game, plan(game, 0, palace="mark") + f" palace={SPARE[edition]}", "box_twice")


@rule("plan.one-card-per-box")
def test_burgund_collects_taxes_and_does_nothing_else():
    g = planning(players=4, **each("blue 2", "burgund", "lothringen", "luettich", "strassburg", "mark", "trier"))
    for action in set(ACTIONS) - {"taxes"}:
        assert refused(g.game, plan(g.game, 0, taxes="burgund", **{action: "burgund"}), "card_twice")
    assert may_play(g.game, 0, plan(g.game, 0, taxes="burgund"))


def has_boxes(game, boxes):
    """A player with enough cards covers exactly these boxes, and none may be left out or empty."""
    whole = plan(game, 0)
    words = whole.split()[1:]
    assert sorted(word.partition("=")[0] for word in words) == sorted(boxes)
    assert may_play(game, 0, whole)
    for word in words:
        box = word.partition("=")[0]
        assert refused(game, whole.replace(f" {word}", ""), "boxes_missing")
        assert refused(game, whole.replace(word, f"{box}=-"), "wrong_number_of_gaps")


@rule("plan.eleven-boxes")
def test_ten_actions_and_the_auction():
    has_boxes(start(), [*ACTIONS, "bid"])
    eleven_cards = each("blue 1", "baden", "mark", "trier", "koeln", "strassburg", "breisgau")
    has_boxes(planning(**eleven_cards).game, [*ACTIONS, "bid"])


@rule("plan.ten-boxes")
@pytest.mark.parametrize("edition", OF_2002)
def test_ten_actions_and_no_bid(edition):
    has_boxes(start(edition=edition), ACTIONS)
    ten_cards = each("blue 1", "baden", "mark", "trier", "koeln", "strassburg")
    has_boxes(planning(edition, **ten_cards).game, ACTIONS)
    game = start(edition=edition)
    assert refused(game, plan(game, 0) + " bid=vogtland", "box_not_in_play")


# -- too few cards -----------------------------------------------------------------------------------------------------


@rule("plan.too-few-cards")
@pytest.mark.parametrize(("edition", "gaps"), [("second", 4), ("manual", 3)])
def test_who_has_too_few_cards_chooses_the_boxes_left_empty(edition, gaps):
    game = planning(edition, baden="blue 1", mark="blue 1").game
    boxes = game.pending[0].facts()["boxes"]
    assert len(boxes) - (2 + 5) == gaps
    for empty in combinations(boxes, gaps):
        assert may_play(game, 0, plan(game, 0, **dict.fromkeys(empty, "-")))


@rule("plan.too-few-cards")
@pytest.mark.parametrize(("edition", "gaps"), [("second", 4), ("manual", 3)])
def test_who_has_too_few_cards_lays_all_of_them(edition, gaps):
    game = planning(edition, baden="blue 1", mark="blue 1").game
    whole = plan(game, 0, palace="baden", church="mark")
    assert may_play(game, 0, whole)
    assert whole.count("=-") == gaps
    for kept_back in ("palace=baden", f"combat_a={SPARE[edition]}"):
        box = kept_back.partition("=")[0]
        assert refused(game, whole.replace(kept_back, f"{box}=-"), "wrong_number_of_gaps")


@rule("plan.too-few-cards", "plan.too-few-declared")
def test_in_the_first_edition_the_boxes_left_empty_are_any_three_too():
    g = table(baden="blue 1", mark="blue 1", options={"edition": "first"})
    play_season(g)
    assert g.asked() == {"blue": "leave"}
    assert len(g.options("blue")) == 120  # 3 of 10
    with pytest.raises(IllegalMove):
        g.play("blue", "leave palace church")
    g.play("blue", "leave palace church combat_b")
    play_on(g.game, lambda: asked(g.game, "plan"))
    assert may_play(g.game, 0, plan(g.game, 0, grain="baden", taxes="mark"))
    assert refused(g.game, plan(g.game, 0).replace("palace=-", "palace=baden"), "not_as_declared")


@rule("plan.too-few-declared")
@pytest.mark.parametrize("order", [("red", "blue", "yellow"), ("yellow", "red", "blue")])
def test_empty_boxes_are_announced_in_the_order_of_the_season_before(order):
    g = table(baden="blue 1", mark="yellow 1", trier="red 1", order=order, options={"edition": "first"})
    play_season(g, "summer")
    for colour in order:
        assert g.asked() == {colour: "leave"}
        g.play(colour, "leave palace church deploy5 grain")
        told = {"seat": seat_of(colour), "boxes": ["palace", "church", "grain", "deploy5"]}
        assert g.told("boxes_declared")[-1] == told  # open to all
    assert set(g.asked().values()) == {"plan"}


@rule("plan.too-few-declared")
def test_the_order_just_played_counts_in_the_next_season():
    g = table(baden="blue 1", mark="yellow 1", trier="red 1", options={"edition": "first"})
    play_season(g, "spring")
    play_on(g.game)
    play_season(g, "summer")
    for seat in g.told("order_shuffled")[0]["order"]:
        assert g.asked() == {SEATS[seat]: "leave"}
        g.play(SEATS[seat], "leave palace church deploy5 grain")


@rule("plan.too-few-declared")
@pytest.mark.parametrize("lineup", ["draft", "default"])
def test_in_the_first_spring_the_order_of_the_set_up_counts(lineup):
    orders = {tuple(start(edition="first", lineup=lineup, seed=s).view(None)["previous_order"]) for s in range(40)}
    assert len(orders) == 6
    game = start(edition="first", lineup="draft")
    (opened,) = [event for event in game.events(None) if event["kind"] == "draft_opened"]
    assert game.view(None)["previous_order"] == opened["order"]


@rule("plan.too-few-declared")
def test_who_has_enough_cards_announces_nothing():
    enough = each("yellow 1", "baden", "mark", "trier", "koeln", "strassburg")
    g = table(breisgau="blue 1", **enough, options={"edition": "first"})
    play_season(g)
    play_on(g.game, lambda: asked(g.game, "plan"))
    assert sorted(fact["seat"] for fact in g.told("boxes_declared")) == [0, 2]


# -- what may be planned -----------------------------------------------------------------------------------------------


@rule("plan.voluntary-pass")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("box", ACTIONS)
def test_any_action_may_be_covered_with_a_money_or_blank_card(edition, box):
    game = start(edition=edition)
    plan_all(game, {0: {box: SPARE[edition]}})
    play_to(game, "summer")
    (revealed,) = [
        event
        for event in game.events(None)
        if event["kind"] == "revealed" and event["seat"] == 0 and event["action"] == box
    ]
    assert revealed["card"] == SPARE[edition]


@rule("plan.voluntary-pass")
def test_money_cards_on_action_boxes_cost_nothing():
    g = planning(baden="blue 1")
    on_boxes = ("palace", "church", "trading_post", "deploy5", "deploy3")
    plan_all(g.game, {0: dict.fromkeys(on_boxes, "money")})  # all five, whatever their values
    play_on(g.game)
    assert g.told("built") == g.told("deployed") == []
    assert g.thalers("blue") == 18


@rule("plan.no-affordability-check")
@pytest.mark.parametrize("edition", EDITIONS)
def test_impossible_actions_may_be_planned(edition):
    full = each("blue 1 palace", "anhalt", "mark", "baden", "breisgau", "lothringen", "lausitz")
    g = planning(edition, **full, thalers={"blue": 0}, supply={"blue": 0})
    boxes = {"palace": "mark", "church": "anhalt", "deploy5": "baden", "deploy1": "breisgau", "combat_a": "lothringen"}
    assert may_play(g.game, 0, plan(g.game, 0, **boxes))


@rule("plan.no-affordability-check")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whether_an_action_works_is_decided_when_it_comes_up(edition):
    g = table(altmark="blue 1", anhalt="blue 1", thalers={"blue": 0}, options={"edition": edition})
    g.plan("blue", palace="altmark")
    g.act("blue", "taxes", "anhalt")
    g.act("blue", "palace", "altmark")
    assert g.county("altmark") == "blue 1 palace"
