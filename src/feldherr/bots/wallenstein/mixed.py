"""Plans as a game in which all choose at once: what is likely of the others, and how often to play what oneself."""

from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from feldherr.bots.bot import Clock
from feldherr.bots.mixing import Array, Payoffs, average, draw, purified
from feldherr.bots.wallenstein.evidence import TRUST, Evidence
from feldherr.bots.wallenstein.experience import Experience
from feldherr.bots.wallenstein.meeting import Aims
from feldherr.bots.wallenstein.pools import pool
from feldherr.bots.wallenstein.seasons import Seasons
from feldherr.bots.wallenstein.weights import Weights
from feldherr.kernel.chance import fresh_seed
from feldherr.kernel.decision import Move
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.state import State

MOST: Final = 40
LEAST: Final = 16
"""Plans that a seat is thought to choose from."""
LOOKS: Final = 3
"""So often each of them should be tried before it is judged."""
ALIKE: Final = 6
"""So many seasons in a row have the same luck."""
SEASONS_A_SECOND: Final = 700
MOST_TOGETHER: Final = 900
"""In more seasons than that of all seats' plans nothing new is found out."""
LIKELY: Final = 0.7
"""How often a plan is tried because it is likely; else because any may be good."""
MINDS: Final = 12
UNSURE: Final = 0.8
"""The others may judge plans otherwise, in so many ways, by about so many points where nothing was tried."""
ROUNDS: Final = 100
FINALISTS: Final = 8
SELDOM: Final = 0.15
"""Of its own plans a seat plays none that it should play less often."""


class Share(NamedTuple):
    """A plan, and how often it should be played."""

    plan: Plan
    share: float


