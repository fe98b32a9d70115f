"""Special cards: up to two a round, each with full effect before the next. (4.1.3)"""

from typing import TYPE_CHECKING, ClassVar, Final

from feldherr.kernel.decision import Check, Decision, Move
from feldherr.kernel.errors import FeldherrError, IllegalMove
from feldherr.kernel.step import Step
from feldherr.sixteenthirty import league, names
from feldherr.sixteenthirty.bidding import PASS
from feldherr.sixteenthirty.cards import (
    ASSASSIN,
    INCREASE_ARMY_SIZE,
    INCREASE_STATUS,
    KINDS,
    LOBBY_THE_CROWN,
    MILITARY_IMPROVEMENT,
    MILITARY_LEADER,
    SPECIAL,
    SPECIALS,
    UNREST,
    between,
    kinds,
    words,
)
from feldherr.sixteenthirty.influence import discard_from_display, lose_influence
from feldherr.sixteenthirty.lobby import (
    carried,
    closed_issues,
    code_of,
    lobbies,
    lobby_of,
    lobby_the_crown,
    why_no_lobby,
)
from feldherr.sixteenthirty.moves import (
    Assassinate,
    CauseUnrest,
    CountryMove,
    ImproveMilitary,
    IncreaseArmySize,
    IncreaseStatus,
    LobbyTheCrown,
    PlaceLeader,
)
from feldherr.sixteenthirty.names import COUNTRIES, NONE, N
from feldherr.sixteenthirty.rules import (
    HIGHEST_ARMY_SIZE,
    HIGHEST_MILITARY_ABILITY,
    HIGHEST_STATUS,
    SPECIAL_CARDS,
)
from feldherr.sixteenthirty.scoring import foreseen
from feldherr.sixteenthirty.state import State

if TYPE_CHECKING:
    from feldherr.sixteenthirty.shapes_decisions import SpecialCardFacts


IN_A_COUNTRY: Final[dict[int, type[CountryMove]]] = {
    MILITARY_IMPROVEMENT: ImproveMilitary,
    INCREASE_ARMY_SIZE: IncreaseArmySize,
    INCREASE_STATUS: IncreaseStatus,
    MILITARY_LEADER: PlaceLeader,
    UNREST: CauseUnrest,
}
CARD_OF: Final[dict[type[Move], int]] = {
    **{move: card for card, move in IN_A_COUNTRY.items()},
    LobbyTheCrown: LOBBY_THE_CROWN,
    Assassinate: ASSASSIN,
}

# The play of a special card as one number: the card's place in this band, and its target. 0 is a pass.
_BAND: Final = 1 << 12


def targets(g: State, seat: int, card: int) -> list[int]:
    """What a special card may be played on; nothing, and it cannot be played. (ruling Q1)"""
    if card == LOBBY_THE_CROWN:
        return lobbies(g, seat)
    if card == ASSASSIN:
        return on_display(g)
    if card == MILITARY_IMPROVEMENT:
        return [c for c in range(N) if g.ability[c] < HIGHEST_MILITARY_ABILITY]
    if card == INCREASE_ARMY_SIZE:
        return [c for c in range(N) if g.army[c] < HIGHEST_ARMY_SIZE]
    if card == INCREASE_STATUS:
        return [c for c in range(N) if g.status[c] < HIGHEST_STATUS]
    marked = g.leader if card == MILITARY_LEADER else g.unrest
    return [c for c in range(N) if not marked[c]]


def on_display(g: State) -> list[int]:
    """Every kind of card in every stack on the table: place * KINDS + card. (4.1.3.6)"""
    return [place * KINDS + card for place, stack in enumerate(g.stack) if stack for card in kinds(stack)]


