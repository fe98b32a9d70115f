"""Wallenstein in numbers: how answers are numbered, and what an observation tells, index by index."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from feldherr.kernel.decision import Decision, Move, Pass
from feldherr.kernel.game import Game
from feldherr.wallenstein import moves
from feldherr.wallenstein.board import BORDERS, COUNTY_COUNT
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.moves import Plan, card_word, read_card
from feldherr.wallenstein.names import (
    ACTIONS as CARDS,
)
from feldherr.wallenstein.names import (
    BID,
    BLANK,
    BOX,
    BOX_COUNT,
    COINS,
    COLOURS,
    EMPTY,
    MONEY,
    NO_PLAN,
    PEASANTS,
    TILES,
    TOWER_CARD,
)
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.rules import BENEFITS
from feldherr.wallenstein.state import State
from feldherr.wallenstein.tower import colour_of

SEATS: Final = 5
MOST_BORDERS: Final = 8
MOST_MARCHING: Final = 61
FAVORS: Final = 21

PASS: Final = 0
COUNTY: Final = 1
"""Taken, revolting, calmed, built in, deployed in, or its card on a box."""
MONEY_CARD: Final = COUNTY + COUNTY_COUNT
COIN: Final = MONEY_CARD + 4
DRAW: Final = COIN + 5
EXCHANGE: Final = DRAW + 1
REMOVE_EVENT: Final = DRAW + 2
RECRUIT: Final = DRAW + 3
BENEFIT: Final = DRAW + 4
POSITION: Final = BENEFIT + len(BENEFITS)
PLACE: Final = POSITION + len(TILES)
FAVOR: Final = PLACE + 5
LEAVE: Final = FAVOR + FAVORS
DEFEND: Final = LEAVE + BOX_COUNT
MOVE: Final = DEFEND + 63
"""By neighbour of the county, in the order of its borders, then by armies from 1."""
RECRUIT_AND_MOVE: Final = MOVE + MOST_BORDERS * MOST_MARCHING
ACTIONS: Final[int] = RECRUIT_AND_MOVE + MOST_BORDERS * MOST_MARCHING

_CARDS: Final = (MONEY, BLANK, TOWER_CARD, EMPTY)
_PLAIN: Final[dict[type[Move], int]] = {
    Pass: PASS,
    moves.Draw: DRAW,
    moves.Exchange: EXCHANGE,
    moves.RemoveEvent: REMOVE_EVENT,
    moves.Recruit: RECRUIT,
}
_NUMBERED: Final[dict[type[Move], int]] = {
    moves.Position: POSITION - 1,
    moves.Place: PLACE - 1,
    moves.TakeFavor: FAVOR - 1,
    moves.Defend: DEFEND,
}


def number_of_card(card: int) -> int:
    if card < COUNTY_COUNT:
        return COUNTY + card
    return COIN + card - COINS if card >= COINS else MONEY_CARD + _CARDS.index(card)


def card_of_number(action: int) -> int:
    if action < MONEY_CARD:
        return action - COUNTY
    return COINS + action - COIN if action >= COIN else _CARDS[action - MONEY_CARD]


def spell(decision: Decision, move: Move) -> tuple[int, ...]:
    """The numbers of a move; plans are spelled box by box elsewhere."""
    kind = type(move)
    if kind in _PLAIN:
        return (_PLAIN[kind],)
    if kind in _NUMBERED:
        return (_NUMBERED[kind] + move.fields()[0],)
    if isinstance(move, moves.Leave):
        return tuple(LEAVE + box for box in move.boxes)
    if isinstance(move, moves.Benefit):
        return (BENEFIT + BENEFITS.index(move.kind),)
    if isinstance(move, moves.March):
        assert isinstance(decision, MoveArmies)
        start = RECRUIT_AND_MOVE if isinstance(move, moves.RecruitAndMarch) else MOVE
        return (start + BORDERS[decision.origin].index(move.target) * MOST_MARCHING + move.armies - 1,)
    return (COUNTY + move.fields()[0],)


def laid(decision: PlanDecision, given: Sequence[int]) -> dict[str, str]:
    """The boxes that are covered so far, in words."""
    order = decision.box_order()
    return {order[at]: card_word(card_of_number(action)) for at, action in enumerate(given)}


def follow(decision: Decision, given: Sequence[int]) -> list[int] | None:
    """Plans: the cards for the next box, the bid first."""
    if not isinstance(decision, PlanDecision):
        return None
    order = decision.box_order()
    if len(given) == len(order):
        return []
    box = order[len(given)]
    words = decision.cards_for(box, laid(decision, given))
    return sorted(number_of_card(read_card(BOX[box], word)) for word in words)


def finish(decision: Decision, given: Sequence[int]) -> Move | None:
    assert isinstance(decision, PlanDecision)
    if len(given) < len(decision.box_order()):
        return None
    return Plan.read([f"{box}={word}" for box, word in laid(decision, given).items()])


# -- observations ------------------------------------------------------------------------------------------------------

KINDS: Final = (
    *("", "plan", "leave", "position", "move", "recruit", "defend", "revolt_order"),
    *("draft", "group", "favor", "favor_use", "benefit"),
)
"""What is asked, by number."""
OBSERVATION: Final[int] = 16 + COUNTY_COUNT * 5 + SEATS * 13 + 3 + SEATS * BOX_COUNT + 39 + SEATS * 6


def observe(game: Game, seat: int, given: Sequence[int]) -> list[int]:
    """What a seat may know; its own place comes first and the others follow to the left."""
    g = game.state
    assert isinstance(g, State)
    turned = [(seat + i) % g.players for i in range(g.players)]

    def seen(other: int) -> int:
        return other if other < 0 else (other - seat) % g.players

    inside = [0] * COLOURS
    for cube in g.inside:
        inside[colour_of(cube)] += 1
    counties = zip(map(seen, g.owner), g.armies, g.buildings, g.markers, g.newly_won, strict=True)
    return [
        *_head(game, g, seat, given, seen),
        *chain.from_iterable(counties),
        *_filled([number for other in turned for number in _seat(g, other, inside)], SEATS * 13, 0),
        *(g.tray[PEASANTS], inside[PEASANTS], g.pot[PEASANTS]),
        *_filled([card for o in turned for card in _plan(game, g, seat, o, given)], SEATS * BOX_COUNT, NO_PLAN),
        *_filled(g.action_cards[: g.actions_open], len(CARDS)),
        *_filled(g.tiles, len(TILES)),
        *_filled([seen(other) for other in g.turn_order], SEATS),
        *_filled([seen(other) for other in g.previous_order], SEATS),
        *_filled([g.rules.events[card].number for card in g.events_open], 4),
        *_filled(g.favors_open, 3),
        *_filled(g.revolting, 4),
        *_filled(g.open_pair, 2),
        g.drawn if g.drawn_openly or _asks(game, seat) == "group" else -1,
        *_filled([n for o in turned for n in g.groups[6 * o : 6 * o + 6]], SEATS * 6, 0),
    ]


def _filled(numbers: list[int], length: int, filling: int = -1) -> list[int]:
    return numbers + [filling] * (length - len(numbers))


def _asks(game: Game, seat: int) -> str:
    decision = game.pending.get(seat)
    return decision.kind if decision is not None else ""


def _head(game: Game, g: State, seat: int, given: Sequence[int], seen: Any) -> list[int]:
    asked, decision = next(iter(game.pending.items()), (-1, None))
    kind = decision.kind if decision is not None else ""
    box = -1
    if kind == "plan":
        order = PlanDecision(seat, g).box_order()
        box = BOX[order[len(given)]] if len(given) < len(order) else BOX[order[0]]
    return [
        *(g.players, seat, KINDS.index(kind), seen(asked), box, g.phase, g.year, g.season, g.turn),
        g.rules.events[g.event].number if g.event >= 0 else 0,
        *(g.event_removed, g.peasants, g.marker_stock, *g.building_stock),
    ]


def _seat(g: State, seat: int, inside: list[int]) -> list[int]:
    own = (g.thalers, g.grain, g.points, g.supply, g.position, g.landsknechte)
    court = (g.entrance, g.audience, g.kept_favor, g.immunity)
    return [stock[seat] for stock in (*own, *court, g.tray, inside, g.pot)]


def _plan(game: Game, g: State, seat: int, other: int, given: Sequence[int]) -> list[int]:
    """Own boxes as they are, and as far as they are laid; others where they are shown, else -1."""
    start = other * BOX_COUNT
    cards = g.plan[start : start + BOX_COUNT]
    if other != seat:
        shown = g.shown[start : start + BOX_COUNT]
        return [card if open_ or card == NO_PLAN else -1 for card, open_ in zip(cards, shown, strict=True)]
    sealed = game.sealed.get(seat)
    if isinstance(sealed, Plan):
        return list(sealed.cards)
    if _asks(game, seat) == "plan" and given:
        own: dict[str, int] = dict(zip(PlanDecision(seat, g).box_order(), map(card_of_number, given), strict=False))
        return [own.get(box, NO_PLAN) for box in BOX]
    return cards


assert BOX["bid"] == BID
