"""Wallenstein himself: a marshal who takes the others for marshals, tries more plans, and thinks before he attacks."""

from functools import cache
from random import Random
from typing import Any, ClassVar, Final

import feldherr
from feldherr.bots.bot import Budget, Choice
from feldherr.bots.wallenstein.council import harvest_of
from feldherr.bots.wallenstein.experience import MoveJudge
from feldherr.bots.wallenstein.fighting import why_move
from feldherr.bots.wallenstein.instinct import Instinct
from feldherr.bots.wallenstein.marshal import Marshal
from feldherr.bots.wallenstein.playout import play_out, redraw
from feldherr.bots.wallenstein.search import Effort
from feldherr.bots.wallenstein.trials import Trials
from feldherr.kernel.game import Game
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.names import COMBAT_A
from feldherr.wallenstein.state import State

MOVES: Final = 4
"""So many moves at most are compared."""
NEAR: Final = 1.5
"""A move that is expected to bring so many points less than the best is not thought about."""
FIRST_LOOK: Final = 6
TRUST: Final = 12.0


class Wallenstein(Marshal):
    """The best that this house has."""

    others_learned: ClassVar = True
    effort: ClassVar = Effort(first_look=5, plans=40, finalists=10)

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        if view["phase"] != "actions":
            return super().decide(view, rng, budget)
        clock = budget.clock()
        game = feldherr.imagine(view, rng)
        seat: int = view["seat"]
        g, decision = game.state, game.pending[seat]
        assert isinstance(g, State)
        if not isinstance(decision, MoveArmies) or decision.action < COMBAT_A:
            return self.answer(g, seat, decision, rng)
        harvests = [harvest_of(g, other, self.weights) for other in range(g.players)]
        values, odds = MoveJudge(harvests[seat], g, self.learned).values(decision)
        likely = sorted(values, key=lambda text: -values[text])[:MOVES]
        instinct = Instinct(harvests, self)

        @cache
        def season(number: int) -> Game:
            """The others' cards that lie face down, and all luck, drawn anew."""
            twin = feldherr.imagine(view, rng)
            redraw(twin, rng)
            return twin

        def trial(text: str, number: int) -> float:
            twin = season(number).copy()
            twin.play(seat, text)
            return self.learned.value.lead(play_out(twin, instinct, rng), seat)

        trials = Trials(trial, clock, likely[0], TRUST)
        for text in likely:
            if values[text] > values[likely[0]] - NEAR:
                trials.expect(text, values[text])
        trials.compare(list(trials.results), FIRST_LOOK)
        text = trials.best()
        return Choice(text, why_move(text, decision, odds))
