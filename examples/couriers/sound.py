"""What a position of Couriers must be like that comes from outside."""

from typing import Any

from examples.couriers.names import DISPATCHES, HAND, NONE, PRICE, RIDERS_OF_A_SPEED, SPEEDS, TURNS
from examples.couriers.state import State
from examples.couriers.turn import HandOverDispatches
from feldherr.kernel.sound import require, require_agenda


def sound(g: State) -> None:
    """Every rider and every dispatch is in one place, and as many riders have ridden as days have passed."""
    for field in ("hand", "delivered", "sold"):
        require(_are(tuple, getattr(g, field), g.players), field, getattr(g, field))
    require(_are(int, g.sent, g.players), "sent", g.sent)
    require(1 <= g.turn <= TURNS and (bool(g.agenda) or g.turn == TURNS), "turn", g.turn)
    home = not g.agenda or isinstance(g.agenda[-1], HandOverDispatches)
    _require_riders(g, g.turn if home else g.turn - 1)
    _require_day(g, home)
    _require_dispatches(g)
    require_agenda(g)


def _are(kind: type, items: list[Any], number: int) -> bool:
    return len(items) == number and all(type(item) is kind for item in items)


def _require_riders(g: State, days: int) -> None:
    riders = [*g.deck, *g.ridden, *(rider for hand in g.hand for rider in hand)]
    require(len(riders) == len(SPEEDS) * RIDERS_OF_A_SPEED, "riders", len(riders))
    for speed in SPEEDS:
        require(riders.count(speed) == RIDERS_OF_A_SPEED, f"riders of speed {speed}", riders.count(speed))
    require(len(g.ridden) == g.players * days, "ridden", len(g.ridden))
    for seat, hand in enumerate(g.hand):
        hired = len(hand) - (HAND - days)
        require(list(hand) == sorted(hand) and 0 <= hired <= PRICE * len(g.sold[seat]), f"hand[{seat}]", hand)


def _require_day(g: State, home: bool) -> None:
    require(g.sent == (g.ridden[-g.players :] if home else [NONE] * g.players), "sent", g.sent)
    require(g.caught in SPEEDS if home and g.marauders else g.caught == NONE, "caught", g.caught)


def _require_dispatches(g: State) -> None:
    taken = [one for held in g.delivered + g.sold for one in held]
    every = [*g.coming, *g.road, *taken]
    require(len(every) == len(DISPATCHES), "dispatches", len(every))
    for one, name in enumerate(DISPATCHES):
        require(every.count(one) == 1, name, every.count(one))
    require(len(g.coming) == len(DISPATCHES) - g.turn, "coming", len(g.coming))
    require(bool(g.road) or not g.agenda, "road", g.road)
