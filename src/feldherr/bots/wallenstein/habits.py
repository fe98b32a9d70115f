"""What a level is in the habit of: python -m feldherr.bots.wallenstein.habits [LEVEL] [--games N].

Tables of one level, in figures that a good player looks at beside strength: points, palaces built in the first year,
attacks that leave one army where an enemy borders, bids by season, and Thalers kept when a season is planned.
"""

import argparse
from collections import defaultdict
from functools import partial
from random import Random
from statistics import fmean, pstdev
from typing import Any

import feldherr
from feldherr.bots.bot import Budget
from feldherr.bots.levels import LEVELS, bot
from feldherr.crew import Crew
from feldherr.wallenstein.board import BORDERS, COUNTY
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.names import CLOSED, NOBODY
from feldherr.wallenstein.state import State

Figures = dict[str, list[float]]
"""By name, every number that was seen."""
SEASONS = ("spring", "summer", "fall")
YEARS = (1, 2)


def played(
    level: str, players: int, seed: int, simulations: int | None, options: dict[str, Any], number: int
) -> Figures:
    """What is counted in one game."""
    chance = Random(f"{seed} {number}").randbytes(32)
    game = feldherr.new_game("wallenstein", players=players, seed=chance, **options)
    rng, player = Random(f"{seed} {number} bots"), bot(level, "wallenstein")
    found: Figures = defaultdict(list)
    while not game.over:
        seat = int(next(iter(game.pending)))
        decision, view = game.pending[seat], game.view(seat)
        text = player.decide(view, rng, Budget(simulations=simulations)).move
        if decision.kind == "plan":
            found["Thalers kept"].append(view["players"][seat]["thalers"])
            bid = next((word[4:] for word in text.split() if word.startswith("bid=")), "-")
            found[f"bid in {view['season']} {view['year']}"].append(int(bid) if bid.isdigit() else 0)
        elif isinstance(decision, MoveArmies) and text.startswith("move "):
            assert isinstance(game.state, State)
            found["one army left"] += bared(game.state, seat, decision.origin, text)
        game.play(seat, text)
    assert game.outcome is not None
    palaces, year = [0.0] * players, 1
    for event in game.events("all"):
        year = event.get("year", year)
        if event["kind"] == "built" and event["building"] == "palace" and year == 1:
            palaces[event["seat"]] += 1
    return {**found, "points": [*map(float, game.outcome.scores)], "palaces in the first year": palaces}


def bared(g: State, seat: int, origin: int, text: str) -> list[float]:
    """Of an attack from a county that somebody else borders, whether it leaves one army there; of others, nothing."""
    _, target, number = text.split()[:3]
    hostile = any(g.owner[county] not in (seat, NOBODY, CLOSED) for county in BORDERS[origin])
    if g.owner[COUNTY[target]] == seat or not hostile:
        return []
    return [float(g.armies[origin] - int(number) == 1)]


def lines(level: str, games: int, found: Figures) -> list[str]:
    """Each figure with how many numbers it is made of."""

    def said(name: str, form: str = "mean {mean:.2f}, spread {spread:.2f}") -> str:
        numbers = found.get(name) or [0.0]
        return f"{name}: {form.format(mean=fmean(numbers), spread=pstdev(numbers))} (n = {len(found.get(name, []))})"

    return [
        f"{level}, {games} games",
        said("points", "mean {mean:.1f}, spread {spread:.1f}"),
        said("palaces in the first year", "{mean:.2f} a seat"),
        said("one army left", "{mean:.1%} of attacks where an enemy borders the origin"),
        *(said(f"bid in {season} {year}") for year in YEARS for season in SEASONS),
        said("Thalers kept", "mean {mean:.1f}, spread {spread:.1f}"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m feldherr.bots.wallenstein.habits", description=__doc__)
    parser.add_argument("level", nargs="?", choices=LEVELS, default="captain")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", choices=("first", "second"), default="second")
    parser.add_argument("--seed", type=int, default=1618)
    parser.add_argument("--simulations", type=int, help="for each decision of a level that searches")
    parser.add_argument("--jobs", type=int, help="otherwise one for each core")
    given = parser.parse_args()
    play = partial(played, given.level, given.players, given.seed, given.simulations, {"edition": given.edition})
    found: Figures = defaultdict(list)
    with Crew(given.jobs) as crew:
        for game in crew.each(play, range(given.games)):
            for name, numbers in game.items():
                found[name] += numbers
    print("\n".join(lines(given.level, given.games, found)))


if __name__ == "__main__":
    main()
