"""Players who answer like captains, and give the orders that a captain at their seat would give.

Whoever is asked comes to the table, answers, and leaves orders for what may come before they are asked again: all votes
that can come up and do not depend on what others may do until then, and no more bids in a lobby where they have bid.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import feldherr
from feldherr import Game, bots
from feldherr.bots import Budget
from feldherr.bots.sixteenthirty.beliefs import markers
from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.bots.sixteenthirty.reading import read
from feldherr.bots.sixteenthirty.votes import Votes
from feldherr.bots.sixteenthirty.weights import Weights
from feldherr.kernel import ordering, orders
from feldherr.kernel.decision import Decision
from feldherr.kernel.rulebook import Outcome
from feldherr.sixteenthirty import league, war
from feldherr.sixteenthirty.names import COUNTRIES, FACTIONS, ISSUES, JOIN, LEAGUE, NONE, REARM, WAR, N
from feldherr.sixteenthirty.standing import MEMBERS, Standing

THOUGHT = Budget(simulations=1)


def captain(game: Game, seat: int, rng: Random) -> str:
    return bots.decide("captain", game.view(seat), rng, THOUGHT).move


def left_behind(game: Game, seat: int) -> list[str]:
    """The orders that a captain leaves who has just answered."""
    g = read(game.view(seat))
    outlook = Outlook(g, seat, markers(game.view(seat)), Weights())
    votes = Votes(outlook)
    left = ["only_answer"]
    for country in range(N):
        issues = [(JOIN, NONE)]
        if g.faction[country] != NONE:
            issues += [(REARM, NONE)] * (g.army[country] == 0)
            at = Standing(g)
            issues += [(WAR, target) for target in MEMBERS[war.targets(g, country, at)]]
            issues += [(LEAGUE, target) for target in MEMBERS[league.targets(g, country, league.all_free(g, at), at)]]
        for issue, target in issues:
            places = [
                place for place in ((country, target) if issue == LEAGUE else (country,)) if g.influence(seat, place)
            ]
            effects = votes.effects(country, issue, target)
            wanted = {
                votes.on(country, issue, target, place, effects).side(max(1, g.influence(seat, place) + more))[0]
                for place in places
                for more in ((0,) if issue == JOIN else (-1, 0, 1, 3))
            }
            if len(wanted) == 1:  # else it depends on what comes, and the captain wants to be asked
                aim = [COUNTRIES[target]] if target != NONE else []
                left.append(" ".join(["vote_on", ISSUES[issue], COUNTRIES[country], *aim, FACTIONS[wanted.pop()]]))
    return left[: orders.MOST_ORDERS - 1]


def bid_no_more(game: Game, seat: int) -> list[str]:
    """Who has bid in the lobby under way is done there."""
    return ["pass_lobby"] if game.view(seat)["issue"] else []


@dataclass
class Count:
    """What came to the players, and what their orders answered."""

    questions: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    """Questions that reached the player."""
    other: Counter[str] = field(default_factory=Counter)
    """Answers that the player would not have given."""
    visits: Counter[str] = field(default_factory=Counter)
    """How often players had to come back: questions that follow one another are answered in one visit."""
    _last: tuple[int, bool] = (-1, False)
    """Who had the question before, and whether a player answered it."""

    def question(self, seat: int, kind: str) -> None:
        """One of a seat that is counted."""
        self.questions[kind] += 1
        self.visits["without orders"] += self._last[0] != seat

    def answered(self, seat: int, kind: str, other: bool) -> None:
        """By an order."""
        self.other[kind] += other
        self._last = seat, False

    def reached_player(self, seat: int, kind: str) -> None:
        self.asked[kind] += 1
        self.visits["with orders"] += self._last != (seat, True)
        self._last = seat, True

    def elsewhere(self, seat: int) -> None:
        """A question of a seat that is not counted."""
        self._last = seat, True

    def reached(self) -> float:
        return self.asked.total() / self.questions.total()

    def same(self) -> float:
        """The share of all answers that are those that the player would have given."""
        return 1 - self.other.total() / self.questions.total()

    def add(self, other: "Count") -> None:
        self.questions += other.questions
        self.asked += other.asked
        self.other += other.other
        self.visits += other.visits


def play(game: Game, seed: int, with_orders: Sequence[int]) -> Count:
    """Plays a game of Sixteen Thirty Something to its end; these seats give orders, and are counted."""
    rng, count = Random(seed), Count()
    kept: dict[int, list[orders.Order]] = {seat: [] for seat in with_orders}
    while not game.over:
        seat, decision = next((int(seat), decision) for seat, decision in game.pending.items())
        would = captain(game, seat, rng)
        if seat not in kept:
            game.play(seat, would)
            count.elsewhere(seat)
            continue
        kind = kind_of(decision)
        count.question(seat, kind)
        done = ordering.answer(game, seat, kept[seat])
        if done is not None:
            count.answered(seat, kind, done.move.text != would)
            game.play(seat, done.move)
            continue
        count.reached_player(seat, kind)
        game.play(seat, would)
        if not game.over:
            more = bid_no_more(game, seat) if kind == "bid" else []
            kept[seat] = ordering.given(game, seat, [*more, *left_behind(game, seat)])
    return count


def kind_of(decision: Decision) -> str:
    return decision.kind


def six(seed: int, with_orders: Sequence[int] = range(6)) -> tuple[Count, Outcome]:
    """A game of six captains: what was counted, and how it ended."""
    game = feldherr.new_game("sixteenthirty", players=6, seed=seed)
    count = play(game, seed, with_orders)
    assert game.outcome is not None
    return count, game.outcome
