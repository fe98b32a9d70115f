"""A game told again from its stored moves: every decision in turn, and a halt wherever an event begins a part of it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from feldherr import Game
from feldherr.kernel.state import Event
from feldherr.server.model import UNDO, Entry, Table
from feldherr.server.standing.rebuild import begin


@dataclass(frozen=True, slots=True)
class Turn:
    """A question as it was answered for good."""

    question: int
    answers: tuple[Entry, ...]
    asked_at: float | None
    """When it was asked; None for the first, since nobody wrote down when the game began."""

    @property
    def closed_at(self) -> float:
        return max(entry.at for entry in self.answers)


def turns(entries: Sequence[Entry]) -> list[Turn]:
    """The questions of a game with their final answers: what was undone is as if it had never been."""
    kept: list[Turn] = []
    now: float | None = None
    for entry in entries:
        if entry.kind == UNDO:
            kept.pop()
            now = entry.at
        elif kept and kept[-1].question == entry.question:
            last = kept[-1]
            kept[-1] = Turn(last.question, (*last.answers, entry), last.asked_at)
            now = kept[-1].closed_at
        else:
            kept.append(Turn(entry.question, (entry,), now))
            now = entry.at
    return kept


def tell_again(
    game: Game, told: Sequence[Turn], last_question: int, done: Callable[[], None] | None = None
) -> Iterator[Turn | None]:
    """Plays a game from its beginning. It stands before each turn when that is yielded, and at its end at None.

    `done` is called after every step of the rules.
    """
    for turn in told:
        game.question = turn.question  # after an undo a question was asked anew under another number
        yield turn
        for entry in turn.answers:
            game.play(entry.who, entry.text, done)
    game.question = last_question
    yield None


def opening(table: Table, halt: Callable[[Game, int, Event], None]) -> Game:
    """The game of a table before its first move; from here on `halt` is called at every event."""
    game = begin(table)
    for n, event in enumerate(game.state.events):
        halt(game, n, event)
    game.state.teller.halt = lambda n, event: halt(game, n, event)
    return game
