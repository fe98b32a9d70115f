"""The analysis of finished games: sums that add up, decisions judged by what the seat knew then."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest

import feldherr
from feldherr import fast
from feldherr.bots import Budget, decide
from feldherr.bots.analysis import Analysis, Effort, analyse, usual_effort
from feldherr.bots.analysis.course import foresight_for
from feldherr.bots.analysis.judging import LEAST, NOT_YET, SURE, Judged, decisions
from feldherr.bots.analysis.moments import moments
from feldherr.bots.analysis.reckoning import changes, filled, reckon
from feldherr.bots.analysis.steadiness import in_common, is_steady, judged
from feldherr.bots.wallenstein.generalissimo import MANY
from feldherr.crew import Crew
from feldherr.kernel import words
from feldherr.kernel.errors import BadOption

SMALL = Effort(looks=3, screening=2, measuring=6, thinking=6)
GAMES = ("wallenstein", "sixteenthirty")


@cache
def record(game: str, players: int = 3) -> dict[str, Any]:
    """A recruit among captains."""
    played = feldherr.new_game(game, players=players, seed=1618)
    rng = Random(1)
    while not played.over:
        seat = next(iter(played.pending))
        level = "captain" if seat else "recruit"
        played.play(seat, decide(level, played.view(seat), rng, Budget(simulations=10)).move)
    return played.record()


@cache
def small(game: str) -> Analysis:
    return analyse(record(game), 0, effort=SMALL)


@pytest.mark.parametrize("game", GAMES)
def test_fortune_and_decisions_add_up_to_the_end(game: str) -> None:
    found = small(game)
    parts = [one.by for one in (*found.fortune, *found.decisions)]
    assert found.start + sum(parts) + found.outlook == pytest.approx(found.end, abs=1e-9)
    assert found.end in (0.0, 0.5, 1.0)
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1.0)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_changes_chances_is_somebodys_or_luck(game: str) -> None:
    foresight = foresight_for(game, SMALL)
    cut = moments(record(game), foresight)
    played = sum(len(moment.answers) for moment in cut)
    assert cut[0].luck == "start"
    assert played == len(record(game)["moves"]) - len(cut[0].game.moves)
    found = changes(cut[:12], filled([reckon(foresight, moment) for moment in cut[:12]], 3))
    assert all((one.luck is None) == (one.seat is not None) for one in found)


@pytest.mark.parametrize("game", GAMES)
def test_only_decisions_that_surely_cost_something_are_shown(game: str) -> None:
    found = small(game)
    assert len(found.costly) <= 3
    for one in found.costly:
        assert one.cost >= LEAST
        assert one.cost >= SURE * one.error
        assert one.own != one.better
        assert one.games == SMALL.measuring
        assert found.points[one.moment].seats[0] == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_costly_decision_has_a_reason(game: str) -> None:
    """Whatever the bot said that plays the better answer: the reason is that answer's own."""
    foresight = foresight_for(game, SMALL)
    cut = moments(record(game), foresight)
    kinds: set[str] = set()
    for number in decisions(cut, 0, foresight):
        moment = cut[number]
        assert moment.before is not None
        if moment.kind in kinds:
            continue
        kinds.add(moment.kind)
        own = moment.answers[0].text
        better = decide("captain", moment.before.view(0), Random(1), Budget(simulations=1)).move
        reason = foresight.why(moment.before.view(0), better, own, Random(1))
        for language in words.LANGUAGES:
            sentence = reason.sentence(language, ["Anna", "Ben", "Cleo"])
            assert sentence.endswith(".")
            assert "?" not in sentence
    assert len(kinds) >= 3


def test_the_same_seed_gives_the_same_analysis_however_many_work_on_it() -> None:
    alone = small("wallenstein").as_json()
    together = analyse(record("wallenstein"), 0, effort=SMALL, jobs=2).as_json()
    assert json.dumps(alone) == json.dumps(together)


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_by_what_its_seat_knew(game: str) -> None:
    """The others' hidden things are drawn afresh before the trials; what comes out is the same."""
    foresight = foresight_for(game, SMALL)
    cut = moments(record(game), foresight)
    number = decisions(cut, 0, foresight)[3]
    moment = cut[number]
    assert moment.before is not None
    view = moment.before.view(0)
    twin = moment.before.imagine(0, Random(5))
    assert json.dumps(twin.view(0)) == json.dumps(view)
    moves = [moment.answers[0].text]
    assert foresight.trials(view, moves, 4, Random(9)) == foresight.trials(twin.view(0), moves, 4, Random(9))


