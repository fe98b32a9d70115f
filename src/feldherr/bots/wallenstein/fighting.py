"""Attacks and marches by exact odds, and how many armies to defend with."""

from random import Random
from typing import Any

from feldherr.bots.bot import Choice, Idea, Reason, best
from feldherr.bots.wallenstein import explaining
from feldherr.bots.wallenstein.armies import Armies
from feldherr.kernel.decision import Decision
from feldherr.wallenstein.board import COUNTIES, COUNTY
from feldherr.wallenstein.combat import Battle, peasants_defend, reinforcements
from feldherr.wallenstein.deploying import RecruitDecision
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.moves import March
from feldherr.wallenstein.names import COMBAT_A, PEASANTS
from feldherr.wallenstein.odds import Fight, Odds, battles, revolt
from feldherr.wallenstein.odds_of_moves import odds_of, odds_of_attacks
from feldherr.wallenstein.revolt import Revolt, rising
from feldherr.wallenstein.throwing import going_in

LOOKED_AT = 6
"""So many attacks are judged by exact odds; the rest look worse."""
HOPELESS = 0.05
"""Attacks with less than this chance are not proposed."""


def move(armies: Armies, decision: MoveArmies, rng: Random) -> Choice:
    """The best attack, march, or nothing."""
    g, seat = armies.at.g, armies.at.seat
    attacks: list[tuple[float, March]] = []
    values: dict[str, float] = {"pass": armies.at.w.boldness} if decision.may_decline else {}
    for target in decision.targets:
        for number in range(1, decision.most + 1):
            if g.owner[target] == seat:
                values[March(target, number).text] = marching(armies, decision.origin, target, number)
            elif decision.action >= COMBAT_A:
                attacks.append((armies.attack(decision.origin, target, number), March(target, number)))
    attacks.sort(key=lambda attack: -attack[0])
    looked_at = [attack for _, attack in attacks[:LOOKED_AT]]
    found = odds_of_attacks(g, seat, list(looked_at))
    for attack in looked_at:
        odds = found[attack.text]
        waste = odds.tie if g.owner[attack.target] >= 0 else 0.0
        chances = (odds.win, waste, odds.expected_survivors)
        values[attack.text] = armies.attack(decision.origin, attack.target, attack.armies, chances)
    text = best(values, rng)
    return Choice(text, why_move(text, decision, found), ideas_of(values, decision, found))


def ideas_of(values: dict[str, float], decision: MoveArmies, found: dict[str, Odds]) -> list[Idea]:
    """The best way to each target, and to stay, the best of them first; hopeless attacks are none."""
    by_target: dict[str, str] = {}
    worthy = [text for text in values if text not in found or found[text].win >= HOPELESS]
    for text in sorted(worthy, key=values.__getitem__, reverse=True):
        by_target.setdefault(text.split()[1] if text != "pass" else "", text)
    return [Idea(text, why_move(text, decision, found)[0]) for text in by_target.values()]


def why_move(text: str, decision: MoveArmies, found: dict[str, Odds]) -> list[Reason]:
    """What an attack promises, and who borders what stays behind; of a march, who borders both ends; of staying, the
    surest of the attacks that were looked at."""
    g, seat, origin = decision.g, int(decision.seat), decision.origin
    facts = {"origin": COUNTIES[origin], **explaining.hostile(g, seat, origin)}
    if text == "pass":
        surest = max(found, key=lambda attack: found[attack].win, default="")
        return [Reason("stay", {**facts, **(_stroke(surest, found) if surest else {"number": 0})})]
    target, left = COUNTY[text.split()[1]], {"left": g.armies[origin] - int(text.split()[2])}
    if text in found:
        others = explaining.hostile(g, seat, origin, target)
        return [Reason("attack", {**facts, **others, **_stroke(text, found), **left})]
    there = explaining.hostile(g, seat, target)
    return [
        Reason("march", {**facts, **_stroke(text, found), **left, "foes_there": there["foes"], "most": there["there"]})
    ]


def _stroke(text: str, found: dict[str, Odds]) -> dict[str, Any]:
    _, target, number = text.split()
    chance = {"chance": round(100 * found[text].win)} if text in found else {}
    return {"target": target, "number": int(number), **chance}


def why_any_move(decision: MoveArmies, text: str) -> Reason:
    """The same of any move, whoever looked at which attacks."""
    g, seat = decision.g, int(decision.seat)
    if text == "pass":
        attacks = [March(target, decision.most) for target in decision.targets if g.owner[target] != seat]
    else:
        march = March(COUNTY[text.split()[1]], int(text.split()[2]))
        attacks = [march] if g.owner[march.target] != seat else []
    return why_move(text, decision, odds_of_attacks(g, seat, list(attacks)))[0]


