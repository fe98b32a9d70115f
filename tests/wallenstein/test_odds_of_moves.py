"""Odds of the moves of whole games: the cubes they name are those that are thrown."""

import json
from random import Random
from time import process_time
from typing import Any

import pytest

import feldherr
from feldherr.wallenstein.board import COUNTY
from feldherr.wallenstein.moves import Revolt
from feldherr.wallenstein.odds_of_moves import odds_of
from tests.rules.wallenstein.table import table
from tests.wallenstein.worst import attack_with_everything


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


@pytest.mark.parametrize("edition", ["second", "first"])
def test_all_odds_of_the_heaviest_position_are_soon_there(edition: str) -> None:
    """All cubes in one fight or in the tower: what can be asked of a sound position has a bounded cost."""
    game = attack_with_everything(edition)
    ((seat, decision),) = game.pending.items()
    began = process_time()
    odds = game.rulebook.odds_of_all(game.state, int(seat), decision.options())
    assert process_time() - began < 2, "a tenth of a second where nothing else runs"
    attacks = [move for move in decision.options() if move.text in odds]
    assert len(attacks) > 100
    assert [odds[move.text] for move in attacks[::20]] == [game.odds(move) for move in attacks[::20]]
    began = process_time()
    for audience in (*range(game.players), None, "all"):
        json.dumps([game.view(audience), decision.as_json()])
    assert process_time() - began < 0.5, "a few thousandths of a second where nothing else runs"


@pytest.mark.parametrize(("rule", "may_be_held"), [("fought", True), ("won", False)])
def test_a_county_without_armies_is_held_by_what_falls_if_the_rules_say_so(rule: str, may_be_held: bool) -> None:
    g = table(trier="blue 0 revolt:1", inside={"blue": 5}, options={"rules": {"unguarded_revolts": rule}}).state
    g.revolting = [0, COUNTY["trier"]]
    odds = odds_of(g, 0, Revolt(COUNTY["trier"]))
    assert (odds.win > 0.1) == may_be_held
    assert odds.win + odds.tie + odds.loss == pytest.approx(1)
