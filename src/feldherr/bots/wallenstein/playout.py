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
LUCK_OF_A_SEAT: Final = 1 << 16
LUCK_OF_AN_ACTION: Final = 1 << 20
"""So many random numbers lie apart; they come in blocks, and both are whole numbers of these."""


def redraw(game: Game, rng: Random) -> None:
    """Draws anew what nobody knows, and all luck to come."""
    redraw_by(game, fresh_seed(rng))


def redraw_by(game: Game, seed: bytes) -> None:
    """The same by a seed: the same seed draws the same."""
    chance = Chance.from_seed(seed)
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
    """The state when the next season is to be planned, or when the game is over.

    Luck belongs to the action and the seat that acts: what happened before moves none of it, so that plans that differ
    in one card have the same luck with all others.
    """
    g = game.state
    assert isinstance(g, State)
    lucky = None
    while g.agenda:
        seat, decision = next(iter(game.pending.items()))
        if decision.kind in BOUNDARY:
            break
        if seat == CHANCE:
            game.play(seat, decision.sample(rng))
            continue
        if lucky != (g.turn, seat):
            lucky = (g.turn, seat)
            g.chance.position = (g.turn + 2) * LUCK_OF_AN_ACTION + int(seat) * LUCK_OF_A_SEAT
        game.play(seat, instinct.answer(g, int(seat), decision, rng))
    return g
