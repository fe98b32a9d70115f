"""Good players' ideas as scripts with parameters: what the exploiter tries against a level, and nothing for a table.

>>> idea = Script(first="palace", build_from=2)
>>> idea.first, idea.build_from
('palace', 2)
"""

from itertools import product
from random import Random
from typing import Any, Final
from urllib.parse import urlencode

import feldherr
from feldherr.bots.bot import Bot, Budget, Choice, Reason
from feldherr.bots.levels import parameters
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.recruit import rest
from feldherr.bots.wallenstein.weights import NUMBERS, tuned
from feldherr.wallenstein.board import BORDERS, GRAIN, SITES, TAXES
from feldherr.wallenstein.building import may_build
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.moves import March, Plan
from feldherr.wallenstein.names import (
    ACTIONS,
    BID,
    BOX_COUNT,
    BUILDINGS,
    CLOSED,
    COINS,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    COMBAT_A,
    COURT_BOXES,
    EMPTY,
    MONEY,
    NO_PLAN,
    NOBODY,
)
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.rules import ARMIES, PRICES
from feldherr.wallenstein.state import State

_FIGHT: Final = range(COMBAT_A, len(ACTIONS))
PATH: Final = "feldherr.bots.wallenstein.scripts"


class Script(Bot):
    """Lays its cards in an order of its own, and attacks by counting armies; the rest is a captain's."""

    def __init__(
        self, first: str = "deploy", build_from: int = 0, safe: int = 1, margin: int = 2, stay: int = 1, bid: int = 0
    ) -> None:
        self.first = first
        """Which boxes get the best counties and the money: `deploy`, `palace` or `attack`."""
        self.build_from = build_from
        """Churches and trading posts are built from this season of a year on, palaces too unless they come first."""
        self.safe = safe
        """Whether buildings stand only where nobody hostile borders."""
        self.margin = margin
        """So many armies more than the defenders attack."""
        self.stay = stay
        """So many armies stay behind where an enemy borders."""
        self.bid = bid
        """Thalers for the player order."""
        self.captain = Captain()

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        game = feldherr.imagine(view, rng)
        assert isinstance(game.state, State)
        seat: int = view["seat"]
        decision = game.pending[seat]
        if isinstance(decision, PlanDecision):
            return Choice(self.plan(game.state, decision, rng).text, [Reason("habit")])
        if isinstance(decision, MoveArmies):
            return Choice(self.move(game.state, seat, decision, rng), [Reason("habit")])
        return self.captain.answer(game.state, seat, decision, rng)

    # -- plans -------------------------------------------------------------------------------------------------------

    def plan(self, g: State, decision: PlanDecision, rng: Random) -> Plan:
        """Box by box, the most important first, each in the county that suits it best, as long as it can be paid."""
        left, money = decision.counties[:], decision.thalers
        supply = g.supply[int(decision.seat)]
        cards = [EMPTY if box in decision.declared else NO_PLAN for box in range(BOX_COUNT)]
        gaps, spares, towers = decision.empty - len(decision.declared), decision.spares, decision.towers
        if BID in decision.boxes and spares:
            coins = min(self.bid, money)
            cards[BID], money, spares = decision.spare, money - coins, spares - 1
            if decision.spare == MONEY:
                cards[BID] = COINS + coins
        boxes = [box for box in decision.boxes if cards[box] == NO_PLAN]
        for box in sorted(boxes, key=lambda box: self.rank(box, rng)):
            price = PRICES.get(ACTIONS[box], 0) if box < len(ACTIONS) else 0
            recruits = ARMIES.get(ACTIONS[box], 0) if box < len(ACTIONS) else 0
            fit = {county: self.suits(g, int(decision.seat), box, county) for county in left}
            best = max(left, key=lambda county: (fit[county], rng.random()), default=-1)
            if best >= 0 and fit[best] > 0 and price <= money and recruits <= supply:
                cards[box] = best
                left.remove(best)
                money, supply = money - price, supply - recruits
        for box in boxes:
            if cards[box] == NO_PLAN:
                cards[box], gaps, spares, towers = rest(decision, left, gaps, spares, towers, rng)
        return Plan(tuple(cards))

    def rank(self, box: int, rng: Random) -> tuple[int, float]:
        """The place of a box in the order of what is laid."""
        kind = (
            "palace" if box == 0 else "build" if box < len(BUILDINGS) else "attack" if box in _FIGHT
            else "collect" if box in (COLLECT_GRAIN, COLLECT_TAXES) else "court" if box in COURT_BOXES else "deploy"
        )  # fmt: skip
        order = [self.first, "collect", "deploy", "palace", "attack", "build", "court"]
        return order.index(kind), rng.random()

    def suits(self, g: State, seat: int, box: int, county: int) -> float:
        """How well an action suits a county; not at all below 0."""
        foes = [n for n in BORDERS[county] if g.owner[n] not in (seat, NOBODY, CLOSED)]
        if box < len(BUILDINGS):
            early = g.season < self.build_from and not (box == 0 and self.first == "palace")
            if early or not may_build(g, county, box) or (self.safe and foes):
                return -1.0
            return SITES[county] + 1.0 - 0.5 * len(foes)
        if box in (COLLECT_GRAIN, COLLECT_TAXES):
            return -1.0 if g.markers[county] else float((GRAIN if box == COLLECT_GRAIN else TAXES)[county])
        if box in COURT_BOXES:
            return -1.0
        if box in _FIGHT:
            leads = [self.lead(g, seat, county, target) for target in BORDERS[county]]
            return max((lead - self.margin + 1.0 for lead in leads), default=-1.0)
        return max((g.armies[n] - g.armies[county] + 6.0 for n in foes), default=0.1)

    # -- fights ------------------------------------------------------------------------------------------------------

    def lead(self, g: State, seat: int, origin: int, target: int) -> float:
        """How many armies more than the defenders can go; peasants count for one."""
        owner = g.owner[target]
        if owner in (seat, CLOSED):
            return -99.0
        calm = owner < 0 or g.markers[target] < g.rules.peasants_help_below
        return self.free(g, seat, origin, target) - (g.armies[target] if owner >= 0 else 0) - calm

    def free(self, g: State, seat: int, origin: int, target: int) -> int:
        """The armies that may leave a county."""
        borders = any(g.owner[n] not in (seat, NOBODY, CLOSED) for n in BORDERS[origin] if n != target)
        return g.armies[origin] - (self.stay if borders else 1)

    def move(self, g: State, seat: int, decision: MoveArmies, rng: Random) -> str:
        """Against whom the lead is largest, or to where an own county is threatened more."""
        origin = decision.origin
        leads = {target: self.lead(g, seat, origin, target) for target in decision.targets}
        target = max(leads, key=lambda one: (leads[one], rng.random()))
        number = min(decision.most, self.free(g, seat, origin, target))
        if decision.action >= COMBAT_A and leads[target] >= self.margin and number > 0:
            return March(target, number).text
        if decision.may_decline:
            return "pass"
        return self.captain.answer(g, seat, decision, rng).move


