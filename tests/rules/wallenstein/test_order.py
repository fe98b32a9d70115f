"""Player order of a season and of winter. (000 Fix player order; 001 Action phases)"""

from itertools import permutations

import pytest

from tests.rules import rule
from tests.rules.wallenstein.seasons import OF_2002, asked, plan_all, play_on, play_to, start, told
from tests.rules.wallenstein.table import seat_of, table


@rule("order.positions")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("places", list(permutations((1, 2, 4, 5, 3)))[::17], ids=lambda p: "".join(map(str, p)))
def test_lowest_position_first_and_unclaimed_ones_skipped(players, places):
    game = start(players)
    plan_all(game)
    chosen: dict[int | str, int] = {}
    while asked(game, "position"):
        (seat,) = game.pending
        chosen[seat] = places[len(chosen)]
        game.play(seat, f"position {chosen[seat]}")
    if players == 5:  # the last player takes what is left
        chosen[({*range(5)} - {*chosen}).pop()] = places[4]
    assert told(game, "player_order")[0]["order"] == sorted(chosen, key=lambda seat: chosen[seat])


@rule("order.positions")
def test_red_blue_black_as_printed():
    game = start()
    plan_all(game, {0: {"bid": "2"}, 1: {"bid": "4"}, 2: {"bid": "1"}})
    black, blue, red = 1, 0, 2
    game.play(black, "position 5")
    game.play(blue, "position 3")
    game.play(red, "position 2")
    assert told(game, "player_order")[0]["order"] == [red, blue, black]


@rule("order.shuffled")
@pytest.mark.parametrize("edition", OF_2002)
def test_drawn_at_random_after_all_plans_are_laid(edition):
    orders = set()
    for seed in range(40):
        game = start(edition=edition, seed=seed)
        assert game.view("all")["turn_order"] == []
        plan_all(game)
        orders.add(tuple(told(game, "order_shuffled")[0]["order"]))
    assert orders == set(permutations(range(3)))


@rule("order.shuffled")
@pytest.mark.parametrize("edition", OF_2002)
def test_drawn_anew_each_season_without_bids_and_tiles(edition):
    game = start(5, edition)
    assert game.view(None)["tiles"] == []
    play_on(game)
    orders = [tuple(event["order"]) for event in told(game, "order_shuffled")]
    assert len(orders) == len(set(orders)) == 6
    assert told(game, "bids", "bonus_tiles", "position_taken") == []


def winter_revolts(edition, order):
    """The seats whose counties revolt in a winter without grain, one after another."""
    g = table(baden="blue 2", mark="yellow 2", trier="red 2", order=order, options={"edition": edition})
    g.winter()
    while g.asked():
        g.fight("fall")
    return [fact["seat"] for fact in g.told("revolt")]


@rule("order.kept-in-winter")
@pytest.mark.parametrize("order", list(permutations(("blue", "yellow", "red"))), ids="-".join)
def test_winter_revolts_in_player_order(order):
    assert winter_revolts("second", order) == [seat_of(colour) for colour in order]


@rule("order.kept-in-winter")
@pytest.mark.parametrize("seed", range(6))
def test_the_player_order_of_fall_stays_through_winter(seed):
    game = start(seed=seed)
    play_to(game, "spring", year=2)
    fall = told(game, "player_order")[2]["order"]
    assert list(dict.fromkeys(event["seat"] for event in told(game, "revolt"))) == fall


@rule("order.winter.first")
@pytest.mark.parametrize("edition", OF_2002)
@pytest.mark.parametrize("order", list(permutations(("blue", "yellow", "red"))), ids="-".join)
def test_winter_revolts_in_player_order_in_2002(edition, order):
    assert winter_revolts(edition, order) == [seat_of(colour) for colour in order]


@rule("order.winter.first")
@pytest.mark.parametrize("edition", OF_2002)
@pytest.mark.parametrize("seed", range(6))
def test_the_player_order_of_autumn_counts_in_winter(edition, seed):
    game = start(edition=edition, seed=seed)
    play_to(game, "spring", year=2)
    autumn = told(game, "order_shuffled")[2]["order"]
    assert list(dict.fromkeys(event["seat"] for event in told(game, "revolt"))) == autumn
