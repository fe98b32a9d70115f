"""What analyses ask of worker processes: each job is a piece of one, and returns plain data."""

from collections.abc import Sequence
from typing import Any

from feldherr.bots.analysis.course import Task, asked_for, concluded, do, first_tasks, usual_effort


def asked(record: dict[str, Any], seat: int, share: float) -> tuple[Task, list[Task]]:
    """The analysis of a record for a seat, and what it begins with."""
    task = asked_for(record, seat, effort=usual_effort(record).scaled(share))
    return task, first_tasks(task)


def piece(task: Task) -> Any:
    return do(task)


def whole(task: Task, first: Sequence[Task], results: Sequence[Any], measured: Sequence[Any]) -> dict[str, Any]:
    return concluded(task, first, results, measured).as_json()
