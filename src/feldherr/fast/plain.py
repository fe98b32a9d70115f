"""The same face where native code cannot play: the reference plays behind it."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from feldherr.fast.face import OUTSIDE, OVER, About, Batch, Game
from feldherr.fast.numbers import legal, meant, numbers_of
from feldherr.kernel.chance import seed_bytes
from feldherr.kernel.decision import CHANCE, Decision, Move
from feldherr.kernel.game import Game as WholeGame
from feldherr.kernel.game import start


class PlainGame(Game):
    """A game that Python plays. Where throws come from outside, a drawn answer answers for chance too."""

    __slots__ = ("_game", "_given", "about")
    native = False
    keeps_moves = True

    def __init__(self, about: About, game: WholeGame) -> None:
        numbers = numbers_of(about.rulebook.name)
        self.about = about._replace(actions=numbers.actions, observation=numbers.observation)
        self._game = game
        self._given: dict[int, list[int]] = {}
        """Parts of answers, by seat."""

    def __getattr__(self, name: str) -> Any:
        if name in ("over", "players", "question", "seed", "first_question"):
            return getattr(self._game, name)
        raise AttributeError(name)

    @property
    def start(self) -> list[Any] | None:  # type: ignore[override]
        return self._game.position

    @property
    def pending(self) -> tuple[int, ...]:  # type: ignore[override]
        return tuple(seat for seat in self._game.pending if isinstance(seat, int))

    @property
    def seat(self) -> int:  # type: ignore[override]
        return next(iter(self.pending), OVER if self.over else OUTSIDE)

    @property
    def outcome(self) -> Any:
        return self._game.outcome

    @property
    def scores(self) -> tuple[int, ...]:  # type: ignore[override]
        return tuple(self.about.rulebook.outcome(self._game.state).scores)

    @property
    def ranks(self) -> tuple[int, ...]:  # type: ignore[override]
        ranking = self.about.rulebook.outcome(self._game.state).ranking
        ahead = {seat: sum(map(len, ranking[:at])) for at, seats in enumerate(ranking) for seat in seats}
        return tuple(ahead[seat] for seat in range(self.players))

    @property
    def counted(self) -> dict[str, int]:
        kinds = Counter(kind for kind, _, _ in self._game.state.events)
        return {name: kinds[kind] for kind, name in self.about.rulebook.counted.items()}

    def copy(self) -> "PlainGame":
        twin = PlainGame(self.about, self._game.copy())
        twin._given = {seat: given[:] for seat, given in self._given.items()}
        return twin

    def play(self, action: int, /) -> bool:
        if action >= 0:
            return self.play_for(self.seat, action)
        asked, decision = next(iter(self._game.pending.items()), (-1, None))
        if decision is None:
            raise ValueError("the game is over")
        return self._answer(asked, decision.sample(Random(-action)))

    def play_for(self, seat: int, action: int, /) -> bool:
        given = [*self._given.get(seat, []), action]
        if seat not in self.pending or action not in self._legal(seat):
            raise ValueError("the game is over" if self.over else f"{action} is no legal action now")
        move = meant(numbers_of(self.about.rulebook.name), self._asked(seat), given)
        if move is not None:
            return self._answer(seat, move)
        self._given[seat] = given
        return True

    def _asked(self, seat: int) -> Decision:
        return self._game.pending[seat]

    def _legal(self, seat: int) -> list[int]:
        return legal(numbers_of(self.about.rulebook.name), self._asked(seat), self._given.get(seat, []))

    def _answer(self, seat: int | str, move: Move | str) -> bool:
        self._game.play(seat, move)
        if seat != CHANCE:
            self._given.pop(int(seat), None)
        return not self.over

    def answer(self, seat: int, move: Move | str) -> bool:
        return self._answer(seat, move)

    def answers(self, seat: int) -> list[Move]:
        return self._asked(seat).options()

    def play_random(self, number: int | Random, /) -> int:
        rng, decisions = Random(number) if isinstance(number, int) else number, 0
        while not self.over:
            seat, decision = next(iter(self._game.pending.items()))
            self._answer(seat, decision.sample(rng))
            decisions += 1
        return decisions

    def mask_into(self, out: NDArray[np.uint8], /) -> None:
        out[:] = 0
        if self.seat >= 0:
            out[self._legal(self.seat)] = 1

    def observe_into(self, seat: int, out: NDArray[np.int16], /) -> None:
        observe = numbers_of(self.about.rulebook.name).observe
        out[:] = observe(self._game, seat, self._given.get(seat, []))

    def position(self) -> list[Any]:
        return self.about.rulebook.encode(self._game.state)

    def standing(self) -> WholeGame:
        return self._game.copy()

    def told_moves(self) -> list[tuple[int, Move]] | None:
        return self._game.moves  # type: ignore[return-value]

    def sealed_moves(self) -> dict[int, Move]:
        return dict(self._game.sealed)

    def imagined(self, seat: int, seed: bytes, draws: bytes, rng: Random) -> "PlainGame":
        return PlainGame(self.about, self._game.imagine(seat, rng))


class PlainBatch(Batch):
    """Games that Python plays, side by side."""

    __slots__ = ("_games", "_new", "about", "players")
    native = False

    def __init__(self, about: About, players: int, seeds: list[bytes]) -> None:
        def new(seed: bytes) -> PlainGame:
            return PlainGame(about, start(about.rulebook, players, about.options, seed))

        self.players = players
        self._new: Callable[[bytes], PlainGame] = new
        self._games = [new(seed) for seed in seeds]
        numbers = numbers_of(about.rulebook.name)
        self.about = about._replace(actions=numbers.actions, observation=numbers.observation)

    @property
    def games(self) -> int:  # type: ignore[override]
        return len(self._games)

    def step_by(self, actions: NDArray[np.int32], /) -> None:
        illegal = []
        for index, (game, action) in enumerate(zip(self._games, actions.tolist(), strict=True)):
            try:
                if not game.over:
                    game.play(action)
            except ValueError:
                illegal.append(index)
        if illegal:
            raise ValueError(f"game {illegal[0]}: no legal action")

    def play_random(self, number: int, most: int = -1, /) -> int:
        decisions = 0
        for index, game in enumerate(self._games):
            rng, left = Random(number + index), most
            while left and not game.over:
                game.play(-1 - rng.getrandbits(62))
                left -= 1
                decisions += 1
        return decisions

    def restart(self, index: int, seed: int | bytes) -> None:
        self._games[index] = self._new(seed_bytes(seed))

    def seats_into(self, out: NDArray[np.int8], /) -> None:
        out[:] = [game.seat for game in self._games]

    def masks_into(self, out: NDArray[np.uint8], /) -> None:
        for row, game in zip(out, self._games, strict=True):
            game.mask_into(row)

    def observe_into(self, out: NDArray[np.int16], /) -> None:
        for row, game in zip(out, self._games, strict=True):
            game.observe_into(max(game.seat, 0), row)

    def scores_into(self, out: NDArray[np.int32], /) -> None:
        out[:] = [game.scores for game in self._games]

    def ranks_into(self, out: NDArray[np.int32], /) -> None:
        out[:] = [game.ranks for game in self._games]

    def position(self, index: int, /) -> list[Any]:
        return self._games[index].position()
