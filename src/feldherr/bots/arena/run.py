"""A whole contest on all cores or many machines. Results go to a file as they come; what is there is kept."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from feldherr.bots.arena.contest import Contest
from feldherr.bots.arena.play import play
from feldherr.crew import Crew
from feldherr.kernel.errors import BadOption


def results(
    contest: Contest, games: int, jobs: int | None, path: Path | None = None, on: str = "processes"
) -> Iterator[dict[str, Any]]:
    """The results of all games: first those that the file has already, then the others as they end."""
    done = read(path, contest) if path is not None and path.exists() else {}
    yield from (result for number, result in done.items() if number < games)
    missing = [number for number in range(games) if number not in done]
    if not missing:
        return
    if path is None:
        yield from played(contest, missing, jobs, on)
        return
    whole = whole_of(path)
    lines = [{"contest": contest.as_json()}, *done.values()]
    whole.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    whole.replace(path)
    with path.open("a", encoding="utf-8") as file:
        for result in played(contest, missing, jobs, on):
            file.write(json.dumps(result) + "\n")
            file.flush()
            yield result


def whole_of(path: Path) -> Path:
    """Beside a file of results: the same without a line that was cut off."""
    return path.with_name(path.name + ".new")


def played(contest: Contest, numbers: list[int], jobs: int | None, on: str) -> Iterator[dict[str, Any]]:
    with Crew(jobs and min(jobs, len(numbers)), on) as crew:
        yield from crew.each(partial(play, contest), numbers)


def read(path: Path, contest: Contest) -> dict[int, dict[str, Any]]:
    """The results in a file of this contest; a last line cut off is forgotten."""
    lines = path.read_text("utf-8", "replace").splitlines()
    found: list[Any] = []
    for line in lines:
        try:
            found.append(json.loads(line))
        except ValueError:
            break
    if lines and found[:1] != [{"contest": contest.as_json()}]:
        raise BadOption("other_contest", file=str(path))
    return {result["number"]: result for result in found[1:]}
