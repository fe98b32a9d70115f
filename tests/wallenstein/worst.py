"""The heaviest sound positions: two players with all their armies against each other, everybody else's in the tower."""

from random import Random
from typing import Any

import feldherr
from feldherr import Game
from feldherr.kernel.game import start
from feldherr.wallenstein import State
from feldherr.wallenstein.board import BORDERS, COUNTY_COUNT
from feldherr.wallenstein.combat import CombatMove
from feldherr.wallenstein.names import NOBODY, PEASANTS
from feldherr.wallenstein.tower import cube


def attack_with_everything(edition: str = "second", **options: Any) -> Game:
    """An attack on some neighbour is to be decided, and no cube lies in any supply."""
    rng = Random(5)
    for seed in range(100):
        game = feldherr.new_game("wallenstein", players=5, seed=seed, edition=edition, **options)
        while not game.over:
            step = game.state.agenda[-1]
            if isinstance(step, CombatMove) and isinstance(game.state, State) and game.state.throws > 20:
                origin = game.state.planned(step.seat, step.action)
                rivals = [t for t in BORDERS[origin] if game.state.owner[t] not in (step.seat, NOBODY)]
                if len(rivals) > 2 and len(BORDERS[origin]) > 5:
                    crowd(game.state, origin, rivals[0])
                    return start(game.rulebook, 5, game.options, seed, game.rulebook.encode(game.state))
            seat = rng.choice(list(game.pending))
            game.play(seat, game.pending[seat].sample(rng))
    raise LookupError("no such attack")


def crowd(g: State, origin: int, target: int) -> None:
    """All cubes leave the supplies: for the two counties, or for the tower, where they are of all ages."""
    inside = []
    for seat in range(g.players):
        for county in g.counties_of(seat):
            g.armies[county] = 1
        armies = g.rules.armies_each - g.owner.count(seat)
        g.supply[seat] = g.tray[seat] = 0
        here = next((county for county in (origin, target) if g.owner[county] == seat), COUNTY_COUNT)
        if here < COUNTY_COUNT:
            armies -= 9
            g.armies[here] += armies
            armies = 9
        inside += [cube(seat, 1 + n % g.throws) for n in range(armies)]
    g.peasants = g.tray[PEASANTS] = 0
    g.inside = sorted([*inside, *(cube(PEASANTS, 1 + n % g.throws) for n in range(20))])
