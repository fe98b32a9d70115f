"""The course of a lesson: the one game that it is, move by move."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import feldherr
from feldherr.kernel import game as kernel_game
from feldherr.kernel.decision import CHANCE, Decision, Pass, Seat
from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.game import Game
from feldherr.lessons import positions_sixteenthirty, positions_wallenstein
from feldherr.lessons.model import Lesson, lesson

Line = tuple[Seat, str]
"""Who answers, and what."""
POSITIONS: Final = {"wallenstein": positions_wallenstein.position, "sixteenthirty": positions_sixteenthirty.position}


class Broken(FeldherrError):
    """A lesson that the engine does not play as its file says."""


@dataclass(frozen=True, slots=True)
class Course:
    """All moves of a lesson."""

    start: list[Any]
    """The written position."""
    prelude: tuple[Line, ...]
    """Played before the first step."""
    lines: tuple[tuple[Line, ...], ...]
    """By step, what is played when it is done."""

    def before(self, step: int) -> tuple[Line, ...]:
        """All that has been played when a step is reached."""
        return (*self.prelude, *(line for lines in self.lines[:step] for line in lines))


def begin(one: Lesson, seed: int | None = None) -> Game:
    """The game of a lesson at its written position, which is proven."""
    rulebook = feldherr.rulebook(one.game)
    options = rulebook.read_options(one.players, one.options)
    start = POSITIONS[one.game](one.position, one.players, options)
    return kernel_game.start(rulebook, one.players, options, one.seed if seed is None else seed, start)


@cache
def course(lesson_id: str) -> Course:
    """The course of a lesson that there is."""
    found = lesson(lesson_id)
    assert found is not None
    return play(found)


def play(lesson: Lesson, seed: int | None = None) -> Course:
    """Plays a lesson from its first step to its last; Broken says where the engine does otherwise."""
    players = _Players(lesson, begin(lesson, seed))
    start = players.game.position
    assert start is not None
    moving = [at for at, step in enumerate(lesson.steps) if step.moves_on]
    prelude = players.go_on(moving[0] if moving else None)
    lines: list[tuple[Line, ...]] = []
    for at, step in enumerate(lesson.steps):
        if not step.moves_on:
            lines.append(())
            continue
        players.chance, players.told = list(step.chance), len(players.game.state.events)
        move = lesson.move_at(at)
        done = () if move is None else players.answer(lesson.seat, move.text, f"step {at + 1}")
        following = next((later for later in moving if later > at), None)
        lines.append((*done, *players.go_on(following, step.until)))
        if players.chance:
            raise Broken("lesson_broken", lesson=lesson.id, reason=f"nobody threw {players.chance} after step {at + 1}")
    return Course(start, prelude, tuple(lines))


class _Players:
    """Whoever answers in a lesson: chance and all seats, as they are told."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.game = game
        self.script = {seat: list(moves) for seat, moves in lesson.script.items()}
        self.chance = list(self.script.pop(CHANCE, []))
        self.plans = {seat: list(plans) for seat, plans in lesson.plans.items()}
        self.told = 0
        """How many events there were before the learner's last answer."""

    def answer(self, seat: Seat, text: str, where: str) -> tuple[Line, ...]:
        """Plays a move; what is now beyond recall of it."""
        known = len(self.game.moves)
        try:
            self.game.play(seat, text)
        except FeldherrError as error:
            raise Broken("lesson_broken", lesson=self.lesson.id, reason=f"{where}: {error.sentence('en')}") from error
        return tuple((who, move.text) for who, move in self.game.moves[known:])

    def go_on(self, following: int | None, until: dict[str, Any] | None = None) -> tuple[Line, ...]:
        """Answers for everybody until something has been told, else until the following move is asked for."""
        lines: list[Line] = []
        while not self._rests(following, until):
            seat, decision = next(iter(sorted(self.game.pending.items(), key=lambda one: one[0] != CHANCE)))
            lines += self.answer(seat, self._choice(seat, decision), f"scripted seat {seat}")
        return tuple(lines)

    def _rests(self, following: int | None, until: dict[str, Any] | None) -> bool:
        if self.game.over:
            if following is not None or until is not None:
                raise Broken("lesson_broken", lesson=self.lesson.id, reason="the game is over too early")
            return True
        if until is not None:
            told = self.game.state.events[self.told :]
            return any(until.items() <= {"kind": kind, **facts}.items() for kind, facts, _ in told)
        move = None if following is None else self.lesson.move_at(following)
        if move is None:
            return CHANCE not in self.game.pending and not self.game.sealed
        decision = self.game.pending.get(self.lesson.seat)
        return decision is not None and decision.index(move) >= 0

    def _choice(self, seat: Seat, decision: Decision) -> str:
        if seat == CHANCE:
            if not self.chance:
                raise Broken("lesson_broken", lesson=self.lesson.id, reason=f"chance is asked {decision.as_json()}")
            return self.chance.pop(0)
        script = self.script.get(seat, [])
        moves = self.game.rulebook.moves
        if script and decision.index(moves.read(script[0])) >= 0:
            return script.pop(0)
        if decision.kind == "plan" and self.plans.get(seat):
            return self.plans[seat].pop(0)
        if decision.index(Pass()) >= 0:
            return Pass().text
        if not decision.lists_options:
            raise Broken("lesson_broken", lesson=self.lesson.id, reason=f"seat {seat} has no {decision.kind}")
        return decision.option(0).text
