"""Whatever people meet at a table is explained in its rulebook: refusals, events, decisions, warnings, topics."""

import ast
import random
from typing import Any

import pytest

import feldherr
from feldherr.book import anchor_of, anchor_of_decision, book, codes_of, presets
from feldherr.book.anchors import KINDS
from feldherr.book.source import source_of
from feldherr.kernel import words
from feldherr.server.api.schemas import decisions_of, events_of
from tests.book.checks import books
from tests.test_words import SOURCE, literals

each_way = pytest.mark.parametrize(
    ("game", "preset"), [(game, preset) for game in feldherr.GAMES for preset in presets(game)]
)
every_game = pytest.mark.parametrize("game", feldherr.GAMES)


@each_way
def test_every_anchor_exists_in_that_book(game: str, preset: str) -> None:
    made = books(game)[preset]
    missing = {point: anchor for point, anchor in made.points.items() if made.section(anchor) is None}
    assert missing == {}
    assert {point.partition("-")[0] for point in made.points} <= set(KINDS)


def met(game: str, kind: str) -> set[str]:
    """All codes of a kind that the book of some preset, or of a table with house rules, explains."""
    return {code for group in source_of(game).anchors for code in group.get(kind, {})}


def refusals(game: str) -> set[str]:
    """The codes with which the kernel and the game refuse moves."""
    files = [*(SOURCE / "kernel").glob("*.py"), *(SOURCE / game).glob("*.py")]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    raised = [call for call in calls if getattr(call.func, "id", "") in ("IllegalMove", "NotPending")]
    return {code for call in raised for code in literals(call.args[0])}


@every_game
def test_every_refusal_of_a_move_has_an_anchor(game: str) -> None:
    assert refusals(game) >= {"not_offered", "not_asked"}
    assert refusals(game) - met(game, "errors") == set()


@every_game
def test_every_event_has_an_anchor(game: str) -> None:
    told = set(events_of(game))
    assert len(told) > 30
    assert met(game, "events") - {"your_plan"} == told


@every_game
def test_every_decision_has_an_anchor(game: str) -> None:
    assert len(decisions_of(game)) > 5
    assert decisions_of(game).keys() - met(game, "decisions") == set()


@each_way
def test_whole_games_meet_nothing_that_is_not_explained(game: str, preset: str) -> None:
    options: dict[str, Any] = dict(presets(game)[preset])
    if "lineup" in options:
        options["lineup"] = "draft"
    made = book(game, options)
    for seed in (1, 2):
        rng = random.Random(seed)
        table = feldherr.new_game(game, players=3, seed=seed, **options)
        while not table.over:
            seat, decision = next(iter(table.pending.items()))
            assert anchor_of_decision(made, decision.kind, decision.facts()), decision.kind
            table.play(seat, decision.sample(rng))
        for event in table.events("all"):
            assert anchor_of(made, "events", event["kind"]), event["kind"]


@every_game
def test_every_warning_of_a_plan_has_an_anchor(game: str) -> None:
    own = {"wallenstein": set(words.catalogue("en").codes("warnings")), "sixteenthirty": set[str]()}[game]
    assert own - met(game, "warnings") == set()


@each_way
def test_there_are_topics(game: str, preset: str) -> None:
    assert {"goal", "scoring"} <= set(codes_of(books(game)[preset], "topics"))
    assert anchor_of(books(game)[preset], "topics", "nonsense") is None
