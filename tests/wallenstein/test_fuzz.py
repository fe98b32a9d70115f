"""Random games in every configuration: no crash, no dead end, no broken invariant, nothing that does not replay."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from feldherr import Game
from feldherr.kernel.errors import Unsound
from feldherr.wallenstein import State
from feldherr.wallenstein.names import BOX_COUNT, BUILDINGS, CLOSED, MONEY, NOBODY
from tests import soak
from tests.fuzzing import Broken
from tests.wallenstein.fuzz import OTHERS, SECOND, Table, fuzz
from tests.wallenstein.invariants import check

GAMES_EACH = 10
"""Games of a test: short enough to spread over cores."""
SEEDS_OF_SECOND = range(0, 300 // len(SECOND), GAMES_EACH)
SEEDS_OF_OTHERS = range(2)


@pytest.mark.parametrize("first_seed", SEEDS_OF_SECOND)
@pytest.mark.parametrize("table", SECOND, ids=lambda table: table.name)
def test_second_edition(table: Table, first_seed: int) -> None:
    for seed in range(first_seed, first_seed + GAMES_EACH):
        fuzz(seed, table)


@pytest.mark.parametrize("table", OTHERS, ids=lambda table: table.name)
def test_other_editions_and_expansions(table: Table) -> None:
    for seed in SEEDS_OF_OTHERS:
        fuzz(seed, table)


# -- the checks notice what they are for -----------------------------------------------------------------------------


def in_the_first_actions(table: Table) -> Game:
    """A game in which everyone has planned."""
    game = table.open(3)
    rng = Random(3)
    while game.view(None)["turn"] < 3:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    check(game)
    return game


def change(field: str, at: int, by: int) -> Callable[[State], None]:
    def spoil(g: State) -> None:
        getattr(g, field)[at] += by

    return spoil


def lay(seat: int, box: int, card: Callable[[State], int]) -> Callable[[State], None]:
    def spoil(g: State) -> None:
        g.plan[seat * BOX_COUNT + box] = card(g)

    return spoil


def put(field: str, value: Any) -> Callable[[State], None]:
    return lambda g: setattr(g, field, value)


def spoil_a_county(where: int, field: str, value: int) -> Callable[[State], None]:
    """In the first county that belongs to this seat, or to nobody."""

    def spoil(g: State) -> None:
        getattr(g, field)[g.owner.index(where)] = value

    return spoil


def keep_a_used_favor(g: State) -> None:
    g.favors_used.append(4)
    g.kept_favor[0] = 1


SPOILED: dict[str, Callable[[State], None]] = {
    "a cube too many": change("supply", 0, 1),
    "a cube of a colour nobody plays": change("tray", 4, 1),
    "a peasant lost": put("peasants", 0),
    "a building from nowhere": change("building_stock", 0, 1),
    "a marker from nowhere": put("marker_stock", 50),
    "debts": change("thalers", 1, -100),
    "less than no grain": change("grain", 1, -100),
    "a closed county with an owner": spoil_a_county(CLOSED, "owner", 0),
    "a neutral county with markers": spoil_a_county(NOBODY, "markers", 1),
    "a county without an army": spoil_a_county(0, "armies", 0),
    "too many buildings": spoil_a_county(0, "buildings", 1 << len(BUILDINGS)),
    "a foreign card on the mat": lay(0, 9, lambda g: g.owner.index(1)),
    "a card on two boxes": lambda g: g.plan.__setitem__(slice(8, 10), [g.owner.index(0)] * 2),
    "six money cards": lambda g: g.plan.__setitem__(slice(0, 6), [MONEY] * 6),
    "an event card twice": lambda g: g.event_deck.append(g.events_open[0]),
    "an event card lost": lambda g: g.events_open.clear(),
    "a favor card twice": lambda g: g.favors_used.append(g.favor_deck[0]),
    "a favor kept and used": keep_a_used_favor,
    "eight courtiers": change("entrance", 2, 8),
    "a fifth card of the pile": change("landsknechte", 0, 4),
    "a third year": put("year", 3),
    "a fifth season": put("season", 4),
    "an action twice": lambda g: g.action_cards.__setitem__(0, g.action_cards[1]),
    "two players in one place": put("position", [0, 0, 1]),
    "nothing left to do": lambda g: g.agenda.clear(),
}


@pytest.mark.parametrize("what", SPOILED)
def test_the_invariants_notice(what: str) -> None:
    game = in_the_first_actions(Table(3, court=True, landsknechte=True)).copy()
    assert isinstance(game.state, State)
    SPOILED[what](game.state)
    with pytest.raises(Unsound) as caught:
        check(game)
    assert "cannot be" in str(caught.value)


def test_a_broken_game_brings_its_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Any, capsys: Any) -> None:
    """The soak gives back what it needs to see the failure again."""

    def never(game: Game) -> None:
        assert not game.moves, "somebody moved"

    monkeypatch.setattr("tests.wallenstein.fuzz.check", never)
    with pytest.raises(Broken) as caught:
        fuzz(7)
    assert caught.value.record["moves"]
    failure = soak.play("wallenstein", 7)
    assert failure is not None
    soak.show("wallenstein", failure, tmp_path)
    told = capsys.readouterr().out
    assert "somebody moved" in told
    assert "--games 1 --seed 7" in told
    assert (tmp_path / "wallenstein-7.json").exists()
