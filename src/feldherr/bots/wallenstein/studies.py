"""What comes of plans and moves, tried at random in positions of games: samples to learn from."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

import feldherr
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.council import Council, generator, harvest_of
from feldherr.bots.wallenstein.experience import Experience
from feldherr.bots.wallenstein.features import features, moment
from feldherr.bots.wallenstein.instinct import Instinct
from feldherr.bots.wallenstein.network import table
from feldherr.bots.wallenstein.pairs import BIDS, NOTHING, Pairs
from feldherr.bots.wallenstein.planning import Array
from feldherr.bots.wallenstein.playout import BOUNDARY, lay_plans, play_out, redraw
from feldherr.bots.wallenstein.prospects import Prospects
from feldherr.bots.wallenstein.quick import Quick
from feldherr.bots.wallenstein.strokes import SIZE, Strokes
from feldherr.bots.wallenstein.value import Value
from feldherr.bots.wallenstein.weights import Weights, tuned
from feldherr.kernel.chance import fresh_seed
from feldherr.kernel.decision import CHANCE, Move, Pass
from feldherr.wallenstein.board import COUNTY_COUNT
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.moves import March, Plan
from feldherr.wallenstein.names import BID, BOX_COUNT, COINS, COMBAT_A, NO_PLAN
from feldherr.wallenstein.planning import PlanAll
from feldherr.wallenstein.state import State

TABLES: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    *[(4, {})] * 6,
    *[(4, {"edition": "first"})] * 2,
    *[(4, {"court": True, "landsknechte": True})] * 2,
    (3, {}),
    (5, {}),
)
DOUBTS: Final = (0.1, 0.4, 0.8, 1.6)
"""By how many points the players err."""
OTHERS_DOUBTS: Final = (0.0, 0.2, 0.4)
OWN_DOUBTS: Final = (0.4, 0.8, 1.6)
PLANS: Final = 16
"""So many plans are tried in a position."""
MOVES: Final = 7
THROWS: Final = 3
"""So many moves are tried in a position, each so often."""
ODDITY: Final = 0.15
"""How often any plan that was thought of is laid, and not one that looks good."""
CANDIDATES: Final = 11
"""So many plans of each seat, besides the best expected, are tried together."""
PLAIN_IS_SLOWER: Final = 8
TRUST: Final = 12.0
"""What is expected of a plan weighs as much as so many seasons."""
VARIED: Final = ("army", "thaler", "aggression", "spite", "hunger")


class Sample(NamedTuple):
    """What was tried in one position: a row of numbers for each try, and what it brought."""

    season: int
    numbers: Array
    results: Array


@dataclass
class Lesson:
    """A game, as far as there is something to learn from it."""

    boundaries: list[tuple[int, list[list[float]]]]
    """The features of all seats at each boundary."""
    points: list[int]
    plans: list[Sample]
    moves: list[Sample]
    table: list[float]
    """What kind of table it is (`network.table`)."""


def numbers_of(plan: Plan, pairs: Pairs) -> Array:
    """What speaks for a plan: the numbers of its cards box by box, then which rank its bid has."""
    found = np.zeros((BOX_COUNT, len(NOTHING)))
    for box, card in enumerate(plan.cards):
        if box == BID:
            if card != NO_PLAN:
                found[BID, rank_of(card)] = 1.0
        elif card < COUNTY_COUNT:
            found[box] = pairs.of(box, card)
    return found.ravel()


def rank_of(bid: int) -> int:
    """Nothing, a county, 1 to 4 Thalers.

    >>> [rank_of(bid) for bid in (COINS, 7, COINS + 1, COINS + 4)]
    [0, 1, 2, 5]
    """
    if bid < COUNTY_COUNT:
        return 1
    return min(BIDS - 1, bid - COINS + 1) if COINS < bid < COINS + BIDS else 0


class Study:
    """Plays a game of captains who err, or of planners with experience, and tries things on the way where a value is
    there to judge them by."""

    def __init__(
        self, seed: str, number: int, value: Value | None = None, planners: Experience | None = None, trying: int = 0
    ) -> None:
        self.trying = trying
        """In so many seasons all seats' plans are tried before each that is played; without any, plans just err."""
        self.rng = Random(f"{seed} {number}")
        self.generator = generator(self.rng)
        self.value = value
        self.planners = planners
        self.captain = Captain()
        seats, options = TABLES[number % len(TABLES)]
        self.game = feldherr.new_game("wallenstein", players=seats, seed=self.rng.randbytes(32), **options)
        self.weights = [self._varied(tuned()) for _ in range(seats)]
        assert isinstance(self.game.state, State)
        self.lesson = Lesson([], [], [], [], table(self.game.state))

    def _varied(self, weights: Weights) -> Weights:
        """Captains who differ, so that positions do."""
        shaken = {name: getattr(weights, name) * exp(self.rng.gauss(0, 0.5)) for name in VARIED}
        return weights.but(**shaken, boldness=self.rng.gauss(0, 0.3), growth=max(0.0, self.rng.gauss(0.2, 0.2)))

    def learn(self) -> Lesson:
        g, game = self.game.state, self.game
        assert isinstance(g, State)
        while not game.over:
            if not isinstance(g.agenda[-1], PlanAll):
                seat, decision = next(iter(game.pending.items()))
                chance = seat == CHANCE
                move = (
                    decision.sample(self.rng) if chance else self.captain.answer(g, int(seat), decision, self.rng).move
                )
                game.play(seat, move)
                continue
            if moment(g) >= 0:
                self.lesson.boundaries.append((moment(g), features(g)))
            if self.value is not None:
                self.try_plans(self.value)
            harvests = [harvest_of(g, seat, self.weights[seat]) for seat in range(g.players)]
            councils = {seat: Council(harvest, self.planners) for seat, harvest in enumerate(harvests)}
            instinct = Instinct(harvests, self.captain)
            if self.trying and self.planners:
                lay_plans(game, self.tried(councils, instinct, self.planners))
            else:
                doubts = {seat: self.rng.choice(DOUBTS) for seat in councils}
                shaken = {seat: council.shaken(self.generator, doubts[seat]) for seat, council in councils.items()}
                lay_plans(game, shaken)
            self.play_season(instinct)
        self.lesson.points = g.points
        return self.lesson

    def tried(self, councils: dict[int, Council], instinct: Instinct, learned: Experience) -> dict[int, Move]:
        """Plans of all seats that did well in seasons in which all laid some of theirs; now and then any other."""
        quick = Quick(self.game, instinct, self.rng)
        judge = Prospects(learned, quick.g)
        seasons = self.trying if quick.lane else self.trying // PLAIN_IS_SLOWER
        doubts = self.generator.choice(OWN_DOUBTS, CANDIDATES)
        pools = [
            [council.best, *(council.shaken(self.generator, doubt) for doubt in doubts)]
            for council in councils.values()
        ]
        choices = self.generator.integers(0, CANDIDATES + 1, (seasons, len(pools)))
        cards = np.array([[pool[choice].cards for pool, choice in zip(pools, row, strict=True)] for row in choices])
        leads = judge.leads(quick.play([fresh_seed(self.rng) for _ in choices], cards.astype(np.int8)))
        found: dict[int, Move] = {}
        for seat, pool in enumerate(pools):
            totals = np.bincount(choices[:, seat], leads[:, seat] - leads[:, seat].mean(), len(pool))
            expected = np.array([councils[seat].planner.total(plan) for plan in pool])
            worth = expected + totals / (TRUST + np.bincount(choices[:, seat], minlength=len(pool)))
            odd = self.rng.random() < ODDITY
            found[seat] = pool[self.rng.randrange(len(pool)) if odd else int(worth.argmax())]
        return found

    def play_season(self, instinct: Instinct) -> None:
        """Up to the next one, with every other attack looked at from all sides."""
        g, game = self.game.state, self.game
        assert isinstance(g, State)
        while g.agenda:
            seat, decision = next(iter(game.pending.items()))
            if decision.kind in BOUNDARY:
                return
            if seat == CHANCE:
                game.play(seat, decision.sample(self.rng))
                continue
            if (
                self.value is not None
                and isinstance(decision, MoveArmies)
                and decision.most
                and self.rng.random() < 0.5
            ):
                self.try_moves(self.value, int(seat), decision)
            game.play(seat, instinct.answer(g, int(seat), decision, self.rng))

    def try_plans(self, value: Value) -> None:
        """Plans at random for one seat, against plans of the others that are a little at random."""
        g = self.game.state
        assert isinstance(g, State)
        seat = self.rng.randrange(g.players)
        harvests = [harvest_of(g, other, tuned()) for other in range(g.players)]
        councils = [Council(harvest) for harvest in harvests]
        own, pairs = councils[seat], Pairs(harvests[seat])
        instinct = Instinct(harvests, self.captain)
        numbers, results = [], []
        for _ in range(PLANS):
            twin = self.game.copy()
            redraw(twin, self.rng)
            plans: dict[int, Move] = {
                other: council.shaken(self.generator, self.rng.choice(OTHERS_DOUBTS))
                for other, council in enumerate(councils)
            }
            plan = own.shaken(self.generator, self.rng.choice(OWN_DOUBTS))
            lay_plans(twin, {**plans, seat: plan})
            numbers.append(numbers_of(plan, pairs))
            results.append(value.lead(play_out(twin, instinct, self.rng), seat))
        self.lesson.plans.append(Sample(moment(g) + 1, np.array(numbers, np.float32), np.array(results)))

    def try_moves(self, value: Value, seat: int, decision: MoveArmies) -> None:
        """Moves at random, with the same luck for each."""
        g = self.game.state
        assert isinstance(g, State)
        harvests = [harvest_of(g, other, tuned()) for other in range(g.players)]
        instinct, strokes = Instinct(harvests, self.captain), Strokes(harvests[seat], g)
        luck = [self.rng.getrandbits(60) for _ in range(THROWS)]
        numbers, results = [], []
        for move in self.some_of(decision):
            attack = isinstance(move, March)
            numbers.append(strokes.of(decision.origin, move.target, move.armies) if attack else [0.0] * SIZE)
            ends = []
            for seed in luck:
                twin, rng = self.game.copy(), Random(seed)
                redraw(twin, rng)
                twin.play(seat, move)
                ends.append(value.lead(play_out(twin, instinct, rng), seat))
            results.append(sum(ends) / THROWS)
        self.lesson.moves.append(Sample(moment(g) + 1, np.array(numbers, np.float32), np.array(results)))

    def some_of(self, decision: MoveArmies) -> Iterator[Any]:
        """Staying, and moves with most of the armies."""
        if decision.may_decline:
            yield Pass()
        g, most = decision.g, decision.most
        moves = [
            March(target, armies)
            for target in decision.targets
            if decision.action >= COMBAT_A or g.owner[target] == decision.seat
            for armies in sorted({most, max(1, most - 1), max(1, most - 2), self.rng.randint(1, most)})
        ]
        self.rng.shuffle(moves)
        yield from moves[:MOVES]
