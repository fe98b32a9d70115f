"""What lies in the box, and what happens when it runs out. (000 Game components)"""

from collections import Counter
from random import Random
from re import sub

import pytest

import feldherr
from feldherr.wallenstein.board import REGIONS
from tests.rules import rule
from tests.rules.wallenstein.seasons import plan, start
from tests.rules.wallenstein.table import each_edition, falls, table

either_first = pytest.mark.parametrize("edition", ["first", "manual"])


@rule("supply.components.second")
def test_cubes_tokens_and_mats():
    game = start(players=5)
    view = game.view(None)
    armies = [sum(c["armies"] for c in view["counties"].values() if c["owner"] == seat) for seat in range(5)]
    inside = view["tower"]["inside"]
    cubes = [view["players"][seat]["supply"] + armies[seat] + inside[str(seat)] for seat in range(5)]
    assert cubes == [62] * 5
    assert len(view["players"]) == 5
    for player in view["players"]:  # the three tokens: points, grain, leader
        assert (player["victory_points"], player["grain"], player["position"]) == (0, 0, None)
    facts = game.pending[0].facts()
    assert len(view["action_cards"]) == 10
    assert len(set(facts["boxes"])) == 10 + 1  # the mat: an action each, and the auction


@rule("supply.components.second")
def test_five_money_cards_each():
    game = start(players=5)
    for seat in range(5):
        decision = game.pending[seat]
        assert decision.facts()["spare_cards"] == 5
        bids = [plan(game, seat, bid=str(bid)) for bid in range(5)]
        assert all(decision.check(game.rulebook.moves.read(bid)).legal for bid in bids)
        all_five = plan(game, seat, bid="4")
        assert all_five.count("money") == 4
        sixth = sub("deploy5=[a-z_]+", "deploy5=money", all_five)
        assert not decision.check(game.rulebook.moves.read(sixth)).legal


@each_edition
@rule("supply.peasants")
def test_there_are_always_20_peasants(edition):
    game = feldherr.new_game("wallenstein", players=3, seed=20, edition=edition)
    rng = Random(20)
    while not game.over:
        view = game.view(None)
        tower = view["tower"]
        assert view["peasants"] + sum(tower[place]["peasants"] for place in ("inside", "tray", "pot")) == 20
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))


@each_edition
@rule("supply.buildings", "supply.markers")
def test_the_stock_of_tiles_and_markers(edition):
    stock = start(edition=edition).view(None)["stock"]
    assert stock == {"palace": 28, "church": 26, "trading_post": 26, "revolt_markers": 42}


@each_edition
@rule("supply.buildings")
def test_tiles_leave_the_stock_and_return_to_it(edition):
    g = table(edition=edition, anhalt="blue 5", kursachsen="yellow 3", thalers={"yellow": 9})
    g.act("yellow", "palace", "kursachsen")
    g.act("yellow", "church", "kursachsen")
    assert stock(g) == {"palace": 27, "church": 25, "trading_post": 26, "revolt_markers": 42}
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls())
    assert stock(g) == {"palace": 28, "church": 26, "trading_post": 26, "revolt_markers": 42}


@each_edition
@rule("supply.markers")
def test_markers_leave_the_stock_and_return_to_it(edition):
    g = table(edition=edition, baden="blue 5", anhalt="blue 5", grain={"blue": 9})
    g.act("blue", "grain", "anhalt")
    g.act("blue", "taxes", "baden")
    assert stock(g)["revolt_markers"] == 40
    g.act("blue", "grain", "baden")
    g.fight(falls(peasants=1))
    assert g.county("baden") == "neutral, empty"
    assert stock(g)["revolt_markers"] == 41
    g.winter()
    assert stock(g)["revolt_markers"] == 42


@each_edition
@rule("supply.markers-out")
def test_without_a_marker_left_everything_else_goes_on(edition):
    g = table(edition=edition, baden="blue 5", boehmen="yellow 1 revolt:42", thalers={"blue": 0})
    g.act("blue", "taxes", "baden")
    assert g.thalers("blue") == 4
    assert g.county("baden") == "blue 5"
    assert stock(g)["revolt_markers"] == 0


@either_first
@rule("supply.markers-out")
def test_without_a_marker_left_a_free_land_is_conquered_all_the_same(edition):
    g = table(edition=edition, baden="blue 5", boehmen="yellow 1 revolt:42")
    g.attack("baden", "wuerzburg", armies=2, tower=falls(blue=2))
    assert g.county("wuerzburg") == "blue 2"


@each_edition
@rule("supply.coins-unlimited")
def test_money_never_runs_out(edition):
    everything = 20 * 1 + 20 * 2 + 20 * 5
    g = table(edition=edition, trier="blue 5", thalers=dict.fromkeys(("blue", "yellow", "red"), everything))
    g.act("blue", "taxes", "trier")
    assert g.thalers("blue") == everything + 7


@rule("supply.events.second")
def test_the_twelve_events():
    cards = table().state.rules.events
    assert len(cards) == len({card.number for card in cards}) == 12
    assert len({card.effect for card in cards}) == 9
    assert sorted(card.grain_loss for card in cards) == [0, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7]


@either_first
@rule("supply.events.first")
def test_the_25_events_of_2002(edition):
    cards = table(edition=edition).state.rules.events
    assert len({card.number for card in cards}) == 25
    assert Counter(card.effect for card in cards) == {
        **{"crop_failure": 5, "good_harvest": 5, "short_levy": 5},
        **{"church_peace": 3, "palace_peasants": 1, "weary_peasants": 2, "peasants_rise": 2, "trade_bonus": 2},
    }
    for effect in ("crop_failure", "good_harvest", "short_levy"):
        regions = sorted(card.region for card in cards if card.effect == effect)
        assert regions == list(range(len(REGIONS)))


@rule("supply.events.second", "supply.events.first")
@pytest.mark.parametrize(("edition", "cards"), [("second", 12), ("first", 25), ("manual", 25)])
def test_all_of_them_are_in_the_deck(edition, cards):
    view = start(edition=edition).view("all")
    deck = [*view["event_deck"], *(card["number"] for card in view["events_open"])]
    assert sorted(deck) == list(range(1, cards + 1))


@rule("supply.bonus-tiles")
def test_one_bonus_tile_of_each_kind():
    tiles = start().view(None)["tiles"]
    assert sorted(tiles) == ["attack", "defence", "grain", "six_armies", "thaler"]


def stock(g):
    return g.game.view(None)["stock"]
