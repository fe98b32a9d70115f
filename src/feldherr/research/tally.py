"""What many games add up to."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import feldherr

Row = dict[str, Any]
"""A finished game as plain data: a line of the file of games."""


def row_of(game: feldherr.Game, number: int, shift: int) -> Row:
    """The line of a finished game; `shift` says by how many seats the policies have moved on."""
    outcome = game.outcome
    assert outcome is not None
    place = {seat: at for at, tied in enumerate(outcome.ranking) for seat in tied}
    kinds = Counter(kind for kind, _, _ in game.state.events)
    return {
        "game": number,
        "seed": game.seed,
        "shift": shift,
        "scores": outcome.scores,
        "places": [place[seat] for seat in range(game.players)],
        "decisions": len(game.moves),
        **{name: kinds[kind] for kind, name in game.rulebook.counted.items()},
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
