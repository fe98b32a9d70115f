"""What many games add up to."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from feldherr import Outcome

Row = dict[str, Any]
"""A finished game as plain data: a line of the file of games."""


def row_of(number: int, seed: bytes, shift: int, outcome: Outcome, decisions: int, counts: dict[str, int]) -> Row:
    """The line of a finished game; `shift` says by how many seats the policies have moved on."""
    place = {seat: at for at, tied in enumerate(outcome.ranking) for seat in tied}
    return {
        "game": number,
        "seed": seed,
        "shift": shift,
        "scores": outcome.scores,
        "places": [place[seat] for seat in range(len(place))],
        "decisions": decisions,
        **counts,
    }


@dataclass
class Tally:
    """Sums over games; tallies of chunks add up to the tally of all."""

    players: int
    games: int = 0
    decisions: int = 0
    points: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.points = self.points or [0] * self.players
        self.squares = self.squares or [0] * self.players
        self.wins = self.wins or [0.0] * self.players

    def add(self, row: Row, counted: list[str]) -> None:
        self.games += 1
        self.decisions += row["decisions"]
        first = [seat for seat, place in enumerate(row["places"]) if place == 0]
        for seat, points in enumerate(row["scores"]):
            self.points[seat] += points
            self.squares[seat] += points * points
        for seat in first:
            self.wins[seat] += 1 / len(first)
        self.counts.update({name: row[name] for name in counted})

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        for seat in range(self.players):
            self.points[seat] += other.points[seat]
            self.squares[seat] += other.squares[seat]
            self.wins[seat] += other.wins[seat]
        self.counts.update(other.counts)
