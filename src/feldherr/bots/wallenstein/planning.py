"""The plan of a season as an assignment problem: each box has a value for each card, and each card lies once."""

from typing import Any

import numpy as np
from mypy_extensions import mypyc_attr
from numpy import float64
from numpy.typing import NDArray
from scipy.optimize import linear_sum_assignment

from feldherr.bots.bot import Idea, Reason
from feldherr.bots.wallenstein import explaining
from feldherr.bots.wallenstein.auction import HIGHEST_BID, Auction
from feldherr.bots.wallenstein.favors import Favors, courtiers_of
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.bots.wallenstein.temper import PLAIN
from feldherr.wallenstein.board import COUNTIES, COUNTY_COUNT
from feldherr.wallenstein.building import may_build
from feldherr.wallenstein.moves import Plan, card_word
from feldherr.wallenstein.names import (
    ACTIONS,
    BID,
    BOX,
    BOX_COUNT,
    BOXES,
    BUILDINGS,
    COINS,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    COMBAT_A,
    COURT_BOXES,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    EMPTY,
    MONEY,
    NO_PLAN,
    TOWER_CARD,
)
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.rules import ARMIES, PRICES

Array = NDArray[float64]
SCARCITY = (1.0, 1.25, 1.6, 2.0, 2.6, 3.5, 5.0, 8.0)
"""How many times dearer Thalers are made until a plan can be paid."""


