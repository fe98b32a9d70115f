"""Looks for the seeds of lessons: `python -m feldherr.lessons.search [lesson …]`.

Draws that no throw decides (events, lots, the order of players) follow from a lesson's seed. The first one by which the
lesson is played as its file says is written into the file.
"""

import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

from feldherr.lessons.checking import problems
from feldherr.lessons.model import Lesson, lessons

MOST: Final = 3_000


def search(lesson: Lesson) -> int | None:
    """The first seed that fits."""
    return next((seed for seed in range(MOST) if not problems(lesson, seed)), None)


def main(names: list[str]) -> int:
    failed = 0
    for lesson in lessons():
        if names and lesson.id not in names:
            continue
        seed = search(lesson)
        if seed is None:
            failed += 1
            print(f"{lesson.id}: no seed fits. With its own: {'; '.join(problems(lesson)) or 'nothing is wrong'}")
            continue
        print(f"{lesson.id}: {seed}")
        file = Path(str(files("feldherr.lessons") / lesson.game / f"{lesson.id}.toml"))
        file.write_text(re.sub(r"(?m)^seed = \d+$", f"seed = {seed}", file.read_text("utf-8")), "utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
