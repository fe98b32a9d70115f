"""Wallenstein as numbers: what a seat sees, index by index, with its actions and questions."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from feldherr.kernel.decision import Decision
from feldherr.research.encoding.asking import Asking
from feldherr.research.encoding.layout import Layout, Numbers, code, codes, count, counts
from feldherr.research.encoding.wallenstein_actions import (
    ACTION_ABOUT,
    ACTION_NAMES,
    ACTION_OF_CARD,
    FAVORS,
    LEAVE,
    MOST_ARMIES,
    NUMBER,
    WAIT,
    AskingForMarch,
    AskingForPlan,
    asking,
)
from feldherr.wallenstein.board import COUNTIES, COUNTY_COUNT
from feldherr.wallenstein.combat import DefendChoice
from feldherr.wallenstein.court import FavorUse
from feldherr.wallenstein.draft import GroupChoice
from feldherr.wallenstein.names import (
    ACTIONS,
    BOX_COUNT,
    BOXES,
    COINS,
    COMBAT_A,
    COMBAT_B,
    EMPTY,
    LOST,
    NO_PLAN,
    PHASES,
    SEASONS,
    TILES,
)
from feldherr.wallenstein.rules import SPARE_CARDS
from feldherr.wallenstein.state import MOST, State

__all__ = ["ACTION_ABOUT", "ACTION_NAMES", "LAYOUT", "SEATS", "WAIT", "asking", "observe_table", "write_question"]

SEATS: Final = 5
EVENTS: Final = 25
KINDS: Final = (
    *("plan", "leave", "position", "move", "recruit", "defend", "revolt_order"),
    *("draft", "group", "favor", "favor_use", "benefit"),
)
AGES: Final = ((1, 1), (2, 2), (3, 4), (5, 8), (9, 9999))
"""Throws since a cube went into the tower, in bands."""
_BAND: Final = tuple(next(i for i, (_, last) in enumerate(AGES) if age <= last) for age in range(1, 10))
_HIDDEN: Final = 1
_SEATS: Final = ("own", *(f"left {i}" for i in range(1, SEATS)))
_COLOURS: Final = (*_SEATS, "peasants")
_BY_BOX: Final = BOXES
CARD_CODES: Final = NUMBER + 2
"""Codes of what lies on a box: 0 nothing, 1 hidden, then the actions that lay it from 2 on, then lost."""
_CODE_OF_CARD: Final = [0] * (COINS + SPARE_CARDS)
for _card, _action in ACTION_OF_CARD.items():
    _CODE_OF_CARD[_card] = _action + 2
_CODE_OF_CARD[LOST] = CARD_CODES
_CODE_OF_CARD[NO_PLAN] = 0

LAYOUT: Final = Layout(
    [
        # the question: only these change while a move is under way
        code("asked", 1, "whether the seat must decide"),
        code("question", len(KINDS), f"what is asked: 0 nothing, then {', '.join(KINDS)}"),
        count("part", BOX_COUNT, "how many actions of the move have been taken"),
        code("box", BOX_COUNT, "of a plan, the box asked for: 0 none, then the boxes in order"),
        code("origin", COUNTY_COUNT, "county that the question is about: 0 none, then the counties in order"),
        code("target", COUNTY_COUNT, "county chosen so far, numbered likewise"),
        code("recruits", 1, "whether an army is deployed before it marches"),
        code("favor", FAVORS, "favor that is being applied"),
        codes("laid", _BY_BOX, CARD_CODES, "cards laid so far, coded like `plan`"),
        # the table
        count("players", SEATS, "players at the table"),
        count("year", 2, "1 or 2; 0 before the first"),
        code("season", len(SEASONS), f"0 none, then {', '.join(SEASONS)}"),
        code("phase", len(PHASES) - 1, ", ".join(PHASES)),
        codes("owner", COUNTIES, SEATS + 1, "0 out of play, 1 neutral, 2 own, then the seats to the left"),
        counts("armies", COUNTIES, MOST_ARMIES, "armies there"),
        codes("buildings", COUNTIES, 7, "1 for a palace, 2 for a church, 4 for a trading post, added up"),
        counts("revolt", COUNTIES, 42, "revolt markers"),
        codes("newly_won", COUNTIES, 1, "won this season: its card lies on no box"),
        counts("thalers", _SEATS, MOST, "Thalers"),
        counts("grain", _SEATS, MOST, "grain"),
        counts("victory_points", _SEATS, MOST, "victory points"),
        counts("supply", _SEATS, MOST_ARMIES, "armies in the supply"),
        codes("position", _SEATS, len(TILES), "place in the player order, 0 before it is chosen"),
        counts("landsknechte", _SEATS, 3, "cards of the Landsknechte gone through"),
        counts("entrance", _SEATS, 7, "courtiers in the entrance hall"),
        counts("audience", _SEATS, 7, "courtiers in the audience hall"),
        codes("kept_favor", _SEATS, FAVORS, "favor kept against a revolt marker"),
        codes("immune_a", _SEATS, 1, "cannot be attacked in combat A"),
        codes("immune_b", _SEATS, 1, "cannot be attacked in combat B"),
        *(
            codes(f"plan {seat}", _BY_BOX, CARD_CODES, "0 nothing, 1 hidden, 2 on: the action that lays it; last: lost")
            for seat in _SEATS
        ),
        codes("order", map(str, range(1, SEATS + 1)), SEATS, "player order: 0 none, 1 own, then the seats to the left"),
        codes("previous_order", map(str, range(1, SEATS + 1)), SEATS, "player order of the season before"),
        codes("tiles", map(str, range(1, len(TILES) + 1)), len(TILES), f"bonus tiles by position: {', '.join(TILES)}"),
        codes("action_cards", map(str, range(1, len(ACTIONS) + 1)), len(ACTIONS), "0 dark, then the actions in order"),
        count("turn", len(ACTIONS), "actions begun this season"),
        codes("events_open", "1234", EVENTS, "event cards face up, by their place in the deck's list"),
        code("event", EVENTS, "the season's event, 0 none"),
        code("event_removed", 1, "whether it is ignored"),
        codes("events_used", map(str, range(1, 9)), EVENTS, "events that are over"),
        codes("favors", "123", FAVORS, "favors displayed, dearest first"),
        codes("favors_used", map(str, range(1, FAVORS + 1)), 1, "favors that are gone"),
        *(
            counts(
                f"inside, {_last} throws or fewer" if _last < 99 else "inside, longer",
                _COLOURS,
                MOST_ARMIES,
                "cubes in the tower by colour, of that age",
            )
            for _, _last in AGES
        ),
        counts("tray", _COLOURS, MOST_ARMIES, "cubes in the tray"),
        counts("pot", _COLOURS, MOST_ARMIES, "cubes on their way into the tower"),
        count("peasants", 20, "peasants in the supply"),
        counts("stock", ("palaces", "churches", "trading posts"), 28, "buildings left"),
        count("markers", 42, "revolt markers left"),
        count("revolting", 3, "additional peasants of the revolts that are due"),
        codes("revolts", "123", COUNTY_COUNT, "counties of the revolts that are due"),
        codes("open_pair", "12", COUNTY_COUNT, "draft: the open cards"),
        code("drawn", COUNTY_COUNT + 1, "draft: the county taken; the last code is one that is hidden"),
        count("pile", COUNTY_COUNT, "draft: cards in the pile"),
        *(counts(f"groups {seat}", "12345", 4, "draft: groups to place, of that size") for seat in _SEATS),
    ]
)
FIRST: Final = LAYOUT.start["players"]
"""Where the table begins; before it is the question."""
_NO_QUESTION: Final = [0] * FIRST
_RICHES: Final = [LAYOUT.start[name] for name in ("thalers", "grain", "victory_points")]
_NO_RICHES: Final = [0] * (3 * SEATS)
_NOTHING: Final = [0] * 64


def observe_table(g: State, seat: int) -> Numbers:
    """What a seat sees of the table, whatever it is asked; the question's part is left at 0."""
    players = g.players
    pad = _NOTHING[: SEATS - players]
    turned = [*range(seat, players), *range(seat)]
    """The seats in the order in which this one sees them."""
    owner_code = [*[2 + (other - seat) % players for other in range(players)], 0, 1]  # closed is -2, neutral -1
    numbers = [
        *_NO_QUESTION,
        players,
        g.year,
        g.season + 1,
        g.phase,
        *[owner_code[owner] for owner in g.owner],
        *g.armies,
        *g.buildings,
        *g.markers,
        *g.newly_won,
    ]
    numbers += _NO_RICHES
    numbers += g.supply[seat:] + g.supply[:seat] + pad
    numbers += [g.position[s] + 1 for s in turned] + pad
    for stock in (g.landsknechte, g.entrance, g.audience, g.kept_favor):
        numbers += stock[seat:] + stock[:seat] + pad
    for action in (COMBAT_A, COMBAT_B):
        numbers += [g.immunity[s] >> action & 1 for s in turned] + pad
    numbers += _plans(g, turned)
    numbers += _orders(g, seat)
    numbers += [tile + 1 for tile in g.tiles] or _NOTHING[: len(TILES)]
    seen = [action + 1 for action in g.action_cards[: g.actions_open]]
    numbers += seen + _NOTHING[: len(ACTIONS) - len(seen)]
    numbers.append(g.turn + 1)
    numbers += _filled([event + 1 for event in g.events_open], 4)
    numbers.append(g.event + 1)
    numbers.append(g.event_removed)
    numbers += _filled([event + 1 for event in g.events_used], 8)
    numbers += _filled(g.favors_open, 3)
    used = _NOTHING[:FAVORS]
    for favor in g.favors_used:
        used[favor - 1] = 1
    numbers += used
    numbers += _tower(g, seat)
    numbers.append(g.peasants)
    numbers += g.building_stock
    numbers.append(g.marker_stock)
    revolting = g.revolting or [0]
    numbers.append(revolting[0])
    numbers += _filled([county + 1 for county in revolting[1:]], 3)
    numbers += _draft(g, seat, turned)
    row = np.frombuffer(bytes(numbers), np.uint8).astype(np.int16)  # twice as fast as from the list
    for at, stock in zip(_RICHES, (g.thalers, g.grain, g.points), strict=True):
        row[at : at + players] = stock[seat:] + stock[:seat]  # these alone may be more than a byte holds
    return row


