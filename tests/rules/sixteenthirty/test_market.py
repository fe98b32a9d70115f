"""The market place. (4.1.5, 4.2.3, 5.1, 5.4)"""

from feldherr.sixteenthirty.market import PlaceExcessCards
from feldherr.sixteenthirty.turn import END_OF_TURN
from tests.rules import rule
from tests.rules.sixteenthirty.table import table

OPENING = next(line for line, step in enumerate(END_OF_TURN) if step.__name__ == "go_to_market")


def market(**position):
    """A table at the opening of the market."""
    return table(**position).end_turn(OPENING)


@rule("market.excess-plus-one")
def test_excess_cards_and_one_more():
    hand = "spain-1 spain-2 spain-3 italy-1 italy-2 italy-3 unrest open-1"
    g = table(hands={0: hand}, turn=10).do(PlaceExcessCards(0))  # the limit is 6
    assert g.game.pending[0].facts()["number"] == 3
    assert g.game.pending[0].count() == 56
    for wrong in ("market spain-1 spain-2", "market spain-1 spain-2 italy-1 italy-2"):
        assert g.refused(0, wrong) == "wrong_number_to_market"
    assert g.refused(0, "market spain-1 spain-1 unrest") == "card_not_in_hand"
    g.play(0, "market spain-1 unrest open-1")
    assert g.hand(0) == "italy-1 italy-2 italy-3 spain-2 spain-3"
    assert g.market(0) == "spain-1 open-1 unrest"


@rule("market.single-card")
def test_one_card_at_or_below_the_limit():
    hand = "spain-1 spain-2 spain-3 italy-1 italy-2 unrest"
    at = table(hands={0: hand}, turn=10).do(PlaceExcessCards(0))
    assert at.options(0) == [f"market {card}" for card in at.hand(0).split()]
    assert at.refused(0, "pass") == "market_expected"
    below = table(hands={0: "spain-1 unrest"}).do(PlaceExcessCards(0)).play(0, "market unrest")
    assert (below.hand(0), below.market(0)) == ("spain-1", "unrest")


@rule("market.empty-hand")
def test_nothing_from_an_empty_hand():
    g = table(show={0: "spain-1"}).do(PlaceExcessCards(0))
    assert not g.asked()
    assert g.told("cards_to_market") == [{"seat": 0, "number": 0}]
    assert g.market(0) == ""


@rule("market.all-discards")
def test_where_cards_go():
    show = {0: "spain-1 spain-1 spain-2", 1: "spain-1 spain:down"}
    hands = {0: "spain-3 assassin unrest", 2: "italy-1"}
    g = table(hands=hands, show=show).special(0, "assassin 1 spain-1", "unrest spain")
    g.call(2, "italy join").bid({2: ["bid italy-1"]}).vote({2: "red"})
    assert (g.market(0), g.market(1), g.discard()) == ("", "spain-1", "assassin unrest")
    g = table(hands=hands, show=show).call(0, "spain join").play(0, "bid spain-3 drop spain-1")
    assert (g.market(0), g.discard()) == ("spain-1", "")


@rule("market.revealed")
def test_all_market_places_are_laid_open():
    g = market(hands={0: "italy-1"}, face_down={0: "spain-1", 1: "poland-1 unrest"}, markets={1: "france-2"})
    for seat in (0, 1, 2, None):
        shown = [player["market"] for player in g.game.view(seat)["players"]]
        assert shown == [["spain-1"], ["france-2", "poland-1", "unrest"], []]
    assert g.told("market_opened") == [{"market": {"0": ["spain-1"], "1": ["france-2", "poland-1", "unrest"], "2": []}}]


@rule("market.exchange-order")
def test_exchange_from_the_first_player_to_the_left():
    hands = dict.fromkeys(range(3), "spain-1")
    g = market(first=2, hands=hands, face_down={0: "italy-1", 1: "italy-2", 2: "italy-3"})
    order = []
    while set(g.asked().values()) == {"exchange"}:
        (seat,) = g.asked()
        order.append(seat)
        g.play(seat, "pass")
    assert order == [2, 0, 1]
    assert g.state.first_player == 2


