"""A bot somewhere else: it is sent the view, and answers with a move."""

import json
from http.client import HTTPException
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

from feldherr.bots.bot import Bot, Budget, Choice, Reason
from feldherr.kernel.errors import FeldherrError

LONGEST_ANSWER: Final = 100_000
GRACE_SECONDS: Final = 2.0
"""For the way there and back, besides the budget."""
DEFAULT_SECONDS: Final = 10.0


class RemoteError(FeldherrError):
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
        except (OSError, HTTPException, ValueError) as error:
            raise RemoteError("bot_silent", address=self.address[:200], reason=str(error)[:200]) from error


def read(answer: Any) -> Choice:
    """A choice from its JSON form.

    >>> read({"move": "pass"})
    Choice(move='pass', why=[], ideas=[], cut=False)
    """
    if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
        raise ValueError("an object with a text `move` was expected")
    why = answer.get("why") or []
    try:
        return Choice(answer["move"], [Reason(str(one["code"]), dict(one.get("facts", {}))) for one in why])
    except (AttributeError, KeyError, TypeError):
        raise ValueError("`why` was expected to be a list of objects with a `code`, and perhaps `facts`") from None
