"""Answers as numbers, told by the reference: a move is spelled with one number, or with several."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from feldherr.fast import numbers_sixteenthirty, numbers_wallenstein
from feldherr.kernel import registry
from feldherr.kernel.decision import Decision, Move
from feldherr.kernel.errors import BadOption
from feldherr.kernel.game import Game


class Numbers(NamedTuple):
    """How a game is told in numbers."""

    actions: int
    observation: int
    spell: Callable[[Decision, Move], tuple[int, ...]]
    follow: Callable[[Decision, Sequence[int]], list[int] | None]
    """What may follow the parts given so far, of decisions that are never listed; None of the others."""
    finish: Callable[[Decision, Sequence[int]], Move | None]
    """The move that such parts amount to, once they are all there."""
    observe: Callable[[Game, int, Sequence[int]], list[int]]
    """What a seat may know, with the parts that it has given."""


NUMBERS = {
    "wallenstein": Numbers(
        numbers_wallenstein.ACTIONS,
        numbers_wallenstein.OBSERVATION,
        numbers_wallenstein.spell,
        numbers_wallenstein.follow,
        numbers_wallenstein.finish,
        numbers_wallenstein.observe,
    ),
    "sixteenthirty": Numbers(
        numbers_sixteenthirty.ACTIONS,
        numbers_sixteenthirty.OBSERVATION,
        numbers_sixteenthirty.spell,
        numbers_sixteenthirty.follow,
        numbers_sixteenthirty.finish,
        numbers_sixteenthirty.observe,
    ),
}


def numbers_of(game: str) -> Numbers:
    """How a game is told in numbers; one that is registered brings `NUMBERS` in its part `numbers`."""
    brought: Numbers | None = NUMBERS.get(game) or getattr(registry.part(game, "numbers"), "NUMBERS", None)
    if brought is None:
        raise BadOption("no_numbers", game=game)
    return brought


def legal(numbers: Numbers, decision: Decision, given: Sequence[int]) -> list[int]:
    """The numbers that may come next."""
    following = numbers.follow(decision, given)
    if following is not None:
        return following
    spelled = [numbers.spell(decision, decision.option(index)) for index in range(decision.count())]
    at = len(given)
    return sorted({parts[at] for parts in spelled if len(parts) > at and list(parts[:at]) == list(given)})


def meant(numbers: Numbers, decision: Decision, given: Sequence[int]) -> Move | None:
    """The move that is spelled with these numbers; None while parts are missing."""
    if numbers.follow(decision, []) is not None:
        return numbers.finish(decision, given)
    every: list[Any] = [decision.option(index) for index in range(decision.count())]
    return next((move for move in every if list(numbers.spell(decision, move)) == list(given)), None)
