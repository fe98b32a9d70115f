"""Deploy 5, deploy 3, deploy 1/move. (000 Deploy 5 armies, Deploy 3 armies, Deploy 1 army/move)"""

from typing import TYPE_CHECKING, ClassVar

from feldherr.kernel.decision import Decision, Move, Pass
from feldherr.kernel.errors import FeldherrError, IllegalMove
from feldherr.kernel.step import SeatStep
from feldherr.wallenstein.board import BORDERS, COUNTIES, REGION
from feldherr.wallenstein.marching import MoveArmies, march
from feldherr.wallenstein.moves import March, Recruit, RecruitAndMarch
from feldherr.wallenstein.names import ACTIONS, DEPLOY_1, DEPLOY_5, TILE_SIX_ARMIES
from feldherr.wallenstein.rules import ARMIES, PRICES, TILE_AMOUNT, EventCard
from feldherr.wallenstein.state import State

if TYPE_CHECKING:
    from feldherr.wallenstein.shapes_decisions import RecruitFacts
    from feldherr.wallenstein.told import Skipped


def deploy(g: State, seat: int, action: int) -> None:
    """Pays and puts armies from the supply into the planned county, or skips the whole action. (ruling C3)"""
    county = g.planned(seat, action)
    name = ACTIONS[action]
    armies = levy(g, seat, action, county)
    if g.thalers[seat] < PRICES[name]:
        g.tell.skipped(seat=seat, action=name, county=COUNTIES[county], reason="no_money")
    elif not armies:
        g.tell.skipped(seat=seat, action=name, county=COUNTIES[county], reason="no_armies")
    else:
        g.thalers[seat] -= PRICES[name]
        put(g, seat, county, armies, PRICES[name])


def armies_due(action: int, county: int, event: EventCard | None) -> int:
    """How many armies the action is to place there, changed by an event."""
    name = ACTIONS[action]
    due: int = ARMIES[name]
    if event is not None and event.effect == "short_levy" and event.region in (-1, REGION[county]):
        due = ARMIES["short_levy"].get(name, due)
    return due


def levy(g: State, seat: int, action: int, county: int) -> int:
    """How many armies the action places here and now: event first, then the tile; 0 if the supply cannot do it.

    With the tile the supply may give fewer than 6, if not fewer than the action without it. (ruling P5)
    """
    due = armies_due(action, county, g.event_card())
    if g.supply[seat] < due:
        return 0
    if action == DEPLOY_5 and g.has_tile(seat, TILE_SIX_ARMIES):
        return min(int(TILE_AMOUNT["six_armies"]), g.supply[seat])
    return due


def put(g: State, seat: int, county: int, armies: int, price: int) -> None:
    g.supply[seat] -= armies
    g.armies[county] += armies
    g.tell.deployed(seat=seat, county=COUNTIES[county], armies=armies, price=price)


def own_neighbours(g: State, seat: int, county: int) -> list[int]:
    return [t for t in BORDERS[county] if g.owner[t] == seat]


def deploy_and_move(g: State, seat: int, action: int) -> None:
    """First the army, then perhaps a move; or, where the rules say so, either or both."""
    if g.rules.deploy1 == "either":
        g.then(RecruitOrMove(seat))
        return
    county = g.planned(seat, action)
    before = g.supply[seat]
    deploy(g, seat, action)
    if g.supply[seat] < before and own_neighbours(g, seat, county):
        g.then(MoveAfterDeploying(seat))


def deploys_here(g: State, seat: int) -> bool:
    """Whether the action under way is this one, and the seat has planned it."""
    return g.has_seat(seat) and g.action == DEPLOY_1 and g.planned(seat, DEPLOY_1) >= 0


