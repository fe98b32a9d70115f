"""Perform actions: action by action, player by player. (000 Perform actions)"""

from collections.abc import Callable
from typing import Final

from feldherr.kernel.decision import Move
from feldherr.kernel.step import Step
from feldherr.wallenstein.board import COUNTIES
from feldherr.wallenstein.building import build_planned
from feldherr.wallenstein.collecting import collect
from feldherr.wallenstein.combat import CombatMove
from feldherr.wallenstein.deploying import deploy, deploy_and_move
from feldherr.wallenstein.moves import card_word
from feldherr.wallenstein.names import ACTIONS, BOX_COUNT
from feldherr.wallenstein.state import State

LAST_TURN_THAT_TURNS_UP: Final = 4


class ActionRound(Step[State]):
    """One action card: all players perform it in player order."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def do(self, g: State, move: Move | None) -> None:
        g.turn = self.turn
        action = g.action_cards[self.turn]
        g.tell("action_begun", turn=self.turn + 1, action=ACTIONS[action])
        g.then(*[Act(action, seat) for seat in g.turn_order], EndActionRound(self.turn))


class EndActionRound(Step[State]):
    """After each of the first five actions the next face-down card is turned up."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def do(self, g: State, move: Move | None) -> None:
        if self.turn <= LAST_TURN_THAT_TURNS_UP:
            g.tell("action_card_turned", action=ACTIONS[g.action_cards[g.actions_open]], place=g.actions_open + 1)
            g.actions_open += 1


class Act(Step[State]):
    """A player reveals the card on the box and, if it is a county, acts there."""

    __slots__ = ("action", "seat")

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat

    def do(self, g: State, move: Move | None) -> None:
        box = self.seat * BOX_COUNT + self.action
        g.shown[box] = 1
        card = g.plan[box]
        g.tell("revealed", seat=self.seat, action=ACTIONS[self.action], card=card_word(card))
        if card < len(COUNTIES):
            ACTION_RULES[self.action](g, self.seat, self.action)


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
