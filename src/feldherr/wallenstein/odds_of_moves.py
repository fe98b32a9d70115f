"""Odds of a move that is pending: which cubes it would throw, and what they would bring."""

from feldherr.kernel.decision import Move
from feldherr.kernel.errors import BadOption
from feldherr.wallenstein.combat import CombatMove, peasants_defend, reinforcements
from feldherr.wallenstein.moves import March, Revolt
from feldherr.wallenstein.names import COLOURS, NOBODY, PEASANTS
from feldherr.wallenstein.odds import Fight, Odds, battle, battles, revolt
from feldherr.wallenstein.revolt import rising
from feldherr.wallenstein.state import State
from feldherr.wallenstein.throwing import going_in
from feldherr.wallenstein.tower import MODELS


def fight_for(g: State, seat: int, move: March) -> Fight:
    """Everything that would go into the funnel; where defenders choose, all are assumed thrown."""
    defender = g.owner[move.target]
    thrown = going_in(g)
    for colour, cubes in enumerate(reinforcements(g, seat, move.target)):
        thrown[colour] += cubes
    thrown[seat] += move.armies
    if defender >= 0:
        thrown[defender] += g.armies[move.target]
    return Fight(
        tuple(thrown),
        attacker=seat,
        defender=max(defender, NOBODY),
        peasants_defend=peasants_defend(g, move.target),
        peasants_alone=g.rules.peasants_alone,
    )


def odds_of(g: State, seat: int, move: Move) -> Odds:
    """Odds of an attack, or of the revolt chosen to be next."""
    model = MODELS[g.rules.tower]
    if isinstance(move, Revolt):
        if not g.armies[move.county]:
            return Odds(0.0, 0.0, 1.0, [], [])
        thrown = going_in(g)
        thrown[seat] += g.armies[move.county]
        thrown[PEASANTS] += rising(g, move.county, g.revolting[0])
        return revolt(model, g.inside, g.throws + 1, tuple(thrown[:COLOURS]), seat)
    if not is_attack(g, seat, move):
        raise BadOption("no_odds_of", move=move.text)
    assert isinstance(move, March)
    return battle(model, g.inside, g.throws + 1, fight_for(g, seat, move))


def is_attack(g: State, seat: int, move: Move) -> bool:
    return isinstance(move, March) and isinstance(g.agenda[-1], CombatMove) and g.owner[move.target] != seat


def odds_of_attacks(g: State, seat: int, moves: list[Move]) -> dict[str, Odds]:
    """Odds of all attacks among these moves at once, by their text form."""
    attacks = [move for move in moves if isinstance(move, March) and is_attack(g, seat, move)]
    fights = [fight_for(g, seat, move) for move in attacks]
    results = battles(MODELS[g.rules.tower], g.inside, g.throws + 1, fights)
    return {move.text: odds for move, odds in zip(attacks, results, strict=True)}
