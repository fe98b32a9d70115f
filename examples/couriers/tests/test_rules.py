"""The rules of Couriers, one by one."""

from typing import Any

import pytest

import feldherr
from examples.couriers.names import DISPATCHES, RIDERS_OF_A_SPEED, SPEEDS, TURNS
from examples.couriers.state import State
from feldherr import Game, IllegalMove

HANDS = [(1, 2, 3, 4, 6), (1, 2, 3, 5, 6), (1, 2, 4, 5, 6)]


def table(dispatch: str = "prague", marauders: bool = False) -> tuple[Game, State]:
    """Three players with these hands before their first riders, and a dispatch on the road."""
    game = feldherr.new_game("couriers", players=3, seed=1, rules={"marauders": marauders}).copy()  # which asks anew
    g: Any = game.state
    g.hand = list(HANDS)
    g.deck = [speed for speed in SPEEDS for _ in range(RIDERS_OF_A_SPEED)]
    for speed in (speed for hand in HANDS for speed in hand):
        g.deck.remove(speed)
    every = [*g.coming, *g.road]
    g.road = [DISPATCHES.index(dispatch)]
    g.coming = [one for one in every if one not in g.road]
    return game, g


def send(game: Game, *speeds: int) -> None:
    for seat, speed in enumerate(speeds):
        game.play(seat, f"send {speed}")


def told(game: Game, kind: str) -> list[dict[str, Any]]:
    return [event for event in game.events("all") if event["kind"] == kind]


def test_the_fastest_rider_is_home_first_and_its_player_decides() -> None:
    game, _ = table()
    send(game, 4, 5, 2)
    assert list(game.pending) == [1]
    assert [move.text for move in game.pending[1].options()] == ["deliver", "sell"]
    game.play(1, "deliver")
    assert [player["victory_points"] for player in game.view(None)["players"]] == [0, 5, 0]
    assert game.view(None)["players"][1]["delivered"] == ["prague"]


def test_equally_fast_riders_hold_each_other_up() -> None:
    game, _ = table()
    send(game, 6, 6, 2)
    assert list(game.pending) == [2]


def test_where_nobody_comes_through_alone_the_dispatch_stays() -> None:
    game, g = table()
    send(game, 6, 6, 6)
    assert told(game, "dispatch_stayed")[-1]["dispatches"] == ["prague"]
    assert (g.turn, len(g.road)) == (2, 2)


def test_marauders_catch_all_riders_of_one_speed() -> None:
    game, g = table(marauders=True)
    send(game, 4, 5, 2)
    (came,) = told(game, "marauders_came")
    assert came["caught"] == [seat for seat, speed in enumerate(g.sent) if speed == came["speed"]]
    assert list(game.pending) == [0 if came["speed"] == 5 else 1]


@pytest.mark.parametrize("caught", SPEEDS)
def test_who_is_caught_is_not_home(caught: int) -> None:
    _, g = table()
    g.sent, g.caught = [4, 5, 2], caught
    assert g.first_home() == (0 if caught == 5 else 1)


def test_what_is_sold_brings_half_and_two_riders_that_nobody_else_sees() -> None:
    game, g = table()
    send(game, 4, 5, 2)
    game.play(1, "sell")
    assert (g.points(1), len(g.hand[1]), len(g.deck)) == (2, 6, 7)
    assert [event["kind"] for event in game.events(1) if event["kind"] == "riders_hired"] == ["riders_hired"]
    assert "riders_hired" not in {event["kind"] for event in (*game.events(0), *game.events(None))}


def test_where_no_rider_is_for_hire_everything_is_delivered_unasked() -> None:
    game, g = table()
    g.deck = []
    send(game, 4, 5, 2)
    assert (g.points(1), g.turn) == (5, 2)


def test_the_game_ends_after_five_days_and_equals_are_told_apart_by_their_riders() -> None:
    game, g = table()
    g.turn = TURNS
    g.hand = [(1, 6), (1, 5), (1, 5)]
    send(game, 1, 1, 1)
    assert game.over
    assert game.outcome == feldherr.Outcome([0, 0, 0], [[0], [1, 2]])


def test_a_rider_that_is_not_there_cannot_be_sent() -> None:
    game, _ = table()
    with pytest.raises(IllegalMove):
        game.play(0, "send 5")
    assert list(game.pending) == [0, 1, 2]


def test_a_sealed_rider_is_seen_by_its_player_alone_and_can_be_called_back() -> None:
    game, _ = table()
    game.play(0, "send 6")
    assert (game.view(0)["sealed"], game.view(1)["sealed"], game.view(None)["sealed"]) == ({"0": "send 6"}, {}, {})
    game.take_back(0)
    game.play(0, "send 1")
    assert game.view(0)["sealed"] == {"0": "send 1"}
