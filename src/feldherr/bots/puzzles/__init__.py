"""Positions of the day: decisions of games among bots that have one best answer, and what each other answer costs.

What the seat could not know is drawn afresh before a position is written down, so that a file tells nobody a secret
and a puzzle can be shown from its position alone.
"""

import json
from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from feldherr.bots.bot import Reason

FOLDER: Final = Path(__file__).parent.parent / "data"


class Answer(NamedTuple):
    """What may be answered, and by how much it changes the chance to win beside the best."""

    text: str
    """The whole move."""
    told: str
    """The move as people are asked for it: of a plan only the box that is in question."""
    places: Sequence[str]
    by: float
    error: float
    """The standard error of that."""


class Puzzle(NamedTuple):
    """A decision with one best answer."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, Any]
    position: list[Any]
    """What the seat did not know is not that of the game it comes from."""
    seat: int
    kind: str
    box: str
    """Of a plan, the box that is in question."""
    given: str
    """Of a plan, what is laid already."""
    answers: tuple[Answer, ...]
    chance: float
    """Of the seat to win with the best answer."""
    games: int
    """Imagined for every answer."""
    why: tuple[Reason, ...]

    @property
    def best(self) -> int:
        return max(range(len(self.answers)), key=lambda number: self.answers[number].by)

    def shared(self) -> dict[str, Any]:
        """As positions are that are shared by link."""
        return {name: getattr(self, name) for name in ("game", "version", "players", "options", "position")}

    def as_json(self) -> dict[str, Any]:
        answers = [{**one._asdict(), "places": list(one.places)} for one in self.answers]
        return {**self._asdict(), "answers": answers, "why": [one._asdict() for one in self.why]}


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    return [_read(plain) for plain in json.loads(path.read_text("utf-8"))]


def _read(plain: dict[str, Any]) -> Puzzle:
    answers = tuple(Answer(**one) for one in plain["answers"])
    return Puzzle(**{**plain, "answers": answers, "why": tuple(Reason(**one) for one in plain["why"])})


def write(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """One line a puzzle."""
    lines = ",\n".join(json.dumps(one.as_json(), separators=(",", ":")) for one in puzzles)
    path.write_text(f"[\n{lines}\n]\n", "utf-8")


def file_of(game: str, folder: str = "") -> Path:
    """Where the puzzles of a game are: in the package, or in a folder of somebody's own."""
    return (Path(folder) if folder else FOLDER) / f"puzzles-{game}.json"


@cache
def puzzles(game: str, folder: str = "") -> list[Puzzle]:
    """All puzzles of a game; none, where it has no file."""
    path = file_of(game, folder)
    return read(path) if path.is_file() else []


def of_day(game: str, day: date, folder: str = "") -> Puzzle | None:
    """The same for everybody: day by day the next, and after the last the first again.

    >>> of_day("chess", date(2026, 11, 18)) is None
    True
    """
    found = puzzles(game, folder)
    return found[day.toordinal() % len(found)] if found else None
