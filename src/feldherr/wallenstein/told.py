"""What is told of a game of Wallenstein: every kind of event with its facts.

Each call in the rules is checked against these, and the description of the API is made of them.
"""

from __future__ import annotations  # they cost nothing until somebody asks

from typing import Any, Literal, TypedDict, overload

from feldherr.kernel.state import State
from feldherr.wallenstein.names import Action, Box, Building, Season, Tile

Cubes = dict[str, int]
"""Numbers of cubes, by seat and `peasants`."""
Skipped = Literal["no_tile_left", "no_site", "no_money", "no_armies", "cannot_move", "declined"]


class Award(TypedDict):
    """The majority of a kind of building in a region."""

    region: str
    building: Building
    count: int
    seat: int
    points: int


class BattleFacts(TypedDict):
    """How a battle ended: the cubes that fell of each side."""

    attacker: int
    defender: int | None
    county: str
    attackers: int
    defenders: int
    peasants: int


class RevoltFacts(TypedDict):
    """How a revolt ended: the cubes that fell of each side."""

    seat: int
    county: str
    armies: int
    peasants: int


class Telling(State):
    """The part of the state that speaks."""

    __slots__ = ()

    @overload
    def tell(self, kind: Literal["season_begun"], *, year: int, season: Season) -> None:
        """A season begins; winter too."""

    @overload
    def tell(self, kind: Literal["season_closed"], *, season: Season) -> None:
        """The season's actions are done."""

    @overload
    def tell(self, kind: Literal["year_begun"], *, year: int, events: list[int]) -> None:
        """A year begins with these event cards, by number."""

    @overload
    def tell(self, kind: Literal["year_ended"], *, year: int) -> None:
        """A year is over."""

    @overload
    def tell(self, kind: Literal["game_over"], *, points: list[int]) -> None:
        """The game has ended with these points by seat."""

    @overload
    def tell(self, kind: Literal["lineup_placed"]) -> None:
        """The default line-up stands on the board."""

    @overload
    def tell(self, kind: Literal["tower_primed"], *, courtiers: list[int] | None) -> None:
        """The tower was filled; with the Emperor's Court, courtiers by seat."""

    @overload
    def tell(self, kind: Literal["draft_opened"], *, order: list[int], open: list[str]) -> None:
        """Counties are drafted in this order of seats; two lie open."""

    @overload
    def tell(self, kind: Literal["county_taken"], *, seat: int, county: str, open: list[str]) -> None:
        """A player took an open county; these lie open now."""

    @overload
    def tell(self, kind: Literal["county_drawn"], *, seat: int) -> None:
        """A player took the top card of the pile; nobody else has seen it."""

    @overload
    def tell(self, kind: Literal["pair_exchanged"], *, seat: int, under: list[str], open: list[str]) -> None:
        """The open pair went under the pile; these lie open now."""

    @overload
    def tell(self, kind: Literal["pair_set_aside"], *, aside: list[str], open: list[str]) -> None:
        """Nobody wanted the open pair: it was set aside."""

    @overload
    def tell(self, kind: Literal["group_placed"], *, seat: int, county: str, armies: int) -> None:
        """A group of armies was placed in a county just taken."""

    @overload
    def tell(self, kind: Literal["draft_closed"]) -> None:
        """All groups are placed."""

    @overload
    def tell(self, kind: Literal["action_cards"], *, open: list[Action]) -> None:
        """The season's action cards lie out; these are face up, in their order."""

    @overload
    def tell(self, kind: Literal["bonus_tiles"], *, tiles: list[Tile]) -> None:
        """The bonus tiles lie out, by position."""

    @overload
    def tell(self, kind: Literal["boxes_declared"], *, seat: int, boxes: list[Box]) -> None:
        """A player with too few cards said which boxes stay empty."""

    @overload
    def tell(self, kind: Literal["planned"], *, empty: dict[str, list[Box]]) -> None:
        """All have planned; empty boxes by seat, where all may see them."""

    @overload
    def tell(self, kind: Literal["event_drawn"], *, number: int, effect: str) -> None:
        """The season's event."""

    @overload
    def tell(self, kind: Literal["order_shuffled"], *, order: list[int]) -> None:
        """The turn order was drawn."""

    @overload
    def tell(self, kind: Literal["bids"], *, bids: list[str]) -> None:
        """What each seat bid: a number, a county or a card in words."""

    @overload
    def tell(self, kind: Literal["bidding_order"], *, order: list[int]) -> None:
        """In this order the seats choose their positions."""

    @overload
    def tell(self, kind: Literal["position_taken"], *, seat: int, position: int, tile: Tile) -> None:
        """A player chose a position, from 1, and its bonus tile."""

    @overload
    def tell(self, kind: Literal["player_order"], *, order: list[int]) -> None:
        """The turn order is settled."""

    @overload
    def tell(self, kind: Literal["pile_advanced"], *, seat: int, card: int) -> None:
        """Landsknechte: the card of this level lies on top now."""

    @overload
    def tell(self, kind: Literal["granted"], *, seat: int, benefit: str, amount: int) -> None:
        """`thalers`, `grain`, `armies_to_tray` or `victory_points`, from a Landsknechte card or a favor."""

    @overload
    def tell(self, kind: Literal["favors_displayed"], *, favors: list[int], costs: list[int]) -> None:
        """The favors on display, the dearest first, and their costs in courtiers."""

    @overload
    def tell(self, kind: Literal["converted"], *, seat: int, source: str, armies: int, courtiers: int) -> None:
        """Armies of a county, or of the `tower`'s tray, became courtiers."""

    @overload
    def tell(self, kind: Literal["court_order"], *, order: list[int]) -> None:
        """In this order the seats ask for favors."""

    @overload
    def tell(self, kind: Literal["favor_taken"], *, seat: int, favor: int, cost: int) -> None:
        """A player took a favor."""

    @overload
    def tell(self, kind: Literal["favor_kept"], *, seat: int, favor: int) -> None:
        """The favor is kept for a revolt marker to come."""

    @overload
    def tell(self, kind: Literal["no_favor"], *, seat: int) -> None:
        """A player took no favor."""

    @overload
    def tell(self, kind: Literal["immune"], *, seat: int, actions: list[Action]) -> None:
        """A player is safe from these attacks for the season."""

    @overload
    def tell(self, kind: Literal["event_removed"], *, seat: int) -> None:
        """A favor took the event away."""

    @overload
    def tell(self, kind: Literal["favor_without_effect"], *, seat: int, favor: int) -> None:
        """The favor could bring nothing, or was not used."""

    @overload
    def tell(self, kind: Literal["favor_declined"], *, seat: int, favor: int) -> None:
        """The event of the season could have been removed, and stands."""

    @overload
    def tell(self, kind: Literal["neutral_occupied"], *, seat: int, county: str) -> None:
        """A favor brought armies to a neutral county, which is the player's now."""

    @overload
    def tell(self, kind: Literal["court_closed"], *, courtiers: list[int]) -> None:
        """The court is over; courtiers left in the entrance hall, by seat."""

    @overload
    def tell(self, kind: Literal["action_begun"], *, turn: int, action: Action) -> None:
        """An action begins, from 1."""

    @overload
    def tell(self, kind: Literal["action_card_turned"], *, action: Action, place: int) -> None:
        """The next action card was turned up."""

    @overload
    def tell(self, kind: Literal["revealed"], *, seat: int, action: Box, card: str) -> None:
        """The card on a box: a county, or a card in words."""

    @overload
    def tell(self, kind: Literal["action_lost"], *, seat: int, box: Box, county: str) -> None:
        """The county was lost before its action."""

    @overload
    def tell(self, kind: Literal["skipped"], *, seat: int, action: Action, county: str, reason: Skipped) -> None:
        """An action was not performed."""

    @overload
    def tell(self, kind: Literal["built"], *, seat: int, county: str, building: Building, price: int) -> None:
        """A building was built."""

    @overload
    def tell(self, kind: Literal["collected"], *, seat: int, action: Action, county: str, amount: int) -> None:
        """Grain or Thalers were collected."""

    @overload
    def tell(self, kind: Literal["deployed"], *, seat: int, county: str, armies: int, price: int) -> None:
        """Armies were deployed."""

    @overload
    def tell(self, kind: Literal["marched"], *, seat: int, origin: str, target: str, armies: int) -> None:
        """Armies moved to a county of their own."""

    @overload
    def tell(
        self, kind: Literal["attacked"], *, seat: int, origin: str, target: str, armies: int, defender: int | None
    ) -> None:
        """Armies attack; null: a neutral county."""

    @overload
    def tell(
        self,
        kind: Literal["battle_won"],
        *,
        attacker: int,
        defender: int | None,
        county: str,
        attackers: int,
        defenders: int,
        peasants: int,
        survivors: int,
    ) -> None:
        """The attacker won; the cubes that fell of each side, and the armies left."""

    @overload
    def tell(
        self,
        kind: Literal["battle_held"],
        *,
        attacker: int,
        defender: int | None,
        county: str,
        attackers: int,
        defenders: int,
        peasants: int,
        survivors: int,
    ) -> None:
        """The defender kept the county."""

    @overload
    def tell(
        self,
        kind: Literal["battle_tied", "battle_repelled"],
        *,
        attacker: int,
        defender: int | None,
        county: str,
        attackers: int,
        defenders: int,
        peasants: int,
    ) -> None:
        """Nobody was left: a player's county is laid waste, a neutral one stays neutral."""

    @overload
    def tell(self, kind: Literal["peasants_alone"], *, county: str, defender: int) -> None:
        """Peasants had won for the owner, who had no army left: that counts as a tie."""

    @overload
    def tell(self, kind: Literal["revolt"], *, seat: int, county: str, armies: int, peasants: int) -> None:
        """A county revolts: cubes thrown in."""

    @overload
    def tell(
        self, kind: Literal["revolt_put_down"], *, seat: int, county: str, armies: int, peasants: int, survivors: int
    ) -> None:
        """The owner kept the county; the cubes that fell, and the armies left."""

    @overload
    def tell(self, kind: Literal["revolt_won"], *, seat: int, county: str, armies: int, peasants: int) -> None:
        """The peasants won; the cubes that fell."""

    @overload
    def tell(self, kind: Literal["thrown"], *, thrown: Cubes, fallen: Cubes) -> None:
        """What went into the tower, and what fell out."""

    @overload
    def tell(self, kind: Literal["marker_added"], *, seat: int, county: str, markers: int) -> None:
        """A revolt marker was added; there are so many now."""

    @overload
    def tell(self, kind: Literal["marker_removed"], *, county: str, markers: int) -> None:
        """A revolt marker was removed; so many are left."""

    @overload
    def tell(self, kind: Literal["marker_warded_off"], *, seat: int, county: str) -> None:
        """A favor kept for it took a revolt marker away."""

    @overload
    def tell(self, kind: Literal["no_marker_left"], *, county: str) -> None:
        """There was no revolt marker left to add."""

    @overload
    def tell(self, kind: Literal["markers_removed"]) -> None:
        """All revolt markers were removed."""

    @overload
    def tell(self, kind: Literal["grain_lost"], *, number: int, effect: str, loss: int, grain: list[int]) -> None:
        """The event card takes grain in winter; by seat what is left."""

    @overload
    def tell(
        self, kind: Literal["supply_checked"], *, seat: int, counties: int, shortage: int, revolts: list[str]
    ) -> None:
        """Grain for the counties; for want of it, these revolt."""

    @overload
    def tell(
        self,
        kind: Literal["scored"],
        *,
        counties: list[int],
        buildings: list[int],
        majorities: list[int],
        awards: list[Award],
        points: list[int],
    ) -> None:
        """Points in winter by seat and source, and all points now."""

    def tell(self, kind: str, **facts: Any) -> None:
        self.events.append((kind, facts, None))

    def tell_only(self, audience: tuple[int, ...], kind: Literal["your_county"], *, seat: int, county: str) -> None:
        """The county that the player drew, for that player alone."""
        self.events.append((kind, {"seat": seat, "county": county}, audience))
