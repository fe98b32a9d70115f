"""Writes down the chances that texts of lessons tell: `python -m feldherr.lessons.odds`.

They are the engine's, worked out once and kept in `odds.toml`, so that nobody who learns waits for NumPy. A test works
them out again.
"""

from importlib.resources import files
from pathlib import Path

from feldherr.kernel.game import Game
from feldherr.lessons.checking import at_step
from feldherr.lessons.course import course
from feldherr.lessons.model import lessons
from feldherr.wallenstein import State
from feldherr.wallenstein.board import COUNTY
from feldherr.wallenstein.odds_of_moves import odds_of_revolt, odds_of_throw
from feldherr.wallenstein.revolt import rising


def all_odds() -> dict[str, float]:
    """By lesson, step, what is told, and the answer that it is told to."""
    found = {}
    for lesson in lessons():
        for number, step in enumerate(lesson.steps):
            for given, told in step.odds:
                name, move = told.split(" ", 1)
                game = at_step(lesson, course(lesson.id), number)
                found[f"{lesson.id} {number + 1} {name} {given}".strip()] = round(chance(game, lesson.seat, move), 4)
    return found


def chance(game: Game, seat: int, text: str) -> float:
    """That an attack or a war is won, a revolt in a county put down, or that so many defenders hold theirs."""
    verb, *rest = text.split()
    if verb == "revolt":
        return _put_down(game, seat, COUNTY[rest[0]])
    if verb == "defend":
        return _held(game, seat, text)
    return float(game.rulebook.odds(game.state, seat, game.rulebook.moves.read(text)).win)


def _put_down(game: Game, seat: int, county: int) -> float:
    assert isinstance(game.state, State)
    return float(odds_of_revolt(game.state, seat, county, rising(game.state, county, 0)).win)


def _held(game: Game, seat: int, text: str) -> float:
    trial = game.copy()
    trial.play(seat, text)
    assert isinstance(trial.state, State)
    odds = odds_of_throw(trial.state)
    assert odds is not None
    return float(odds.loss)


def written(odds: dict[str, float]) -> str:
    """As they stand in the file."""
    return "".join(f'"{key}" = {value}\n' for key, value in odds.items())


if __name__ == "__main__":
    Path(str(files("feldherr.lessons") / "odds.toml")).write_text(written(all_odds()), "utf-8")
