"""Choosing so many of a hand of cards, identical ones alike: counted, numbered, never listed."""

from functools import lru_cache

from feldherr.sixteenthirty.cards import Cards


@lru_cache(maxsize=1 << 12)
def ways_from(times: tuple[int, ...], number: int) -> list[list[int]]:
    """Kinds have so many cards each. From each kind on: how many ways there are to choose 0 to `number` cards."""
    ways = [1] + [0] * number
    found = [ways]
    for most in reversed(times):
        others, ways = ways, ways[:]
        for taken in range(1, min(most, number) + 1):
            for n in range(taken, number + 1):
                ways[n] += others[n - taken]
        found.append(ways)
    found.reverse()
    return found


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
        self.kinds: list[int] = []
        self.times: list[int] = []
        for card in cards:
            if self.kinds and self.kinds[-1] == card:
                self.times[-1] += 1
            else:
                self.kinds.append(card)
                self.times.append(1)
        self.number = number
        self.ways = ways_from(tuple(self.times), number)
        """From each kind on: how many ways to choose so many cards."""

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
