"""`feldherr arena`: bots against each other at balanced tables, and what that says about them."""

import json
import os
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import feldherr
from feldherr.bots.arena.contest import Contest, named, require_entrants
from feldherr.bots.arena.run import whole_of
from feldherr.bots.levels import bot
from feldherr.cli import store
from feldherr.cli.arguments import table_options
from feldherr.cli.texts import Texts
from feldherr.kernel.errors import BadOption

if TYPE_CHECKING:
    from rich.console import Console

SEED: Final = 1618
SECONDS: Final = 5.0
MOST_FAILURES: Final = 5
WIDTH: Final = 110
"""Where nobody looks at a terminal, lines are long enough for the table."""


def run(given: Namespace, texts: Texts) -> int:
    if given.exploit:
        return exploited(given, texts)
    contest = contest_of(given)
    require_files(given)
    from feldherr.bots.arena.report import summary
    from feldherr.bots.arena.run import results

    jobs = given.jobs if given.on == "ray" else min(given.jobs or os.cpu_count() or 1, given.games)
    path = Path(given.resume) if given.resume else None
    start = perf_counter()
    played = list(_with_progress(results(contest, given.games, jobs, path, given.on), given.games, texts))
    found = summary(contest, played)
    found["seconds"] = perf_counter() - start
    _show(found, texts)
    if given.json:
        write_json(given.json, found)
    if given.plot:
        _plot(found, Path(given.plot), texts)
    if given.write_ratings:
        from feldherr.bots import ratings

        ratings.write(found, command_of(contest, given.games))
    return 0


def exploited(given: Namespace, texts: Texts) -> int:
    """The search for the best answer to a level, round by round, and what it wins."""
    if given.entrants:
        raise BadOption("exploit_alone")
    given.entrants = [given.exploit]
    contest = contest_of(given)
    require_files(given)
    from rich.console import Console

    from feldherr.bots.arena.exploit import exploit

    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = max(console.width, WIDTH)
    jobs = given.jobs if given.on == "ray" else min(given.jobs or os.cpu_count() or 1, given.games)
    start = perf_counter()
    found = []
    for answers in exploit(contest, given.games, jobs, given.on, Path(given.resume) if given.resume else None):
        found.append([answer.as_json() for answer in answers])
        _show_answers(found[-1], console, texts)
    games = sum(answer["games"] for answers in found for answer in answers)
    seconds = perf_counter() - start
    share = texts.percent(1 / contest.players, 1)
    facts = {"level": given.exploit, "players": contest.players, "share": share, "games": games}
    console.print(texts("exploit_done", seconds=round(seconds), **facts))
    if given.json:
        told = {"contest": contest.as_json(), "rounds": found, "best": found[-1][0], "seconds": seconds}
        write_json(given.json, told)
    return 0


def require_files(given: Namespace) -> None:
    """What is asked for can be written: a contest may take hours."""
    store.require_writable(given.json, given.plot, given.resume, given.resume and whole_of(Path(given.resume)))


def write_json(path: str, told: dict[str, Any]) -> None:
    store.write(Path(path), (json.dumps(told, indent=1) + "\n").encode())


def _show_answers(answers: list[dict[str, Any]], console: "Console", texts: Texts) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, head in enumerate(texts("exploit_heads").split("|")):
        table.add_column(head, justify="right" if number else "left", no_wrap=True)
    for answer in answers:
        low, high = answer["win_share_95"]
        won, limits = texts.percent(answer["win_share"], 1), f"{texts.percent(low, 1)} – {texts.percent(high, 1)}"
        name = answer["name"].rpartition(":")[2]
        table.add_row(name, str(answer["games"]), won, limits, texts.decimal(answer["points"]))
    console.print(table)


def contest_of(given: Namespace) -> Contest:
    """The contest that the command line asks for; whatever is wrong with it is said before a process starts."""
    require_entrants(given.entrants, given.format)
    game = given.game or feldherr.GAMES[0]
    options = table_options(given)
    players = 4 if given.players is None else given.players
    feldherr.new_game(game, players=players, seed=1, **options)
    for entrant in given.entrants:
        bot(named(entrant)[0], game)
    seed = SEED if given.seed is None else given.seed
    seconds = SECONDS if given.seconds is None and given.simulations is None else given.seconds
    cpu = given.clock == "cpu"
    return Contest(game, players, tuple(given.entrants), given.format, options, seed, seconds, given.simulations, cpu)


def command_of(contest: Contest, games: int) -> str:
    """The command that gives the same contest again."""
    words = ["feldherr arena", *contest.entrants, f"--game {contest.game} --players {contest.players}"]
    words += [f"--games {games} --format {contest.seating} --seed {contest.seed}"]
    words += [f"--seconds {contest.seconds:g}"] if contest.seconds is not None else []
    words += [f"--simulations {contest.simulations}"] if contest.simulations is not None else []
    words += ["--clock cpu"] if contest.cpu else []
    words += [f"--{name}" if value is True else f"--{name} {value}" for name, value in contest.options.items()]
    return " ".join([*words, "--write-ratings"])


def _with_progress(results: Iterator[dict[str, Any]], games: int, texts: Texts) -> Iterator[dict[str, Any]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn(texts("arena_playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games)
        for result in results:
            progress.advance(task)
            yield result


def _show(found: dict[str, Any], texts: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, head in enumerate(texts("arena_heads").split("|")):
        table.add_column(head, justify="right" if number else "left", no_wrap=True)
    for line in found["entrants"]:
        low, high = line["win_share_95"]
        table.add_row(
            line["name"],
            texts.percent(line["win_share"], 1),
            f"{texts.percent(low, 1)} – {texts.percent(high, 1)}",
            texts.percent(line["even_share"], 1),
            texts.decimal(line["points"]),
            texts.rating(line["rating"]),
            texts.decimal(line["milliseconds"]),
            texts.decimal(line["milliseconds_p99"]),
            texts.decimal(line["milliseconds_cpu"]),
            str(line["failures"]),
        )
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = max(console.width, WIDTH)
    console.print(table)
    for failure in found["failures"]["first"][:MOST_FAILURES]:
        console.print(texts("arena_failure", **failure), markup=False)
    facts = {"players": found["contest"]["players"], "seed": found["contest"]["seed"]}
    console.print(texts("arena_done", games=found["games"], seconds=round(found["seconds"]), **facts))


def _plot(found: dict[str, Any], path: Path, texts: Texts) -> None:
    from feldherr.bots.arena.plot import svg

    contest = found["contest"]
    title = texts("arena_title", game=contest["game"], players=contest["players"], games=found["games"])
    store.write(path, svg(found, title).encode())
