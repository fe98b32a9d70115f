"""The ratings of the levels, as `feldherr arena --write-ratings` measured them."""

import json
from pathlib import Path
from typing import Any, Final

from feldherr.bots.arena.contest import named

FILE: Final = Path(__file__).parent / "data" / "ratings.json"


def read() -> dict[str, dict[str, dict[str, Any]]]:
    """By game and level: `mu`, `sigma`, the number of games, CPU milliseconds a decision, and the command.

    >>> sorted(read())
    ['sixteenthirty', 'wallenstein']
    """
    ratings: dict[str, dict[str, dict[str, Any]]] = json.loads(FILE.read_text("utf-8"))
    return ratings


def write(summary: dict[str, Any], command: str, path: Path = FILE) -> None:
    """Puts the ratings of a contest in the place of those of its game."""
    ratings = json.loads(path.read_text("utf-8")) if path.exists() else {}
    ratings[summary["contest"]["game"]] = {
        named(line["name"])[0]: {
            "mu": round(line["rating"]["mu"], 2),
            "sigma": round(line["rating"]["sigma"], 2),
            "games": line["games"],
            "win_share": round(line["win_share"], 4),
            "milliseconds": round(line["milliseconds_cpu"], 2),
            "command": command,
        }
        for line in summary["entrants"]
    }
    path.write_text(json.dumps(ratings, indent=1, sort_keys=True) + "\n", "utf-8")
