"""End of the game and winner. (000 End of the game and winner)"""

from random import Random

import pytest

import feldherr
from feldherr.wallenstein.season import PlayYear
from feldherr.wallenstein.winter import EndGame
from tests.rules import rule
from tests.rules.wallenstein.table import each_edition, table

either_first = pytest.mark.parametrize("edition", ["first", "manual"])


def ranking(points, **position):
    """Seats from first to last, ties together, when the game ends with these points."""
    g = table(**position)
    g.state.points = list(points)
    g.do(EndGame())
    assert g.game.outcome is not None
    return g.game.outcome.ranking


@each_edition
@pytest.mark.parametrize("players", [3, 5])
@rule("end.after-second-winter", "score.cumulative")
def test_the_game_ends_with_the_second_scoring(edition, players):
    game = feldherr.new_game("wallenstein", players=players, seed=1634, edition=edition)
    rng = Random(7)
    while not game.over:
        assert game.outcome is None
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    kinds = [event["kind"] for event in game.events(None)]
    seasons = [event["season"] for event in game.events(None) if event["kind"] == "season_begun"]
    assert seasons == ["spring", "summer", "fall", "winter"] * 2
    assert kinds.count("scored") == 2
    assert kinds[-1] == "game_over"
    assert game.outcome is not None


@each_edition
@rule("end.after-second-winter")
def test_a_player_without_counties_does_not_end_the_game(edition):
    g = table(edition=edition, baden="blue 5", grain={"blue": 9})
    g.state.event_deck = [4, 5, 6, 7]
    g.state.then(PlayYear(2), EndGame())
    g.winter()
    assert not g.game.over
    assert g.state.year == 2
    if edition != "first":  # there the boxes left empty are declared first
        assert g.asked() == dict.fromkeys(("blue", "yellow", "red"), "plan")
    assert g.game.outcome is None


@each_edition
@rule("end.most-points")
def test_most_points_win(edition):
    assert ranking([20, 31, 12], edition=edition) == [[1], [0], [2]]
    assert ranking([20, 31, 12], edition=edition, thalers={"red": 50}, anhalt="red 1 palace") == [[1], [0], [2]]


@rule("end.tie.thalers")
def test_thalers_break_a_tie():
    assert ranking([30, 30, 12], thalers={"blue": 4, "yellow": 5, "red": 50}) == [[1], [0], [2]]


@rule("end.tie.thalers")
def test_buildings_do_not_break_a_tie():
    assert ranking([30, 30, 12], thalers={"blue": 4, "yellow": 4}, anhalt="blue 1 palace") == [[0, 1], [2]]


@either_first
@pytest.mark.parametrize(
    ("counties", "expected"),
    [
        ({"boehmen": "blue 1 church trading_post", "maehren": "yellow 1 palace"}, [[1], [0], [2]]),
        ({"boehmen": "blue 1 trading_post", "maehren": "yellow 1 church"}, [[1], [0], [2]]),
        ({"boehmen": "blue 1", "maehren": "yellow 1 trading_post"}, [[1], [0], [2]]),
        ({"boehmen": "blue 1 palace trading_post", "maehren": "yellow 1 palace church"}, [[1], [0], [2]]),
        ({"boehmen": "blue 1 palace church", "maehren": "yellow 1 palace church"}, [[0, 1], [2]]),
    ],
)
@rule("end.tie.buildings")
def test_in_2002_palaces_then_churches_then_trading_firms_break_a_tie(edition, counties, expected):
    assert ranking([30, 30, 12], edition=edition, thalers={"blue": 50, "yellow": 0}, **counties) == expected


@either_first
@rule("end.tie.buildings")
def test_in_2002_gold_does_not_matter(edition):
    assert ranking([30, 30, 30], edition=edition, thalers={"blue": 50, "yellow": 0, "red": 9}) == [[0, 1, 2]]
