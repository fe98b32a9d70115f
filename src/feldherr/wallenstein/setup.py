"""Setup: material, counties, the dice tower, the decks. (000 Setup)"""

from typing import Any, ClassVar

from feldherr.kernel.chance import Chance
from feldherr.kernel.decision import Move
from feldherr.kernel.step import Step
from feldherr.wallenstein.board import COUNTIES, in_play, lineup
from feldherr.wallenstein.draft import DraftTurn, EndDraft
from feldherr.wallenstein.names import COLOURS, DRAFT, PEASANTS
from feldherr.wallenstein.rules import GROUPS, PRIMED_ARMIES, PRIMED_PEASANTS, rules_of
from feldherr.wallenstein.season import PlayYear
from feldherr.wallenstein.state import State
from feldherr.wallenstein.throwing import Throw
from feldherr.wallenstein.winter import EndGame


def set_up(players: int, options: dict[str, Any], chance: Chance) -> State:
    """A table before anything happened; the agenda is the whole game."""
    g = State(rules_of(options), players, chance)
    g.first_seat = options["first_seat"]
    counties = AssignCounties() if options["lineup"] == "draft" else PlaceLineup()
    g.then(counties, PrimeTower(), ShuffleDecks(), PlayYear(1), PlayYear(2), EndGame())
    return g


def starting_groups(players: int) -> list[int]:
    """Armies of the groups each player places: 9, 8 or 7 of them. (000 Assigning initial counties)

    >>> starting_groups(5)
    [5, 4, 4, 3, 3, 2, 2]
    """
    return GROUPS[: 12 - players]


class AssignCounties(Step[State]):
    """Opens the draft of counties. (000 Assigning initial counties)"""

    __slots__ = ()

    def do(self, g: State, move: Move | None) -> None:
        g.phase = DRAFT
        order = [(g.first_seat + i) % g.players for i in range(g.players)]
        if g.rules.draft_order == "shuffled":
            g.chance.shuffle(order)
        g.turn_order = order
        g.pile = in_play(g.players)
        g.chance.shuffle(g.pile)
        g.open_pair = [g.pile.pop(), g.pile.pop()]
        groups = starting_groups(g.players)
        g.groups = [groups.count(size) for _ in range(g.players) for size in range(6)]
        g.tell.draft_opened(order=order, open=[COUNTIES[c] for c in g.open_pair])
        g.then(*[DraftTurn(seat) for _ in groups for seat in order], EndDraft())


class PlaceLineup(Step[State]):
    """The line-up recommended to beginners; seat 1 takes column A. (000 Default line up of initial counties)"""

    __slots__ = ()

    def do(self, g: State, move: Move | None) -> None:
        for seat, column in enumerate(lineup(g.players)):
            for county, armies in column.items():
                g.owner[county] = seat
                g.armies[county] = armies
                g.supply[seat] -= armies
        order = list(range(g.players))
        if g.rules.draft_order == "shuffled":
            g.chance.shuffle(order)
        g.turn_order = order
        g.tell.lineup_placed()


class PrimeTower(Step[State]):
    """7 armies of each player and 10 peasants, all at once. (000 The dice tower)"""

    __slots__ = ()
    beneath: ClassVar = ("ShuffleDecks",)

    def do(self, g: State, move: Move | None) -> None:
        for seat in range(g.players):
            g.supply[seat] -= PRIMED_ARMIES
            g.pot[seat] = PRIMED_ARMIES
        g.peasants -= PRIMED_PEASANTS
        g.pot[PEASANTS] = PRIMED_PEASANTS
        g.then(Throw(), EmptyTray())


class EmptyTray(Step[State]):
    """What came out goes back to the supplies; at court each own army brings a courtier. (000 The dice tower)"""

    __slots__ = ()
    beneath: ClassVar = ("ShuffleDecks",)

    def do(self, g: State, move: Move | None) -> None:
        for seat in range(g.players):
            g.supply[seat] += g.tray[seat]
            if g.rules.court:
                g.entrance[seat] = min(g.tray[seat], g.courtiers_in_supply(seat))
        g.peasants += g.tray[PEASANTS]
        g.tray = [0] * COLOURS
        g.tell.tower_primed(courtiers=g.entrance[:] if g.rules.court else None)


class ShuffleDecks(Step[State]):
    """The event cards and, at court, the favor cards become face-down decks. (000 Event cards; Court: Set up)"""

    __slots__ = ()
    beneath: ClassVar = ("PlayYear",)

    def do(self, g: State, move: Move | None) -> None:
        g.event_deck = list(range(len(g.rules.events)))
        g.chance.shuffle(g.event_deck)
        if g.rules.court:
            g.favor_deck = list(range(1, len(g.rules.favors) + 1))
            g.chance.shuffle(g.favor_deck)
