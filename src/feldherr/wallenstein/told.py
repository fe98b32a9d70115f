"""What is told of a game of Wallenstein: every kind of event with its facts.

Each call in the rules is checked against these, and the description of the API is made of them.
"""

from __future__ import annotations  # they cost nothing until somebody asks

from typing import Literal, TypedDict

from feldherr.kernel.teller import Teller
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


class Telling(Teller):
    """All that can be told, kind by kind."""

    __slots__ = ()

    def season_begun(self, year: int, season: Season) -> None:
        """A season begins; winter too."""
        if self.watched:
            self.add(("season_begun year season", None, year, season))

    def season_closed(self, season: Season) -> None:
        """The season's actions are done."""
        if self.watched:
            self.add(("season_closed season", None, season))

    def year_begun(self, year: int, events: list[int]) -> None:
        """A year begins with these event cards, by number."""
        if self.watched:
            self.add(("year_begun year events", None, year, events))

    def year_ended(self, year: int) -> None:
        """A year is over."""
        if self.watched:
            self.add(("year_ended year", None, year))

    def game_over(self, points: list[int]) -> None:
        """The game has ended with these points by seat."""
        if self.watched:
            self.add(("game_over points", None, points))

    def lineup_placed(self) -> None:
        """The default line-up stands on the board."""
        if self.watched:
            self.add(("lineup_placed", None))

    def tower_primed(self, courtiers: list[int] | None) -> None:
        """The tower was filled; with the Emperor's Court, courtiers by seat."""
        if self.watched:
            self.add(("tower_primed courtiers", None, courtiers))

    def draft_opened(self, order: list[int], open: list[str]) -> None:
        """Counties are drafted in this order of seats; two lie open."""
        if self.watched:
            self.add(("draft_opened order open", None, order, open))

    def county_taken(self, seat: int, county: str, open: list[str]) -> None:
        """A player took an open county; these lie open now."""
        if self.watched:
            self.add(("county_taken seat county open", None, seat, county, open))

    def county_drawn(self, seat: int) -> None:
        """A player took the top card of the pile; nobody else has seen it."""
        if self.watched:
            self.add(("county_drawn seat", None, seat))

    def pair_exchanged(self, seat: int, under: list[str], open: list[str]) -> None:
        """The open pair went under the pile; these lie open now."""
        if self.watched:
            self.add(("pair_exchanged seat under open", None, seat, under, open))

    def pair_set_aside(self, aside: list[str], open: list[str]) -> None:
        """Nobody wanted the open pair: it was set aside."""
        if self.watched:
            self.add(("pair_set_aside aside open", None, aside, open))

    def group_placed(self, seat: int, county: str, armies: int) -> None:
        """A group of armies was placed in a county just taken."""
        if self.watched:
            self.add(("group_placed seat county armies", None, seat, county, armies))

    def draft_closed(self) -> None:
        """All groups are placed."""
        if self.watched:
            self.add(("draft_closed", None))

    def action_cards(self, open: list[Action]) -> None:
        """The season's action cards lie out; these are face up, in their order."""
        if self.watched:
            self.add(("action_cards open", None, open))

    def bonus_tiles(self, tiles: list[Tile]) -> None:
        """The bonus tiles lie out, by position."""
        if self.watched:
            self.add(("bonus_tiles tiles", None, tiles))

    def boxes_declared(self, seat: int, boxes: list[Box]) -> None:
        """A player with too few cards said which boxes stay empty."""
        if self.watched:
            self.add(("boxes_declared seat boxes", None, seat, boxes))

    def planned(self, empty: dict[str, list[Box]]) -> None:
        """All have planned; empty boxes by seat, where all may see them."""
        if self.watched:
            self.add(("planned empty", None, empty))

    def event_drawn(self, number: int, effect: str) -> None:
        """The season's event."""
        if self.watched:
            self.add(("event_drawn number effect", None, number, effect))

    def order_shuffled(self, order: list[int]) -> None:
        """The turn order was drawn."""
        if self.watched:
            self.add(("order_shuffled order", None, order))

    def bids(self, bids: list[str]) -> None:
        """What each seat bid: a number, a county or a card in words."""
        if self.watched:
            self.add(("bids bids", None, bids))

    def bidding_order(self, order: list[int]) -> None:
        """In this order the seats choose their positions."""
        if self.watched:
            self.add(("bidding_order order", None, order))

    def position_taken(self, seat: int, position: int, tile: Tile) -> None:
        """A player chose a position, from 1, and its bonus tile."""
        if self.watched:
            self.add(("position_taken seat position tile", None, seat, position, tile))

    def player_order(self, order: list[int]) -> None:
        """The turn order is settled."""
        if self.watched:
            self.add(("player_order order", None, order))

    def pile_advanced(self, seat: int, card: int) -> None:
        """Landsknechte: the card of this level lies on top now."""
        if self.watched:
            self.add(("pile_advanced seat card", None, seat, card))

    def granted(self, seat: int, benefit: str, amount: int) -> None:
        """`thalers`, `grain`, `armies_to_tray` or `victory_points`, from a Landsknechte card or a favor."""
        if self.watched:
            self.add(("granted seat benefit amount", None, seat, benefit, amount))

    def favors_displayed(self, favors: list[int], costs: list[int]) -> None:
        """The favors on display, the dearest first, and their costs in courtiers."""
        if self.watched:
            self.add(("favors_displayed favors costs", None, favors, costs))

    def converted(self, seat: int, source: str, armies: int, courtiers: int) -> None:
        """Armies of a county, or of the `tower`'s tray, became courtiers."""
        if self.watched:
            self.add(("converted seat source armies courtiers", None, seat, source, armies, courtiers))

    def court_order(self, order: list[int]) -> None:
        """In this order the seats ask for favors."""
        if self.watched:
            self.add(("court_order order", None, order))

    def favor_taken(self, seat: int, favor: int, cost: int) -> None:
        """A player took a favor."""
        if self.watched:
            self.add(("favor_taken seat favor cost", None, seat, favor, cost))

    def favor_kept(self, seat: int, favor: int) -> None:
        """The favor is kept for a revolt marker to come."""
        if self.watched:
            self.add(("favor_kept seat favor", None, seat, favor))

    def no_favor(self, seat: int) -> None:
        """A player took no favor."""
        if self.watched:
            self.add(("no_favor seat", None, seat))

    def immune(self, seat: int, actions: list[Action]) -> None:
        """A player is safe from these attacks for the season."""
        if self.watched:
            self.add(("immune seat actions", None, seat, actions))

    def event_removed(self, seat: int) -> None:
        """A favor took the event away."""
        if self.watched:
            self.add(("event_removed seat", None, seat))

    def favor_without_effect(self, seat: int, favor: int) -> None:
        """The favor could bring nothing, or was not used."""
        if self.watched:
            self.add(("favor_without_effect seat favor", None, seat, favor))

    def favor_declined(self, seat: int, favor: int) -> None:
        """The event of the season could have been removed, and stands."""
        if self.watched:
            self.add(("favor_declined seat favor", None, seat, favor))

    def neutral_occupied(self, seat: int, county: str) -> None:
        """A favor brought armies to a neutral county, which is the player's now."""
        if self.watched:
            self.add(("neutral_occupied seat county", None, seat, county))

    def court_closed(self, courtiers: list[int]) -> None:
        """The court is over; courtiers left in the entrance hall, by seat."""
        if self.watched:
            self.add(("court_closed courtiers", None, courtiers))

    def action_begun(self, turn: int, action: Action) -> None:
        """An action begins, from 1."""
        if self.watched:
            self.add(("action_begun turn action", None, turn, action))

    def action_card_turned(self, action: Action, place: int) -> None:
        """The next action card was turned up."""
        if self.watched:
            self.add(("action_card_turned action place", None, action, place))

    def revealed(self, seat: int, action: Box, card: str) -> None:
        """The card on a box: a county, or a card in words."""
        if self.watched:
            self.add(("revealed seat action card", None, seat, action, card))

    def action_lost(self, seat: int, box: Box, county: str) -> None:
        """The county was lost before its action."""
        if self.watched:
            self.add(("action_lost seat box county", None, seat, box, county))

    def skipped(self, seat: int, action: Action, county: str, reason: Skipped) -> None:
        """An action was not performed."""
        if self.watched:
            self.add(("skipped seat action county reason", None, seat, action, county, reason))

    def built(self, seat: int, county: str, building: Building, price: int) -> None:
        """A building was built."""
        if self.watched:
            self.add(("built seat county building price", None, seat, county, building, price))

    def collected(self, seat: int, action: Action, county: str, amount: int) -> None:
        """Grain or Thalers were collected."""
        if self.watched:
            self.add(("collected seat action county amount", None, seat, action, county, amount))

    def deployed(self, seat: int, county: str, armies: int, price: int) -> None:
        """Armies were deployed."""
        if self.watched:
            self.add(("deployed seat county armies price", None, seat, county, armies, price))

    def marched(self, seat: int, origin: str, target: str, armies: int) -> None:
        """Armies moved to a county of their own."""
        if self.watched:
            self.add(("marched seat origin target armies", None, seat, origin, target, armies))

    def attacked(self, seat: int, origin: str, target: str, armies: int, defender: int | None) -> None:
        """Armies attack; null: a neutral county."""
        if self.watched:
            self.add(("attacked seat origin target armies defender", None, seat, origin, target, armies, defender))

    def battle_won(
        self,
        attacker: int,
        defender: int | None,
        county: str,
        attackers: int,
        defenders: int,
        peasants: int,
        survivors: int,
    ) -> None:
        """The attacker won; the cubes that fell of each side, and the armies left."""
        if self.watched:
            facts = (attacker, defender, county, attackers, defenders, peasants, survivors)
            self.add(("battle_won attacker defender county attackers defenders peasants survivors", None, *facts))

    def battle_held(
        self,
        attacker: int,
        defender: int | None,
        county: str,
        attackers: int,
        defenders: int,
        peasants: int,
        survivors: int,
    ) -> None:
        """The defender kept the county."""
        if self.watched:
            facts = (attacker, defender, county, attackers, defenders, peasants, survivors)
            self.add(("battle_held attacker defender county attackers defenders peasants survivors", None, *facts))

    def battle_tied(
        self, attacker: int, defender: int | None, county: str, attackers: int, defenders: int, peasants: int
    ) -> None:
        """Nobody was left: a player's county is laid waste, a neutral one stays neutral."""
        if self.watched:
            facts = (attacker, defender, county, attackers, defenders, peasants)
            self.add(("battle_tied attacker defender county attackers defenders peasants", None, *facts))

    def battle_repelled(
        self, attacker: int, defender: int | None, county: str, attackers: int, defenders: int, peasants: int
    ) -> None:
        """Nobody was left: a player's county is laid waste, a neutral one stays neutral."""
        if self.watched:
            facts = (attacker, defender, county, attackers, defenders, peasants)
            self.add(("battle_repelled attacker defender county attackers defenders peasants", None, *facts))

    def peasants_alone(self, county: str, defender: int) -> None:
        """Peasants had won for the owner, who had no army left: that counts as a tie."""
        if self.watched:
            self.add(("peasants_alone county defender", None, county, defender))

    def revolt(self, seat: int, county: str, armies: int, peasants: int) -> None:
        """A county revolts: cubes thrown in."""
        if self.watched:
            self.add(("revolt seat county armies peasants", None, seat, county, armies, peasants))

    def revolt_put_down(self, seat: int, county: str, armies: int, peasants: int, survivors: int) -> None:
        """The owner kept the county; the cubes that fell, and the armies left."""
        if self.watched:
            facts = (seat, county, armies, peasants, survivors)
            self.add(("revolt_put_down seat county armies peasants survivors", None, *facts))

    def revolt_won(self, seat: int, county: str, armies: int, peasants: int) -> None:
        """The peasants won; the cubes that fell."""
        if self.watched:
            self.add(("revolt_won seat county armies peasants", None, seat, county, armies, peasants))

    def thrown(self, thrown: Cubes, fallen: Cubes) -> None:
        """What went into the tower, and what fell out."""
        if self.watched:
            self.add(("thrown thrown fallen", None, thrown, fallen))

    def marker_added(self, seat: int, county: str, markers: int) -> None:
        """A revolt marker was added; there are so many now."""
        if self.watched:
            self.add(("marker_added seat county markers", None, seat, county, markers))

    def marker_removed(self, county: str, markers: int) -> None:
        """A revolt marker was removed; so many are left."""
        if self.watched:
            self.add(("marker_removed county markers", None, county, markers))

    def marker_warded_off(self, seat: int, county: str) -> None:
        """A favor kept for it took a revolt marker away."""
        if self.watched:
            self.add(("marker_warded_off seat county", None, seat, county))

    def no_marker_left(self, county: str) -> None:
        """There was no revolt marker left to add."""
        if self.watched:
            self.add(("no_marker_left county", None, county))

    def markers_removed(self) -> None:
        """All revolt markers were removed."""
        if self.watched:
            self.add(("markers_removed", None))

    def grain_lost(self, number: int, effect: str, loss: int, grain: list[int]) -> None:
        """The event card takes grain in winter; by seat what is left."""
        if self.watched:
            self.add(("grain_lost number effect loss grain", None, number, effect, loss, grain))

    def supply_checked(self, seat: int, counties: int, shortage: int, revolts: list[str]) -> None:
        """Grain for the counties; for want of it, these revolt."""
        if self.watched:
            self.add(("supply_checked seat counties shortage revolts", None, seat, counties, shortage, revolts))

    def scored(
        self, counties: list[int], buildings: list[int], majorities: list[int], awards: list[Award], points: list[int]
    ) -> None:
        """Points in winter by seat and source, and all points now."""
        if self.watched:
            facts = (counties, buildings, majorities, awards, points)
            self.add(("scored counties buildings majorities awards points", None, *facts))

    def your_county(self, audience: tuple[int, ...], seat: int, county: str) -> None:
        """The county that the player drew, for that player alone."""
        if self.watched:
            self.add(("your_county seat county", audience, seat, county))
