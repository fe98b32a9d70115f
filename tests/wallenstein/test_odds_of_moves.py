"""Odds of the moves of whole games: the cubes they name are those that are thrown."""

from random import Random
from typing import Any

import pytest

import feldherr


@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_cubes_of_an_attack_are_named_by_reason(edition: str) -> None:
    rng = Random(3)
    game = feldherr.new_game("wallenstein", players=4, seed=5, edition=edition)
    reasons: set[str] = set()
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        move = decision.sample(rng)
        thrown = cubes_of(game, move)
        before = len(game.state.events)
        game.play(seat, move)
        went_in = [facts["thrown"] for kind, facts, _ in game.state.events[before:] if kind == "thrown"]
        if thrown is None or not went_in:
            continue  # no attack, or the defender is asked how many to throw
        reasons |= {reason for reason, cubes in thrown.items() if any(cubes.values())}
        together = {who: sum(cubes[who] for cubes in thrown.values()) for who in went_in[0]}
        assert together == went_in[0]
    assert reasons >= {"armies", "peasants", "tray"}
    assert "bonus" in reasons or edition == "first"


def cubes_of(game: feldherr.Game, move: Any) -> dict[str, dict[str, int]] | None:
    try:
        thrown: dict[str, dict[str, int]] = game.odds(move).as_json()["thrown"]
    except feldherr.FeldherrError:
        return None
    return thrown
