"""The cards: 112 of them, identical ones known by one small number, their kind."""

from bisect import bisect_left
from difflib import get_close_matches
from typing import Final, Literal, get_args

from feldherr.kernel.errors import IllegalMove
from feldherr.sixteenthirty.names import COUNTRIES, COUNTRY, NONE, N

Cards = tuple[int, ...]
"""Kinds of cards, lowest first; a kind stands there once for each card of it."""

HIGHEST: Final = 5
"""Values that an influence card may have: 1 to 5. A kind is a country and a value, an Open value, or a special card."""
OPEN: Final = N * HIGHEST
SPECIAL: Final = OPEN + HIGHEST

Special = Literal[
    "lobby_the_crown",
    "military_improvement",
    "increase_army_size",
    "increase_status",
    "military_leader",
    "assassin",
    "unrest",
]
SPECIALS: Final[tuple[Special, ...]] = get_args(Special)
LOBBY_THE_CROWN: Final = SPECIAL
MILITARY_IMPROVEMENT: Final = SPECIAL + 1
INCREASE_ARMY_SIZE: Final = SPECIAL + 2
INCREASE_STATUS: Final = SPECIAL + 3
MILITARY_LEADER: Final = SPECIAL + 4
ASSASSIN: Final = SPECIAL + 5
UNREST: Final = SPECIAL + 6
KINDS: Final = SPECIAL + len(SPECIALS)

VALUE: Final = tuple(kind % HIGHEST + 1 if kind < SPECIAL else 0 for kind in range(KINDS))
COUNTRY_OF: Final = tuple(kind // HIGHEST if kind < OPEN else NONE for kind in range(KINDS))
CARD_WORDS: Final = (
    *(f"{country}-{value}" for country in COUNTRIES for value in range(1, HIGHEST + 1)),
    *(f"open-{value}" for value in range(1, HIGHEST + 1)),
    *SPECIALS,
)
CARD: Final = {word: kind for kind, word in enumerate(CARD_WORDS)}


def named(country: int, value: int) -> int:
    """The kind of a country's influence card.

    >>> CARD_WORDS[named(COUNTRY["spain"], 3)]
    'spain-3'
    """
    return country * HIGHEST + value - 1


def has_named(cards: Cards) -> bool:
    """A stack stands only with a card of its country: is the lowest kind one?"""
    return bool(cards) and cards[0] < OPEN


def points(cards: Cards) -> int:
    """The influence of a stack: the sum of its values. (5.3.1)"""
    total = 0
    for card in cards:
        total += VALUE[card]
    return total


def kinds(cards: Cards) -> list[int]:
    """Each kind once: cards of a kind lie together.

    >>> kinds((1, 1, 4))
    [1, 4]
    """
    return [card for at, card in enumerate(cards) if at == 0 or cards[at - 1] != card]


def with_cards(cards: Cards, more: Cards) -> Cards:
    """All of both, each of which has the lowest kinds first."""
    return tuple(sorted(cards + more)) if cards and more else cards or more


def without(cards: Cards, card: int) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def minus(cards: Cards, fewer: Cards) -> Cards:
    rest = list(cards)
    for card in fewer:
        rest.remove(card)
    return tuple(rest)


def between(cards: Cards, least: int, beyond: int) -> Cards:
    """Those of the kinds from the one up to the other: they lie together.

    >>> between((1, 1, 3, 4, 7), 1, 4)
    (1, 1, 3)
    """
    return cards[bisect_left(cards, least) : bisect_left(cards, beyond)]


def at_most(cards: Cards, number: int) -> Cards:
    """No more than so many of each kind: where so many are chosen, the others make no difference.

    >>> at_most((1, 1, 1, 4), 2)
    (1, 1, 4)
    """
    if len(cards) <= number:
        return cards
    return tuple([card for at, card in enumerate(cards) if at < number or cards[at - number] != card])


def words(cards: Cards) -> list[str]:
    return [CARD_WORDS[card] for card in cards]


def read_country(word: str) -> int:
    """The number of a country from its id; IllegalMove suggests a near one."""
    if word not in COUNTRY:
        near = get_close_matches(word, COUNTRIES, n=1)
        raise IllegalMove("unknown_country", word=word[:40], near="".join(near))
    return COUNTRY[word]


def read_card(word: str) -> int:
    """The kind of a card from its word; IllegalMove suggests a near one."""
    kind = CARD.get(word)
    if kind is None:
        near = get_close_matches(word, CARD_WORDS, n=1)
        raise IllegalMove("unknown_card", word=word[:40], near="".join(near))
    return kind


def read_cards(words: list[str]) -> Cards:
    kinds = [CARD.get(word, NONE) for word in words]
    if NONE in kinds:
        kinds = [read_card(word) for word in words]  # it says what is wrong
    return tuple(sorted(kinds))
