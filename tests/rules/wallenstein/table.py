"""Positions that are written, not built up by fifty calls; chance that is set, never hoped for."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import pytest

import feldherr
from feldherr.kernel.chance import Chance
from feldherr.kernel.game import Game
from feldherr.kernel.step import Step
from feldherr.wallenstein import State
from feldherr.wallenstein.actions import act
from feldherr.wallenstein.board import COUNTIES, COUNTY
from feldherr.wallenstein.moves import read_card
from feldherr.wallenstein.names import (
    ACTING,
    ACTIONS,
    BOX,
    BOX_COUNT,
    BUILDINGS,
    COLOURS,
    NOBODY,
    PEASANTS,
    TILES,
)
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.rules import rules_of
from feldherr.wallenstein.tower import cube
from feldherr.wallenstein.winter import PlayWinter

SEATS = ("blue", "yellow", "red", "black", "purple")
EDITIONS = ("second", "first", "manual")
each_edition = pytest.mark.parametrize("edition", EDITIONS)
T = TypeVar("T")


def seat_of(colour: str) -> int:
    return SEATS.index(colour)


def falls(**cubes: int) -> str:
    """What the tower lets fall, as chance's answer: `falls(blue=2, peasants=1)`."""
    named = {("peasants" if c == "peasants" else str(seat_of(c))): n for c, n in cubes.items()}
    return " ".join(["fall", *(f"{c}={n}" for c, n in named.items())])


def alike(counties: Iterable[str], text: str) -> dict[str, Any]:
    """Several counties with the same text: `table(**alike(["baden", "koeln"], "blue 2"))`."""
    return dict.fromkeys(counties, text)


class Stacked(Chance):
    """Chance that draws the wanted items; everything else as always."""

    wanted: list[Any]

    def draw(self, items: list[T], count: int) -> list[T]:
        drawn = [item for item in self.wanted if item in items]
        assert len(drawn) == min(count, len(items))
        return drawn


