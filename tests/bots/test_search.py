"""The searching levels of Wallenstein: plans within the budget, a value that means something, no peeping."""

import gc
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from time import thread_time

import numpy as np
import pytest

import feldherr
from feldherr.bots import Budget, bot, decide, training
from feldherr.bots.training import by_box, centred, fit_samples, fit_value, study
from feldherr.bots.wallenstein import first
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.council import Council, generator, harvest_of
from feldherr.bots.wallenstein.experience import Experience, experience
from feldherr.bots.wallenstein.features import MOMENTS, NAMES, chance, features, moment
from feldherr.bots.wallenstein.generalissimo import Wallenstein
from feldherr.bots.wallenstein.instinct import Instinct
from feldherr.bots.wallenstein.marshal import Marshal
from feldherr.bots.wallenstein.playout import lay_plans, play_out
from feldherr.bots.wallenstein.prospects import Prospects
from feldherr.bots.wallenstein.search import Effort, PlanSearch
from feldherr.bots.wallenstein.seasons import Seasons
from feldherr.bots.wallenstein.strokes import SIZE
from feldherr.bots.wallenstein.trials import Trials
from feldherr.bots.wallenstein.value import Value
from feldherr.bots.wallenstein.weights import tuned
from feldherr.wallenstein import State
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import BOXES
from tests.bots.tables import TABLES, positions

WALLENSTEIN = [number for number, table in enumerate(TABLES) if table[0] == "wallenstein"]
SEARCHING = ("marshal", "wallenstein")
SECONDS = 0.2
OVERTIME = 1.1


@pytest.mark.parametrize("number", WALLENSTEIN)
@pytest.mark.parametrize("captain", [Captain(), Marshal()])
def test_captains_in_imagined_games_look_at_nothing_that_is_hidden(captain: Captain, number: int) -> None:
    """What hidden fields hold changes no answer, although the whole state is given."""
    differing = 0
    for seat, kind, game in positions(number):
        other = game.imagine(seat, Random(f"{seat} {kind}"))
        differing += other.view("all") != game.view("all")
        answers = [
            captain.answer(one.state, seat, one.pending[seat], Random(5))  # type: ignore[arg-type]
            for one in (game, other)
        ]
        assert answers[0] == answers[1], f"a captain sees what is hidden when asked for {kind}"
    assert differing


@pytest.mark.parametrize("name", SEARCHING)
def test_nothing_takes_longer_than_its_budget(name: str) -> None:
    """Counted in the time that the thread works, so that nothing else on the machine matters, nor garbage of others."""
    searching, times = bot(name, "wallenstein"), []
    gc.disable()
    try:
        for number in WALLENSTEIN:
            for seat, kind, game in positions(number):
                if kind in ("plan", "move", "position"):
                    view, began = game.view(seat), thread_time()
                    searching.decide(view, Random(3), Budget(seconds=SECONDS, cpu=True))
                    times.append(thread_time() - began)
    finally:
        gc.enable()
    assert len(times) >= len(WALLENSTEIN)
    assert max(times[1:]) < OVERTIME * SECONDS


@pytest.mark.parametrize("name", SEARCHING)
def test_a_plan_found_is_explained(name: str) -> None:
    view = feldherr.new_game("wallenstein", players=4, seed=1618).view(2)
    choice = decide(name, view, Random(1), Budget(simulations=30))
    assert choice.why[-1].code == "searched"
    assert choice.why[-1].facts["plans"] > 1
    assert choice == decide(name, view, Random(1), Budget(simulations=30))


def test_without_any_budget_the_first_plan_is_played() -> None:
    view = feldherr.new_game("wallenstein", players=4, seed=1618).view(2)
    game = feldherr.imagine(view, Random(1))
    plan = Marshal().answer(game.state, 2, game.pending[2], Random(1))  # type: ignore[arg-type]
    assert decide("marshal", view, Random(1), Budget(seconds=0.0)).move == plan.move


def test_a_search_finds_the_plan_that_is_best_for_sure() -> None:
    """Where building palaces in one county is all that counts, the search comes to it from any plan."""
    game = feldherr.new_game("wallenstein", players=4, seed=1618)
    assert isinstance(game.state, State)
    council = Council(harvest_of(game.state, 0, tuned()))
    county = next(card for card in council.planner.counties if card != council.best.cards[0])

    def trial(plan: Plan, number: int) -> float:
        return 5.0 * (plan.cards[0] == county) + number % 2

    search = PlanSearch(
        council, trial, Budget(simulations=600).clock(), generator(Random(1)), Effort(plans=24, finalists=6)
    )
    assert search.search().cards[0] == county


