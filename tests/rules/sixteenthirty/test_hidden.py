"""Who may know what. (1.1, 3.2 to 3.6, 4.1.2, 4.1.5, 4.2.1, 5.4, 5.6.2)"""

import json
from random import Random

import pytest

from feldherr.sixteenthirty.market import PlaceExcessCards
from feldherr.sixteenthirty.setup import PlaceInitialInfluence
from feldherr.sixteenthirty.turn import EndOfTurn
from tests.rules import rule
from tests.rules.sixteenthirty.table import new, table


def sees(g, seat):
    """All that a seat can get hold of, as text."""
    return json.dumps([g.game.view(seat), g.game.events(seat), *question(g, seat)])


def question(g, seat):
    return [g.game.pending[seat].as_json()] if seat in g.game.pending else []


def alike(one, other, *seats):
    """Two positions that differ only in what these seats may not know look the same to them."""
    return all(sees(one, seat) == sees(other, seat) for seat in seats)


@rule("hidden.vp-markers")
def test_vp_markers_are_their_owners_secret():
    pair = [table(vp_markers={0: own, 1: "italy"}, show={2: "sweden-1"}) for own in ("spain", "poland")]
    assert alike(*pair, 1, 2, None)
    assert not alike(*pair, 0)
    for g in pair:
        g.do(EndOfTurn(0))  # a scoring tells no more than the sum
    assert alike(*pair, 1, 2, None)
    game = new(3)
    for seat in range(3):
        players = game.view(seat)["players"]
        assert [player["vp_markers"] is None for player in players] == [other != seat for other in range(3)]
        assert [e["seat"] for e in game.events(seat) if e["kind"] == "your_markers"] == [seat]


@rule("hidden.passed-marker")
def test_a_passed_marker_is_seen_by_giver_and_receiver():
    game = new(4)
    for seat in range(4):
        game.play(seat, game.pending[seat].option(0))
    for seat in (*range(4), None):
        seen = [player["passed"] != [None] for player in game.view(seat)["players"]]
        expected = [seat is not None and (giver == seat or (giver + 1) % 4 == seat) for giver in range(4)]
        assert seen == expected
        heard = sorted(e["seat"] for e in game.events(seat) if e["kind"] == "marker_passed")
        assert heard == [giver for giver in range(4) if expected[giver]]


@rule("hidden.score-breakdown")
def test_others_learn_only_sums():
    show = {0: "spain-2 italy-2"}
    pair = [table(show=show, vp_markers={0: own}).do(EndOfTurn(0)) for own in ("spain", "italy")]
    assert pair[0].state.points == [2, 0, 0]
    assert alike(*pair, 1, 2, None)
    assert not alike(*pair, 0)


@rule("hidden.hand")
def test_hands_are_secret():
    pair = [
        table(hands={0: hand, 1: "italy-1"}).do(PlaceExcessCards(1)) for hand in ("spain-1 unrest", "open-1 open-2")
    ]
    pair[0].state.deck.sort()
    assert alike_but_for_the_deck(*pair, 1, 2, None)
    assert not alike(*pair, 0)


def alike_but_for_the_deck(one, other, *seats):
    for g in (one, other):
        g.state.deck.sort()
    return alike(one, other, *seats)


@rule("hidden.initial-influence")
def test_initial_influence_is_secret_until_all_have_chosen():
    pair = []
    for choice in ("influence spain-1", "influence italy-1 italy-2"):
        g = table(hands={0: "spain-1 italy-1 italy-2"}).do(PlaceInitialInfluence()).play(0, choice)
        pair.append(g)
    assert alike(*pair, 1, 2, None)
    assert not alike(*pair, 0)


@rule("hidden.market-face-down")
def test_the_market_place_lies_face_down():
    pair = []
    for cards in ("spain-1", "unrest"):
        g = table(hands={0: "spain-1 unrest"}).do(PlaceExcessCards(0)).play(0, f"market {cards}")
        assert g.game.view(1)["players"][0]["market"] is None
        assert g.game.view(1)["players"][0]["market_size"] == 1
        assert g.game.view(0)["players"][0]["market"] == [cards]
        pair.append(g)
    assert alike(*pair, 1, 2, None)
    assert not alike(*pair, 0)


