"""Game set up: board, VP markers and their passing, hands, first player, initial influence. (3)"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from feldherr.kernel.chance import Chance
from feldherr.kernel.decision import CHANCE, Choice, Decision, Move
from feldherr.kernel.step import SimultaneousStep, Step
from feldherr.sixteenthirty import moves
from feldherr.sixteenthirty.cards import with_cards, without, words
from feldherr.sixteenthirty.initial import InitialInfluence
from feldherr.sixteenthirty.moves import PassMarker, PlaceInfluence
from feldherr.sixteenthirty.names import COUNTRIES, N
from feldherr.sixteenthirty.rules import MARKERS, PASSING_ROUNDS, rules_of
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.turn import PlayTurn

if TYPE_CHECKING:
    from feldherr.sixteenthirty.shapes_decisions import PassMarkerFacts


def set_up(players: int, options: dict[str, Any], chance: Chance) -> State:
    """A table before anything happened. The agenda is the set-up and the first turn, which brings the next."""
    g = State(rules_of(players, options), players, chance)
    g.then(*SEQUENCE)
    return g


class DrawMarkers(Step[State]):
    """Players draw country VP markers from the cup until they have their quota. (3.2)"""

    __slots__ = ()

    def do(self, g: State, move: Move | None) -> None:
        cup = [country for country in range(N) for _ in range(MARKERS[country])]
        g.chance.shuffle(cup)
        quota = g.rules.vp_markers
        g.tell.markers_drawn(number=quota)
        for seat in range(g.players):
            g.vp_markers[seat] = tuple(sorted(cup[seat * quota : seat * quota + quota]))
            markers = [COUNTRIES[country] for country in g.vp_markers[seat]]
            g.tell.your_markers((seat,), seat=seat, markers=markers)
        g.undrawn = tuple(sorted(cup[g.players * quota :]))


class MarkerToPass(Choice):
    """Which VP marker goes to the left."""

    __slots__ = ("round",)
    kind: ClassVar = "pass_marker"

    def __init__(self, seat: int, moves: list[Move], number: int) -> None:
        super().__init__(seat, moves)
        self.round = number

    def facts(self) -> "PassMarkerFacts":
        return {"round": self.round + 1}


class PassOnMarkers(SimultaneousStep[State]):
    """Everyone puts a VP marker down, then picks up the one from the right. (3.3)"""

    __slots__ = ("round",)
    beneath: ClassVar = ("PassOnMarkers", "DealCards")

    def __init__(self, number: int) -> None:
        self.round = number

    def fields(self) -> tuple[int, ...]:
        return (self.round,)

    def fits(self, g: State) -> bool:
        return 0 <= self.round < PASSING_ROUNDS

    def ask_all(self, g: State) -> dict[int, Decision]:
        return {
            seat: MarkerToPass(seat, [PassMarker(country) for country in sorted(set(markers))], self.round)
            for seat, markers in enumerate(g.vp_markers)
        }

    def do_all(self, g: State, moves: dict[int, Move]) -> None:
        for seat, move in moves.items():
            assert isinstance(move, PassMarker)
            left = (seat + 1) % g.players
            g.passed[self.round * g.players + seat] = move.country
            g.vp_markers[seat] = without(g.vp_markers[seat], move.country)
            g.tell.marker_passed((seat, left), seat=seat, to=left, country=COUNTRIES[move.country])
        for seat, move in moves.items():
            assert isinstance(move, PassMarker)
            left = (seat + 1) % g.players
            g.vp_markers[left] = with_cards(g.vp_markers[left], (move.country,))
        g.tell.markers_passed(round=self.round + 1)


class DealCards(Step[State]):
    """A hand of as many cards as the limit of turn 1. (3.4)"""

    __slots__ = ()
    beneath: ClassVar = ("ChooseFirstPlayer",)

    def do(self, g: State, move: Move | None) -> None:
        g.deck = [kind for kind, number in enumerate(g.rules.deck) for _ in range(number)]
        g.chance.shuffle(g.deck)
        number = g.rules.card_limit[0]
        g.tell.cards_dealt(number=number)
        for seat in range(g.players):
            g.hand[seat] = tuple(sorted(g.deck.pop() for _ in range(number)))
            g.drawn[seat] = g.hand[seat]
            g.tell.your_cards((seat,), seat=seat, cards=words(g.hand[seat]))


class FirstPlayerOutside(Choice):
    """Chance is asked who begins."""

    __slots__ = ()
    kind: ClassVar = "first_player"
    asks_chance: ClassVar = True


class ChooseFirstPlayer(Step[State]):
    """At random. (3.5)"""

    __slots__ = ()
    beneath: ClassVar = ("PlaceInitialInfluence",)

    def ask(self, g: State) -> Decision | None:
        if g.rules.throws == "inside":
            return None
        return FirstPlayerOutside(CHANCE, [moves.FirstPlayer(seat) for seat in range(g.players)])

    def do(self, g: State, move: Move | None) -> None:
        g.first_player = move.seat if isinstance(move, moves.FirstPlayer) else g.chance.below(g.players)
        g.tell.first_player_chosen(seat=g.first_player)


class PlaceInitialInfluence(SimultaneousStep[State]):
    """Up to three cards each, face down, then turned up together; all of it in ascent. (3.6)"""

    __slots__ = ()
    beneath: ClassVar = ("PlayTurn",)

    def ask_all(self, g: State) -> dict[int, Decision]:
        return {seat: InitialInfluence(seat, g.hand[seat]) for seat in range(g.players)}

    def do_all(self, g: State, moves: dict[int, Move]) -> None:
        shown: dict[str, dict[str, list[str]]] = {}
        for seat, move in moves.items():
            assert isinstance(move, PlaceInfluence)
            for country, card in move.placed:
                g.stack[seat * N + country] = with_cards(g.stack[seat * N + country], (card,))
            g.leave_hand(seat, tuple(sorted(card for _, card in move.placed)))
            stacks = {country: g.stack[seat * N + country] for country, _ in move.placed}
            shown[str(seat)] = {COUNTRIES[country]: words(stack) for country, stack in stacks.items()}
        g.tell.influence_shown(displays=shown)


SEQUENCE: Final[tuple[Step[State], ...]] = (
    DrawMarkers(),
    *(PassOnMarkers(number) for number in range(PASSING_ROUNDS)),
    DealCards(),
    ChooseFirstPlayer(),
    PlaceInitialInfluence(),
    PlayTurn(),
)
