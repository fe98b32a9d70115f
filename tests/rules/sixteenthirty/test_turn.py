"""The game turn and its rounds. (4, 4.1, 4.1.1)"""

from random import Random

from tests.rules import rule
from tests.rules.sixteenthirty.table import new, table


def played(players=4, seed=3, turns=3):
    """The kinds of events of the first turns of a random game, with the seat where there is one."""
    game, rng = new(players, seed), Random(seed)
    while game.view(None)["turn"] <= turns and not game.over:
        seat = next(iter(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
    return game.events(None)


@rule("turn.one-round-each")
def test_one_round_each_to_the_left():
    events = played()
    first = next(event["seat"] for event in events if event["kind"] == "first_player_chosen")
    rounds, turn = [], 0
    for event in events:
        if event["kind"] == "turn_begun":
            turn = event["turn"]
        if event["kind"] == "round_begun":
            rounds.append((turn, event["seat"]))
    holders = [first, (first - 1) % 4, (first - 2) % 4]
    assert rounds[:12] == [(t + 1, (holders[t] + i) % 4) for t in range(3) for i in range(4)]


@rule("turn.round-steps")
def test_five_steps_of_a_round():
    g = table(
        hands={0: "increase_status spain-1 france-1"},
        show={0: "spain-2 italy-2 italy-1 italy:down"},
        top="poland-1 poland-2 poland-3 sweden-1",
    ).round(0)
    assert g.asked() == {0: "remove_influence"}
    assert g.state.hand[0].__len__() == 3
    g.play(0, "remove italy-2")
    assert g.hand(0) == "france-1 poland-1 poland-2 poland-3 spain-1 sweden-1 increase_status"
    assert g.asked() == {0: "special_card"}
    g.play(0, "increase_status spain").play(0, "pass")
    assert g.asked() == {0: "lobby"}
    g.play(0, "lobby spain join").bid().vote({0: "red"})
    assert g.asked() == {0: "excess_cards"}
    g.play(0, "market poland-1")
    assert g.kinds() == [
        *("round_begun", "influence_removed", "cards_drawn", "special_played", "status_raised"),
        *("join_proposed", "bid_passed", "bid_passed", "bid_passed", "votes_shown", "faction_joined"),
        "cards_to_market",
    ]


@rule("turn.end-steps-order")
def test_steps_of_the_end_of_a_turn():
    g = table(hands={0: "spain-1"}, face_down={1: "italy-1 italy-2", 2: "poland-1"}, spain="leader", turn=8)
    g.end_turn().play("chance", "roll 6").play(0, "pass").play(0, "collect 2 poland-1")
    g.play(1, "collect 1 italy-1")
    assert g.kinds()[:11] == [
        *("points_added", "end_rolled", "turn_marker_moved", "market_opened"),
        *("not_exchanged", "not_exchanged", "not_exchanged"),
        *("card_collected", "card_collected", "card_collected", "market_closed"),
    ]
    assert g.kinds()[11:14] == ["first_player_passed", "board_cleared", "turn_begun"]


@rule("turn.next-turn")
def test_a_new_turn_is_led_by_the_new_first_player():
    g = table(first=1).end_turn()
    assert g.told("turn_begun") == [{"turn": 2, "first_player": 0}]
    assert g.asked() == {0: "special_card"}
    assert g.state.current == 0


@rule("turn.remove-one-descending")
def test_one_card_of_one_descending_stack():
    g = table(show={0: "spain-2 spain-1 spain:down italy-2 italy-1 italy:down"}).round(0)
    g.play(0, "remove spain-2")
    assert g.asked() == {0: "special_card"}  # no second removal
    assert (g.stack(0, "spain"), g.stack(0, "italy")) == ("spain-1 down", "italy-1 italy-2 down")
    assert g.market(0) == "spain-2"
    assert g.game.view(1)["players"][0]["market"] is None  # face down


@rule("turn.remove-choice")
def test_any_card_of_any_descending_stack():
    g = table(show={0: "spain-2 open-1=spain spain:down italy-2 italy-2 italy-1 italy:down"}).round(0)
    assert g.options(0) == ["remove italy-1", "remove italy-2", "remove spain-2", "remove open-1 spain"]
    assert g.refused(0, "pass") == "not_offered"
    g.play(0, "remove open-1 spain")
    assert g.stack(0, "spain") == "spain-2 down"


@rule("turn.remove-nothing-else")
def test_ascending_stacks_and_other_displays_are_left_alone():
    g = table(show={0: "spain-2 italy-1 italy-2 italy:down", 1: "poland-1 poland:down"}).round(0)
    assert g.options(0) == ["remove italy-1", "remove italy-2"]
    g = table(show={0: "spain-2", 1: "poland-1 poland-2 poland:down"}).round(0)
    assert g.asked() == {0: "special_card"}
    assert (g.stack(0, "spain"), g.stack(1, "poland"), g.market(0)) == ("spain-2", "poland-1 poland-2 down", "")


@rule("turn.remove-last-named")
def test_open_cards_follow_the_last_named_card():
    g = table(show={0: "spain-2 open-1=spain open-2=spain spain:down"}).round(0)
    g.play(0, "remove spain-2")
    assert g.stack(0, "spain") == ""
    assert g.market(0) == "spain-2 open-1 open-2"
