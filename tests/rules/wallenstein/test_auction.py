"""The auction of positions and bonus tiles. (000 Display bonus tiles, Place a bid, Fix player order)"""

from itertools import permutations

import pytest

import feldherr
from feldherr import IllegalMove
from feldherr.kernel.chance import Chance
from feldherr.wallenstein.names import TILES
from tests.rules import rule
from tests.rules.wallenstein.seasons import (
    asked,
    each,
    may_play,
    plan,
    plan_all,
    play_on,
    play_season,
    play_to,
    start,
    told,
)
from tests.rules.wallenstein.table import SEATS, falls, table


@rule("auction.tiles-laid")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_five_tiles_lie_face_up_before_planning(players):
    game = start(players)
    assert asked(game, "plan")
    for seat in (0, None):
        assert sorted(game.view(seat)["tiles"]) == sorted(["thaler", "grain", "six_armies", "attack", "defence"])
    play_on(game)
    laid = [tuple(event["tiles"]) for event in told(game, "bonus_tiles")]
    assert len(laid) == 6
    assert len(set(laid)) > 1
    assert {start(players, seed=seed).view(None)["tiles"][0] for seed in range(40)} == set(TILES)


# -- bidding -----------------------------------------------------------------------------------------------------------


@rule("auction.bid-mandatory")
def test_every_player_bids_one_unused_card():
    game = start()
    whole = plan(game, 0, bid="mark", taxes="trier")
    assert may_play(game, 0, whole)
    for no_bid in (" bid=-", " bid=money", " bid=trier", ""):
        assert not may_play(game, 0, whole.replace(" bid=mark", no_bid))
    five = dict.fromkeys(("combat_a", "combat_b", "deploy1", "grain", "taxes"), "money")
    assert not may_play(game, 0, plan(game, 0, **five, bid="0"))
    assert may_play(game, 0, plan(game, 0, **five))
    with pytest.raises(IllegalMove):
        game.play(0, plan(game, 0, bid="mark") + " bid=1")


@rule("auction.bid-mandatory")
def test_only_who_has_too_few_cards_may_bid_nothing():
    few = each("blue 1", "baden", "mark", "trier", "koeln", "strassburg")
    enough = each("yellow 1", "passau", "vogtland", "anhalt", "lausitz", "altmark", "neumark")
    g = table(**few, **enough)
    play_season(g)
    assert may_play(g.game, 0, plan(g.game, 0, bid="-"))
    assert not may_play(g.game, 1, plan(g.game, 1, bid="-"))


@rule("auction.bid-limit")
@pytest.mark.parametrize("thalers", [0, 1, 2, 3, 4, 5])
def test_no_bid_above_the_thalers_at_hand(thalers):
    g = table(baden="blue 1", thalers={"blue": thalers})
    play_season(g)
    possible = [bid for bid in range(5) if may_play(g.game, 0, plan(g.game, 0, bid=str(bid)))]
    assert possible == list(range(min(thalers, 4) + 1))
    assert may_play(g.game, 0, plan(g.game, 0, bid="baden"))


@rule("auction.reveal-and-pay")
def test_bids_are_revealed_together_and_paid_whatever_they_bring():
    game = start()
    game.play(0, plan(game, 0, bid="4"))
    game.play(1, plan(game, 1, bid="baden"))
    assert [player["thalers"] for player in game.view("all")["players"]] == [18, 18, 18]
    assert not told(game, "bids")
    game.play(2, plan(game, 2, bid="1"))
    assert told(game, "bids")[0]["bids"] == ["4", "baden", "1"]
    assert [player["thalers"] for player in game.view(None)["players"]] == [14, 18, 17]
    assert [player["plan"]["bid"] for player in game.view(None)["players"]] == ["4", "baden", "1"]
    assert asked(game, "position")  # paid before anybody chose


@rule("auction.reveal-and-pay")
def test_bid_cards_return_to_the_hand_after_the_season():
    game = start()
    plan_all(game, {0: {"bid": "4"}, 1: {"bid": "baden"}})
    play_to(game, "summer")
    assert may_play(game, 0, plan(game, 0, bid="4"))
    assert "baden" in game.pending[1].facts()["counties"]


