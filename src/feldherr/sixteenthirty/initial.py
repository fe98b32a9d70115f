"""The choice of initial influence: up to three cards, Open ones with their country. (3.6, 5.3.4, ruling Q17)"""

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

from feldherr.kernel.decision import Decision, Move
from feldherr.kernel.errors import FeldherrError, IllegalMove
from feldherr.sixteenthirty.cards import CARD_WORDS, COUNTRY_OF, OPEN, SPECIAL, Cards, at_most, between, words
from feldherr.sixteenthirty.moves import PlaceInfluence
from feldherr.sixteenthirty.names import COUNTRIES
from feldherr.sixteenthirty.rules import INITIAL_INFLUENCE

if TYPE_CHECKING:
    from feldherr.sixteenthirty.shapes_decisions import InitialInfluenceFacts


Placed = tuple[tuple[int, int], ...]
"""Countries and cards."""
_PLACED: Final = tuple((COUNTRY_OF[card], card) for card in range(SPECIAL))
"""Each card as it is placed; Open ones still want their country."""


def placings(hand: Cards) -> list[Placed]:
    """Every way to place up to three influence cards, each once.

    >>> [PlaceInfluence(placed).text for placed in placings((15, 50))]
    ['influence', 'influence france-1', 'influence france-1 open-1=france']
    """
    influence = at_most(between(hand, 0, SPECIAL), INITIAL_INFLUENCE)
    cards = [_PLACED[card] for card in influence]
    ways: list[Placed] = [()]
    alike = len(set(influence)) < len(influence)
    for number in range(1, INITIAL_INFLUENCE + 1):
        chosen = combinations(cards, number)
        for placed in dict.fromkeys(chosen) if alike else chosen:
            if placed[-1][1] < OPEN:
                ways.append(placed)
            elif placed[0][1] < OPEN:
                ways.extend(assignments(placed))
    return ways


def assignments(placed: Placed) -> list[Placed]:
    """The ways to give the Open cards among these to countries that have a named one."""
    own = tuple([one for one in placed if one[1] < OPEN])
    ways: list[Placed] = [own]
    for _, card in placed[len(own) :]:
        ways = [with_open(way, at, card) for way in ways for at in last_of_countries(way)]
    return list(dict.fromkeys(ways)) if len(placed) > len(own) + 1 else ways


def last_of_countries(placed: Placed) -> list[int]:
    """Where the cards of each country end."""
    last = len(placed) - 1
    return [at for at in range(last + 1) if at == last or placed[at][0] != placed[at + 1][0]]


def with_open(placed: Placed, at: int, card: int) -> Placed:
    """An Open card goes to the country of the card there, behind it."""
    return (*placed[: at + 1], (placed[at][0], card), *placed[at + 1 :])


class InitialInfluence(Decision):
    """Which cards form the initial display."""

    __slots__ = ("hand", "ways")
    kind: ClassVar = "initial_influence"
    lists_options: ClassVar = False

    def __init__(self, seat: int, hand: Cards) -> None:
        super().__init__(seat)
        self.hand = hand
        self.ways: list[Placed] = []

    def listed(self) -> list[Placed]:
        """Worked out when first asked for."""
        if not self.ways:
            self.ways = placings(self.hand)
        return self.ways

    def count(self) -> int:
        return len(self.listed())

    def option(self, index: int) -> Move:
        return PlaceInfluence(self.listed()[index])

    def number_of(self, move: Move) -> int:
        ways = self.listed()
        return ways.index(move.placed) if isinstance(move, PlaceInfluence) and move.placed in ways else -1

    def refusal(self, move: Move) -> FeldherrError:
        if not isinstance(move, PlaceInfluence):
            return super().refusal(move)
        cards = [card for _, card in move.placed]
        if len(cards) > INITIAL_INFLUENCE:
            return IllegalMove("too_many_initial_cards", given=len(cards), most=INITIAL_INFLUENCE)
        for card in cards:
            if card >= SPECIAL:
                return IllegalMove("no_influence_card", card=CARD_WORDS[card])
            if cards.count(card) > self.hand.count(card):
                return IllegalMove("card_not_in_hand", card=CARD_WORDS[card])
        for country, card in move.placed:
            if card >= OPEN and all(COUNTRY_OF[other] != country for other in cards):
                return IllegalMove("open_card_alone", country=COUNTRIES[country])
        return super().refusal(move)

    def facts(self) -> "InitialInfluenceFacts":
        return {"hand": words(self.hand), "most": INITIAL_INFLUENCE}
