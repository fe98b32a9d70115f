"""Odds of a move that is pending: which cubes it would throw, and what they would bring."""

from dataclasses import replace

from feldherr.kernel.decision import Move
from feldherr.kernel.errors import BadOption
from feldherr.wallenstein.combat import BattleResult, CombatMove, peasants_defend, reinforcements
from feldherr.wallenstein.moves import March, Revolt
from feldherr.wallenstein.names import COLOURS, NOBODY, PEASANTS, Thrown
from feldherr.wallenstein.odds import Fight, Odds, battle, battles, revolt
from feldherr.wallenstein.revolt import RevoltResult, rising
from feldherr.wallenstein.state import State
from feldherr.wallenstein.throwing import Throw, going_in


def cubes_of(g: State, seat: int, move: March | Revolt) -> dict[Thrown, list[int]]:
    """What would go into the funnel, by reason and colour; where defenders choose, all are assumed thrown."""
    armies, helpers = [0] * COLOURS, [0] * COLOURS
    if isinstance(move, Revolt):
        armies[seat] = g.armies[move.county]
        helpers[PEASANTS] = rising(g, move.county, g.revolting[0])
    else:
        helpers = reinforcements(g, seat, move.target)
        armies[seat] = move.armies
        if g.owner[move.target] >= 0:
            armies[g.owner[move.target]] = g.armies[move.target]
    peasants = [0] * PEASANTS + [helpers[PEASANTS]]
    return {"armies": armies, "bonus": [*helpers[:PEASANTS], 0], "peasants": peasants, "tray": going_in(g)}


def odds_of_revolt(g: State, seat: int, county: int, peasants: int) -> Odds:
    """Odds that so many peasants are put down by all armies of the county, with what lies in tray and tower."""
    if not g.armies[county] and g.rules.unguarded_revolts == "won":
        return Odds(0.0, 0.0, 1.0, [], [])
    thrown = going_in(g)
    thrown[seat] += g.armies[county]
    thrown[PEASANTS] += peasants
    return revolt(g.rules.model, g.inside, g.throws + 1, thrown, seat)


def _together(cubes: dict[Thrown, list[int]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*cubes.values(), strict=True)))


def fight_for(g: State, seat: int, move: March) -> Fight:
    """The battle that an attack would lead to."""
    return Fight(
        _together(cubes_of(g, seat, move)),
        attacker=seat,
        defender=max(g.owner[move.target], NOBODY),
        peasants_defend=peasants_defend(g, move.target),
        peasants_alone=g.rules.peasants_alone,
    )


def odds_of_throw(g: State) -> Odds | None:
    """Odds of the fight whose cubes are about to be thrown; None, if none is."""
    if len(g.agenda) < 2 or not isinstance(g.agenda[-1], Throw):
        return None
    result, thrown = g.agenda[-2], tuple(going_in(g))
    if isinstance(result, RevoltResult):
        if not result.garrison and g.rules.unguarded_revolts == "won":
            return Odds(0.0, 0.0, 1.0, [], [])
        held_back = g.armies[result.county]
        return revolt(g.rules.model, g.inside, g.throws + 1, thrown, result.seat, held_back=held_back)
    if not isinstance(result, BattleResult):
        return None
    fight = Fight(
        thrown,
        attacker=result.attacker,
        defender=max(g.owner[result.county], NOBODY),
        peasants_defend=peasants_defend(g, result.county),
        held_back=max(0, g.armies[result.county]),
        peasants_alone=g.rules.peasants_alone,
    )
    return battle(g.rules.model, g.inside, g.throws + 1, fight)


def odds_of(g: State, seat: int, move: Move) -> Odds:
    """Odds of an attack, or of the revolt chosen to be next."""
    if isinstance(move, Revolt):
        return odds_of_revolt(g, seat, move.county, rising(g, move.county, g.revolting[0]))
    if not is_attack(g, seat, move):
        raise BadOption("no_odds_of", move=move.text)
    assert isinstance(move, March)
    return battle(g.rules.model, g.inside, g.throws + 1, fight_for(g, seat, move))


def explained_odds(g: State, seat: int, move: Move) -> Odds:
    """Odds of a move with the cubes it would throw, and why each of them."""
    return _explained(g, seat, move, odds_of(g, seat, move))


def explained_odds_of_all(g: State, seat: int, moves: list[Move]) -> dict[str, Odds]:
    """The same of all moves that have odds, by their text; quicker than one by one."""
    odds = odds_of_attacks(g, seat, moves)
    odds.update({move.text: odds_of(g, seat, move) for move in moves if isinstance(move, Revolt)})
    return {move.text: _explained(g, seat, move, odds[move.text]) for move in moves if move.text in odds}


def _explained(g: State, seat: int, move: Move, odds: Odds) -> Odds:
    assert isinstance(move, March | Revolt)
    return replace(odds, thrown={reason: g.cubes(cubes) for reason, cubes in cubes_of(g, seat, move).items()})


def is_attack(g: State, seat: int, move: Move) -> bool:
    return isinstance(move, March) and isinstance(g.agenda[-1], CombatMove) and g.owner[move.target] != seat


def odds_of_attacks(g: State, seat: int, moves: list[Move]) -> dict[str, Odds]:
    """Odds of all attacks among these moves at once, by their text form."""
    attacks = [move for move in moves if isinstance(move, March) and is_attack(g, seat, move)]
    fights = [fight_for(g, seat, move) for move in attacks]
    results = battles(g.rules.model, g.inside, g.throws + 1, fights)
    return {move.text: odds for move, odds in zip(attacks, results, strict=True)}
