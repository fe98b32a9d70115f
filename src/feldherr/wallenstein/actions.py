"""Perform actions: action by action, player by player. (000 Perform actions)"""

from collections.abc import Callable
from typing import ClassVar, Final

from feldherr.kernel.decision import Move
from feldherr.kernel.step import Step
from feldherr.wallenstein.board import COUNTY_COUNT
from feldherr.wallenstein.building import build_planned
from feldherr.wallenstein.collecting import collect
from feldherr.wallenstein.combat import CombatMove
from feldherr.wallenstein.deploying import deploy, deploy_and_move
from feldherr.wallenstein.moves import card_word
from feldherr.wallenstein.names import ACTIONS, BOX_COUNT
from feldherr.wallenstein.state import State


class PerformAction(Step[State]):
    """One action card: all players perform it in player order, from the one at `place` on."""

    __slots__ = ("turn", "place")
    beneath: ClassVar = ("PerformAction", "SeasonStep")

    def __init__(self, turn: int, place: int) -> None:
        self.turn = turn
        self.place = place

    def fields(self) -> tuple[int, ...]:
        return self.turn, self.place

    def fits(self, g: State) -> bool:
        if self.turn == g.turn:
            return 1 <= self.place <= g.players
        return g.turn < self.turn < len(ACTIONS) and self.place == 0

    def do(self, g: State, move: Move | None) -> None:
        action = g.action_cards[self.turn]
        if self.place == 0:
            g.turn = self.turn
            g.tell.action_begun(turn=self.turn + 1, action=ACTIONS[action])
        for place in range(self.place, g.players):
            depth = len(g.agenda)
            act(g, g.turn_order[place], action)
            if len(g.agenda) > depth:  # something follows from it: the others wait below
                g.agenda.insert(depth, PerformAction(self.turn, place + 1))
                return
        if g.actions_open < len(g.action_cards):
            turn_up_next_card(g)


def turn_up_next_card(g: State) -> None:
    """After each of the first five actions."""
    g.tell.action_card_turned(action=ACTIONS[g.action_cards[g.actions_open]], place=g.actions_open + 1)
    g.actions_open += 1


def act(g: State, seat: int, action: int) -> None:
    """A player reveals the card on the box and, if it is a county, acts there."""
    box = seat * BOX_COUNT + action
    g.shown[box] = 1
    card = g.plan[box]
    g.tell.revealed(seat=seat, action=ACTIONS[action], card=card_word(card))
    if card < COUNTY_COUNT:
        ACTION_RULES[action](g, seat, action)


def fight_or_move(g: State, seat: int, action: int) -> None:
    g.then(CombatMove(seat, action))


ACTION_RULES: Final[tuple[Callable[[State, int, int], None], ...]] = (
    build_planned,  # a palace
    build_planned,  # a church
    build_planned,  # a trading post
    collect,  # grain
    collect,  # taxes
    deploy,  # 5 armies
    deploy,  # 3 armies
    deploy_and_move,  # 1 army
    fight_or_move,  # combat/movement A
    fight_or_move,  # combat/movement B
)
