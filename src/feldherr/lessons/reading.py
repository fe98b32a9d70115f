"""How long lessons take: `python -m feldherr.lessons.reading`."""

from collections.abc import Sequence
from typing import Final

from feldherr.kernel import words
from feldherr.lessons import runner
from feldherr.lessons.checking import at_step
from feldherr.lessons.course import course
from feldherr.lessons.model import Lesson, lessons, main_road

WORDS_A_MINUTE: Final = 200
SECONDS_A_STEP: Final = 4
"""To find what is lit, and to do it."""


def words_of(lesson: Lesson, language: str) -> int:
    """The words of somebody's way through a lesson without a slip, its title and end included."""
    told = [runner.title(lesson), *(runner.asked(lesson, at)["say"] for at in range(len(lesson.steps) + 1))]
    return sum(len(text[language].split()) for text in told)


def telling(lesson: Lesson) -> float:
    """Seconds in which the table tells what happens, from the first step on: as clocks allow for it."""
    played = course(lesson.id)
    before = len(at_step(lesson, played, 0).events(lesson.seat))
    game = at_step(lesson, played, len(lesson.steps))
    return sum(game.rulebook.reading.get(event["kind"], 0.0) for event in game.events(lesson.seat)[before:])


def minutes(road: Sequence[Lesson], language: str) -> float:
    """To read and to do all these lessons.

    >>> minutes([], "en")
    0.0
    """
    reading = sum(words_of(lesson, language) for lesson in road) / WORDS_A_MINUTE
    doing = sum(SECONDS_A_STEP * len(lesson.steps) + telling(lesson) for lesson in road) / 60
    return reading + doing


if __name__ == "__main__":
    for lesson in lessons():
        times = [f"{words_of(lesson, each)} words, {minutes([lesson], each):.1f} min" for each in words.LANGUAGES]
        print(lesson.id, *times, sep="  ")
    for game in dict.fromkeys(lesson.game for lesson in lessons()):
        times = [f"{language} {minutes(main_road(game), language):.1f} min" for language in words.LANGUAGES]
        print(f"main road of {game}:", *times, sep="  ")
