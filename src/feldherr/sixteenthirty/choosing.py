"""Choosing so many of a hand of cards, identical ones alike: counted, numbered, never listed."""

from feldherr.sixteenthirty.cards import Cards


class Choosing:
    """All different choices of `number` cards out of sorted cards, in order.

    >>> ways = Choosing((1, 1, 4, 7), 2)
    >>> [ways.option(i) for i in range(ways.count())]
    [(1, 1), (1, 4), (1, 7), (4, 7)]
    >>> ways.index((1, 7)), ways.index((4, 4))
    (2, -1)
    """

    __slots__ = ("kinds", "number", "times", "ways")

    def __init__(self, cards: Cards, number: int) -> None:
        self.kinds = list(dict.fromkeys(cards))
        self.times = [cards.count(kind) for kind in self.kinds]
        self.number = number
        ways = [1] + [0] * number
        self.ways = [ways]
        """From each kind on: how many ways to choose so many cards."""
        for most in reversed(self.times):
            if most == 1:
                others, ways = ways, ways[:]
                for n in range(number):
                    ways[n + 1] += others[n]
            else:
                ways = [sum(ways[max(0, n - most) : n + 1]) for n in range(number + 1)]
            self.ways.append(ways)
        self.ways.reverse()

    def count(self) -> int:
        return self.ways[0][self.number]

    def option(self, index: int) -> Cards:
        """More of an earlier kind comes first."""
        chosen: list[int] = []
        left = self.number
        for at, kind in enumerate(self.kinds):
            if not left:
                break
            after = self.ways[at + 1]
            for taken in range(min(self.times[at], left), -1, -1):
                if index < after[left - taken]:
                    break
                index -= after[left - taken]
            chosen.extend([kind] * taken)
            left -= taken
        return tuple(chosen)

    def index(self, cards: Cards) -> int:
        """The number of a choice; -1 if it is none."""
        if len(cards) != self.number or list(cards) != sorted(cards) or not set(cards) <= set(self.kinds):
            return -1
        number, left = 0, self.number
        for at, kind in enumerate(self.kinds):
            own = cards.count(kind)
            if own > self.times[at]:
                return -1
            after = self.ways[at + 1]
            number += sum(after[left - taken] for taken in range(own + 1, min(self.times[at], left) + 1))
            left -= own
        return number
