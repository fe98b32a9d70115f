"""Seasons that a bot imagines: what the others may plan, what chance may bring, and what comes of a plan of its own."""

from random import Random
from typing import Any, Final

import numpy as np
from mypy_extensions import mypyc_attr

import feldherr
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.council import Council, generator, harvests_of
from feldherr.bots.wallenstein.experience import Experience
from feldherr.bots.wallenstein.instinct import Instinct
from feldherr.bots.wallenstein.playout import lay_plans, play_out, redraw
from feldherr.bots.wallenstein.prospects import Prospects
from feldherr.bots.wallenstein.quick import Cards, Quick
from feldherr.bots.wallenstein.weights import Weights
from feldherr.kernel.chance import fresh_seed
from feldherr.kernel.decision import Move
from feldherr.kernel.game import Game
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import BOX_COUNT
from feldherr.wallenstein.state import State

OTHERS_DOUBTS: Final[list[float]] = [0.0, 0.2, 0.4]
"""By how many points the others judge a card on a box otherwise than expected, from season to season."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Seasons:
    """Numbered seasons. The same number means the same plans of the others and the same luck for every plan tried."""

    def __init__(
        self, view: dict[str, Any], rng: Random, weights: Weights, learned: Experience, others: Experience | None
    ) -> None:
        self.seat: int = view["seat"]
        self.rng = rng
        self.learned = learned
        self.of_others = others
        self.game = feldherr.imagine(view, rng)
        g = self.game.state
        assert isinstance(g, State)
        harvests = harvests_of(g, self.seat, weights)
        self.instinct = Instinct(harvests, Captain(weights))
        self.council = Council(harvests[self.seat], learned)
        self.numbers = generator(rng)
        self.imagined: list[tuple[Game, dict[int, Move]]] = []
        self.quick = Quick(self.game, self.instinct, rng)
        self.prospects = Prospects(learned, g)
        self.seeds: list[bytes] = []
        self.cards: Cards = np.zeros((64, g.players, BOX_COUNT), np.int8)
        """Of numbered seasons, the luck and the others' plans."""
        self._others: dict[int, Council] | None = None

    @property
    def known(self) -> int:
        """How many seasons were imagined."""
        return len(self.seeds)

    @property
    def others(self) -> dict[int, Council]:
        """What the others make of the position, by seat; looked at when a season is first imagined."""
        if self._others is None:
            harvests = [harvest for harvest in self.instinct.harvests if harvest.at.seat != self.seat]
            self._others = {harvest.at.seat: Council(harvest, self.of_others) for harvest in harvests}
        return self._others

    def season(self, number: int) -> tuple[Game, dict[int, Move]]:
        """The season of a number with the plans of the others, imagined when first asked for."""
        while len(self.imagined) <= number:
            twin = self.game.copy()
            redraw(twin, self.rng)
            self.imagined.append((twin, self.guessed(len(self.imagined))))
        return self.imagined[number]

    def guessed(self, number: int) -> dict[int, Move]:
        """What the others plan in the season of a number."""
        doubt = OTHERS_DOUBTS[number % len(OTHERS_DOUBTS)]
        return {seat: council.shaken(self.numbers, doubt) for seat, council in self.others.items()}

    def trial(self, plan: Plan, number: int) -> float:
        """How far ahead the seat will probably be at the end of the game with a plan, and how much it likes it."""
        game, plans = self.season(number)
        twin = game.copy()
        lay_plans(twin, {**plans, self.seat: plan})
        lead = self.learned.value.lead(play_out(twin, self.instinct, self.rng), self.seat)
        return lead + self.council.planner.liking(plan)

    def in_seasons(self, plan: Plan, numbers: range) -> list[float]:
        """How far ahead a plan probably brings the seat in the seasons of these numbers, and how much it likes it."""
        while len(self.seeds) < numbers.stop:
            self.imagine_next()
        seasons = slice(numbers.start, numbers.stop)
        cards = self.cards[seasons].copy()
        cards[:, self.seat] = plan.cards
        leads = self.prospects.leads(self.quick.play(self.seeds[seasons], cards))[:, self.seat]
        found: list[float] = (leads + self.council.planner.liking(plan)).tolist()
        return found

    def imagine_next(self) -> None:
        number = len(self.seeds)
        if number == len(self.cards):
            self.cards = np.concatenate([self.cards, np.zeros_like(self.cards)])
        self.seeds.append(fresh_seed(self.rng))
        for seat, plan in self.guessed(number).items():
            assert isinstance(plan, Plan)
            self.cards[number, seat] = plan.cards
