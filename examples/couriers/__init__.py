"""Couriers: a small game of sealed riders, for two to four, that shows what a new game needs. docs/new-game.md

Every day a dispatch lies on the road. Everybody sends a rider in secret; marauders catch all riders of one speed,
riders that are equally fast hold each other up, and the fastest of the rest is home first: its player delivers the
dispatch, or sells it for half the points and for new riders. After five days the most victory points win.
"""

from functools import cache
from typing import Any, ClassVar

from examples.couriers import turn, views
from examples.couriers.moves import VOCABULARY
from examples.couriers.names import SEATS
from examples.couriers.sound import sound
from examples.couriers.state import FIELDS, State
from feldherr.kernel import codec
from feldherr.kernel.chance import Chance
from feldherr.kernel.errors import BadOption
from feldherr.kernel.orders import OnlyAnswer, Orders
from feldherr.kernel.rulebook import Outcome, Rulebook, choice_of, rank, steps_of

HOUSE_RULES: dict[str, tuple[Any, ...]] = {"marauders": (True, False)}
"""The printed value comes first."""


class Couriers(Rulebook[State]):
    """The game as the kernel knows it."""

    name: ClassVar = "couriers"
    version: ClassVar = 1
    seats: ClassVar = SEATS
    defaults: ClassVar = {"rules": {}, "data": {}}
    moves: ClassVar = VOCABULARY
    orders: ClassVar = Orders([OnlyAnswer], lambda g, seat: [])
    counted: ClassVar = {"dispatch_delivered": "delivered", "dispatch_sold": "sold"}
    chapters: ClassVar = ("day_begun", "roads_closed")
    parting: ClassVar = frozenset({"day_begun", "riders_shown"})
    apart: ClassVar = frozenset({"dispatch_delivered", "dispatch_sold", "roads_closed"})
    reading: ClassVar = {"riders_shown": 2.0, "dispatch_delivered": 2.0, "dispatch_sold": 2.0, "dispatch_stayed": 2.0}
    revealing: ClassVar = frozenset({"day_begun", "riders_shown", "marauders_came", "riders_hired"})
    steps: ClassVar = steps_of(turn)

    def moment(self, state: State) -> dict[str, Any]:
        return {"turn": state.turn}

    def check_options(self, players: int, options: dict[str, Any]) -> None:
        for rule, value in options["rules"].items():
            if rule not in HOUSE_RULES:
                raise BadOption("unknown_rule", rule=str(rule)[:80], allowed=sorted(HOUSE_RULES))
            choice_of(rule, value, HOUSE_RULES[rule])
        if options["data"]:
            raise BadOption("bad_value", option="data", value=str(options["data"])[:80], allowed=["{}"])

    def choices(self) -> dict[str, Any]:
        rules = {name: {"values": list(values)} for name, values in HOUSE_RULES.items()}
        return {"options": {}, "presets": {}, "rules": rules}

    def rules_in_force(self, options: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
        return {name: (options["rules"].get(name, values[0]), values[0]) for name, values in HOUSE_RULES.items()}

    def rule_facts(self, options: dict[str, Any]) -> dict[str, Any]:
        return {name: now for name, (now, _) in self.rules_in_force(options).items()}

    def set_up(self, players: int, options: dict[str, Any], chance: Chance) -> State:
        return turn.set_up(players, self._marauders(options), chance)

    def _marauders(self, options: dict[str, Any]) -> bool:
        return bool(self.rule_facts(options)["marauders"])

    def copy(self, g: State) -> State:
        return g.copy()

    def outcome(self, g: State) -> Outcome:
        """Most points; of equals, who kept the faster riders."""
        scores = [g.points(seat) for seat in range(g.players)]
        return Outcome(scores, rank([(score, sum(hand)) for score, hand in zip(scores, g.hand, strict=True)]))

    def view(self, g: State, seat: int | str | None) -> dict[str, Any]:
        return views.view(g, seat)

    def imagine(self, view: dict[str, Any], options: dict[str, Any], chance: Chance) -> State:
        g = views.imagine(view, self._marauders(options), chance)
        g.agenda = self.read_agenda(view["agenda"])
        return g

    def redraw(self, g: State, chance: Chance) -> None:
        views.redraw(g, chance)

    def encode(self, g: State) -> list[Any]:
        return codec.write(g, FIELDS)

    def decode(self, plain: list[Any], options: dict[str, Any], chance: Chance) -> State:
        g = State(plain[0], self._marauders(options), chance)
        g.agenda = self.read_agenda(plain[1])
        codec.read_into(g, FIELDS, plain)
        return g

    def sound(self, g: State) -> None:
        sound(g)


@cache
def rulebook() -> Couriers:
    return Couriers()
