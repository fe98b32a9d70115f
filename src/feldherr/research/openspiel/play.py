"""A game whose chance is decided from outside, node by node.

The rules draw chance in the middle of a step, and a step cannot wait. So a move is played on a copy with the outcomes
that are known; where one is missing, the copy is dropped, and played anew when the outcome is there.
"""

from random import Random
from typing import Any

import feldherr
from feldherr.kernel import game as kernel
from feldherr.kernel.decision import CHANCE, Move, Seat
from feldherr.kernel.game import Game
from feldherr.research.openspiel.chance import Request, Scripted, Undecided, request_of
from feldherr.research.table import Table, rewards

SECRET = bytes(32)


class Play:
    """A table, the move under way, and what chance is asked. `copy.deepcopy` and `pickle` know it."""

    __slots__ = ("answers", "move", "request", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.move: tuple[Seat, Move] | None = None
        """Waits for chance; None with a request: the game's own set-up does."""
        self.answers: list[Any] = []
        self.request: Request | None = None

    @classmethod
    def begin(cls, name: str, players: int, options: dict[str, Any]) -> "Play":
        """A new game, up to the first thing that somebody decides."""
        book = feldherr.rulebook(name)
        outside = {"throws": "outside"} if "throws" in book.defaults else {}
        settled = book.read_options(players, {**options, **outside})
        game = Game(book, book.set_up(players, settled, Scripted([])), settled, SECRET, None)
        game.state.teller.watched = False  # who looks at a node asks for its view
        play = cls(Table(game))
        play._carry_on()
        return play

    @property
    def seat(self) -> Any:
        """Who decides: a seat, "chance", or nobody any more."""
        return CHANCE if self.request is not None else self.table.seat

    @property
    def over(self) -> bool:
        return self.request is None and self.table.over

    def act(self, action: int) -> None:
        """A player's action, or an outcome of chance."""
        if self.request is None:
            self._act_for_player(action)
        elif self.request.take(action):
            self._decided(self.request.answer())

    def _act_for_player(self, action: int) -> None:
        table, seat = self.table, self.table.seat
        if action not in table.legal(seat):
            raise feldherr.IllegalMove("no_such_action", action=str(action)[:40])
        move = table.take(seat, action)
        if move is not None:
            self.move = (seat, move)
            self._carry_on()

    def _decided(self, answer: Any) -> None:
        self.request = None
        if isinstance(answer, Move):
            self.move = (CHANCE, answer)
        else:
            self.answers.append(answer)
        self._carry_on()

    def _carry_on(self) -> None:
        """Plays the move under way on a copy, as far as chance is decided."""
        game = self.table.game.copy()
        game.state.chance = Scripted(self.answers)
        try:
            if self.move is None:
                game.advance()
            else:
                game.play(*self.move)
        except Undecided as undecided:
            self.request = undecided.request
            return
        self.move, self.answers = None, []
        self.settle(game)

    def settle(self, game: Game) -> None:
        """A game that rests becomes the present one."""
        game.state.chance = Scripted([])
        self.table = Table(game)
        if self.table.seat == CHANCE:
            request = request_of(self.table.pending[CHANCE])
            if request.settle():
                self._decided(request.answer())
            else:
                self.request = request

    def resampled(self, seat: int, rng: Random) -> "Play":
        """A game that agrees with everything a seat knows, with the rest drawn afresh; nothing may wait for chance."""
        assert self.request is None
        now = self.table
        twin = Play(Table(kernel.imagine(now.game.rulebook, now.game.view(seat), rng)))
        twin.table.game.state.chance = Scripted([])
        for asked in now.askings.values():
            for action in asked.taken:
                own = now.seat == seat
                legal = twin.table.legal(now.seat)
                twin.table.take(now.seat, action if own else rng.choice(legal))
        return twin

    def returns(self) -> list[float]:
        return rewards(self.table.game) if self.over else [0.0] * self.table.game.players

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        return restored(*self._written())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, self._written()

    def _written(self) -> tuple[Any, ...]:
        game = self.table.game
        sealed = {seat: move.text for seat, move in game.sealed.items()}
        move = None if self.move is None else (self.move[0], self.move[1].text)
        return (
            (game.rulebook.name, game.options, game.rulebook.encode(game.state), game.question, sealed),
            [action for asked in self.table.askings.values() for action in asked.taken],
            move,
            [answer[:] if isinstance(answer, list) else answer for answer in self.answers],
            None if self.request is None else self.request.got[:],
        )


def restored(
    written: tuple[Any, ...], taken: list[int], move: tuple[Seat, str] | None, answers: list[Any], got: list[int] | None
) -> Play:
    """What `Play` wrote down of itself."""
    name, options, position, question, sealed = written
    book = feldherr.rulebook(name)
    game = Game(book, book.decode(position, options, Scripted([])), options, SECRET, None, question)
    game.state.teller.watched = False
    game.sealed = {seat: book.moves.read(text) for seat, text in sealed.items()}
    play = Play(Table(game))
    for action in taken:
        play.table.take(play.table.seat, action)
    play.answers = answers
    play.move = None if move is None else (move[0], book.moves.read(move[1]))
    if got is not None:
        if move is None and play.table.seat == CHANCE:
            play.request = request_of(play.table.pending[CHANCE])
        else:
            play._carry_on()
        assert play.request is not None
        play.request.got = got
    return play
