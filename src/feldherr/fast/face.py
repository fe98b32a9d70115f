"""The integer face of a game and of many games, the same whether native code plays or Python."""

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feldherr.kernel import record
from feldherr.kernel.chance import Chance, fresh_seed
from feldherr.kernel.decision import Decision, Move
from feldherr.kernel.game import Game as WholeGame
from feldherr.kernel.rulebook import Outcome, Rulebook

if TYPE_CHECKING:
    from typing import Self


OVER: Final = -1
OUTSIDE: Final = -2
"""In place of a seat: nobody is asked any more, or nobody but chance."""


class About(NamedTuple):
    """What a game is played by."""

    rulebook: Rulebook[Any]
    options: dict[str, Any]
    actions: int
    """Answers are numbers below this."""
    observation: int
    """How many numbers an observation has."""


class Game:
    """A game between any two decisions, played with numbers.

    `seat` is asked; `mask()` says which numbers it may answer with; `play(number)` answers. Long answers are given
    part by part: a season's plan box by box, the bid first. A negative number draws a whole answer at random.

    >>> from feldherr import fast
    >>> game = fast.game("wallenstein", players=3, seed=1618)
    >>> game.seat, int(game.mask().sum()) > 0
    (0, True)
    >>> while game.play(game.sample(7)):
    ...     pass
    >>> game.over, len(game.scores)
    (True, 3)
    """

    __slots__ = ()

    if TYPE_CHECKING:
        native: bool
        over: bool
        seat: int
        """The seat asked now, the lowest of several; OVER when the game is over, and OUTSIDE while it waits for chance
        from outside, which a drawn answer answers for."""
        pending: tuple[int, ...]
        players: int
        question: int
        scores: tuple[int, ...]
        ranks: tuple[int, ...]
        """How many seats are ahead of each."""
        seed: bytes
        start: list[Any] | None
        first_question: int
        keeps_moves: bool
        """Whether there is a record of it."""
        about: About

        def copy(self) -> Self:
            """Independent of this one; it has the same future chance."""

        def play(self, action: int, /) -> bool:
            """Answers for the seat asked; whether the game goes on. ValueError, if that is no legal answer."""

        def play_for(self, seat: int, action: int, /) -> bool:
            """The same where several seats are asked."""

        def answer(self, seat: int, move: Move | str) -> bool:
            """Answers with a whole move of the reference, or with its text."""

        def play_random(self, number: int | Random, /) -> int:
            """Plays at random to the end; the number of decisions. With a generator, the moves are those that
            `decision.sample` of the reference draws with it."""

        @property
        def counted(self) -> dict[str, int]:
            """How often that happened which statistics count, since the game was made (`Rulebook.counted`)."""

        def mask_into(self, out: NDArray[np.uint8], /) -> None: ...
        def observe_into(self, seat: int, out: NDArray[np.int16], /) -> None: ...
        def answers(self, seat: int) -> list[Move]:
            """All whole moves of a seat; ValueError, where they are too many to list."""

        def position(self) -> list[Any]:
            """The whole state as plain lists, as the reference writes it."""

        def told_moves(self) -> list[tuple[int, Move]] | None:
            """All answers so far; None, if they are not kept."""

        def sealed_moves(self) -> dict[int, Move]: ...
        def imagined(self, seat: int, seed: bytes, draws: bytes, rng: Random) -> Self: ...

    def sample(self, number: int) -> int:
        """An action that stands for the answer that a random number draws."""
        return -1 - (number >> 1)

    def mask(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        out = np.zeros(self.about.actions, np.uint8)
        self.mask_into(out)
        return out.view(np.bool_)

    def observe(self, seat: int | None = None, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """What a seat may know, as numbers in a fixed order; by default the seat that is asked."""
        numbers = np.zeros(self.about.observation, np.int16) if out is None else out
        self.observe_into(max(self.seat, 0) if seat is None else seat, numbers)
        return numbers

    @property
    def outcome(self) -> Outcome | None:
        """As the reference tells it."""
        if not self.over:
            return None
        ranking = [[seat for seat in range(self.players) if self.ranks[seat] == rank] for rank in range(self.players)]
        return Outcome(list(self.scores), [seats for seats in ranking if seats])

    def imagine(self, seat: int, rng: Random) -> "Self":
        """A game in which all that is hidden from the seat is drawn afresh, and so is future chance."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}")
        seed = fresh_seed(rng)
        return self.imagined(seat, seed, fresh_seed(rng), rng)

    def as_game(self) -> WholeGame:
        """The same position for the reference: with views, pictures, odds and all; nothing told yet."""
        game = self.standing()
        game.moves = [*(self.told_moves() or ())]
        return game

    def standing(self) -> WholeGame:
        """The same without the moves that led there, for those who look at the position alone."""
        plain = self.position()
        rulebook, options = self.about.rulebook, self.about.options
        chance = Chance(Chance.from_seed(self.seed).key, plain[2])
        state = rulebook.decode(plain, options, chance)
        game = WholeGame(rulebook, state, options, self.seed, self.start, self.first_question)
        game.question = self.question
        game.sealed = self.sealed_moves()
        return game

    def decision(self, seat: int | None = None) -> Decision:
        """The question as the reference puts it."""
        return self.standing().asked[self.seat if seat is None else seat]

    def record(self) -> dict[str, Any]:
        """The record that the reference writes of the same game. ValueError, if moves are not kept."""
        if not self.keeps_moves:
            raise ValueError("this game keeps no record")
        return record.write(self.as_game())


class Batch:
    """Many games of one kind side by side: arrays go in and out, with one row for each game."""

    __slots__ = ()

    if TYPE_CHECKING:
        native: bool
        games: int
        players: int
        about: About

        def step_by(self, actions: NDArray[np.int32], /) -> None: ...
        def play_random(self, number: int, most: int = -1, /) -> int:
            """Draws moves in all games, to the end or so many in each; how many there were in all."""

        def restart(self, index: int, seed: int | bytes) -> None:
            """A new game in the place of one."""

        def seats_into(self, out: NDArray[np.int8], /) -> None: ...
        def masks_into(self, out: NDArray[np.uint8], /) -> None: ...
        def observe_into(self, out: NDArray[np.int16], /) -> None: ...
        def scores_into(self, out: NDArray[np.int32], /) -> None: ...
        def ranks_into(self, out: NDArray[np.int32], /) -> None: ...
        def position(self, index: int, /) -> list[Any]: ...

    def step(self, actions: Any) -> None:
        """Answers in all games that are not over; negative numbers draw a whole answer. ValueError names the first
        game whose number is no legal answer: it stays as it is, and the others go on."""
        self.step_by(np.ascontiguousarray(actions, np.int32))

    @property
    def seats(self) -> NDArray[np.int8]:
        """The seats asked, OVER and OUTSIDE as in a game."""
        out = np.empty(self.games, np.int8)
        self.seats_into(out)
        return out

    @property
    def over(self) -> NDArray[np.bool_]:
        over: NDArray[np.bool_] = self.seats == OVER
        return over

    @property
    def scores(self) -> NDArray[np.int32]:
        """Points by game and seat."""
        out = np.empty((self.games, self.players), np.int32)
        self.scores_into(out)
        return out

    @property
    def ranks(self) -> NDArray[np.int32]:
        """How many seats are ahead, by game and seat."""
        out = np.empty((self.games, self.players), np.int32)
        self.ranks_into(out)
        return out

    def masks(self, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """Which actions are legal, by game."""
        rows = np.empty((self.games, self.about.actions), np.uint8) if out is None else out
        self.masks_into(rows)
        return rows

    def observe(self, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """What the asked seats may know, by game."""
        rows = np.empty((self.games, self.about.observation), np.int16) if out is None else out
        self.observe_into(rows)
        return rows
