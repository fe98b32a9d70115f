"""What is told of a game of Sixteen Thirty Something: every kind of event with its facts.

Each call in the rules is checked against these, and the description of the API is made of them.
"""

from __future__ import annotations  # they cost nothing until somebody asks

from typing import Final, Literal

from feldherr.kernel.teller import Teller
from feldherr.sixteenthirty.cards import Special
from feldherr.sixteenthirty.names import Faction, Joining

SIDES: Final = (
    "attacker defender attacker_dice defender_dice attacker_modifiers defender_modifiers attacker_total defender_total"
)
"""Of a war: dice, modifiers and what they come to."""


class Telling(Teller):
    """All that can be told, kind by kind."""

    __slots__ = ()

    def markers_drawn(self, number: int) -> None:
        """Everybody drew so many VP markers."""
        if self.watched:
            self.add(("markers_drawn number", None, number))

    def markers_passed(self, round: int) -> None:
        """Everybody passed a VP marker to the left."""
        if self.watched:
            self.add(("markers_passed round", None, round))

    def cards_dealt(self, number: int) -> None:
        """Everybody was dealt so many cards."""
        if self.watched:
            self.add(("cards_dealt number", None, number))

    def first_player_chosen(self, seat: int) -> None:
        """Chance has chosen who begins."""
        if self.watched:
            self.add(("first_player_chosen seat", None, seat))

    def influence_shown(self, displays: dict[str, dict[str, list[str]]]) -> None:
        """The initial influence: cards by seat and country."""
        if self.watched:
            self.add(("influence_shown displays", None, displays))

    def turn_begun(self, turn: int, first_player: int) -> None:
        """A turn begins."""
        if self.watched:
            self.add(("turn_begun turn first_player", None, turn, first_player))

    def round_begun(self, seat: int) -> None:
        """A player's round begins."""
        if self.watched:
            self.add(("round_begun seat", None, seat))

    def influence_removed(self, seat: int, country: str, cards: list[str], lost: bool) -> None:
        """Cards left a display for the market place: lost to a vote or to unrest, or given when a round begins."""
        if self.watched:
            self.add(("influence_removed seat country cards lost", None, seat, country, cards, lost))

    def influence_turned(self, seat: int, country: str) -> None:
        """A stack of influence now descends."""
        if self.watched:
            self.add(("influence_turned seat country", None, seat, country))

    def cards_drawn(self, seat: int, number: int) -> None:
        """A player drew cards."""
        if self.watched:
            self.add(("cards_drawn seat number", None, seat, number))

    def deck_shuffled(self, cards: int) -> None:
        """The discard pile became the deck."""
        if self.watched:
            self.add(("deck_shuffled cards", None, cards))

    def special_played(self, seat: int, card: Special) -> None:
        """A special card was played."""
        if self.watched:
            self.add(("special_played seat card", None, seat, card))

    def ability_raised(self, country: str, military_ability: int) -> None:
        """Its military ability rose."""
        if self.watched:
            self.add(("ability_raised country military_ability", None, country, military_ability))

    def army_raised(self, country: str, army_size: int) -> None:
        """Its army grew."""
        if self.watched:
            self.add(("army_raised country army_size", None, country, army_size))

    def status_raised(self, country: str, status: int) -> None:
        """Its status rose."""
        if self.watched:
            self.add(("status_raised country status", None, country, status))

    def leader_placed(self, country: str) -> None:
        """It has a military leader now."""
        if self.watched:
            self.add(("leader_placed country", None, country))

    def assassinated(self, seat: int, victim: int, country: str, cards: list[str]) -> None:
        """An assassin took cards from a display."""
        if self.watched:
            self.add(("assassinated seat victim country cards", None, seat, victim, country, cards))

    def unrest_placed(self, country: str, victims: list[int]) -> None:
        """Unrest; these seats lose influence."""
        if self.watched:
            self.add(("unrest_placed country victims", None, country, victims))

    def join_proposed(self, seat: int, country: str, target: str | None) -> None:
        """A Crown is lobbied."""
        if self.watched:
            self.add(("join_proposed seat country target", None, seat, country, target))

    def rearm_proposed(self, seat: int, country: str, target: str | None) -> None:
        """A Crown is lobbied."""
        if self.watched:
            self.add(("rearm_proposed seat country target", None, seat, country, target))

    def war_proposed(self, seat: int, country: str, target: str | None) -> None:
        """A Crown is lobbied."""
        if self.watched:
            self.add(("war_proposed seat country target", None, seat, country, target))

    def league_proposed(self, seat: int, country: str, target: str | None) -> None:
        """A Crown is lobbied."""
        if self.watched:
            self.add(("league_proposed seat country target", None, seat, country, target))

    def lobby_skipped(self, seat: int) -> None:
        """A player has no influence to lobby with."""
        if self.watched:
            self.add(("lobby_skipped seat", None, seat))

    def influence_bid(self, seat: int, country: str, cards: list[str], dropped: list[str], influence: int) -> None:
        """Cards laid on a display; what they are worth there now."""
        if self.watched:
            kind = "influence_bid seat country cards dropped influence"
            self.add((kind, None, seat, country, cards, dropped, influence))

    def bid_passed(self, seat: int, country: str) -> None:
        """A player bids no more."""
        if self.watched:
            self.add(("bid_passed seat country", None, seat, country))

    def votes_shown(
        self,
        country: str,
        votes: dict[str, Faction],
        red: int,
        blue: int,
        winner: Faction | Literal["tie"],
        passed: bool,
    ) -> None:
        """Votes by seat, the influence behind each colour, and whether that carries the issue in this country."""
        if self.watched:
            kind = "votes_shown country votes red blue winner passed"
            self.add((kind, None, country, votes, red, blue, winner, passed))

    def second_vote_called(self, seat: int, country: str, target: str) -> None:
        """The other country has to agree as well."""
        if self.watched:
            self.add(("second_vote_called seat country target", None, seat, country, target))

    def faction_joined(self, country: str, faction: Faction, by: Joining) -> None:
        """A country joined a faction: by its own vote, attacked as the German States, or with a league."""
        if self.watched:
            self.add(("faction_joined country faction by", None, country, faction, by))

    def rearmed(self, country: str) -> None:
        """A country has an army again."""
        if self.watched:
            self.add(("rearmed country", None, country))

    def war_begun(self, attacker: str, defender: str) -> None:
        """War."""
        if self.watched:
            self.add(("war_begun attacker defender", None, attacker, defender))

    def war_won(
        self,
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
        if self.watched:
            sides = attacker, defender, attacker_dice, defender_dice
            sums = attacker_modifiers, defender_modifiers, attacker_total, defender_total
            self.add((f"war_won {SIDES} winner loser", None, *sides, *sums, winner, loser))

    def war_drawn(
        self,
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
        if self.watched:
            sides = attacker, defender, attacker_dice, defender_dice
            sums = attacker_modifiers, defender_modifiers, attacker_total, defender_total
            self.add((f"war_drawn {SIDES}", None, *sides, *sums))

    def status_captured(self, winner: str, loser: str, winner_status: int, loser_status: int) -> None:
        """The winner took a point of status."""
        if self.watched:
            facts = (winner, loser, winner_status, loser_status)
            self.add(("status_captured winner loser winner_status loser_status", None, *facts))

    def army_damaged(self, country: str, army_size: int) -> None:
        """Its army shrank."""
        if self.watched:
            self.add(("army_damaged country army_size", None, country, army_size))

    def ability_damaged(self, country: str, military_ability: int) -> None:
        """It had no army: its military ability fell."""
        if self.watched:
            self.add(("ability_damaged country military_ability", None, country, military_ability))

    def league_enacted(self, country: str, target: str, faction: Faction) -> None:
        """Two countries form a league."""
        if self.watched:
            self.add(("league_enacted country target faction", None, country, target, faction))

    def league_values(self, country: str, status: int, army_size: int, military_ability: int) -> None:
        """What a member of the new league has now."""
        if self.watched:
            facts = (country, status, army_size, military_ability)
            self.add(("league_values country status army_size military_ability", None, *facts))

    def league_dissolved(self, faction: Faction, countries: list[str]) -> None:
        """A league is no more."""
        if self.watched:
            self.add(("league_dissolved faction countries", None, faction, countries))

    def cards_to_market(self, seat: int, number: int) -> None:
        """Cards above the limit went to the market place, face down."""
        if self.watched:
            self.add(("cards_to_market seat number", None, seat, number))

    def market_opened(self, market: dict[str, list[str]]) -> None:
        """All market places were turned up: cards by seat."""
        if self.watched:
            self.add(("market_opened market", None, market))

    def exchanged(self, seat: int, at: int, taken: str, given: str) -> None:
        """A card of the hand for one at another player's market place."""
        if self.watched:
            self.add(("exchanged seat at taken given", None, seat, at, taken, given))

    def not_exchanged(self, seat: int) -> None:
        """A player exchanged nothing."""
        if self.watched:
            self.add(("not_exchanged seat", None, seat))

    def card_collected(self, seat: int, at: int, card: str) -> None:
        """A card was taken from a market place."""
        if self.watched:
            self.add(("card_collected seat at card", None, seat, at, card))

    def nothing_collected(self, seat: int) -> None:
        """A player took nothing."""
        if self.watched:
            self.add(("nothing_collected seat", None, seat))

    def market_closed(self, number: int) -> None:
        """So many cards left the market places for the discard pile."""
        if self.watched:
            self.add(("market_closed number", None, number))

    def points_added(self, turn: int, gained: list[int], points: list[int]) -> None:
        """Victory points by seat: of this turn, and in all."""
        if self.watched:
            self.add(("points_added turn gained points", None, turn, gained, points))

    def end_rolled(self, seat: int, turn: int, die: int) -> None:
        """The die that may end the game."""
        if self.watched:
            self.add(("end_rolled seat turn die", None, seat, turn, die))

    def turn_marker_moved(self, turn: int) -> None:
        """The next turn."""
        if self.watched:
            self.add(("turn_marker_moved turn", None, turn))

    def first_player_passed(self, seat: int) -> None:
        """Another player is first now."""
        if self.watched:
            self.add(("first_player_passed seat", None, seat))

    def board_cleared(self) -> None:
        """Leaders and unrest left the board."""
        if self.watched:
            self.add(("board_cleared", None))

    def game_ended(self, turn: int, points: list[int], markers: dict[str, list[str]]) -> None:
        """The game has ended; points, and all VP markers by seat."""
        if self.watched:
            self.add(("game_ended turn points markers", None, turn, points, markers))

    def your_markers(self, audience: tuple[int, ...], seat: int, markers: list[str]) -> None:
        """The VP markers that the player drew."""
        if self.watched:
            self.add(("your_markers seat markers", audience, seat, markers))

    def marker_passed(self, audience: tuple[int, ...], seat: int, to: int, country: str) -> None:
        """A VP marker, for giver and receiver alone."""
        if self.watched:
            self.add(("marker_passed seat to country", audience, seat, to, country))

    def your_cards(self, audience: tuple[int, ...], seat: int, cards: list[str]) -> None:
        """The cards that the player drew."""
        if self.watched:
            self.add(("your_cards seat cards", audience, seat, cards))

    def your_market(self, audience: tuple[int, ...], seat: int, cards: list[str]) -> None:
        """The cards that the player put into the market place."""
        if self.watched:
            self.add(("your_market seat cards", audience, seat, cards))

    def your_score(self, audience: tuple[int, ...], seat: int, by_country: dict[str, int], gained: int) -> None:
        """What the player's VP markers brought."""
        if self.watched:
            self.add(("your_score seat by_country gained", audience, seat, by_country, gained))
