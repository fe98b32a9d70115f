"""Whether a lesson is played as its file says: every move, throw and claim, by the engine."""

from collections.abc import Iterator
from typing import Any

from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.game import Game
from feldherr.lessons.course import Course, begin, play
from feldherr.lessons.model import Lesson


def problems(lesson: Lesson, seed: int | None = None) -> list[str]:
    """What is wrong with a lesson; nothing, if all is well."""
    try:
        course = play(lesson, seed)
    except FeldherrError as error:
        return [error.sentence()]
    return [*_missing(lesson, course, seed), *_wrong_claims(lesson, course, seed)]


def at_step(lesson: Lesson, course: Course, step: int, seed: int | None = None) -> Game:
    """The game when a step is reached."""
    game = begin(lesson, seed)
    for seat, text in course.before(step):
        game.play(seat, text)
    return game


def _missing(lesson: Lesson, course: Course, seed: int | None) -> Iterator[str]:
    """What the draws should have brought about."""
    events = at_step(lesson, course, len(lesson.steps), seed).events("all")
    for wanted in lesson.fixed:
        if not any(wanted.items() <= event.items() for event in events):
            yield f"{lesson.id}: nobody told of {wanted}"


def _wrong_claims(lesson: Lesson, course: Course, seed: int | None) -> Iterator[str]:
    for number, claims in enumerate([*(step.shows for step in lesson.steps), lesson.ends]):
        if claims:
            view = at_step(lesson, course, number, seed).view("all")
            for path, claimed in claims:
                found = look_up(view, path)
                found = "nobody" if found is None else found
                if found != claimed:
                    yield f"{lesson.id}, step {number + 1}: {path} is {found!r}, not {claimed!r}"


def look_up(view: Any, path: str) -> Any:
    """What a path leads to in a view.

    >>> look_up({"players": [{"thalers": 3}]}, "players.0.thalers")
    3
    """
    for word in path.split("."):
        view = view[int(word)] if isinstance(view, list) else view[word]
    return view
