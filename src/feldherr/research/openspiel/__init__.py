"""The games for OpenSpiel, with explicit chance and what each player may know.

>>> import pyspiel
>>> import feldherr.research.openspiel
>>> game = pyspiel.load_game("python_wallenstein(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 8)
"""

from feldherr.research.openspiel.evaluating import Standing
from feldherr.research.openspiel.games import FeldherrGame, FeldherrState

__all__ = ["FeldherrGame", "FeldherrState", "Standing"]