def marching(armies: Armies, origin: int, target: int, number: int, recruits: int = 0) -> float:
    """What a plain move brings, perhaps with armies deployed at its origin first."""
    g = armies.at.g
    here, there = g.armies[origin], g.armies[target]
    before = armies.standing(origin, here) + armies.standing(target, there)
    return armies.standing(origin, here + recruits - number) + armies.standing(target, there + number) - before


def recruit(armies: Armies, decision: RecruitDecision, rng: Random) -> Choice:
    """Deploy, move, or both."""
    g = armies.at.g
    origin = decision.origin
    values: dict[str, float] = {}
    for option in decision.options():
        if isinstance(option, March):
            recruits = int(option.verb == "recruit")
            values[option.text] = marching(armies, origin, option.target, option.armies, recruits)
        else:
            here = g.armies[origin]
            values[option.text] = armies.standing(origin, here + 1) - armies.standing(origin, here)
    return Choice(best(values, rng), [why_recruit(armies, decision)])


def why_recruit(armies: Armies, decision: RecruitDecision) -> Reason:
    origin = decision.origin
    facts = {"origin": COUNTIES[origin], "armies": armies.at.g.armies[origin]}
    return Reason("recruit", {**facts, **explaining.borders(armies.at, origin)})


def defend(armies: Armies, decision: Decision, rng: Random) -> Choice:
    """How many armies to throw in, against an attacker or the peasants."""
    g, seat = armies.at.g, armies.at.seat
    step = g.agenda[-1]
    assert isinstance(step, Battle | Revolt)
    county = step.county
    worth = armies.worth.county(county, seat)
    spite = armies.at.w.spite
    values: dict[str, float] = {}
    chances = defences(armies, step)
    for thrown, odds in enumerate(chances):
        kept, left = (odds.win, odds.survivors) if isinstance(step, Revolt) else (odds.loss, odds.held_by)
        armies_left = sum(n * chance for n, chance in enumerate(left))
        lost_to = 0.0 if isinstance(step, Revolt) else odds.win * spite * worth
        values[f"defend {thrown}"] = kept * worth - lost_to + (0.02 + armies.at.army) * armies_left
    text = best(values, rng)
    return Choice(text, [why_defend(armies, step, text, chances)])


def why_defend(armies: Armies, step: Battle | Revolt, text: str, chances: list[Odds]) -> Reason:
    number = int(text.split()[1])
    odds = chances[number]
    kept = odds.win if isinstance(step, Revolt) else odds.loss
    there = {"number": number, "armies": armies.at.g.armies[step.county], "chance": round(100 * kept)}
    return Reason("defend", {"county": COUNTIES[step.county], **there})


def defences(armies: Armies, step: Battle | Revolt) -> list[Odds]:
    """The odds when 0, 1, 2 ... of the armies there are thrown in."""
    g, seat = armies.at.g, armies.at.seat
    model, number = g.rules.model, g.throws + 1
    there = g.armies[step.county]
    thrown = going_in(g)
    if isinstance(step, Revolt):
        thrown[PEASANTS] += rising(g, step.county, step.additional)
        found = []
        for own in range(there + 1):
            cubes = thrown[:]
            cubes[seat] += own
            found.append(revolt(model, g.inside, number, cubes, seat, held_back=there - own))
        return found
    for colour, cubes_more in enumerate(reinforcements(g, step.attacker, step.county)):
        thrown[colour] += cubes_more
    fights = []
    for own in range(there + 1):
        cubes = thrown[:]
        cubes[seat] += own
        fights.append(
            Fight(
                tuple(cubes),
                step.attacker,
                seat,
                peasants_defend(g, step.county),
                held_back=there - own,
                peasants_alone=g.rules.peasants_alone,
            )
        )
    return battles(model, g.inside, number, fights)


def revolt_order(armies: Armies, decision: Decision, rng: Random) -> Choice:
    """Where there is most to be saved comes first."""
    g, seat = armies.at.g, armies.at.seat
    values: dict[str, float] = {}
    for option in decision.options():
        odds = odds_of(g, seat, option)
        county = option.fields()[0]
        values[option.text] = odds.win * armies.worth.county(county, seat)
    text = best(values, rng)
    return Choice(text, [why_revolt(armies, text)])


def why_revolt(armies: Armies, text: str) -> Reason:
    return Reason("revolt_first", explaining.ground(armies.at, COUNTY[text.split()[1]]))
