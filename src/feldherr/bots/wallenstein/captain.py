"""The captain: values every box and county in victory points, and solves the plan as an assignment problem."""

from random import Random
from typing import Any, Final

import feldherr
from feldherr.bots.bot import Bot, Budget, Choice, Reason, best
from feldherr.bots.wallenstein import draft, explaining, fighting
from feldherr.bots.wallenstein.armies import Armies
from feldherr.bots.wallenstein.auction import Auction
from feldherr.bots.wallenstein.favors import Favors
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.bots.wallenstein.planning import Planner
from feldherr.bots.wallenstein.position import Position
from feldherr.bots.wallenstein.weights import Weights, tuned
from feldherr.bots.wallenstein.worth import Worth
from feldherr.kernel.decision import Decision
from feldherr.wallenstein.board import COUNTY
from feldherr.wallenstein.deploying import RecruitDecision
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.names import EMPTY
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.state import State


class Captain(Bot):
    """Looks at the table as it is, and one season ahead."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or tuned()

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        game = feldherr.imagine(view, rng)
        assert isinstance(game.state, State)
        seat: int = view["seat"]
        decision = game.pending[seat]
        choice = self.answer(game.state, seat, decision, rng)
        if isinstance(decision, PlanDecision):
            planner = Planner(Harvest(Armies(Worth(Position(game.state, seat, self.weights)))), decision)
            return choice._replace(ideas=planner.ideas(planner.read(choice.move)))
        return choice

    def answer(self, g: State, seat: int, decision: Decision, rng: Random) -> Choice:
        """The choice in a state of which only what the seat knows is looked at: also for searches that copy states."""
        at = Position(g, seat, self.weights)
        if decision.kind in ("draft", "group"):
            return (draft.take if decision.kind == "draft" else draft.place)(at, decision, rng)
        armies = Armies(Worth(at))
        if isinstance(decision, RecruitDecision):
            return fighting.recruit(armies, decision, rng)
        if isinstance(decision, MoveArmies):
            return fighting.move(armies, decision, rng)
        if decision.kind == "defend":
            return fighting.defend(armies, decision, rng)
        if decision.kind == "revolt_order":
            return fighting.revolt_order(armies, decision, rng)
        return self._at_leisure(Harvest(armies), decision, rng)

    def _at_leisure(self, harvest: Harvest, decision: Decision, rng: Random) -> Choice:
        """Decisions between the fights."""
        if isinstance(decision, PlanDecision):
            planner = Planner(harvest, decision)
            plan = planner.plan()
            return Choice(plan.text, planner.why(plan))
        if decision.kind == "leave":
            return _leave(harvest, decision)
        if decision.kind == "position":
            return _position(Auction(harvest), decision, rng)
        favors = Favors(harvest)
        if decision.kind == "benefit":
            benefits: dict[str, int] = decision.facts()["benefits"]
            values = {f"benefit {kind}": favors.grant(kind, amount) for kind, amount in benefits.items()}
            text = best(values, rng)
            return Choice(text, [why_benefit(favors, decision, text)])
        if decision.kind == "favor":
            return _favor(favors, decision, rng)
        return _use(favors, decision, rng)


def _leave(harvest: Harvest, decision: Decision) -> Choice:
    """The boxes that the best plan leaves empty."""
    planner = Planner(harvest, PlanDecision(harvest.at.seat, harvest.at.g))
    plan = planner.assign(harvest.at.thaler)
    gaps = [box for box, card in enumerate(plan.cards) if card == EMPTY]
    text = next(option.text for option in decision.options() if list(option.fields()[0]) == gaps)
    return Choice(text, [why_leave(harvest, text)])


def why_leave(harvest: Harvest, text: str) -> Reason:
    return Reason("leave", {"boxes": text.split()[1:], "counties": len(harvest.at.own)})


def why_benefit(favors: Favors, decision: Decision, text: str) -> Reason:
    """What is given, beside what the seat has."""
    g, seat = favors.at.g, favors.at.seat
    kind = text.split()[1]
    has = {"thalers": g.thalers[seat], "grain": g.grain[seat], "counties": len(favors.at.own)}
    return Reason("benefit", {"benefit": kind, "amount": decision.facts()["benefits"][kind], **has})


def _position(auction: Auction, decision: Decision, rng: Random) -> Choice:
    values = {
        f"position {option.fields()[0]}": auction.position(option.fields()[0] - 1) for option in decision.options()
    }
    return why_position(auction, best(values, rng))


def why_position(auction: Auction, text: str) -> Choice:
    """A place in the player order, with the tile that lies there and the orders that it helps."""
    return Choice(text, [Reason("position", explaining.served(auction, int(text.split()[1]) - 1))])


def _favor(favors: Favors, decision: Decision, rng: Random) -> Choice:
    costs: dict[str, int] = decision.facts()["costs"]
    values = {"pass": 0.0}
    for option in decision.options():
        if option.text != "pass":
            number = option.fields()[0]
            values[option.text] = favors.favor(number) - favors.price(costs[str(number)])
    text = best(values, rng)
    return Choice(text, [why_favor(favors, decision, text)])


def why_favor(favors: Favors, decision: Decision, text: str) -> Reason:
    """What a favor does, what it costs, and how many courtiers wait."""
    costs: dict[str, int] = decision.facts()["costs"]
    has = {"has": favors.at.g.entrance[favors.at.seat]}
    if text == "pass":
        return Reason("no_favor", {"favors": len(costs), "cheapest": min(costs.values(), default=0), **has})
    number = int(text.split()[1])
    return Reason("favor", {**explaining.favor(favors.at.g, number), "cost": costs[str(number)], **has})


def _use(favors: Favors, decision: Decision, rng: Random) -> Choice:
    """Where a favor just taken is applied."""
    number = decision.facts()["favor"]
    favor = favors.at.g.rules.favors[number - 1]
    values: dict[str, float] = {}
    for option in decision.options():
        if option.text in ("pass", "remove_event"):
            values[option.text] = 0.0 if option.text == "pass" else event_harm(favors)
        else:
            county = option.fields()[0]
            values[option.text] = {
                "calm": lambda c=county: favors.calm(c),
                "build": lambda c=county: favors.building(c, favor.building),
                "deploy": lambda c=county: favors.deploy(c, number),
            }[option.verb]()
    text = best(values, rng)
    return Choice(text, [why_use(favors, text)])


def why_use(favors: Favors, text: str) -> Reason:
    words = text.split()
    if len(words) < 2:
        return Reason("event", {"event": favors.at.g.event_effect(), "stands": int(text == "pass")})
    return Reason("favor_here", explaining.ground(favors.at, COUNTY[words[1]]))


HARM: Final[dict[str, float]] = {
    "tax_ceiling": 0.3,
    "harvest_ceiling": 0.3,
    "crop_failure": 0.3,
    "short_levy": 0.2,
    "church_peace": 0.1,
}
HARMLESS: Final = -0.2


def event_harm(favors: Favors) -> float:
    """Whether the season's event does the seat more harm than good."""
    return HARM.get(favors.at.g.event_effect(), HARMLESS)
