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
            told = known(lesson, at_step(lesson, course, number, seed))
            for path, claimed in claims:
                found = look_up(told, path)
                found = "nobody" if found is None else found
                if found != claimed:
                    yield f"{lesson.id}, step {number + 1}: {path} is {found!r}, not {claimed!r}"


def known(lesson: Lesson, game: Game) -> dict[str, Any]:
    """What texts may tell of: the view with nothing hidden, what is printed on the board, the numbers of the rules in
    force, and what the learner would count up: the regions they are in, or what their markers are worth."""
    rulebook = game.rulebook
    told = {**game.view("all"), "board": rulebook.board(), "rules": rulebook.rule_facts(game.options)}
    own = told["players"][lesson.seat]
    if "worth" in own:
        return {**told, "worth": sum(own["worth"][marker] for marker in own["vp_markers"])}
    board = told["board"]["counties"]
    held = {board[county]["region"] for county, each in told["counties"].items() if each["owner"] == lesson.seat}
    return {**told, "regions": [region for region in told["board"]["regions"] if region in held]}


def look_up(told: Any, path: str) -> Any:
    """What a path leads to; `count` says of a list how long it is.

    >>> look_up({"players": [{"thalers": 3}]}, "players.0.thalers"), look_up({"tiles": [1, 4]}, "tiles.count")
    (3, 2)
    """
    for word in path.split("."):
        listed = isinstance(told, list | tuple)
        told = len(told) if listed and word == "count" else told[int(word) if listed else word]
    return told
