"""War: eligibility, combat modifiers, dice, results. (5.7) Sets of countries are numbers, as `standing` says."""

from typing import ClassVar

from feldherr.kernel.decision import CHANCE, Decision, Move
from feldherr.kernel.step import Step
from feldherr.sixteenthirty.dice import DiceOutside
from feldherr.sixteenthirty.moves import Roll
from feldherr.sixteenthirty.names import COUNTRIES, FACTIONS, GERMAN_STATES, NONE, WAR, Modifier
from feldherr.sixteenthirty.rules import COMBAT, HIGHEST_MILITARY_ABILITY, HIGHEST_STATUS, ISLANDS, STRIPPED_STATUS
from feldherr.sixteenthirty.standing import MEMBERS, Standing
from feldherr.sixteenthirty.state import State

DICE = 4
MODIFIERS = range(
    COMBAT["no_army"] + COMBAT["unrest"],
    HIGHEST_MILITARY_ABILITY + COMBAT["military_leader"] + COMBAT["league"] + COMBAT["island_defence"] + 1,
)
"""What a country may add to its dice, at least and at most."""


def can_attack(g: State, country: int) -> bool:
    """In a faction, armed and not in unrest. (5.7.1)"""
    return g.faction[country] != NONE and g.army[country] > 0 and not g.unrest[country]


def enemies(g: State, country: int, at: Standing) -> int:
    """All of the opposite faction; the German States outside a league have no friends. (5.7.1)"""
    opposite = at.side(1 - g.faction[country])
    if country != GERMAN_STATES and g.league[GERMAN_STATES] == NONE:
        opposite |= 1 << GERMAN_STATES
    return opposite


def in_reach(country: int, among: int, at: Standing) -> int:
    """A country stripped of its possessions can only be invaded. (5.5)"""
    return among & (at.whole | at.adjacent[country])


def targets(g: State, country: int, at: Standing) -> int:
    """All valid targets for a war. (5.7.1)"""
    return in_reach(country, enemies(g, country, at), at) if can_attack(g, country) else 0


def why_not(g: State, country: int, target: int) -> str:
    """The code of the reason against a war."""
    if not g.army[country]:
        return "war_disarmed"
    if g.unrest[country]:
        return "war_in_unrest"
    return "war_out_of_reach" if enemies(g, country, Standing(g)) >> target & 1 else "war_no_enemy"


def why_none(g: State, country: int) -> str:
    """The code of the reason why a country has nobody to make war on."""
    if not g.army[country]:
        return "war_disarmed"
    if g.unrest[country]:
        return "war_in_unrest"
    return "war_out_of_reach" if enemies(g, country, Standing(g)) else "war_no_enemy"


def combat_modifiers(g: State, country: int, defends: bool) -> int:
    """Everything that is added to the dice of a country. (5.7.2.1)"""
    return sum(modifiers_of(g, country, defends).values())


def modifiers_of(g: State, country: int, defends: bool) -> dict[Modifier, int]:
    """The same, by what it comes from."""
    found: dict[Modifier, int] = {"military_ability": g.ability[country]}
    if g.leader[country]:
        found["military_leader"] = COMBAT["military_leader"]
    if not g.army[country]:
        found["no_army"] = COMBAT["no_army"]
    if g.unrest[country]:
        found["unrest"] = COMBAT["unrest"]
    if g.league[country] != NONE:
        found["league"] = COMBAT["league"]
    if defends and country in ISLANDS and g.status[country] <= STRIPPED_STATUS:
        found["island_defence"] = COMBAT["island_defence"]
    return found


def go_to_war(g: State, attacker: int, defender: int) -> None:
    """At once, and once; German States attacked join the other side. (5.6.4.3, 5.7.1)"""
    g.tell.war_begun(attacker=COUNTRIES[attacker], defender=COUNTRIES[defender])
    if defender == GERMAN_STATES and g.faction[defender] != 1 - g.faction[attacker]:
        g.faction[defender] = 1 - g.faction[attacker]
        g.tell.faction_joined(country=COUNTRIES[defender], faction=FACTIONS[g.faction[defender]], by="attack")
    g.then(FightWar(attacker, defender))


class FightWar(Step[State]):
    """Two dice for each country, the difference counts; the higher total wins. (5.7.2)"""

    __slots__ = ("attacker", "defender")
    beneath: ClassVar = ("LoseInfluence", "EndLobby")

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender

    def fields(self) -> tuple[int, ...]:
        return self.attacker, self.defender

    def fits(self, g: State) -> bool:
        under_way = g.lobby[1:4] == [self.attacker, WAR, self.defender]
        return under_way and self.defender in MEMBERS[targets(g, self.attacker, Standing(g))]

    def ask(self, g: State) -> Decision | None:
        return DiceOutside(CHANCE, DICE, "war_dice") if g.rules.throws == "outside" else None

    def do(self, g: State, move: Move | None) -> None:
        dice = move.dice if isinstance(move, Roll) else tuple(g.chance.below(6) + 1 for _ in range(DICE))
        modifiers = combat_modifiers(g, self.attacker, False), combat_modifiers(g, self.defender, True)
        totals = modifiers[0] + abs(dice[0] - dice[1]), modifiers[1] + abs(dice[2] - dice[3])
        attacker, defender = COUNTRIES[self.attacker], COUNTRIES[self.defender]
        facts = (attacker, defender, list(dice[:2]), list(dice[2:]), *modifiers, *totals)
        if totals[0] == totals[1]:
            g.tell.war_drawn(*facts)
            take_damage(g, self.attacker)
            take_damage(g, self.defender)
            return
        won = totals[0] > totals[1]
        winner, loser = (self.attacker, self.defender) if won else (self.defender, self.attacker)
        g.tell.war_won(*facts, COUNTRIES[winner], COUNTRIES[loser])
        capture_status(g, winner, loser)
        take_damage(g, loser)


def capture_status(g: State, winner: int, loser: int) -> None:
    """One point, unless the loser has none; nobody rises above 7. (5.7.2.4)"""
    if g.status[loser] == 0:
        return
    g.status[loser] -= 1
    g.status[winner] = min(HIGHEST_STATUS, g.status[winner] + 1)
    g.tell.status_captured(
        winner=COUNTRIES[winner],
        loser=COUNTRIES[loser],
        winner_status=g.status[winner],
        loser_status=g.status[loser],
    )


def take_damage(g: State, country: int) -> None:
    """The army shrinks; without one, military ability; without either, nothing. (5.7.2.5)"""
    if g.army[country]:
        g.army[country] -= 1
        g.tell.army_damaged(country=COUNTRIES[country], army_size=g.army[country])
    elif g.ability[country]:
        g.ability[country] -= 1
        g.tell.ability_damaged(country=COUNTRIES[country], military_ability=g.ability[country])