def test_an_attack_thought_about_is_the_best_that_was_found() -> None:
    """What is expected counts until seasons speak against it."""
    clock = Budget(simulations=300).clock()
    trials: Trials[str] = Trials(lambda option, number: 3.0 * (option == "good") + number % 3, clock, "famous", 12.0)
    for option, value in (("famous", 1.0), ("good", 0.5), ("bad", 0.4)):
        trials.expect(option, value)
    assert trials.best() == "famous"
    trials.compare(["famous", "good", "bad"], 6)
    assert trials.best() == "good"
    assert 0 < trials.gain("good") < 3.0


def test_the_same_number_of_a_season_means_the_same_luck() -> None:
    view = feldherr.new_game("wallenstein", players=4, seed=7).view(1)
    seasons = Seasons(view, Random(2), tuned(), experience(), None)
    plan = seasons.council.best
    first = [seasons.trial(plan, number) for number in range(4)]
    assert [seasons.trial(plan, number) for number in range(4)] == first
    assert len(set(first)) > 1


def test_seasons_played_out_end_where_the_next_is_planned() -> None:
    for _, kind, game in positions(WALLENSTEIN[0]):
        if kind == "plan":
            g = game.copy().state
            assert isinstance(g, State)
            harvests = [harvest_of(g, seat, tuned()) for seat in range(g.players)]
            twin = game.copy()
            lay_plans(twin, {harvest.at.seat: Council(harvest).best for harvest in harvests})
            end = play_out(twin, Instinct(harvests, Captain()), Random(1))
            assert not end.agenda or (moment(end) == moment(g) + 1 and len(features(end)) == g.players)


def test_a_better_position_is_worth_more() -> None:
    game = feldherr.new_game("wallenstein", players=4, seed=3)
    g = game.state
    assert isinstance(g, State)
    g.year, g.season = 2, 1
    g.thalers[0] = 2
    value = experience().value
    before = value.lead(g, 0)
    g.points[0] += 5
    ahead = value.lead(g, 0)
    assert ahead > before
    g.thalers[0] += 3
    assert value.lead(g, 0) > ahead
    g.points[1] += 10
    assert value.lead(g, 0) < ahead
    assert chance(-9) < chance(0) < chance(9)


def test_the_experience_of_the_package_fits_what_is_looked_at() -> None:
    learned = experience()
    assert [len(row) for row in learned.value.weights] == [len(NAMES)] * MOMENTS
    assert {box: len(seasons) for box, seasons in learned.plans.items()} == dict.fromkeys(BOXES, MOMENTS + 1)
    assert [len(row) for row in learned.moves] == [SIZE] * (MOMENTS + 1)


def test_experience_is_learned_from_games() -> None:
    lessons = [study("test", None, None, number) for number in range(2)]
    assert {at for lesson in lessons for at, _ in lesson.boundaries} == set(range(MOMENTS))
    assert np.allclose(centred([[1.0], [3.0]]), [[-2.0], [2.0]])
    value = fit_value(lessons, np.array(experience().value.weights))
    assert all(row[NAMES.index("points")] > 0 for row in value)
    lesson = study("test", Value(value), None, 0)
    plans, moves = fit_samples(lesson.plans, "plans", 3000.0), fit_samples(lesson.moves, "moves", 300.0)
    learned = Experience.of({"value": value, "plans": by_box(plans), "moves": moves.tolist()})
    game = feldherr.new_game("wallenstein", players=4, seed=1618)
    assert isinstance(game.state, State)
    assert game.pending[0].index(Council(harvest_of(game.state, 0, tuned()), learned).best) >= 0
    assert study("test", None, learned, 0).points != lessons[0].points


def test_values_are_learned_again_from_a_file_into_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans and moves stay as they were; what positions are worth moves, and the file still fits its bot."""
    file = tmp_path / "knowledge.json"
    file.write_bytes(first.FILE.read_bytes())
    arguments = ["training", "--again", "--file", str(file), "--marshals", "11", "--trying", "24", "--jobs", "1"]
    arguments.append("--network")
    monkeypatch.setattr("sys.argv", arguments)
    training.main()
    before, after = (json.loads(each.read_text("utf-8")) for each in (first.FILE, file))
    assert after["plans"] == before["plans"]
    assert after["value_among_marshals"] != before["value_among_marshals"]
    known = experience("value_among_marshals", str(file))
    assert known is Wallenstein(file=str(file)).learned
    assert known.value.weights == after["value_among_marshals"]
    game = feldherr.new_game("wallenstein", players=4, seed=1618)
    assert isinstance(game.state, State)
    rows = np.array([features(game.state)])
    without = Prospects(replace(known, network=None), game.state)
    assert not np.allclose(Prospects(known, game.state).leads(rows), without.leads(rows))
