"""How every lesson ends, to the last cube: `python -m tests.lessons.golden` writes it down anew.

A lesson may be played as its file says, and yet end in another position than the one that was looked at when it was
written. Then its last view has another digest, and somebody is to look whether its texts are still true.
"""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Final

from feldherr.lessons import Lesson, lessons
from feldherr.lessons.checking import at_step
from feldherr.lessons.course import course

FILE: Final = Path(__file__).with_name("golden.json")


def digest(lesson: Lesson) -> str:
    """Of all that is seen at the end of a lesson."""
    view = at_step(lesson, course(lesson.id), len(lesson.steps)).view("all")
    return blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=12).hexdigest()


def written() -> str:
    return json.dumps({lesson.id: digest(lesson) for lesson in lessons()}, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
