"""Combat/movement A and B, battles and their consequences. (000 Combat/Movement; Combat rules)"""

from typing import TYPE_CHECKING, ClassVar

from feldherr.kernel.decision import Choice, Decision, Move
from feldherr.kernel.step import Step
from feldherr.wallenstein.board import BORDERS, COUNTIES
from feldherr.wallenstein.marching import MoveArmies, march, may_enter
from feldherr.wallenstein.moves import Defend, March
from feldherr.wallenstein.names import (
    ACTIONS,
    CLOSED,
    COLOURS,
    COMBAT_A,
    COMBAT_B,
    NOBODY,
    PALACE,
    PEASANTS,
    TILE_ATTACK,
    TILE_DEFENCE,
)
from feldherr.wallenstein.rules import TILE_AMOUNT
from feldherr.wallenstein.state import State, changed
from feldherr.wallenstein.throwing import Throw

if TYPE_CHECKING:
    from feldherr.wallenstein.shapes_decisions import DefendFacts
    from feldherr.wallenstein.told import Skipped


class CombatMove(Step[State]):
    """Armies leave the planned county for one neighbour; battle follows where it is not the player's own."""

    __slots__ = ("seat", "action")
    beneath: ClassVar = ("PerformAction",)

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def fields(self) -> tuple[int, ...]:
        return self.seat, self.action

    def fits(self, g: State) -> bool:
        fights = self.action == g.action and self.action in (COMBAT_A, COMBAT_B)
        return fights and g.has_seat(self.seat) and g.planned(self.seat, self.action) >= 0

    def ask(self, g: State) -> Decision | None:
        origin = g.planned(self.seat, self.action)
        if g.armies[origin] < 2:
            return None
        targets = [t for t in BORDERS[origin] if may_enter(g, self.seat, self.action, t)]
        if not targets:
            return None
        decline = g.rules.combat_may_be_declined
        return MoveArmies(self.seat, g, self.action, origin, targets, g.armies[origin] - 1, may_decline=decline)

    def do(self, g: State, move: Move | None) -> None:
        origin = g.planned(self.seat, self.action)
        if not isinstance(move, March):
            reason: Skipped = "cannot_move" if move is None else "declined"
            g.tell.skipped(seat=self.seat, action=ACTIONS[self.action], county=COUNTIES[origin], reason=reason)
        elif g.owner[move.target] == self.seat:
            march(g, self.seat, origin, move)
        else:
            commit_to_battle(g, self.seat, origin, move)
            g.then(Battle(self.seat, move.target))


def commit_to_battle(g: State, seat: int, origin: int, move: March) -> None:
    """The attackers leave their county for the pot."""
    g.armies[origin] -= move.armies
    g.pot[seat] += move.armies
    g.tell.attacked(
        seat=seat,
        origin=COUNTIES[origin],
        target=COUNTIES[move.target],
        armies=move.armies,
        defender=g.owner[move.target] if g.owner[move.target] >= 0 else None,
    )


class DefendChoice(Choice):
    """How many armies of the county are thrown in; the rest stay there."""

    __slots__ = ("against", "county")
    kind: ClassVar = "defend"

    def __init__(self, seat: int, county: int, armies: int, against: int) -> None:
        super().__init__(seat, [Defend(n) for n in range(armies + 1)])
        self.county = county
        self.against = against

    def facts(self) -> "DefendFacts":
        return {"county": COUNTIES[self.county], "against": "peasants" if self.against < 0 else self.against}


def peasants_defend(g: State, county: int) -> bool:
    """Peasants in the tray help whoever holds a calm county. (000 Combat result)"""
    return g.markers[county] < g.rules.peasants_help_below


def reinforcements(g: State, attacker: int, county: int) -> list[int]:
    """Cubes thrown in besides the armies of both sides, by colour, as far as supplies reach. (ruling C4)"""
    extra = [0] * COLOURS
    defender = g.owner[county]
    effect = g.event_effect()
    has_palace = bool(g.buildings[county] >> PALACE & 1)
    if g.has_tile(attacker, TILE_ATTACK):
        extra[attacker] = int(TILE_AMOUNT["attack"])
    if defender >= 0:
        if g.has_tile(defender, TILE_DEFENCE):
            extra[defender] = int(TILE_AMOUNT["defence"])
        if has_palace and effect == "palace_guard":
            extra[defender] += g.event_amount()
        extra[defender] = min(extra[defender], g.supply[defender])
        if has_palace and effect == "palace_peasants":
            extra[PEASANTS] += g.event_amount()
        if g.markers[county] == 1:
            extra[PEASANTS] += g.rules.single_marker_peasants
    else:
        extra[PEASANTS] = g.event_amount() if effect in ("peasants_rise", "weary_peasants") else 1
    extra[attacker] = min(extra[attacker], g.supply[attacker])
    extra[PEASANTS] = min(extra[PEASANTS], g.peasants)
    return extra


