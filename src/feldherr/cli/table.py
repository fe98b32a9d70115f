"""A table in a terminal: the game, who sits there, and the file in which all of it is kept."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import feldherr
from feldherr.bots.levels import RANDOM, bot, offered
from feldherr.cli import store
from feldherr.kernel.decision import Decision, Seat
from feldherr.kernel.errors import BadOption, BadRecord

SIMULATIONS: Final = 200
"""What a bot may think, in games in its head and not in time, so that it answers alike everywhere."""


@dataclass
class Table:
    """A game between people at one keyboard and programs."""

    game: feldherr.Game
    humans: list[int]
    names: list[str]
    path: Path
    bots: list[str] = field(default_factory=list)
    """Who plays at the other seats, in turn: levels, import paths or addresses; if nobody is named, the usual one."""

    def __post_init__(self) -> None:
        self.bots = self.bots or [usual_bot(self.game.rulebook.name)]

    @property
    def alone(self) -> int | None:
        """The only human's seat; None where several share the keyboard and secrets must be kept from each other."""
        return self.humans[0] if len(self.humans) == 1 else None

    def save(self) -> None:
        seats = {"humans": self.humans, "names": self.names, "bots": self.bots}
        store.save(self.path, {**self.game.record(), "table": seats})

    def next_question(self) -> tuple[Seat, Decision]:
        """Humans are asked before the opponents answer, so that a plan can be taken back as long as possible."""
        pending = self.game.pending
        human = next((seat for seat in pending if seat in self.humans), None)
        seat = next(iter(pending)) if human is None else human
        return seat, pending[seat]

    def answer_for(self, seat: Seat, decision: Decision) -> None:
        """A move that depends on nothing but the seed and the question: resumed games go on in the same way."""
        rng = Random(f"{self.game.seed.hex()} {self.game.question} {seat}")
        name = self.bot_at(int(seat)) if isinstance(seat, int) else RANDOM
        if name == RANDOM:
            self.game.play(seat, decision.sample(rng))
            return
        from feldherr.bots import Budget, decide, seen
        from feldherr.bots.tempers import temper_in

        view = seen(self.game, int(seat), temper_in(name))
        self.game.play(seat, decide(name, view, rng, Budget(simulations=SIMULATIONS)).move)

    def bot_at(self, seat: int) -> str:
        others = [other for other in range(self.game.players) if other not in self.humans]
        return self.bots[others.index(seat) % len(self.bots)]


def resume(path: Path, humans: str | None, names: list[str] | None, bots: list[str] | None = None) -> Table:
    """The table that a file keeps; its moves are played again, so it goes on exactly where it stopped."""
    record = store.load(path)
    game = feldherr.replay(record)
    kept = record.get("table")
    seats = kept if isinstance(kept, dict) else {}
    try:
        sitting = [seat for seat in seats.get("humans", [0]) if seat in range(game.players)]
        called = [str(name) for name in seats.get("names", [])]
        seated = bots or [str(name) for name in seats.get("bots", [])]
    except TypeError:
        raise BadRecord("bad_key", key="table") from None
    for name in seated:
        if not bots and ":" in name:  # a file starts no program but the house's own
            raise BadOption("bots_again", bots=",".join(seated)[:200])
        bot(name, game.rulebook.name)
    return Table(game, human_seats(humans, game.players) if humans else sitting, names or called, path, seated)


def usual_bot(game: str) -> str:
    """Who sits down when nobody is named: a recruit, whom one beats soon, or the weakest that does not play by chance.

    >>> usual_bot("wallenstein")
    'recruit'
    """
    able = [one.name for one in offered(game) if one.name != RANDOM]
    return able[0] if able else RANDOM


def bots_named(word: str | None, game: str) -> list[str] | None:
    """Who is seated; BadOption, if there is no such bot.

    >>> bots_named("captain,recruit", "wallenstein")
    ['captain', 'recruit']
    """
    names = word.split(",") if word is not None else None
    for name in names or ():
        bot(name, game)
    return names


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
