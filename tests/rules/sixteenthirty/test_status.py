"""The limits of status, army size and military ability. (4.1.3.2 to 4.1.3.4, 5.5, 5.7.2, 5.8.2)"""

from functools import cache
from random import Random

from tests.rules import rule
from tests.rules.sixteenthirty.table import new, table

CAUSES = {
    "status": {"status_raised", "status_captured", "league_values"},
    "army": {"army_raised", "rearmed", "army_damaged", "league_values"},
    "ability": {"ability_raised", "ability_damaged", "league_values"},
}


@cache
def seen():
    """Lowest and highest values seen in some games, and what was told whenever values changed."""
    limits: dict[str, tuple[int, int]] = {}
    changes: list[tuple[str, set[str]]] = []
    for seed in range(4):
        game, rng = new(3 + seed, seed), Random(seed)
        while not game.over:
            before, heard = {field: getattr(game.state, field)[:] for field in CAUSES}, len(game.state.events)
            seat = next(iter(game.pending))
            game.play(seat, game.pending[seat].sample(rng))
            after = {field: getattr(game.state, field)[:] for field in CAUSES}
            for field, values in after.items():
                least, most = limits.get(field, (9, 0))
                limits[field] = (min(least, *values), max(most, *values))
            if before != after:
                kinds = {event["kind"] for event in game.events("all", heard)}
                changes += [(field, kinds) for field in CAUSES if before[field] != after[field]]
    return limits, changes


def limits(field):
    return seen()[0][field]


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
    _, changes = seen()
    assert len(changes) > 100
    for field, kinds in changes:
        assert CAUSES[field] & kinds, f"{field} changed with {kinds}"
