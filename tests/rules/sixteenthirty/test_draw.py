"""Draw new cards. (4.1.2)"""

from tests.rules import rule
from tests.rules.sixteenthirty.table import table


def drained(players=3, left="", discard="", hand=""):
    """A table whose deck has only these cards; all others lie in the last player's hand, out of the way."""
    g = table(players, hands={0: hand}, discard=discard, top=left)
    state = g.state
    keep = len(left.split())
    state.hand[players - 1] = tuple(sorted(state.deck[: len(state.deck) - keep]))
    state.drawn[players - 1] = state.hand[players - 1]
    del state.deck[: len(state.deck) - keep]
    return g


@rule("draw.count")
def test_number_of_cards_drawn():
    for players, number in ((3, 4), (4, 3), (5, 3), (6, 3)):
        g = table(players, top="spain-1 spain-2 spain-3 italy-1 italy-2").round(1)
        assert g.hand(1) == "italy-1 spain-1 spain-2 spain-3" if number == 4 else "spain-1 spain-2 spain-3"
        assert [len(hand) for hand in g.state.hand].count(0) == players - 1
        assert len(g.state.deck) == 112 - number


@rule("draw.ignores-limit")
def test_the_limit_does_not_cap_drawing():
    hand = "spain-1 spain-1 spain-1 spain-2 spain-2 spain-2 spain-3 spain-3 italy-1 italy-1 italy-1 italy-2"
    g = table(hands={0: hand}).round(0)  # the limit is 12
    assert len(g.state.hand[0]) == 16
    g.play(0, "pass")
    assert len(g.state.hand[0]) == 16


@rule("draw.reshuffle")
def test_the_discard_pile_becomes_the_deck():
    g = drained(left="spain-1", discard="italy-1 italy-2 italy-3 poland-1 poland-2", hand="sweden-1")
    g.state.market[1] = g.state.market[1]
    g.round(0)
    assert g.told("deck_shuffled") == [{"cards": 5}]
    drawn = [card for card in g.hand(0).split() if card not in ("sweden-1", "spain-1")]
    assert len(drawn) == 3
    pile = {"italy-1", "italy-2", "italy-3", "poland-1", "poland-2"}
    assert set(drawn) < pile
    assert g.discard() == ""
    assert len(g.state.deck) == 2


@rule("draw.short")
def test_missing_cards_are_missed():
    g = drained(left="spain-1", discard="italy-1")
    g.round(0)
    assert g.hand(0) == "italy-1 spain-1"
    assert g.told("cards_drawn") == [{"seat": 0, "number": 2}]
    g.play(0, "pass").play(0, "lobby italy join").play(0, "bid italy-1").bid().vote({0: "red"})
    assert g.hand(0) == ""  # the last card went to the market place; nothing was made up
    assert g.market(0) == "spain-1"
