"""Players that are programs. They see what their seat sees, and nothing else."""

from random import Random
from typing import Any

from feldherr.bots.bot import Bot, Budget, Choice, Clock, RandomBot, Reason, Watched
from feldherr.bots.levels import (
    LEVELS,
    REGISTRY,
    Level,
    bot,
    level,
    may_have_temper,
    of_house,
    offered,
    simulations,
    stand_in,
)
from feldherr.bots.tempers import CHARACTERS, TEMPERS, seen

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "REGISTRY",
    "TEMPERS",
    "Bot",
    "Budget",
    "Choice",
    "Clock",
    "Level",
    "RandomBot",
    "Reason",
    "Watched",
    "bot",
    "choose",
    "decide",
    "level",
    "may_have_temper",
    "of_house",
    "offered",
    "seen",
    "simulations",
    "stand_in",
]


def decide(name: str, view: dict[str, Any], rng: Random, budget: float | Budget) -> Choice:
    """What a bot plays at the seat of the view, and why. The bot is a level, perhaps with a temper, an import path or
    an address.

    >>> import feldherr
    >>> game = feldherr.new_game("wallenstein", players=3, seed=1618)
    >>> decide("captain", game.view(1), Random(1), budget=1.0).move.split()[0]
    'plan'
    """
    limit = budget if isinstance(budget, Budget) else Budget(seconds=budget)
    watched = Watched(*limit)
    choice = bot(name, view["game"]).decide(view, rng, watched)
    return choice._replace(cut=watched.cut)


def choose(name: str, view: dict[str, Any], rng: Random, budget: float) -> str:
    """The text of the move that a bot of this level plays at the seat of the view; it thinks `budget` seconds at most.

    >>> import feldherr
    >>> game = feldherr.new_game("wallenstein", players=3, seed=1618)
    >>> game.play(1, choose("random", game.view(1), Random(1), budget=1.0))
    """
    return decide(level(name).name, view, rng, budget).move
