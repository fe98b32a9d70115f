"""The actions of Wallenstein: a county or card, a number, a word; and its questions in parts."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from feldherr.kernel.decision import Decision, Move, Pass
from feldherr.research.encoding.asking import Asking, Listed, Path
from feldherr.wallenstein.board import COUNTIES, COUNTY_COUNT
from feldherr.wallenstein.deploying import RecruitDecision
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.moves import (
    Benefit,
    Draw,
    Exchange,
    Leave,
    March,
    Plan,
    Recruit,
    RecruitAndMarch,
    RemoveEvent,
    TakeFavor,
)
from feldherr.wallenstein.names import (
    BID,
    BLANK,
    BOX_COUNT,
    BOXES,
    COINS,
    EMPTY,
    MONEY,
    NO_PLAN,
    TOWER_CARD,
)
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.rules import SPARE_CARDS

MOST_ARMIES: Final = 62
FAVORS: Final = 21
BENEFITS: Final = ("thalers", "grain", "victory_points", "armies_to_tray")

CARDS: Final = (MONEY, BLANK, TOWER_CARD, EMPTY, *range(COINS, COINS + SPARE_CARDS))
"""What lies on a box besides counties, in the order of the actions."""
CARD: Final = COUNTY_COUNT
NUMBER: Final = CARD + len(CARDS)
FAVOR: Final = NUMBER + MOST_ARMIES + 1
BENEFIT: Final = FAVOR + FAVORS
LEAVE: Final = BENEFIT + len(BENEFITS)
WORD: Final = LEAVE + BOX_COUNT
WORDS: Final = ("draw", "exchange", "recruit", "remove_event", "pass")
DRAW, EXCHANGE, RECRUIT, REMOVE_EVENT, PASS = range(WORD, WORD + len(WORDS))
WAIT: Final = WORD + len(WORDS)
"""What the seats do that are not asked, where all act at once."""
ACTION_NAMES: Final = (
    *COUNTIES,
    *("money", "blank", "tower", "empty", *(f"coin {coin}" for coin in range(SPARE_CARDS))),
    *(f"{number}" for number in range(MOST_ARMIES + 1)),
    *(f"favor {number}" for number in range(1, FAVORS + 1)),
    *BENEFITS,
    *(f"leave {box}" for box in BOXES),
    *WORDS,
    "wait",
)
ACTION_ABOUT: Final = (
    (range(COUNTY_COUNT), "a county: lays its card on the box asked for, takes it, marches there, lets it revolt next"),
    (range(CARD, NUMBER), "a card without a county for the box asked for; coins are bids"),
    (range(NUMBER, FAVOR), "a number: of armies that march, defend or are placed, or of the position 1 to 5"),
    (range(FAVOR, BENEFIT), "takes the favor of that number"),
    (range(BENEFIT, LEAVE), "takes that benefit of the Landsknechte"),
    (range(LEAVE, WORD), "leaves that box without a card"),
    (range(WORD, WAIT), "what it says; after recruit, pass moves nobody"),
    (range(WAIT, WAIT + 1), "for seats that are not asked, where all act at once"),
)

ACTION_OF_CARD: Final = {**{c: c for c in range(COUNTY_COUNT)}, **{card: CARD + i for i, card in enumerate(CARDS)}}
_CARD_OF_ACTION: Final = {action: card for card, action in ACTION_OF_CARD.items()}


class AskingForPlan(Asking):
    """Box by box, the bid first. Whatever is taken from what is legal, the plan comes out legal."""

    __slots__ = ("boxes", "cards", "counties", "decision", "gaps", "spares", "towers")

    def __init__(self, decision: PlanDecision) -> None:
        super().__init__()
        self.decision = decision
        self.boxes = _box_order(decision.boxes)
        self.cards = [NO_PLAN] * BOX_COUNT
        self.counties = decision.counties[:]
        self.towers = decision.towers
        self.spares = decision.spares
        self.gaps = decision.empty - len(decision.declared)

    @property
    def box(self) -> int:
        return self.boxes[len(self.taken)]

    def legal(self) -> Sequence[int]:
        decision, box = self.decision, self.box
        if box in decision.declared:
            return [ACTION_OF_CARD[EMPTY]]
        legal = self.counties[:]
        coins = box == BID and decision.spare == MONEY
        if self.spares and not coins:
            legal.append(ACTION_OF_CARD[decision.spare])
        if self.towers:
            legal.append(ACTION_OF_CARD[TOWER_CARD])
        if self.gaps:
            legal.append(ACTION_OF_CARD[EMPTY])
        if coins:
            first = ACTION_OF_CARD[COINS]
            legal.extend(range(first, first + min(decision.thalers, SPARE_CARDS - 1) + 1))
        return legal

    def take(self, action: int) -> Move | None:
        box, card = self.box, _CARD_OF_ACTION[action]
        self.taken.append(action)
        self.cards[box] = card
        if card < COUNTY_COUNT:
            self.counties.remove(card)
        elif card == TOWER_CARD:
            self.towers -= 1
        elif card != EMPTY:
            self.spares -= 1
        elif box not in self.decision.declared:
            self.gaps -= 1
        return Plan(tuple(self.cards)) if len(self.taken) == len(self.boxes) else None


@cache
def _box_order(boxes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(boxes, key=lambda box: (box != BID, box)))


class AskingForMarch(Asking):
    """The target, then the number of armies; before that, where the rules say so, whether an army is deployed."""

    __slots__ = ("decision", "recruits", "target")

    def __init__(self, decision: MoveArmies) -> None:
        super().__init__()
        self.decision = decision
        self.recruits = False
        self.target = -1

    @property
    def most(self) -> int:
        decision = self.decision
        return decision.most_with_recruit if self.recruits and isinstance(decision, RecruitDecision) else decision.most

    def legal(self) -> Sequence[int]:
        decision = self.decision
        if self.target >= 0:
            return range(NUMBER + 1, NUMBER + self.most + 1)
        legal = sorted(decision.targets) if self.most else []
        if self.recruits:
            legal.append(PASS)
        elif isinstance(decision, RecruitDecision):
            if decision.recruits:
                legal.append(RECRUIT)
        elif decision.may_decline:
            legal.append(PASS)
        return legal

    def take(self, action: int) -> Move | None:
        self.taken.append(action)
        if action == PASS:
            return Recruit() if self.recruits else Pass()
        if action == RECRUIT:
            self.recruits = True
            return None if self.most and self.decision.targets else Recruit()
        if self.target >= 0:
            kind = RecruitAndMarch if self.recruits else March
            return kind(self.target, action - NUMBER)
        self.target = action
        return None


def _path(move: Move) -> Path:
    """The actions that make a move of a decision that lists its moves."""
    if isinstance(move, Leave):
        return tuple(LEAVE + box for box in move.boxes)
    if isinstance(move, TakeFavor):
        return (FAVOR + move.number - 1,)
    if isinstance(move, Benefit):
        return (BENEFIT + BENEFITS.index(move.kind),)
    fixed = _FIXED.get(type(move))
    if fixed is not None:
        return (fixed,)
    (value,) = move.fields()
    return (value if hasattr(move, "county") else NUMBER + value,)


_FIXED: Final[dict[type[Move], int]] = {Pass: PASS, Draw: DRAW, Exchange: EXCHANGE, RemoveEvent: REMOVE_EVENT}
_PARTS: Final[dict[type[Decision], Callable[[Any], Asking]]] = {
    PlanDecision: AskingForPlan,
    MoveArmies: AskingForMarch,
    RecruitDecision: AskingForMarch,
}


def asking(decision: Decision, players: int) -> Asking:
    """A decision of a player, to be answered action by action."""
    make = _PARTS.get(type(decision))
    if make is not None:
        return make(decision)
    return Listed(decision, map(_path, decision.options()))
