"""What is told of a game of Sixteen Thirty Something: every kind of event with its facts.

Each call in the rules is checked against these, and the description of the API is made of them.
"""

from __future__ import annotations  # they cost nothing until somebody asks

from typing import Any, Literal, TypedDict, overload

from feldherr.kernel.state import State
from feldherr.sixteenthirty.cards import Special
from feldherr.sixteenthirty.names import Faction


class WarFacts(TypedDict):
    """Both sides of a war: dice, modifiers and what they come to."""

    attacker: str
    defender: str
    attacker_dice: list[int]
    defender_dice: list[int]
    attacker_modifiers: int
    defender_modifiers: int
    attacker_total: int
    defender_total: int


class Telling(State):
    """The part of the state that speaks."""

    __slots__ = ()

    @overload
    def tell(self, kind: Literal["markers_drawn"], *, number: int) -> None:
        """Everybody drew so many VP markers."""

    @overload
    def tell(self, kind: Literal["markers_passed"], *, round: int) -> None:
        """Everybody passed a VP marker to the left."""

    @overload
    def tell(self, kind: Literal["cards_dealt"], *, number: int) -> None:
        """Everybody was dealt so many cards."""

    @overload
    def tell(self, kind: Literal["first_player_chosen"], *, seat: int) -> None:
        """Chance has chosen who begins."""

    @overload
    def tell(self, kind: Literal["influence_shown"], *, displays: dict[str, dict[str, list[str]]]) -> None:
        """The initial influence: cards by seat and country."""

    @overload
    def tell(self, kind: Literal["turn_begun"], *, turn: int, first_player: int) -> None:
        """A turn begins."""

    @overload
    def tell(self, kind: Literal["round_begun"], *, seat: int) -> None:
        """A player's round begins."""

    @overload
    def tell(self, kind: Literal["influence_removed"], *, seat: int, country: str, cards: list[str]) -> None:
        """Cards left a display for the market place."""

    @overload
    def tell(self, kind: Literal["influence_turned"], *, seat: int, country: str) -> None:
        """A stack of influence now descends."""

    @overload
    def tell(self, kind: Literal["cards_drawn"], *, seat: int, number: int) -> None:
        """A player drew cards."""

    @overload
    def tell(self, kind: Literal["deck_shuffled"], *, cards: int) -> None:
        """The discard pile became the deck."""

    @overload
    def tell(self, kind: Literal["special_played"], *, seat: int, card: Special) -> None:
        """A special card was played."""

    @overload
    def tell(self, kind: Literal["ability_raised"], *, country: str, military_ability: int) -> None:
        """Its military ability rose."""

    @overload
    def tell(self, kind: Literal["army_raised"], *, country: str, army_size: int) -> None:
        """Its army grew."""

    @overload
    def tell(self, kind: Literal["status_raised"], *, country: str, status: int) -> None:
        """Its status rose."""

    @overload
    def tell(self, kind: Literal["leader_placed"], *, country: str) -> None:
        """It has a military leader now."""

    @overload
    def tell(self, kind: Literal["assassinated"], *, seat: int, victim: int, country: str, cards: list[str]) -> None:
        """An assassin took cards from a display."""

    @overload
    def tell(self, kind: Literal["unrest_placed"], *, country: str, victims: list[int]) -> None:
        """Unrest; these seats lose influence."""

    @overload
    def tell(
        self,
        kind: Literal["join_proposed", "rearm_proposed", "war_proposed", "league_proposed"],
        *,
        seat: int,
        country: str,
        target: str | None,
    ) -> None:
        """A Crown is lobbied."""

    @overload
    def tell(self, kind: Literal["lobby_skipped"], *, seat: int) -> None:
        """A player has no influence to lobby with."""

    @overload
    def tell(
        self,
        kind: Literal["influence_bid"],
        *,
        seat: int,
        country: str,
        cards: list[str],
        dropped: list[str],
        influence: int,
    ) -> None:
        """Cards laid on a display; what they are worth there now."""

    @overload
    def tell(self, kind: Literal["bid_passed"], *, seat: int, country: str) -> None:
        """A player bids no more."""

    @overload
    def tell(
        self,
        kind: Literal["votes_shown"],
        *,
        country: str,
        votes: dict[str, Faction],
        red: int,
        blue: int,
        winner: Faction | Literal["tie"],
    ) -> None:
        """Votes by seat, and the influence behind each colour."""

    @overload
    def tell(self, kind: Literal["second_vote_called"], *, seat: int, country: str, target: str) -> None:
        """The other country has to agree as well."""

    @overload
    def tell(self, kind: Literal["faction_joined"], *, country: str, faction: Faction) -> None:
        """A country joined a faction."""

    @overload
    def tell(self, kind: Literal["rearmed"], *, country: str) -> None:
        """A country has an army again."""

    @overload
    def tell(self, kind: Literal["war_begun"], *, attacker: str, defender: str) -> None:
        """War."""

    @overload
    def tell(
        self,
        kind: Literal["war_won"],
        *,
        attacker: str,
        defender: str,
        attacker_dice: list[int],
        defender_dice: list[int],
        attacker_modifiers: int,
        defender_modifiers: int,
        attacker_total: int,
        defender_total: int,
        winner: str,
        loser: str,
    ) -> None:
        """The higher total won."""

    @overload
    def tell(
        self,
        kind: Literal["war_drawn"],
        *,
        attacker: str,
        defender: str,
        attacker_dice: list[int],
        defender_dice: list[int],
        attacker_modifiers: int,
        defender_modifiers: int,
        attacker_total: int,
        defender_total: int,
    ) -> None:
        """Nobody won."""

    @overload
    def tell(
        self, kind: Literal["status_captured"], *, winner: str, loser: str, winner_status: int, loser_status: int
    ) -> None:
        """The winner took a point of status."""

    @overload
    def tell(self, kind: Literal["army_damaged"], *, country: str, army_size: int) -> None:
        """Its army shrank."""

    @overload
    def tell(self, kind: Literal["ability_damaged"], *, country: str, military_ability: int) -> None:
        """It had no army: its military ability fell."""

    @overload
    def tell(self, kind: Literal["league_enacted"], *, country: str, target: str, faction: Faction) -> None:
        """Two countries form a league."""

    @overload
    def tell(
        self, kind: Literal["league_values"], *, country: str, status: int, army_size: int, military_ability: int
    ) -> None:
        """What a member of the new league has now."""

    @overload
    def tell(self, kind: Literal["league_dissolved"], *, faction: Faction, countries: list[str]) -> None:
        """A league is no more."""

    @overload
    def tell(self, kind: Literal["cards_to_market"], *, seat: int, number: int) -> None:
        """Cards above the limit went to the market place, face down."""

    @overload
    def tell(self, kind: Literal["market_opened"], *, market: dict[str, list[str]]) -> None:
        """All market places were turned up: cards by seat."""

    @overload
    def tell(self, kind: Literal["exchanged"], *, seat: int, at: int, taken: str, given: str) -> None:
        """A card of the hand for one at another player's market place."""

    @overload
    def tell(self, kind: Literal["not_exchanged"], *, seat: int) -> None:
        """A player exchanged nothing."""

    @overload
    def tell(self, kind: Literal["card_collected"], *, seat: int, at: int, card: str) -> None:
        """A card was taken from a market place."""

    @overload
    def tell(self, kind: Literal["nothing_collected"], *, seat: int) -> None:
        """A player took nothing."""

    @overload
    def tell(self, kind: Literal["market_closed"], *, number: int) -> None:
        """So many cards left the market places for the discard pile."""

    @overload
    def tell(self, kind: Literal["points_added"], *, turn: int, gained: list[int], points: list[int]) -> None:
        """Victory points by seat: of this turn, and in all."""

    @overload
    def tell(self, kind: Literal["end_rolled"], *, seat: int, turn: int, die: int) -> None:
        """The die that may end the game."""

    @overload
    def tell(self, kind: Literal["turn_marker_moved"], *, turn: int) -> None:
        """The next turn."""

    @overload
    def tell(self, kind: Literal["first_player_passed"], *, seat: int) -> None:
        """Another player is first now."""

    @overload
    def tell(self, kind: Literal["board_cleared"]) -> None:
        """Leaders and unrest left the board."""

    @overload
    def tell(self, kind: Literal["game_ended"], *, turn: int, points: list[int], markers: dict[str, list[str]]) -> None:
        """The game has ended; points, and all VP markers by seat."""

    def tell(self, kind: str, **facts: Any) -> None:
        self.events.append((kind, facts, None))

    @overload
    def tell_only(
        self, audience: tuple[int, ...], kind: Literal["your_markers"], *, seat: int, markers: list[str]
    ) -> None:
        """The VP markers that the player drew."""

    @overload
    def tell_only(
        self, audience: tuple[int, ...], kind: Literal["marker_passed"], *, seat: int, to: int, country: str
    ) -> None:
        """A VP marker, for giver and receiver alone."""

    @overload
    def tell_only(self, audience: tuple[int, ...], kind: Literal["your_cards"], *, seat: int, cards: list[str]) -> None:
        """The cards that the player drew."""

    @overload
    def tell_only(
        self, audience: tuple[int, ...], kind: Literal["your_market"], *, seat: int, cards: list[str]
    ) -> None:
        """The cards that the player put into the market place."""

    @overload
    def tell_only(
        self,
        audience: tuple[int, ...],
        kind: Literal["your_score"],
        *,
        seat: int,
        by_country: dict[str, int],
        gained: int,
    ) -> None:
        """What the player's VP markers brought."""

    def tell_only(self, audience: tuple[int, ...], kind: str, **facts: Any) -> None:
        self.events.append((kind, facts, audience))
