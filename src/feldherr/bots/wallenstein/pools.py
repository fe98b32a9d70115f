"""Plans that a seat may well lay: the one expected to be the best, some with an idea, and others like them."""

from typing import Final

import numpy as np

from feldherr.bots.wallenstein.auction import HIGHEST_BID
from feldherr.bots.wallenstein.council import Council
from feldherr.bots.wallenstein.planning import Array, Planner
from feldherr.bots.wallenstein.position import Position
from feldherr.bots.wallenstein.value import Value
from feldherr.wallenstein.board import BORDERS
from feldherr.wallenstein.building import may_build
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import (
    BID,
    BUILDINGS,
    COINS,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    COMBAT_A,
    COMBAT_B,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    PALACE,
)

IDEAS: Final = ("palaces", "economy", "army", "raid")
EAGER: Final = 12.0
"""By how many points the main thing of an idea is overrated, so that it is done even where money is short."""
LIKED: Final = 1.5
DOUBTS: Final = (0.2, 0.4, 0.8)
"""By how many points other plans judge each card on a box otherwise, in turn."""
MISSES: Final = 20
"""So many plans in a row that are known: then there are no others."""
WITH_BIDS: Final = 2
"""So many plans come with every bid that they can pay, as far as that is a quarter of all."""


def pool(council: Council, value: Value, numbers: np.random.Generator, most: int) -> list[Plan]:
    """So many plans at most, the best first. Always the same bid is no secret, so there are some with others too."""
    planner = council.planner
    found = dict.fromkeys([council.best])
    for idea in IDEAS:
        found[planner.plan(bonus(planner, value, idea))] = None
    _add_shaken(found, council, numbers, (len(found) + most) // 2)
    bids = [plan for first in [*found][:WITH_BIDS] for plan in with_bids(planner, first)]
    found.update(dict.fromkeys(bids[: most // 4]))
    _add_shaken(found, council, numbers, most)
    return list(found)[:most]


def _add_shaken(found: dict[Plan, None], council: Council, numbers: np.random.Generator, most: int) -> None:
    """Other plans until there are so many."""
    missed = 0
    while len(found) < most and missed < MISSES:
        before = len(found)
        found[council.shaken(numbers, DOUBTS[before % len(DOUBTS)])] = None
        missed = 0 if len(found) > before else missed + 1


def with_bids(planner: Planner, plan: Plan) -> list[Plan]:
    """The plan with each other number of Thalers on the bid that the rules allow and the purse lasts for."""
    if BID not in planner.boxes:
        return []
    cards = range(COINS, COINS + min(HIGHEST_BID, planner.decision.thalers) + 1)
    found = [Plan((*plan.cards[:BID], card, *plan.cards[BID + 1 :])) for card in cards if card != plan.cards[BID]]
    return [other for other in found if planner.can_be_paid(other) and planner.decision.index(other) >= 0]


def bonus(planner: Planner, value: Value, idea: str) -> Array:
    """By box and card, how much an idea likes what is possible there."""
    found: Array = np.zeros_like(planner.matrix)
    at = planner.at
    likes = {"palaces": _palaces, "economy": _economy, "army": _army, "raid": _Raid(at, value).likes}[idea]
    for row, box in enumerate(planner.boxes):
        for column, county in enumerate(planner.counties):
            if box != BID and planner.values[box, county]:
                found[row, column] = likes(at, box, county)
    return found


def foes(at: Position, county: int) -> list[int]:
    """The counties of others that border one."""
    return [there for there in BORDERS[county] if at.g.owner[there] >= 0 and at.g.owner[there] != at.seat]


def _palaces(at: Position, box: int, county: int) -> float:
    """Buildings, palaces before all, where nobody can come in this season."""
    if box >= len(BUILDINGS) or foes(at, county) or not may_build(at.g, county, box):
        return 0.0
    return EAGER if box == PALACE else LIKED


def _economy(at: Position, box: int, county: int) -> float:
    """Taxes and grain instead of war."""
    return {COLLECT_TAXES: LIKED, COLLECT_GRAIN: LIKED, COMBAT_A: -EAGER, COMBAT_B: -EAGER}.get(box, 0.0)


def _army(at: Position, box: int, county: int) -> float:
    return LIKED if box in (DEPLOY_5, DEPLOY_3, DEPLOY_1) else 0.0


class _Raid:
    """War against whoever of the others will probably have most, in the first year too, when nobody has points."""

    def __init__(self, at: Position, value: Value) -> None:
        expected = value.points(at.g)
        self.leader = max((seat for seat in range(at.g.players) if seat != at.seat), key=expected.__getitem__)

    def likes(self, at: Position, box: int, county: int) -> float:
        if not any(at.g.owner[there] == self.leader for there in BORDERS[county]):
            return 0.0
        return EAGER if box in (COMBAT_A, COMBAT_B) else LIKED if box in (DEPLOY_5, DEPLOY_3) else 0.0