@rule("market.exchange-optional")
def test_one_card_for_one_or_none():
    g = market(hands={0: "spain-1 spain-2"}, face_down={1: "italy-1 italy-2"})
    assert g.options(0)[0] == "pass"
    assert len(g.options(0)) == 5
    assert g.refused(0, "exchange 1 italy-1") == "bad_exchange"
    g.play(0, "exchange 1 italy-2 for spain-1")
    assert (g.hand(0), g.market(1)) == ("italy-2 spain-2", "italy-1 spain-1")
    assert g.asked() != {0: "exchange"}


@rule("market.exchange-not-own")
def test_no_exchange_with_ones_own_market():
    g = market(hands={0: "spain-1"}, face_down={0: "poland-1", 1: "italy-1"})
    assert g.options(0) == ["pass", "exchange 1 italy-1 for spain-1"]
    assert g.refused(0, "exchange 0 poland-1 for spain-1") == "own_market"


@rule("market.exchange-card-stays")
def test_the_card_given_can_be_taken_again():
    hands = {0: "spain-1", 1: "sweden-1", 2: "poland-1"}
    g = market(hands=hands, face_down={1: "italy-1"})
    g.play(0, "exchange 1 italy-1 for spain-1")
    assert g.asked() == {2: "exchange"}  # player 1 finds nothing in the others' market places
    g.play(2, "exchange 1 spain-1 for poland-1")
    assert g.told("exchanged")[1] == {"seat": 2, "at": 1, "taken": "spain-1", "given": "poland-1"}
    assert g.told("card_collected") == [{"seat": 0, "at": 1, "card": "poland-1"}]  # the only card left
    assert g.hand(0) == "italy-1 poland-1"


@rule("market.exchange-skipped")
def test_no_exchange_without_cards():
    g = market(hands={1: "spain-1"}, face_down={0: "italy-1", 1: "italy-2", 2: "poland-1"})
    assert g.asked() == {1: "exchange"}  # the first player's hand is empty
    nothing = market(hands={0: "spain-1"}, face_down={0: "italy-1"})
    assert nothing.told("not_exchanged") == [{"seat": 0}, {"seat": 1}, {"seat": 2}]


@rule("market.collection")
def test_everyone_collects_one_card():
    g = market(first=1, face_down={0: "italy-1 italy-1", 1: "spain-1 spain-2"})
    assert g.asked() == {1: "collect"}
    assert g.options(1) == ["collect 0 italy-1", "collect 1 spain-1", "collect 1 spain-2"]
    assert g.refused(1, "pass") == "not_offered"
    g.play(1, "collect 1 spain-1")  # from one's own
    assert g.hand(1) == "spain-1"
    g.play(2, "collect 0 italy-1").play(0, "collect 1 spain-2")
    assert [(event["seat"], event["at"], event["card"]) for event in g.told("card_collected")] == [
        *((1, 1, "spain-1"), (2, 0, "italy-1"), (0, 1, "spain-2")),
    ]


@rule("market.collection-skipped")
def test_no_collection_from_empty_markets():
    g = market(face_down={0: "italy-1"})
    assert g.told("nothing_collected") == [{"seat": 1}, {"seat": 2}]
    assert [event["card"] for event in g.told("card_collected")] == ["italy-1"]


@rule("market.close")
def test_what_is_left_is_discarded():
    g = market(face_down={0: "italy-1 italy-2 italy-3", 1: "unrest", 2: "open-1"}, discard="assassin")
    g.play(0, "collect 0 italy-1").play(1, "collect 2 open-1").play(2, "collect 0 italy-3")
    assert g.discard() == "assassin italy-2 unrest"
    assert [g.market(seat) for seat in range(3)] == ["", "", ""]
