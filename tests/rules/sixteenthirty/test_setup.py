"""Game set up. (3)"""

from collections import Counter
from random import Random
from typing import Any

import pytest

import feldherr
from feldherr.sixteenthirty.rules import MARKERS, package_data
from feldherr.sixteenthirty.setup import PlaceInitialInfluence
from tests.rules import rule
from tests.rules.sixteenthirty.table import countries, new, table

START = {
    "austria": (5, 3, 1),
    "denmark": (3, 2, 1),
    "england": (4, 1, 1),
    "france": (5, 2, 2),
    "german_states": (3, 1, 1),
    "italy": (3, 1, 1),
    "netherlands": (4, 1, 2),
    "poland": (4, 2, 1),
    "spain": (6, 3, 2),
    "sweden": (3, 2, 3),
}
QUOTA = {3: 6, 4: 5, 5: 4, 6: 3}


def values_of(game):
    view = game.view("all")["countries"]
    return {c: (v["status"], v["army_size"], v["military_ability"]) for c, v in view.items()}


def pass_all(game, rng=None):
    """One passing round: everybody gives the first marker they have, or a random one."""
    for seat in range(game.players):
        decision = game.pending[seat]
        game.play(seat, decision.sample(rng) if rng else decision.option(0))


def markers(game, seat):
    return game.view("all")["players"][seat]["vp_markers"]


def after_passing(players=3, seed=1, **options):
    game = new(players, seed, **options)
    pass_all(game)
    pass_all(game)
    return game


@rule("setup.player-count")
def test_three_to_six_play():
    for players in (3, 4, 5, 6):
        assert new(players).players == players
    wrong: list[Any] = [0, 1, 2, 7, "4", 4.0, True]
    for players in wrong:
        with pytest.raises(feldherr.BadOption):
            new(players)


@rule("setup.countries")
def test_ten_countries():
    assert list(new().view(None)["countries"]) == sorted(START) == countries()


@rule("setup.board-from-data")
def test_countries_begin_where_the_data_says():
    data = package_data()["countries"]
    data["spain"] = {"status": 2, "army_size": 0, "military_ability": 3}
    own = new(data={"countries": data})
    assert values_of(own) == {c: (v["status"], v["army_size"], v["military_ability"]) for c, v in data.items()}
    assert values_of(own)["spain"] == (2, 0, 3)


@rule("setup.start-values")
def test_starting_values():
    assert values_of(new()) == START


@rule("setup.turn-one-score-zero")
def test_turn_one_and_no_points():
    for players in (3, 6):
        view = new(players).view(None)
        assert view["turn"] == 1
        assert [player["victory_points"] for player in view["players"]] == [0] * players  # the seat is the colour
        assert len(view["players"]) == players


@rule("setup.vote-counters")
def test_everyone_can_always_vote_either_way():
    g = table(show={0: "spain-3", 1: "spain-2", 2: "spain-1 spain:down"})
    for _ in range(3):
        g.call(0, "spain join").bid()
        for seat in list(g.game.pending):
            assert g.options(seat) == ["vote red", "vote blue"]
        g.vote(dict.fromkeys((0, 1, 2), "red"))


@rule("setup.no-markers")
def test_no_markers_at_the_start():
    for country in new().view(None)["countries"].values():
        assert (country["faction"], country["leader"], country["unrest"], country["league"]) == (
            None,
            False,
            False,
            None,
        )


@rule("setup.vp-marker-pool")
def test_twenty_two_markers():
    assert sum(MARKERS) == 22
    view = new(4).view("all")
    all_markers = Counter(view["undrawn"])
    for player in view["players"]:
        all_markers.update(player["vp_markers"])
    assert all_markers == {country: 4 if country == "german_states" else 2 for country in START}


@rule("setup.vp-marker-random")
def test_markers_are_drawn_blind():
    drawn = [tuple(markers(new(3, seed), 0)) for seed in range(60)]
    assert len(set(drawn)) > 50
    assert any(len(set(own)) < len(own) for own in drawn)  # several of a country
    assert set().union(*drawn) == set(START)
    german = sum(own.count("german_states") for own in drawn) / sum(map(len, drawn))
    assert 0.1 < german < 0.27  # 4 of 22


@rule("setup.vp-marker-quota")
def test_quota_and_undrawn_markers():
    for players, undrawn in ((3, 4), (4, 2), (5, 2), (6, 4)):
        game = new(players)
        assert {len(markers(game, seat)) for seat in range(players)} == {QUOTA[players]}
        assert len(game.view("all")["undrawn"]) == undrawn == game.view(0)["undrawn"]


@rule("setup.pass-two-rounds")
def test_two_passing_rounds_to_the_left():
    game = new(4)
    for _ in range(2):
        assert {seat: d.kind for seat, d in game.pending.items()} == dict.fromkeys(range(4), "pass_marker")
        before = [Counter(markers(game, seat)) for seat in range(4)]
        given = {seat: game.pending[seat].option(0).text.split()[1] for seat in range(4)}
        pass_all(game)
        for seat in range(4):
            got = given[(seat - 1) % 4]
            assert Counter(markers(game, seat)) == before[seat] - Counter([given[seat]]) + Counter([got])
            assert len(markers(game, seat)) == 5
    assert {d.kind for d in game.pending.values()} == {"initial_influence"}


