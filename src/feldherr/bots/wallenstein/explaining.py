"""What speaks for a card on a box, in facts that a player finds on the board: borders, majorities, needs."""

from typing import Any, Final

from feldherr.bots.wallenstein.auction import OTHERS_BID, Auction
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.bots.wallenstein.position import Position
from feldherr.wallenstein.board import BORDERS, COUNTIES, GRAIN, REGION, REGIONS, TAXES
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import (
    ACTIONS,
    BOXES,
    BUILDINGS,
    CLOSED,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    COMBAT_A,
    COMBAT_B,
    DEPLOY_5,
    NOBODY,
    TILE_ATTACK,
    TILE_GRAIN,
    TILE_SIX_ARMIES,
    TILE_THALER,
    TILES,
)
from feldherr.wallenstein.rules import PRICES
from feldherr.wallenstein.state import State

Facts = dict[str, Any]
WORTHWHILE: Final = 0.05
"""Points from which on something is worth doing."""
SERVED: Final = {
    TILE_THALER: (COLLECT_TAXES,),
    TILE_GRAIN: (COLLECT_GRAIN,),
    TILE_SIX_ARMIES: (DEPLOY_5,),
    TILE_ATTACK: (COMBAT_A, COMBAT_B),
}
"""The orders that a bonus tile helps; the one for defence helps none."""


def borders(at: Position, county: int) -> Facts:
    return hostile(at.g, at.seat, county)


def hostile(g: State, seat: int, county: int, besides: int = NOBODY) -> Facts:
    """How many hostile counties border one, perhaps besides another, and the strongest of them."""
    foes = [there for there in BORDERS[county] if there != besides and g.owner[there] not in (seat, NOBODY, CLOSED)]
    strongest = max(foes, key=lambda there: g.armies[there]) if foes else county
    return {"foes": len(foes), "strongest": COUNTIES[strongest], "there": g.armies[strongest]}


def ground(at: Position, county: int) -> Facts:
    """What stands in a county, and what borders it."""
    g = at.g
    return {"county": COUNTIES[county], "armies": g.armies[county], "markers": g.markers[county], **borders(at, county)}


def majority(at: Position, county: int, building: int) -> Facts:
    """How the region stands with one more building of a kind: who has how many."""
    region = REGION[county]
    own = at.counts[at.seat][region][building] + 1
    theirs, rival = max((at.counts[s][region][building], s) for s in range(at.g.players) if s != at.seat)
    stands = "alone" if not theirs else "ahead" if own > theirs else "level" if own == theirs else "behind"
    return {"region": REGIONS[region], "own": own, "rival": rival, "rivals": theirs, "stands": stands}


def collected(harvest: Harvest, action: int, county: int) -> Facts:
    """What collecting brings, on average over the events that may come, and how little with the worst of them."""
    amounts = harvest.amounts(action, county)
    least = min(amounts)
    worst = harvest.events[amounts.index(least)]
    average = int(len(set(amounts)) > 1)
    event = worst.effect if average and worst else ""
    return {"amount": round(sum(amounts) / len(amounts)), "average": average, "least": least, "event": event}


def idle(box: int, plan: Plan, able: dict[int, float], thalers: int) -> Facts:
    """Why a box gets no county: none can do it, it cannot be paid or not all can, it brings little, or who would do it
    is needed.

    `able` are the counties that could, with what that would bring after paying.
    """
    price = PRICES.get(ACTIONS[box], 0) if box < len(ACTIONS) else 0
    facts: Facts = {"box": BOXES[box], "price": price, "thalers": thalers}
    if not able:
        return {**facts, "cause": "nowhere"}
    first = max(able, key=lambda county: able[county])
    facts["county"] = COUNTIES[first]
    if price > thalers:
        return {**facts, "cause": "dear"}
    elsewhere = [BOXES[other] for other, card in enumerate(plan.cards) if card == first]
    if able[first] > WORTHWHILE and elsewhere:
        return {**facts, "cause": "needed", "elsewhere": elsewhere[0]}
    if able[first] > WORTHWHILE and price:
        return {**facts, "cause": "saved"}
    return {**facts, "cause": "little"}


def bid(auction: Auction, coins: int) -> Facts:
    """What one bids for: the place whose tile serves best; and what the others are expected to bid."""
    best = max(range(len(TILES)), key=auction.position)
    place = {"position": best + 1, "tile": TILES[auction.at.g.tiles[best]]}
    nothing, county, one, *more = (round(100 * share) for share in OTHERS_BID)
    usual = {"nothing": nothing, "cards": county, "one": one, "more": sum(more)}
    return {"box": "bid", "coins": coins, **place, **usual}


def spared(at: Position, county: int) -> Facts:
    """What a county that has nothing better to do could bring."""
    yields = {"taxes": TAXES[county], "grain": GRAIN[county]}
    return {"county": COUNTIES[county], **yields, "armies": at.g.armies[county]}


def favor(g: State, number: int) -> Facts:
    """What a favor of the court does."""
    card = g.rules.favors[number - 1]
    return {
        "effect": card.effect,
        "amount": card.amount,
        "building": BUILDINGS[card.building] if card.building >= 0 else "",
        "against": [ACTIONS[action] for action in card.against],
    }


def served(auction: Auction, place: int) -> Facts:
    """How many of the seat's orders the tile of a place helps."""
    tile = auction.at.g.tiles[place]
    orders = round(auction.planned(*SERVED[tile])) if tile in SERVED else 0
    return {"position": place + 1, "tile": TILES[tile], "orders": orders, "defence": int(tile not in SERVED)}
