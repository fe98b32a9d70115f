"""Running a lesson: how far somebody is, what an answer means there, and what they are told."""

import tomllib
from dataclasses import asdict, dataclass, replace
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import feldherr
from feldherr.kernel import words
from feldherr.kernel.decision import Move
from feldherr.kernel.errors import FeldherrError
from feldherr.lessons.course import Line, course
from feldherr.lessons.model import SEAL, VIEW_VERBS, Lesson, Step, lessons

Star = Literal["done", "unaided", "faultless"]
STARS: Final[tuple[Star, ...]] = ("done", "unaided", "faultless")
Sentences = dict[str, str]
TURNING: Final = ("next", "watch")
"""Steps that are only read."""
PATTERN: Final = frozenset("*?[|")
"""Letters of those wrong answers that stand for several."""
SPARE: Final = frozenset({"money", "blank", "tower", *"01234"})
"""Cards that are no county's."""


@dataclass(frozen=True, slots=True)
class Place:
    """How far somebody is in a lesson."""

    at: int = 0
    """Steps done."""
    tries: int = 0
    """Wrong answers at the present step, ..."""
    slips: int = 0
    """... and in the whole lesson."""
    shown: bool = False
    """Whether a step was shown to them."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer leads to."""

    place: Place
    right: bool
    say: Sentences | None = None
    """To a wrong answer; nothing, if it is the beginning of the right one."""
    lines: tuple[Line, ...] = ()
    """What is played: the learner's move, and what everybody answers to it."""


def is_done(lesson: Lesson, place: Place) -> bool:
    return place.at >= len(lesson.steps)


def answer(lesson: Lesson, place: Place, text: str) -> Verdict:
    """Judges an answer to the present step. A wrong one changes nothing but the count of them.

    >>> from feldherr.lessons import lesson
    >>> said = answer(lesson("w1"), Place(at=1), "pick koeln")
    >>> said.right, said.place.at, said.say["en"]
    (False, 1, 'Köln has room to build. For money there is nothing better than Trier.')
    """
    if is_done(lesson, place):
        return Verdict(place, False, sentences(lesson, "lessons", "not_lit"))
    step = lesson.steps[place.at]
    if _is_right(lesson, place.at, text):
        return Verdict(replace(place, at=place.at + 1, tries=0), True, lines=course(lesson.id).lines[place.at])
    given = _same(lesson, text)
    if step.verb == "pick" and set(given.split()) < set(step.do.split()):
        return Verdict(place, False)  # the beginning of it
    # Where nothing is asked, nothing is wrong.
    slip = place if step.verb in TURNING else replace(place, tries=place.tries + 1, slips=place.slips + 1)
    return Verdict(slip, False, _otherwise(lesson, place.at, given))


def _otherwise(lesson: Lesson, at: int, given: str) -> Sentences:
    """What is said to a wrong answer."""
    code = reply(lesson, at, given)
    if code.startswith(lesson.id):
        return sentences(lesson, f"lessons_{lesson.game}", code, at, given)
    return sentences(lesson, "lessons", code)


def reply(lesson: Lesson, at: int, given: str) -> str:
    """The sentence for a wrong answer, by its code.

    >>> from feldherr.lessons import lesson
    >>> w1 = lesson("w1")
    >>> reply(w1, 4, "put palace=trier"), reply(w1, 4, "put palace=passau"), reply(w1, 4, "put church=passau")
    ('w1_5_else', 'w1_5_not_1', 'elsewhere')
    >>> reply(w1, 2, "pick mark"), reply(lesson("w4"), 2, "pick koeln")
    ('w1_3_else', 'w4_3_not_1')
    """
    step, code = lesson.steps[at], f"{lesson.id}_{at + 1}"
    given = _meant(step, given)
    for number, wrong in enumerate(step.wrong, 1):
        if any(fnmatchcase(given, one) for one in wrong.split("|")):
            return f"{code}_not_{number}"
    if given.split(" ", 1)[0] != step.verb:
        return "not_lit"
    return f"{code}_else" if step.other and _is_about(step, given) else "elsewhere"


def _meant(step: Step, given: str) -> str:
    """Whoever takes up another card than the one in hand, or points at another target, is told what that would be."""
    verb, *things = given.split() or [""]
    if verb != "pick" or not things or step.verb not in ("move", "put"):
        return given
    return f"move {things[0]} 1" if step.verb == "move" else f"{step.do.partition('=')[0]}={things[0]}"


def _is_about(step: Step, given: str) -> bool:
    """Whether the sentence for other choices speaks of one: its chance is told, or it is a county on the step's box."""
    if step.odds:
        return given in dict(step.odds)
    if step.verb != "put":
        return True
    box, _, card = given.partition("=")
    return box == step.do.partition("=")[0] and card not in SPARE


