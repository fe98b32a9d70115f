"""A server under load: python -m benchmarks.load [--tables N] [--seconds S] [--rate R] [--game NAME]."""

import argparse

from rich.console import Console

from benchmarks.load.report import measure, shown


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables, each with five streams (default 200)")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each phase takes (default 15)")
    parser.add_argument("--rate", type=float, default=150.0, help="moves a second of the steady phase (default 150)")
    parser.add_argument("--game", default="wallenstein", help="the game that is played (default wallenstein)")
    given = parser.parse_args()
    figures = measure(given.game, given.tables, given.seconds, given.rate)
    Console().print(shown(figures, given.tables), highlight=False)


if __name__ == "__main__":
    main()
