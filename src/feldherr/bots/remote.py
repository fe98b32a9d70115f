"""A bot somewhere else: it is sent the view, and answers with a move."""

import json
from random import Random
from typing import Any, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

from feldherr.bots.bot import Bot, Budget, Choice, Reason

LONGEST_ANSWER: Final = 100_000
GRACE_SECONDS: Final = 2.0
"""For the way there and back, besides the budget."""
DEFAULT_SECONDS: Final = 10.0


class RemoteError(Exception):
    """The other side gave no move in time."""


class RemoteBot(Bot):
    """Posts `{"view", "seed", "seconds", "simulations"}` and expects `{"move"}`, perhaps with `why`, as JSON."""

    def __init__(self, address: str) -> None:
        self.address = address

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        seconds = DEFAULT_SECONDS if budget.seconds is None else budget.seconds
        question = {
            "view": view,
            "seed": rng.getrandbits(32),
            "seconds": budget.seconds,
            "simulations": budget.simulations,
        }
        request = Request(self.address, json.dumps(question).encode(), {"content-type": "application/json"})
        try:
            with urlopen(request, timeout=seconds + GRACE_SECONDS) as answer:
                return read(json.loads(answer.read(LONGEST_ANSWER)))
        except (URLError, TimeoutError, OSError, ValueError) as error:
            raise RemoteError(f"{self.address}: {error}") from error


def read(answer: Any) -> Choice:
    """A choice from its JSON form.

    >>> read({"move": "pass"})
    Choice(move='pass', why=[], ideas=[], cut=False)
    """
    if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
        raise ValueError("an object with a text `move` was expected")
    why = answer.get("why") or []
    return Choice(answer["move"], [Reason(str(one["code"]), dict(one.get("facts", {}))) for one in why])
