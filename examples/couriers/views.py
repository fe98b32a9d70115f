"""What a seat may know of a game of Couriers, and games that agree with it."""

from typing import Any

from examples.couriers.names import DISPATCHES, NONE, RIDERS_OF_A_SPEED, SPEEDS, WORTH
from examples.couriers.state import State
from examples.couriers.turn import named
from feldherr.kernel.chance import Chance

EVERYTHING = "all"


def view(g: State, seat: int | str | None) -> dict[str, Any]:
    """Hands are their players' own; the deck and what is to come are nobody's."""
    everything = seat == EVERYTHING
    return {
        "turn": g.turn,
        "phase": "roads_closed" if not g.agenda else "riding" if NONE in g.sent else "handing_over",
        "road": {DISPATCHES[one]: {"worth": WORTH[DISPATCHES[one]]} for one in g.road},
        "marauders": g.caught or None,
        "deck": g.deck[:] if everything else len(g.deck),
        "coming": named(g.coming) if everything else len(g.coming),
        "ridden": g.ridden[:],
        "players": [_player(g, other, everything or seat == other) for other in range(g.players)],
    }


def _player(g: State, seat: int, known: bool) -> dict[str, Any]:
    return {
        "victory_points": g.points(seat),
        "hand_size": len(g.hand[seat]),
        "hand": list(g.hand[seat]) if known else None,
        "sent": g.sent[seat] or None,
        "delivered": named(g.delivered[seat]),
        "sold": named(g.sold[seat]),
    }


def imagine(view: dict[str, Any], marauders: bool, chance: Chance) -> State:
    """A state that gives this view: riders that nobody has shown are dealt anew, dispatches to come shuffled."""
    players = view["players"]
    g = State(len(players), marauders, chance)
    g.turn, g.caught, g.ridden = view["turn"], view["marauders"] or NONE, list(view["ridden"])
    g.road = _numbers(view["road"])
    g.sent = [player["sent"] or NONE for player in players]
    g.delivered = [tuple(_numbers(player["delivered"])) for player in players]
    g.sold = [tuple(_numbers(player["sold"])) for player in players]
    gone = {*g.road, *(one for taken in g.delivered + g.sold for one in taken)}
    g.coming = [one for one in range(len(DISPATCHES)) if one not in gone]
    g.deck = [speed for speed in SPEEDS for _ in range(RIDERS_OF_A_SPEED)]
    for speed in g.ridden + [speed for player in players for speed in player["hand"] or ()]:
        g.deck.remove(speed)
    redraw(g, chance)
    for seat, player in enumerate(players):
        size = player["hand_size"]
        g.hand[seat] = tuple(player["hand"] or sorted(g.deck.pop() for _ in range(size)))
    if isinstance(view["deck"], list):  # nothing is hidden
        g.deck, g.coming = list(view["deck"]), _numbers(view["coming"])
    return g


def redraw(g: State, chance: Chance) -> None:
    """What nobody knows comes in another order."""
    chance.shuffle(g.deck)
    chance.shuffle(g.coming)


def _numbers(dispatches: Any) -> list[int]:
    return [DISPATCHES.index(one) for one in dispatches]
