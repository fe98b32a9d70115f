"""What an analysis of Wallenstein looks ahead with: seasons played out by instinct, judged by what marshals learned."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Final

import feldherr
from feldherr import fast
from feldherr.bots.analysis.foresight import Chances, Effort, Foresight, Told, in_turn, shares
from feldherr.bots.bot import Reason
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.closer import RestOfSeason
from feldherr.bots.wallenstein.council import Council, generator, harvest_of
from feldherr.bots.wallenstein.experience import Experience, experience
from feldherr.bots.wallenstein.generalissimo import MANY
from feldherr.bots.wallenstein.instinct import Instinct
from feldherr.bots.wallenstein.playout import lay_plans, play_out, redraw
from feldherr.bots.wallenstein.seasons import OTHERS_DOUBTS, Seasons
from feldherr.bots.wallenstein.telling import told, why
from feldherr.kernel.decision import Move
from feldherr.kernel.game import Game
from feldherr.kernel.step import Step
from feldherr.wallenstein.planning import DeclareEmpty, PlanAll
from feldherr.wallenstein.season import SEASON, PlaySeason, PlayYear, SeasonStep
from feldherr.wallenstein.state import State
from feldherr.wallenstein.throwing import Throw
from feldherr.wallenstein.winter import CheckSupply

PLANS: Final = 24
"""So many plans are thought of for each seat; in more seasons they come again, with others beside them."""
PLAN: Final = [line.__name__ for line in SEASON].index("plan")
LUCK_OF_LINES: Final = {
    "lay_out_action_cards": "season",
    "lay_out_bonus_tiles": "season",
    "display_favors": "season",
    "determine_event": "event",
    "fix_player_order": "order",
}
"""Of the lines of a season, those that chance has a part in."""


class WallensteinForesight(Foresight):
    """Looks ahead to the end of the season."""

    adviser: ClassVar = "feldherr.bots.wallenstein.generalissimo:Adviser"
    usual: ClassVar = Effort(looks=160, screening=60, measuring=240, thinking=400)
    """Where native code plays, the adviser thinks with enough seasons for a broad search."""
    decisions: ClassVar = {
        "plan": "plans",
        "leave": "plans",
        "position": "order",
        "move": "marches",
        "defend": "marches",
        "recruit": "marches",
        "revolt_order": "marches",
        "favor": "court",
        "favor_use": "court",
        "benefit": "court",
    }
    judged: ClassVar = frozenset(decisions) - {"leave"}

    def __init__(self, effort: Effort | None = None) -> None:
        natively = fast.available("wallenstein", players=4)
        super().__init__(effort or (self.usual._replace(thinking=MANY) if natively else self.usual))

    def luck_of(self, step: Step[Any]) -> str | None:
        if isinstance(step, SeasonStep):
            return LUCK_OF_LINES.get(SEASON[step.line].__name__)
        if isinstance(step, PlayYear | PlaySeason):
            return "season"
        return "tower" if isinstance(step, Throw) else "winter" if isinstance(step, CheckSupply) else None

    def begun(self, game: Game) -> bool:
        return isinstance(game.state, State) and bool(game.state.action_cards)

    def expected(self, game: Game) -> Mapping[int, Move]:
        g, captain, rng = game.state, Captain(), Random(0)
        assert isinstance(g, State)
        if _plans_are_due(game):
            return {}
        instinct = Instinct([harvest_of(g, seat, captain.weights) for seat in range(g.players)], captain)
        found: dict[int, Move] = {}
        for seat, decision in game.asked.items():
            answer = instinct.answer(g, int(seat), decision, rng)
            found[int(seat)] = game.rulebook.moves.read(answer) if isinstance(answer, str) else answer
        return found

    def chances(self, game: Game, numbers: Sequence[int]) -> list[Chances]:
        return _Ahead(game).chances(numbers)

    def split(self, before: Game, answers: Mapping[int, Move], numbers: Sequence[int]) -> list[dict[int, Chances]]:
        return _Ahead(before).split(answers, numbers)

    def trials(self, view: dict[str, Any], moves: Sequence[str], numbers: int, rng: Random) -> list[list[float]]:
        learned = _learned()
        seat: int = view["seat"]
        imagined = feldherr.imagine(view, rng)
        assert isinstance(imagined.state, State)
        if isinstance(imagined.state.agenda[-1], PlanAll):
            seasons = Seasons(view, rng, Captain().weights, learned, learned)
            plans = [imagined.rulebook.moves.read(text) for text in moves]
            return [[_planned(seasons, plan, number, learned)[seat] for number in range(numbers)] for plan in plans]
        rest = RestOfSeason(view, imagined.state, rng, learned)
        return [[_answered(rest, text, number, learned)[seat] for number in range(numbers)] for text in moves]

    def told(self, game: Game, seat: int, text: str, instead_of: str) -> Told:
        assert isinstance(game.state, State)
        return told(game.state, seat, text, instead_of)

    def why(self, view: dict[str, Any], text: str, instead_of: str, rng: Random, about: str = "") -> Reason:
        return why(view, text, instead_of, rng, about)


def _learned() -> Experience:
    return experience("value_among_marshals")


def _planned(seasons: Seasons, plan: Move, number: int, learned: Experience) -> Chances:
    game, plans = seasons.season(number)
    twin = game.copy()
    lay_plans(twin, {**plans, seasons.seat: plan})
    return judged(play_out(twin, seasons.instinct, seasons.rng), learned)


def _answered(rest: RestOfSeason, text: str, number: int, learned: Experience) -> Chances:
    twin = rest.season(number).copy()
    twin.play(rest.seat, text)
    return judged(play_out(twin, rest.instinct, rest.rng), learned)


def judged(g: State, learned: Experience) -> Chances:
    """Everybody's chances to win at the end of a season."""
    if not g.agenda:
        return shares(feldherr.rulebook("wallenstein").outcome(g))
    return learned.value.chances(g)


