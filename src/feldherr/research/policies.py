"""Who plays in a simulation: a level of bots, an import path, or a function."""

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Final

import feldherr
from feldherr.bots.bot import Bot, Budget
from feldherr.bots.levels import FROZEN, LEVELS, bot
from feldherr.bots.tempers import seen
from feldherr.kernel.decision import Decision, Move
from feldherr.kernel.errors import BadOption

Player = Callable[[feldherr.Game, int, Decision, Random], Move | str]
"""Answers the decision of a seat. It sees the whole game: one that is to play fair asks for `game.view(seat)`."""
Policy = str | Bot | Player
SIMULATIONS: Final = 64
"""What a bot that searches may spend on a decision, so that it plays alike on every machine."""


def at_random(game: feldherr.Game, seat: int, decision: Decision, rng: Random) -> Move:
    """Any legal move."""
    return decision.sample(rng)


def player(policy: Policy, game: str) -> Player:
    """The function that plays a policy.

    >>> player("random", "wallenstein") is at_random
    True
    """
    if policy == "random":
        return at_random
    found = _named(policy, game) if isinstance(policy, str) else policy
    if isinstance(found, Bot):
        budget = Budget(simulations=SIMULATIONS)
        return lambda game, seat, decision, rng: found.decide(seen(game, seat, found.temper), rng, budget).move
    if not callable(found):
        raise BadOption("no_policy", policy=str(policy)[:80])
    return found


def _named(policy: str, game: str) -> Bot | Player:
    if policy.partition("+")[0] in (*LEVELS, *FROZEN) or policy.startswith(("http://", "https://")):
        return bot(policy, game)
    module, colon, name = policy.partition("?")[0].partition(":")
    if not colon:
        raise BadOption("no_policy", policy=policy[:80])
    try:
        found: Player | type[Bot] = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption("bot_not_found", path=policy[:120], reason=str(error)) from None
    return bot(policy, game) if isinstance(found, type) else found


def players(policies: Policy | Sequence[Policy], game: str, seats: int) -> list[Player]:
    """One for all seats, or several that take turns, so that each sits everywhere: `seated` says how."""
    several = list(policies) if isinstance(policies, Sequence) and not isinstance(policies, str) else [policies]
    made = [player(policy, game) for policy in several]
    return [made[seat % len(made)] for seat in range(seats)]


def seated(crowd: list[Player], number: int) -> list[Player]:
    """Who sits where in the game of that number: all move on by one seat from game to game."""
    turn = number % len(crowd)
    return crowd[turn:] + crowd[:turn]
