"""The state of a game of Wallenstein: small integers in flat lists, indexed by seat, county, colour or box."""

from typing import Final

from feldherr.kernel import state as kernel
from feldherr.kernel.chance import Chance
from feldherr.wallenstein.board import COUNTIES, COUNTY_COUNT, NOT_WITH_THREE
from feldherr.wallenstein.names import BOX_COUNT, BOXES, CLOSED, COLOURS, DRAFT, LOST, NO_PLAN, NOBODY, SET_UP
from feldherr.wallenstein.rules import COURTIERS, STOCK, EventCard, Rules
from feldherr.wallenstein.told import Telling

MOST: Final = 999
"""Thalers, grain or points of a seat."""


FIELDS: Final = (
    "action_cards",
    "actions_open",
    "armies",
    "audience",
    "building_stock",
    "buildings",
    "drawn",
    "drawn_openly",
    "entrance",
    "event",
    "event_deck",
    "event_removed",
    "events_open",
    "events_used",
    "favor_deck",
    "favors_open",
    "favors_used",
    "first_seat",
    "grain",
    "groups",
    "immunity",
    "inside",
    "kept_favor",
    "landsknechte",
    "last_pair",
    "marker_stock",
    "markers",
    "newly_won",
    "open_pair",
    "owner",
    "passed_over",
    "peasants",
    "phase",
    "pile",
    "pile_known",
    "plan",
    "points",
    "position",
    "pot",
    "previous_order",
    "revolting",
    "season",
    "set_aside",
    "shown",
    "supply",
    "thalers",
    "throws",
    "tiles",
    "tray",
    "turn",
    "turn_order",
    "year",
)
"""All that a position keeps besides players, agenda and chance."""


def changed(numbers: list[int], at: int, number: int) -> list[int]:
    """A list in which one number is another: so change those that copies of a state share.

    >>> changed([4, 5, 6], 1, 0)
    [4, 0, 6]
    """
    twin = numbers[:]
    twin[at] = number
    return twin