@pytest.mark.parametrize(("natively", "seasons"), [(True, MANY), (False, 400)])
def test_the_adviser_searches_broadly_where_seasons_are_quick(
    natively: bool, seasons: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "available", lambda *_, **__: natively)
    assert usual_effort({"game": "wallenstein"}).thinking == seasons
    assert foresight_for("wallenstein", SMALL).effort == SMALL


def test_an_unfinished_game_is_refused() -> None:
    whole = record("wallenstein")
    part = feldherr.new_game("wallenstein", players=3, seed=1618)
    for seat in range(3):
        part.play(seat, whole["moves"][seat].split(" ", 1)[1])
    with pytest.raises(BadOption) as refused:
        analyse(part.record(), 0, effort=SMALL)
    assert refused.value.code == "analysis_not_over"
    assert refused.value.sentence("de")


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption):
        analyse(record("wallenstein"), 3, effort=SMALL)


@pytest.mark.parametrize("options", [{"edition": "first"}, {"court": True, "landsknechte": True, "lineup": "draft"}])
def test_every_kind_of_table_can_be_analysed(options: dict[str, Any]) -> None:
    game = feldherr.new_game("wallenstein", players=3, seed=7, **options)
    rng = Random(1)
    while not game.over:
        seat = next(iter(game.pending))
        game.play(seat, decide("recruit", game.view(seat), rng, Budget(simulations=1)).move)
    found = analyse(game.record(), 1, effort=Effort(looks=1, screening=1, measuring=2, thinking=2))
    assert found.end == found.points[-1].chances[1]


@pytest.mark.parametrize(
    ("game", "effort"), [("wallenstein", Effort(1, 8, 24, 24)), ("sixteenthirty", Effort(1, 4, 24, 8))]
)
def test_other_seeds_find_the_same_decisions(game: str, effort: Effort) -> None:
    """A small version of what `python -m feldherr.bots.analysis.steadiness` prints in full."""
    with Crew(jobs=1) as crew:
        found = [judged(record(game), seed, crew, effort) for seed in range(2)]
    assert all(one.error <= one.cost / 2 for each in found for one in each)
    assert in_common(found) >= 1
    assert all(each for each in found), "a recruit among captains errs, and is told so"


def test_analyses_that_share_too_little_or_know_too_little_are_not_steady() -> None:
    def one(moment: int, error: float = 0.01) -> Judged:
        return Judged(moment, 0, "plan", "", "", 0.3, 0.05, error, 100, (), NOT_YET, NOT_YET)

    three, other = [one(1), one(2), one(3)], [one(2), one(3), one(4)]
    assert is_steady([three, other])
    assert not is_steady([three, [one(3), one(4), one(5)]])
    assert not is_steady([three, [one(2), one(3, error=0.03)]])
    assert is_steady([[one(1)], [one(1), one(2)]])


def test_decisions_of_winter_are_judged_too() -> None:
    """Nobody has cards on the table then."""
    foresight = foresight_for("wallenstein", SMALL)
    game = feldherr.new_game("wallenstein", players=3, seed=1618)
    rng = Random(1)
    while not game.over:
        seat = next(iter(game.pending))
        game.play(seat, decide("recruit", game.view(seat), rng, Budget(simulations=1)).move)
    cut = moments(game.record(), foresight)
    revolts = [moment for moment in cut if moment.kind == "revolt_order"]
    assert {moment.part["year"] for moment in revolts} >= {2}
    for moment in revolts:
        assert moment.before is not None
        seat, move = next(iter(moment.answers.items()))
        found = foresight.trials(moment.before.view(seat), [move.text], 2, Random(1))
        assert all(0 <= chance <= 1 for chance in found[0])
