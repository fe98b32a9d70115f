"""Games and batches that native code plays."""

from functools import cache
from random import Random
from typing import Any

from feldherr.fast.face import About, Batch, Game
from feldherr.fast.games import GAMES
from feldherr.kernel.chance import seed_bytes
from feldherr.kernel.decision import Move
from feldherr.kernel.errors import IllegalMove, NotPending


class _NativeGame(Game):
    """What Python adds to the native type."""

    __slots__ = ()
    native = True

    @property
    def about(self) -> About:  # type: ignore[override]
        about: About = self.rules.info  # type: ignore[attr-defined]
        return about

    @property
    def counted(self) -> dict[str, int]:
        names = self.about.rulebook.counted.values()
        return dict(zip(names, self.counts, strict=True))  # type: ignore[attr-defined]

    def answer(self, seat: int, move: Move | str) -> bool:
        if isinstance(move, str):
            move = self.about.rulebook.moves.read(move)
        try:
            plain = GAMES[self.about.rulebook.name].move_to(move)
            goes_on: bool = self.play_move(seat, plain)  # type: ignore[attr-defined]
        except (ValueError, OverflowError):
            self._refuse(seat, move)
        return goes_on

    def _refuse(self, seat: int, move: Move) -> None:
        """With the reason of the reference."""
        if seat not in self.pending:
            raise NotPending("game_over" if self.over else "not_asked", seat=seat) from None
        self.decision(seat).require(move)
        raise IllegalMove("unreadable_move", text=move.text[:200], verb=move.verb) from None

    def answers(self, seat: int) -> list[Move]:
        number: int = self.count(seat)  # type: ignore[attr-defined]
        if number < 0:
            raise ValueError("too many to list")
        read = GAMES[self.about.rulebook.name].move_from
        return [read(self.option(seat, index)) for index in range(number)]  # type: ignore[attr-defined]

    def told_moves(self) -> list[tuple[int, Move]] | None:
        kept: list[tuple[int, tuple[int, ...]]] | None = self.moves()  # type: ignore[attr-defined]
        read = GAMES[self.about.rulebook.name].move_from
        return None if kept is None else [(seat, read(move)) for seat, move in kept]

    def sealed_moves(self) -> dict[int, Move]:
        read = GAMES[self.about.rulebook.name].move_from
        return {seat: read(move) for seat, move in self.sealed().items()}  # type: ignore[attr-defined]

    def imagined(self, seat: int, seed: bytes, draws: bytes, rng: Random) -> Any:
        if self.imagines:  # type: ignore[attr-defined]
            return self.imagine_with(seat, seed, draws)  # type: ignore[attr-defined]
        whole = self.standing().imagine(seat, rng)
        imagined = type(self)(self.rules, whole.seed, self.keeps_moves, whole.position, whole.question)  # type: ignore[call-arg, attr-defined]
        for other, move in sorted(whole.sealed.items()):
            imagined.answer(other, move)
        return imagined


class _NativeBatch(Batch):
    __slots__ = ()
    native = True

    @property
    def about(self) -> About:  # type: ignore[override]
        about: About = self.rules.info  # type: ignore[attr-defined]
        return about

    @property
    def players(self) -> int:  # type: ignore[override]
        players: int = self.rules.players  # type: ignore[attr-defined]
        return players

    def restart(self, index: int, seed: int | bytes) -> None:
        self.restart_with(index, seed_bytes(seed))  # type: ignore[attr-defined]


@cache
def types_of(module: Any) -> tuple[Any, Any]:
    """The types of games and batches of a native module, with what Python adds: its own parts come first."""
    game = type("NativeGame", (module.Game, _NativeGame), {"__slots__": (), "__doc__": Game.__doc__})
    batch = type("NativeBatch", (module.Batch, _NativeBatch), {"__slots__": (), "__doc__": Batch.__doc__})
    return game, batch


def rules_for(module: Any, about: About, players: int) -> Any:
    """The native rules object of a table."""
    known = GAMES[about.rulebook.name]
    return module.Rules(
        known.numbers_of(players, about.options),
        known.tables_of(about.options),
        players,
        known.first_seat(about.options),
        about._replace(actions=module.ACTIONS, observation=module.OBSERVATION),
    )
