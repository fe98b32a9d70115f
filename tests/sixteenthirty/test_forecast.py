"""What a move would make of the own markers: as much as the game itself makes of them, and of nobody else's."""

from random import Random
from typing import Any

from tests.rules.sixteenthirty.table import new, table

POSITION: dict[str, Any] = {
    "show": {0: "poland-3 poland-2 poland-1", 1: "poland-2"},
    "vp_markers": {0: "poland poland sweden", 1: "poland spain"},
    "poland": "red status:4",
}


def forecast(g, seat, move):
    return g.game.pending[seat].check(g.game.rulebook.moves.read(move)).forecast


def worth(g, seat, move):
    return forecast(g, seat, move)["worth"]


def test_a_raised_status_is_worth_more_to_who_has_the_influence():
    g = table(hands={0: "increase_status"}, **POSITION).special(0)
    assert worth(g, 0, "pass") == {"poland": 4, "sweden": 0}
    assert worth(g, 0, "increase_status poland") == {"poland": 5, "sweden": 0}
    assert forecast(g, 0, "increase_status poland")["status"] == {"poland": 5}
    assert g.game.view(0)["players"][0]["worth"] == {"poland": 4, "sweden": 0}, "nothing has happened"


def test_a_struck_card_is_worth_less():
    g = table(hands={0: "assassin"}, **POSITION).special(0)
    assert worth(g, 0, "assassin 0 poland-3") == {"poland": 3, "sweden": 0}
    assert worth(g, 0, "assassin 1 poland-2") == {"poland": 4, "sweden": 0}


def test_a_bid_brings_influence():
    g = table(**{**POSITION, "show": {0: "poland-1"}}, hands={0: "poland-2"}).call(0, "poland join")
    assert worth(g, 0, "pass")["poland"] == 1
    assert worth(g, 0, "bid poland-2")["poland"] == 3


def test_a_league_counts_if_it_is_carried():
    g = table(**POSITION, sweden="red status:4").call(0, "poland league sweden").bid()
    assert worth(g, 0, "vote blue")["poland"] == 4
    assert worth(g, 0, "vote red")["poland"] == 5
    g = table(hands={0: "lobby_the_crown"}, **POSITION, sweden="red status:4").special(0)
    assert worth(g, 0, "lobby_the_crown poland league sweden")["poland"] == 5


def test_what_is_foreseen_comes_true():
    """Bids, special cards and removals do at once to the view's worth what was foreseen."""
    rng, seen = Random(1630), set()
    game = new(4, 30)
    while not game.over:
        seat = rng.choice(list(game.pending))
        asked = game.pending[seat]
        move = asked.sample(rng)
        told = asked.check(move).forecast
        kind, card = asked.kind, move.text.split()[0]
        game.play(seat, move)
        if kind in ("bid", "remove_influence", "lose_influence") or (
            kind == "special_card" and card != "lobby_the_crown"
        ):
            assert set(told) == {"worth", "status"}
            if card == "unrest":
                continue  # whose influence is falling already chooses first what to lose
            assert game.view(seat)["players"][seat]["worth"] == told["worth"], move.text
            seen.add(card)
    assert {"bid", "remove", "increase_status", "assassin"} <= seen, seen


def test_a_refused_move_has_no_forecast():
    g = table(**POSITION).special(0)
    assert forecast(g, 0, "increase_status poland") == {}
