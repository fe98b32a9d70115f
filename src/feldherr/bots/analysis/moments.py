"""A finished game cut into its moments: after every decision, and after every stroke of luck, where the table stood."""

from dataclasses import dataclass, field
from typing import Any, Final

import feldherr
from feldherr.bots.analysis.foresight import Foresight
from feldherr.kernel.decision import CHANCE, Move, Seat
from feldherr.kernel.errors import BadOption
from feldherr.kernel.game import Game
from feldherr.kernel.replay import begin, require_claims
from feldherr.kernel.step import Step

START: Final = "start"
"""The luck of the set-up, whoever had a part in it."""


@dataclass(frozen=True)
class Moment:
    """The table after something happened."""

    game: Game
    """A copy, perhaps between two decisions."""
    moves: int
    """After so many moves of the record; sandboxes go on from there."""
    part: dict[str, Any]
    """The season or turn, in the words of the game."""
    luck: str | None = None
    """The kind of luck, if it was luck."""
    kind: str = ""
    """The kind of decision, if it was one."""
    before: Game | None = None
    """The table when that decision was asked."""
    answers: dict[int, Move] = field(default_factory=dict)
    """What the seats that were asked answered."""


def moments(record: dict[str, Any], foresight: Foresight) -> list[Moment]:
    """All moments of a finished game; the first tells what the set-up has given."""
    cutter = _Cutter(record, foresight)
    while cutter.game.pending:
        cutter.answer()
    require_claims(cutter.game, record)
    return cutter.found


class _Cutter:
    """Plays a record again, and keeps a copy of the table at every moment."""

    def __init__(self, record: dict[str, Any], foresight: Foresight) -> None:
        self.foresight = foresight
        self.game = begin(feldherr.rulebook(record["game"]), record)
        self.lines: list[str] = record["moves"]
        self.found: list[Moment] = []
        self.asked: tuple[str, Game, dict[Seat, Move]] = ("", self.game, {})
        """The question under way: its kind, the table before it, and the answers."""
        self.due: Step[Any] | None = None
        """What is done next without asking anybody."""
        self.last: str | None = None
        """The luck that came last."""
        self._keep_start()

    def answer(self) -> None:
        """One question with all its answers, and what follows from them."""
        game = self.game
        asked, number = game.asked, len(game.moves)
        lines = self.lines[number : number + len(asked)]
        if len(lines) < len(asked):
            raise BadOption("analysis_not_over")
        answers: dict[Seat, Move] = {}
        self.asked = (next(iter(asked.values())).kind, game.copy(), answers)
        self.due = self.last = None
        for line in lines:
            word, text = line.split(" ", 1)
            seat: Seat = word if word == CHANCE else int(word)
            answers[seat] = game.rulebook.moves.read(text)
            game.play(seat, answers[seat], self._done if self.found else None)
        self._keep_start()

    def _keep_start(self) -> None:
        if not self.found and self.foresight.begun(self.game):
            self._keep(luck=START)

    def _done(self) -> None:
        """A step was done: the answered one first, then one after another."""
        luck = self._decided() if self.due is None else self.foresight.luck_of(self.due)
        if luck is not None:
            if luck == self.last:
                self.found.pop()  # more of the same
            self._keep(luck=luck)
            self.last = luck
        agenda = self.game.state.agenda
        self.due = agenda[-1] if agenda else None

    def _decided(self) -> str | None:
        kind, before, answers = self.asked
        if CHANCE in answers:  # thrown outside
            return self.foresight.luck_of(before.state.agenda[-1])
        self._keep(kind=kind, before=before, answers={int(seat): move for seat, move in answers.items()})
        return None

    def _keep(self, **cause: Any) -> None:
        game = self.game
        self.found.append(Moment(game.copy(), len(game.moves), game.rulebook.moment(game.state), **cause))
