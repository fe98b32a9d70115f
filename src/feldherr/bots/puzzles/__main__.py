"""Makes puzzles of games among captains: python -m feldherr.bots.puzzles GAME --number 14.

What a file has already is kept; with another seed other games are added to it. Tables of all sizes come in turn, and
every game gives one puzzle of each kind at most.
"""

import argparse
from itertools import count
from pathlib import Path

import feldherr
from feldherr.bots.puzzles import file_of, read, write
from feldherr.bots.puzzles.finding import ASKED, explained, found


def make(game: str, number: int, path: Path, seed: int) -> None:
    """Adds puzzles to a file until it has so many."""
    made = read(path) if path.is_file() else []
    seats = feldherr.rulebook(game).seats
    for each in count(seed):
        if len(made) >= number:
            return
        for puzzle in found(game, seats[each % len(seats)], each):
            if puzzle.id in {one.id for one in made}:
                continue
            made.append(puzzle)
            write(path, made[:number])
            print(f"{min(len(made), number)} of {number}: {puzzle.kind} {puzzle.box}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m feldherr.bots.puzzles", description=__doc__)
    parser.add_argument("game", choices=list(ASKED))
    parser.add_argument("--number", type=int, default=14)
    parser.add_argument("--file", type=Path, help="default: that of the package")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--explain", action="store_true", help="only tell the reasons of those that are there anew")
    given = parser.parse_args()
    path = given.file or file_of(given.game)
    if given.explain:
        write(path, [explained(puzzle) for puzzle in read(path)])
    else:
        make(given.game, given.number, path, given.seed)


if __name__ == "__main__":
    main()