def _filled(numbers: list[int], size: int) -> list[int]:
    return (numbers + _NOTHING[:size])[:size]


def _plans(g: State, turned: list[int]) -> list[int]:
    """Box by box: own cards, and those of others that are revealed."""
    numbers: list[int] = []
    own = turned[0]
    for seat in turned:
        start = seat * BOX_COUNT
        laid = [_CODE_OF_CARD[card] for card in g.plan[start : start + BOX_COUNT]]
        if seat != own:
            shown = g.shown[start : start + BOX_COUNT]
            laid = [card if open_ or not card else _HIDDEN for card, open_ in zip(laid, shown, strict=True)]
        numbers += laid
    return numbers + [0] * (BOX_COUNT * (SEATS - g.players))


def _orders(g: State, seat: int) -> list[int]:
    players = g.players
    order = [(other - seat) % players + 1 for other in g.turn_order]
    before = [(other - seat) % players + 1 for other in g.previous_order]
    return _filled(order, SEATS) + _filled(before, SEATS)


def _tower(g: State, seat: int) -> list[int]:
    """Cubes inside by age and colour, in the tray, in the pot."""
    colours, players = len(_COLOURS), g.players
    inside = [0] * (len(AGES) * colours)
    number = g.throws + 1
    place = [(other - seat) % players for other in range(players)] + [0] * (SEATS - players) + [SEATS]
    for cube in g.inside:
        age = number - (cube >> 3)
        inside[_BAND[age - 1 if age < 9 else 8] * colours + place[cube & 7]] += 1
    pad = _NOTHING[: SEATS - players]
    tray, pot = g.tray, g.pot
    inside += tray[seat:players] + tray[:seat] + pad + tray[SEATS:]
    inside += pot[seat:players] + pot[:seat] + pad + pot[SEATS:]
    return inside


