"""Who meets whom in a round of a tournament, and how one stands after it: reckoned, without a server."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from feldherr.server.tournaments.drawing import finalists, groups, seated, seats_taken, swiss
from feldherr.server.tournaments.standings import Result, standings


def by_hand(entries: list[int], results: list[Result]) -> list[tuple[int, Fraction, Fraction, int]]:
    """Entry, points, strength of those met and tables won, best first: reckoned in another way than the server does."""
    points: dict[int, Fraction] = dict.fromkeys(entries, Fraction(0))
    wins = dict.fromkeys(entries, 0)
    met: dict[int, list[int]] = {entry: [] for entry in entries}
    for result in results:
        assert result.ranking is not None
        place = {seat: at for at, tied in enumerate(result.ranking) for seat in tied}
        for seat, entry in enumerate(result.seating):
            if entry is None:
                continue
            met[entry] += [other for other in result.seating if other is not None and other != entry]
            if seat in result.missed:
                continue
            duels = [(place[other] > place[seat], place[other] == place[seat]) for other in place if other != seat]
            points[entry] += sum(Fraction(12 * (2 * won + tied), 2 * len(duels)) for won, tied in duels)
            wins[entry] += place[seat] == 0
    lines = [(e, points[e], sum((points[o] for o in met[e]), Fraction(0)), wins[e]) for e in entries]
    return sorted(lines, key=lambda line: (-line[1], -line[2], -line[3], line[0]))


def played(entrants: int, size: int, rounds: int, rng: random.Random) -> list[Result]:
    results: list[Result] = []
    for number in range(1, rounds + 1):
        for table in swiss(standings(range(entrants), results), size, f"test/{number}"):
            seating = seated(table, max(3, len(table)), seats_taken(results))
            order = rng.sample(range(len(seating)), len(seating))
            missed = frozenset(seat for seat in order if rng.random() < 0.1)
            results.append(Result(number, seating, [[seat] for seat in order], missed))
    return results


@pytest.mark.parametrize(("entrants", "size", "rounds"), [(16, 4, 4), (14, 4, 3), (9, 5, 4), (7, 3, 3), (30, 5, 5)])
def test_standings_are_what_an_independent_reckoning_gives(entrants: int, size: int, rounds: int) -> None:
    results = played(entrants, size, rounds, random.Random(entrants))
    told = [(line.entry, line.points, line.strength, line.wins) for line in standings(range(entrants), results)]
    assert told == by_hand(list(range(entrants)), results)


def test_neighbours_do_not_meet_twice_and_seats_are_balanced() -> None:
    for seed in range(5):
        results = played(16, 4, 4, random.Random(seed))
        for rounds, most in ((3, 0), (4, 4)):  # after three rounds of four tables a fourth without is often not left
            tables = [result.seating for result in results if result.round <= rounds]
            met = Counter(frozenset((a, b)) for table in tables for a in table for b in table if a != b)
            assert sum(number // 2 - 1 for number in met.values()) <= most
        assert max(number for sat in seats_taken(results).values() for number in sat.values()) <= 2
        for number in range(1, 5):
            sat = sorted(entry for r in results if r.round == number for entry in r.seating if entry is not None)
            assert sat == list(range(16))


def test_a_swiss_round_brings_equals_together() -> None:
    results = played(32, 4, 3, random.Random(4))
    lines = standings(range(32), results)
    rank = {line.entry: i for i, line in enumerate(lines)}
    apart = [abs(rank[a] - rank[b]) for table in swiss(lines, 4, "x") for a in table for b in table if a < b]
    assert sum(apart) / len(apart) < 8, "by chance it would be eleven"


def test_groups_are_of_like_strength_and_their_firsts_meet_in_the_final() -> None:
    made = groups(list(range(12)), 4)
    assert [sorted(group) for group in made] == [[0, 5, 6, 11], [1, 4, 7, 10], [2, 3, 8, 9]]
    results = [Result(1, [0, 5, 6, 11], [[3], [0], [1], [2]]), Result(1, [1, 4, 7, 10], [[0], [1], [2], [3]])]
    results.append(Result(1, [2, 3, 8, 9], [[2], [1], [0], [3]]))
    lines = standings(range(12), results)
    assert finalists(lines, made, 4) == [1, 8, 11, 0]
    decided = standings(range(12), [*results, Result(2, [0, 1, 8, 11], [[0], [3], [1], [2]])], final=2)
    assert [line.entry for line in decided[:4]] == [0, 11, 1, 8]
    assert [line.points for line in decided[:4]] == [8, 12, 12, 12]
