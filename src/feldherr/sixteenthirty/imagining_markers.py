"""Hidden VP markers drawn afresh, so that they agree with the markers passed and with every sum scored."""

from collections.abc import Iterator
from functools import lru_cache
from math import comb, prod
from typing import Any

from feldherr.kernel.chance import Chance
from feldherr.sixteenthirty.cards import Cards, minus, with_cards, without
from feldherr.sixteenthirty.names import COUNTRY, NONE, N
from feldherr.sixteenthirty.rules import MARKERS, PASSING_ROUNDS
from feldherr.sixteenthirty.state import State


def imagine_markers(g: State, view: dict[str, Any]) -> None:
    """Own VP markers as they are, the others' drawn, the rest undrawn; then how the others may have passed them."""
    supply = list(MARKERS)
    hidden = []
    for seat, player in enumerate(view["players"]):
        if player["vp_markers"] is None:
            hidden.append(seat)
            continue
        g.vp_markers[seat] = tuple(COUNTRY[name] for name in player["vp_markers"])
        for country in g.vp_markers[seat]:
            supply[country] -= 1
    read_passed(g, view)
    rounds = len(view["players"][0]["passed"])
    for required in certainties(g, view["seat"], rounds, hidden):
        found = solution(g, hidden, supply, required)
        if found is not None:
            for seat, markers in found.items():
                g.vp_markers[seat] = markers
            break
    else:
        raise ValueError("no markers agree with this view")
    used = tuple(sorted(country for markers in g.vp_markers for country in markers))
    cup = tuple(country for country in range(N) for _ in range(MARKERS[country]))
    g.undrawn = minus(cup, used)
    imagine_passing(g, rounds)


def read_passed(g: State, view: dict[str, Any]) -> None:
    for seat, player in enumerate(view["players"]):
        for number, name in enumerate(player["passed"]):
            g.passed[number * g.players + seat] = NONE if name is None else COUNTRY[name]


def certainties(g: State, seat: Any, rounds: int, hidden: list[int]) -> Iterator[dict[int, list[int]]]:
    """Markers that must be where this seat passed them. The first may have been passed on in the second round."""
    if not isinstance(seat, int) or not rounds or not hidden:
        yield {}
        return
    left, beyond = (seat + 1) % g.players, (seat + 2) % g.players
    last = g.passed[(rounds - 1) * g.players + seat]
    if rounds < PASSING_ROUNDS:
        yield {left: [last]}
        return
    first = g.passed[seat]
    ways = [{left: [last, first]}, {left: [last], beyond: [first]}]
    if not g.chance.below(g.rules.vp_markers):
        ways.reverse()
    yield from ways


def solution(g: State, hidden: list[int], supply: list[int], required: dict[int, list[int]]) -> dict[int, Cards] | None:
    """VP markers for all seats that hide theirs; what must be somewhere is put there first."""
    left = supply[:]
    for markers in required.values():
        for country in markers:
            left[country] -= 1
    if min(left) < 0:
        return None
    order = hidden[:]
    g.chance.shuffle(order)
    needed = {seat: g.rules.vp_markers - len(required.get(seat, [])) for seat in order}
    if not g.scorings:
        bag = [country for country in range(N) for _ in range(left[country])]
        g.chance.shuffle(bag)
        found = {seat: tuple(bag.pop() for _ in range(needed[seat])) for seat in order}
    else:
        choices = {seat: possible(needed[seat], tuple(left), sums_of(g, seat, required)) for seat in order}
        order.sort(key=lambda seat: len(choices[seat]))
        dealt = next(deals(order, choices, left, g.chance), None)
        if dealt is None:
            return None
        found = {seat: tuple(c for c in range(N) for _ in range(numbers[c])) for seat, numbers in dealt.items()}
    return {seat: tuple(sorted((*required.get(seat, []), *markers))) for seat, markers in found.items()}


Numbers = tuple[int, ...]
"""Of markers, by country."""


def deals(
    seats: list[int], choices: dict[int, list[Numbers]], supply: list[int], chance: Chance
) -> Iterator[dict[int, Numbers]]:
    """Every way to give each seat one of its choices, likely ones sooner."""
    if not seats:
        yield {}
        return
    first, *others = seats
    ways = [ways_to_draw(numbers, supply) for numbers in choices[first]]
    while any(ways):
        drawn = weighted(ways, chance)
        ways[drawn] = 0
        numbers = choices[first][drawn]
        rest = [have - number for have, number in zip(supply, numbers, strict=True)]
        for more in deals(others, choices, rest, chance):
            yield {first: numbers, **more}


def ways_to_draw(numbers: Numbers, supply: list[int]) -> int:
    """How many ways there are to draw so many markers of each country.

    >>> ways_to_draw((1, 0, 2), [2, 2, 2]), ways_to_draw((1, 0, 2), [2, 2, 1])
    (2, 0)
    """
    return prod(map(comb, supply, numbers))


