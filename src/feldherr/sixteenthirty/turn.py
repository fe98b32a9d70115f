"""The game turn: player rounds, then the end of the turn. (4)"""

from typing import ClassVar, Final

from feldherr.kernel.decision import Move
from feldherr.kernel.sound import BOTTOM
from feldherr.kernel.step import SeatStep, Step
from feldherr.sixteenthirty.cards import Cards, minus, with_cards, words
from feldherr.sixteenthirty.influence import RemoveDescending
from feldherr.sixteenthirty.lobby import LobbyStep
from feldherr.sixteenthirty.market import (
    PlaceExcessCards,
    close_the_market,
    collection_round,
    exchange_round,
    go_to_market,
)
from feldherr.sixteenthirty.names import (
    CLEAN_UP,
    DRAW,
    EXCESS_CARDS,
    LOBBY,
    NONE,
    REMOVE_INFLUENCE,
    SPECIAL_CARDS,
    N,
)
from feldherr.sixteenthirty.scoring import add_up_victory_points, check_for_end_of_game
from feldherr.sixteenthirty.special import PlaySpecialCard
from feldherr.sixteenthirty.state import State


class PlayTurn(Step[State]):
    """Each player one round, from the first player to the left, then the end of the turn. (4)"""

    __slots__ = ()
    beneath: ClassVar = (BOTTOM,)

    def do(self, g: State, move: Move | None) -> None:
        g.tell.turn_begun(turn=g.turn, first_player=g.first_player)
        rounds = [PlayRound(seat) for seat in g.seats_from(g.first_player)]
        g.then(*rounds, *ALL_LINES)


class PlayRound(SeatStep[State]):
    """A player's round. (4.1)"""

    __slots__ = ()
    beneath: ClassVar = ("PlayRound", "EndOfTurn")

    def do(self, g: State, move: Move | None) -> None:
        g.current = self.seat
        g.tell.round_begun(seat=self.seat)
        g.then(*[RoundStep(self.seat, line) for line in range(len(ROUND))])


class RoundStep(Step[State]):
    """One line of the player round, known by its place in `ROUND`."""

    __slots__ = ("seat", "line")
    beneath: ClassVar = ("RoundStep", "PlayRound", "EndOfTurn")

    def __init__(self, seat: int, line: int) -> None:
        self.seat = seat
        self.line = line

    def fields(self) -> tuple[int, ...]:
        return self.seat, self.line

    def fits(self, g: State) -> bool:
        return self.seat == g.current and 0 <= self.line < len(ROUND)

    def do(self, g: State, move: Move | None) -> None:
        ROUND[self.line](g, self.seat)


def remove_descending_influence(g: State, seat: int) -> None:
    g.phase = REMOVE_INFLUENCE
    g.then(RemoveDescending(seat))


def draw_new_cards(g: State, seat: int) -> None:
    """From the deck; the discard pile becomes a new one when a card is needed and none is there. (4.1.2, ruling Q11)"""
    g.phase = DRAW
    due = g.rules.draw
    drawn: Cards = ()
    while due and (g.deck or g.discard):
        if not g.deck:
            reshuffle(g)
        now = min(due, len(g.deck))
        cards = tuple(sorted(g.deck[-now:]))
        del g.deck[-now:]
        g.hand[seat] = with_cards(g.hand[seat], cards)
        g.drawn[seat] = with_cards(g.drawn[seat], cards)
        drawn += cards
        due -= now
        g.no_influence[seat] = 0
    g.tell.cards_drawn(seat=seat, number=len(drawn))
    g.tell.your_cards((seat,), seat=seat, cards=words(drawn))


def reshuffle(g: State) -> None:
    """The discard pile becomes the deck. All that was unseen before is in hands and face down in market places."""
    g.deck, g.discard = g.discard, []
    g.deck.sort()
    g.chance.shuffle(g.deck)
    for seat in range(g.players):
        g.kept[seat] = minus(with_cards(g.hand[seat], g.dark[seat]), g.known[seat])
        g.drawn[seat] = ()
        g.emerged[seat] = ()
    g.tell.deck_shuffled(cards=len(g.deck))


def play_special_cards(g: State, seat: int) -> None:
    g.phase = SPECIAL_CARDS
    g.then(PlaySpecialCard(seat, 1))


def lobby_the_crown(g: State, seat: int) -> None:
    g.phase = LOBBY
    g.then(LobbyStep(seat))


def place_excess_cards(g: State, seat: int) -> None:
    g.phase = EXCESS_CARDS
    g.then(PlaceExcessCards(seat))


ROUND: Final = (
    remove_descending_influence,
    draw_new_cards,
    play_special_cards,
    lobby_the_crown,
    place_excess_cards,
)


class EndOfTurn(Step[State]):
    """One line of the end of the turn, known by its place in `END_OF_TURN`."""

    __slots__ = ("line",)
    beneath: ClassVar = ("EndOfTurn", BOTTOM)

    def __init__(self, line: int) -> None:
        self.line = line

    def fields(self) -> tuple[int, ...]:
        return (self.line,)

    def fits(self, g: State) -> bool:
        return 0 <= self.line < len(END_OF_TURN)

    def do(self, g: State, move: Move | None) -> None:
        g.current = NONE
        END_OF_TURN[self.line](g)


def pass_first_player_marker(g: State) -> None:
    """To the right, as nothing else in the game. (4.2.4.1)"""
    g.phase = CLEAN_UP
    g.first_player = (g.first_player - 1) % g.players
    g.tell.first_player_passed(seat=g.first_player)


def remove_markers(g: State) -> None:
    """Military leaders, League of Princes and unrest markers. (4.2.4.2)"""
    g.leader = [0] * N
    g.unrest = [0] * N
    g.league = [NONE] * N
    g.tell.board_cleared()


def begin_a_new_turn(g: State) -> None:
    g.then(PlayTurn())


END_OF_TURN: Final = (
    add_up_victory_points,
    check_for_end_of_game,
    go_to_market,
    exchange_round,
    collection_round,
    close_the_market,
    pass_first_player_marker,
    remove_markers,
    begin_a_new_turn,
)
ALL_LINES: Final = tuple(EndOfTurn(line) for line in range(len(END_OF_TURN)))