class _Ahead:
    """The rest of the season from a position, by numbers."""

    def __init__(self, game: Game) -> None:
        self.unplanned = _plans_are_due(game)
        captain = Captain()
        self.game = _asking_for_plans(game, captain) if self.unplanned else game
        g = self.game.state
        assert isinstance(g, State)
        self.g = g
        self.harvests = [harvest_of(g, seat, captain.weights) for seat in range(g.players)] if g.agenda else []
        self.instinct = Instinct(self.harvests, captain)
        self.learned = _learned()

    @cached_property
    def pools(self) -> list[list[Move]]:
        """Plans that seats may lay, as marshals would."""
        found: list[list[Move]] = []
        for seat, harvest in enumerate(self.harvests):
            council, numbers = Council(harvest, self.learned), generator(Random(seat))
            doubts = [OTHERS_DOUBTS[number % len(OTHERS_DOUBTS)] for number in range(PLANS)]
            found.append([council.shaken(numbers, doubt) for doubt in doubts])
        return found

    def plans(self, number: int) -> dict[int, Move]:
        """One plan for each seat; the pools turn at different speeds, so that other plans meet."""
        turns = number // PLANS
        return {seat: pool[(number + turns * seat) % PLANS] for seat, pool in enumerate(self.pools)}

    def chances(self, numbers: Sequence[int]) -> list[Chances]:
        if not self.g.agenda:
            return [judged(self.g, self.learned)] * len(numbers)
        return [self._end(number, self.plans(number) if self.unplanned else {}) for number in numbers]

    def split(self, answers: Mapping[int, Move], numbers: Sequence[int]) -> list[dict[int, Chances]]:
        seats, found = sorted(answers), []
        for number in numbers:
            plans = self.plans(number)
            last, changed = self._end(number, plans), {}
            for seat in in_turn(seats, number):
                plans = {**plans, seat: answers[seat]}
                now = self._end(number, plans)
                changed[seat] = [after - before for after, before in zip(now, last, strict=True)]
                last = now
            found.append(changed)
        return found

    def _end(self, number: int, plans: dict[int, Move]) -> Chances:
        """Everybody's chances when a season of this number has ended."""
        twin, rng = self.game.copy(), Random(number)
        assert isinstance(twin.state, State)
        order = self.g.action_cards[:]
        redraw(twin, rng)
        twin.state.action_cards = order  # the luck of the cards is that of the season in which they are laid out
        if plans:
            lay_plans(twin, plans)
        else:
            twin.advance()
        return judged(play_out(twin, self.instinct, rng), self.learned)


def _plans_are_due(game: Game) -> bool:
    """Whether the season is laid out, and not yet planned."""
    g = game.state
    assert isinstance(g, State)
    lines = [step.line for step in g.agenda if isinstance(step, SeasonStep)]
    return bool(g.action_cards) and (PLAN in lines or any(isinstance(step, PlanAll) for step in g.agenda))


def _asking_for_plans(game: Game, captain: Captain) -> Game:
    """The table when all are asked for their plans; where boxes must be left empty, captains say which."""
    twin, rng = game.copy(), Random(0)
    twin.advance()
    while isinstance(twin.state.agenda[-1], DeclareEmpty):
        seat, decision = next(iter(twin.pending.items()))
        assert isinstance(twin.state, State)
        twin.play(seat, captain.answer(twin.state, int(seat), decision, rng).move)
    return twin
