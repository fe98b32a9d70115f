"""Whole games of the quick levels on all kinds of tables: no move is refused, nothing crashes."""

from random import Random

from feldherr import Game
from feldherr.bots import TEMPERS, Budget, bot, seen
from feldherr.bots.levels import level
from feldherr.kernel.decision import CHANCE
from tests.fuzzing import Broken
from tests.sixteenthirty import fuzz as sixteenthirty
from tests.wallenstein import fuzz as wallenstein

LEVELS = ("captain", "recruit", "captain", "random")
"""The random one leads to positions that the others avoid."""
SHARE = 8
"""One game of so many is Sixteen Thirty Something."""


def table(seed: int) -> Game:
    """The table that a seed chooses."""
    if seed % SHARE == 0:
        return sixteenthirty.TABLES[seed // SHARE % len(sixteenthirty.TABLES)].open(seed)
    return wallenstein.TABLES[seed % len(wallenstein.TABLES)].open(seed)


def characterful(plain: str, game: str, rng: Random) -> str:
    """Every other bot that can have a temper has one."""
    return f"{plain}+{rng.choice(TEMPERS)}" if level(plain).may_have_temper(game) and rng.random() < 0.5 else plain


def fuzz(seed: int, levels_of: tuple[str, ...] = LEVELS, simulations: int = 10) -> None:
    """Plays a game; every seat has one of these levels, often with a temper, and such a budget. Raises Broken."""
    rng = Random(f"bots {seed}")
    game = table(seed)
    name = game.rulebook.name
    levels = [characterful(plain, name, rng) for plain in rng.choices(levels_of, k=game.players)]
    players = [bot(each, name) for each in levels]
    asked = None
    try:
        while not game.over:
            seat, asked = next(iter(game.pending.items()))
            if seat == CHANCE:
                game.play(seat, asked.sample(rng))
                continue
            player = players[int(seat)]
            view = seen(game, int(seat), player.temper)
            game.play(seat, player.decide(view, rng, Budget(simulations=simulations)).move)
    except Exception as error:
        kind = asked.kind if asked else "start"
        raise Broken(f"{name} seed {seed}, {levels}, {kind}", game, error) from error