class Mixed(Seasons):
    """Numbered seasons in which the others mix, as far as seasons with plans of all seats have told what is good."""

    def __init__(self, view: dict[str, Any], rng: Random, weights: Weights, learned: Experience) -> None:
        super().__init__(view, rng, weights, learned, learned)
        self.lucks: list[bytes] = []
        self.strategies: list[Array] = []
        """By seat, how likely its plans are; none before anything was tried."""

    def think(self, clock: Clock, share: float) -> None:
        """Plays a part of the budget with plans of all seats, and concludes how each of them mixes."""
        g = self.game.state
        assert isinstance(g, State)
        councils = [self.council if seat == self.seat else self.others[seat] for seat in range(g.players)]
        seasons = clock.budget.simulations or SEASONS_A_SECOND * (clock.budget.seconds or 1.0)
        most = min(MOST, max(LEAST, round(share * seasons / LOOKS)))
        self.pools = [pool(council, self.learned.value, self.numbers, most) for council in councils]
        expected = [
            np.array([council.planner.total(plan) for plan in plans])
            for council, plans in zip(councils, self.pools, strict=True)
        ]
        self.aims = [Aims(g, seat, plans) for seat, plans in enumerate(self.pools)]
        self.evidence = Evidence(expected, self.aims)
        for part in (share / 2, share):
            while clock.part() < part and len(self.evidence.leads) < part / share * MOST_TOGETHER and clock.more():
                more = 1
                while more < ALIKE and clock.more():
                    more += 1
                self.try_plans(more)
            if self.evidence.leads:
                self.conclude()
                clock.concluded()

    def try_plans(self, seasons: int) -> None:
        """Seasons of the same luck in which every seat lays one of its plans: one that was hardly tried, or that is
        likely."""
        choices = [[self.choice(seat) for seat in range(len(self.pools))] for _ in range(seasons)]
        cards = [[self.pools[seat][choice].cards for seat, choice in enumerate(row)] for row in choices]
        seed = fresh_seed(self.rng)
        leads = self.prospects.leads(self.quick.play([seed] * seasons, np.array(cards, np.int8)))
        for row, found in zip(choices, leads, strict=True):
            found[self.seat] += self.council.planner.liking(self.pools[self.seat][row[self.seat]])
            self.evidence.add(len(self.lucks), row, found)
        self.lucks.append(seed)

    def choice(self, seat: int) -> int:
        if self.strategies and self.numbers.random() < LIKELY:
            return int(self.numbers.choice(len(self.pools[seat]), p=self.strategies[seat]))
        counts = self.evidence.counts[seat]
        return int(self.numbers.choice(np.flatnonzero(counts == counts.min())))

    def conclude(self) -> None:
        """How all mix, by what was tried so far."""
        self.payoffs = self.evidence.payoffs()
        self.minds = [
            values
            if seat == self.seat
            else values + self.numbers.normal(0.0, 1.0, (MINDS, len(values))) * self.doubts(seat)
            for seat, values in enumerate(self.payoffs.own)
        ]
        self.strategies = average(Payoffs(self.minds, self.payoffs.cross), ROUNDS)

    def doubts(self, seat: int) -> Array:
        found: Array = UNSURE * np.sqrt(TRUST / (TRUST + self.evidence.counts[seat]))
        return found

    @property
    def known(self) -> int:
        return len(self.seeds) + len(self.lucks)

    def guessed(self, number: int) -> dict[int, Move]:
        """What the others plan in the season of a number."""
        if not self.strategies:
            return super().guessed(number)
        return {
            seat: self.pools[seat][int(self.numbers.choice(len(self.pools[seat]), p=self.strategies[seat]))]
            for seat in self.others
        }

    def expects(self, plan: Plan) -> float:
        """What a plan will bring while the others mix."""
        if not self.strategies:
            return self.council.planner.total(plan)
        pool = self.pools[self.seat]
        own = self.payoffs.own[self.seat][pool.index(plan)] if plan in pool else self.council.planner.total(plan)
        return float(own + self.mattering([plan])[0])

    def openings(self, most: int) -> list[Plan]:
        """The own plans that look best so far."""
        if not self.strategies:
            return []
        return sorted(self.pools[self.seat], key=self.expects, reverse=True)[:most]

    def mattering(self, plans: list[Plan]) -> Array:
        """What the others' plans do to each own one on average."""
        found: Array = np.sum(
            [table @ self.strategies[seat] for seat, table in self.crossing(plans)[0].items()], axis=0
        )
        return found

    def crossing(self, plans: list[Plan]) -> tuple[dict[int, Array], dict[int, Array]]:
        """What each of the others' plans does to own ones, and own ones to each of theirs, by seat."""
        g = self.game.state
        assert isinstance(g, State)
        own, matters = Aims(g, self.seat, plans), self.evidence.mattering
        return (
            {seat: matters(own.meet(self.aims[seat])) for seat in self.others},
            {seat: matters(self.aims[seat].meet(own)) for seat in self.others},
        )

    def mixture(self, gains: dict[Plan, float]) -> list[Share]:
        """How often to play each of the plans that have been found to bring so much, the most often first."""
        plans = sorted(gains, key=lambda plan: gains[plan], reverse=True)[:FINALISTS]
        if not self.strategies or len(plans) < 2:
            return [Share(plans[0], 1.0)]
        to_own, by_own = self.crossing(plans)
        cross = dict(self.payoffs.cross)
        for seat in to_own:
            cross[self.seat, seat], cross[seat, self.seat] = to_own[seat], by_own[seat]
        minds = [*self.minds]
        minds[self.seat] = np.array([gains[plan] for plan in plans]) - self.mattering(plans)
        strategy = purified(average(Payoffs(minds, cross), ROUNDS)[self.seat], SELDOM)
        shares = [Share(plan, float(share)) for plan, share in zip(plans, strategy, strict=True) if share]
        return sorted(shares, key=lambda one: one.share, reverse=True)


def drawn(shares: list[Share], rng: Random) -> Share:
    """One of them, as often as it should be played."""
    return shares[draw(np.array([one.share for one in shares]), rng)]
