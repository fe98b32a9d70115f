"""The risks of a plan, box by box: in which share of orders and events an action fails, and what a revolt would do.

As things stand: nobody interferes, and what the seat has still to choose brings nothing. So bonus tiles, benefits of
the Landsknechte, favors, and where armies march or fight are left out; and the supply gets nothing back from a fight or
a revolt, nor does one change the tower for the next. The plan's own bid, conversions at court and actions all count.

Only what the seat may know is looked at: which action cards lie face down, but not their order.
"""

from collections.abc import Iterator, Sequence
from math import factorial
from typing import TYPE_CHECKING, NamedTuple, cast

from feldherr.wallenstein.board import BORDERS, COUNTIES, COUNTY_COUNT
from feldherr.wallenstein.building import price_of, why_not_build
from feldherr.wallenstein.collecting import income_of
from feldherr.wallenstein.court import convert, converts, courtiers_of, why_not_convert
from feldherr.wallenstein.deploying import armies_due, own_neighbours
from feldherr.wallenstein.marching import may_enter
from feldherr.wallenstein.names import (
    ACTIONS,
    BID,
    BOXES,
    BUILDINGS,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    COMBAT_A,
    COURT_BOXES,
    DEPLOY_1,
)
from feldherr.wallenstein.odds_of_moves import odds_of_revolt
from feldherr.wallenstein.player_order import bid_value
from feldherr.wallenstein.revolt import rising
from feldherr.wallenstein.rules import PRICES
from feldherr.wallenstein.state import State

if TYPE_CHECKING:
    from feldherr.wallenstein.names import Box
    from feldherr.wallenstein.shapes import BoxRisk, Failure, RevoltRisk

COLLECTIONS = (COLLECT_GRAIN, COLLECT_TAXES)
Failures = dict[tuple[int, str], float]
"""By action and code."""


class Deal(NamedTuple):
    """What an action moves, whole or not at all."""

    price: int
    """Thalers; negative where the action brings some."""
    armies: int = 0
    """Armies out of the supply."""
    marches: bool = False
    """Whether the action is still worth its price without the armies. (001 Actions: deploy 1/move)"""
    chance: float = 1.0
    """That it happens at all: a revolt may come before the income."""


class Holdings(NamedTuple):
    """What actions draw on."""

    thalers: int
    supply: int


def risks(g: State, seat: int, cards: Sequence[int]) -> "dict[Box, BoxRisk]":
    """By box that holds a county, and by box of the court that converts:

    - `county`: its card; None where a dice tower card lies.
    - `unpaid`: the share of all orders and open events, each equally likely, in which the seat cannot pay the action
      when its turn comes. An action that is not paid is skipped and costs nothing.
    - `unpaid_by_event`: the same for each open event, by the number of its card.
    - `fails`: by code, the share in which it fails for another reason; 1.0 is certain as things stand. Codes:
      `has_one`, `no_site`, `no_tile_left` of buildings, `no_armies` (in the supply) of deploying, `one_army` and
      `cannot_move` of combat/movement, `no_courtiers` and `too_few_armies` of conversions.
    - `revolt`: of a collection the `chance` of a revolt (1.0 where a marker lies), that the county is `held`, and that
      it is `lost`, all its armies thrown into the tower as it is now; None of other boxes.
    """
    world = begun(g, seat, cards)
    boxes = dict(conversions(world, seat, cards))
    planned = {action: cards[action] for action in range(len(ACTIONS)) if cards[action] < COUNTY_COUNT}
    revolts = {action: revolt_in(world, seat, planned[action]) for action in COLLECTIONS if action in planned}
    open_events = [g.event] if g.event >= 0 else g.events_open or [-1]
    by_event: dict[int, Failures] = {}
    for event in open_events:
        world.event = event
        by_event[event] = failures_of(world, seat, planned, revolts)
    for action, county in planned.items():
        codes = {code for failures in by_event.values() for acting, code in failures if acting == action}
        shares = {code: [failures.get((action, code), 0.0) for failures in by_event.values()] for code in codes}
        unpaid = shares.pop("no_money", [0.0] * len(by_event))
        fails = {cast("Failure", code): sum(share) / len(share) for code, share in sorted(shares.items())}
        boxes[BOXES[action]] = {
            "county": COUNTIES[county],
            "unpaid": sum(unpaid) / len(unpaid),
            "unpaid_by_event": {
                str(g.rules.events[event].number): share
                for event, share in zip(by_event, unpaid, strict=True)
                if event >= 0
            },
            "fails": fails,
            "revolt": revolts.get(action),
        }
    return boxes


def what_stands_against(g: State, seat: int) -> "dict[Box, dict[str, Failure]]":
    """By box and own county, the code of what stands against it there, whatever the plan and the event."""
    own = [county for county in range(COUNTY_COUNT) if g.owner[county] == seat]
    world = g.copy()
    world.event = -1
    codes = {
        BOXES[action]: {COUNTIES[county]: why_it_fails(world, seat, action, county) for county in own}
        for action in range(len(ACTIONS))
    }
    if g.rules.court:
        for box in COURT_BOXES:
            number = courtiers_of(box)
            codes[BOXES[box]] = {COUNTIES[county]: why_not_convert(world, seat, county, number) for county in own}
    found = {
        box: {county: cast("Failure", code) for county, code in each.items() if code} for box, each in codes.items()
    }
    return {box: each for box, each in found.items() if each}


def begun(g: State, seat: int, cards: Sequence[int]) -> State:
    """A copy of the position in which the seat has paid its bid."""
    world = g.copy()
    world.thalers[seat] = max(0, world.thalers[seat] - bid_value(cards[BID]))
    return world


