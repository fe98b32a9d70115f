"""What a plan would bring if nobody interfered: for the planning mat, not for the rules."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from feldherr.wallenstein.board import COUNTIES, COUNTY_COUNT, REGION, SITES
from feldherr.wallenstein.collecting import yield_of
from feldherr.wallenstein.names import (
    ACTIONS,
    BID,
    BOXES,
    BUILDINGS,
    COINS,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    COMBAT_A,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    TRADING_POST,
)
from feldherr.wallenstein.rules import ARMIES, PRICES, EventCard
from feldherr.wallenstein.state import State

if TYPE_CHECKING:
    from feldherr.wallenstein.shapes import Forecast, PlanWarning, Trouble


def possible_events(g: State) -> list[EventCard | None]:
    """The events that may be in force this season, or the one that is."""
    if g.event >= 0:
        return [None if g.event_removed else g.rules.events[g.event]]
    return [g.rules.events[e] for e in g.events_open] or [None]


def forecast(g: State, seat: int, cards: Sequence[int]) -> "Forecast":
    """Thalers, grain and armies after the season, each from worst to best event, and what looks impossible now."""
    events = possible_events(g)
    bid = max(0, cards[BID] - COINS)
    planned = {a: cards[a] for a in range(len(ACTIONS)) if cards[a] < COUNTY_COUNT}
    taxes = incomes(COLLECT_TAXES, planned, events)
    grain = incomes(COLLECT_GRAIN, planned, events)
    costs = {a: costs_of(a, events) for a in planned}
    spent = [sum(cost[i] for cost in costs.values()) for i in (0, -1)]
    money = g.thalers[seat] - bid
    levies = [armies_of(g, planned, event) for event in events]
    return {
        "thalers": {
            "now": g.thalers[seat],
            "bid": bid,
            "taxes": taxes,
            "after": [money - spent[1] + taxes[0], money - spent[0] + taxes[1]],
            "lowest": lowest_point(g, money, costs, taxes[0]),
        },
        "grain": {
            "now": g.grain[seat],
            "income": grain,
            "after": [g.grain[seat] + grain[0], g.grain[seat] + grain[1]],
            "counties": g.owner.count(seat),
            "losses": sorted(g.rules.events[e].grain_loss for e in g.events_open),
        },
        "armies": {"supply": g.supply[seat], "deployed": [min(levies), max(levies)]},
        "warnings": [warning for a, county in planned.items() for warning in warnings_of(g, seat, a, county)],
    }


def incomes(action: int, planned: dict[int, int], events: list[EventCard | None]) -> list[int]:
    """The least and the most that collecting may bring."""
    if action not in planned:
        return [0, 0]
    amounts = [yield_of(action, planned[action], event) for event in events]
    return [min(amounts), max(amounts)]


def costs_of(action: int, events: list[EventCard | None]) -> list[int]:
    price = PRICES.get(ACTIONS[action], 0)
    if action == TRADING_POST:
        prices = [-e.amount if e is not None and e.effect == "trade_bonus" else price for e in events]
        return [min(prices), max(prices)]
    return [price, price]


def armies_of(g: State, planned: dict[int, int], event: EventCard | None) -> int:
    total = 0
    for action in (DEPLOY_5, DEPLOY_3, DEPLOY_1):
        if action in planned:
            short = event is not None and event.effect == "short_levy"
            here = short and event is not None and event.region in (-1, REGION[planned[action]])
            due: int = ARMIES[ACTIONS[action]]
            total += ARMIES["short_levy"].get(ACTIONS[action], due) if here else due
    return total


def lowest_point(g: State, money: int, costs: dict[int, list[int]], taxes: int) -> int:
    """The least the purse may hold, over every order that the face-down action cards can still take."""
    lowest = money
    known = g.action_cards[: g.actions_open]
    for action in known:
        money -= costs.get(action, [0, 0])[1]
        money += taxes if action == COLLECT_TAXES else 0
        lowest = min(lowest, money)
    hidden = sum(max(0, cost[1]) for action, cost in costs.items() if action not in known)
    return min(lowest, money - hidden)


def warnings_of(g: State, seat: int, action: int, county: int) -> "list[PlanWarning]":
    """Why an action would not work as things stand; the rules allow to plan it all the same."""
    codes: list[Trouble] = []
    if action < len(BUILDINGS):
        if g.buildings[county] >> action & 1:
            codes.append("has_one")
        elif g.buildings[county].bit_count() >= SITES[county]:
            codes.append("no_site")
    elif action in (COLLECT_GRAIN, COLLECT_TAXES):
        if g.markers[county]:
            codes.append("revolt")
    elif action >= COMBAT_A and g.armies[county] < 2:
        codes.append("one_army")
    if PRICES.get(ACTIONS[action], 0) > g.thalers[seat]:
        codes.append("no_money")
    return [{"box": BOXES[action], "county": COUNTIES[county], "code": code} for code in codes]
