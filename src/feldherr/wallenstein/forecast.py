"""What a plan would bring if nobody interfered: for the planning mat, not for the rules."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from feldherr.wallenstein.board import COUNTY_COUNT
from feldherr.wallenstein.collecting import yield_of
from feldherr.wallenstein.deploying import armies_due
from feldherr.wallenstein.forecast_of_boxes import risks, what_stands_against
from feldherr.wallenstein.names import (
    ACTIONS,
    BID,
    BOX,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    TRADING_POST,
)
from feldherr.wallenstein.player_order import bid_value
from feldherr.wallenstein.rules import PRICES, EventCard
from feldherr.wallenstein.state import State

if TYPE_CHECKING:
    from feldherr.wallenstein.names import Box
    from feldherr.wallenstein.shapes import BoxRisk, Forecast, PlanWarning, Trouble


def possible_events(g: State) -> list[EventCard | None]:
    """The events that may be in force this season, or the one that is."""
    if g.event >= 0:
        return [g.event_card()]
    return [g.rules.events[e] for e in g.events_open] or [None]


def forecast(g: State, seat: int, cards: Sequence[int]) -> "Forecast":
    """What a plan, whole or in part, would bring; pairs are from the worst event to the best.

    - `thalers`: `now`, the `bid`, what `taxes` bring, and `after` the season, if every planned action is paid and done.
      `lowest` is the least that the purse may hold on the way, over every order of the cards face down and the worst
      event, if every planned county stays the seat's and the taxes come in: where they come first and are lost with
      their county, it may hold less. Below 0 not all can be paid, and `boxes` says which actions that may hit.
    - `grain`: `now`, the `income`, `after` the season, the `counties` to feed, and the `losses` that winter may bring.
    - `armies`: in the `supply` now, and `deployed`.
    - `boxes`: the risks of each box, see `risks`.
    - `against`: by box and county of the hand, the code of what stands against the county there as things are, whatever
      lies on the boxes; counties with nothing against them are left out.
    - `warnings`: what a box meets as things stand, whatever lies on the others, each with `box`, `county` and `code`:
      a certain failure, `revolt`, or `no_money` where the price is more than the purse holds now.
    """
    boxes = risks(g, seat, cards)
    events = possible_events(g)
    bid = bid_value(cards[BID])
    planned = {a: cards[a] for a in range(len(ACTIONS)) if cards[a] < COUNTY_COUNT}
    taxes = incomes(COLLECT_TAXES, planned, events)
    grain = incomes(COLLECT_GRAIN, planned, events)
    costs = {a: costs_of(a, events) for a in planned}
    spent = [sum(cost[i] for cost in costs.values()) for i in (0, -1)]
    money = g.thalers[seat] - bid
    levies = [armies_of(planned, event) for event in events]
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
        "boxes": boxes,
        "against": what_stands_against(g, seat),
        "warnings": [warning for box, facts in boxes.items() for warning in warnings_of(g, seat, box, facts)],
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


def armies_of(planned: dict[int, int], event: EventCard | None) -> int:
    return sum(armies_due(a, planned[a], event) for a in (DEPLOY_5, DEPLOY_3, DEPLOY_1) if a in planned)


def lowest_point(g: State, money: int, costs: dict[int, list[int]], taxes: int) -> int:
    """The least the purse may hold over every order that the face-down action cards can still take, if all is paid."""
    lowest = money
    known = g.action_cards[: g.actions_open]
    for action in known:
        money -= costs.get(action, [0, 0])[1]
        money += taxes if action == COLLECT_TAXES else 0
        lowest = min(lowest, money)
    hidden = sum(max(0, cost[1]) for action, cost in costs.items() if action not in known)
    return min(lowest, money - hidden)


def warnings_of(g: State, seat: int, box: "Box", risk: "BoxRisk") -> "list[PlanWarning]":
    """Why an action would not work as things stand; the rules allow to plan it all the same."""
    county = risk["county"]
    if BOX[box] >= len(ACTIONS) or county is None:
        return []
    codes: list[Trouble] = [code for code, share in risk["fails"].items() if share == 1 and code != "no_armies"]
    if risk["revolt"] and risk["revolt"]["chance"]:
        codes.append("revolt")
    if PRICES.get(box, 0) > g.thalers[seat]:
        codes.append("no_money")
    return [{"box": box, "county": county, "code": code} for code in codes]
