"""What is sent and answered about lessons."""

from typing import Annotated, Literal

from fastapi import Path
from pydantic import AfterValidator, Field

from feldherr.server.api.letters import readable
from feldherr.server.api.shapes import LessonOut, Sentences, Shape, Star

LessonId = Annotated[str, Path(pattern=r"^[a-z][a-z0-9]{0,15}$")]
StepNumber = Annotated[int, Field(ge=1, le=100)]


class Taking(Shape):
    step: StepNumber | None = None
    """Where to begin: 1 is anew, another one that was reached before; none, where it was left."""


class StepAnswer(Shape):
    step: StepNumber
    """The `step` that is answered."""
    answer: Annotated[str, Field(min_length=1, max_length=400), AfterValidator(readable)]
    """What was chosen, in the words of `choices`; `show`, to be shown it, or `back`, to the step before."""


class StepAnswered(Shape):
    right: bool
    say: Sentences | None
    """What the lesson says to a wrong answer; nothing has changed."""
    lesson: LessonOut


class LessonProgress(Shape):
    step: int
    """Where it goes on; 1, if it was done."""
    stars: list[Star]


class LessonLine(Shape):
    id: str
    game: str
    title: Sentences
    idea: Sentences
    minutes: float
    steps: int
    road: Literal["main", "side"]
    after: str | None
    """It is open once this lesson is done."""
    progress: LessonProgress | None
    """Null, if the person has never begun it."""


class LessonText(Shape):
    id: str
    steps: list[Sentences]
    """What is said at each step, and at the end."""


class LessonTexts(Shape):
    lessons: list[LessonText]


class SeenCard(Shape):
    card: Annotated[str, Field(pattern=r"^[a-z]{1,20}\.[a-z0-9_]{1,40}$")]
    """Of a game's first coached table: `wallenstein.first_plan`."""


class SeenCards(Shape):
    cards: list[str]


class LessonsAnswer(Shape):
    lessons: list[LessonLine]
    table: str | None
    """The table of the lesson that the person is at."""
