"""The plan of a season as an assignment problem: each box has a value for each card, and each card lies once."""

from typing import Any

import numpy as np
from scipy.optimize import linear_sum_assignment

from feldherr.bots.bot import Reason
from feldherr.bots.wallenstein.auction import HIGHEST_BID, Auction
from feldherr.bots.wallenstein.favors import Favors
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.wallenstein.board import BORDERS, COUNTIES, COUNTY_COUNT
from feldherr.wallenstein.building import may_build
from feldherr.wallenstein.moves import Plan
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
    DEPLOY_1,
    EMPTY,
    MONEY,
    NO_PLAN,
    NOBODY,
    TOWER_CARD,
)
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.rules import ARMIES, PRICES

SCARCITY = (1.0, 1.25, 1.6, 2.0, 2.6, 3.5, 5.0, 8.0)
"""How many times dearer Thalers are made until a plan can be paid."""
NEVER = -1000.0


class Planner:
    """Values every pair of box and card of one decision, and finds the plan of the highest sum."""

    def __init__(self, harvest: Harvest, decision: PlanDecision) -> None:
        self.harvest = harvest
        self.armies = harvest.armies
        self.worth = harvest.worth
        self.at = harvest.at
        self.favors = Favors(harvest)
        self.decision = decision
        self.counties = decision.counties
        self.values = {
            (box, county): self.value(box, county)
            for box in decision.boxes
            if box != BID and box not in decision.declared
            for county in self.counties
        }
        self.tray = self.favors.from_tray() if decision.towers else {}
        self.bids = Auction(harvest).bids() if BID in decision.boxes else []

    # -- values ------------------------------------------------------------------------------------------------------

    def value(self, box: int, county: int) -> float:
        """What it brings to act here, before paying."""
        at = self.at
        g = at.g
        if box < len(BUILDINGS):
            if not may_build(g, county, box):
                return 0.0
            kept = 1 - 0.7 * self.armies.risk(county, g.armies[county])
            return self.worth.building(county, box) * kept
        if box in (COLLECT_GRAIN, COLLECT_TAXES):
            return self.harvest.collect(box, county)
        if box in COURT_BOXES:
            return self.favors.conversion(box, county)
        return self.fight(county) if box >= COMBAT_A else self.deploy(box, county)

    def deploy(self, box: int, county: int) -> float:
        g = self.at.g
        armies: int = ARMIES[ACTIONS[box]]
        if g.supply[self.at.seat] < armies:
            return 0.0
        there = g.armies[county]
        value = self.armies.standing(county, there + armies) - self.armies.standing(county, there)
        return value + (0.5 * self.armies.best_march(county)[0] if box == DEPLOY_1 else 0.0)

    def fight(self, county: int) -> float:
        """The best attack or march from here; where it cannot be declined, also if it is a bad one."""
        at = self.at
        if at.g.armies[county] < 2:
            return 0.0
        attack = self.armies.best_attack(county)
        values = [0.8 * attack.value - at.w.boldness] if attack else []
        march, target, _ = self.armies.best_march(county)
        if target >= 0:
            values.append(0.8 * march)
        if at.g.rules.combat_may_be_declined or not values:
            values.append(0.0)
        return max(values)

    # -- the assignment ----------------------------------------------------------------------------------------------

    def plan(self) -> Plan:
        """The best plan that can be paid, or the cheapest found."""
        for scarcity in SCARCITY:
            plan = self.assign(max(0.05, self.at.thaler) * scarcity)
            if self.can_be_paid(plan):
                break
        return plan

    def assign(self, thaler: float) -> Plan:
        """The plan of the highest value when a Thaler costs so much."""
        decision = self.decision
        boxes = [box for box in decision.boxes if box not in decision.declared]
        gaps = decision.empty - len(decision.declared)
        cards = [
            *self.counties,
            *[decision.spare] * decision.spares,
            *[TOWER_CARD] * decision.towers,
            *[EMPTY] * gaps,
        ]
        bid, bid_value = self.best_bid(thaler)
        matrix = np.zeros((len(boxes), len(cards)))
        for row, box in enumerate(boxes):
            price = PRICES.get(ACTIONS[box], 0) * thaler if box < len(ACTIONS) else 0.0
            for column, county in enumerate(self.counties):
                if box == BID:
                    matrix[row, column] = self.bids[1]
                else:
                    value = self.values[box, county]
                    matrix[row, column] = value - price if value or box >= COMBAT_A else -0.01
            for column in range(len(self.counties), len(cards)):
                matrix[row, column] = self.filler(box, cards[column], bid_value)
        rows, columns = linear_sum_assignment(matrix, maximize=True)
        laid = [NO_PLAN] * BOX_COUNT
        for box in decision.declared:
            laid[box] = EMPTY
        for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
            box, card = boxes[row], cards[column]
            laid[box] = COINS + bid if box == BID and card == MONEY else card
        return Plan(tuple(laid))

    def best_bid(self, thaler: float) -> tuple[int, float]:
        """How many Thalers to bid, and what that is worth after paying."""
        if not self.bids:
            return 0, 0.0
        most = min(HIGHEST_BID, self.decision.thalers)
        values = [self.bids[coins + 1 if coins else 0] - coins * thaler for coins in range(most + 1)]
        bid = max(range(most + 1), key=values.__getitem__)
        return bid, values[bid]

    def filler(self, box: int, card: int, bid_value: float) -> float:
        """What a card that is no county brings on a box."""
        if box == BID:
            return bid_value if card == self.decision.spare else self.bids[0] - 0.05
        return self.tray.get(box, 0.0) if card == TOWER_CARD else 0.0

    def can_be_paid(self, plan: Plan) -> bool:
        """Whether the purse lasts, in the order that is known; what is dark may come before taxes or after."""
        g = self.at.g
        cards = plan.cards
        money = self.decision.thalers - max(0, cards[BID] - COINS)
        taxes = 0.0
        if cards[COLLECT_TAXES] < COUNTY_COUNT:
            taxes = self.harvest.income(COLLECT_TAXES, cards[COLLECT_TAXES])
        known = g.action_cards[: g.actions_open]
        balance = float(money)
        for action in known:
            balance += taxes if action == COLLECT_TAXES else -self.price(cards, action)
            if balance < 0:
                return False
        rest = sum(self.price(cards, action) for action in range(len(ACTIONS)) if action not in known)
        return balance + (0.0 if COLLECT_TAXES in known else taxes / 2) >= rest

    def price(self, cards: tuple[int, ...], action: int) -> int:
        return PRICES.get(ACTIONS[action], 0) if cards[action] < COUNTY_COUNT else 0

    # -- why ---------------------------------------------------------------------------------------------------------

    def why(self, plan: Plan, most: int = 3) -> list[Reason]:
        """The boxes that weigh most, each with the facts that speak for its county."""
        laid = [
            (self.values[box, card], box, card) for box, card in enumerate(plan.cards) if (box, card) in self.values
        ]
        weighty = sorted((one for one in laid if one[0] > 0.05), reverse=True)[:most]
        return [self.reason(box, county) for _, box, county in weighty]

    def reason(self, box: int, county: int) -> Reason:
        g = self.at.g
        facts: dict[str, Any] = {
            "box": ACTIONS[box] if box < len(ACTIONS) else f"court{COURT_BOXES[-1] + 1 - box}",
            "county": COUNTIES[county],
            "armies": g.armies[county],
            "markers": g.markers[county],
            "foes": sum(g.owner[n] not in (self.at.seat, NOBODY, CLOSED) for n in BORDERS[county]),
        }
        if box < len(BUILDINGS):
            return Reason("build", {**facts, "points": round(self.worth.building(county, box))})
        if box in (COLLECT_GRAIN, COLLECT_TAXES):
            code = "collect_grain" if box == COLLECT_GRAIN else "collect_taxes"
            return Reason(code, {**facts, "amount": round(self.harvest.income(box, county))})
        if box in COURT_BOXES:
            return Reason("to_court", facts)
        attack = self.armies.best_attack(county) if box >= COMBAT_A else None
        if attack is not None and 0.8 * attack.value >= self.values[box, county] - 1e-9:
            target = {"target": COUNTIES[attack.target], "chance": round(100 * attack.chance)}
            return Reason("plan_attack", {**facts, **target})
        return Reason("plan_march" if box >= COMBAT_A else "deploy", facts)
