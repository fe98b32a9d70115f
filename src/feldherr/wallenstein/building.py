"""Build a palace, a church, a trading post. (000 Plan individual actions)"""

from typing import TYPE_CHECKING

from feldherr.wallenstein.board import COUNTIES, SITES
from feldherr.wallenstein.names import ACTIONS, BUILDINGS, TRADING_POST
from feldherr.wallenstein.rules import PRICES
from feldherr.wallenstein.state import State, changed

if TYPE_CHECKING:
    from feldherr.wallenstein.told import Skipped


def build_planned(g: State, seat: int, action: int) -> None:
    """The action: pays the price and builds, or is skipped as a whole."""
    county = g.planned(seat, action)
    price = price_of(g, action)
    if not may_build(g, county, action):
        reason: Skipped = "no_tile_left" if not g.building_stock[action] else "no_site"
        g.tell.skipped(seat=seat, action=ACTIONS[action], county=COUNTIES[county], reason=reason)
    elif g.thalers[seat] < price:
        g.tell.skipped(seat=seat, action=ACTIONS[action], county=COUNTIES[county], reason="no_money")
    else:
        g.gain(g.thalers, seat, -price)
        build(g, seat, county, action, price)


def price_of(g: State, building: int) -> int:
    """Negative where the event pays the builder. (001 Event cards: trade bonus)"""
    if building == TRADING_POST and g.event_effect() == "trade_bonus":
        return -g.event_amount()
    return PRICES[BUILDINGS[building]]


def may_build(g: State, county: int, building: int) -> bool:
    return not why_not_build(g, county, building)


def why_not_build(g: State, county: int, building: int) -> str:
    """One of the kind is there, no site is free, or no tile is left in the stock (ruling C5); "" if it can be built."""
    there = g.buildings[county]
    if there >> building & 1:
        return "has_one"
    if there.bit_count() >= SITES[county]:
        return "no_site"
    return "" if g.building_stock[building] > 0 else "no_tile_left"


def build(g: State, seat: int, county: int, building: int, price: int) -> None:
    """Places the building; a trading post may calm the county."""
    g.buildings[county] |= 1 << building
    g.building_stock = changed(g.building_stock, building, g.building_stock[building] - 1)
    g.tell.built(seat=seat, county=COUNTIES[county], building=BUILDINGS[building], price=price)
    if building == TRADING_POST and g.markers[county] and g.event_effect() == "market_calms":
        g.remove_marker(county)
