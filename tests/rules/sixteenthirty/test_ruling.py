"""Rulings where the rulebook is silent or contradicts itself."""

import json

import pytest

import feldherr
from feldherr.sixteenthirty.market import PlaceExcessCards
from feldherr.sixteenthirty.scoring import add_up_victory_points
from feldherr.sixteenthirty.setup import PlaceInitialInfluence
from tests.rules import rule
from tests.rules.sixteenthirty.table import countries, new, table
from tests.rules.sixteenthirty.test_draw import drained


@rule("ruling.q1")
def test_a_special_card_without_a_target_cannot_be_played():
    full = dict.fromkeys(countries(), "status:7 army:3 ability:3 leader unrest")
    hand = "lobby_the_crown military_improvement increase_army_size increase_status military_leader assassin unrest"
    g = table(hands={0: hand}, **full).special(0)
    assert g.options(0) == ["pass"]
    some = table(hands={0: "increase_status"}, **{**full, "spain": "status:6"}).special(0)
    assert some.options(0) == ["pass", "increase_status spain"]


@rule("ruling.q2")
def test_unrest_without_influence_has_no_victim():
    g = table(hands={0: "unrest"}, show={0: "italy-1"}, spain="red league:red", italy="red league:red")
    g.special(0, "unrest spain", "pass")
    assert not g.asked()
    assert g.told("unrest_placed") == [{"country": "spain", "victims": []}]
    assert g.state.unrest[8] == 1
    assert g.league("italy") is None
    assert g.stack(0, "italy") == "italy-1"


@rule("ruling.q3")
def test_added_cards_stay_and_old_ones_go():
    g = table(hands={0: "spain-1 spain-2 spain-3"}, show={0: "spain-2 spain-3"}).call(0, "spain join")
    drops = {option.split(" drop ")[1] for option in g.options(0) if " drop " in option}
    assert drops == {"spain-2", "spain-3", "spain-2 spain-3"}
    assert "bid spain-1 spain-2 spain-3 drop spain-2 spain-3" in g.options(0)
    assert g.refused(0, "bid spain-1 spain-2 drop spain-1") == "card_not_in_stack"
    assert g.refused(0, "bid spain-1 spain-2 spain-3 open-1 drop spain-2 spain-3") == "bad_number_of_bids"
    g.play(0, "bid spain-1 spain-2 spain-3 drop spain-2 spain-3")
    assert g.stack(0, "spain") == "spain-1 spain-2 spain-3"


@rule("ruling.q4")
def test_the_last_named_card_is_not_replaced_by_open_ones():
    g = table(hands={0: "open-1 spain-2"}, show={0: "spain-1 open-1=spain open-2=spain"}).call(0, "spain join")
    assert g.refused(0, "bid open-1 drop spain-1") == "open_card_alone"
    assert "bid open-1 drop open-2" in g.options(0)
    assert "bid spain-2 drop spain-1" in g.options(0)


@rule("ruling.q5")
def test_the_second_vote_of_a_league():
    g = table(show={1: "spain-3", 2: "spain-1"}, spain="red", italy="red")
    g.lobby(1, "spain league italy", {1: "red", 2: "blue"})
    assert g.stack(2, "spain") == "spain-1 down"  # before the second bidding
    assert g.asked() == {1: "bid"}  # the caller again, who need not place
    assert g.options(1) == ["pass"]
    g.bid()
    nobody = {"votes": {}, "red": 0, "blue": 0, "winner": "tie", "passed": False}
    assert g.told("votes_shown")[1] == {"country": "italy", **nobody}
    assert g.league("spain") is None