def conversions(world: State, seat: int, cards: Sequence[int]) -> "Iterator[tuple[Box, BoxRisk]]":
    """Converts at court what the plan can convert, and says which boxes fail.

    A county keeps its armies here: in a legal plan no other box looks at it, and whoever lays one county on all boxes
    to learn what each would say gets each box's own answer.
    """
    for box in COURT_BOXES:
        card, number = cards[box], courtiers_of(box)
        if converts(card):
            code = why_not_convert(world, seat, card, number)
            if not code:
                convert(world, seat, card, number)
                if card < COUNTY_COUNT:
                    world.armies[card] += number
            county = COUNTIES[card] if card < COUNTY_COUNT else None
            fails = {cast("Failure", code): 1.0} if code else {}
            yield BOXES[box], {"county": county, "unpaid": 0.0, "unpaid_by_event": {}, "fails": fails, "revolt": None}


def revolt_in(world: State, seat: int, county: int) -> "RevoltRisk":
    """No event and no other box of the plan changes markers or armies here: a county's card lies on one box only."""
    if not world.markers[county]:
        return {"chance": 0.0, "held": 1.0, "lost": 0.0}
    odds = odds_of_revolt(world, seat, county, rising(world, county, 0))
    return {"chance": 1.0, "held": odds.win, "lost": odds.tie + odds.loss}


def failures_of(world: State, seat: int, planned: dict[int, int], revolts: "dict[int, RevoltRisk]") -> Failures:
    """What fails under the event of this world, over all orders."""
    reasons = {action: why_it_fails(world, seat, action, county) for action, county in planned.items()}
    deals = {
        action: deal_of(world, seat, action, county, revolts)
        for action, county in planned.items()
        if action != COLLECT_GRAIN and action < COMBAT_A and not reasons[action]
    }
    known = world.action_cards[: world.actions_open]
    failures = over_all_orders(deals, known, Holdings(world.thalers[seat], world.supply[seat]))
    failures.update({(action, code): 1.0 for action, code in reasons.items() if code})
    return failures


def why_it_fails(world: State, seat: int, action: int, county: int) -> str:
    """The code of what stands against an action, whatever its turn; "" if nothing does."""
    if action < len(BUILDINGS):
        return why_not_build(world, county, action)
    if action >= COMBAT_A:
        if world.armies[county] < 2:
            return "one_army"
        return "" if any(may_enter(world, seat, action, target) for target in BORDERS[county]) else "cannot_move"
    return ""


def deal_of(world: State, seat: int, action: int, county: int, revolts: "dict[int, RevoltRisk]") -> Deal:
    """What a building, the taxes or a deployment costs and brings in this world."""
    if action < len(BUILDINGS):
        return Deal(price_of(world, action))
    if action == COLLECT_TAXES:
        paid = revolts[action]["held"] if world.rules.revolt_before_income else 1.0
        return Deal(-income_of(world, seat, action, county), chance=paid)
    moves = action == DEPLOY_1 and world.rules.deploy1 == "either" and world.armies[county] > 1
    return Deal(
        PRICES[ACTIONS[action]],
        armies_due(action, county, world.event_card()),
        marches=moves and bool(own_neighbours(world, seat, county)),
    )


def over_all_orders(deals: dict[int, Deal], known: Sequence[int], start: Holdings) -> Failures:
    """The share of orders in which each action fails, and why: first the known actions, then the others in any order.

    Orders are not gone through one by one. What counts is which of the others are done and what is left then; so many
    orders lead there, and so many go on from there.

    >>> palace, taxes = Deal(3), Deal(-5)
    >>> over_all_orders({0: palace, 4: taxes}, known=[], start=Holdings(thalers=2, supply=0))
    {(0, 'no_money'): 0.5}
    """
    failures: Failures = {}
    others = [action for action in deals if action not in known]
    orders = factorial(len(others))
    ways: list[dict[Holdings, float]] = [{} for _ in range(1 << len(others))]
    """By the set of others that are done: in how many ways what is held then."""
    ways[0] = {start: 1}
    for action in known:
        if action in deals:
            ways[0] = _after(ways[0], action, deals[action], orders, failures)
    for done, before in enumerate(ways):
        onward = factorial(max(0, len(others) - done.bit_count() - 1))
        for place, action in enumerate(others):
            if not done >> place & 1:
                after = ways[done | 1 << place]
                for held, number in _after(before, action, deals[action], onward, failures).items():
                    after[held] = after.get(held, 0) + number
    return {failure: min(1.0, number / orders) for failure, number in failures.items()}


def _after(
    before: dict[Holdings, float], action: int, deal: Deal, onward: int, failures: Failures
) -> dict[Holdings, float]:
    """In how many ways what is held after an action. Failures are counted in whole orders: so many go on from each."""
    after: dict[Holdings, float] = {}
    for held, number in before.items():
        lacking = "no_money" if held.thalers < deal.price else "no_armies" if held.supply < deal.armies else ""
        fails = lacking == "no_money" or (lacking == "no_armies" and not deal.marches)
        if fails:
            failures[action, lacking] = failures.get((action, lacking), 0) + number * onward
        chance = 0.0 if fails else deal.chance
        if chance > 0:
            then = Holdings(held.thalers - deal.price, held.supply - (0 if lacking else deal.armies))
            after[then] = after.get(then, 0) + number * chance
        if chance < 1:
            after[held] = after.get(held, 0) + number * (1 - chance)
    return after
