"""What an analysis of Sixteen Thirty Something looks ahead with: turns played out by captains, judged as learned."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

from feldherr.bots.analysis.foresight import Chances, Effort, Foresight, Told, in_turn, shares
from feldherr.bots.bot import Reason
from feldherr.bots.sixteenthirty import reasons
from feldherr.bots.sixteenthirty.playout import Table
from feldherr.bots.sixteenthirty.search import MARKET, imagined, market_ends, simulate, turn_ends
from feldherr.bots.sixteenthirty.telling import told
from feldherr.bots.sixteenthirty.value import learned, outlooks
from feldherr.bots.sixteenthirty.weights import Weights
from feldherr.kernel.chance import Chance, fresh_seed
from feldherr.kernel.decision import Move
from feldherr.kernel.game import Game
from feldherr.kernel.step import SimultaneousStep, Step
from feldherr.sixteenthirty import rulebook
from feldherr.sixteenthirty.scoring import RollForEnd
from feldherr.sixteenthirty.setup import PassOnMarkers, PlaceInitialInfluence
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.turn import ROUND, PlayTurn, RoundStep
from feldherr.sixteenthirty.war import FightWar

DRAW: Final = [line.__name__ for line in ROUND].index("draw_new_cards")


class SixteenThirtyForesight(Foresight):
    """Looks ahead to the end of the turn."""

    usual: ClassVar = Effort(looks=30, screening=40, measuring=240, thinking=240)
    decisions: ClassVar = {
        "lobby": "lobbies",
        "bid": "bids",
        "vote": "votes",
        "special_card": "cards",
        "excess_cards": "cards",
        "exchange": "cards",
        "collect": "cards",
        "remove_influence": "cards",
        "lose_influence": "cards",
    }
    judged: ClassVar = frozenset({"lobby", "special_card", "bid", "vote", *MARKET})

    def luck_of(self, step: Step[Any]) -> str | None:
        if isinstance(step, RoundStep):
            return "cards" if step.line == DRAW else None
        if isinstance(step, PlayTurn):
            return "season"
        return "dice" if isinstance(step, FightWar | RollForEnd) else None

    def begun(self, game: Game) -> bool:
        setting_up = (PassOnMarkers, PlaceInitialInfluence)
        return not any(isinstance(step, setting_up) for step in game.state.agenda)

    def expected(self, game: Game) -> Mapping[int, Move]:
        g = game.state
        assert isinstance(g, State)
        table, step = Table(g, Weights()), g.agenda[-1]
        table.sit(g)
        if isinstance(step, SimultaneousStep):
            return table.answers(g, step)
        answer = table.answer(g, step)
        return {} if answer is None else {int(seat): answer for seat in game.asked}

    def chances(self, game: Game, numbers: Sequence[int]) -> list[Chances]:
        g = game.state
        assert isinstance(g, State)
        if not g.agenda:
            return [judged(g)] * len(numbers)
        table = Table(g, Weights())
        return [_end(table, _redrawn(g, number)) for number in numbers]

    def split(self, before: Game, answers: Mapping[int, Move], numbers: Sequence[int]) -> list[dict[int, Chances]]:
        g = before.state
        assert isinstance(g, State)
        step = g.agenda[-1]
        assert isinstance(step, SimultaneousStep)
        table = Table(g, Weights())
        table.sit(g)
        expected = table.answers(g, step)
        return [_changed(table, g, step, number, expected, answers) for number in numbers]

    def trials(self, view: dict[str, Any], moves: Sequence[str], numbers: int, rng: Random) -> list[list[float]]:
        read = [rulebook().moves.read(text) for text in moves]
        seat: int = view["seat"]
        found: list[list[float]] = [[] for _ in moves]
        for _ in range(numbers):
            world = imagined(view, rng)
            until = market_ends if _at_market(world) else turn_ends
            table = Table(world, Weights())
            world.chance = Chance.from_seed(fresh_seed(rng))
            for move, chances in zip(read, found, strict=True):
                chances.append(simulate(world, table, seat, move, until, learned()))
        return found

    def told(self, game: Game, seat: int, text: str, instead_of: str) -> Told:
        assert isinstance(game.state, State)
        return told(game.state, text)

    def why(self, view: dict[str, Any], text: str, instead_of: str, rng: Random, about: str = "") -> Reason:
        return reasons.why(view, text)


def judged(g: State) -> Chances:
    """Everybody's chances to win at the end of a turn."""
    return shares(rulebook().outcome(g)) if not g.agenda else outlooks(g, learned())


def _at_market(g: State) -> bool:
    return type(g.agenda[-1]).__name__ in ("ExchangeCard", "CollectCard", "PlaceExcessCards")


def _redrawn(g: State, number: int) -> State:
    """The same table with luck of a number to come."""
    twin = g.copy()
    twin.chance = Chance.from_seed(fresh_seed(Random(number)))
    rulebook().redraw(twin, twin.chance)
    return twin


def _end(table: Table, g: State) -> Chances:
    table.play(g, market_ends if _at_market(g) else turn_ends)
    return judged(g)


def _changed(
    table: Table,
    before: State,
    step: SimultaneousStep[State],
    number: int,
    expected: Mapping[int, Move],
    answers: Mapping[int, Move],
) -> dict[int, Chances]:
    """By how much each answer changes everybody's chances, in the place of an expected one."""

    def end(given: Mapping[int, Move]) -> Chances:
        g = _redrawn(before, number)
        g.agenda.pop()
        step.do_all(g, dict(given))
        return _end(table, g)

    found: dict[int, Chances] = {}
    given = {seat: expected.get(seat, move) for seat, move in answers.items()}
    last = end(given)
    for seat in in_turn(sorted(answers), number):
        if given[seat] == answers[seat]:
            found[seat] = [0.0] * before.players
            continue
        given = {**given, seat: answers[seat]}
        now = end(given)
        found[seat] = [after - earlier for after, earlier in zip(now, last, strict=True)]
        last = now
    return found
