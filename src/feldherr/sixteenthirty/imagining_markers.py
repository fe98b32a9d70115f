"""Hidden VP markers drawn afresh, so that they agree with the markers passed and with every sum scored."""

from collections.abc import Iterable, Iterator
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
    order = hidden[:]
    g.chance.shuffle(order)
    needed = {seat: g.rules.vp_markers - len(required.get(seat, [])) for seat in order}
    if min([*left, *needed.values()]) < 0:
        return None
    if not g.scorings:
        bag = [country for country in range(N) for _ in range(left[country])]
        g.chance.shuffle(bag)
        found = {seat: tuple(bag.pop() for _ in range(needed[seat])) for seat in order}
    else:
        choices = {seat: possible(needed[seat], tuple(left), sums_of(g, seat, required)) for seat in order}
        order.sort(key=lambda seat: len(choices[seat]))
        dealt = deal(order, choices, packed(left), g.chance, set())
        if dealt is None:
            return None
        found = {seat: markers_of(markers) for seat, markers in dealt.items()}
    return {seat: tuple(sorted((*required.get(seat, []), *markers))) for seat, markers in found.items()}


Numbers = tuple[int, ...]
"""Of markers, by country."""
_BITS = 4
_SPARE = sum(8 << _BITS * country for country in range(N))


def packed(numbers: Iterable[int]) -> int:
    """Numbers of markers in one: sets of them can be told apart and taken from one another at once."""
    return sum(number << _BITS * country for country, number in enumerate(numbers))


def unpacked(markers: int) -> Numbers:
    """
    >>> unpacked(packed((0, 2, 1, 0, 4, 0, 0, 0, 0, 1)))
    (0, 2, 1, 0, 4, 0, 0, 0, 0, 1)
    """
    return tuple([markers >> at & 15 for at in range(0, _BITS * N, _BITS)])


def deal(
    seats: list[int], choices: dict[int, list[int]], supply: int, chance: Chance, vain: set[int]
) -> dict[int, int] | None:
    """One of its choices for each seat, a likely one. What is left of the supply says how many seats have theirs: from
    one that was tried in vain nothing is tried again, so that even a hostile position is soon done."""
    if not seats:
        return {}
    if supply in vain:
        return None
    first, *others = seats
    more = supply | _SPARE
    fits = [one for one in choices[first] if (more - one) & _SPARE == _SPARE]
    start = chance.below(len(fits)) if vain and fits else likely(fits, supply, chance)
    for one in fits[start:] + fits[:start]:
        found = deal(others, choices, supply - one, chance, vain)
        if found is not None:
            return {first: one, **found}
    vain.add(supply)
    return None


def likely(sets: list[int], supply: int, chance: Chance) -> int:
    """The place of one of these sets, each as likely as it is drawn."""
    numbers = unpacked(supply)
    return weighted([ways_to_draw(unpacked(one), numbers) for one in sets], chance) if sets else 0


def ways_to_draw(numbers: Numbers, supply: Numbers) -> int:
    """How many ways there are to draw so many markers of each country.

    >>> ways_to_draw((1, 0, 2), (2, 2, 2)), ways_to_draw((1, 0, 2), (2, 2, 1))
    (2, 0)
    """
    return prod(map(comb, supply, numbers))


def sums_of(g: State, seat: int, required: dict[int, list[int]]) -> tuple[tuple[int, ...], ...]:
    """What the markers of a seat that are not known brought in each scoring, and what each country was worth in it."""
    own = required.get(seat, [])
    sums = {(gained - sum(worth[c] for c in own), *worth) for gained, *worth in g.scorings[seat :: g.players]}
    return tuple(sorted(sums))


@lru_cache(maxsize=1 << 6)
def possible(number: int, supply: Numbers, sums: tuple[tuple[int, ...], ...]) -> list[int]:
    """All sets of so many markers, packed, with the right sum in every scoring. Views of a turn ask for the same ones.

    >>> list(map(unpacked, possible(2, (2, 1) + (0,) * 8, ((5, 3, 2) + (0,) * 8,))))
    [(1, 1, 0, 0, 0, 0, 0, 0, 0, 0)]
    """
    order = sorted(range(N), key=lambda c: -sum([one[1 + c] for one in sums]))
    most = [[max([one[1 + c] for c in order[at:]], default=0) for one in sums] for at in range(N + 1)]
    there = [sum([supply[c] for c in order[at:]]) for at in range(N + 1)]
    found: list[int] = []
    numbers = [0] * N

    def fill(at: int, left: int, due: list[int]) -> None:
        if left > there[at]:
            return
        for points, best in zip(due, most[at], strict=True):
            if points < 0 or points > left * best:
                return
        if at == N:
            found.append(packed(numbers))
            return
        country = order[at]
        for n in range(min(left, supply[country]) + 1):
            numbers[country] = n
            fill(at + 1, left - n, [points - n * one[1 + country] for points, one in zip(due, sums, strict=True)])
        numbers[country] = 0

    fill(0, number, [one[0] for one in sums])
    return found


def markers_of(markers: int) -> Cards:
    return tuple([country for country, number in enumerate(unpacked(markers)) for _ in range(number)])


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
