"""A finished game told again: the position at each of its chapters, its fortune, its favourite places and its pace."""

from bisect import bisect
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

import orjson

from feldherr import Game
from feldherr.kernel.decision import CHANCE
from feldherr.kernel.state import Event
from feldherr.server.history.chronicle import Turn, opening, tell_again, turns
from feldherr.server.history.luck import teller_of
from feldherr.server.model import Entry, Table
from feldherr.wallenstein.board import COUNTY, REGION, REGIONS

BOUNDS: Final = (5, 15, 30, 60, 180, 600, 3600, 6 * 3600, 24 * 3600)
"""Seconds that part quick decisions from slow ones; there is one class more than bounds."""


def history(table: Table, entries: Sequence[Entry]) -> dict[str, Any]:
    """What the page of a finished game shows."""
    teller = teller_of(table)
    kept: list[dict[str, Any]] = []
    places: list[dict[str, int]] = [{} for _ in range(table.players)]

    def halt(game: Game, n: int, event: Event) -> None:
        teller.heard(game, event)
        if event[0] in game.rulebook.chapters:
            view = orjson.loads(orjson.dumps(game.rulebook.view(game.state, None)))  # later moves must not change it
            kept.append({"move": len(game.moves), "event": {"n": n, "kind": event[0], **event[1]}, "view": view})
            for seat, held in enumerate(places):
                for place in places_of(game, view, seat):
                    held[place] = held.get(place, 0) + 1

    told = turns(entries)
    game = opening(table, halt)
    for turn in tell_again(game, told, table.question):
        if turn is not None:
            teller.before(game, turn.answers)
    fortune = [asdict(each) for each in teller.fortune]
    return {"chapters": kept, "fortune": fortune, "places": places, "times": times(told, table.players)}


def places_of(game: Game, view: dict[str, Any], seat: int) -> list[str]:
    """The regions of the counties that a seat holds, or the countries in which it has influence."""
    if game.rulebook.name == "wallenstein":
        held = (county for county, facts in view["counties"].items() if facts["owner"] == seat)
        return [REGIONS[REGION[COUNTY[county]]] for county in held]
    return list(view["players"][seat].get("display", ()))


def times(told: Sequence[Turn], players: int) -> list[list[int]]:
    """By seat, how many decisions took how long: a number for each class between the bounds."""
    counts = [[0] * (len(BOUNDS) + 1) for _ in range(players)]
    for turn in told:
        for entry in turn.answers:
            if entry.who != CHANCE and turn.asked_at is not None and entry.at >= turn.asked_at:
                counts[entry.seat][bisect(BOUNDS, entry.at - turn.asked_at)] += 1
    return counts
