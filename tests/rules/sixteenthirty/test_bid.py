"""Influence bidding. (5.6.1)"""

from feldherr.sixteenthirty.lobby import LobbyStep
from tests.rules import rule
from tests.rules.sixteenthirty.table import table


@rule("bid.order")
def test_from_the_caller_to_the_left():
    g = table(4, show={2: "spain-1"}).call(2, "spain join")
    order = []
    while g.asked() and set(g.asked().values()) == {"bid"}:
        (seat,) = g.asked()
        order.append(seat)
        g.play(seat, "pass")
    assert order == [2, 3, 0, 1]  # those without influence there too


@rule("bid.adjust-or-pass")
def test_add_cards_or_pass():
    g = table(hands={0: "spain-1 spain-2 unrest"}, show={0: "spain-3"}).call(0, "spain join")
    assert g.options(0) == ["pass", "bid spain-1", "bid spain-2", "bid spain-1 spain-2"]
    assert g.refused(0, "bid") == "bad_number_of_bids"
    g.play(0, "bid spain-1 spain-2")
    assert g.stack(0, "spain") == "spain-1 spain-2 spain-3"
    assert g.hand(0) == "unrest"


@rule("bid.pass-final")
def test_who_has_passed_is_out():
    g = table(hands={1: "spain-1 spain-2", 2: "spain-3"}, show={0: "spain-1"}).call(0, "spain join")
    g.play(0, "pass").play(1, "bid spain-1").play(2, "bid spain-3")
    assert g.asked() == {1: "bid"}
    assert g.refused(0, "pass") == "not_asked"
    g.play(1, "pass")
    assert g.asked() == {2: "bid"}


@rule("bid.until-all-passed")
def test_bidding_goes_round_until_all_have_passed():
    g = table(hands={1: "spain-1 spain-2 spain-3 open-1"}, show={0: "spain-1"}).call(0, "spain join")
    g.play(0, "pass").play(1, "bid spain-1").play(2, "pass")
    for bid in ("bid spain-2", "bid spain-3", "bid open-1 drop spain-1"):
        assert g.asked() == {1: "bid"}
        g.play(1, bid)
    g.play(1, "pass")
    assert g.asked() == {0: "vote", 1: "vote"}


@rule("bid.caller-must-place-when-absent")
def test_a_caller_without_a_stack_places_first():
    g = table(hands={0: "spain-1 open-1"}).call(0, "spain join")
    assert g.asked() == {0: "bid"}
    assert g.refused(0, "pass") == "caller_must_place"
    assert g.refused(0, "bid open-1") == "open_card_alone"
    assert g.options(0) == ["bid spain-1", "bid spain-1 open-1"]
    g = table(hands={0: "spain-1"}, show={0: "spain-2"}).call(0, "spain join")
    g.play(0, "pass")
    assert g.asked() == {1: "bid"}


@rule("bid.new-stack")
def test_a_new_stack_needs_a_named_card():
    g = table(hands={1: "spain-2 open-1 open-2"}, show={0: "spain-1"}).call(0, "spain join").play(0, "pass")
    assert g.refused(1, "bid open-1") == "open_card_alone"
    g.play(1, "bid spain-2 open-2")
    assert g.stack(1, "spain") == "spain-2 open-2"


@rule("bid.only-lobbied-country")
def test_only_the_lobbied_country():
    g = table(hands={0: "spain-2 italy-3"}, show={0: "spain-1 italy-1"}).call(0, "spain join")
    assert g.options(0) == ["pass", "bid spain-2"]
    assert g.refused(0, "bid italy-3") == "card_of_other_country"
    g.bid({0: ["bid spain-2"]}).vote({0: "red"})
    assert g.stack(0, "italy") == "italy-1"


@rule("bid.descendant-cannot-adjust")
def test_descending_influence_takes_nothing():
    g = table(hands={1: "spain-3"}, show={0: "spain-1", 1: "spain-1 spain:down"}).call(0, "spain join")
    g.play(0, "pass")
    assert g.asked() == {2: "bid"}  # the second player passed openly
    g.play(2, "pass")
    assert g.stack(1, "spain") == "spain-1 down"
    assert g.hand(1) == "spain-3"
    assert g.asked() == {0: "vote", 1: "vote"}


@rule("bid.excess-to-market")
def test_more_than_three_are_cut_back():
    g = table(hands={0: "spain-3 spain-3"}, show={0: "spain-1 spain-1 spain-2"}).call(0, "spain join")
    assert g.options(0) == [
        "pass",
        "bid spain-3 drop spain-1",
        "bid spain-3 drop spain-2",
        "bid spain-3 spain-3 drop spain-1 spain-1",
        "bid spain-3 spain-3 drop spain-1 spain-2",
    ]
    g.play(0, "bid spain-3 spain-3 drop spain-1 spain-1")
    assert (g.stack(0, "spain"), g.market(0)) == ("spain-2 spain-3 spain-3", "spain-1 spain-1")


@rule("bid.no-bare-removal")
def test_cards_leave_only_to_make_room():
    g = table(hands={0: "spain-3"}, show={0: "spain-1 spain-2"}).call(0, "spain join")
    assert g.refused(0, "bid drop spain-1") == "bad_number_of_bids"
    assert g.refused(0, "bid spain-3 drop spain-1") == "wrong_number_of_drops"
    full = table(hands={0: "spain-3"}, show={0: "spain-1 spain-2 spain-2"}).call(0, "spain join")
    assert full.refused(0, "bid spain-3") == "wrong_number_of_drops"
    assert full.refused(0, "bid spain-3 drop spain-1 spain-2") == "wrong_number_of_drops"


@rule("bid.only-way-to-add")
def test_influence_enters_a_display_only_in_bidding():
    hand = "spain-1 italy-1 lobby_the_crown"
    g = table(hands={0: hand}, show={0: "spain-2"}, spain="red", italy="red").round(0)
    assert g.refused(0, "bid spain-1") == "not_offered"
    g.play(0, "lobby_the_crown spain join").bid({0: ["bid spain-1"]}).vote({0: "red"})  # by a card
    g.play(0, "pass")
    assert g.refused(0, "bid italy-1") == "not_offered"
    g.play(0, "lobby spain league italy").bid().vote({0: "red"})
    assert g.stack(0, "italy") == ""
    g.bid({0: ["bid italy-1"]})  # in the second vote of a league
    assert g.stack(0, "italy") == "italy-1"
    g.vote({0: "red"})
    assert g.refused(0, "bid spain-1") == "market_expected"
    mandatory = table(hands={0: "spain-1"}).do(LobbyStep(0)).play(0, "lobby spain join").play(0, "bid spain-1")
    assert mandatory.stack(0, "spain") == "spain-1"