def _draft(g: State, seat: int, turned: list[int]) -> list[int]:
    if not g.groups or not any(g.groups):
        return [0] * (4 + 5 * SEATS)
    drawer = next((step.seat for step in reversed(g.agenda) if hasattr(step, "seat")), None)
    drawn = 0 if g.drawn < 0 else g.drawn + 1 if g.drawn_openly or drawer == seat else COUNTY_COUNT + 1
    numbers = [*_filled([county + 1 for county in g.open_pair], 2), drawn, len(g.pile)]
    for other in turned:
        numbers += g.groups[6 * other + 1 : 6 * other + 6]
    return numbers + [0] * (5 * (SEATS - g.players))


def write_question(numbers: Numbers, decision: Decision, asked: Asking) -> None:
    """The part of the observation that is about the question, action by action."""
    origin = target = recruits = favor = box = 0
    laid: Sequence[int] = ()
    if isinstance(asked, AskingForPlan):
        box = asked.box + 1
        laid = [_CODE_OF_CARD[card] for card in asked.cards]
    elif isinstance(asked, AskingForMarch):
        origin, target, recruits = asked.decision.origin + 1, asked.target + 1, int(asked.recruits)
    elif isinstance(decision, DefendChoice | GroupChoice):
        origin = decision.county + 1
    elif isinstance(decision, FavorUse):
        favor = decision.favor
    question = KINDS.index(decision.kind) + 1
    numbers[:8] = (1, question, len(asked.taken), box, origin, target, recruits, favor)
    if laid:
        numbers[8:FIRST] = laid
    elif decision.kind == "leave":
        for action in asked.taken:
            numbers[8 + action - LEAVE] = _CODE_OF_CARD[EMPTY]