@rule("ruling.q6")
def test_one_league_for_a_country():
    # the German States came from red; red's colour is free, but they are bound already
    position = {"german_states": "blue league:blue", "italy": "blue league:blue", "spain": "red", "poland": "red"}
    german = table(show={0: "german_states-1"}, **position)
    assert not any("league" in lobby for lobby in german.lobbies(0))
    changed = {**position, "italy": "red league:blue"}  # a member that changed sides
    assert "league italy" not in table(show={0: "spain-1"}, **changed).lobbies(0, "spain")
    assert "league poland" in table(show={0: "spain-1"}, **changed).lobbies(0, "spain")
    assert not any("league" in lobby for lobby in table(show={0: "italy-1"}, **changed).lobbies(0))


@rule("ruling.q7")
def test_a_league_stands_when_a_member_changes_sides():
    g = table(show={0: "italy-3"}, spain="red league:red", italy="red league:red")
    g.lobby(0, "italy join", {0: "blue"})
    assert (g.faction("italy"), g.league("italy"), g.league("spain")) == ("blue", "red", "red")
    assert "war spain" in g.lobbies(0, "italy")
    g.lobby(0, "italy war spain", {0: "red"}, dice="1 1 1 1")
    assert g.told("war_won")[0]["attacker_modifiers"] == 2  # the league still counts


@rule("ruling.q8")
def test_gains_of_a_dissolved_league_stay():
    g = table(hands={0: "unrest"}, show={0: "german_states-3 italy-3"}, german_states="red status:5", italy="blue")
    g.lobby(0, "german_states league italy", {0: "blue"}).bid().vote({0: "blue"})
    values = [g.values(c) for c in ("german_states", "italy")]
    g.special(0, "unrest italy")
    assert [g.league(c) for c in ("german_states", "italy")] == [None, None]
    assert [g.values(c) for c in ("german_states", "italy")] == values == [(4, 1, 1), (4, 1, 1)]
    assert g.faction("german_states") == "blue"
    g.state.faction[countries().index("france")] = 1
    assert "league france" in g.lobbies(0, "german_states")  # the colour is free again


@rule("ruling.q9")
def test_league_bonus_without_influence():
    for rules, points in (({}, 1), ({"league_bonus_without_influence": False}, 0)):
        g = table(vp_markers={0: "spain"}, spain="red league:red", options={"rules": rules})
        add_up_victory_points(g.state)
        assert g.state.points[0] == points
    with pytest.raises(feldherr.BadOption):
        new(rules={"league_bonus_without_influence": 1})
    with pytest.raises(feldherr.BadOption):
        new(rules={"no_such_rule": True})


@rule("ruling.q10")
def test_several_losers_in_order_from_the_current_player():
    show = dict.fromkeys((0, 2, 3), "spain-1 spain-2 spain:down") | {1: "italy-3"}
    g = table(4, hands={2: "unrest"}, show=show).special(2, "unrest spain")
    order = []
    while g.asked() and set(g.asked().values()) == {"lose_influence"}:
        (seat,) = g.asked()
        assert g.options(seat) == ["remove spain-1", "remove spain-2"]
        order.append(seat)
        g.play(seat, "remove spain-1")
    assert order == [2, 3, 0]


@rule("ruling.q11")
def test_no_shuffle_before_a_card_is_needed():
    g = drained(left="spain-1 spain-2 spain-3 italy-1", discard="poland-1 poland-2")
    g.round(0)
    assert g.hand(0) == "italy-1 spain-1 spain-2 spain-3"
    assert g.told("deck_shuffled") == []
    assert (len(g.state.deck), g.discard()) == (0, "poland-1 poland-2")


@rule("ruling.q12")
def test_a_bidder_without_a_card_is_asked_like_any_other():
    pair = []
    for hand in ("spain-3 unrest", "italy-3 unrest"):
        g = table(hands={1: hand}, show={0: "spain-1"}).call(0, "spain join").play(0, "pass")
        assert g.asked() == {1: "bid"}
        g.state.deck.sort()
        pair.append(g)
    assert pair[1].options(1) == ["pass"]
    looks = [json.dumps([g.game.view(2), g.game.events(2)]) for g in pair]
    assert looks[0] == looks[1]
    looks = [json.dumps([g.play(1, "pass").game.view(2), g.game.events(2)]) for g in pair]
    assert looks[0] == looks[1]
    specials = table(hands={0: "spain-1"}).special(0)  # the same for special cards
    assert specials.options(0) == ["pass"]
    alike = table(hands={0: "spain-1 spain-1"}).do(PlaceExcessCards(0))  # and for a hand of identical cards
    assert alike.options(0) == ["market spain-1"]


