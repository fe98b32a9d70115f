"""What standing orders are worth, on whole games: python -m tests.orders.measure [--games N].

Six captains play Sixteen Thirty Something, three of them with orders. Counted is how many of the questions reach those
three, and how many of their answers are not those that they would have given themselves. Whether orders change
outcomes is asked of the games themselves: what the three with orders have, less what the three without have, game by
game, of points, places and wins (a tie shares them). If orders made no difference, each of these differences could as
well have the other sign; the chance of a mean at least as far from nothing under random signs is the p-value (a
two-sided sign-flip test). That a difference is not shown does not show that there is none. So it is also asked whether
the outcomes are equivalent: whether a true difference of so much as `BOUNDS` says can be ruled out at either end with a
chance of 5 % to be wrong (two one-sided tests: the 90 % interval of the mean lies within the bounds).
"""

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, mean, stdev
from typing import NamedTuple

from feldherr.kernel.rulebook import Outcome
from tests.orders.by_captains import Count, six
from tests.orders.seasons import four

GAMES = 200
FLIPS = 10_000
BOUNDS = {"points": 3.0, "place": 0.4, "win": 0.08}
"""What would matter: three points, four places in ten games, eight victories in a hundred seats."""
SEASONS = 40
"""Games of Wallenstein, where it is only counted."""


def compared(seed: int) -> tuple[Count, dict[str, float]]:
    """A game, and how much more those with orders have than the others: points, places and wins, on average."""
    ordered = [seat for seat in range(6) if seat % 2 == seed % 2]
    count, outcome = six(seed, ordered)
    return count, {what: apart(ordered, worth) for what, worth in worths(outcome).items()}


def worths(outcome: Outcome) -> dict[str, list[float]]:
    """By seat: points, the place, and the part of the victory.

    >>> worths(Outcome([30, 40, 40, 10, 20, 0], [[1, 2], [0], [4], [3], [5]]))["place"]
    [3.0, 1.5, 1.5, 5.0, 4.0, 6.0]
    """
    places, wins, before = [0.0] * 6, [0.0] * 6, 0
    for tied in outcome.ranking:
        for seat in tied:
            places[seat] = before + (len(tied) + 1) / 2
            wins[seat] = 0.0 if before else 1 / len(tied)
        before += len(tied)
    return {"points": [float(points) for points in outcome.scores], "place": places, "win": wins}


def apart(ordered: Sequence[int], worth: Sequence[float]) -> float:
    """
    >>> apart([0, 2], [5.0, 1.0, 3.0, 2.0])
    2.5
    """
    return mean(worth[seat] for seat in ordered) - mean(worth[s] for s in range(len(worth)) if s not in ordered)


class Found(NamedTuple):
    """What came of a comparison."""

    difference: float
    least: float
    most: float
    """The 90 % interval of the true difference."""
    p: float

    def is_within(self, bound: float) -> bool:
        """Whether a true difference of so much can be ruled out."""
        return -bound < self.least and self.most < bound


def tested(differences: Sequence[float]) -> Found:
    """
    >>> (
    ...     tested([1.0, -1.0] * 50).is_within(0.3),
    ...     tested([1.0, -1.0] * 5).is_within(0.3),
    ...     tested([0.5] * 9).is_within(0.3),
    ... )
    (True, False, False)
    """
    found = mean(differences)
    half = NormalDist().inv_cdf(0.95) * stdev(differences) / sqrt(len(differences))
    return Found(found, found - half, found + half, p_value(differences))


def p_value(differences: Sequence[float], flips: int = FLIPS) -> float:
    """
    >>> p_value([1.0, -1.0] * 20) > 0.5, p_value([1.0] * 20) < 0.01
    (True, True)
    """
    rng, far = Random(1630), abs(sum(differences)) - 1e-9
    hits = sum(abs(sum(one if rng.random() < 0.5 else -one for one in differences)) >= far for _ in range(flips))
    return (hits + 1) / (flips + 1)


def compare(games: int) -> tuple[Count, dict[str, Found]]:
    total, differences = Count(), dict[str, list[float]]()
    with multiprocessing.Pool() as pool:
        for count, found in pool.imap_unordered(compared, range(games)):
            total.add(count)
            for what, difference in found.items():
                differences.setdefault(what, []).append(difference)
    return total, {what: tested(each) for what, each in differences.items()}


def visits(count: Count, seats: int) -> str:
    without, with_orders = (count.visits[kind] / seats for kind in ("without orders", "with orders"))
    return f"{without:.1f} times without orders, {with_orders:.1f} times with them"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    games: int = parser.parse_args().games
    total, outcomes = compare(games)
    seats = games * 3
    print(f"Sixteen Thirty Something, 6 seats, {games} games")
    print(
        f"  a seat is asked {total.questions.total() / seats:.1f} times, of them its player"
        f" {total.asked.total() / seats:.1f} times"
    )
    print(f"  its player comes back {visits(total, seats)}")
    print(f"  reached people: {total.reached():.1%} (at most 50 %); answers as without orders: {total.same():.2%}")
    for what, found in outcomes.items():
        print(
            f"  {what} with orders less without: {found.difference:+.3f}, p = {found.p:.3f} (at least 0.05),"
            f" 90 % from {found.least:+.3f} to {found.most:+.3f} (within {BOUNDS[what]})"
        )
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
    alike = all(found.p >= 0.05 and found.is_within(BOUNDS[what]) for what, found in outcomes.items())
    return 0 if total.reached() <= 0.5 and total.same() >= 0.95 and alike else 1


if __name__ == "__main__":
    sys.exit(main())