class Table:
    """A game at a written position, in the middle of a season's actions, with throws answered by the test."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        rulebook = feldherr.rulebook("wallenstein")
        settled = rulebook.read_options(players, {"throws": "outside", **options})
        state = State(rules_of(settled), players, Chance.from_seed(bytes(32)))
        self.game = Game(rulebook, state, settled, bytes(32), None)
        state.phase, state.year, state.season = ACTING, 1, 0
        state.turn_order = list(range(players))
        state.previous_order = list(range(players))
        state.action_cards = list(range(len(ACTIONS)))
        state.actions_open = len(ACTIONS)
        state.turn = 0

    @property
    def state(self) -> State:
        assert isinstance(self.game.state, State)
        return self.game.state

    # -- writing the position ------------------------------------------------------------------------------------------

    def put(self, county: str, text: str) -> None:
        """`blue 3 palace church revolt:1`, or `neutral revolt:1`; armies leave the supply."""
        g, c = self.state, COUNTY[county]
        for word in text.split():
            if word in SEATS:
                g.owner[c] = seat_of(word)
            elif word.isdigit():
                g.armies[c] = int(word)
                g.supply[g.owner[c]] -= int(word)
            elif word in BUILDINGS:
                g.buildings[c] |= 1 << BUILDINGS.index(word)
                g.building_stock[BUILDINGS.index(word)] -= 1
            elif word.startswith("revolt:"):
                g.markers[c] = int(word[7:])
                g.marker_stock -= g.markers[c]
            elif word == "neutral":
                g.owner[c] = NOBODY
            else:
                raise ValueError(word)

    def put_cubes(self, where: str, cubes: Mapping[str, int]) -> None:
        """Into the tray or inside the tower (with age 1), from the supplies."""
        g = self.state
        for colour, number in cubes.items():
            index = PEASANTS if colour == "peasants" else seat_of(colour)
            if colour == "peasants":
                g.peasants -= number
            else:
                g.supply[index] -= number
            if where == "tray":
                g.tray[index] += number
            else:
                g.inside.extend([cube(index, g.throws)] * number)
        g.inside.sort()

    def event(self, effect: str, region: str | None = None) -> None:
        """The season's event: the first card with this effect (and region)."""
        from feldherr.wallenstein.board import REGIONS

        cards = self.state.rules.events
        wanted = -1 if region is None else REGIONS.index(region)
        self.state.event = next(i for i, card in enumerate(cards) if card.effect == effect and card.region == wanted)

    def tiles(self, **tiles: str) -> None:
        """Bonus tiles by colour: `tiles(blue="attack")`."""
        g = self.state
        g.tiles = list(range(len(TILES)))
        for colour, tile in tiles.items():
            g.position[seat_of(colour)] = TILES.index(tile)

    def plan(self, colour: str, **boxes: str) -> None:
        """Lays cards on boxes: `plan("blue", combat_a="anhalt", bid="3")`."""
        for box, card in boxes.items():
            self.state.plan[seat_of(colour) * BOX_COUNT + BOX[box]] = read_card(BOX[box], card)

    def stack(self, *counties: str) -> None:
        """The county cards that chance draws next."""
        self.state.chance = Stacked(self.state.chance.key)
        self.state.chance.wanted = [COUNTY[county] for county in counties]

    # -- playing -------------------------------------------------------------------------------------------------------

    def do(self, *steps: Step[Any]) -> None:
        """Puts steps on the agenda and goes on to the first decision."""
        self.state.then(*steps)
        self.game._pending = None
        self.game.advance()

    def act(self, colour: str, action: str, county: str) -> None:
        """The player's turn in an action, with that card on the box; goes on to the first decision, if any."""
        self.plan(colour, **{action: county})
        self.reveal(colour, action)

    def reveal(self, colour: str, action: str) -> None:
        """The player's turn in an action, with whatever lies on the box."""
        self.state.turn = self.state.action_cards.index(BOX[action])
        act(self.state, seat_of(colour), BOX[action])
        self.do()

    def play(self, colour: str, move: str) -> None:
        self.game.play("chance" if colour == "chance" else seat_of(colour), move)

    def tower(self, fall: str) -> None:
        self.game.play("chance", fall)

    def attack(
        self,
        origin: str,
        target: str,
        armies: int,
        tower: str | None = None,
        action: str = "combat_a",
        defend: int | None = None,
    ) -> None:
        """The owner of `origin` attacks; `defend`, where the defender chooses; `tower`, what falls."""
        colour = SEATS[self.state.owner[COUNTY[origin]]]
        self.act(colour, action, origin)
        self.play(colour, f"move {target} {armies}")
        if defend is not None:
            self.play(SEATS[self.state.owner[COUNTY[target]]], f"defend {defend}")
        if tower is not None:
            self.tower(tower)

    def defend_with_all(self) -> None:
        """Where the defender may choose, all armies are thrown in."""
        for seat, decision in self.game.pending.items():
            if decision.kind == "defend":
                self.game.play(seat, decision.option(decision.count() - 1))

    def fight(self, fall: str) -> None:
        """The battle or revolt under way, with all armies of the defender: that falls."""
        self.defend_with_all()
        self.tower(fall)

    def winter(self, loss: int = 0) -> None:
        """The winter round, with that grain loss on the card left over; goes on to the first decision."""
        cards = self.state.rules.events
        self.state.events_open = [next(i for i, card in enumerate(cards) if card.grain_loss == loss)]
        self.do(PlayWinter())

    # -- looking -------------------------------------------------------------------------------------------------------

    def county(self, county: str) -> str:
        """As it is written: `blue 1 palace revolt:2`; `neutral, empty` when nothing is there."""
        g, c = self.state, COUNTY[county]
        there = [b for i, b in enumerate(BUILDINGS) if g.buildings[c] >> i & 1]
        marks = [f"revolt:{g.markers[c]}"] if g.markers[c] else []
        if g.owner[c] < 0:
            return " ".join(["neutral,", *([*there, *marks] or ["empty"])])
        return " ".join([SEATS[g.owner[c]], str(g.armies[c]), *there, *marks])

    def cubes(self, colour: str) -> dict[str, int]:
        """Where the cubes of a colour are, counties by id, then inside, tray, pot and supply; none where there is 0."""
        g = self.state
        index = PEASANTS if colour == "peasants" else seat_of(colour)
        places = {COUNTIES[c]: g.armies[c] for c in range(len(COUNTIES)) if g.owner[c] == index}
        places["inside"] = sum(resting & 7 == index for resting in g.inside)
        places["tray"] = g.tray[index]
        places["pot"] = g.pot[index]
        places["supply"] = g.peasants if colour == "peasants" else g.supply[index]
        return {place: number for place, number in places.items() if number}

    def thrown(self) -> dict[str, int]:
        """What lies in the pot and tray, about to be thrown."""
        g = self.state
        names = [*SEATS[: g.players], *[""] * (COLOURS - 1 - g.players), "peasants"]
        return {n: g.pot[i] + g.tray[i] for i, n in enumerate(names) if n and g.pot[i] + g.tray[i]}

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of that kind, oldest first."""
        return [facts for told, facts, _ in self.state.events if told == kind]

    def asked(self) -> dict[str, str]:
        """Who is asked what: decision kinds by colour."""
        pending = self.game.pending
        return {(s if isinstance(s, str) else SEATS[s]): d.kind for s, d in pending.items()}

    def options(self, colour: str) -> list[str]:
        return [move.text for move in self.game.pending[seat_of(colour)].options()]

    def hand(self, colour: str) -> list[str]:
        """The county cards that the player could plan with, if planning began now."""
        counties: list[str] = PlanDecision(seat_of(colour), self.state).facts()["counties"]
        return counties

    def thalers(self, colour: str) -> int:
        return self.state.thalers[seat_of(colour)]

    def grain(self, colour: str) -> int:
        return self.state.grain[seat_of(colour)]


def table(
    players: int = 3,
    *,
    edition: str = "second",
    event: str | None = None,
    tiles: Mapping[str, str] | None = None,
    thalers: Mapping[str, int] | None = None,
    grain: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    tray: Mapping[str, int] | None = None,
    inside: Mapping[str, int] | None = None,
    order: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    **counties: str,
) -> Table:
    """A written position: counties by id, and what else matters. `supply` is set last, whatever lies elsewhere."""
    t = Table(players, {"edition": edition, **(options or {})})
    for county, text in counties.items():
        t.put(county, text)
    t.put_cubes("tray", tray or {})
    t.put_cubes("inside", inside or {})
    if event:
        t.event(event)
    t.tiles(**(tiles or {}))
    for values, given in ((t.state.thalers, thalers), (t.state.grain, grain), (t.state.supply, supply)):
        for colour, number in (given or {}).items():
            values[seat_of(colour)] = number
    if order:
        t.state.turn_order = [seat_of(colour) for colour in order]
    return t
