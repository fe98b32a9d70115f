"""Measures tempers: python -m feldherr.bots.tempers [--game G] [--level L] [--games N] [--tempers a,b] [--file FILE].

Each temper plays alone against three of its plain level, in every seat in turn. Told are the share of games won, what
it does in a game, and how often a classifier names the temper from ten games of one half, having learned from the
other.
"""

import argparse
import json
from collections import defaultdict
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import feldherr
from feldherr.bots.arena.report import interval
from feldherr.bots.bot import Budget
from feldherr.bots.levels import bot
from feldherr.bots.tempers import TEMPERS, seen
from feldherr.bots.tempers.deeds import DIARIES, Deeds
from feldherr.bots.tempers.telling import Told, told_apart
from feldherr.crew import Crew

PLAYERS = 4


def play(game_name: str, level: str, simulations: int | None, seed: int, job: tuple[str, int]) -> dict[str, Any]:
    """One game of a temper against three plain ones: how much of the win is its own, its points, and its deeds."""
    temper, number = job
    block, seat = divmod(number, PLAYERS)
    names = [f"{level}+{temper}" if other == seat else level for other in range(PLAYERS)]
    players = [bot(name, game_name) for name in names]
    game = feldherr.new_game(game_name, players=PLAYERS, seed=Random(f"{seed} {block}").randbytes(32))
    rngs = [Random(f"{seed} {block} {other}") for other in range(PLAYERS)]
    diary = DIARIES[game_name](seat, PLAYERS)
    while not game.over:
        asked = next(iter(game.pending))
        assert isinstance(asked, int)
        view = seen(game, asked, players[asked].temper)
        text = players[asked].decide(view, rngs[asked], Budget(simulations=simulations)).move
        if asked == seat:
            diary.before(view, partial(game.events, asked), text)
        game.play(asked, text)
    assert game.outcome is not None
    winners = game.outcome.ranking[0]
    return {
        "temper": temper,
        "number": number,
        "won": (seat in winners) / len(winners),
        "points": game.outcome.scores[seat],
        "deeds": diary.deeds(game.events("all")),
    }


def table(found: dict[str, list[dict[str, Any]]]) -> list[str]:
    """A line for each temper: games won, points, and the means of its deeds."""
    heads = list(next(iter(found.values()))[0]["deeds"])
    lines = [" | ".join(["temper", "games", "won", "95 %", "points", *heads])]
    for temper, games in found.items():
        won, number = sum(game["won"] for game in games), len(games)
        low, high = interval(won, number)
        points = sum(game["points"] for game in games) / number
        means = [sum(game["deeds"][head] for game in games) / number for head in heads]
        cells = [temper, str(number), f"{won / number:.1%}", f"{low:.1%} to {high:.1%}", f"{points:.1f}"]
        lines.append(" | ".join([*cells, *(f"{mean:.2f}" for mean in means)]))
    return lines


def confusion(told: Told) -> list[str]:
    """How often which temper was named for which."""
    lines = [f"named rightly: {told.right:.1%}", " | ".join(["is \\ named", *told.names])]
    for name, row in zip(told.names, told.counts, strict=True):
        lines.append(" | ".join([name, *(f"{count / row.sum():.0%}" for count in row)]))
    return lines


def kept(path: Path | None) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path and path.exists() else []


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m feldherr.bots.tempers", description=__doc__)
    parser.add_argument("--game", choices=list(DIARIES), default="wallenstein")
    parser.add_argument("--level", default="captain")
    parser.add_argument("--games", type=int, default=400, help="for each temper")
    parser.add_argument("--together", type=int, default=10, help="games from which a temper is to be named")
    parser.add_argument("--tempers", help="only these, with commas between them")
    parser.add_argument("--simulations", type=int, help="for each decision of a level that searches")
    parser.add_argument("--seed", type=int, default=1618)
    parser.add_argument("--jobs", type=int, help="otherwise one for each core")
    parser.add_argument("--file", type=Path, help="games (JSON lines): those found there are not played again")
    given = parser.parse_args()
    tempers = given.tempers.split(",") if given.tempers else list(TEMPERS)
    known = {(game["temper"], game["number"]): game for game in kept(given.file)}
    jobs = [(temper, number) for number in range(given.games) for temper in tempers]
    missing = [job for job in jobs if job not in known]
    with Crew(given.jobs) as crew:
        for game in crew.each(partial(play, given.game, given.level, given.simulations, given.seed), missing):
            known[game["temper"], game["number"]] = game
            if given.file:
                with given.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(game) + "\n")
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for job in sorted(jobs, key=lambda job: (tempers.index(job[0]), job[1])):
        found[job[0]].append(known[job])
    print("\n".join(table(found)))
    if len(tempers) > 1:
        deeds: dict[str, list[Deeds]] = {temper: [game["deeds"] for game in games] for temper, games in found.items()}
        print("\n".join(confusion(told_apart(deeds, given.together))))


if __name__ == "__main__":
    main()
