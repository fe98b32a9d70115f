"""A closer look at the answers that promise most: after each of them the rest of the season is played out."""

from random import Random
from typing import Any, Final

import numpy as np

import feldherr
from feldherr.bots.bot import Choice, Clock
from feldherr.bots.wallenstein.auction import Auction
from feldherr.bots.wallenstein.captain import Captain, why_position
from feldherr.bots.wallenstein.council import generator, harvests_of
from feldherr.bots.wallenstein.dark import DarkCards
from feldherr.bots.wallenstein.experience import Experience, MoveJudge
from feldherr.bots.wallenstein.fighting import why_move
from feldherr.bots.wallenstein.instinct import Instinct
from feldherr.bots.wallenstein.playout import play_out, redraw
from feldherr.bots.wallenstein.prospects import Prospects
from feldherr.bots.wallenstein.quick import Cards, Quick, laid
from feldherr.bots.wallenstein.seasons import OTHERS_DOUBTS
from feldherr.bots.wallenstein.temper import PLAIN
from feldherr.bots.wallenstein.trials import Trials
from feldherr.bots.wallenstein.weights import Weights, tuned
from feldherr.kernel.chance import fresh_seed
from feldherr.kernel.decision import Decision
from feldherr.kernel.game import Game
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.names import COMBAT_A
from feldherr.wallenstein.state import State

ANSWERS: Final = 5
"""So many answers at most are compared."""
NEAR: Final = 1.5
"""An answer that is expected to bring so many points less than the best is not thought about."""
TRUST: Final = 12.0
LOOKS: Final = 8
"""Every answer is tried in so many seasons at first."""
MOST_SEASONS: Final = 800
"""Where many are played at once, an answer is tried in about so many at most."""


class RestOfSeason:
    """Numbered ways in which a season may end: the same number means the same dark cards and the same luck."""

    def __init__(
        self, view: dict[str, Any], g: State, rng: Random, learned: Experience, weights: Weights | None = None
    ) -> None:
        """`g` is the view's table imagined."""
        self.view = view
        self.seat: int = view["seat"]
        self.rng = rng
        self.learned = learned
        own = weights or tuned()
        captain = Captain(own.but(temper=PLAIN))
        self.harvests = harvests_of(g, self.seat, own)
        self.instinct = Instinct(self.harvests, captain)
        planned = self.harvests if g.action_cards else []  # in winter nobody has cards on the table
        self.others = [DarkCards(harvest, learned) for harvest in planned if harvest.at.seat != self.seat]
        self.numbers = generator(rng)
        self.imagined: list[Game] = []

    def season(self, number: int) -> Game:
        while len(self.imagined) <= number:
            twin = feldherr.imagine(self.view, self.rng)
            redraw(twin, self.rng)
            assert isinstance(twin.state, State)
            for dark in self.others:
                dark.lay(twin.state, self.numbers, OTHERS_DOUBTS[len(self.imagined) % len(OTHERS_DOUBTS)])
            self.imagined.append(twin)
        return self.imagined[number]

    def trial(self, text: str, number: int) -> float:
        """How far ahead the seat will probably be at the end of the game, after an answer."""
        twin = self.season(number).copy()
        twin.play(self.seat, text)
        return self.learned.value.lead(play_out(twin, self.instinct, self.rng), self.seat)

    def trials(self, clock: Clock, first: str) -> Trials[str]:
        return Trials(self.trial, clock, first, TRUST)

    def best(self, expected: dict[str, float], looks: int, clock: Clock) -> str:
        """The best answer found within the budget, each likely one tried in so many seasons at first."""
        likely = sorted(expected, key=lambda text: -expected[text])[:ANSWERS]
        trials = self.trials(clock, likely[0])
        for text in likely:
            if expected[text] > expected[likely[0]] - NEAR:
                trials.expect(text, expected[text])
        trials.compare(list(trials.results), looks)
        return trials.best()


class QuickRest(RestOfSeason):
    """The same where many seasons are played at once: only cards and luck are drawn anew for each of them."""

    def __init__(
        self, view: dict[str, Any], g: State, rng: Random, learned: Experience, weights: Weights | None = None
    ) -> None:
        super().__init__(view, g, rng, learned, weights)
        game = feldherr.imagine(view, rng)
        self.quick = Quick(game, self.instinct, rng)
        self.prospects = Prospects(learned, self.quick.g)
        self.moves = game.rulebook.moves
        self.seeds: list[bytes] = []
        self.cards: list[Cards] = []

    def trials(self, clock: Clock, first: str) -> Trials[str]:
        return QuickTrials(self, clock, first) if self.quick.lane else super().trials(clock, first)

    def in_seasons(self, text: str, numbers: range) -> list[float]:
        while len(self.seeds) < numbers.stop:
            g = self.quick.g.copy()
            for dark in self.others:
                dark.lay(g, self.numbers, OTHERS_DOUBTS[len(self.seeds) % len(OTHERS_DOUBTS)])
            self.seeds.append(fresh_seed(self.rng))
            self.cards.append(laid(g))
        seasons = slice(numbers.start, numbers.stop)
        rows = self.quick.play(self.seeds[seasons], np.array(self.cards[seasons]), self.moves.read(text))
        found: list[float] = self.prospects.leads(rows)[:, self.seat].tolist()
        return found


class QuickTrials(Trials[str]):
    """Answers tried in many seasons at once."""

    def __init__(self, rest: QuickRest, clock: Clock, first: str) -> None:
        super().__init__(rest.trial, clock, first, TRUST)
        self.rest = rest
        self.at_once = rest.quick.at_once
        self.most = MOST_SEASONS

    def in_seasons(self, option: str, numbers: range) -> list[float]:
        return self.rest.in_seasons(option, numbers)


def answer_closely(
    view: dict[str, Any],
    g: State,
    decision: Decision,
    rng: Random,
    clock: Clock,
    learned: Experience,
    weights: Weights | None = None,
    kind: type[RestOfSeason] = RestOfSeason,
) -> Choice | None:
    """Where armies march to fight, or a place in the player order is taken: what a closer look finds best."""
    if isinstance(decision, MoveArmies) and decision.action >= COMBAT_A:
        rest = kind(view, g, rng, learned, weights)
        values, odds = MoveJudge(rest.harvests[rest.seat], g, learned).values(decision)
        text = rest.best(values, LOOKS, clock)
        return Choice(text, why_move(text, decision, odds))
    if decision.kind == "position":
        rest = kind(view, g, rng, learned, weights)
        auction = Auction(rest.harvests[rest.seat])
        places = {option.text: auction.position(option.fields()[0] - 1) for option in decision.options()}
        return why_position(auction, rest.best(places, LOOKS, clock))
    return None
