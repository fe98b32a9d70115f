"""Search: moves compared in imagined games that agree with the view, each played on for a while and then judged."""

from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

import feldherr
from feldherr.bots.bot import Bot, Budget, Choice, Clock, Reason
from feldherr.bots.sixteenthirty.beliefs import markers
from feldherr.bots.sixteenthirty.candidates import promising
from feldherr.bots.sixteenthirty.captain import Captain
from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.bots.sixteenthirty.playout import Table, Until
from feldherr.bots.sixteenthirty.reading import asked, read
from feldherr.bots.sixteenthirty.reasons import reason
from feldherr.bots.sixteenthirty.temper import PLAIN
from feldherr.bots.sixteenthirty.value import Coefficients, learned, outlooks
from feldherr.bots.sixteenthirty.weights import Weights
from feldherr.kernel.chance import Chance, fresh_seed
from feldherr.kernel.decision import Move
from feldherr.kernel.step import SimultaneousStep, Step
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.turn import EndOfTurn, PlayTurn, RoundStep

REPEATS: Final = 2
"""How often an imagined game is looked at, each time with other luck."""
MARKET: Final = ("exchange", "collect", "excess_cards")


def round_ends(step: Step[Any]) -> bool:
    """The lobbies of a round are over; its cards go to the market place next."""
    return (isinstance(step, RoundStep) and step.line == 4) or isinstance(step, EndOfTurn | PlayTurn)


def turn_ends(step: Step[Any]) -> bool:
    """Points were added up, and the game goes on."""
    return (isinstance(step, EndOfTurn) and step.line >= 2) or isinstance(step, PlayTurn)


def market_ends(step: Step[Any]) -> bool:
    return isinstance(step, PlayTurn | RoundStep)


class Settings(NamedTuple):
    """How a level searches."""

    kinds: frozenset[str]
    """The decisions that are worth it."""
    most: int
    """Moves that are looked at."""
    until: Until
    """Where a simulation ends."""
    least: int = 4
    """Imagined games before a move is given up."""
    sure: float = 2.0
    """Standard errors by which a move that is given up is worse than the best."""
    proven: float = 1.5
    """Standard errors by which a move must be better than the captain's own, to be played instead of it."""
    enough: int = 400
    """Imagined games at most."""
    negligible: float = 0.003
    """A difference in the chance to win that is not worth more thought."""


class Tried(NamedTuple):
    """A move, and the chance to win after it in each imagined game."""

    move: Move
    chances: list[float]

    def mean(self) -> float:
        return sum(self.chances) / len(self.chances)

    def lead(self, other: "Tried") -> tuple[float, float]:
        """By how much it is better than another, game by game, and the standard error of that."""
        gaps = [own - theirs for own, theirs in zip(self.chances, other.chances, strict=False)]
        mean = sum(gaps) / len(gaps)
        variance = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
        return mean, sqrt(variance / len(gaps))


class Searcher(Bot):
    """The captain's favourite moves compared over the same imagined games, luck included; the worse ones go first."""

    settings: Settings

    def __init__(self, settings: Settings | None = None, weights: Weights | None = None) -> None:
        self.settings = settings or self.settings
        self.weights = weights or Weights()
        self.others = self.weights.but(temper=PLAIN)
        """In games that are imagined nobody has a temper."""
        self.captain = Captain(self.weights)
        self.learned = learned()

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        clock = budget.clock()
        g = read(view)
        seat: int = view["seat"]
        outlook = Outlook(g, seat, markers(view), self.weights)
        decision = asked(g, seat)
        choice = self.captain.answer(outlook, decision, rng)
        if decision.kind not in self.settings.kinds:
            return choice
        moves = promising(outlook, decision, self.settings.most)
        if len(moves) < 2:
            return choice
        moves.sort(key=lambda move: move.text != choice.move)
        until = market_ends if decision.kind in MARKET else self.settings.until
        tried = self.search(view, rng, clock, moves, until)
        if not tried:
            return choice
        text = tried[0].move.text
        return Choice(text, [reason(outlook, decision, text), imagined_win(tried)])

    def search(self, view: dict[str, Any], rng: Random, clock: Clock, moves: list[Move], until: Until) -> list[Tried]:
        """The moves tried, the best first; none, if there was no time to look at all of them."""
        seat: int = view["seat"]
        tried = [Tried(move, []) for move in moves]
        left = tried
        for number in range(1, self.settings.enough + 1):
            if number % REPEATS:
                world = imagined(view, rng)
            else:
                world.chance = Chance.from_seed(fresh_seed(rng))
            table = Table(world, self.others)
            found = []
            for one in left:
                if not clock.more():
                    return self.ranked(tried, left) if number > 1 else []
                found.append(simulate(world, table, seat, one.move, until, self.learned))
            for one, chance in zip(left, found, strict=True):
                one.chances.append(chance)
            if number >= self.settings.least:
                left = self.still_open(left)
                if len(left) == 1:
                    break
        return self.ranked(tried, left)

    def still_open(self, left: list[Tried]) -> list[Tried]:
        """The best, and those not clearly worse, game by game."""
        leader = max(left, key=Tried.mean)
        return [one for one in left if one is leader or not self.is_worse(one, leader)]

    def is_worse(self, one: Tried, leader: Tried) -> bool:
        """Clearly worse, or hardly different."""
        mean, error = leader.lead(one)
        return mean >= self.settings.sure * error or mean + self.settings.sure * error < self.settings.negligible

    def ranked(self, tried: list[Tried], left: list[Tried]) -> list[Tried]:
        """The best of those left first, if it is proven better than the captain's own, the first that was tried."""
        best, own = max(left, key=Tried.mean), tried[0]
        mean, error = best.lead(own)
        first = best if mean > self.settings.proven * error else own
        return [first, *sorted((one for one in tried if one is not first), key=Tried.mean, reverse=True)]


def imagined(view: dict[str, Any], rng: Random) -> State:
    world = feldherr.imagine(view, rng).state
    assert isinstance(world, State)
    return world


def simulate(world: State, table: Table, seat: int, move: Move, until: Until, coefficients: Coefficients) -> float:
    """The chance to win after a move in one imagined game."""
    g = world.copy()
    table.sit(g)
    step = g.agenda.pop()
    if isinstance(step, SimultaneousStep):
        step.do_all(g, {**table.answers(g, step), seat: move})
    else:
        step.do(g, move)
    table.play(g, until)
    return outlooks(g, coefficients)[seat]


def imagined_win(tried: list[Tried]) -> Reason:
    """The chances of the best move, and of the next."""
    first, second = tried[:2]
    facts = {
        "games": len(first.chances),
        "chance": round(100 * first.mean()),
        "other": round(100 * min(first.mean(), second.mean())),
    }
    return Reason("imagined_win", facts)