class SpecialChoice(Decision):
    """Which special card is played, and on what; or none. Always asked, so that a pass betrays no hand."""

    __slots__ = ("codes", "g", "number")
    kind: ClassVar = "special_card"
    hides_a_forced_answer: ClassVar = True

    def __init__(self, seat: int, g: State, number: int) -> None:
        super().__init__(seat)
        self.g = g
        self.number = number
        self.codes: list[int] = []

    def listed(self) -> list[int]:
        """The codes of all plays, worked out when first asked for."""
        if not self.codes:
            seat = int(self.seat)
            self.codes = [0]
            for card in kinds(between(self.g.hand[seat], SPECIAL, KINDS)):
                band = (card - SPECIAL + 1) * _BAND
                self.codes.extend([band + target for target in targets(self.g, seat, card)])
        return self.codes

    def count(self) -> int:
        return len(self.listed())

    def option(self, index: int) -> Move:
        code = self.listed()[index]
        if code == 0:
            return PASS
        card, target = code // _BAND - 1 + SPECIAL, code % _BAND
        if card == LOBBY_THE_CROWN:
            return lobby_of(target, LobbyTheCrown)
        if card == ASSASSIN:
            place, shot = divmod(target, KINDS)
            return Assassinate(*divmod(place, N), shot)
        return IN_A_COUNTRY[card](target)

    def number_of(self, move: Move) -> int:
        if move == PASS:
            return 0
        card = CARD_OF.get(type(move))
        if card is None:
            return -1
        if isinstance(move, LobbyTheCrown):
            target = code_of(move)
        elif isinstance(move, Assassinate):
            target = (move.seat * N + move.country) * KINDS + move.card
        else:
            assert isinstance(move, CountryMove)
            target = move.country
        code, codes = (card - SPECIAL + 1) * _BAND + target, self.listed()
        return codes.index(code) if code in codes else -1

    def forced(self) -> None:
        return None

    def refusal(self, move: Move) -> FeldherrError:
        g, seat = self.g, int(self.seat)
        card = CARD_OF.get(type(move))
        if card is None:
            return super().refusal(move)
        name = SPECIALS[card - SPECIAL]
        if card not in g.hand[seat]:
            return IllegalMove("card_not_in_hand", card=name)
        if isinstance(move, LobbyTheCrown):
            return why_no_lobby(g, seat, move)
        if isinstance(move, Assassinate):
            return IllegalMove("nothing_to_assassinate", card=words((move.card,))[0], seat=move.seat)
        assert isinstance(move, CountryMove)
        return IllegalMove("no_target_of_card", card=name, country=COUNTRIES[move.country])

    def checked(self, move: Move) -> Check:
        seat = int(self.seat)

        def change(g: State) -> None:
            if isinstance(move, CountryMove):
                take_effect(g, CARD_OF[type(move)], move.country)
            elif isinstance(move, Assassinate):
                assassinate(g, seat, move)
            else:
                carried(g, move)

        return foreseen(super().checked(move), self.g, seat, change)

    def facts(self) -> "SpecialCardFacts":
        plain: SpecialCardFacts = {"number": self.number, "most": SPECIAL_CARDS}
        if LOBBY_THE_CROWN not in self.g.hand[int(self.seat)]:
            return plain
        return {**plain, "closed": closed_issues(self.g, int(self.seat))}


class PlaySpecialCard(Step[State]):
    """The first or second special card of a round. (4.1.3)"""

    __slots__ = ("seat", "number")
    beneath: ClassVar = ("RoundStep",)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def fields(self) -> tuple[int, ...]:
        return self.seat, self.number

    def fits(self, g: State) -> bool:
        first = self.number == 1 and g.agenda[-1] is self
        return g.phase == names.SPECIAL_CARDS and self.seat == g.current and (first or self.number == SPECIAL_CARDS)

    def ask(self, g: State) -> Decision | None:
        return SpecialChoice(self.seat, g, self.number)

    def do(self, g: State, move: Move | None) -> None:
        if move is None or move == PASS:
            return
        card = CARD_OF[type(move)]
        g.leave_hand(self.seat, (card,))
        g.discard.append(card)
        if self.number < SPECIAL_CARDS:
            g.then(PlaySpecialCard(self.seat, self.number + 1))
        g.tell.special_played(seat=self.seat, card=SPECIALS[card - SPECIAL])
        if isinstance(move, LobbyTheCrown):
            lobby_the_crown(g, self.seat, move)
        elif isinstance(move, Assassinate):
            assassinate(g, self.seat, move)
        else:
            assert isinstance(move, CountryMove)
            take_effect(g, card, move.country)


def take_effect(g: State, card: int, country: int) -> None:
    """The five cards that change one country. (4.1.3.2 to 4.1.3.5, 4.1.3.7)"""
    if card == MILITARY_IMPROVEMENT:
        g.ability[country] += 1
        g.tell.ability_raised(country=COUNTRIES[country], military_ability=g.ability[country])
    elif card == INCREASE_ARMY_SIZE:
        g.army[country] += 1
        g.tell.army_raised(country=COUNTRIES[country], army_size=g.army[country])
    elif card == INCREASE_STATUS:
        g.status[country] += 1
        g.tell.status_raised(country=COUNTRIES[country], status=g.status[country])
    elif card == MILITARY_LEADER:
        g.leader[country] = 1
        g.tell.leader_placed(country=COUNTRIES[country])
    else:
        cause_unrest(g, country)


def assassinate(g: State, seat: int, move: Assassinate) -> None:
    """One card of any display goes to its owner's market place. (4.1.3.6)"""
    gone = discard_from_display(g, move.seat, move.country, move.card)
    g.tell.assassinated(seat=seat, victim=move.seat, country=COUNTRIES[move.country], cards=words(gone))


def cause_unrest(g: State, country: int) -> None:
    """A marker; leagues dissolve; who has most influence there is the victim, or all who tie. (4.1.3.7, ruling Q2)"""
    g.unrest[country] = 1
    influence = [g.influence(seat, country) for seat in range(g.players)]
    most = max(influence)
    victims = [seat for seat in range(g.players) if most and influence[seat] == most]
    g.tell.unrest_placed(country=COUNTRIES[country], victims=victims)
    if g.league[country] != NONE:
        league.dissolve(g, country)
    g.then(*lose_influence(g, victims, country))
