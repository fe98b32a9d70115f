"""Check for the end of the game. (4.2.2)"""

import pytest

from feldherr.sixteenthirty.turn import EndOfTurn
from tests.rules import rule
from tests.rules.sixteenthirty.table import table


def ends(turn, roll=None):
    g = table(turn=turn, show={0: "spain-1"}).end_turn()
    if roll is not None:
        assert g.asked() == {"chance": "dice"}
        g.play("chance", f"roll {roll}")
    return g.game.over


@rule("end.turn-ten")
def test_turn_ten_is_the_last():
    g = table(turn=10).end_turn()
    assert g.game.over
    assert g.told("end_rolled") == []


@rule("end.turn-nine")
def test_turn_nine_ends_on_one_or_two():
    assert [ends(9, roll) for roll in range(1, 7)] == [True, True, False, False, False, False]


@rule("end.turn-eight")
def test_turn_eight_ends_on_one():
    assert [ends(8, roll) for roll in range(1, 7)] == [True, False, False, False, False, False]


@rule("end.no-roll-before-eight")
@pytest.mark.parametrize("turn", range(1, 8))
def test_no_roll_before_turn_eight(turn):
    g = table(turn=turn, show={0: "spain-1"}).end_turn()
    assert not g.game.over
    assert g.told("end_rolled") == []
    assert g.state.turn == turn + 1


@rule("end.first-player-rolls")
def test_the_first_player_rolls():
    for turn in (8, 9):
        g = table(turn=turn, first=2).end_turn().play("chance", "roll 6")
        assert g.told("end_rolled") == [{"seat": 2, "turn": turn, "die": 6}]
        kinds = g.kinds()
        assert kinds.index("end_rolled") < kinds.index("first_player_passed")
        assert g.told("first_player_passed") == [{"seat": 1}]


@rule("end.stops-at-once")
def test_nothing_follows_the_end():
    g = table(turn=8, first=1, face_down={0: "spain-1", 1: "italy-1"}, hands={0: "poland-1"}, spain="leader unrest")
    g.end_turn().play("chance", "roll 1")
    assert g.kinds() == ["points_added", "end_rolled", "game_ended"]
    assert g.state.first_player == 1
    assert g.state.leader[8] == 1
    assert g.market(0) == "spain-1"
    assert g.state.turn == 8


@rule("end.winner")
def test_most_points_win():
    g = table(turn=10, points=(20, 31, 30)).end_turn()
    outcome = g.game.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ranking) == ([20, 31, 30], [1], [[1], [2], [0]])


@rule("end.draw")
def test_nothing_breaks_a_tie():
    g = table(4, turn=10, points=(31, 20, 31, 30), show={0: "spain-3"}, hands={2: "unrest"}).end_turn()
    outcome = g.game.outcome
    assert outcome is not None
    assert outcome.ranking == [[0, 2], [3], [1]]


@rule("end.turn-counter")
def test_the_turn_counter_moves_before_the_market():
    g = table(turn=3, hands={0: "spain-1"}, face_down={1: "italy-1 italy-2"}).do(*[EndOfTurn(i) for i in range(4)])
    assert g.asked() == {0: "exchange"}
    assert g.game.view(None)["turn"] == 4
    assert g.kinds()[:3] == ["points_added", "turn_marker_moved", "market_opened"]
