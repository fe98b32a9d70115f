"""What marshals have learned from play: the worth of positions between seasons, of cards on boxes and of moves."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from feldherr.bots.wallenstein.features import moment
from feldherr.bots.wallenstein.fighting import LOOKED_AT
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.bots.wallenstein.network import Network
from feldherr.bots.wallenstein.pairs import Pairs
from feldherr.bots.wallenstein.planning import Planner
from feldherr.bots.wallenstein.strokes import Chances, Strokes
from feldherr.bots.wallenstein.value import SPREAD, Value
from feldherr.kernel.decision import Move
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.moves import March
from feldherr.wallenstein.names import ACTIONS, BOXES
from feldherr.wallenstein.odds import Odds
from feldherr.wallenstein.odds_of_moves import odds_of_attacks
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.rules import PRICES
from feldherr.wallenstein.state import State

FILE: Final = Path(__file__).parent.parent / "data" / "wallenstein-experience.json"


@dataclass(frozen=True)
class Experience:
    """Weights of the numbers of `features`, `pairs` and `strokes`."""

    value: Value
    plans: dict[str, list[list[float]]]
    """By box and season; those of the bid belong to its ranks."""
    moves: list[list[float]]
    """By season."""
    network: Network | None = None
    """What it has learned of positions besides, where it has."""

    @classmethod
    def of(cls, data: dict[str, Any], value: str = "value") -> "Experience":
        network = Network(data["network"]) if "network" in data else None
        return cls(Value(data[value], data.get("spread", SPREAD)), data["plans"], data["moves"], network)


@cache
def experience(value: str = "value", file: str = str(FILE)) -> Experience:
    """What marshals have learned, by a file; with `value_among_marshals`, their own games tell what positions are
    worth."""
    return Experience.of(json.loads(Path(file).read_text("utf-8")), value)


def dot(weights: list[float], numbers: list[float]) -> float:
    return sum(map(float.__mul__, weights, numbers))


class ExperiencedPlanner(Planner):
    """Values each pair of box and card as learned."""

    def __init__(self, harvest: Harvest, learned: Experience) -> None:
        self.learned = learned
        self.season = moment(harvest.at.g) + 1
        self.pairs = Pairs(harvest)
        super().__init__(harvest, PlanDecision(harvest.at.seat, harvest.at.g))

    def value(self, box: int, county: int) -> float:
        numbers = self.pairs.of(box, county)
        if not any(numbers):
            return 0.0
        price = PRICES.get(ACTIONS[box], 0) if box < len(ACTIONS) else 0
        return dot(self.learned.plans[BOXES[box]][self.season], numbers) + self.thaler * price

    def judge_bids(self) -> list[float]:
        learned = self.learned.plans["bid"][self.season]
        return [value + self.thaler * max(0, rank - 1) for rank, value in enumerate(learned)]


class MoveJudge:
    """Values moves of armies as learned."""

    def __init__(self, harvest: Harvest, g: State, learned: Experience) -> None:
        self.g = g
        self.seat = harvest.at.seat
        self.feelings = harvest.at.feelings
        self.strokes = Strokes(harvest, g)
        self.weights = learned.moves[moment(g) + 1]

    def value(self, origin: int, move: Move, chances: Chances | None = None) -> float:
        """What a move brings, by rough chances where no others are given; staying brings nothing."""
        if not isinstance(move, March):
            return 0.0
        owner = self.g.owner[move.target]
        feeling = self.feelings[owner] if owner >= 0 and owner != self.seat else 0.0
        return feeling + dot(self.weights, self.strokes.of(origin, move.target, move.armies, chances))

    def values(self, decision: MoveArmies) -> tuple[dict[str, float], dict[str, Odds]]:
        """What moves bring: all that are no attacks, and those attacks that look best, with their exact odds."""
        values: dict[str, float] = {}
        attacks: list[tuple[float, March]] = []
        for move in decision.options():
            value = self.value(decision.origin, move)
            if isinstance(move, March) and self.g.owner[move.target] != self.seat:
                attacks.append((value, move))
            else:
                values[move.text] = value
        attacks.sort(key=lambda attack: -attack[0])
        looked_at: list[Move] = [attack for _, attack in attacks[:LOOKED_AT]]
        odds = odds_of_attacks(self.g, self.seat, looked_at)
        for attack in looked_at:
            assert isinstance(attack, March)
            exact = odds[attack.text]
            waste = exact.tie if self.g.owner[attack.target] >= 0 else 0.0
            chances = Chances(exact.win, waste, exact.expected_survivors)
            values[attack.text] = self.value(decision.origin, attack, chances)
        return values, odds
