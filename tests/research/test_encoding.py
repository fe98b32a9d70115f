"""Actions and observations as numbers: everything can be played by them, and nothing hidden shows in them."""

from random import Random
from typing import Any

import numpy as np
import pytest

import feldherr
from feldherr.research.encoding import encoding
from feldherr.research.table import Table, rewards

TABLES = [
    ("wallenstein", {"players": 3}),
    ("wallenstein", {"players": 4, "edition": "first"}),
    ("wallenstein", {"players": 4, "edition": "manual", "rules": {"empty_boxes_declared": True}}),
    ("wallenstein", {"players": 5, "court": True, "landsknechte": True, "lineup": "draft"}),
    ("sixteenthirty", {"players": 3}),
    ("sixteenthirty", {"players": 6}),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_whole_games_are_played_by_numbers_that_fit(name: str, options: dict[str, Any]) -> None:
    code = encoding(name)
    rng = Random(3)
    table = Table(feldherr.new_game(name, seed=3, **options))
    while not table.over:
        seat = table.seat
        seen, legal = table.observe(seat), list(table.legal(seat))
        assert seen.shape == (code.LAYOUT.size,)
        assert (seen >= 0).all()
        assert (seen <= code.LAYOUT.high).all()
        assert seen[code.LAYOUT.start["asked"]] == 1
        assert legal == sorted(set(legal)) == np.flatnonzero(table.mask(seat)).tolist()
        table.act(seat, rng.choice(legal))
    assert sum(rewards(table.game)) == pytest.approx(0)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_nothing_that_a_seat_does_not_know_shows(name: str, options: dict[str, Any]) -> None:
    """An imagined game agrees with all that the seat knows, and differs in the rest: so must its observation."""
    rng = Random(4)
    table = Table(feldherr.new_game(name, seed=4, **options))
    while not table.over:
        if rng.random() < 0.03:
            for seat in range(table.game.players):
                imagined = Table(table.game.imagine(seat, rng))
                assert (imagined.observe(seat) == _unbegun(table, seat)).all()
        table.act(table.seat, rng.choice(table.legal(table.seat)))


def _unbegun(table: Table, seat: int) -> np.ndarray:
    """What the seat sees before it has taken an action of its move."""
    return Table(table.game.copy()).observe(seat)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_legal_move_can_be_made_of_actions(name: str, options: dict[str, Any]) -> None:
    rng = Random(5)
    game = feldherr.new_game(name, seed=5, **options)
    kinds = set()
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        if decision.kind not in kinds and decision.kind not in ("plan", "excess_cards"):
            kinds.add(decision.kind)
            made = _all_moves(game, int(seat))
            assert made == {move.text for move in decision.options()}
        game.play(seat, decision.sample(rng))
    assert len(kinds) > 2


def _all_moves(game: feldherr.Game, seat: int) -> set[str]:
    """The moves at the ends of all paths of actions."""
    code = encoding(game.rulebook.name)
    found = set()
    paths: list[list[int]] = [[]]
    while paths:
        path = paths.pop()
        asked = code.asking(game.pending[seat], game.players)
        move = None
        for action in path:
            move = asked.take(action)
        if move is not None:
            found.add(move.text)
        else:
            paths.extend([*path, action] for action in asked.legal())
    return found


def test_an_illegal_action_changes_nothing() -> None:
    table = Table(feldherr.new_game("wallenstein", players=3, seed=1))
    before = table.observe(0)
    for action in (-1, 161, 10**9, None, "baden", 1.5):
        with pytest.raises(feldherr.IllegalMove):
            table.act(0, action)
    assert (table.observe(0) == before).all()


def test_what_is_unfolded_is_the_same_for_one_and_for_many() -> None:
    layout = encoding("wallenstein").LAYOUT
    table = Table(feldherr.new_game("wallenstein", players=3, seed=1))
    seen = [table.observe(seat) for seat in range(3)]
    many = layout.unfold(np.array(seen))
    assert many.shape == (3, layout.unfolded_size)
    assert (many[1] == layout.unfold(seen[1])).all()
    assert (many >= 0).all()
    assert (many <= 1).all()
