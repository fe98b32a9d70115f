"""Whoever does the work: this process alone, or processes beside it."""

import multiprocessing
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any


class Hands(ABC):
    """Take up a kind of work, begin tasks, and tell which are finished."""

    number: int

    @abstractmethod
    def take_up(self, work: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """How to begin the work on an item: gives the task, by which it is known."""

    @abstractmethod
    def finished(self, tasks: list[Any]) -> Iterator[tuple[Any, Any]]:
        """Waits until some of the tasks are finished: these, with their results."""

    @abstractmethod
    def dismiss(self) -> None:
        """Nobody is needed any more."""


class _Own:
    """A task that is done when somebody asks for it."""

    def __init__(self, work: Callable[[Any], Any], item: Any) -> None:
        self.work = work
        self.item = item


class Alone(Hands):
    """One thing after another, in this process."""

    number = 1

    def take_up(self, work: Callable[[Any], Any]) -> Callable[[Any], Any]:
        return lambda item: _Own(work, item)

    def finished(self, tasks: list[_Own]) -> Iterator[tuple[Any, Any]]:
        first = tasks[0]
        yield first, first.work(first.item)

    def dismiss(self) -> None:
        """There is nobody else."""


class Processes(Hands):
    """Processes of this machine, which begin with nothing of this one."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pool = ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), _quiet)

    def take_up(self, work: Callable[[Any], Any]) -> Callable[[Any], Any]:
        return lambda item: self.pool.submit(work, item)

    def finished(self, tasks: list[Future[Any]]) -> Iterator[tuple[Any, Any]]:
        done, _ = wait(tasks, return_when=FIRST_COMPLETED)
        for task in done:
            yield task, task.result()

    def dismiss(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def _quiet() -> None:
    """An interrupt is for the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
