"""A table in a terminal: the game, who sits there, and the file in which all of it is kept."""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import feldherr
from feldherr.cli import store
from feldherr.kernel.decision import Decision, Seat
from feldherr.kernel.errors import BadOption, BadRecord


@dataclass
class Table:
    """A game between people at one keyboard and random opponents."""

    game: feldherr.Game
    humans: list[int]
    names: list[str]
    path: Path

    @property
    def alone(self) -> int | None:
        """The only human's seat; None where several share the keyboard and secrets must be kept from each other."""
        return self.humans[0] if len(self.humans) == 1 else None

    def save(self) -> None:
        seats = {"humans": self.humans, "names": self.names}
        store.save(self.path, {**self.game.record(), "table": seats})

    def next_question(self) -> tuple[Seat, Decision]:
        """Humans are asked before the opponents answer, so that a plan can be taken back as long as possible."""
        pending = self.game.pending
        human = next((seat for seat in pending if seat in self.humans), None)
        seat = next(iter(pending)) if human is None else human
        return seat, pending[seat]

    def answer_for(self, seat: Seat, decision: Decision) -> None:
        """A random move that depends on nothing but the seed and the question: resumed games go on in the same way."""
        rng = Random(f"{self.game.seed.hex()} {self.game.question} {seat}")
        self.game.play(seat, decision.sample(rng))


def resume(path: Path, humans: str | None, names: list[str] | None) -> Table:
    """The table that a file keeps; its moves are played again, so it goes on exactly where it stopped."""
    record = store.load(path)
    game = feldherr.replay(record)
    kept = record.get("table")
    seats = kept if isinstance(kept, dict) else {}
    try:
        sitting = [seat for seat in seats.get("humans", [0]) if seat in range(game.players)]
        called = [str(name) for name in seats.get("names", [])]
    except TypeError:
        raise BadRecord("bad_key", key="table") from None
    return Table(game, human_seats(humans, game.players) if humans else sitting, names or called, path)


def human_seats(word: str, players: int) -> list[int]:
    """Seats from a list of numbers, or all.

    >>> human_seats("0,2", 4), human_seats("all", 3)
    ([0, 2], [0, 1, 2])
    """
    if word == "all":
        return list(range(players))
    seats = word.split(",")
    if not all(seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < players for seat in seats):
        raise BadOption("bad_humans", value=word[:80], most=players - 1)
    return sorted({int(seat) for seat in seats})


def player_names(word: str | None, players: int, default: Any) -> list[str]:
    """The names given, and for the other seats their default."""
    given = ["".join(c for c in name if c.isprintable()).strip()[:16] for name in word.split(",")] if word else []
    if len(given) > players:
        raise BadOption("too_many_names", given=len(given), players=players)
    names = [name or default(seat) for seat, name in enumerate(given)]
    names += [default(seat) for seat in range(len(names), players)]
    if len(set(names)) < len(names):
        raise BadOption("same_names", names=names)
    return names
