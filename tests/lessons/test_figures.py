"""Every figure that a lesson tells is checked against the engine: claimed beside the text, drawn, or a sum of such."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from feldherr.kernel import words
from feldherr.lessons import Lesson, lessons, runner
from feldherr.lessons.runner import PATTERN

each_lesson = pytest.mark.parametrize("told", lessons(), ids=[each.id for each in lessons()])
SUMS: Final = {
    "w2_1": 9 + 3,
    "w8_2_not_1": 9 + 3 - 5,
    "s1_3": 3 + 2,
    "s2_2_not_1": 3 + 2 + 2,
    "s5_2": 3 + 3 + 1,
    "s5_3": 3 + 3 + 1,
}
"""What texts add up of figures that are claimed."""
EDITION: Final = 2002


def figures(thing: Any) -> set[int]:
    """All whole numbers in something; chances are checked elsewhere."""
    if isinstance(thing, bool) or thing is None:
        return set()
    if isinstance(thing, int):
        return {thing}
    if isinstance(thing, str):
        return {int(found) for found in re.findall(r"\d+", re.sub(r"\d+\s?%", "", thing))}
    parts = thing.values() if isinstance(thing, dict) else thing
    return {found for part in parts for found in figures(part)}


def claimed(told: Lesson) -> set[int]:
    """What is checked of a lesson: its claims, the events of its draws, and what tower and dice are told to show."""
    claims = [dict(step.shows) for step in told.steps]
    return figures([claims, told.fixed, dict(told.ends), [step.chance for step in told.steps]])


def texts(told: Lesson, language: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """All that a lesson says: by its code, and with the choices that it is about."""
    section = f"lessons_{told.game}"
    for at, step in enumerate(told.steps):
        code = f"{told.id}_{at + 1}"
        given = tuple(choice for choice, _ in step.odds if choice)
        yield code, runner.asked(told, at)["say"][language], (step.do,)
        for number, wrong in enumerate(step.wrong, 1):
            choice = "" if set(wrong) & PATTERN else wrong
            said = runner.sentences(told, section, f"{code}_not_{number}", at, choice)
            yield f"{code}_not_{number}", said[language], (step.do, wrong)
        if step.other:
            said = runner.sentences(told, section, f"{code}_else", at, given[0] if given else "")
            yield f"{code}_else", said[language], (step.do, *step.wrong)
    yield f"{told.id}_end", runner.asked(told, len(told.steps))["say"][language], ()


@each_lesson
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_figure_that_is_told_is_checked(told: Lesson, language: str) -> None:
    known = claimed(told)
    unknown = {
        code: left
        for code, text, choices in texts(told, language)
        if (left := figures(text) - known - figures(choices) - {SUMS.get(code), EDITION})
    }
    assert unknown == {}


@each_lesson
def test_both_languages_tell_the_same_figures(told: Lesson) -> None:
    """A figure that one of them writes as a word is none that the other contradicts."""
    one, other = ({code: figures(text) for code, text, _ in texts(told, language)} for language in ("en", "de"))
    contrary = {code: (one[code], other[code]) for code in one if one[code] - other[code] and other[code] - one[code]}
    assert contrary == {}


def test_a_figure_that_nobody_checks_would_be_found() -> None:
    assert figures("Trier pays 7, 77 % of the time, with 2 cards and [3, 4]") == {7, 2, 3, 4}
    assert figures({"a": [1, {"b": "x 5"}], "c": True, "d": None}) == {1, 5}