def few_cards(players, seed=0):
    """Everyone has 3 counties and so 3 boxes to leave empty, and is about to plan."""
    counties = (
        *("baden", "mark", "trier", "passau", "vogtland", "anhalt", "altmark", "neumark"),
        *("lausitz", "boehmen", "kaernten", "salzburg", "augsburg", "koeln", "breisgau"),
    )
    g = table(players)
    for i, county in enumerate(counties[: 3 * players]):
        g.put(county, f"{SEATS[i // 3]} 1")
    g.state.chance = Chance.from_seed(bytes([seed]) * 32)
    play_season(g)
    return g


def choosing_order(g, bids):
    """The seats in the order in which they choose positions, after these bids."""
    county = [g.game.pending[seat].facts()["counties"][0] for seat in range(g.game.players)]
    plan_all(g.game, {seat: {"bid": county[seat] if bid == "county" else bid} for seat, bid in enumerate(bids)})
    play_on(g.game, lambda: bool(told(g.game, "player_order")))
    return [event["seat"] for event in told(g.game, "position_taken")]


@rule("auction.rank")
@pytest.mark.parametrize("bids", list(permutations(("4", "3", "county", "0", "-"))), ids="".join)
def test_4_3_2_1_county_0_none(bids):
    ranks = ("4", "3", "2", "1", "county", "0", "-")
    order = choosing_order(few_cards(5), bids)
    assert order == sorted(range(5), key=lambda seat: ranks.index(bids[seat]))


@rule("auction.rank")
def test_low_bids_rank_above_counties():
    assert choosing_order(few_cards(5), ("county", "1", "0", "2", "3")) == [4, 3, 1, 0, 2]


@rule("auction.tie-random")
@pytest.mark.parametrize("bid", ["2", "county", "-", "0"])
def test_equal_bids_are_drawn_at_random(bid):
    orders = {tuple(choosing_order(few_cards(3, seed), (bid, "4", bid))) for seed in range(12)}
    assert orders == {(1, 0, 2), (1, 2, 0)}
    orders = {tuple(choosing_order(few_cards(3, seed), (bid, bid, bid))) for seed in range(40)}
    assert orders == set(permutations(range(3)))


@rule("auction.tie-random")
def test_the_draw_is_recorded():
    for seed in range(6):
        game = start(seed=seed)
        plan_all(game, {seat: {"bid": "1"} for seat in range(3)})
        (drawn,) = told(game, "bidding_order")
        assert drawn["order"][0] in game.pending
        again = feldherr.replay(game.record())
        assert told(again, "bidding_order") == [drawn]


@rule("auction.choose-position")
def test_any_free_position_with_the_tile_lying_there():
    game = start()
    tiles = game.view(None)["tiles"]
    plan_all(game, {0: {"bid": "1"}, 1: {"bid": "4"}, 2: {"bid": "3"}})
    for seat, place, free in ((1, 4, "12345"), (2, 2, "1235"), (0, 5, "135")):
        assert list(game.pending) == [seat]
        assert [move.text for move in game.pending[seat].options()] == [f"position {number}" for number in free]
        game.play(seat, f"position {place}")
        (taken,) = [event for event in told(game, "position_taken") if event["seat"] == seat]
        assert (taken["position"], taken["tile"]) == (place, tiles[place - 1])


@rule("auction.choose-position")
def test_a_taken_position_is_refused():
    game = start()
    plan_all(game, {0: {"bid": "4"}, 1: {"bid": "3"}, 2: {"bid": "1"}})
    game.play(0, "position 2")
    for wrong in ("position 2", "position 0", "position 6"):
        with pytest.raises(IllegalMove):
            game.play(1, wrong)
    assert game.view(None)["players"][0]["position"] == 2


# -- bonus tiles -------------------------------------------------------------------------------------------------------


