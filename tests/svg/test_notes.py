"""Pictures of decisions and odds, as notebooks show them."""

from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import feldherr
from feldherr.svg import notes


@pytest.mark.parametrize(("name", "options"), [("wallenstein", {"lineup": "draft"}), ("sixteenthirty", {})])
def test_every_decision_and_all_odds_are_drawn(name: str, options: dict[str, Any]) -> None:
    rng, kinds, fights = Random(1), set(), 0
    game = feldherr.new_game(name, players=3, seed=1, **options)
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        move = decision.sample(rng)
        if decision.kind not in kinds:
            kinds.add(decision.kind)
            for language in ("en", "de"):
                ElementTree.fromstring(notes.options(decision, language=language))
            assert decision._repr_svg_().startswith("<svg")
        try:
            found = game.odds(move)
        except feldherr.FeldherrError:
            pass
        else:
            fights += 1
            ElementTree.fromstring(found._repr_svg_())
            assert "Niederlage" in notes.odds(found, language="de") or not found.loss
        game.play(seat, move)
    assert len(kinds) > 4
    assert fights