@rule("ruling.q13")
def test_sizes_are_public_and_the_rest_is_not():
    g = table(hands={0: "spain-1 unrest"}, face_down={0: "italy-1"}, discard="assassin poland-1", turn=3)
    for seat in (1, None):
        view = g.game.view(seat)
        assert (view["players"][0]["hand_size"], view["players"][0]["market_size"]) == (2, 1)
        assert (view["players"][0]["hand"], view["players"][0]["market"]) == (None, None)
        assert (view["deck"], view["discard"]) == (107, 2)
    assert g.game.view(0)["players"][0]["market"] == ["italy-1"]
    game = new(3)
    assert all(game.view(seat)["undrawn"] == 4 for seat in (0, 1, 2, None))
    market = table(hands={0: "spain-1"}, face_down={1: "italy-1 italy-2"}).end_turn(2)
    market.play(0, "exchange 1 italy-1 for spain-1")
    assert market.told("exchanged")[0]["taken"] == "italy-1"
    assert market.game.view(2)["players"][1]["market"] == ["italy-2", "spain-1"]


@rule("ruling.q14")
def test_markers_are_unlimited():
    full = {c: "red leader unrest" for c in countries() if c != "spain"}
    g = table(hands={0: "military_leader unrest"}, **full).special(0, "military_leader spain", "unrest spain")
    assert (sum(g.state.leader), sum(g.state.unrest)) == (10, 10)


@rule("ruling.q15")
def test_vp_markers_are_revealed_at_the_end():
    g = table(turn=10, vp_markers={0: "spain", 1: "italy", 2: "poland"})
    assert g.game.view(1)["players"][0]["vp_markers"] is None
    g.end_turn()
    for seat in (1, None):
        shown = [player["vp_markers"] for player in g.game.view(seat)["players"]]
        assert shown == [["spain"], ["italy"], ["poland"]]
    assert g.told("game_ended")[0]["markers"] == {"0": ["spain"], "1": ["italy"], "2": ["poland"]}


@rule("ruling.q16")
def test_the_same_country_may_be_lobbied_again():
    g = table(hands={0: "lobby_the_crown"}, show={0: "spain-3", 1: "spain-1"}).round(0)
    g.play(0, "lobby_the_crown spain join").bid().vote({0: "red", 1: "red"}).play(0, "pass")
    g.play(0, "lobby spain join").bid().vote({0: "blue", 1: "blue"})
    assert g.faction("spain") == "blue"
    g.state.agenda.clear()
    g.lobby(1, "spain join", {0: "red", 1: "red"})
    assert g.faction("spain") == "red"


@rule("ruling.q17")
def test_open_cards_are_placed_with_their_country():
    g = table(hands={0: "spain-1 italy-1 open-1"}).do(PlaceInitialInfluence())
    assert [option for option in g.options(0) if option.count(" ") == 3] == [
        "influence italy-1 open-1=italy spain-1",
        "influence italy-1 spain-1 open-1=spain",
    ]
    g.play(0, "influence italy-1 spain-1 open-1=spain").play(1, "influence").play(2, "influence")
    assert (g.stack(0, "spain"), g.stack(0, "italy")) == ("spain-1 open-1", "italy-1")


@rule("ruling.q18")
def test_the_callers_placing_is_their_first_bid():
    g = table(hands={0: "spain-1 spain-2"}).call(0, "spain join").play(0, "bid spain-1")
    assert g.asked() == {1: "bid"}
    g.play(1, "pass").play(2, "pass")
    assert g.options(0) == ["pass", "bid spain-2"]  # no longer bound to place