@rule("auction.leftover-tiles")
@pytest.mark.parametrize("owner", [None, "yellow"])
def test_a_tile_works_for_its_owner_only(owner):
    for tile in TILES:
        tiles = {owner: tile} if owner else {}
        g = table(anhalt="blue 9", altmark="blue 1", kursachsen="red 9", tiles=tiles, thalers={"blue": 9})
        g.act("blue", "taxes", "anhalt")
        g.act("blue", "grain", "altmark")
        g.act("blue", "deploy5", "anhalt")
        assert (g.thalers("blue"), g.grain("blue"), g.county("anhalt")) == (9 + 5 - 3, 2, "blue 14 revolt:1")
        g.attack("anhalt", "kursachsen", armies=3)
        assert g.thrown() == {"blue": 3, "red": 9}


@rule("auction.leftover-tiles")
@pytest.mark.parametrize("players", [3, 4])
def test_tiles_not_chosen_are_nobodys_and_all_come_back_next_season(players):
    game = start(players)
    plan_all(game, {0: {"combat_a": game.pending[0].facts()["counties"][0]}})
    play_on(game, lambda: asked(game, "move"))
    owned = [player["tile"] for player in game.view(None)["players"]]
    assert len(set(owned)) == players
    play_to(game, "summer")
    assert [player["tile"] for player in game.view(None)["players"]] == [None] * players
    assert sorted(game.view(None)["tiles"]) == sorted(TILES)


@rule("auction.tile-thaler")
def test_one_thaler_more_from_taxes():
    g = table(anhalt="blue 1", thalers={"blue": 0}, tiles={"blue": "thaler"})
    g.act("blue", "taxes", "anhalt")
    assert g.thalers("blue") == 6
    g.act("blue", "grain", "anhalt")
    assert g.grain("blue") == 4


@rule("auction.tile-thaler")
def test_burgund_under_the_maximum_of_5_as_printed():
    g = table(4, burgund="blue 1", thalers={"blue": 0}, tiles={"blue": "thaler"}, event="tax_ceiling")
    g.act("blue", "taxes", "burgund")
    assert g.thalers("blue") == 6


@rule("auction.tile-grain")
def test_one_grain_more():
    g = table(anhalt="blue 1", altmark="blue 1", thalers={"blue": 0}, tiles={"blue": "grain"})
    g.act("blue", "grain", "anhalt")
    assert g.grain("blue") == 5
    g.act("blue", "taxes", "altmark")
    assert g.thalers("blue") == 6


@rule("auction.tile-six-armies")
@pytest.mark.parametrize(("action", "armies", "price"), [("deploy5", 6, 3), ("deploy3", 3, 2), ("deploy1", 1, 1)])
def test_six_armies_instead_of_five_for_3_thalers(action, armies, price):
    g = table(anhalt="blue 1", thalers={"blue": 9}, tiles={"blue": "six_armies"})
    g.act("blue", action, "anhalt")
    assert g.county("anhalt") == f"blue {1 + armies}"
    assert g.thalers("blue") == 9 - price


@rule("auction.tile-six-armies-with-event")
def test_the_tile_is_applied_after_the_event_that_lowers_deploy_5():
    g = table(anhalt="blue 1", thalers={"blue": 9}, tiles={"blue": "six_armies"}, event="short_levy")
    g.act("blue", "deploy5", "anhalt")
    assert g.county("anhalt") == "blue 7"
    assert g.thalers("blue") == 6
    g.act("blue", "deploy3", "anhalt")
    assert g.county("anhalt") == "blue 9"


@rule("auction.tile-six-armies-short")
@pytest.mark.parametrize(
    ("event", "supply", "placed"),
    [(None, 6, 6), (None, 5, 5), (None, 4, 0), *(("short_levy", *case) for case in ((5, 5), (4, 4), (3, 3), (2, 0)))],
)
def test_with_the_tile_the_supply_may_give_fewer_than_six(event, supply, placed):
    g = table(anhalt="blue 1", thalers={"blue": 9}, supply={"blue": supply}, tiles={"blue": "six_armies"}, event=event)
    g.act("blue", "deploy5", "anhalt")
    assert g.county("anhalt") == f"blue {1 + placed}"
    assert g.thalers("blue") == (6 if placed else 9)


