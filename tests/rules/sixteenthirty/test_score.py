"""Add up victory points. (4.2.1)"""

from feldherr.sixteenthirty.scoring import add_up_victory_points
from feldherr.sixteenthirty.turn import EndOfTurn
from tests.rules import rule
from tests.rules.sixteenthirty.table import table


def scored(**position):
    g = table(**position)
    add_up_victory_points(g.state)
    return g.state.points


@rule("score.minimum")
def test_the_lower_of_influence_and_status():
    for stack, status, points in (("spain-3 spain-1", 6, 4), ("spain-3 spain-1", 2, 2), ("spain-2 spain:down", 6, 2)):
        assert scored(show={0: stack}, vp_markers={0: "spain"}, spain=f"status:{status}")[0] == points
    assert scored(show={0: "spain-3", 1: "spain-1"}, vp_markers={1: "spain"})[1] == 1


@rule("score.no-influence")
def test_no_influence_no_points():
    assert scored(show={1: "spain-3"}, vp_markers={0: "spain"}) == [0, 0, 0]


@rule("score.markers-multiply")
def test_each_marker_scores():
    show = {0: "german_states-2 italy-1"}
    assert scored(show=show, vp_markers={0: "german_states german_states german_states italy"})[0] == 7


@rule("score.only-own-markers")
def test_influence_without_a_marker_scores_nothing():
    assert scored(show={0: "spain-3 italy-3"}, vp_markers={0: "poland", 1: "spain italy"}) == [0, 0, 0]


@rule("score.league-bonus")
def test_a_league_brings_one_point_a_marker():
    position = {"show": {0: "spain-3"}, "spain": "red league:red status:2"}
    assert scored(vp_markers={0: "spain spain"}, **position)[0] == 6
    assert scored(vp_markers={0: "spain"}, **position)[0] == 3


@rule("score.every-turn-added")
def test_points_add_up_at_every_turns_end():
    for turn in (1, 7, 10):
        g = table(show={0: "spain-2"}, vp_markers={0: "spain"}, points=(5, 1, 0), turn=turn)
        g.end_turn()
        assert g.state.points == [7, 1, 0]
    g = table(show={0: "spain-2"}, vp_markers={0: "spain"}, spain="status:2").do(EndOfTurn(0))
    g.state.status[8] = 1
    g.do(EndOfTurn(0))
    assert g.state.points[0] == 3  # the values of the moment