class Weighed(Captain):
    """A captain with other weights."""

    def __init__(self, **changes: float) -> None:
        super().__init__(tuned().but(**changes))


FIRSTS: Final = ("deploy", "palace", "attack")
RANGES: Final = {"build_from": 2, "safe": 1, "margin": 3, "stay": 3, "bid": 3}
"""The parameters of scripts that are numbers, and how large they may be."""
STEPS: Final = (0.5, 0.7, 1.4, 2.0)


def perturbed(name: str, rng: Random) -> str:
    """A candidate that is like another but for one thing.

    >>> perturbed(f"{PATH}:Script?first=deploy&safe=1", Random(2)) != f"{PATH}:Script?first=deploy&safe=1"
    True
    """
    kind, _, query = name.partition("?")
    given = parameters(query)
    if kind.endswith(":Weighed"):
        weight = rng.choice(NUMBERS)
        value = float(given.get(weight, getattr(tuned(), weight)))
        given[weight] = round(value * rng.choice(STEPS), 4) if value else rng.choice(STEPS) / 10
    elif rng.random() < 1 / 4:
        given["first"] = rng.choice(FIRSTS)
    else:
        number = rng.choice(list(RANGES))
        given[number] = rng.randint(0, RANGES[number])
    return f"{kind}?{urlencode(given)}"


def candidates() -> list[str]:
    """All scripts and changed captains, as names that the arena understands; the three ideas known best first."""
    known = ["first=deploy&build_from=2&safe=1", "first=attack&build_from=2&safe=0", "first=palace&build_from=0&safe=0"]
    grid = product(FIRSTS, (0, 2), (0, 1), (1, 2), (1, 2))
    more = [f"first={f}&build_from={b}&safe={s}&margin={m}&stay={t}" for f, b, s, m, t in grid]
    changes = {
        "aggression": (0.06, 0.25, 0.4), "ambition": (0.2, 0.7), "army": (0.1, 0.3), "spite": (0.1, 0.4),
        "thaler": (0.2, 0.5), "ruin": (0.3, 1.0), "site": (0.1, 0.5), "foresight": (0.2, 1.0), "fear": (0.0, 2.0),
    }  # fmt: skip
    weighed = [f"{PATH}:Weighed?{name}={value}" for name, values in changes.items() for value in values]
    Random(1).shuffle(more)
    mixed = [name for pair in zip(weighed, more, strict=False) for name in (pair[0], f"{PATH}:Script?{pair[1]}")]
    rest_of_grid = [f"{PATH}:Script?{one}" for one in more[len(weighed) :]]
    return [*(f"{PATH}:Script?{one}" for one in known), *mixed, *rest_of_grid]
