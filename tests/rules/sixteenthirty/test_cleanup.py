"""Clean up markers. (4.2.4)"""

from feldherr.sixteenthirty.turn import END_OF_TURN, EndOfTurn
from tests.rules import rule
from tests.rules.sixteenthirty.table import table

CLEAN_UP = next(line for line, step in enumerate(END_OF_TURN) if step.__name__ == "pass_first_player_marker")


def cleaned(g):
    return g.do(EndOfTurn(CLEAN_UP), EndOfTurn(CLEAN_UP + 1))


@rule("cleanup.marker-right")
def test_the_marker_goes_to_the_right():
    assert [cleaned(table(4, first=first)).state.first_player for first in range(4)] == [3, 0, 1, 2]


@rule("cleanup.temporary-markers")
def test_temporary_markers_leave():
    g = cleaned(table(spain="red leader league:red", italy="red league:red", france="blue unrest", poland="leader"))
    for country in g.game.view(None)["countries"].values():
        assert (country["leader"], country["unrest"], country["league"]) == (False, False, None)


@rule("cleanup.everything-else-stays")
def test_everything_else_stays():
    g = table(
        hands={0: "spain-1", 1: "unrest"},
        show={0: "italy-1 italy:down", 1: "spain-3"},
        vp_markers={0: "spain italy"},
        points=(3, 4, 5),
        spain="red status:2 army:0 ability:0 leader",
        discard="assassin",
    )
    before = g.state.copy()
    after = cleaned(g).state
    for field in ("status", "army", "ability", "faction", "stack", "descending", "hand", "vp_markers", "points"):
        assert getattr(after, field) == getattr(before, field)
    assert (after.deck, after.discard, after.turn) == (before.deck, before.discard, before.turn)
