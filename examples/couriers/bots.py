"""Players of Couriers that are programs."""

from random import Random
from typing import Any, Final

from examples.couriers.names import NONE, RIDERS_OF_A_SPEED, SPEEDS, TURNS, WORTH
from examples.couriers.state import first_home
from feldherr.bots.bot import Bot, Budget, Choice, Reason, pending

LEVELS: Final = {
    "recruit": "examples.couriers.bots:Recruit",
    "captain": "examples.couriers.bots:Captain",
}
"""What the levels of the house are in this game; `random` plays every game."""
RIDES: Final = 300
"""Days in its head that a captain looks at for a decision."""
CHEAP: Final = 3
"""What it sells, while there are days left to use the riders."""


class Recruit(Bot):
    """Sends fast riders for what is worth much, and never sells."""

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        moves = [move.text for move in pending(view, rng).options()]
        worth = _worth(view)
        if "deliver" in moves:
            return Choice("deliver", [Reason("courier_points", {"n": worth})])
        return Choice(moves[min(len(moves) - 1, worth * len(moves) // 8)], [Reason("courier_worth", {"n": worth})])


class Captain(Bot):
    """Knows how often each of its riders would be home first, and keeps the best for what is worth most."""

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        moves = [move.text for move in pending(view, rng).options()]
        worth = _worth(view)
        if "deliver" in moves:
            sells = "sell" in moves and worth <= CHEAP and view["turn"] < TURNS - 1
            return Choice("sell" if sells else "deliver", [Reason("courier_points", {"n": worth})])
        chances = _chances(view, rng)
        days = TURNS + 1 - view["turn"]
        useful = sorted(view["players"][view["seat"]]["hand"], key=lambda speed: (chances[speed], speed))[-days:]
        unseen = _unseen(view)
        less = sum((other < worth) + (other == worth) / 2 for other in unseen) / max(1, len(unseen))
        speed = useful[round(less * (len(useful) - 1))]
        return Choice(f"send {speed}", [Reason("courier_chance", {"share": chances[speed], "n": worth})])


def _worth(view: dict[str, Any]) -> int:
    return sum(dispatch["worth"] for dispatch in view["road"].values())


def _unseen(view: dict[str, Any]) -> list[int]:
    """What the dispatches are worth that have not come yet."""
    taken = [one for player in view["players"] for one in (*player["delivered"], *player["sold"])]
    return [worth for name, worth in WORTH.items() if name not in view["road"] and name not in taken]


def _chances(view: dict[str, Any], rng: Random) -> dict[int, float]:
    """How often a rider of each speed is home first, if the others send any of those that nobody has seen."""
    seat, players = view["seat"], len(view["players"])
    unknown = [speed for speed in SPEEDS for _ in range(RIDERS_OF_A_SPEED)]
    for speed in [*view["ridden"], *view["players"][seat]["hand"]]:
        unknown.remove(speed)
    wins = dict.fromkeys(SPEEDS, 0)
    marauders = view["options"]["rules"].get("marauders", True)
    for _ in range(RIDES):
        others = rng.sample(unknown, players - 1)
        caught = rng.choice(SPEEDS) if marauders else NONE
        for speed in SPEEDS:
            wins[speed] += first_home([speed, *others], caught) == 0
    return {speed: won / RIDES for speed, won in wins.items()}
