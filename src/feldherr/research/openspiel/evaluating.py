"""What a position is worth to OpenSpiel's searches without playing it out: how the points stand."""

from typing import Any

import numpy as np

from feldherr.kernel.decision import CHANCE

SCALE = 12.0
"""So many points ahead of the others' mean are worth about three quarters of a victory."""


class Standing:
    """An evaluator for `mcts.MCTSBot` and `ismcts.ISMCTSBot`: much faster than random games to the end, since those
    have some hundred actions."""

    def evaluate(self, state: Any) -> Any:
        """By player, from -1 to 1, adding up to 0."""
        if state.is_terminal():
            return np.array(state.returns())
        points = np.array(state.play.table.game.state.points, float)
        worth = np.tanh((points - points.mean()) / SCALE)
        return worth - worth.mean()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Chance as it is; all actions of a player alike."""
        if state.play.seat == CHANCE:
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]
