"""Written positions of Wallenstein: the planning of a season, on the recommended line-up."""

from typing import Any, Final

import feldherr
from feldherr.kernel.chance import Chance
from feldherr.wallenstein.board import COUNTY, lineup
from feldherr.wallenstein.names import (
    ACTIONS,
    BUILDINGS,
    NOBODY,
    PEASANTS,
    PLANNING,
    SEASONS,
    TILES,
)
from feldherr.wallenstein.planning import PlanAll
from feldherr.wallenstein.rules import rules_of
from feldherr.wallenstein.season import OPEN_ACTIONS
from feldherr.wallenstein.sound_agenda import rest_of_game
from feldherr.wallenstein.state import State
from feldherr.wallenstein.tower import cube

BY_SEAT: Final = ("thalers", "grain", "points", "entrance")


def position(told: dict[str, Any], players: int, options: dict[str, Any]) -> list[Any]:
    """The position that a lesson tells, as the engine keeps it."""
    g = State(rules_of(options), players, Chance.from_seed(bytes(32)))
    g.phase, g.year, g.season = PLANNING, 1, SEASONS.index(told["season"])
    g.previous_order = list(range(players))
    for name in BY_SEAT:
        if name in told:
            setattr(g, name, list(told[name]))
    _counties(g, told.get("counties", {}))
    _tower(g, told)
    _display(g, told)
    g.agenda = rest_of_game(g)
    g.then(PlanAll())
    return feldherr.rulebook("wallenstein").encode(g)


def _counties(g: State, told: dict[str, str]) -> None:
    """The line-up, but for what is told: `0 5 palace church revolt:1`, seat and armies first, or `neutral`."""
    for seat, column in enumerate(lineup(g.players)):
        for county, armies in column.items():
            g.owner[county], g.armies[county] = seat, armies
    for name, text in told.items():
        county, words = COUNTY[name], text.split()
        if words == ["neutral"]:
            g.owner[county], g.armies[county] = NOBODY, 0
            continue
        g.owner[county], g.armies[county] = int(words[0]), int(words[1])
        for word in words[2:]:
            if word.startswith("revolt:"):
                g.markers[county] = int(word.removeprefix("revolt:"))
                g.marker_stock -= g.markers[county]
            else:
                building = BUILDINGS.index(word)
                g.buildings[county] |= 1 << building
                g.building_stock[building] -= 1
    for county, owner in enumerate(g.owner):
        if owner >= 0:
            g.supply[owner] -= g.armies[county]


def _tower(g: State, told: dict[str, Any]) -> None:
    """Cubes by seat and then the peasants; those inside went in with the first throw."""
    g.throws = told.get("throws", 1)
    for place in ("inside", "tray"):
        for colour, number in zip((*range(g.players), PEASANTS), told[place], strict=True):
            if place == "inside":
                g.inside.extend([cube(colour, 1)] * number)
            else:
                g.tray[colour] = number
            if colour == PEASANTS:
                g.peasants -= number
            else:
                g.supply[colour] -= number
    g.inside.sort()


def _display(g: State, told: dict[str, Any]) -> None:
    """Action cards, bonus tiles, events and favors: what is told comes first, the rest in its printed order."""
    g.action_cards = _first([ACTIONS.index(name) for name in told["actions"]], range(len(ACTIONS)))
    g.actions_open = OPEN_ACTIONS
    if g.rules.turn_order == "auction":
        g.tiles = _first([TILES.index(name) for name in told.get("tiles", ())], range(len(TILES)))
    by_number = {card.number: index for index, card in enumerate(g.rules.events)}
    g.events_open = [by_number[number] for number in told["events"]]
    g.events_used = [by_number[number] for number in told.get("events_used", ())]
    known = {*g.events_open, *g.events_used}
    g.event_deck = [index for index in range(len(g.rules.events)) if index not in known]
    if g.rules.court:
        g.favors_open = list(told["favors"])
        g.favor_deck = [favor for favor in range(1, len(g.rules.favors) + 1) if favor not in g.favors_open]


def _first(cards: list[int], everything: range) -> list[int]:
    return [*cards, *(card for card in everything if card not in cards)]
