"""A game played action by action: the ground that all faces for learning stand on."""

from collections.abc import Sequence
from typing import Any

import numpy as np

import feldherr
from feldherr.kernel.decision import Decision, Move
from feldherr.kernel.errors import IllegalMove
from feldherr.research.encoding import encoding
from feldherr.research.encoding.asking import Asking
from feldherr.research.encoding.layout import Mask, Numbers


class Table:
    """A game, and the answers under way.

    >>> table = Table(feldherr.new_game("wallenstein", players=3, seed=1))
    >>> table.seat, len(table.legal(0))
    (0, 14)
    >>> table.act(0, table.legal(0)[0])
    >>> int(table.mask(0).sum()), table.seat
    (9, 0)
    """

    __slots__ = ("_legal", "_seen", "_seen_at", "askings", "code", "game", "pending")

    def __init__(self, game: feldherr.Game) -> None:
        self.game = game
        self.code = encoding(game.rulebook.name)
        self._seen: dict[int, Numbers] = {}
        self._seen_at = -1
        self.ask()

    def ask(self) -> None:
        """Looks at the game anew, after somebody else has played in it."""
        self.pending: dict[Any, Decision] = self.game.pending
        self.askings: dict[Any, Asking] = {}
        self._legal: dict[int, Sequence[int]] = {}

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def seat(self) -> Any:
        """The seat to act, the first where several are asked; None when the game is over, or "chance"."""
        return next(iter(self.pending), None)

    def asking(self, seat: int) -> Asking:
        found = self.askings.get(seat)
        if found is None:
            found = self.askings[seat] = self.code.asking(self.pending[seat], self.game.players)
        return found

    def legal(self, seat: int) -> Sequence[int]:
        """The actions that a seat may take now, in ascending order; nothing, if it is not asked."""
        found = self._legal.get(seat)
        if found is None:
            asked = seat in self.pending
            found = self._legal[seat] = self.asking(seat).legal() if asked else ()
        return found

    def mask(self, seat: int, *, waits: bool = False) -> Mask:
        """The same as a row of zeros and ones; where all act at once, those who are not asked may wait."""
        mask = np.zeros(len(self.code.ACTION_NAMES), np.int8)
        legal = self.legal(seat)
        if legal:
            mask[list(legal)] = 1
        elif waits:
            mask[self.code.WAIT] = 1
        return mask

    def take(self, seat: int, action: int) -> Move | None:
        """Takes a legal action of a seat; the move, once it is complete, which is for the caller to play."""
        self._legal.pop(seat, None)
        return self.asking(seat).take(action)

    def act(self, seat: int, action: Any) -> None:
        """Takes a legal action; with the last one of a move, the move is played. IllegalMove: nothing has changed."""
        if action not in self.legal(seat):
            raise IllegalMove("no_such_action", action=str(action)[:40])
        move = self.take(seat, int(action))
        if move is None:
            return
        question = self.game.question
        self.game.play(seat, move)
        if self.game.question == question:  # sealed: others have still to answer
            del self.pending[seat], self.askings[seat]
        else:
            self.ask()

    def observe(self, seat: int) -> Numbers:
        """What a seat sees now."""
        if self._seen_at != self.game.question:
            self._seen_at = self.game.question
            self._seen = {}
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = self.code.observe_table(self.game.state, seat)
        numbers = seen.copy()
        decision = self.pending.get(seat)
        if decision is not None:
            self.code.write_question(numbers, decision, self.asking(seat))
        return numbers


def rewards(game: feldherr.Game) -> list[float]:
    """From 1 for the first place evenly down to -1 for the last; who tie share. They add up to 0.

    >>> class Ended:
    ...     players, outcome = 4, feldherr.Outcome([7, 9, 7, 3], [[1], [0, 2], [3]])
    >>> [round(reward, 2) for reward in rewards(Ended())]
    [0.0, 1.0, 0.0, -1.0]
    """
    assert game.outcome is not None
    found = [0.0] * game.players
    place = 0
    for tied in game.outcome.ranking:
        middle = place + (len(tied) - 1) / 2
        for seat in tied:
            found[seat] = 1.0 - 2.0 * middle / (game.players - 1)
        place += len(tied)
    return found
