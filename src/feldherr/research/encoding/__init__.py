"""The games as numbers, for programs that learn: actions from a fixed list, observations index by index.

A move is made of one action or of several, one after another: a plan box by box, a march by its target and then its
number of armies. A mask says which actions may come next; whatever is taken from it, the move comes out legal. An
observation is a row of small integers, only of what the seat may know, with the own seat first and the others to the
left of it. `docs/research` lists all of it, made from the tables in these modules.
"""

from importlib import import_module
from typing import Any, Protocol, cast

import feldherr
from feldherr.kernel import registry
from feldherr.kernel.decision import Decision
from feldherr.kernel.errors import BadOption
from feldherr.kernel.rulebook import choice_of
from feldherr.research.encoding.asking import Asking
from feldherr.research.encoding.layout import Layout, Numbers


class Encoding(Protocol):
    """What the module of a game has; one that is registered brings it as its part `encoding`."""

    SEATS: int
    ACTION_NAMES: tuple[str, ...]
    ACTION_ABOUT: tuple[tuple[range, str], ...]
    WAIT: int
    LAYOUT: Layout

    def asking(self, decision: Decision, players: int) -> Asking: ...

    def observe_table(self, g: Any, seat: int) -> Numbers: ...

    def write_question(self, numbers: Numbers, decision: Decision, asked: Asking) -> None: ...


def encoding(game: str) -> Encoding:
    """The encoding of a game.

    >>> len(encoding("wallenstein").ACTION_NAMES)
    162
    """
    choice_of("game", game, feldherr.GAMES)
    if game in feldherr.HOUSE:
        return cast("Encoding", import_module(f"feldherr.research.encoding.{game}"))
    brought = registry.part(game, "encoding")
    if brought is None:
        raise BadOption("no_encoding", game=game)
    return cast("Encoding", brought)
