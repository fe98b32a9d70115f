"""Players whose cards are not seen, while they are imagined."""

from feldherr.sixteenthirty.cards import Cards

Pools = list[list[int]]
"""Cards of each kind: those that were unseen when the deck was last shuffled, and those shuffled."""


class Holder:
    """A player whose cards are not seen: how many came from each pool, and what is known of them."""

    __slots__ = ("cards", "due", "no_influence", "room", "seat", "shown", "sizes")

    def __init__(self, seat: int, sizes: tuple[int, int], shown: Cards, no_influence: bool, due: Cards) -> None:
        self.seat = seat
        self.sizes = sizes
        self.shown = shown
        """Cards that must be among them, as all have seen them since."""
        self.no_influence = no_influence
        """No other card of them is a named influence card."""
        self.due = due
        """One of these, if any, must be among the others."""
        self.room = list(sizes)
        self.cards: Pools = [[], []]

    def dealt(self, pool: int) -> Cards:
        return tuple(sorted(self.cards[pool]))

    def empty(self) -> None:
        self.room = list(self.sizes)
        self.cards = [[], []]

    def take(self, pool: int, card: int, pools: Pools) -> None:
        pools[pool][card] -= 1
        self.room[pool] -= 1
        self.cards[pool].append(card)