def _is_right(lesson: Lesson, at: int, text: str) -> bool:
    step, move = lesson.steps[at], lesson.move_at(at)
    if move is None or (text == SEAL == step.do):
        return _same(lesson, text) == _same(lesson, step.do)
    return _read(lesson.game, text) == move


def _read(game: str, text: str) -> Move | None:
    try:
        return feldherr.rulebook(game).moves.read(text)
    except FeldherrError:
        return None


def _same(lesson: Lesson, text: str) -> str:
    """One form for what is the same: which of two cards was picked up first does not matter."""
    verb, *rest = text.split() or [""]
    if verb in VIEW_VERBS:
        return " ".join([verb, *(sorted(rest) if verb == "pick" else rest)])
    move = _read(lesson.game, text)
    return text if move is None else move.text


def is_repeated(lesson: Lesson, place: Place, text: str) -> bool:
    """Whether an answer is the one by which the present step was reached."""
    return place.at > 0 and _is_right(lesson, place.at - 1, text)


def may_go_back(lesson: Lesson, place: Place) -> bool:
    """Whether the step before can be taken again: nothing has been played since."""
    return 0 < place.at <= len(lesson.steps) and not lesson.steps[place.at - 1].plays


def back(place: Place) -> Place:
    return replace(place, at=place.at - 1, tries=0)


def stars(lesson: Lesson, place: Place) -> list[Star]:
    """One for finishing, one for doing so without being shown anything, one without a wrong answer."""
    if not is_done(lesson, place):
        return []
    return ["done", *(["unaided"] if not place.shown else []), *(["faultless"] if not place.slips else [])]  # type: ignore[list-item]


def following(lesson: Lesson) -> str | None:
    """The next lesson of the same road."""
    road = [one.id for one in lessons() if one.game == lesson.game and one.road == lesson.road]
    later = road[road.index(lesson.id) + 1 :]
    return later[0] if later else None


# -- what is told -----------------------------------------------------------------------------------------------------


def title(lesson: Lesson) -> Sentences:
    return sentences(lesson, f"lessons_{lesson.game}", f"{lesson.id}_title")


def idea(lesson: Lesson) -> Sentences:
    return sentences(lesson, f"lessons_{lesson.game}", f"{lesson.id}_idea")


@cache
def asked(lesson: Lesson, at: int) -> dict[str, Any]:
    """What a step asks, JSON-able."""
    section = f"lessons_{lesson.game}"
    if at >= len(lesson.steps):
        nothing: dict[str, Any] = {"at": None, "do": None, "move": None, "choices": [], "others": False}
        nothing["rule"] = lesson.rule
        return {**nothing, "draft": {}, "taken": [], "say": sentences(lesson, section, f"{lesson.id}_end")}
    step, move = lesson.steps[at], lesson.move_at(at)
    return {
        "at": step.at,
        "do": step.do,
        "move": None if move is None else move.text,
        "choices": [step.do, *(choice for choice in step.wrong if not set(choice) & PATTERN)],
        "others": step.other,
        "rule": step.rule or lesson.rule,
        "draft": lesson.plan_at(at),
        "taken": lesson.taken_at(at),
        "say": sentences(lesson, section, f"{lesson.id}_{at + 1}", at),
    }


def read_through(lesson: Lesson) -> list[Sentences]:
    """What is said at each step, and at the end.

    >>> from feldherr.lessons import lesson
    >>> len(read_through(lesson("w0"))), read_through(lesson("w0"))[1]["en"]
    (5, 'One army stays at home, so up to 4 may march. **Send all 4.**')
    """
    return [asked(lesson, at)["say"] for at in range(len(lesson.steps) + 1)]


@cache
def _odds() -> dict[str, float]:
    found: dict[str, float] = tomllib.loads((files("feldherr.lessons") / "odds.toml").read_text("utf-8"))
    return found


def sentences(lesson: Lesson, section: str, code: str, at: int | None = None, given: str = "") -> Sentences:
    """A text in every language, with the chances that the engine gives there."""
    facts = {} if at is None else _facts(lesson, at, given)
    names = lesson.names
    return {language: words.sentence(language, section, code, facts, names) for language in words.LANGUAGES}


def _facts(lesson: Lesson, at: int, given: str) -> dict[str, float]:
    """The chances told at a step, to an answer; those that go with every answer have none named."""
    told = {}
    for key in ("", given):
        for name in ("conquer", "hold", "win"):
            chance = _odds().get(f"{lesson.id} {at + 1} {name} {key}".strip())
            if chance is not None:
                told[name] = chance
    return told