@rule("hidden.votes")
def test_votes_are_secret_until_all_are_in():
    pair = []
    for colour in ("red", "blue"):
        g = table(show={0: "spain-1", 1: "spain-1"}).call(0, "spain join").bid().play(0, f"vote {colour}")
        pair.append(g)
    assert alike(*pair, 1, 2, None)
    assert not alike(*pair, 0)


@rule("hidden.deck-order")
def test_the_deck_and_others_draws_are_secret():
    pair = [table(top=top) for top in ("spain-1 spain-2 spain-3 italy-1", "unrest assassin poland-1 sweden-2")]
    assert alike(*pair, 0, 1, 2, None)
    for g in pair:
        g.round(0)
    assert alike(*pair, 1, 2, None)
    assert not alike(*pair, 0)
    assert pair[0].game.view(1)["deck"] == 108


@rule("hidden.public")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_everybody_sees(seat):
    g = table(
        show={0: "spain-1 open-2=spain spain:down", 1: "italy-3"},
        spain="red status:5 army:2 ability:1 leader league:red",
        france="unrest",
        points=(1, 2, 3),
        turn=4,
        first=2,
    )
    view = g.game.view(seat)
    spain = {"cards": ["spain-1", "open-2"], "ascending": False, "influence": 3, "leads": True}
    assert view["players"][0]["display"] == {"spain": spain}
    italy = {"cards": ["italy-3"], "ascending": True, "influence": 3, "leads": True}
    assert view["players"][1]["display"] == {"italy": italy}
    assert view["countries"]["spain"] == {
        **{"status": 5, "army_size": 2, "military_ability": 1, "faction": "red"},
        **{"leader": True, "unrest": False, "league": "red"},
    }
    assert view["countries"]["france"]["unrest"] is True
    assert (view["turn"], view["first_player"]) == (4, 2)
    assert [player["victory_points"] for player in view["players"]] == [1, 2, 3]


def test_memory_of_the_open_market():
    """A card taken at the open market is known to be in that hand until it leaves it before all eyes."""
    g = table(hands={0: "spain-1 spain-2"}, face_down={1: "italy-1 italy-2"}).end_turn(2)
    g.play(0, "exchange 1 italy-2 for spain-1").play(0, "collect 1 italy-1")
    assert g.game.view(1)["players"][0]["memory"]["holds"] == ["italy-1", "italy-2"]
    rng = Random(3)
    for _ in range(10):
        imagined = g.game.imagine(1, rng)
        assert {"italy-1", "italy-2"} <= set(imagined.view("all")["players"][0]["hand"])
    g.state.agenda.clear()
    g.call(0, "italy join").play(0, "bid italy-2")
    assert g.game.view(1)["players"][0]["memory"]["holds"] == ["italy-1"]


def test_memory_of_a_shuffle():
    """After a shuffle nobody can hold what lay in the discard pile, but by drawing it."""
    g = table(discard="spain-1 spain-1 spain-1 unrest unrest unrest", top="italy-1")
    g.state.hand[2] = tuple(sorted(g.state.deck[:-1]))
    g.state.drawn[2] = g.state.hand[2]
    del g.state.deck[:-1]
    g.round(0)  # draws four: the last card, and three of the pile
    rng = Random(1)
    for _ in range(20):
        hands = [player["hand"] for player in g.game.imagine(1, rng).view("all")["players"]]
        assert "spain-1" not in hands[2]
        assert "unrest" not in hands[2]
        assert len(set(hands[0]) & {"spain-1", "unrest"}) >= 1


def test_memory_of_scores():
    """Imagined VP markers agree with every sum that was scored."""
    g = table(show={0: "spain-3 italy-1"}, vp_markers={0: "spain spain italy poland poland sweden", 1: "", 2: ""})
    g.do(EndOfTurn(0))
    g.state.vp_markers[1:] = [(0, 0, 1, 1, 2, 2), (3, 3, 4, 4, 4, 4)]
    g.state.passed = [0, 4, 9, 0, 4, 7]
    for seed in range(20):
        markers = g.game.imagine(2, Random(seed)).view("all")["players"][0]["vp_markers"]
        assert 3 * markers.count("spain") + markers.count("italy") == 7
