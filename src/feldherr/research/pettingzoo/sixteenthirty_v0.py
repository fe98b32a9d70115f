"""Sixteen Thirty Something for PettingZoo: `env()`, `raw_env()`, `parallel_env()`."""

from functools import partial
from typing import Final

from feldherr.research.pettingzoo import environments

env: Final = partial(environments.env, "sixteenthirty")
raw_env: Final = partial(environments.raw_env, "sixteenthirty")
parallel_env: Final = partial(environments.parallel_env, "sixteenthirty")
