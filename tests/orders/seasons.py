"""Players of Wallenstein who answer like captains, and with each plan leave the orders that a captain would leave."""

from random import Random

import feldherr
from feldherr import Game
from feldherr.bots.wallenstein.armies import Armies
from feldherr.bots.wallenstein.auction import Auction
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.bots.wallenstein.position import Position
from feldherr.bots.wallenstein.weights import tuned
from feldherr.bots.wallenstein.worth import Worth
from feldherr.kernel import ordering, orders
from feldherr.wallenstein.combat import CombatMove
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import ACTIONS, BOX_COUNT, COMBAT_A, COMBAT_B, NO_PLAN, TILES
from feldherr.wallenstein.odds_of_moves import odds_of
from feldherr.wallenstein.state import State
from tests.orders.by_captains import Count, captain

MARGIN = 15
"""Per cent by which the chance may be worse than it looked when the order was given."""


def with_plan(game: Game, seat: int, plan: Plan) -> list[str]:
    """What a captain orders who has just sealed a plan."""
    g = feldherr.imagine(game.view(seat), Random(0)).state
    assert isinstance(g, State)
    for box, card in enumerate(plan.cards):
        if card != NO_PLAN:
            g.plan[seat * BOX_COUNT + box] = card
    left = ["only_answer", "defend_all"]
    if g.rules.turn_order != "shuffled":
        auction = Auction(Harvest(Armies(Worth(Position(g, seat, tuned())))))
        places = sorted(range(len(TILES)), key=lambda place: -auction.position(place))
        left.append(" ".join(["places", *(str(place + 1) for place in places)]))
    return [*left, *(order for action in (COMBAT_A, COMBAT_B) if (order := attack(g, seat, action)))]


def attack(g: State, seat: int, action: int) -> str:
    """The march that the captain has in mind, with a chance below which it wants to be asked."""
    if g.planned(seat, action) < 0:
        return ""
    step = CombatMove(seat, action)
    decision = step.ask(g)
    if decision is None:
        return ""
    g.agenda.append(step)
    move = Captain().answer(g, seat, decision, Random(0)).move
    chance = 0
    if move != "pass":
        read = feldherr.rulebook("wallenstein").moves.read(move)
        target = read.fields()[0]
        if g.owner[target] != seat:
            chance = max(0, int(100 * odds_of(g, seat, read).win) - MARGIN)
    g.agenda.pop()
    if move == "pass":
        return ""
    _, county, armies = move.split()
    most = str(decision.facts()["most"])
    return f"attack {ACTIONS[action]} {county} {'all' if armies == most else armies} {chance}"


def play(game: Game, seed: int) -> Count:
    """Plays a game of Wallenstein to its end, all seats with orders."""
    rng, count = Random(seed), Count()
    kept: dict[int, list[orders.Order]] = {seat: [] for seat in range(game.players)}
    while not game.over:
        seat, decision = next((int(seat), decision) for seat, decision in game.pending.items())
        would = captain(game, seat, rng)
        count.question(seat, decision.kind)
        done = ordering.answer(game, seat, kept[seat])
        if done is not None:
            count.answered(seat, decision.kind, done.move.text != would)
            game.play(seat, done.move)
            continue
        count.reached_player(seat, decision.kind)
        if decision.kind == "plan":
            plan = game.rulebook.moves.read(would)
            assert isinstance(plan, Plan)
            kept[seat] = ordering.given(game, seat, with_plan(game, seat, plan))
        game.play(seat, would)
    return count


def four(seed: int, edition: str) -> Count:
    """A game of four captains."""
    return play(feldherr.new_game("wallenstein", players=4, seed=seed, edition=edition), seed)
