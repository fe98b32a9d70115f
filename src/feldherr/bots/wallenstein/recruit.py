"""The recruit: plays by simple habits, each sensible by itself, and often picks the second best."""

from random import Random
from typing import Any

import feldherr
from feldherr.bots.bot import Bot, Budget, Choice, Reason
from feldherr.kernel.decision import Decision
from feldherr.wallenstein.board import BORDERS, GRAIN, SITES, TAXES
from feldherr.wallenstein.building import may_build
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.moves import March, Plan
from feldherr.wallenstein.names import (
    ACTIONS,
    BID,
    BOX_COUNT,
    BUILDINGS,
    CLOSED,
    COINS,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    COMBAT_A,
    COURT_BOXES,
    EMPTY,
    MONEY,
    NO_PLAN,
    TOWER_CARD,
)
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.rules import PRICES
from feldherr.wallenstein.state import State

CARELESS = 0.15
"""How often a recruit does anything at all."""


class Recruit(Bot):
    """Builds where there is room, collects where it is calm, and attacks only with more armies."""

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        game = feldherr.imagine(view, rng)
        assert isinstance(game.state, State)
        seat: int = view["seat"]
        decision = game.pending[seat]
        if isinstance(decision, PlanDecision):
            return Choice(plan(game.state, decision, rng).text, [Reason("habit")])
        if isinstance(decision, MoveArmies):
            return Choice(move(game.state, seat, decision, rng), [Reason("habit")])
        if decision.kind == "defend":
            return Choice(decision.option(decision.count() - 1).text, [Reason("habit")])
        return Choice(self.taste(decision, rng), [Reason("habit")])

    def taste(self, decision: Decision, rng: Random) -> str:
        """Anything but a pass."""
        options = [option.text for option in decision.options()]
        return rng.choice([text for text in options if text != "pass"] or options)


def plan(g: State, decision: PlanDecision, rng: Random) -> Plan:
    """Box by box in random order, the most useful boxes first, as long as there is money for them."""
    seat = int(decision.seat)
    left = decision.counties[:]
    cards = [NO_PLAN] * BOX_COUNT
    for box in decision.declared:
        cards[box] = EMPTY
    gaps, spares, towers = decision.empty - len(decision.declared), decision.spares, decision.towers
    boxes = [box for box in decision.boxes if box not in decision.declared]
    money = g.thalers[seat]
    if BID in boxes and spares:
        bid = min(rng.choice((0, 0, 0, 1, 1, 2)), money)
        cards[BID] = COINS + bid if decision.spare == MONEY else decision.spare
        money -= bid if cards[BID] >= COINS else 0
        spares -= 1
        boxes.remove(BID)
    for box in sorted(boxes, key=lambda box: (box in COURT_BOXES, box >= COMBAT_A, rng.random())):
        price = PRICES.get(ACTIONS[box], 0) if box < len(ACTIONS) else 0
        liked = [county for county in left if likes(g, seat, box, county)]
        if liked and price <= money:
            liked.sort(key=lambda county: -taste_for(box, county) - 3 * rng.random())
            cards[box] = liked[0]
            left.remove(liked[0])
            money -= price
        elif towers and box in COURT_BOXES:
            cards[box] = TOWER_CARD
            towers -= 1
    for box in boxes:
        if cards[box] == NO_PLAN:
            cards[box], gaps, spares, towers = rest(decision, left, gaps, spares, towers, rng)
    return Plan(tuple(cards))


def rest(
    decision: PlanDecision, left: list[int], gaps: int, spares: int, towers: int, rng: Random
) -> tuple[int, int, int, int]:
    """A card for a box where nothing is wanted: none, a spare one, a tower card, else a county."""
    if gaps:
        return EMPTY, gaps - 1, spares, towers
    if spares:
        return decision.spare, gaps, spares - 1, towers
    if towers:
        return TOWER_CARD, gaps, spares, towers - 1
    return left.pop(rng.randrange(len(left))), gaps, spares, towers


def likes(g: State, seat: int, box: int, county: int) -> bool:
    """Whether an action makes sense in a county."""
    if box < len(BUILDINGS):
        return may_build(g, county, box)
    if box in (COLLECT_GRAIN, COLLECT_TAXES):
        return not g.markers[county]
    if box >= COMBAT_A and box < len(ACTIONS):
        return any(beats(g, seat, g.armies[county] - 1, t) for t in BORDERS[county])
    if box in COURT_BOXES:
        return g.armies[county] > 5
    return any(g.owner[n] not in (seat, CLOSED) for n in BORDERS[county])


def taste_for(box: int, county: int) -> float:
    if box == COLLECT_GRAIN:
        return GRAIN[county]
    if box == COLLECT_TAXES:
        return TAXES[county]
    return SITES[county] if box < len(BUILDINGS) else 0.0


def beats(g: State, seat: int, armies: int, target: int) -> bool:
    """More armies than the other side, and one more for the peasants."""
    owner = g.owner[target]
    if owner in (seat, CLOSED):
        return False
    return armies >= (2 if owner < 0 else g.armies[target] + 2)


def move(g: State, seat: int, decision: MoveArmies, rng: Random) -> str:
    """All armies against somebody weaker, or none; a march to where one is weak if something must move."""
    if rng.random() < CARELESS and g.rules.combat_may_be_declined:
        return "pass" if decision.may_decline else decision.sample(rng).text
    weaker = [t for t in decision.targets if decision.action >= COMBAT_A and beats(g, seat, decision.most, t)]
    if weaker:
        return March(rng.choice(weaker), decision.most).text
    if decision.may_decline:
        return "pass"
    own = [t for t in decision.targets if g.owner[t] == seat]
    if own and decision.most:
        return March(min(own, key=lambda t: g.armies[t]), 1).text
    options = decision.options()
    small = [option for option in options if option.fields()[-1:] == (1,)]
    return rng.choice(small or options).text
