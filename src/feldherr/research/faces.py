"""What the faces of PettingZoo and Gymnasium have in common: spaces, pictures, and tables from seeds."""

from io import BytesIO
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

import feldherr
from feldherr import svg
from feldherr.kernel.extras import need
from feldherr.kernel.rulebook import choice_of
from feldherr.research.encoding import Encoding, encoding
from feldherr.research.table import Table

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
PICTURE_WIDTH: Final = 640
ILLEGAL: Final = -1.0
"""What an illegal action costs; it ends the game."""
Observation = dict[str, npt.NDArray[Any]]


def observation_space(code: Encoding) -> Any:
    """A row of small integers, and the mask of what may be done."""
    spaces = need("gymnasium.spaces")
    return spaces.Dict(
        {
            "observation": spaces.Box(0, code.LAYOUT.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(code.ACTION_NAMES),), np.int8),
        }
    )


def action_space(code: Encoding) -> Any:
    return need("gymnasium.spaces").Discrete(len(code.ACTION_NAMES))


class Tables:
    """New tables of one kind, one after another, each from the same chain of chance."""

    def __init__(self, game: str, players: int, options: dict[str, Any], render_mode: str | None = None) -> None:
        if render_mode is not None:
            choice_of("render_mode", render_mode, RENDER_MODES)
        choice_of("throws", options.get("throws", "inside"), ("inside",))
        self.game = game
        self.players = players
        self.options = options
        self.code = encoding(game)
        self.rng = Random()
        feldherr.new_game(game, players=players, seed=0, **options)  # says what is wrong with it

    def seed(self, seed: int | None) -> None:
        """Begins the chain anew, where a seed is given."""
        if seed is not None:
            self.rng = Random(seed)

    def deal(self, events: bool = False) -> Table:
        """The next table. Its game tells its events only to those who ask for them."""
        seed = self.rng.randbytes(32)
        return Table(feldherr.new_game(self.game, players=self.players, seed=seed, events=events, **self.options))


def rendered(game: feldherr.Game, mode: str | None) -> Any:
    """The table as a spectator sees it: printed, as text, or as a picture of red, green and blue."""
    if mode is None:
        return None
    if mode == "rgb_array":
        image = need("PIL.Image").open(BytesIO(svg.png(svg.board(game, fonts=False), PICTURE_WIDTH)))
        return np.asarray(image.convert("RGB"), np.uint8).copy()
    text = f"{svg.headline(game)}\n{svg.describe(game)}"
    if mode == "ansi":
        return text
    print(text)
    return None
