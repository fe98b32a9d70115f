"""Sequence of play: the year, the season and its steps. (000 Sequence of play)"""

from typing import ClassVar, Final

from feldherr.kernel.decision import Move
from feldherr.kernel.step import Step
from feldherr.wallenstein.actions import PerformAction
from feldherr.wallenstein.board import COUNTY_COUNT
from feldherr.wallenstein.court import attend_court, display_favors
from feldherr.wallenstein.landsknechte import check_landsknechte
from feldherr.wallenstein.names import ACTING, ACTIONS, BOX_COUNT, NO_PLAN, SEASONS, TILES
from feldherr.wallenstein.planning import plan
from feldherr.wallenstein.player_order import fix_player_order
from feldherr.wallenstein.state import State
from feldherr.wallenstein.winter import PlayWinter

OPEN_ACTIONS: Final = 5
OPEN_EVENTS: Final = 4


class PlayYear(Step[State]):
    """Four new event cards, then spring, summer, fall and winter. (000 Sequence of play, End of the year)"""

    __slots__ = ("year",)
    beneath: ClassVar = ("PlayYear", "EndGame")

    def __init__(self, year: int) -> None:
        self.year = year

    def fields(self) -> tuple[int, ...]:
        return (self.year,)

    def fits(self, g: State) -> bool:
        return self.year > g.year

    def do(self, g: State, move: Move | None) -> None:
        g.year = self.year
        g.events_open = g.event_deck[: -OPEN_EVENTS - 1 : -1]
        g.event_deck = g.event_deck[:-OPEN_EVENTS]
        g.tell.year_begun(year=self.year, events=[g.rules.events[e].number for e in g.events_open])
        g.then(*[PlaySeason(season) for season in range(3)], PlayWinter())


class PlaySeason(Step[State]):
    """Spring, summer and fall run through the same steps. (000 Spring, summer, and fall)"""

    __slots__ = ("season",)
    beneath: ClassVar = ("PlaySeason", "PlayWinter")

    def __init__(self, season: int) -> None:
        self.season = season

    def fields(self) -> tuple[int, ...]:
        return (self.season,)

    def fits(self, g: State) -> bool:
        return self.season > g.season

    def do(self, g: State, move: Move | None) -> None:
        g.season = self.season
        g.previous_order, g.turn_order = g.turn_order, []
        g.tell.season_begun(year=g.year, season=SEASONS[self.season])
        g.then(*ORDER_FIRST if g.rules.order_before_event else EVENT_FIRST)


class SeasonStep(Step[State]):
    """One line of the sequence of play, known by its place in `SEASON`."""

    __slots__ = ("line",)
    beneath: ClassVar = ("SeasonStep", "PlaySeason", "PlayWinter")

    def __init__(self, line: int) -> None:
        self.line = line

    def fields(self) -> tuple[int, ...]:
        return (self.line,)

    def fits(self, g: State) -> bool:
        return 0 <= self.line < len(SEASON)

    def do(self, g: State, move: Move | None) -> None:
        SEASON[self.line](g)


def lay_out_action_cards(g: State) -> None:
    """Ten cards shuffled: five face up, five face down. (000 Display action cards)"""
    g.action_cards = list(range(len(ACTIONS)))
    g.chance.shuffle(g.action_cards)
    g.actions_open = OPEN_ACTIONS
    g.turn = -1
    g.tell.action_cards(open=[ACTIONS[a] for a in g.action_cards[:OPEN_ACTIONS]])


def lay_out_bonus_tiles(g: State) -> None:
    """All five tiles on the positions 1 to 5. (000 Display bonus tiles)"""
    if g.rules.turn_order == "auction":
        g.tiles = list(range(len(TILES)))
        g.chance.shuffle(g.tiles)
        g.tell.bonus_tiles(tiles=[TILES[t] for t in g.tiles])


def determine_event(g: State) -> None:
    """One of the open event cards, for all players and this season. (000 Determine event)"""
    drawn = g.chance.below(len(g.events_open))
    g.event = g.events_open[drawn]
    g.events_open = g.events_open[:drawn] + g.events_open[drawn + 1 :]
    g.event_removed = 0
    card = g.rules.events[g.event]
    g.tell.event_drawn(number=card.number, effect=card.effect)


def perform_actions(g: State) -> None:
    """Action by action, each by all players in player order. (000 Perform actions)"""
    g.phase = ACTING
    g.then(*[PerformAction(turn, 0) for turn in range(len(ACTIONS))])


def close_season(g: State) -> None:
    """Cards return to the hands, tiles go back, the event card leaves the game. (000 Perform actions)"""
    g.plan = [NO_PLAN] * (g.players * BOX_COUNT)
    g.shown = [0] * (g.players * BOX_COUNT)
    g.newly_won = [0] * COUNTY_COUNT
    g.position = [-1] * g.players
    g.immunity = [0] * g.players
    g.tiles = []
    g.events_used = [*g.events_used, g.event]
    g.event = -1
    g.event_removed = 0
    g.action_cards = []
    g.actions_open = 0
    g.turn = -1
    g.tell.season_closed(season=SEASONS[g.season])


SEASON: Final = (
    lay_out_action_cards,
    lay_out_bonus_tiles,
    display_favors,  # Emperor's Court
    plan,  # everyone, in secret
    determine_event,
    fix_player_order,
    check_landsknechte,  # Landsknechte
    attend_court,  # Emperor's Court
    perform_actions,
    close_season,
)
EVENT_FIRST: Final = tuple(SeasonStep(line) for line in range(len(SEASON)))
_EVENT: Final = SEASON.index(determine_event)
ORDER_FIRST: Final = (
    *EVENT_FIRST[:_EVENT],
    EVENT_FIRST[_EVENT + 1],
    EVENT_FIRST[_EVENT],
    *EVENT_FIRST[_EVENT + 2 :],
)
