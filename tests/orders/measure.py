"""What standing orders are worth, on whole games: python -m tests.orders.measure [--games N].

Six captains play Sixteen Thirty Something, three of them with orders. Counted is how many of the questions reach those
three, and how many of their answers are not those that they would have given themselves. Whether orders change
outcomes is asked of the games themselves: the mean points of the three with orders, less those of the three without,
game by game. If orders made no difference, each of these differences could as well have the other sign; the chance of
a mean at least as far from nothing under random signs is the p-value (a two-sided sign-flip test).
"""

import argparse
import multiprocessing
import sys
from random import Random
from statistics import mean

from tests.orders.by_captains import Count, six
from tests.orders.seasons import four

GAMES = 200
FLIPS = 10_000
SEASONS = 40
"""Games of Wallenstein, where it is only counted."""


def compared(seed: int) -> tuple[Count, float]:
    """A game, and how many points more those with orders have."""
    ordered = [seat for seat in range(6) if seat % 2 == seed % 2]
    count, scores = six(seed, ordered)
    return count, mean(scores[seat] for seat in ordered) - mean(
        scores[seat] for seat in range(6) if seat not in ordered
    )


def p_value(differences: list[float], flips: int = FLIPS) -> float:
    """
    >>> p_value([1.0, -1.0] * 20) > 0.5, p_value([1.0] * 20) < 0.01
    (True, True)
    """
    rng, far = Random(1630), abs(sum(differences)) - 1e-9
    hits = sum(abs(sum(one if rng.random() < 0.5 else -one for one in differences)) >= far for _ in range(flips))
    return (hits + 1) / (flips + 1)


def compare(games: int) -> tuple[Count, list[float]]:
    total, differences = Count(), []
    with multiprocessing.Pool() as pool:
        for count, difference in pool.imap_unordered(compared, range(games)):
            total.add(count)
            differences.append(difference)
    return total, differences


def visits(count: Count, seats: int) -> str:
    without, with_orders = (count.visits[kind] / seats for kind in ("without orders", "with orders"))
    return f"{without:.1f} times without orders, {with_orders:.1f} times with them"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    games: int = parser.parse_args().games
    total, differences = compare(games)
    p = p_value(differences)
    seats = games * 3
    print(f"Sixteen Thirty Something, 6 seats, {games} games")
    print(
        f"  a seat is asked {total.questions.total() / seats:.1f} times, of them its player"
        f" {total.asked.total() / seats:.1f} times"
    )
    print(f"  its player comes back {visits(total, seats)}")
    print(f"  reached people: {total.reached():.1%} (at most 50 %); answers as without orders: {total.same():.2%}")
    print(f"  points with orders less without: {mean(differences):+.3f}, p = {p:.3f} (sign flips; at least 0.05)")
    with multiprocessing.Pool() as pool:
        for edition in ("second", "first"):
            count = Count()
            for one in pool.starmap(four, [(seed, edition) for seed in range(min(games, SEASONS))]):
                count.add(one)
            seats = min(games, SEASONS) * 4
            print(
                f"Wallenstein, {edition} edition, 4 seats: a seat is asked {count.questions.total() / seats:.1f} times,"
            )
            print(f"  its player comes back {visits(count, seats)}")
            print(
                f"  of them its player {count.asked.total() / seats:.1f} times; answers as without: {count.same():.1%}"
            )
    return 0 if total.reached() <= 0.5 and total.same() >= 0.95 and p >= 0.05 else 1


if __name__ == "__main__":
    sys.exit(main())
