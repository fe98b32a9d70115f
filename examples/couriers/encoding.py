"""Couriers as numbers, for programs that learn."""

from typing import Any, Final

import numpy as np

from examples.couriers import names
from examples.couriers.moves import Send
from examples.couriers.state import State
from feldherr.kernel.decision import Decision, Move
from feldherr.research.encoding.asking import Asking, Listed
from feldherr.research.encoding.layout import Layout, Numbers, code, codes, count, counts

SEATS: Final = names.SEATS[-1]
ACTION_NAMES: Final = ("wait", *(f"send {speed}" for speed in names.SPEEDS), "deliver", "sell")
WAIT: Final = 0
DELIVER: Final = len(names.SPEEDS) + 1
ACTION_ABOUT: Final = (
    (range(1), "wait, where all act at once"),
    (range(1, DELIVER), "send a rider"),
    (range(DELIVER, len(ACTION_NAMES)), "deliver or sell"),
)
KINDS: Final = ("send_rider", "hand_over")
_PLACES: Final = ("own", *(f"left {place}" for place in range(1, SEATS)))
_SPEEDS: Final = tuple(map(str, names.SPEEDS))

LAYOUT: Final = Layout(
    [
        code("question", len(KINDS), f"what is asked: 0 nothing, then {', '.join(KINDS)}"),
        count("players", SEATS, "players at the table"),
        count("turn", names.TURNS, "the day"),
        code("marauders", len(names.SPEEDS), "the speed that was caught, 0 none"),
        codes("road", names.DISPATCHES, 1, "dispatches on the road"),
        codes("coming", names.DISPATCHES, 1, "dispatches that have not been seen"),
        counts("hand", _SPEEDS, names.RIDERS_OF_A_SPEED, "own riders"),
        counts("ridden", _SPEEDS, names.RIDERS_OF_A_SPEED, "riders that have ridden"),
        count("deck", len(names.SPEEDS) * names.RIDERS_OF_A_SPEED, "riders for hire"),
        codes("sent", _PLACES, len(names.SPEEDS), "the riders of this day, 0 none yet"),
        counts("victory_points", _PLACES, sum(names.WORTH.values()), "victory points"),
        counts("hand_size", _PLACES, 2 * len(names.SPEEDS), "riders in hand"),
    ]
)


def action_of(move: Move) -> int:
    """The action that makes a move."""
    return move.speed if isinstance(move, Send) else ACTION_NAMES.index(move.text)


def asking(decision: Decision, players: int) -> Asking:
    return Listed(decision, [(action_of(move),) for move in decision.options()])


def observe_table(g: State, seat: int) -> Numbers:
    """What a seat sees of the table; the question's part is left at 0."""
    around = [(seat + place) % g.players for place in range(g.players)]
    empty = [0] * (SEATS - g.players)
    every = range(len(names.DISPATCHES))
    row: list[Any] = [0, g.players, g.turn, g.caught]
    row += [one in g.road for one in every]
    row += [one in g.coming for one in every]
    row += [g.hand[seat].count(speed) for speed in names.SPEEDS]
    row += [g.ridden.count(speed) for speed in names.SPEEDS]
    row += [len(g.deck)]
    row += [g.sent[other] for other in around] + empty
    row += [g.points(other) for other in around] + empty
    row += [len(g.hand[other]) for other in around] + empty
    return np.array(row, np.int16)


def write_question(numbers: Numbers, decision: Decision, asked: Asking) -> None:
    numbers[0] = KINDS.index(decision.kind) + 1