class MoveAfterDeploying(SeatStep[State]):
    """The player may move armies from the county into one adjacent county of their own; no combat."""

    __slots__ = ()
    beneath: ClassVar = ("PerformAction",)

    def fits(self, g: State) -> bool:
        return g.rules.deploy1 == "deploy_first" and deploys_here(g, self.seat)

    def ask(self, g: State) -> Decision | None:
        origin = g.planned(self.seat, DEPLOY_1)
        targets = own_neighbours(g, self.seat, origin)
        return MoveArmies(self.seat, g, DEPLOY_1, origin, targets, g.armies[origin] - 1, may_decline=True)

    def do(self, g: State, move: Move | None) -> None:
        if isinstance(move, March):
            march(g, self.seat, g.planned(self.seat, DEPLOY_1), move)


class RecruitDecision(MoveArmies):
    """Deploy the army, move armies, or both."""

    __slots__ = ("most_with_recruit", "recruits")
    kind: ClassVar = "recruit"

    def __init__(self, seat: int, g: State, origin: int, targets: list[int], recruits: bool) -> None:
        super().__init__(seat, g, DEPLOY_1, origin, targets, max(0, g.armies[origin] - 1), may_decline=False)
        self.recruits = recruits
        self.most_with_recruit = g.armies[origin]

    def count(self) -> int:
        moves = len(self.targets) * self.most
        with_recruit = len(self.targets) * self.most_with_recruit
        return moves + (1 + with_recruit if self.recruits else 0)

    def option(self, index: int) -> Move:
        moves = len(self.targets) * self.most
        if index < moves:
            return super().option(index)
        if index == moves:
            return Recruit()
        target, armies = divmod(index - moves - 1, self.most_with_recruit)
        return RecruitAndMarch(self.targets[target], armies + 1)

    def number_of(self, move: Move) -> int:
        moves = len(self.targets) * self.most
        if type(move) is March:
            return super().number_of(move)
        if not self.recruits:
            return -1
        if isinstance(move, Recruit):
            return moves
        most = self.most_with_recruit
        if isinstance(move, RecruitAndMarch) and move.target in self.targets and 1 <= move.armies <= most:
            return moves + 1 + self.targets.index(move.target) * most + move.armies - 1
        return -1

    def facts(self) -> "RecruitFacts":
        return {**super().facts(), "recruits": self.recruits}

    def refusal(self, move: Move) -> FeldherrError:
        if self.recruits and isinstance(move, RecruitAndMarch) and move.target in self.targets:
            county, most = COUNTIES[self.origin], self.most_with_recruit
            return IllegalMove("bad_number_of_armies", county=county, most=most, given=move.armies)
        return super().refusal(move)


class RecruitOrMove(SeatStep[State]):
    """Pay 1, then deploy 1 army, or move to an adjacent own county, or both; at least one if possible. (001 Actions)"""

    __slots__ = ()
    beneath: ClassVar = ("PerformAction",)

    def fits(self, g: State) -> bool:
        return g.rules.deploy1 == "either" and deploys_here(g, self.seat)

    def ask(self, g: State) -> Decision | None:
        if g.thalers[self.seat] < PRICES["deploy1"]:
            return None
        origin = g.planned(self.seat, DEPLOY_1)
        recruits = levy(g, self.seat, DEPLOY_1, origin) > 0
        targets = own_neighbours(g, self.seat, origin)
        decision = RecruitDecision(self.seat, g, origin, targets, recruits)
        return decision if decision.count() else None

    def do(self, g: State, move: Move | None) -> None:
        origin = g.planned(self.seat, DEPLOY_1)
        if move is None or isinstance(move, Pass):
            reason: Skipped = "no_money" if g.thalers[self.seat] < PRICES["deploy1"] else "no_armies"
            g.tell.skipped(seat=self.seat, action="deploy1", county=COUNTIES[origin], reason=reason)
            return
        g.thalers[self.seat] -= PRICES["deploy1"]
        if move.verb == "recruit":
            put(g, self.seat, origin, levy(g, self.seat, DEPLOY_1, origin), PRICES["deploy1"])
        if isinstance(move, March):
            march(g, self.seat, origin, move)
