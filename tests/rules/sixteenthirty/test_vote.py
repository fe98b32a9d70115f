"""Resolving the issue, and its losers. (5.6.2, 5.6.3)"""

from tests.rules import rule
from tests.rules.sixteenthirty.table import table


@rule("vote.who")
def test_all_with_influence_vote_and_nobody_else():
    g = table(4, hands={2: "spain-1"}, show={0: "spain-1", 1: "italy-3", 3: "spain-2 spain:down"})
    g.call(0, "spain join").bid({2: ["bid spain-1"]})
    assert g.asked() == {0: "vote", 2: "vote", 3: "vote"}
    assert g.refused(1, "vote red") == "not_asked"


@rule("vote.no-abstention")
def test_nobody_abstains():
    g = table(show={0: "spain-1", 1: "spain-2"}).call(0, "spain join").bid()
    for seat in (0, 1):
        assert g.refused(seat, "pass") == "not_offered"
        assert g.options(seat) == ["vote red", "vote blue"]


@rule("vote.simultaneous")
def test_votes_are_shown_at_once():
    g = table(show={0: "spain-1", 1: "spain-2", 2: "spain-3"}).call(0, "spain join").bid()
    g.play(2, "vote red").play(0, "vote blue")
    assert g.told("votes_shown") == []
    assert g.faction("spain") is None
    g.play(1, "vote red")
    votes = {"0": "blue", "1": "red", "2": "red"}
    assert g.told("votes_shown") == [
        {"country": "spain", "votes": votes, "red": 5, "blue": 1, "winner": "red", "passed": True}
    ]


@rule("vote.full-weight")
def test_a_vote_has_all_points_of_the_stack():
    show = {0: "spain-3 spain-2 open-2=spain spain:down italy-3", 1: "spain-1 open-1=spain"}
    g = table(hands={1: "spain-3 spain-2"}, show=show).lobby(0, "spain join", {0: "red", 1: "blue"})
    (shown,) = g.told("votes_shown")
    assert (shown["red"], shown["blue"]) == (7, 2)


@rule("vote.majority")
def test_points_decide_not_heads():
    g = table(4, show={0: "spain-3 spain-3", 1: "spain-1", 2: "spain-2", 3: "spain-2"})
    g.lobby(0, "spain join", {0: "red", 1: "blue", 2: "blue", 3: "blue"})
    assert g.faction("spain") == "red"
    blue = table(show={0: "spain-3", 1: "spain-2", 2: "spain-2"}).lobby(
        0, "spain join", {0: "red", 1: "blue", 2: "blue"}
    )
    assert blue.faction("spain") == "blue"


@rule("vote.tie")
def test_a_tie_changes_nothing():
    g = table(show={0: "spain-3", 1: "spain-2 spain-1"}, spain="red", france="blue")
    before = g.game.rulebook.encode(g.state)
    g.lobby(0, "spain war france", {0: "red", 1: "blue"})
    (shown,) = g.told("votes_shown")
    assert (shown["winner"], shown["passed"]) == ("tie", False)
    assert not g.asked()
    assert (g.stack(0, "spain"), g.stack(1, "spain")) == ("spain-3", "spain-1 spain-2")
    g.state.bidding = 0
    assert g.game.rulebook.encode(g.state) == before


@rule("vote.loser-turns")
def test_ascending_losers_turn():
    g = table(show={0: "spain-3 spain-3", 1: "spain-2 spain-1", 2: "spain-1"})
    g.lobby(0, "spain join", {0: "red", 1: "blue", 2: "blue"})
    assert (g.stack(1, "spain"), g.stack(2, "spain")) == ("spain-1 spain-2 down", "spain-1 down")
    assert g.market(1) == g.market(2) == ""


@rule("vote.loser-discards")
def test_descending_losers_lose_a_card():
    show = {0: "spain-3 spain-3", 1: "spain-2 spain-1 open-1=spain spain:down"}
    g = table(show=show).lobby(0, "spain join", {0: "red", 1: "blue"})
    assert g.asked() == {1: "lose_influence"}
    assert g.options(1) == ["remove spain-1", "remove spain-2", "remove open-1 spain"]
    g.play(1, "remove spain-1")
    assert (g.stack(1, "spain"), g.market(1)) == ("spain-2 open-1 down", "spain-1")
    g = table(show={0: "spain-3 spain-3", 1: "spain-2 open-1=spain spain:down"})
    g.lobby(0, "spain join", {0: "red", 1: "blue"}).play(1, "remove spain-2")
    assert (g.stack(1, "spain"), g.market(1)) == ("", "spain-2 open-1")


@rule("vote.winner-unchanged")
def test_nobody_else_is_touched():
    show = {0: "spain-3 spain-3", 1: "spain-2 italy-1", 2: "italy-3 italy:down", 3: "spain-1 spain:down"}
    g = table(4, show=show).lobby(0, "spain join", {0: "red", 1: "blue", 3: "red"})
    assert g.stack(0, "spain") == "spain-3 spain-3"
    assert g.stack(3, "spain") == "spain-1 down"
    assert (g.stack(1, "italy"), g.stack(2, "italy")) == ("italy-1", "italy-3 down")
