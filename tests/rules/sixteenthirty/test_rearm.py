"""Rearm. (5.6.4.2)"""

from tests.rules import rule
from tests.rules.sixteenthirty.table import table


def vote(red, blue):
    """Spain votes on rearming, so many points on each side."""
    g = table(show={0: f"spain-{red}", 1: f"spain-{blue}"}, spain="blue army:0")
    return g.lobby(0, "spain rearm", {0: "red", 1: "blue"})


@rule("rearm.colours")
def test_red_is_for_and_blue_against():
    assert vote(2, 1).values("spain")[1] == 1
    assert vote(1, 2).values("spain")[1] == 0
    g = table(show={0: "spain-1"}, spain="blue army:0").call(0, "spain rearm").bid()
    facts = g.game.pending[0].facts()
    assert (facts["red"], facts["blue"]) == ("rearm", "no_rearm")


@rule("rearm.sets-one")
def test_rearming_gives_an_army_of_one():
    g = vote(3, 1)
    assert g.values("spain") == (6, 1, 2)
    assert g.told("rearmed") == [{"country": "spain"}]
    assert g.stack(1, "spain") == "spain-1 down"


@rule("rearm.blue-or-tie")
def test_otherwise_there_is_no_army():
    blue = vote(1, 3)
    assert blue.values("spain")[1] == 0
    assert (blue.stack(0, "spain"), blue.stack(1, "spain")) == ("spain-1 down", "spain-3")
    tie = vote(2, 2)
    assert tie.values("spain")[1] == 0
    assert (tie.stack(0, "spain"), tie.stack(1, "spain")) == ("spain-2", "spain-2")
