"""Seasons played out on copies: everybody's plan is laid, instinct answers, until the next season is to be planned."""

from collections.abc import Mapping
from random import Random
from typing import Final

from feldherr.bots.wallenstein.instinct import Instinct
from feldherr.kernel.chance import Chance, fresh_seed
from feldherr.kernel.decision import CHANCE, Move
from feldherr.kernel.game import Game
from feldherr.wallenstein.planning import PlanAll
from feldherr.wallenstein.state import State

BOUNDARY: Final = ("plan", "leave")
"""What is asked first in a new season."""


def redraw(game: Game, rng: Random) -> None:
    """Draws anew what nobody knows, and all luck to come."""
    chance = Chance.from_seed(fresh_seed(rng))
    game.rulebook.redraw(game.state, chance)
    game.state.chance = chance


def lay_plans(game: Game, plans: Mapping[int, Move]) -> None:
    """Everybody's plans are opened at once, whatever was sealed before."""
    g = game.state
    assert isinstance(g, State)
    game.sealed = {}
    step = g.agenda.pop()
    assert isinstance(step, PlanAll)
    step.do_all(g, dict(plans))
    game.advance()


def play_out(game: Game, instinct: Instinct, rng: Random) -> State:
    """The state when the next season is to be planned, or when the game is over."""
    g = game.state
    assert isinstance(g, State)
    while g.agenda:
        seat, decision = next(iter(game.pending.items()))
        if decision.kind in BOUNDARY:
            break
        if seat == CHANCE:
            game.play(seat, decision.sample(rng))
        else:
            game.play(seat, instinct.answer(g, int(seat), decision, rng))
    return g
