"""Drawing a round: who sits with whom, and where.

Swiss: neighbours in the standings sit together, never twice with the same one if that can be avoided. Groups: the same
people play all rounds but the last, in which the best of the groups meet.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random
from typing import Final

from feldherr.server.tournaments.standings import Line, Result

REPEAT: Final = 10_000
"""To meet again costs more than any distance in the standings."""
TRIES: Final = 1000
"""How often all who are drawn together are shaken anew, when some would meet again."""


def sizes(entrants: int, size: int) -> list[int]:
    """How many entrants each table gets: as evenly as possible, none more than `size`. What a table then lacks to the
    fewest that the game takes, bots make up.

    >>> sizes(16, 4), sizes(14, 4), sizes(5, 4), sizes(4, 3)
    ([4, 4, 4, 4], [4, 4, 3, 3], [3, 2], [2, 2])
    """
    tables = -(-entrants // size)
    each, more = divmod(entrants, tables)
    return [each + 1] * more + [each] * (tables - more)


def swiss(lines: Sequence[Line], size: int, seed: str) -> list[list[int]]:
    """Tables of entrants, the best first, from how they stand; those who come first are to be met by their like."""
    order = [line.entry for line in lines]
    met = {line.entry: line.met for line in lines}
    shape = sizes(len(order), size)
    if not any(met.values()):
        Random(seed).shuffle(order)  # nobody has met anybody, so nothing tells them apart
        return _cut(order, shape)
    best = _improved(order, shape, met)
    for attempt in range(TRIES // len(order)):
        if not _repeats(best, met):
            break
        shaken = _shaken(order, Random(f"{seed}/{attempt}"), size * (1 + attempt / 8))
        found = _improved(shaken, shape, met)
        if _repeats(found, met) < _repeats(best, met):
            best = found
    return best


def _cut(order: Sequence[int], shape: Sequence[int]) -> list[list[int]]:
    cut, at = [], 0
    for size in shape:
        cut.append(list(order[at : at + size]))
        at += size
    return cut


def _repeats(tables: Sequence[Sequence[int]], met: dict[int, Counter[int]]) -> int:
    return sum(met[one][other] for table in tables for one, other in combinations(table, 2))


def _shaken(order: Sequence[int], rng: Random, size: float) -> list[int]:
    """Nearly the same order: everybody moves a table or so, or a few."""
    return [entry for _, entry in sorted((i + rng.uniform(-size, size), entry) for i, entry in enumerate(order))]


def _improved(order: Sequence[int], shape: Sequence[int], met: dict[int, Counter[int]]) -> list[list[int]]:
    """Entrants change tables two by two, as long as that avoids meetings or brings them nearer to their like."""
    tables = _cut(order, shape)
    natural = {entry: i for i, table in enumerate(tables) for entry in table}

    def cost(entry: int, at: int, instead_of: int) -> int:
        again = sum(met[entry][other] ** 2 for other in tables[at] if other not in (entry, instead_of))
        return REPEAT * again + (natural[entry] - at) ** 2

    better = True
    while better:
        better = False
        for (a, one), (b, other) in combinations([(i, e) for i, table in enumerate(tables) for e in table], 2):
            if a == b or one not in tables[a] or other not in tables[b]:
                continue
            now = cost(one, a, one) + cost(other, b, other)
            then = cost(one, b, other) + cost(other, a, one)
            if then < now:
                tables[a][tables[a].index(one)], tables[b][tables[b].index(other)] = other, one
                better = True
    return tables


def groups(order: Sequence[int], size: int) -> list[list[int]]:
    """Groups of like strength: the first of the order go to different ones, there and back again.

    >>> groups([1, 2, 3, 4, 5, 6, 7, 8], 4)
    [[1, 4, 5, 8], [2, 3, 6, 7]]
    """
    room = sizes(len(order), size)
    made: list[list[int]] = [[] for _ in room]
    forth = list(range(len(room)))
    at = 0
    for entry in order:
        while len(made[_snake(forth, at)]) >= room[_snake(forth, at)]:
            at += 1
        made[_snake(forth, at)].append(entry)
        at += 1
    return made


def _snake(forth: Sequence[int], at: int) -> int:
    turn, step = divmod(at, len(forth))
    return forth[-1 - step] if turn % 2 else forth[step]


def finalists(lines: Sequence[Line], grouped: Sequence[Sequence[int]], size: int) -> list[int]:
    """Who plays the final: the first of each group, then the best of the others; by how they stand."""
    rank = {line.entry: i for i, line in enumerate(lines)}
    firsts = sorted((min(group, key=rank.__getitem__) for group in grouped if group), key=rank.__getitem__)[:size]
    others = [line.entry for line in lines if line.entry not in firsts]
    return sorted([*firsts, *others[: size - len(firsts)]], key=rank.__getitem__)


def seated(table: Sequence[int], seats: int, sat: dict[int, Counter[int]]) -> list[int | None]:
    """Entrants by seat, so that nobody sits anywhere more often than need be; empty ones are for bots.

    >>> seated([1, 2], 3, {1: Counter({0: 1}), 2: Counter({1: 1})})
    [2, 1, None]
    """
    filled: list[int | None] = [*table, *[None] * (seats - len(table))]
    places = range(len(filled))

    def cost(order: tuple[int, ...]) -> int:
        return sum((2 * sat[e][seat] + 1) for seat, i in enumerate(order) if (e := filled[i]) is not None)

    best = min(permutations(places), key=lambda order: (cost(order), order))
    return [filled[i] for i in best]


def seats_taken(results: Sequence[Result]) -> dict[int, Counter[int]]:
    """How often everybody has sat where."""
    sat: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for result in results:
        for seat, entry in enumerate(result.seating):
            if entry is not None:
                sat[entry][seat] += 1
    return sat
