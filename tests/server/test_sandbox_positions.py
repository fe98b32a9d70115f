"""Every picture of the rulebook by every preset, and every step of every lesson, is a sandbox that is played on."""

import json
import random
from typing import Any

import pytest

import feldherr
from feldherr import Game
from feldherr.book import figures, presets
from feldherr.kernel.decision import CHANCE
from feldherr.lessons import lesson, lessons
from feldherr.lessons.checking import at_step
from feldherr.lessons.course import course
from feldherr.server.model import Person
from feldherr.server.standing.rebuild import begin
from feldherr.server.tables.sandboxes import _seated
from feldherr.server.work import jobs
from feldherr.server.work.jobs import Branch

ANNA = Person("anna", "Anna")
MOVES = 6
STEPS = [(told.id, step) for told in lessons() for step in range(1, len(told.steps) + 2)]
FIGURES = [
    (game, figure, preset) for game in feldherr.GAMES for figure in figures.names(game) for preset in presets(game)
]


def opened(branch: Branch) -> Game:
    """The game of a sandbox, all whose seats are its maker's."""
    table = _seated(ANNA, branch.game, branch.players, branch.options, {"source": "new"}, branch.start, branch.question)
    assert {seat.person_id for seat in table.seats} == {ANNA.id}
    return begin(table)


def play_on(game: Game) -> None:
    """Somebody tries things out; what they come to can be shared."""
    rng = random.Random(len(game.moves))
    for _ in range(MOVES):
        if game.over:
            return
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng).text)
    if game.over or game.sealed:
        return
    rulebook = game.rulebook
    shared = {"game": rulebook.name, "version": rulebook.version, "players": game.players, "options": game.options}
    players, agenda, _, *fields = game.rulebook.encode(game.state)
    told = json.loads(json.dumps({**shared, "position": [players, agenda, 0, *fields]}))
    assert known(opened(jobs.branch_of_position(told))) == known(game)


def known(game: Game) -> list[dict[str, Any]]:
    """The position as each of its seats knows it, however it came about; what is hidden from all was drawn anew."""
    left_out = ("question", "agenda", "waiting_for", "sealed", "options", "memory")
    views = [game.view(seat) for seat in range(game.players)]
    return [{key: value for key, value in view.items() if key not in left_out} for view in views]


@pytest.mark.parametrize(("name", "step"), STEPS, ids=[f"{name}-{step}" for name, step in STEPS])
def test_a_step_of_a_lesson_opens_as_it_stands(name: str, step: int) -> None:
    game = opened(jobs.branch_of_lesson(name, step))
    told = lesson(name)
    assert told is not None
    there = at_step(told, course(name), step - 1)
    if CHANCE not in there.pending:
        assert known(game) == known(there)
    play_on(game)


@pytest.mark.parametrize(("game", "figure", "preset"), FIGURES, ids=["-".join(each) for each in FIGURES])
def test_a_picture_of_the_rulebook_opens_by_every_preset(game: str, figure: str, preset: str) -> None:
    options = presets(game)[preset]
    play_on(opened(jobs.branch_of_figure(options, figure)))