class State(kernel.State):
    """Everything on and beside the board. Rules read and write these fields; nothing else is remembered."""

    __slots__ = (*FIELDS, "rules", "tell")

    def __init__(self, rules: Rules, players: int, chance: Chance, like: "State | None" = None) -> None:
        self.tell: Telling = Telling(None if like is None else like.tell)
        super().__init__(players, chance, self.tell, None if like is None else like.agenda[:])
        self.rules = rules
        if like is not None:
            self._become(like)
            return
        # by county
        self.owner = [CLOSED if players == 3 and c in NOT_WITH_THREE else NOBODY for c in range(COUNTY_COUNT)]
        self.armies = [0] * COUNTY_COUNT
        self.buildings = [0] * COUNTY_COUNT
        self.markers = [0] * COUNTY_COUNT
        self.newly_won = [0] * COUNTY_COUNT
        """Won this season: its card came to the hand and lies on no box."""
        # by seat
        self.thalers = [rules.start_money[players - 3]] * players
        self.grain = [0] * players
        self.points = [0] * players
        self.supply = [rules.armies_each] * players
        self.position = [-1] * players
        """The chosen place in the player order, with its bonus tile."""
        self.landsknechte = [0] * players
        """The top card of the pile, counted from 0."""
        self.entrance = [0] * players
        self.audience = [0] * players
        self.kept_favor = [0] * players
        """The number of the favor kept against the next revolt marker."""
        self.immunity = [0] * players
        """Bits of the actions with which the seat cannot be attacked this season."""
        # plans: boxes of all seats in a row
        self.plan = [NO_PLAN] * (players * BOX_COUNT)
        self.shown = [0] * (players * BOX_COUNT)
        # the common table
        self.peasants = STOCK["peasants"]
        self.building_stock = [STOCK["palace"], STOCK["church"], STOCK["trading_post"]]
        self.marker_stock = STOCK["revolt_markers"]
        self.phase = SET_UP
        self.year = 0
        self.season = -1
        self.turn = -1
        self.action_cards: list[int] = []
        self.actions_open = 0
        self.tiles: list[int] = []
        self.turn_order: list[int] = []
        self.previous_order: list[int] = []
        self.event_deck: list[int] = []
        self.events_open: list[int] = []
        self.events_used: list[int] = []
        self.event = -1
        self.event_removed = 0
        self.favor_deck: list[int] = []
        self.favors_open: list[int] = []
        self.favors_used: list[int] = []
        self.revolting: list[int] = []
        """Winter: the additional peasants, then the counties of the seat that revolt."""
        # the tower
        self.inside: list[int] = []
        self.tray = [0] * COLOURS
        self.pot = [0] * COLOURS
        """Cubes on their way to the tower."""
        self.throws = 0
        # the draft of counties
        self.first_seat = 0
        self.pile: list[int] = []
        self.pile_known = 0
        """So many cards at the bottom of the pile were seen when they went there."""
        self.open_pair: list[int] = []
        self.last_pair = [-1] * (2 * players)
        self.groups: list[int] = []
        """Unplaced groups: for each seat how many of size 0 to 5."""
        self.drawn = -1
        self.drawn_openly = 0
        self.passed_over = 0
        self.set_aside: list[int] = []

    def copy(self) -> "State":
        return State(self.rules, self.players, self.chance.copy(), self)

    def _become(self, like: "State") -> None:
        """Lists are copied, but for those that nobody changes in place: they are shared, and replaced as a whole or by
        `changed`."""
        self.owner = like.owner[:]
        self.armies = like.armies[:]
        self.buildings = like.buildings[:]
        self.markers = like.markers[:]
        self.newly_won = like.newly_won[:]
        self.thalers = like.thalers[:]
        self.grain = like.grain[:]
        self.points = like.points[:]
        self.supply = like.supply[:]
        self.shown = like.shown[:]
        self.peasants = like.peasants
        self.marker_stock = like.marker_stock
        self.phase = like.phase
        self.year = like.year
        self.season = like.season
        self.turn = like.turn
        self.actions_open = like.actions_open
        self.event = like.event
        self.event_removed = like.event_removed
        self.pot = like.pot[:]
        self.throws = like.throws
        # replaced, never changed
        self.position = like.position
        self.plan = like.plan
        self.building_stock = like.building_stock
        self.action_cards = like.action_cards
        self.event_deck = like.event_deck
        self.events_open = like.events_open
        self.events_used = like.events_used
        self.tray = like.tray
        self.tiles = like.tiles
        self.turn_order = like.turn_order
        self.previous_order = like.previous_order
        self.revolting = like.revolting
        self.inside = like.inside
        # changed at court alone, and with Landsknechte
        court = self.rules.court
        self.entrance = like.entrance[:] if court else like.entrance
        self.audience = like.audience[:] if court else like.audience
        self.kept_favor = like.kept_favor[:] if court else like.kept_favor
        self.immunity = like.immunity[:] if court else like.immunity
        self.favor_deck = like.favor_deck[:] if court else like.favor_deck
        self.favors_open = like.favors_open[:] if court else like.favors_open
        self.favors_used = like.favors_used[:] if court else like.favors_used
        self.landsknechte = like.landsknechte[:] if self.rules.landsknechte else like.landsknechte
        # changed in the draft of counties alone
        drafting = like.phase <= DRAFT
        self.first_seat = like.first_seat
        self.pile = like.pile[:] if drafting else like.pile
        self.pile_known = like.pile_known
        self.open_pair = like.open_pair[:] if drafting else like.open_pair
        self.last_pair = like.last_pair[:] if drafting else like.last_pair
        self.groups = like.groups[:] if drafting else like.groups
        self.drawn = like.drawn
        self.drawn_openly = like.drawn_openly
        self.passed_over = like.passed_over
        self.set_aside = like.set_aside[:] if drafting else like.set_aside

    # -- small questions that many rules ask ---------------------------------------------------------------------------

    def has_seat(self, seat: int) -> bool:
        return 0 <= seat < self.players

    @property
    def action(self) -> int:
        """The action that is performed now; -1 if none is."""
        return self.action_cards[self.turn] if self.turn >= 0 else -1

    def planned(self, seat: int, box: int) -> int:
        """The county whose card lies on a box; -1 if none does (any more)."""
        card = self.plan[seat * BOX_COUNT + box]
        return card if card < COUNTY_COUNT else -1

    def counties_of(self, seat: int) -> list[int]:
        return [c for c, owner in enumerate(self.owner) if owner == seat]

    def courtiers_in_supply(self, seat: int) -> int:
        return COURTIERS - self.entrance[seat] - self.audience[seat]

    def has_tile(self, seat: int, tile: int) -> bool:
        position = self.position[seat]
        return position >= 0 and self.tiles[position] == tile

    def event_card(self) -> EventCard | None:
        """The season's event; None, if there is none or it was removed."""
        return self.rules.events[self.event] if self.event >= 0 and not self.event_removed else None

    def event_effect(self) -> str:
        """What the season's event changes; nothing, if there is none or it was removed."""
        return self.rules.events[self.event].effect if self.event >= 0 and not self.event_removed else ""

    def event_amount(self) -> int:
        return self.rules.events[self.event].amount

    # -- small changes that many rules make ----------------------------------------------------------------------------

    def gain(self, stock: list[int], seat: int, amount: int) -> None:
        """Thalers, grain or points of a seat; no game comes near the most that anybody can have."""
        stock[seat] = min(stock[seat] + amount, MOST)

    def lose_card(self, county: int) -> None:
        """A county's card leaves its owner at once, from the mat or from the hand. (ruling C10)"""
        owner = self.owner[county]
        if owner < 0:
            return
        start = owner * BOX_COUNT
        for box in range(start, start + BOX_COUNT):
            if self.plan[box] == county:
                if not self.shown[box]:
                    self.tell.action_lost(seat=owner, box=BOXES[box - start], county=COUNTIES[county])
                self.plan = changed(self.plan, box, LOST)
                self.shown[box] = 1

    def return_armies(self, county: int) -> None:
        """What is left of the owner's armies goes back to the supply."""
        owner = self.owner[county]
        if owner >= 0:
            self.supply[owner] += self.armies[county]
        self.armies[county] = 0

    def lay_waste(self, county: int) -> None:
        """Buildings, armies and revolt markers leave, the card goes to the common supply. (000 Combat result)"""
        self.lose_card(county)
        self.return_armies(county)
        for building in range(3):
            if self.buildings[county] >> building & 1:
                self.building_stock = changed(self.building_stock, building, self.building_stock[building] + 1)
        self.buildings[county] = 0
        self.marker_stock += self.markers[county]
        self.markers[county] = 0
        self.owner[county] = NOBODY
        self.newly_won[county] = 0

    def win_county(self, seat: int, county: int, armies: int) -> None:
        """The card goes to the winner's hand and cannot act this season. (ruling C10)"""
        self.lose_card(county)
        self.return_armies(county)
        self.owner[county] = seat
        self.armies[county] = armies
        self.newly_won[county] = 1

    def add_marker(self, county: int) -> None:
        """One more revolt marker, unless a kept favor wards it off or none is left. (ruling C5, P14)"""
        owner = self.owner[county]
        if owner >= 0 and self.kept_favor[owner]:
            self.favors_used.append(self.kept_favor[owner])
            self.kept_favor[owner] = 0
            self.tell.marker_warded_off(seat=owner, county=COUNTIES[county])
        elif self.marker_stock:
            self.marker_stock -= 1
            self.markers[county] += 1
            self.tell.marker_added(seat=owner, county=COUNTIES[county], markers=self.markers[county])
        else:
            self.tell.no_marker_left(county=COUNTIES[county])

    def remove_marker(self, county: int) -> None:
        self.markers[county] -= 1
        self.marker_stock += 1
        self.tell.marker_removed(county=COUNTIES[county], markers=self.markers[county])

    def cubes(self, by_colour: list[int]) -> dict[str, int]:
        """Numbers of cubes in words: by seat and "peasants"."""
        named = {str(seat): by_colour[seat] for seat in range(self.players)}
        named["peasants"] = by_colour[COLOURS - 1]
        return named