def into_pot(g: State, cubes: list[int]) -> None:
    """Cubes leave the supplies for the pot."""
    for seat in range(g.players):
        g.supply[seat] -= cubes[seat]
        g.pot[seat] += cubes[seat]
    g.peasants -= cubes[PEASANTS]
    g.pot[PEASANTS] += cubes[PEASANTS]


def is_attacked(g: State, attacker: int, county: int) -> bool:
    """Whether that county can be the target of the present action."""
    if not g.has_seat(attacker) or g.action not in (COMBAT_A, COMBAT_B):
        return False
    origin = g.planned(attacker, g.action)
    return origin >= 0 and county in BORDERS[origin] and g.owner[county] not in (attacker, CLOSED)


class Battle(Step[State]):
    """Who is thrown in: the attackers, the defenders, and what tiles, events and a neutral county add."""

    __slots__ = ("attacker", "county")
    beneath: ClassVar = ("PerformAction",)

    def __init__(self, attacker: int, county: int) -> None:
        self.attacker = attacker
        self.county = county

    def fields(self) -> tuple[int, ...]:
        return self.attacker, self.county

    def fits(self, g: State) -> bool:
        return is_attacked(g, self.attacker, self.county)

    def ask(self, g: State) -> Decision | None:
        if g.rules.defenders == "all" or g.owner[self.county] < 0 or not g.armies[self.county]:
            return None
        return DefendChoice(g.owner[self.county], self.county, g.armies[self.county], self.attacker)

    def do(self, g: State, move: Move | None) -> None:
        defender = g.owner[self.county]
        if defender >= 0:
            thrown = move.number if isinstance(move, Defend) else g.armies[self.county]
            g.armies[self.county] -= thrown
            g.pot[defender] += thrown
        into_pot(g, reinforcements(g, self.attacker, self.county))
        g.then(Throw(), BattleResult(self.attacker, self.county))


class BattleResult(Step[State]):
    """The side with more cubes in the tray wins, and loses as many as the other side had. (000 Combat result)"""

    __slots__ = ("attacker", "county")
    beneath: ClassVar = ("PerformAction",)

    def __init__(self, attacker: int, county: int) -> None:
        self.attacker = attacker
        self.county = county

    def fields(self) -> tuple[int, ...]:
        return self.attacker, self.county

    def fits(self, g: State) -> bool:
        return is_attacked(g, self.attacker, self.county)

    def do(self, g: State, move: Move | None) -> None:
        attacker, county = self.attacker, self.county
        defender = g.owner[county]
        attackers = take_from_tray(g, attacker)
        own = take_from_tray(g, defender) if defender >= 0 else 0
        peasants = take_from_tray(g, PEASANTS) if peasants_defend(g, county) else 0
        result = result_of(g, county, attackers, own, peasants)
        name, against = COUNTIES[county], None if defender < 0 else defender
        g.peasants += peasants
        if result == "conquered":
            survivors = attackers - own - peasants
            g.tell.battle_won(attacker, against, name, attackers, own, peasants, survivors)
            conquer(g, attacker, county, survivors)
        elif result == "held":
            lost = max(0, attackers - peasants)
            g.armies[county] += own - lost
            g.supply[defender] += lost
            g.tell.battle_held(attacker, against, name, attackers, own, peasants, g.armies[county])
        elif result == "wasted":
            g.supply[defender] += own
            g.tell.battle_tied(attacker, against, name, attackers, own, peasants)
            if attackers < peasants:
                g.tell.peasants_alone(county=name, defender=defender)
            g.lay_waste(county)
        else:
            g.tell.battle_repelled(attacker, against, name, attackers, own, peasants)
        g.supply[attacker] += attackers if result != "conquered" else own + peasants
        if result == "conquered" and defender >= 0:
            g.supply[defender] += own


def take_from_tray(g: State, colour: int) -> int:
    cubes = g.tray[colour]
    g.tray = changed(g.tray, colour, 0)
    return cubes


def result_of(g: State, county: int, attackers: int, own: int, peasants: int) -> str:
    """Conquered, held by its player, wasted by a tie, or repelled from a neutral county."""
    if attackers > own + peasants:
        return "conquered"
    if g.owner[county] < 0:
        return "repelled"
    if attackers == own + peasants:
        return "wasted"
    alone = own == 0 and g.armies[county] == 0
    return "wasted" if alone and g.rules.peasants_alone == "tie" else "held"


def conquer(g: State, attacker: int, county: int, survivors: int) -> None:
    """The winner takes county and card; buildings and markers stay. (000 Combat result)"""
    was_neutral = g.owner[county] == NOBODY
    g.win_county(attacker, county, survivors)
    if was_neutral:
        for _ in range(g.rules.neutral_conquest_markers):
            g.add_marker(county)
