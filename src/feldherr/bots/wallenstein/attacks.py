"""Thinks before armies move: the rest of the season is played out after each of the moves that promise most."""

from functools import cache
from random import Random
from typing import Any, Final

import feldherr
from feldherr.bots.bot import Choice, Clock
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.council import harvest_of
from feldherr.bots.wallenstein.experience import Experience, MoveJudge
from feldherr.bots.wallenstein.fighting import why_move
from feldherr.bots.wallenstein.instinct import Instinct
from feldherr.bots.wallenstein.playout import play_out, redraw
from feldherr.bots.wallenstein.trials import Trials
from feldherr.kernel.game import Game
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.state import State

MOVES: Final = 4
"""So many moves at most are compared."""
NEAR: Final = 1.5
"""A move that is expected to bring so many points less than the best is not thought about."""
TRUST: Final = 12.0


def best_move(
    view: dict[str, Any], g: State, decision: MoveArmies, learned: Experience, looks: int, clock: Clock, rng: Random
) -> Choice:
    """The best move within the budget, each tried in so many seasons at first; `g` is the view's table imagined."""
    seat: int = view["seat"]
    captain = Captain()
    harvests = [harvest_of(g, other, captain.weights) for other in range(g.players)]
    values, odds = MoveJudge(harvests[seat], g, learned).values(decision)
    likely = sorted(values, key=lambda text: -values[text])[:MOVES]
    instinct = Instinct(harvests, captain)

    @cache
    def season(number: int) -> Game:
        """The others' cards that lie face down, and all luck, drawn anew."""
        twin = feldherr.imagine(view, rng)
        redraw(twin, rng)
        return twin

    def trial(text: str, number: int) -> float:
        twin = season(number).copy()
        twin.play(seat, text)
        return learned.value.lead(play_out(twin, instinct, rng), seat)

    trials = Trials(trial, clock, likely[0], TRUST)
    for text in likely:
        if values[text] > values[likely[0]] - NEAR:
            trials.expect(text, values[text])
    trials.compare(list(trials.results), looks)
    text = trials.best()
    return Choice(text, why_move(text, decision, odds))
