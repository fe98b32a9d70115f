"""The limits of status, army size and military ability. (4.1.3.2 to 4.1.3.4, 5.5, 5.7.2, 5.8.2)"""

from random import Random

from tests.rules import rule
from tests.rules.sixteenthirty.table import new, table

CAUSES = {
    "status": {"status_raised", "status_captured", "league_values"},
    "army": {"army_raised", "rearmed", "army_damaged", "league_values"},
    "ability": {"ability_raised", "ability_damaged", "league_values"},
}


def seen():
    """Values of all countries after each answer of some games, and what was told."""
    for seed in range(4):
        game, rng = new(3 + seed, seed), Random(seed)
        while not game.over:
            before, heard = game.copy().state, len(game.events("all"))
            seat = next(iter(game.pending))
            game.play(seat, game.pending[seat].sample(rng))
            yield before, game.state, {event["kind"] for event in game.events("all", heard)}


def limits(field):
    values = [value for _, after, _ in seen() for value in getattr(after, field)]
    return min(values), max(values)


@rule("status.range")
def test_status_is_0_to_7():
    assert limits("status")[0] >= 0
    assert limits("status")[1] <= 7
    g = table(hands={0: "increase_status"}, **dict.fromkeys(("spain", "france"), "status:7")).special(0)
    assert not {"increase_status spain", "increase_status france"} & set(g.options(0))
    beaten = table(show={0: "spain-3"}, spain="red status:7", france="blue status:0")
    beaten.lobby(0, "spain war france", {0: "red"}, dice="6 1 1 1")
    assert (beaten.values("spain")[0], beaten.values("france")[0]) == (7, 0)


@rule("status.army-range")
def test_army_size_is_0_to_3():
    least, most = limits("army")
    assert (least, most) == (0, 3)


@rule("status.ability-range")
def test_military_ability_is_0_to_3():
    least, most = limits("ability")
    assert least >= 0
    assert most == 3


@rule("status.change-causes")
def test_values_change_only_for_these_causes():
    changed = 0
    for before, after, kinds in seen():
        for field, causes in CAUSES.items():
            if getattr(before, field) != getattr(after, field):
                changed += 1
                assert causes & kinds, f"{field} changed with {kinds}"
    assert changed > 100
