"""Turns, years, rounds and places in the order: views, events and questions count alike, from 1."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import feldherr

Facts = dict[str, Any]
COUNTS: dict[str, dict[tuple[str, str], Callable[[Facts, Facts], Any]]] = {
    "wallenstein": {
        ("year_begun season_begun", "year"): lambda view, _: view["year"],
        ("action_begun", "turn"): lambda view, _: view["turn"] or None,
        ("position_taken", "position"): lambda view, event: view["players"][event["seat"]]["position"],
        ("pile_advanced", "card"): lambda view, event: view["players"][event["seat"]]["landsknechte"],
    },
    "sixteenthirty": {
        ("turn_begun turn_marker_moved", "turn"): lambda view, _: view["turn"],
        ("points_added", "turn"): lambda view, _: len(view["memory"]["scorings"]) // len(view["players"]),
    },
}
"""By kinds of events and what they count: where the view says the same, or None where it no longer says anything."""
OPTIONS: dict[str, Facts] = {"wallenstein": {"court": True, "landsknechte": True}, "sixteenthirty": {}}


@pytest.mark.parametrize("name", COUNTS)
def test_views_and_events_count_alike(name: str) -> None:
    game, rng = feldherr.new_game(name, players=4, seed=1618, **OPTIONS[name]), random.Random(1)
    heard, compared = 0, set()
    counted: dict[str, set[int]] = {}
    while not game.over:
        seat, decision = rng.choice(list(game.pending.items()))
        asked, told, view = decision.facts(), game.events(None, since=heard), game.view(None)
        heard += len(told)
        for facts in (asked, *told):
            for field in {"year", "turn", "round", "position"} & set(facts):
                counted.setdefault(field, set()).add(facts[field])
        for (kinds, field), shown in COUNTS[name].items():
            for event in [event for event in told if event["kind"] in kinds.split()][-1:]:
                assert shown(view, event) in (None, event[field]), event
                compared |= {kinds} if shown(view, event) else set()
        game.play(seat, decision.sample(rng))
    assert compared == {kinds for kinds, _ in COUNTS[name]}
    assert {field: min(numbers) for field, numbers in counted.items()} == dict.fromkeys(counted, 1)
