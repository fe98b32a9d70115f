"""Makes puzzles of games among captains: python -m feldherr.bots.puzzles GAME --number 14.

What a file has already is kept; with another seed other games are added to it. Tables of all sizes come in turn, and
every game gives one puzzle of each kind at most. With `--records FILE...` they come from the decisions that cost most
in finished games of one's own; nothing of a game is kept but the position, as one seat saw it.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import feldherr
from feldherr.bots.puzzles import Puzzle, file_of, read, write
from feldherr.bots.puzzles.finding import ASKED, explained, found, found_in
from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.record import require_form


def make(puzzles: Iterator[Puzzle], number: int, path: Path) -> None:
    """Adds puzzles to a file until it has so many, or there are no more."""
    made = read(path) if path.is_file() else []
    while len(made) < number and (puzzle := next(puzzles, None)) is not None:
        if puzzle.id in {one.id for one in made}:
            continue
        made.append(puzzle)
        write(path, made)
        print(f"{len(made)} of {number}: {puzzle.kind} {puzzle.box}", flush=True)


def of_captains(game: str, seed: int) -> Iterator[Puzzle]:
    """Those in one game among captains after the other."""
    seats = feldherr.rulebook(game).seats
    for each in count(seed):
        yield from found(game, seats[each % len(seats)], each)


def of_records(game: str, files: list[Path], seed: int) -> Iterator[Puzzle]:
    """Those in finished games of this kind; whatever else is in a file is told and left out."""
    for file in files:
        try:
            record = json.loads(file.read_text("utf-8"))
            require_form(record)
            if record["game"] == game:
                yield from found_in(record, seed)
            else:
                print(f"{file}: a game of {record['game']}", file=sys.stderr)
        except (FeldherrError, OSError, ValueError) as error:
            print(f"{file}: {error}", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m feldherr.bots.puzzles", description=__doc__)
    parser.add_argument("game", choices=list(ASKED))
    parser.add_argument("--number", type=int, default=14)
    parser.add_argument("--file", type=Path, help="default: that of the package")
    parser.add_argument("--seed", type=int, default=1, help="of the first game, or of what is imagined in records")
    parser.add_argument(
        "--records", type=Path, nargs="+", metavar="FILE", help="finished games, in the place of captains'"
    )
    parser.add_argument("--explain", action="store_true", help="only tell the reasons of those that are there anew")
    given = parser.parse_args()
    path = given.file or file_of(given.game)
    if given.explain:
        write(path, [explained(puzzle) for puzzle in read(path)])
        return
    game, seed, records = given.game, given.seed, given.records
    make(of_records(game, records, seed) if records else of_captains(game, seed), given.number, path)


if __name__ == "__main__":
    main()