def supplied(supply: int) -> list[int]:
    """The boxes for which a supply lasts together, the larger first.

    >>> [BOXES[box] for box in supplied(8)], [BOXES[box] for box in supplied(4)]
    (['deploy5', 'deploy3'], ['deploy3', 'deploy1'])
    """
    found = []
    for box in (DEPLOY_5, DEPLOY_3, DEPLOY_1):
        if supply >= ARMIES[ACTIONS[box]]:
            supply -= ARMIES[ACTIONS[box]]
            found.append(box)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
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
        self.thaler = max(0.05, self.at.thaler)
        self._fights: dict[int, float] = {}
        self.values = {
            (box, county): self.inclined(box, self.value(box, county))
            for box in decision.boxes
            if box != BID and box not in decision.declared
            for county in self.counties
        }
        self.tray = self.favors.from_tray() if decision.towers else {}
        self.bids = self.inclined_bids() if BID in decision.boxes else []
        self._tabulate()

    # -- values ------------------------------------------------------------------------------------------------------

    def value(self, box: int, county: int) -> float:
        """What it brings to act here, before paying."""
        at = self.at
        g = at.g
        if box < len(BUILDINGS):
            if not may_build(g, county, box):
                return 0.0
            kept = 1 - at.w.ruin * self.armies.risk(county, g.armies[county])
            return self.worth.building(county, box) * kept
        if box in (COLLECT_GRAIN, COLLECT_TAXES):
            return self.harvest.collect(box, county)
        if box in COURT_BOXES:
            return self.favors.conversion(box, county)
        return self.fight(county) if box >= COMBAT_A else self.deploy(box, county)

    def inclined(self, box: int, value: float) -> float:
        """A value with what the seat's temper adds to it; nothing makes a box worth while that can do nothing."""
        return value + self.at.w.temper.acting(box) if value and self.at.w.temper is not PLAIN else value

    def inclined_bids(self) -> list[float]:
        return [value + self.at.w.temper.bid(rank) for rank, value in enumerate(self.judge_bids())]

    def liking(self, plan: Plan) -> float:
        """What the seat's temper finds in a plan, besides what comes of it."""
        temper = self.at.w.temper
        if temper is PLAIN:
            return 0.0
        rank = plan.cards[BID] - COINS + 1 if plan.cards[BID] > COINS else int(plan.cards[BID] < COUNTY_COUNT)
        return temper.bid(rank) + sum(temper.acting(box) for box in self.boxes if plan.cards[box] < COUNTY_COUNT)

    def judge_bids(self) -> list[float]:
        """What the ranks of bids are worth before paying: nothing, a county, 1 to 4 Thalers."""
        return Auction(self.harvest).bids()

    def deploy(self, box: int, county: int) -> float:
        g = self.at.g
        armies: int = ARMIES[ACTIONS[box]]
        if box not in supplied(g.supply[self.at.seat]):
            return 0.0
        there = g.armies[county]
        value = self.armies.standing(county, there + armies) - self.armies.standing(county, there)
        return value + (0.5 * self.armies.best_march(county)[0] if box == DEPLOY_1 else 0.0)

    def fight(self, county: int) -> float:
        """The best attack or march from here; where it cannot be declined, also if it is a bad one."""
        if county not in self._fights:
            self._fights[county] = self._fight(county)
        return self._fights[county]

    def _fight(self, county: int) -> float:
        at = self.at
        if at.g.armies[county] < 2:
            return 0.0
        attack = self.armies.best_attack(county)
        values = [at.w.assault * attack.value - at.w.boldness] if attack else []
        march, target, _ = self.armies.best_march(county)
        if target >= 0:
            values.append(at.w.manoeuvre * march)
        if at.g.rules.combat_may_be_declined or not values:
            values.append(0.0)
        return max(values)

    # -- the assignment ----------------------------------------------------------------------------------------------

    def plan(self, noise: Array | None = None) -> Plan:
        """The best plan that can be paid, or the cheapest found."""
        for scarcity in SCARCITY:
            plan = self.assign(self.thaler * scarcity, noise)
            if self.can_be_paid(plan):
                break
        return plan

    def assign(self, thaler: float, noise: Array | None = None) -> Plan:
        """The plan of the highest value when a Thaler costs so much; `noise` is added to the value of every pair."""
        decision = self.decision
        matrix = self.matrix - thaler * self.prices
        bid, bid_value = self.best_bid(thaler)
        if BID in self.boxes:
            first = len(self.counties)
            for column in range(first, len(self.cards)):
                matrix[self.boxes.index(BID), column] = self.filler(self.cards[column], bid_value)
        rows, columns = linear_sum_assignment(matrix if noise is None else matrix + noise, maximize=True)
        laid = [NO_PLAN] * BOX_COUNT
        for box in decision.declared:
            laid[box] = EMPTY
        for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
            box, card = self.boxes[row], self.cards[column]
            laid[box] = COINS + bid if box == BID and card == MONEY else card
        return Plan(tuple(laid))

    def _tabulate(self) -> None:
        """All values as a matrix of boxes and cards, and where a price is due."""
        decision = self.decision
        self.boxes = [box for box in decision.boxes if box not in decision.declared]
        self.cards = [
            *self.counties,
            *[decision.spare] * decision.spares,
            *[TOWER_CARD] * decision.towers,
            *[EMPTY] * (decision.empty - len(decision.declared)),
        ]
        self.matrix: Array = np.zeros((len(self.boxes), len(self.cards)))
        self.prices: Array = np.zeros_like(self.matrix)
        for row, box in enumerate(self.boxes):
            price = PRICES.get(ACTIONS[box], 0) if box < len(ACTIONS) else 0
            for column, card in enumerate(self.cards):
                if column >= len(self.counties):
                    self.matrix[row, column] = self.tray.get(box, 0.0) if card == TOWER_CARD else 0.0
                elif box == BID:
                    self.matrix[row, column] = self.bids[1]
                else:
                    value = self.values[box, card]
                    worthwhile = bool(value) or box >= COMBAT_A
                    self.matrix[row, column] = value if worthwhile else -0.01
                    self.prices[row, column] = price * worthwhile

    def best_bid(self, thaler: float) -> tuple[int, float]:
        """How many Thalers to bid, and what that is worth after paying."""
        if not self.bids:
            return 0, 0.0
        most = min(HIGHEST_BID, self.decision.thalers)
        values = [self.bids[coins + 1 if coins else 0] - coins * thaler for coins in range(most + 1)]
        bid = max(range(most + 1), key=values.__getitem__)
        return bid, values[bid]

    def filler(self, card: int, bid_value: float) -> float:
        """What a card that is no county brings as a bid."""
        return bid_value if card == self.decision.spare else self.bids[0] - 0.05

    def total(self, plan: Plan) -> float:
        """What a plan is worth after paying."""
        return sum(self.of_box(box, plan.cards[box]) for box in self.boxes)

    def of_box(self, box: int, card: int) -> float:
        """What a card brings on a box, after paying."""
        if card < COUNTY_COUNT:
            row, column = self.boxes.index(box), self.counties.index(card)
            return float(self.matrix[row, column] - self.thaler * self.prices[row, column])
        if box == BID:
            coins = max(0, card - COINS)
            return self.bids[coins + 1 if coins else 0] - coins * self.thaler
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

    def read(self, text: str) -> Plan:
        """The plan of a text form that this decision offers."""
        cards = dict(word.split("=") for word in text.split()[1:])
        known = {card_word(card): card for card in (*self.cards, *range(COINS, COINS + HIGHEST_BID + 1), EMPTY)}
        laid = [NO_PLAN] * BOX_COUNT
        for box, word in cards.items():
            laid[BOX[box]] = known[word]
        return Plan(tuple(laid))

    def ideas(self, plan: Plan, others: int = 2) -> list[Idea]:
        """Box by box, the weightiest first: what the plan lays there and why, then what else might lie there."""
        boxes = [box for box in self.boxes if plan.cards[box] != NO_PLAN]
        boxes.sort(key=lambda box: -self.values.get((box, plan.cards[box]), 0.0))
        found: list[Idea] = []
        for box in boxes:
            card = plan.cards[box]
            rest = sorted((c for c in self.counties if c != card and box != BID), key=lambda c: -self.gain(box, c))
            worthy = [county for county in rest if self.gain(box, county) > 0.05][:others]
            found += [self.idea(plan, box, each) for each in (card, *worthy)]
        return found

    def gain(self, box: int, county: int) -> float:
        """What it brings to act here, after paying."""
        price = PRICES.get(ACTIONS[box], 0) if box < len(ACTIONS) else 0
        return self.values.get((box, county), 0.0) - self.thaler * price

    def idea(self, plan: Plan, box: int, card: int) -> Idea:
        lays = f"{BOXES[box]}={card_word(card)}"
        if box == BID:
            facts = explaining.bid(Auction(self.harvest), max(0, card - COINS))
            if card < COUNTY_COUNT:
                return Idea(lays, Reason("plan_bid_county", {**facts, **explaining.spared(self.at, card)}))
            return Idea(lays, Reason("plan_bid", facts))
        if card < COUNTY_COUNT:
            worth = (box, card) in self.values and self.values[box, card] > 0.05
            last = Reason("plan_last", {"box": BOXES[box], **explaining.spared(self.at, card)})
            return Idea(lays, self.reason(box, card) if worth else last)
        if card == TOWER_CARD and box in COURT_BOXES:
            armies, number = self.at.g.tray[self.at.seat], courtiers_of(box)
            tray = {"armies": armies, "number": number if number <= armies else 0}
            return Idea(lays, Reason("plan_tower", {"box": BOXES[box], **tray}))
        able = {county: self.gain(box, county) for county in self.counties if self.values.get((box, county))}
        return Idea(lays, Reason("plan_spare", explaining.idle(box, plan, able, self.decision.thalers)))

    def reason(self, box: int, county: int) -> Reason:
        facts: dict[str, Any] = {
            "box": ACTIONS[box] if box < len(ACTIONS) else f"court{COURT_BOXES[-1] + 1 - box}",
            **explaining.ground(self.at, county),
        }
        if box < len(BUILDINGS):
            points = {"points": round(self.worth.building(county, box))}
            return Reason("build", {**facts, **points, **explaining.majority(self.at, county, box)})
        if box in (COLLECT_GRAIN, COLLECT_TAXES):
            code = "collect_grain" if box == COLLECT_GRAIN else "collect_taxes"
            return Reason(code, {**facts, **explaining.collected(self.harvest, box, county)})
        if box in COURT_BOXES:
            return Reason("to_court", {**facts, "number": courtiers_of(box)})
        attack = self.armies.best_attack(county) if box >= COMBAT_A else None
        if attack is not None and self.at.w.assault * attack.value >= self.values[box, county] - 1e-9:
            g = self.at.g
            against = g.armies[attack.target] if g.owner[attack.target] >= 0 else 0
            target = {"target": COUNTIES[attack.target], "number": g.armies[county] - 1, "against": against}
            return Reason("plan_attack", {**facts, **target, "chance": round(100 * attack.chance)})
        if box < COMBAT_A:
            return Reason("deploy", facts)
        _, there, number = self.armies.best_march(county)
        march = {"target": COUNTIES[there], "number": number} if there >= 0 else {"target": "", "number": 0}
        return Reason("plan_march", {**facts, **march, "target_known": int(there >= 0)})