def sums_of(g: State, seat: int, required: dict[int, list[int]]) -> tuple[tuple[int, ...], ...]:
    """What the markers of a seat that are not known brought in each scoring, and what each country was worth in it."""
    own = required.get(seat, [])
    sums = {(gained - sum(worth[c] for c in own), *worth) for gained, *worth in g.scorings[seat :: g.players]}
    return tuple(sorted(sums))


@lru_cache(maxsize=1 << 10)
def possible(number: int, supply: Numbers, sums: tuple[tuple[int, ...], ...]) -> list[Numbers]:
    """All sets of so many markers that have the right sum in every scoring. Views of a turn ask for the same ones.

    >>> possible(2, (2, 1) + (0,) * 8, ((5, 3, 2) + (0,) * 8,))
    [(1, 1, 0, 0, 0, 0, 0, 0, 0, 0)]
    """
    order = sorted(range(N), key=lambda c: -sum([one[1 + c] for one in sums]))
    most = [[max([one[1 + c] for c in order[at:]], default=0) for one in sums] for at in range(N + 1)]
    there = [sum([supply[c] for c in order[at:]]) for at in range(N + 1)]
    found: list[Numbers] = []
    numbers = [0] * N

    def fill(at: int, left: int, due: list[int]) -> None:
        if left > there[at]:
            return
        for points, best in zip(due, most[at], strict=True):
            if points < 0 or points > left * best:
                return
        if at == N:
            found.append(tuple(numbers))
            return
        country = order[at]
        for n in range(min(left, supply[country]) + 1):
            numbers[country] = n
            fill(at + 1, left - n, [points - n * one[1 + country] for points, one in zip(due, sums, strict=True)])
        numbers[country] = 0

    fill(0, number, [one[0] for one in sums])
    return found


def markers_for(
    g: State, seat: int, supply: list[int], required: dict[int, list[int]]
) -> Iterator[tuple[Cards, list[int]]]:
    """Every set of VP markers that this seat may have, in random order, and what is left of the supply."""
    own = required.get(seat, [])
    for numbers in draws(g.rules.vp_markers - len(own), supply, sums_of(g, seat, required), g.chance):
        markers = tuple(sorted([*own, *(c for c in range(N) for _ in range(numbers[c]))]))
        yield markers, [have - number for have, number in zip(supply, numbers, strict=True)]


def draws(number: int, supply: list[int], sums: tuple[tuple[int, ...], ...], chance: Chance) -> Iterator[list[int]]:
    """So many markers by country, likely ones sooner, each time with the right sum in every scoring."""
    order = list(range(N))
    chance.shuffle(order)
    order.sort(key=lambda c: -sum(one[1 + c] for one in sums))
    reach = [[max([one[1 + c] for c in order[at:]], default=0) for one in sums] for at in range(N + 1)]
    numbers = [0] * N

    def fill(at: int, left: int, due: list[int], rest: int) -> Iterator[list[int]]:
        if at == N:
            if not left and not any(due):
                yield numbers[:]
            return
        if any(points < 0 or points > left * most for points, most in zip(due, reach[at], strict=True)):
            return
        country = order[at]
        rest -= supply[country]
        ways = [comb(supply[country], n) * comb(rest, left - n) for n in range(min(left, supply[country]) + 1)]
        while any(ways):
            n = weighted(ways, chance)
            ways[n] = 0
            numbers[country] = n
            after = [points - n * one[1 + country] for points, one in zip(due, sums, strict=True)]
            yield from fill(at + 1, left - n, after, rest)
        numbers[country] = 0

    yield from fill(0, number, [one[0] for one in sums], sum(supply))


def weighted(ways: list[int], chance: Chance) -> int:
    """A place drawn by its weight."""
    at = chance.below(sum(ways))
    for place, weight in enumerate(ways):
        if at < weight:
            return place
        at -= weight
    raise AssertionError


def imagine_passing(g: State, rounds: int) -> None:
    """Going back round by round: everybody got a marker from the right that they have now."""
    now = g.vp_markers[:]
    for number in reversed(range(rounds)):
        start = number * g.players
        for seat in range(g.players):
            if g.passed[start + seat] == NONE:
                g.passed[start + seat] = passed_on(g, seat, number, now)
        given = g.passed[start : start + g.players]
        for seat in range(g.players):
            now[seat] = with_cards(without(now[seat], given[seat - 1]), (given[seat],))


def passed_on(g: State, seat: int, number: int, now: list[Cards]) -> int:
    """Any marker that the left neighbour has now; one known to have come in the round before, if it is here no more."""
    if number:
        right = (seat - 1) % g.players
        got, before = g.passed[number * g.players + right], g.passed[(number - 1) * g.players + right]
        if NONE not in (got, before) and before not in without(now[seat], got):
            return before
    theirs = now[(seat + 1) % g.players]
    return theirs[g.chance.below(len(theirs))]
