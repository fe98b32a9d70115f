"""How a level votes on factions and makes war: python -m feldherr.bots.sixteenthirty.parties [LEVEL] [--games N].

Tables of three to six players of one level: votes to join a faction, wars by the country attacked, and how often those
win who hold markers of the German States, on whom everybody may make war.
"""

import argparse
from collections import Counter
from functools import partial
from random import Random

import feldherr
from feldherr.bots.arena.report import interval
from feldherr.bots.bot import Budget
from feldherr.bots.levels import LEVELS, bot
from feldherr.crew import Crew
from feldherr.sixteenthirty.names import COUNTRIES, FACTIONS, GERMAN_STATES, ISSUES, JOIN
from feldherr.sixteenthirty.state import State

GERMANY = COUNTRIES[GERMAN_STATES]
COUNTRY_WAR = "war on "


def told(level: str, players: int, seed: int, simulations: int | None, number: int) -> Counter[str]:
    """What is counted in one game."""
    game = feldherr.new_game("sixteenthirty", players=players, seed=Random(f"{seed} {players} {number}").randbytes(32))
    rng = Random(f"{seed} {players} {number} bots")
    player, budget = bot(level, "sixteenthirty"), Budget(simulations=simulations)
    found: Counter[str] = Counter(games=1)
    while not game.over:
        seat = next(iter(game.pending))
        assert isinstance(seat, int)
        game.play(seat, player.decide(game.view(seat), rng, budget).move)
    issue = ""
    for event in game.events("all"):
        if event["kind"].endswith("_proposed"):
            issue = event["kind"].removesuffix("_proposed")
        elif event["kind"] == "votes_shown" and issue == ISSUES[JOIN]:
            votes = Counter(event["votes"].values())
            found.update({f"{'all ' if len(votes) == 1 else ''}{colour}": n for colour, n in votes.items()})
        elif event["kind"] == "war_begun":
            found[COUNTRY_WAR + event["defender"]] += 1
    assert game.outcome is not None
    assert isinstance(game.state, State)
    winners = game.outcome.ranking[0]
    for seat, markers in enumerate(game.state.vp_markers):
        if GERMAN_STATES in markers:
            found["holders"] += 1
            found["won by holders"] += (seat in winners) / len(winners)  # type: ignore[assignment]
    return found


def line(players: int, found: Counter[str]) -> str:
    """The three figures of a table size."""
    contested = sum(found[colour] for colour in FACTIONS)
    unanimous = sum(found[f"all {colour}"] for colour in FACTIONS)
    wars = sum(n for name, n in found.items() if name.startswith(COUNTRY_WAR))
    on_germany, won, holders = found[COUNTRY_WAR + GERMANY], found["won by holders"], found["holders"]
    low, high = interval(won, holders)
    return (
        f"{players} players, {found['games']} games: red {found['red'] / max(1, contested):.1%} of {contested} "
        f"contested and {found['all red'] / max(1, unanimous):.1%} of {unanimous} unanimous votes to join; "
        f"{wars / found['games']:.1f} wars a game, {on_germany / max(1, wars):.1%} on the German States; "
        f"{holders} holders of their markers won {won / max(1, holders):.1%} "
        f"({low:.1%} to {high:.1%}, even {1 / players:.1%})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m feldherr.bots.sixteenthirty.parties", description=__doc__)
    parser.add_argument("level", nargs="?", choices=LEVELS, default="captain")
    parser.add_argument("--games", type=int, default=200, help="at tables of each size")
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4, 5, 6])
    parser.add_argument("--seed", type=int, default=1618)
    parser.add_argument("--simulations", type=int, help="for each decision of a level that searches")
    parser.add_argument("--jobs", type=int, help="otherwise one for each core")
    given = parser.parse_args()
    with Crew(given.jobs) as crew:
        for players in given.players:
            play = partial(told, given.level, players, given.seed, given.simulations)
            found: Counter[str] = sum(crew.each(play, range(given.games)), Counter())
            print(line(players, found), flush=True)


if __name__ == "__main__":
    main()
