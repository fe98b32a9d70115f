"""What came of a contest: shares of games won, points, ratings and times."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any, Final

from feldherr.bots.arena.contest import Contest
from feldherr.bots.arena.play import seconds_of

Z95: Final = 1.959964


def summary(contest: Contest, results: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """The whole contest as plain data."""
    games = sorted(results, key=lambda result: int(result["number"]))
    ratings = rate(contest, games)
    lines = [entrant_line(contest, games, entrant) for entrant in range(len(contest.entrants))]
    for line, rating in zip(lines, ratings, strict=True):
        line["rating"] = rating
    failures = [failure for game in games for failure in game["failures"]]
    return {
        "contest": contest.as_json(),
        "games": len(games),
        "entrants": lines,
        "failures": {"number": len(failures), "first": failures[:10]},
    }


def entrant_line(contest: Contest, games: list[dict[str, Any]], entrant: int) -> dict[str, Any]:
    """One entrant over all its games; a win shared by several seats counts for each in part."""
    name = contest.entrants[entrant]
    own = [game for game in games if entrant in game["seating"]]
    wins = sum(share_of(game, entrant) for game in own)
    seats = sum(game["seating"].count(entrant) for game in own)
    points = [score for game in own for seat, score in enumerate(game["scores"]) if game["seating"][seat] == entrant]
    times: Counter[int] = Counter()
    for game in own:
        times.update({int(at): n for at, n in game["times"].get(name, {}).items()})
    decisions = sum(times.values())
    return {
        "name": name,
        "games": len(own),
        "win_share": wins / len(own) if own else 0.0,
        "win_share_95": list(interval(wins, len(own))),
        "even_share": seats / (contest.players * len(own)) if own else 0.0,
        "points": sum(points) / len(points) if points else 0.0,
        "decisions": decisions,
        "milliseconds": 1000 * sum(game["seconds"].get(name, 0.0) for game in own) / max(1, decisions),
        "milliseconds_cpu": 1000 * sum(game["cpu"].get(name, 0.0) for game in own) / max(1, decisions),
        "milliseconds_p99": 1000 * percentile(times, 0.99),
        "failures": sum(failure["entrant"] == name for game in own for failure in game["failures"]),
    }


def share_of(game: dict[str, Any], entrant: int) -> float:
    """How much of the win belongs to an entrant."""
    winners = game["ranking"][0]
    own = [seat for seat in winners if game["seating"][seat] == entrant]
    return len(own) / len(winners)


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's).

    >>> [round(end, 3) for end in interval(25, 100)]
    [0.175, 0.343]
    """
    if not games:
        return 0.0, 1.0
    share, z = wins / games, Z95 * Z95 / games
    middle, half = share + z / 2, sqrt(z * share * (1 - share) + z * z / 4)
    return max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z))


def percentile(times: Counter[int], part: float) -> float:
    """The time that so many of all decisions stay within."""
    due = part * sum(times.values())
    for at in sorted(times):
        due -= times[at]
        if due <= 0:
            return seconds_of(at)
    return 0.0


def rate(contest: Contest, games: list[dict[str, Any]]) -> list[dict[str, float]]:
    """OpenSkill ratings (Plackett-Luce); several seats of one entrant learn together."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating(name=name) for name in contest.entrants]
    for game in games:
        ranks = [0.0] * contest.players
        for place, seats in enumerate(game["ranking"]):
            for seat in seats:
                ranks[seat] = float(place)
        teams = [[model.create_rating([ratings[e].mu, ratings[e].sigma])] for e in game["seating"]]
        after = model.rate(teams, ranks=ranks)
        for entrant in set(game["seating"]):
            own = [after[seat][0] for seat in range(contest.players) if game["seating"][seat] == entrant]
            ratings[entrant].mu = sum(one.mu for one in own) / len(own)
            ratings[entrant].sigma = sum(one.sigma for one in own) / len(own)
    return [{"mu": rating.mu, "sigma": rating.sigma} for rating in ratings]
