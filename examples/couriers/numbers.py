"""Couriers on the fast lane, where Python plays it: the numbers are those of `encoding`."""

from collections.abc import Sequence
from typing import Final

from examples.couriers.encoding import ACTION_NAMES, KINDS, LAYOUT, action_of, observe_table
from examples.couriers.state import State
from feldherr.fast.numbers import Numbers
from feldherr.kernel.decision import Decision, Move
from feldherr.kernel.game import Game


def observe(game: Game, seat: int, given: Sequence[int]) -> list[int]:
    assert isinstance(game.state, State)
    numbers = observe_table(game.state, seat)
    asked = game.pending.get(seat)
    numbers[0] = 0 if asked is None else KINDS.index(asked.kind) + 1
    return [int(number) for number in numbers]


def spell(decision: Decision, move: Move) -> tuple[int, ...]:
    return (action_of(move),)


NUMBERS: Final = Numbers(
    len(ACTION_NAMES), LAYOUT.size, spell, lambda decision, given: None, lambda decision, given: None, observe
)
