"""Many games on many cores or machines. What a game is depends on the seed and its number, never on who plays it where.

>>> simulate("random", games=4, players=3, seed=7, jobs=1).games
4
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import feldherr
from feldherr import fast
from feldherr.crew import Crew
from feldherr.kernel.decision import CHANCE
from feldherr.kernel.errors import BadOption
from feldherr.research.encoding import encoding
from feldherr.research.naming import name_of
from feldherr.research.parquet import Decisions, file_of, open_folder, read_games, write_games
from feldherr.research.policies import Policy, players, seated
from feldherr.research.tally import Row, Tally, row_of

CHUNK: Final = 100
SMALL_RUN: Final = 64
"""Without files, a run has at least so many chunks, so that all hands have something to do."""


@dataclass(frozen=True)
class Simulation:
    """What is played. Everybody who works at it gets the same, and plays some chunks of it."""

    game: str
    players: int
    options: dict[str, Any]
    policies: tuple[Policy, ...]
    seed: int
    chunk: int
    observations: bool = False
    decisions: bool = True

    def about(self) -> dict[str, Any]:
        """What tells it from others."""
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "policies": [name_of(policy) for policy in self.policies],
            "seed": self.seed,
            "chunk": self.chunk,
            "observations": self.observations,
            "rules": feldherr.rulebook(self.game).version,
            **({} if self.decisions else {"decisions": False}),
        }


def simulate(
    policy: Policy | Sequence[Policy] = "random",
    games: int = 1000,
    *,
    game: str = "wallenstein",
    players: int = 4,
    seed: int = 0,
    folder: str | Path | None = None,
    observations: bool = False,
    decisions: bool = True,
    shard: tuple[int, int] = (0, 1),
    chunk: int | None = None,
    jobs: int | None = None,
    on: str = "processes",
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Tally:
    """Plays games and adds them up; with a folder, writes games and decisions there as Parquet, chunk by chunk.

    `policy` is the name of a level, an import path, a Bot or a function; several take turns at the seats. What the
    folder has already is not played again, so that a run broken off goes on; `decisions=False` leaves the decisions
    out, which lets the fast lane play random games. `shard=(i, n)` plays every n-th chunk,
    `on="ray"` plays on a Ray cluster. `progress` is called with the number of games that are done, again and again.
    """
    if observations and not decisions:
        raise BadOption("observations_of_decisions")
    ours = chunks(games, shard, chunk, folder)
    feldherr.new_game(game, players=players, seed=0, **options)  # says what is wrong before processes start
    several = tuple(policy) if isinstance(policy, Sequence) and not isinstance(policy, str) else (policy,)
    size = chunk_size(games, chunk, folder)
    simulation = Simulation(game, players, options, several, seed, size, observations, decisions)
    crowd(simulation)
    place = Path(folder) if folder is not None else None
    if place is not None:
        open_folder(place, simulation.about())
    tally = Tally(players)
    with Crew(jobs and min(jobs, max(1, len(ours))), on) as crew:
        for part in crew.each(partial(play_chunk, simulation, place), ours):
            tally.merge(part)
            if progress is not None:
                progress(tally.games)
    return tally


def chunk_size(games: int, chunk: int | None, folder: str | Path | None) -> int:
    """How many games a chunk has."""
    return chunk or (CHUNK if folder is not None else max(1, min(CHUNK, games // SMALL_RUN)))


def chunks(games: int, shard: tuple[int, int], chunk: int | None, folder: str | Path | None) -> list[range]:
    """The numbers of the games that a shard plays, chunk by chunk.

    >>> chunks(250, (0, 2), 100, None)
    [range(0, 100), range(200, 250)]
    """
    i, n = shard
    if not 0 <= i < n:
        raise BadOption("bad_shard", given=f"{i}/{n}")
    size = chunk_size(games, chunk, folder)
    return [range(first, min(first + size, games)) for first in range(i * size, games, n * size)]


def crowd(simulation: Simulation) -> Any:
    return players(simulation.policies, simulation.game, simulation.players)


def play_chunk(simulation: Simulation, folder: Path | None, numbers: range) -> Tally:
    """Plays the games of a chunk, unless its files have them already, and adds them up."""
    rows = _kept(folder, numbers)
    if rows is None:
        rows = _played(simulation, folder, numbers)
        if folder is not None:
            write_games(file_of(folder, "games", numbers[0]), rows)
    tally = Tally(simulation.players)
    counted = list(feldherr.rulebook(simulation.game).counted.values())
    for row in rows:
        tally.add(row, counted)
    return tally


def _played(simulation: Simulation, folder: Path | None, numbers: range) -> list[Row]:
    """Plays the games of a chunk, and writes their decisions, if somebody wants them."""
    lines = Decisions() if folder is not None and simulation.decisions else None
    if lines is None and is_blind(simulation):
        return [play_blind(simulation, number) for number in numbers]
    sitting = crowd(simulation)
    rows = [play_game(simulation, sitting, number, lines) for number in numbers]
    if folder is not None and lines is not None:
        lines.write(file_of(folder, "decisions", numbers[0]))
    return rows


def _kept(folder: Path | None, numbers: range) -> list[Row] | None:
    """What the folder has of a chunk; a chunk that has grown since is played anew."""
    path = file_of(folder, "games", numbers[0]) if folder is not None else None
    if path is None or not path.exists():
        return None
    rows = read_games(path)
    return rows[: len(numbers)] if len(rows) >= len(numbers) else None


def is_blind(simulation: Simulation) -> bool:
    """Whether nobody looks at the games, and the fast lane knows the table: then it plays them, to the same end."""
    at_random = all(policy == "random" for policy in simulation.policies)
    return at_random and fast.available(simulation.game, players=simulation.players, **simulation.options)


def play_blind(simulation: Simulation, number: int) -> Row:
    """The game of `play_game`, played on the fast lane."""
    rng = Random(f"{simulation.seed} {number}")
    seed, players = rng.randbytes(32), simulation.players
    game = fast.game(simulation.game, players=players, seed=seed, record=False, **simulation.options)
    decisions = game.play_random(rng)
    assert game.outcome is not None
    return row_of(number, seed, _shift(simulation, number), game.outcome, decisions, game.counted)


def _shift(simulation: Simulation, number: int) -> int:
    """By how many seats the policies have moved on."""
    return number % simulation.players if len(simulation.policies) > 1 else 0


def play_game(simulation: Simulation, sitting: Any, number: int, lines: Decisions | None) -> Row:
    """One game, by its number."""
    rng = Random(f"{simulation.seed} {number}")
    game = feldherr.new_game(simulation.game, players=simulation.players, seed=rng.randbytes(32), **simulation.options)
    moving = seated(sitting, number) if len(simulation.policies) > 1 else sitting
    observe = encoding(simulation.game).observe_table if simulation.observations else None
    ply = 0
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        if not isinstance(seat, int):
            game.play(CHANCE, decision.sample(rng))
            continue
        move = moving[seat](game, seat, decision, rng)
        if lines is not None:
            lines.game.append(number)
            lines.ply.append(ply)
            lines.seat.append(seat)
            lines.kind.append(decision.kind)
            lines.move.append(move if isinstance(move, str) else move.text)
            if observe is not None:
                lines.observation.append(observe(game.state, seat))
        game.play(seat, move)
        ply += 1
    assert game.outcome is not None
    kinds = Counter(kind for kind, _, _ in game.state.events)
    counts = {name: kinds[kind] for kind, name in game.rulebook.counted.items()}
    return row_of(number, game.seed, _shift(simulation, number), game.outcome, len(game.moves), counts)