@rule("auction.tile-attack")
@pytest.mark.parametrize("action", ["combat_a", "combat_b"])
@pytest.mark.parametrize(("target", "defence"), [("yellow 3", {"yellow": 3}), ("neutral", {"peasants": 1})])
def test_one_more_army_when_attacking(action, target, defence):
    g = table(anhalt="blue 5", kursachsen=target, tiles={"blue": "attack"})
    g.attack("anhalt", "kursachsen", armies=2, action=action)
    assert g.thrown() == {"blue": 3, **defence}
    assert g.cubes("blue") == {"anhalt": 3, "pot": 3, "supply": 56}


@rule("auction.tile-attack", "auction.tile-defence")
def test_the_attack_tile_does_not_defend_nor_the_defence_tile_attack():
    g = table(anhalt="blue 5", kursachsen="yellow 3", tiles={"blue": "defence", "yellow": "attack"})
    g.attack("anhalt", "kursachsen", armies=2)
    assert g.thrown() == {"blue": 2, "yellow": 3}


@rule("auction.tile-defence")
@pytest.mark.parametrize("action", ["combat_a", "combat_b"])
def test_one_more_army_each_time_a_county_is_attacked(action):
    g = table(anhalt="blue 5", kursachsen="yellow 3", lausitz="yellow 1", tiles={"yellow": "defence"})
    g.attack("anhalt", "kursachsen", armies=2, action=action, tower=falls(yellow=1))
    assert g.cubes("yellow") == {"kursachsen": 1, "lausitz": 1, "inside": 3, "supply": 57}
    g = table(anhalt="blue 5", kursachsen="yellow 3", tiles={"yellow": "defence"})
    for action_again in ("combat_a", "combat_b"):
        g.attack("anhalt", "kursachsen", armies=1, action=action_again)
        assert g.thrown() == {"blue": 1, "yellow": 4}
        g.tower(falls(yellow=3))


@rule("auction.tile-army-supply-empty")
def test_with_an_empty_supply_no_extra_army_is_thrown():
    g = table(
        anhalt="blue 5",
        kursachsen="yellow 3 palace",
        supply={"blue": 0, "yellow": 0},
        tiles={"blue": "attack", "yellow": "defence"},
        event="palace_guard",
    )
    g.attack("anhalt", "kursachsen", armies=4)
    assert g.thrown() == {"blue": 4, "yellow": 3}
    g.tower(falls(blue=3))
    assert g.county("kursachsen") == "blue 3 palace"


@rule("auction.tile-army-supply-empty")
def test_tile_and_event_take_as_many_as_the_supply_has():
    g = table(
        anhalt="blue 5",
        kursachsen="yellow 3 palace",
        supply={"yellow": 1},
        tiles={"yellow": "defence"},
        event="palace_guard",
    )
    g.attack("anhalt", "kursachsen", armies=4)
    assert g.thrown() == {"blue": 4, "yellow": 4}
    assert g.cubes("yellow") == {"pot": 4}


@rule("auction.tile-not-in-revolt")
@pytest.mark.parametrize("tile", ["attack", "defence"])
def test_tiles_do_not_help_in_a_revolt_of_the_season(tile):
    g = table(anhalt="blue 5 revolt:2", tiles={"blue": tile})
    g.act("blue", "taxes", "anhalt")
    assert g.thrown() == {"blue": 5, "peasants": 2}


@rule("auction.tile-not-in-revolt")
@pytest.mark.parametrize("tile", ["attack", "defence"])
def test_tiles_do_not_help_in_a_revolt_of_winter(tile):
    g = table(anhalt="blue 5 revolt:2", tiles={"blue": tile})
    g.winter()
    assert g.thrown() == {"blue": 5, "peasants": 3}


@rule("auction.tile-not-in-revolt")
@pytest.mark.parametrize("tile", ["attack", "defence"])
def test_tiles_do_not_matter_in_moves_between_own_counties(tile):
    g = table(anhalt="blue 5", altmark="blue 1", tiles={"blue": tile})
    g.act("blue", "combat_a", "anhalt")
    g.play("blue", "move altmark 3")
    assert g.cubes("blue") == {"altmark": 4, "anhalt": 2, "supply": 56}
    assert g.asked() == {}