@rule("setup.pass-commit-first")
def test_nobody_sees_a_marker_before_giving_one():
    game = new(3)
    game.play(2, game.pending[2].option(0))
    own = game.view(0)
    assert own["players"][2]["passed"] == []
    assert own["sealed"] == {}
    assert own["players"][0]["vp_markers"] == markers(game, 0)
    assert [e["kind"] for e in game.events(0)] == ["markers_drawn", "your_markers"]
    game.play(0, game.pending[0].option(0))
    game.play(1, game.pending[1].option(0))
    assert len(game.view(0)["players"][2]["passed"]) == 1


@rule("setup.pass-received-on")
def test_a_received_marker_may_be_passed_on():
    game = next(
        game
        for seed in range(50)
        for game in [new(3, seed)]
        if game.pending[2].option(0).text.split()[1] not in markers(game, 0)
    )
    received = game.pending[2].option(0).text
    assert game.pending[0].index(game.pending[2].option(0)) == -1
    pass_all(game)
    game.play(0, received)
    assert game.sealed[0].text == received


@rule("setup.deal")
def test_hands_are_as_large_as_the_first_limit():
    for players, cards in ((3, 12), (4, 10), (5, 9), (6, 8)):
        view = after_passing(players).view("all")
        assert [len(player["hand"]) for player in view["players"]] == [cards] * players
        assert len(view["deck"]) == 112 - cards * players


@rule("setup.first-player-random")
def test_first_player_by_chance():
    first = [after_passing(3, seed).view(None)["first_player"] for seed in range(40)]
    assert set(first) == {0, 1, 2}
    assert first == [after_passing(3, seed).view(None)["first_player"] for seed in range(40)]
    outside = after_passing(3, throws="outside")
    assert outside.pending["chance"].kind == "first_player"
    outside.play("chance", "first_player 2")
    assert outside.view(None)["first_player"] == 2


@rule("setup.step-order")
def test_order_of_the_set_up():
    game = new(3)
    assert game.view("all")["deck"] == []
    assert all(player["hand"] == [] for player in game.view("all")["players"])
    pass_all(game)
    assert game.view("all")["deck"] == []
    pass_all(game)
    kinds = [event["kind"] for event in game.events(None)]
    assert kinds == ["markers_drawn", "markers_passed", "markers_passed", "cards_dealt", "first_player_chosen"]
    assert {d.kind for d in game.pending.values()} == {"initial_influence"}


def placing(hand):
    """A game at the initial influence, in which seat 0 holds these cards."""
    return table(hands={0: hand, 1: "france-1", 2: "unrest"}).do(PlaceInitialInfluence())


@rule("setup.initial-up-to-three")
def test_none_to_three_cards():
    g = placing("spain-1 spain-2 france-2 italy-3")
    sizes = Counter(len(text.split()) - 1 for text in g.options(0))
    assert sizes == {0: 1, 1: 4, 2: 6, 3: 4}
    assert g.refused(0, "influence spain-1 spain-2 france-2 italy-3") == "too_many_initial_cards"
    g.play(0, "influence spain-1 spain-2 italy-3").play(1, "influence").play(2, "influence")
    assert g.hand(0) == "france-2"  # not refilled
    assert (g.stack(0, "spain"), g.stack(0, "italy")) == ("spain-1 spain-2", "italy-3")
    assert g.stack(1, "france") == ""


@rule("setup.initial-influence-only")
def test_influence_cards_only():
    g = placing("spain-1 open-1 open-2 unrest")
    assert g.refused(0, "influence open-1=france") == "open_card_alone"
    assert g.refused(0, "influence spain-1 open-1=france") == "open_card_alone"
    assert g.refused(0, "influence unrest spain") == "unreadable_move"
    assert not any("unrest" in text for text in g.options(0))
    assert g.options(2) == ["influence"]
    g.play(0, "influence spain-1 open-1=spain open-2=spain")


@rule("setup.initial-revealed-together")
def test_initial_influence_is_turned_up_together():
    g = placing("spain-1 spain-2")
    g.play(0, "influence spain-1").play(1, "influence france-1")
    assert g.stack(0, "spain") == ""
    assert all(player["display"] == {} for player in g.game.view(2)["players"])
    g.play(2, "influence")
    assert g.told("influence_shown") == [
        {"displays": {"0": {"spain": ["spain-1"]}, "1": {"france": ["france-1"]}, "2": {}}}
    ]
    spain = {"cards": ["spain-1"], "ascending": True, "influence": 1, "leads": True}
    assert g.game.view(2)["players"][0]["display"] == {"spain": spain}


@rule("setup.initial-ascendant")
def test_initial_influence_ascends():
    for seed in range(5):
        game, rng = after_passing(4, seed), Random(seed)
        for seat in range(4):
            game.play(seat, game.pending[seat].sample(rng))
        stacks = [s for player in game.view(None)["players"] for s in player["display"].values()]
        assert stacks
        assert all(stack["ascending"] for stack in stacks)
