"""Learns what a table is worth by self-play: python -m feldherr.bots.sixteenthirty.learning [--games N] [--seed S].

Captains play against each other, and after each round everything that `value.py` looks at is noted. The points that
came after it are then explained by least squares, turn by turn, and the chances to win by the points expected.
"""

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

import feldherr
from feldherr.bots.bot import Budget
from feldherr.bots.sixteenthirty import value
from feldherr.bots.sixteenthirty.captain import Captain
from feldherr.bots.sixteenthirty.playout import Table
from feldherr.bots.sixteenthirty.weights import Weights
from feldherr.crew import WAYS, Crew
from feldherr.kernel.step import Step
from feldherr.sixteenthirty.names import N
from feldherr.sixteenthirty.rules import LAST_TURN, SEATS
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.turn import EndOfTurn, RoundStep

RIDGE: Final = 20.0
SCALES: Final = (1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 15.0, 18.0, 22.0, 27.0)


class Note(NamedTuple):
    """A table after a round: for each seat and country with a marker the features, and what its hand is worth."""

    turn: int
    points: list[int]
    scored: int
    countries: list[tuple[int, int, int, bool, list[float]]]
    hands: list[float]


def is_due(step: Step[Any]) -> bool:
    """The end of a round, or the market place after the scoring."""
    return (isinstance(step, RoundStep) and step.line == 4) or (isinstance(step, EndOfTurn) and step.line == 2)


def note(g: State) -> Note:
    table = value.Table(g)
    countries = [
        (seat, c, own.count(c), bool(g.descending[seat * N + c]), table.features(seat, c, own.count(c)))
        for seat, own in enumerate(g.vp_markers)
        for c in dict.fromkeys(own)
    ]
    hands = [table.in_hand(seat) for seat in range(g.players)]
    return Note(g.turn, g.points[:], len(g.scorings), countries, hands)


def self_play(seed: int, number: int) -> tuple[list[Note], list[tuple[int, ...]], list[int]]:
    """One game: what was noted, all scorings, and the points at the end."""
    rng = Random(f"{seed} {number}")
    players = rng.choice((3, 4, 4, 4, 5, 6))
    game = feldherr.new_game("sixteenthirty", players=players, seed=rng.randbytes(32))
    captain = Captain()
    while game.view(None)["phase"] == "set_up":
        seat = next(iter(game.pending))
        assert isinstance(seat, int)
        game.play(seat, captain.decide(game.view(seat), rng, Budget()).move)
    g = game.state
    assert isinstance(g, State)
    notes = []
    while g.agenda:
        Table(g, Weights()).play(g, is_due)
        if g.agenda:
            notes.append(note(g))
            step = g.agenda.pop()
            step.do(g, None)
    return notes, list(g.scorings), g.points[:]


Array = np.ndarray[Any, np.dtype[np.float64]]
Played = list[tuple[list[Note], list[tuple[int, ...]], list[int]]]


def least_squares(x: Array, y: Array) -> Array:
    """Ridge regression; the first feature is the constant, and is not held back."""
    penalty = RIDGE * np.eye(x.shape[1])
    penalty[0, 0] = 1e-6
    return np.asarray(np.linalg.solve(x.T @ x + penalty, x.T @ y), dtype=np.float64).round(4)


class Fitted(NamedTuple):
    """One turn once its countries are explained: a line for each note, a column for each seat, absent ones NaN."""

    rising: Array
    falling: Array
    expected: Array
    """Points at the end, as they are expected."""
    points: Array
    """Points at the end."""


def fit_countries(games: Played, turn: int) -> Fitted:
    """The coefficients of countries in one turn."""
    noted = [(one, scorings, points) for notes, scorings, points in games for one in notes if one.turn == turn]
    expected = np.full((len(noted), SEATS[-1]), np.nan)
    points_after = expected.copy()
    kinds: dict[bool, list[tuple[int, int, int, float, list[float]]]] = {False: [], True: []}
    for line, (one, scorings, points) in enumerate(noted):
        expected[line, : len(points)] = np.array(one.points) + one.hands
        points_after[line, : len(points)] = points
        for seat, country, number, falls, features in one.countries:
            later = scorings[one.scored + seat :: len(points)]
            kinds[falls].append((line, seat, number, float(sum([s[1 + country] for s in later])), features))
    coefficients = []
    for rows in kinds.values():
        lines, seats, numbers, targets, features_of = zip(*rows, strict=True)
        x = np.array(features_of)
        coefficients.append(least_squares(x, np.array(targets)))
        np.add.at(expected, (lines, seats), np.array(numbers) * (x @ coefficients[-1]))
    return Fitted(coefficients[0], coefficients[1], expected, points_after)


def fit_scale(turn: Fitted) -> float:
    """The scale by which the winners surprise least."""
    totals = turn.expected - np.nanmax(turn.expected, axis=1, keepdims=True)
    winners = turn.points == np.nanmax(turn.points, axis=1, keepdims=True)
    surprises = {}
    for scale in SCALES:
        chances = totals / scale - np.log(np.nansum(np.exp(totals / scale), axis=1, keepdims=True))
        surprises[scale] = -chances[winners].sum()
    return min(surprises, key=surprises.__getitem__)


def fit(games: Played) -> dict[str, Any]:
    """All coefficients, turn by turn."""
    turns = [fit_countries(games, turn) for turn in range(1, LAST_TURN + 1)]
    return {
        "rising": [turn.rising.tolist() for turn in turns],
        "falling": [turn.falling.tolist() for turn in turns],
        "scale": [fit_scale(turn) for turn in turns],
    }


def written(plain: dict[str, Any]) -> str:
    """As JSON, with a line for each turn."""
    parts = []
    for key, entry in plain.items():
        lines = ",\n  ".join(json.dumps(turn) for turn in entry) if key != "command" else ""
        parts.append(f' "{key}": ' + (f"[\n  {lines}\n ]" if lines else json.dumps(entry)))
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m feldherr.bots.sixteenthirty.learning", description=(__doc__ or "").partition("\n\n")[2]
    )
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1618)
    parser.add_argument("--jobs", type=int, help="otherwise one for each core")
    parser.add_argument("--on", choices=WAYS, default=WAYS[0], help="processes of this machine, or a Ray cluster")
    parser.add_argument("--file", type=Path, default=value.FILE)
    given = parser.parse_args()
    with Crew(given.jobs, given.on) as crew:
        games = crew.all(partial(self_play, given.seed), range(given.games))
    command = " ".join(["python -m feldherr.bots.sixteenthirty.learning", *sys.argv[1:]])
    plain = {"command": command, **fit(games)}
    given.file.write_text(written(plain), "utf-8")


if __name__ == "__main__":
    main()
